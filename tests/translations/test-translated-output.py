# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""test-translated-output.py: the command line in another language: sentences are
translated, and what programs read is the same as in English."""

import os
import re

from tap import Points, iri
from terminal import on_terminal

LOCALE = os.environ["LC_ALL"]
TEXT = "http://ab.אבגד.123/%zz"

# What programs read: the command, and what it is about.
SAME = [
    ("inspect", "--json"), ("to-uri", "--json"), ("to-iri", "--json"), ("host", "--json"),
    ("bidi", "--json"), ("copy", "--json"), ("normalize", "--json"),
    ("inspect", "--json", "--with=all"), ("to-uri",), ("copy",), ("statements",),
]
TRANSLATED = [("inspect",), ("bidi", "--steps"), ("--help",)]


def run(command, **environment):
    operands = [] if command[0] in ("--help", "statements") else [TEXT]
    return iri(*command, *operands, LC_ALL=LOCALE, **environment)


points = Points()
for command in SAME:
    name = " ".join(command)
    status, english, _ = run(command, LANGUAGE="en")
    points.equal(f"same: {name}", run(command, LANGUAGE="he")[:2], (status, english))
for command in TRANSLATED:
    text = run(command, LANGUAGE="he")[1].decode()
    english = run(command, LANGUAGE="en")[1].decode()
    points.point(f"translated: {' '.join(command)}",
                 sum("\u05d0" <= char <= "\u05ea" for char in text)
                 > 2 * sum("\u05d0" <= char <= "\u05ea" for char in english), text[:400])
    points.point(f"no isolates: {' '.join(command)}",
                 not any(char in text for char in "\u2066\u2067\u2068\u2069"), text[:400])
for language, name in [("ru", "кириллица"), ("he", "קירילי"), ("fr", "cyrillique")]:
    text = iri("inspect", "https://аррӏе.com/", LC_ALL=LOCALE, LANGUAGE=language)[1]
    points.point(f"script in {language}", name in text.decode(), text.decode()[:400])
status, _, errors = iri("to-uri", "http://[", LC_ALL=LOCALE, LANGUAGE="he")
points.point("translated: a line of standard error", "שורה" in errors.decode(), errors)

# The marks of a translation are for windows; those of what it quotes stay visible.
MARK = re.compile(r"\\u(200[ef]|206[69])|[\u200e\u200f\u2066\u2069]")
for language in ("ar", "fa", "he", "ur"):
    for stream, arguments in (
            ("stdout", ["--help"]), ("stdout", ["copy", "--help"]),
            ("stderr", ["copy", "--form=zz", "a"]), ("stderr", ["to-uri", "--zz", "a"]),
            ("stderr", ["to-uri", "http://["]), ("stderr", ["zz"])):
        text = on_terminal(arguments, "", stream, LC_ALL=LOCALE,
                           LANGUAGE=language).decode()
        points.point(f"{language} on a terminal: {' '.join(arguments)}",
                     text != "" and not MARK.search(text), text[:400])
    text = on_terminal(["copy", "--form=\u2066zz", "a"], "", "stderr", LC_ALL=LOCALE,
                       LANGUAGE=language).decode()
    points.equal(f"{language} on a terminal: a mark that is quoted",
                 [mark.group() for mark in MARK.finditer(text)], ["\\u2066"])
points.finish()
