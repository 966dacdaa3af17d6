# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""export-text and the schema: each line that the page Text saves is a report."""

import json
import os
import subprocess
import tempfile

import jsonschema

from tap import Points

EXPORT = os.environ["TEXT_EXPORT"]
SCHEMA = os.environ["IRI_SCHEMA"]

# name, charset, octets of the text, and what is found: line and column of the
# character that it begins with, both from 1, which octet of the line as UTF-8
# that is, from 0, and how it reads
TEXTS = [
    ("empty", "UTF-8", b"", []),
    ("none", "UTF-8", b"No address.\n\n", []),
    ("one", "UTF-8", b"see http://example.org/a, please\n",
     [(1, 5, 4, "http://example.org/a")]),
    ("no-line-end", "UTF-8", b"\nhttp://a/", [(2, 1, 0, "http://a/")]),
    ("several-a-line", "UTF-8", "é http://é/ <ftp://b/>, www.example.net\n".encode(),
     [(1, 3, 3, "http://é/"), (1, 14, 15, "ftp://b/"),
      (1, 25, 26, "www.example.net")]),
    ("line-ends", "UTF-8", b"a http://a/\r\nhttp://b/\r\n",
     [(1, 3, 2, "http://a/"), (2, 1, 0, "http://b/")]),
    ("broken-over-lines", "UTF-8", b"<http://example.org/\npath>\n",
     [(1, 2, 1, "http://example.org/")]),
    # An octet that is not UTF-8 is a character, as detect counts it.
    ("not-utf-8-before", "UTF-8", b"\xff\xfd http://a/\n",
     [(1, 4, 3, "http://a/")]),
    ("not-utf-8-within", "UTF-8", b"http://a/\xe9b http://c/\n",
     [(1, 1, 0, "http://a/"), (1, 13, 12, "http://c/")]),
    ("not-utf-8-after", "UTF-8", b"http://a/\xe2\x82", [(1, 1, 0, "http://a/")]),
    ("surrogate", "UTF-8", b"http://a/\xed\xa0\x80", [(1, 1, 0, "http://a/")]),
    ("nul", "UTF-8", b"http://a/\0http://b/\n",
     [(1, 1, 0, "http://a/"), (1, 11, 10, "http://b/")]),
    ("controls", "UTF-8", b"\x01\x02\x1f http://a/\x7f\n", [(1, 5, 4, "http://a/")]),
    ("line-separators", "UTF-8", "\u0085 http://a/ \u2028 http://b/ \u2029".encode(),
     [(1, 3, 3, "http://a/"), (1, 15, 17, "http://b/")]),
    ("rejected-host", "UTF-8", "http://ab.אבגד.123/ x".encode(),
     [(1, 1, 0, "http://ab.אבגד.123/")]),
    ("formatting", "UTF-8", "http://a/\u200db\n".encode(),
     [(1, 1, 0, "http://a/\u200db")]),
    ("deceives", "UTF-8", b"http://example.com@example.net:80/",
     [(1, 1, 0, "http://example.com@example.net:80/")]),
    ("percent", "UTF-8", b"http://a/%C3%A9%FF%4",
     [(1, 1, 0, "http://a/%C3%A9%FF%4")]),
    ("mailto", "UTF-8", b"mailto:a@b.example?bcc=c@d.example",
     [(1, 1, 0, "mailto:a@b.example?bcc=c@d.example")]),
    ("data", "UTF-8", b"data:text/html;base64,PGI+",
     [(1, 1, 0, "data:text/html;base64,PGI+")]),
    ("ipv6", "UTF-8", b"http://[2001:db8::1]/", [(1, 1, 0, "http://[2001:db8::1]/")]),
    ("windows-1252", "windows-1252", b"\xe9 http://\xe9/",
     [(1, 3, 3, "http://é/")]),
    ("shift-jis", "Shift_JIS", b"\x93\xfa http://\x93\xfa/",
     [(1, 3, 4, "http://日/")]),
    ("utf-16", "UTF-8", "\ufeffא http://א/".encode("utf-16-le"),
     [(1, 3, 3, "http://א/")]),
    ("many", "UTF-8", b"http://a/\n" * 3000,
     [(n + 1, 1, 0, "http://a/") for n in range(3000)]),
]

# What Python and others take for the end of a line.
LINE_ENDS = ["\r", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028",
             "\u2029"]

# Names of files that would break a line or a string.
NAMES = ["text.txt", 'a"b\\c.txt', "a\nb\u2028c.txt"]


def export(folder, charset, octets, name="text.txt"):
    """The lines that are saved."""
    text = os.path.join(folder, name)
    saved = os.path.join(folder, "saved")
    with open(text, "wb") as file:
        file.write(octets)
    subprocess.run([EXPORT, charset, text, saved], check=True, timeout=300)
    with open(saved, encoding="utf-8", newline="\n") as file:
        return file.read().split("\n")


def fault(validator, line):
    """What is wrong with a line or lacks there, or nothing."""
    if any(end in line for end in LINE_ENDS):
        return "it is more than a line"
    try:
        value = json.loads(line)
    except ValueError as unreadable:
        return str(unreadable)
    error = jsonschema.exceptions.best_match(validator.iter_errors(value))
    if error:
        return "%s: %s" % (error.json_path, error.message)
    return ", ".join({"file", "line", "column", "begin", "end"} - value.keys())


def place(value):
    size = len(value["input"].encode())
    if value["end"] - value["begin"] != size:
        return value
    return value["line"], value["column"], value["begin"], value["input"]


def texts(test, validator, folder):
    for name, charset, octets, found in TEXTS:
        *lines, last = export(folder, charset, octets)
        test.equal("ends-its-lines/" + name, last, "")
        faults = list(filter(None, (fault(validator, line) for line in lines)))
        test.equal("schema/" + name, faults, [])
        test.equal("found/" + name, [place(json.loads(line)) for line in lines],
                   found)


def names(test, validator, folder):
    for number, name in enumerate(NAMES):
        line, _ = export(folder, "UTF-8", b"http://a/", name)
        test.equal("schema/name-%d" % number, fault(validator, line), "")
        test.equal("name/%d" % number, json.loads(line)["file"], name)


def main():
    test = Points()
    with open(SCHEMA, encoding="utf-8") as file:
        validator = jsonschema.Draft202012Validator(json.load(file))
    with tempfile.TemporaryDirectory() as folder:
        texts(test, validator, folder)
        names(test, validator, folder)
    test.finish()


if __name__ == "__main__":
    main()
