# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""test-keyboards.py GUIDE: what the guide says about the keys of Hebrew, Arabic and Persian
keyboards is what these layouts of the X Keyboard Extension have, read by libxkbcommon."""

import ctypes
import pathlib
import re
import sys

from tap import Points

XKB = ctypes.CDLL("libxkbcommon.so.0")
for name in ("xkb_context_new", "xkb_keymap_new_from_names"):
    getattr(XKB, name).restype = ctypes.c_void_p
XKB.xkb_keymap_key_get_name.restype = ctypes.c_char_p


class Names(ctypes.Structure):
    """struct xkb_rule_names"""
    _fields_ = [(name, ctypes.c_char_p)
                for name in ("rules", "model", "layout", "variant", "options")]


def layout(code):
    """For the name of each key the characters of its levels: plain, Shift, right Alt, and
    right Alt with Shift; None where a level has none."""
    context = ctypes.c_void_p(XKB.xkb_context_new(0))
    names = Names(b"evdev", b"pc105", code.encode(), None, None)
    keymap = ctypes.c_void_p(XKB.xkb_keymap_new_from_names(context, ctypes.byref(names), 0))
    keys = {}
    for key in range(XKB.xkb_keymap_min_keycode(keymap), XKB.xkb_keymap_max_keycode(keymap)):
        name, levels = XKB.xkb_keymap_key_get_name(keymap, key), []
        for level in range(4):
            symbols = ctypes.POINTER(ctypes.c_uint32)()
            count = XKB.xkb_keymap_key_get_syms_by_level(
                keymap, key, 0, level, ctypes.byref(symbols))
            point = XKB.xkb_keysym_to_utf32(symbols[0]) if count == 1 else 0
            levels.append(chr(point) if point > 0x20 else None)
        # Not those of a keypad, which are no part of a language's layout.
        if name and re.fullmatch(r"A[B-E]\d\d|TLDE|BKSL|LSGT", name.decode()):
            keys[name.decode()] = levels
    return keys


PLAIN, SHIFT, ALT, ALT_SHIFT = range(4)

# Words of the guide, the layout, a character, the level beside it, and what it has there.
CLAIMS = [
    ("the colon is Shift and ף", "il", "ף", SHIFT, ":"),
    ("the slash is Shift and م", "ara", "م", SHIFT, "/"),
    ("the colon Shift and ك", "ara", "ك", SHIFT, ":"),
    ("the dot Shift and ز", "ara", "ز", SHIFT, "."),
    ("the slash and the dot have keys of their own", "ir", "/", PLAIN, "/"),
    ("the slash and the dot have keys of their own", "ir", ".", PLAIN, "."),
    ("the colon is Shift and ک", "ir", "ک", SHIFT, ":"),
    ("Right Alt and the slash is a question mark", "ir", "/", ALT, "?"),
    ("right Alt and ۲, ۳, ۵ or ۷ is @, #, % or &", "ir", "۲", ALT, "@"),
    ("right Alt and ۲, ۳, ۵ or ۷ is @, #, % or &", "ir", "۳", ALT, "#"),
    ("right Alt and ۲, ۳, ۵ or ۷ is @, #, % or &", "ir", "۵", ALT, "%"),
    ("right Alt and ۲, ۳, ۵ or ۷ is @, #, % or &", "ir", "۷", ALT, "&"),
] + [("right Alt, Shift and a digit is a US-ASCII digit", "ir", chr(0x6f0 + digit), ALT_SHIFT,
      str(digit)) for digit in range(10)]


def main():
    points = Points()
    source = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
    guide = re.sub(r'"\s*"', "", source)
    layouts = {code: layout(code) for code in ("il", "ara", "ir")}
    for words, code, char, level, expected in CLAIMS:
        found = {levels[level] for levels in layouts[code].values() if levels[PLAIN] == char}
        points.point(f"{code}: {words}: {char}", found == {expected} and words in guide,
                     found)
    hebrew, arabic = layouts["il"], layouts["ara"]
    points.point("il: the slash is on the key Q", hebrew["AD01"][PLAIN] == "/"
                 and "the slash is on the key Q" in guide)
    others = {levels[PLAIN] for levels in hebrew.values()
              if levels[PLAIN] and "א" <= levels[PLAIN] <= "ת"
              and not re.fullmatch("[A-Z]", levels[SHIFT] or "")}
    points.point("il: Shift and a letter", others == set("ףתץ")
                 and "any other letter but ת and ץ is a Latin capital" in guide, others)
    points.point("ara: no question mark", "The question mark before a query is not on this "
                 "layout" in guide and "?" not in sum(arabic.values(), []))
    points.finish()


main()
