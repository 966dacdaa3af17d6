#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""sections.py FOLDER: the sections of the documents in FOLDER, and which of the words of
words.ini each has, as sections.ini. --check tells whether that file is so; without the
documents it is skipped."""

import configparser
import os
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent

# The file of each document begins with its number; a pattern finds its headings.
DOCUMENTS = {
    "masinter-07": ("004_", None),
    "iuc19": ("003_", r"^(\d)\. [A-Z]"),
    "duerst-01": ("002_", r"^(\d(?:\.\d)?)\.? [A-Z]"),
    "3987bis-00": ("000_", r"^(?:Appendix )?((?:\d+|A)(?:\.\d+)*)\. \S"),
    "guidelines-00": ("001_", r"^(\d(?:\.\d)*)\. +\S"),
}

# masinter-07 is a single line, so its headings are looked up by their first words.
MASINTER = """1. Introduction|1.1 Overview|1.2 Definitions|2. IRI Syntax|2.1 Summary|2.2 ABNF
2.3 Mapping|2.4 Converting|3. Considerations|3.1 IRI Character|3.2 Bidirectional|3.3. Processing
4. Software|4.1 URI/IRI|4.2 URI/IRI|4.3 URI/IRI|4.4 URI/IRI|4.5 Display|4.6 Interpretation
4.7 Transportation|5. Upgrading|6. Security|7. Acknowledgements|8. Copyright|9. Author|10. References"""


def read_ini(name):
    ini = configparser.RawConfigParser(delimiters="=", comment_prefixes="#",
                                       strict=True)
    ini.optionxform = str
    ini.read(HERE / name, encoding="utf-8")
    return ini


def headings(document, text):
    """The number of each section and where it begins."""
    pattern = DOCUMENTS[document][1]
    if pattern is not None:
        return [(found[1], found.start())
                for found in re.finditer(pattern, text, re.MULTILINE)]
    places, at = [], text.index("Abstract")
    for heading in re.split(r"[|\n]", MASINTER):
        at = text.index(heading, at)
        places.append((heading.split()[0].rstrip("."), at))
    return places


def items(number, text):
    """The items a., b., … of a section."""
    places, at = [], 0
    for letter in "abcdefghij":
        found = re.compile(rf"(?:^|\s){letter}\.(?=\s)").search(text, at)
        if found is None:
            break
        places.append((f"{number} {letter}", found.start()))
        at = found.end()
    return places if len(places) > 1 else []


def cut(places, text):
    ends = [begin for _, begin in places[1:]] + [len(text)]
    return [(number, text[begin:end]) for (number, begin), end in zip(places, ends)]


def sections(document, text):
    for number, section in cut(headings(document, text), text):
        yield number, section
        yield from cut(items(number, section), section)


def plain(text):
    """In lower case and on one line, with words joined that a hyphen divides."""
    text = re.sub(r"\n\n*Duerst & Suignard .*\n\n*Internet-Draft .*\n", "\n", text)
    return re.sub(r"-\s+", "-", re.sub(r"\s+", " ", text)).lower()


def has(text, word):
    """Whether a word of the text begins with it; it may have any characters."""
    return re.search(r"(?<![a-z0-9])" * word[0].isalnum() + re.escape(word), text)


def read(path):
    """Without the marks of the copies at hand."""
    return re.sub(r"<\|.*?\|>", "", path.read_text(encoding="utf-8").replace("\xa0", " "))


def render(folder):
    words = {word for value in dict(read_ini("words.ini")["words"]).values()
             for word in value.split("|") if value != "-"}
    # REUSE-IgnoreStart
    lines = ["# SPDX-FileCopyrightText: 2026 The Iriscope authors",
             "# SPDX-License-Identifier: GPL-3.0-or-later", "",
             "# The sections of the documents, and the words of words.ini that each has.",
             "# Made by sections.py from the documents' texts."]
    # REUSE-IgnoreEnd
    for document, (begin, _) in DOCUMENTS.items():
        path = next(folder.glob(begin + "*"))
        lines += ["", f"[{document}]"]
        for number, text in sections(document, read(path)):
            found = sorted(word for word in words if has(plain(text), word))
            lines.append(f"{number}={'|'.join(found)}")
    return "\n".join(lines) + "\n"


def check(folder):
    print("1..1")
    if not folder.is_dir():
        print("ok 1 # SKIP the documents are not here")
    elif render(folder) == (HERE / "sections.ini").read_text(encoding="utf-8"):
        print("ok 1 - sections.ini is what the documents say")
    else:
        print("not ok 1 - run tests/data/sections/sections.py FOLDER "
              ">tests/data/sections/sections.ini")


if len(sys.argv) != 2:
    sys.exit(__doc__)
if sys.argv[1] == "--check":
    check(pathlib.Path(os.environ.get("IRI_SEEDS_DIR")
                       or HERE.parents[2] / ".." / "shared" / "seeds"))
else:
    sys.stdout.write(render(pathlib.Path(sys.argv[1])))
