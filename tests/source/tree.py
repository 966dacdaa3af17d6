# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The source tree as the tests of this folder see it."""

import os
import re
from pathlib import Path

SOURCE = Path(os.environ["SOURCE"])

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.MULTILINE)


def c_files(*folders):
    """The .c and .h files below the folders."""
    for folder in folders:
        yield from sorted(path for path in (SOURCE / folder).rglob("*.[ch]"))


def folder_order(room):
    """The folders of a room of src, lowest first, as its meson.build lists them."""
    text = (SOURCE / "src" / room / "meson.build").read_text(encoding="utf-8")
    listed = re.search(room + r"_folders = \[(.*?)\]", text, re.DOTALL)
    return re.findall(r"'([^']+)'", listed[1])


def documented_folders():
    """The folders of core as the table in docs/architecture.md lists them."""
    text = (SOURCE / "docs" / "architecture.md").read_text(encoding="utf-8")
    return re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)


def includes(path):
    """The names in the include lines of a file that name our own files."""
    return INCLUDE.findall(path.read_text(encoding="utf-8"))
