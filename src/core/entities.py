# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: LGPL-2.1-or-later

"""The character references of HTML that have names, as a table in C.

Python has the list of the HTML standard. What may stand without its semicolon
is left out: in an address "&copy=1" is a parameter.
"""

import html.entities

names = sorted(n[:-1] for n in html.entities.html5 if n.endswith(";"))

print("static const Entity entities[] = {")
for name in names:
    octets = html.entities.html5[name + ";"].encode("utf-8")
    text = "".join(f"\\x{octet:02X}" for octet in octets)
    print(f'  {{ "{name}", "{text}" }},')
print("};")
