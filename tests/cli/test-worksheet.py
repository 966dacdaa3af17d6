# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""`iri worksheet`: the call, the questions of a set and generated ones, with and without
answers, as pdftotext reads them."""

import os
import subprocess
import tempfile
from pathlib import Path

from tap import Points, iri

SET = """# Digits

## After a word
http://example.com/א/12
  Ask first.

http://plain.example/page
http://a.example/\\u202Exyz
"""

# name, arguments, standard input, exit status
CALLS = [
    ("no-file", [], SET, 2),
    ("file-empty", ["-o", ""], SET, 3),
    ("two-sets", ["-o", "a.pdf", "a", "b"], "", 2),
    ("set-and-questions", ["-o", "a.pdf", "--questions=all", "a"], "", 2),
    ("kind-unknown", ["-o", "a.pdf", "--questions=x"], "", 2),
    ("count-none", ["-o", "a.pdf", "--questions=all", "--count=0"], "", 2),
    ("difficulty-large", ["-o", "a.pdf", "--questions=all", "--difficulty=5"], "", 2),
    ("seed-negative", ["-o", "a.pdf", "--questions=all", "--seed=-1"], "", 2),
    ("set-empty", ["-o", "a.pdf"], "# Title\n", 2),
    ("set-missing", ["-o", "a.pdf", "none.iriset"], "", 3),
    ("no-folder", ["-o", "none/a.pdf"], SET, 3),
    ("set", ["-o", "good.pdf"], SET, 0),
    ("not-utf-8", ["-o", "good.pdf"], b"# \xff\nhttp://a/\xfe\n", 0),
    ("questions", ["-o", "good.pdf", "--questions=order"], "", 0),
]

KINDS = ["order", "host", "twin", "type", "rung", "lookup", "foreign"]


def worksheet(*arguments, stdin=""):
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    return iri("worksheet", *arguments, stdin=data)


def calls(test):
    """Exit statuses. Only a successful run leaves a file."""
    for name, arguments, stdin, expected in CALLS:
        before = set(os.listdir())
        status, stdout, stderr = worksheet(*arguments, stdin=stdin)
        test.equal("status/" + name, status, expected)
        test.equal("stdout/" + name, stdout, b"")
        test.point("message/" + name, (expected == 0) == (not stderr), stderr)
        left = set(os.listdir()) - before - {"good.pdf"}
        test.equal("left/" + name, left, set())


def read(*arguments, stdin=""):
    """The text of a worksheet, and its number of pages."""
    status, pdf, stderr = worksheet("-o", "-", *arguments, stdin=stdin)
    assert (status, stderr) == (0, b""), stderr
    run = subprocess.run(["pdftotext", "-layout", "-", "-"], input=pdf,
                         capture_output=True, check=True)
    return run.stdout.decode(), run.stdout.count(b"\f")


def numbers(text):
    """The numbers that questions have."""
    starts = [line.split(".")[0].strip() for line in text.splitlines()]
    return [int(start) for start in starts if start.isdigit()]


def sets(test):
    """The right-to-left IRI is asked for its order, the other one for its host."""
    text, _ = read(stdin=SET)
    test.equal("set/numbers", numbers(text), [1, 2, 3])
    for part in ["Digits", "Name:", "After a word", "Logical order",
                 "Which part of this IRI is the host?", "http://plain.example/page",
                 "\\u202Exyz"]:
        test.point("set/has/" + part, part in text, text)
    test.point("set/without-answers", "Answers" not in text, text)
    text, _ = read("--answers", stdin=SET)
    test.equal("set/answers/numbers", numbers(text), [1, 2, 3])
    test.point("set/answers/title", "Answers" in text and "Name:" not in text, text)
    hosts = [line.strip() for line in text.splitlines()]
    test.point("set/answers/host", "plain.example" in hosts, text)


def questions(test):
    """Each kind has as many questions as wanted, on as many pages as they need."""
    for kind in KINDS:
        text, pages = read("--questions=" + kind, "--count=30", "--difficulty=4")
        test.equal("numbers/" + kind, numbers(text), list(range(1, 31)))
        test.point("pages/" + kind, pages > 1, pages)
    first, _ = read("--questions=all", "--seed=7")
    again, _ = read("--questions=all", "--seed=7")
    other, _ = read("--questions=all", "--seed=8")
    test.equal("seed/same", again, first)
    test.point("seed/other", other != first, other)


def long(test):
    """A long IRI is broken without hyphens, and the next question follows."""
    text, _ = read("--answers", stdin="http://a.example/" + "abc/" * 100 + "\nb\n")
    test.equal("long/numbers", numbers(text), [1, 2])
    hyphens = [line for line in text.splitlines() if line.endswith("-")]
    test.equal("long/hyphens", hyphens, [])


def main():
    test = Points()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(Path(folder))
        calls(test)
        os.chdir("/")
    sets(test)
    questions(test)
    long(test)
    test.finish()


main()
