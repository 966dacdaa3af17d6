# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The files that CONTRIBUTING.md and the pages in docs name exist, so that
their recipes can be followed."""

import re

from tap import Points
from tree import SOURCE

# Made by a build or by a command that the page gives.
MADE = re.compile(r"^(build|po/iriscope\.pot|po/LANGUAGE|\.\./|build-)")
PATH = re.compile(r"`((?:build-aux|data|docs|po|src|tests|ui|\.ci)/[^`\s]+)`")


def exists(name):
    """Words in capitals stand for any name, a test may lack its suffix."""
    pattern = re.sub(r"\b[A-Z]{3,}\b", "*", name.rstrip("/"))
    pattern = re.sub(r"\[(\w)(\w)\]", "*", pattern)
    return any(SOURCE.glob(pattern)) or any(SOURCE.glob(pattern + ".*"))


def main():
    test = Points()
    pages = [SOURCE / "CONTRIBUTING.md", *sorted((SOURCE / "docs").rglob("*.md"))]
    for page in pages:
        names = {name for name in PATH.findall(page.read_text(encoding="utf-8"))
                 if name.startswith("build-aux/") or not MADE.match(name)}
        test.equal(str(page.relative_to(SOURCE)),
                   sorted(name for name in names if not exists(name)), [])
    test.finish()


main()
