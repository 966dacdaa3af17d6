# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Broken, extreme and cut texts, each with a name.

hostile.py FOLDER SIZE prints all of them, with the prefixes of the examples in FOLDER and
the repeated ones of SIZE bytes, for tests that are not in Python: a line with the name and
the length of a text, then the text."""

import configparser
import pathlib
import random
import sys


def host(octets):
    """A host name of so many octets, of labels of at most 63."""
    labels = ["a" * 63] * (octets // 64) + ["a" * (octets % 64)]
    return ".".join(label for label in labels if label)


def beyond(text, count):
    return (text * count).encode()


# Punycode of label() has 63 or 64 octets, by Python's encoder.
def label(octets):
    text = "é"
    while len(("xn--" + text.encode("punycode").decode())) < octets:
        text += "a"
    return text


SMALL = {
    "empty": b"",
    "not-utf-8": b"http://a/\xff\xfe\x80",
    "cut-character": b"http://a/\xc3",
    "cut-character-in-host": b"http://\xf0\x9f\x98/",
    "overlong-slash": b"http://a\xc0\xafb/\xe0\x80\xaf\xf0\x80\x80\xaf",
    "overlong-nul": b"http://a/\xc0\x80",
    "overlong-encoded": b"http://a/%C0%AF%E0%80%AF",
    "surrogate": b"http://a/\xed\xa0\x80",
    "surrogate-pair": b"http://\xed\xa0\xbd\xed\xb8\x80/",
    "surrogate-encoded": b"http://a/%ED%A0%80",
    "too-high": b"http://a/\xf4\x90\x80\x80\xf8\x88\x80\x80\x80\xfc\xfe",
    "nul-alone": b"\0",
    "nul-first": b"\0http://a/",
    "nul-in-host": b"http://a\0b/",
    "nul-last": b"http://a/\0",
    "label-63": b"http://" + b"a" * 63 + b"/",
    "label-64": b"http://" + b"a" * 64 + b"/",
    "label-63-encoded": ("http://%s/" % label(63)).encode(),
    "label-64-encoded": ("http://%s/" % label(64)).encode(),
    "host-253": ("http://%s/" % host(253)).encode(),
    "host-254": ("http://%s/" % host(254)).encode(),
    "host-253-and-dot": ("http://%s./" % host(253)).encode(),
    "host-254-and-dot": ("http://%s./" % host(254)).encode(),
    "embeddings": b"http://a/" + beyond("\u202a\u05d0", 126),
    "overrides": b"http://a/" + beyond("\u202e", 126) + "\u05d0".encode(),
    "isolates": b"http://a/" + beyond("\u2067\u05d0", 126),
    "closings": b"http://a/" + beyond("\u202c\u2069", 126),
    "brackets": b"http://a/" + b"(" * 64 + "\u05d0".encode() + b")" * 64,
    "brackets-of-all-kinds": b"http://a/" + beyond("([{\u2329\u3008", 16),
    "unassigned": "http://\u0378/\u0378\U000e0080".encode(),
    "not-characters": "http://\ufdd0/\ufffe\uffff\U0010ffff".encode(),
    "private-use": "http://\ue000/\U000f0000\U0010fffd".encode(),
    "controls": b"http://a/" + bytes(range(1, 32)) + b"\x7f\xc2\x85",
    "line-ends": "http://a/\r\n\n\u2028\u2029\x0b\x0c".encode(),
    "byte-order-mark": "\ufeffhttp://a/\ufeff".encode(),
    "tags": b"http://a/" + beyond("\U000e0061", 100),
    "joiners": "http://\u200c\u200d/\u200d".encode(),
    "marks-alone": beyond("\u0301", 200),
    "punycode-broken": b"http://xn--/xn--\xff",
    "punycode-overflow": b"http://xn--99999999999/",
    "punycode-of-ascii": b"http://xn--abc-/",
    "percent-cut": b"http://a%/%2/%",
    "percent-nul": b"http://a%00b/%00",
    "percent-in-host": b"http://%ff%c3%28/",
    "port-huge": b"http://a:" + b"9" * 400 + b"/",
    "ipv4-huge": b"http://0x" + b"f" * 400 + b"/",
    "ipv6-broken": b"http://[::1::2]:[/",
    "ipv6-open": b"http://[",
    "ipv6-zone": b"http://[fe80::1%25" + b"a" * 400 + b"]/",
    "ats": b"http://" + b"@" * 1000,
    "colons": b":" * 1000,
    "dots": b"http://" + b"." * 1000,
    "dot-segments": b"http://a" + b"/.." * 1000,
    "question-marks": b"?" * 1000 + b"#" * 1000,
    "backslashes": b"\\" * 1000,
    "entities": b"&#x110000;&#xD800;&#0;&#99999999999999999999;&#x;&",
    "addresses-in-addresses": beyond("http://a\u05d01:1/\u05d1)\u05d1?@\u0660/#:3;", 200),
    "options": b"--help",
    "tab": b"a\tb\tc",
}

# Hosts with a label of 256 Ki characters.
LABELS = [b"http://" + beyond(letter, 256 * 1024) + b".example/"
          for letter in ["a", "\u00e9", "\u05d0", "-", "%C3%A9"]]

# Repeated up to a size.
REPEATED = {
    "nul": b"\0",
    "not-utf-8": b"\xff",
    "surrogates": b"\xed\xa0\x80",
    "letters": b"a",
    "dots": b".",
    "dots-in-host": b"http://..........................................",
    "percent": b"%",
    "colons": b":",
    "spaces": b" ",
    "ats": b"http://@",
    "label": "é".encode(),
    "labels": "é.".encode(),
    "punycode": b"xn--a.",
    "octets": b"%C3%A9",
    "segments": b"/..",
    "addresses": "http://a\u05d01/\u05d1)1/".encode(),
    "marks": "\u0301".encode(),
    "brackets": b"(",
    "hebrew": "\u05d0".encode(),
    "alternating": "a\u05d0".encode(),
    "overrides": "\u202e".encode(),
    "unassigned": "\u0378".encode(),
}


def repeated(size):
    """Texts of so many bytes, and random bytes."""
    for name, text in REPEATED.items():
        yield name, (text * (size // len(text) + 1))[:size]
    noise = random.Random(size).randbytes(size)
    yield "random", noise.translate(None, b"\0\n")


def prefixes(folder):
    """Each prefix, by bytes, of each input of the examples of the standards."""
    found = set()
    for path in sorted(folder.glob("*.ini")):
        examples = configparser.RawConfigParser(delimiters=["="], strict=False,
                                                comment_prefixes=["#"])
        examples.read_string(path.read_text(encoding="utf-8"))
        for name in examples.sections():
            for key in ("Input", "Other"):
                text = examples.get(name, key, fallback="").encode()
                found |= {text[:end] for end in range(len(text) + 1)}
    return sorted(found)


def named(folder, size):
    """All of them, each with its group and name."""
    yield from (("small/" + name, text) for name, text in SMALL.items())
    yield from (("label/%d" % at, text) for at, text in enumerate(LABELS))
    yield from (("large/" + name, text) for name, text in repeated(16 * 1024))
    yield from (("largest/" + name, text) for name, text in repeated(size))
    yield from (("prefix/%d" % at, text) for at, text in enumerate(prefixes(folder)))


def main():
    for name, text in named(pathlib.Path(sys.argv[1]), int(sys.argv[2])):
        sys.stdout.buffer.write(b"%s %d\n%s" % (name.encode(), len(text), text))


if __name__ == "__main__":
    main()
