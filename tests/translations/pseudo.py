#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""pseudo.py PO FOLDER COMMAND…: runs the command in a language that nobody speaks, whose
catalogue it writes to FOLDER/en_XA: all messages in English, but 40 % longer, in brackets
and with accents. What is still plain English on screen cannot be translated, a bracket
that is missing was cut off, and brackets inside a sentence show where it is made of
pieces."""

import os
import pathlib
import re
import subprocess
import sys

LANGUAGE = "en_XA"
LONGER = 0.4

ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "åçéîñöšüýžÅÇÉÎÑÖŠÜÝŽ")
VOWELS = "aeiouAEIOU"

# What has to stay as it is: conversions, placeholders, markup, entities, a mnemonic.
FIXED = re.compile(
    r"%(?:\d+\$)?[-+0-9.]*[lzh]*[a-zA-Z%]|\{[a-z0-9-]+\}|<[^<>]*>|&[a-z]+;|_\w|\\.")

# Keywords of formats, which are not for reading, and the forms of dates.
FORMATS = ("language", "direction", "today")


def longer(text):
    """Text, with its vowels repeated as often as is needed."""
    missing = round(len(text) * LONGER)
    vowels = [at for at, char in enumerate(text) if char in VOWELS]
    repeats = [0] * len(text)
    for count in range(missing if vowels else 0):
        repeats[vowels[count * len(vowels) // missing]] += 1
    return "".join(char * (1 + more) for char, more in zip(text, repeats))


def pseudo(message):
    """The translation of message; line breaks at its ends stay there."""
    head, body, tail = re.fullmatch(r"(\n*)(.*?)(\n*)", message, re.DOTALL).groups()
    parts, end = [], 0
    for fixed in FIXED.finditer(body):
        parts += [longer(body[end:fixed.start()]).translate(ACCENTS), fixed[0]]
        end = fixed.end()
    parts.append(longer(body[end:]).translate(ACCENTS))
    return f"{head}[{''.join(parts)}]{tail}" if body else message


def unquote(lines):
    text = "".join(re.search(r'"(.*)"$', line)[1] for line in lines)
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), text)


def quote(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + escaped.replace("\n", "\\n").replace("\t", "\\t") + '"'


def entries(template):
    """The (context or None, message, plural or None) of each entry of a template."""
    for block in template.split("\n\n"):
        found = dict.fromkeys(("msgctxt", "msgid", "msgid_plural"))
        for key in found:
            lines = re.search(rf'^{key} (".*"(?:\n".*")*)', block, re.MULTILINE)
            if lines:
                found[key] = unquote(lines[1].split("\n"))
        if found["msgid"]:
            yield tuple(found.values())


def catalogue(template):
    yield ('msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
           f'"Language: {LANGUAGE}\\n"\n'
           '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n')
    for context, message, plural in entries(template):
        if context in FORMATS:
            continue
        lines = [f"msgctxt {quote(context)}"] if context is not None else []
        lines.append(f"msgid {quote(message)}")
        if plural is None:
            lines.append(f"msgstr {quote(pseudo(message))}")
        else:
            lines += [f"msgid_plural {quote(plural)}",
                      f"msgstr[0] {quote(pseudo(message))}",
                      f"msgstr[1] {quote(pseudo(plural))}"]
        yield "\n".join(lines) + "\n"


def write_template(po):
    """All messages of the source, as meson's iriscope-pot has them."""
    return subprocess.run(
        ["xgettext", "--from-code=UTF-8", f"--directory={po.parent}",
         f"--files-from={po / 'POTFILES.in'}", "--output=-", "--no-wrap", "--keyword=_",
         "--keyword=N_", "--keyword=C_:1c,2", "--keyword=NC_:1c,2"],
        check=True, capture_output=True, text=True).stdout


def main():
    po, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    home = folder / LANGUAGE / "LC_MESSAGES"
    home.mkdir(parents=True, exist_ok=True)
    text = "\n".join(catalogue(write_template(po)))
    subprocess.run(["msgfmt", "--check-format", f"--output-file={home / 'iriscope.mo'}", "-"],
                   input=text, text=True, check=True)
    os.environ.update(IRI_LOCALE_DIR=str(folder), LANGUAGE=LANGUAGE)
    os.execvp(sys.argv[3], sys.argv[3:])


main()
