# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: LGPL-2.1-or-later

"""The character references of HTML that have names, as a table in C.

entities.py entities: what each name of the HTML standard stands for. Python has
the list. Names that are valid without a semicolon are left out: in an address "&copy=1"
is a parameter.
entities.py names: of the characters that HTML 4 has a name for, the name.
"""

import html.entities
import sys


def entities():
    names = sorted(n[:-1] for n in html.entities.html5 if n.endswith(";"))
    yield "static const Entity entities[] = {"
    for name in names:
        octets = html.entities.html5[name + ";"].encode("utf-8")
        text = "".join(f"\\x{octet:02X}" for octet in octets)
        yield f'  {{ "{name}", "{text}" }},'
    yield "};"


def character_names():
    yield "static const Name names[] = {"
    for character, name in sorted(html.entities.codepoint2name.items()):
        yield f'  {{ 0x{character:X}, "{name}" }},'
    yield "};"


TABLES = {"entities": entities, "names": character_names}

print("\n".join(TABLES[sys.argv[1]]()))
