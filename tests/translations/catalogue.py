# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The messages of a catalogue as msgfmt writes it: GNU gettext's manual, "The Format of
GNU MO Files"; and the template of all catalogues."""

import struct
import subprocess


def messages(path):
    """Each message of the catalogue at path: (context or "", message, its translation);
    a plural message once for each of its forms."""
    data = path.read_bytes()
    order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
    count, originals, translations = struct.unpack_from(order + "3I", data, 8)

    def text(table, index):
        length, start = struct.unpack_from(order + "2I", data, table + 8 * index)
        return data[start:start + length].decode("UTF-8")

    for index in range(count):
        context, _, original = text(originals, index).rpartition("\x04")
        if original == "":
            continue
        message = original.split("\0")[-1]
        for form in text(translations, index).split("\0"):
            yield context, message, form


def write_template(po, path):
    """Writes all messages of the source to path, with comments for translators, as meson's
    iriscope-pot does."""
    subprocess.run(
        ["xgettext", "--from-code=UTF-8", f"--directory={po.parent}",
         f"--files-from={po / 'POTFILES.in'}", f"--output={path}", "--keyword=_",
         "--keyword=N_", "--keyword=C_:1c,2", "--keyword=NC_:1c,2",
         "--keyword=g_dngettext:2,3", "--add-comments=Translators", "--no-wrap"],
        check=True, capture_output=True)
