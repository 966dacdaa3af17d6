# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""test-comments.py PO POT: translators are told what they cannot see: what a placeholder
stands for, by a comment at each message that has one, and which of two parts of speech a
single word is, by a comment or a context."""

import pathlib
import re
import sys

from catalogue import write_template
from tap import Points

PLACEHOLDER = re.compile(r"%(?:\d+\$)?[-0-9.]*[lz]*[csduXg]|\{[a-z-]+\}")
WORD = re.compile(r"_?[\w’…-]+")

# Titles of examples and lessons quote what they are about, and are in their place there.
GENERATED = ("data/examples/", "data/lessons/")

# Words with one meaning here, and commands with the meaning that they have everywhere.
CLEAR = set("""
A-label Answer Answers Authority Browsers Cancel Characters Columns Command Components
Conventions Copy Cut Delete Delimiter delimiter Destination Domain Enlarge Errors Examples
Findings Font fragment Fragment Gallery Help History Host HTML IDNA2003 IDNA2008 IRI IRIs
Iriscope Isolates JSON Learning Lessons Links Markdown Notes Open Paste Path PDF Picture
PNG port Port Preferences Preparation Presentation Print Privacy Query Questions Quit
Reading Redo Reduce Save Saving scheme Scheme Scripts Spaces Standards Subdomain SVG Tabs
Target Topics Twins Undo URI Valid Verdict Verdicts Warnings Yesterday
""".split())


def entries(template):
    """Whether it has a comment, whether it has a context, the files and the text of each
    message of the template."""
    for entry in template.read_text(encoding="utf-8").split("\n\n")[1:]:
        found = re.search(r'^msgid ((?:".*"\n?)+)', entry, re.M)
        text = "".join(re.findall(r'"(.*)"', found[1]))
        files = re.findall(r"(\S+):\d+", " ".join(re.findall(r"^#: (.*)$", entry, re.M)))
        yield "\n#. " in "\n" + entry, "\nmsgctxt " in entry, files, text


def main():
    points = Points()
    template = pathlib.Path(sys.argv[2])
    write_template(pathlib.Path(sys.argv[1]), template)
    bare, vague = [], []
    for commented, in_context, files, text in entries(template):
        if commented or all(file.startswith(GENERATED) for file in files):
            continue
        if PLACEHOLDER.search(text):
            bare.append(f"{files[0]}: {text}")
        word = text.replace("_", "").rstrip("…")
        if WORD.fullmatch(text) and not in_context and word not in CLEAR:
            vague.append(f"{files[0]}: {text}")
    points.point("every placeholder is explained", bare == [], *bare)
    points.point("every word has one meaning", vague == [], *vague)
    points.finish()


main()
