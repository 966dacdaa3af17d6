# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""test-translated-output.py: the command line in another language: sentences are
translated, and what programs read is the same as in English."""

from tap import Points, iri

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
    return iri(*command, *operands, LC_ALL="C.UTF-8", **environment)


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
    text = iri("inspect", "https://аррӏе.com/", LC_ALL="C.UTF-8", LANGUAGE=language)[1]
    points.point(f"script in {language}", name in text.decode(), text.decode()[:400])
status, _, errors = iri("to-uri", "http://[", LC_ALL="C.UTF-8", LANGUAGE="he")
points.point("translated: a line of standard error", "שורה" in errors.decode(), errors)
points.finish()
