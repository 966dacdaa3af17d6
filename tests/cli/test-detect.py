# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""iri detect: files, charsets, positions and errors for bad files."""

import json
import os
import tempfile

from tap import Points, iri

TEXT = "A\n子 see http://a/é, and\r\n(http://c/א)\n"
PLACES = "2:7: http://a/é\n3:2: http://c/א\n"

# name, what --source is, what Python calls it
CHARSETS = [
    ("utf-8", "UTF-8", "utf-8"),
    ("utf-8-mark", "UTF-8", "utf-8-sig"),
    ("utf-16", "UTF-16", "utf-16"),
    ("utf-16-le", "UTF-16LE", "utf-16-le"),
    ("utf-16-be", "utf16be", "utf-16-be"),
    ("utf-16-without-mark", "UTF-16", "utf-16-be"),
    ("utf-32", "UTF-32", "utf-32"),
    ("utf-32-le", "UTF-32LE", "utf-32-le"),
    ("utf-32-be", "UTF-32BE", "utf-32-be"),
    ("gb18030", "GB18030", "gb18030"),
]

# name, standard input, standard output
LINES = [
    ("nothing", b"", b""),
    ("no-iri", b"None\nat all\n", b""),
    ("no-last-line-end", b"\na.de", b"2:1: a.de\n"),
    ("several", "é http://a/ x http://b/\n".encode(),
     b"1:3: http://a/\n1:15: http://b/\n"),
    ("first-line-mark", b"\xef\xbb\xbfhttp://a/\n", b"1:1: http://a/\n"),
    ("nul", b"\0http://a/\0b\n", b"1:2: http://a/\n"),
]


def lines(test):
    for name, stdin, stdout in LINES:
        test.equal("lines/" + name, iri("detect", stdin=stdin), (0, stdout, b""))


def charsets(test):
    for name, charset, codec in CHARSETS:
        got = iri("detect", "--source=" + charset, stdin=TEXT.encode(codec))
        test.equal("charset/" + name, got, (0, PLACES.encode(), b""))
    # Octets 0x0A that are half of a character.
    got = iri("detect", "--source=UTF-16LE",
              stdin="\u4e0a\u0a4e\nhttp://a/\u0a15".encode("utf-16-le"))
    test.equal("charset/half-line-feeds", got[1], "2:1: http://a/\u0a15\n".encode())
    got = iri("detect", "--source=iso-8859-1", stdin=b"http://a/\xe9.")
    test.equal("charset/latin-1", got[1], "1:1: http://a/é\n".encode())


def files(test, folder):
    one, two = os.path.join(folder, "one"), os.path.join(folder, "two")
    missing = os.path.join(folder, "missing")
    for path in (one, two):
        with open(path, "w", encoding="utf-8") as file:
            file.write("http://a/\n")
    status, stdout, stderr = iri(
        "detect", stdin=b"a.de\n\xff\xfe http://a/\xffb\n")
    test.equal("not-utf-8/status", status, 1)
    test.equal("not-utf-8/found", stdout, b"1:1: a.de\n2:4: http://a/\n")
    test.equal("not-utf-8/place", b"iri: line 2: not-utf-8: " in stderr, True)
    test.equal("not-utf-8/once", stderr.count(b"\n"), 1)
    status, stdout, stderr = iri("detect", one, missing, folder, two)
    test.equal("files/status", status, 3)
    test.equal("files/others", stdout.decode(),
               f"{one}:1:1: http://a/\n{two}:1:1: http://a/\n")
    complaints = stderr.decode().splitlines()
    test.equal("files/complaints", len(complaints), 2)
    for path, complaint in zip((missing, folder), complaints):
        test.point("files/complaint", complaint.startswith(f"iri: {path}: "),
                   complaint)
    status, stdout, _ = iri("detect", "--json", one)
    test.equal("files/json", json.loads(stdout),
               {"file": one, "line": 1, "column": 1, "begin": 0, "end": 9,
                "iri": "http://a/"})


def bytes_and_characters(test):
    _, stdout, _ = iri("detect", "--json", stdin="é子 http://a/é.".encode())
    test.equal("json/bytes-and-characters", json.loads(stdout),
               {"file": None, "line": 1, "column": 4, "begin": 6, "end": 17,
                "iri": "http://a/é"})


def long_line(test):
    stdin = b"(" * (4 << 20) + b"http://a/" + b"\xd7\x90" * (2 << 20)
    status, stdout, _ = iri("detect", "--json", stdin=stdin)
    found = json.loads(stdout)
    test.equal("long/status", status, 0)
    test.equal("long/column", found["column"], (4 << 20) + 1)
    test.equal("long/end", found["end"], len(stdin))


def main():
    test = Points()
    lines(test)
    charsets(test)
    with tempfile.TemporaryDirectory() as folder:
        files(test, folder)
    bytes_and_characters(test)
    long_line(test)
    test.finish()


if __name__ == "__main__":
    main()
