# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The programs of docs/examples do what they say.

usage: test-library-examples.py [c=MAIL-FILTER] [js=GJS] [python=PYTHON]"""

import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from tap import Points

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SVG = "{http://www.w3.org/2000/svg}"

MAIL = """Subject: Your account

Dear customer, log in at http://p\u0430ypal.com/ or at
http://www.bank.example@evil.example/, not at https://example.org/.
"""

BOOKMARKS = """<!DOCTYPE NETSCAPE-Bookmark-file-1>
<DL><p>
<DT><A HREF="https://example.org/?a=1&amp;b=2" ADD_DATE="1">One</A>
<DT><A HREF="HTTPS://example.org:443/?a=1&amp;b=2">The same</A>
<DT><A HREF="http://p\u0430ypal.com/">Pay</A>
<DT><A HREF="http://[::1/">No end</A>
</DL><p>
"""


def run(*command, text=None):
    return subprocess.run([str(word) for word in command], input=text, text=True,
                          capture_output=True, check=False, timeout=60)


def mail_filter(test, program):
    done = run(program, text=MAIL)
    headers, rest = done.stdout[:-len(MAIL)], done.stdout[-len(MAIL):]
    test.equal("c/mail", rest, MAIL)
    test.equal("c/headers", headers.splitlines(), [
        "X-Deceptive-Link: mixed-scripts xn--pypal-4ve.com",
        "X-Deceptive-Link: invalid-credentials evil.example",
        "X-Deceptive-Link: userinfo-like-host evil.example",
    ])


def bookmark_checker(test, gjs):
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bookmarks.html"
        file.write_text(BOOKMARKS, encoding="utf-8")
        done = run(gjs, EXAMPLES / "bookmark-checker.js", file)
    test.equal("js/lines", (done.stdout + done.stderr).splitlines(), [
        "twice: HTTPS://example.org:443/?a=1&b=2: https://example.org/?a=1&b=2",
        "deceptive: http://p\u0430ypal.com/: mixed-scripts",
        "invalid: http://[::1/",
    ])


def bidi_picture(test, python):
    """Example 1 of RFC 3987 section 4.4: the label is shown from right to left."""
    done = run(python, EXAMPLES / "bidi_picture.py", "http://ab.\u05d0\u05d1\u05d2.ij/")
    test.equal("python/stderr", done.stderr, "")
    letters = [(float(text.get("x")), int(text.get("y")), text.text)
               for text in ElementTree.fromstring(done.stdout).iter(SVG + "text")]
    rows = {y: "".join(letter for _, _, letter in sorted(
        found for found in letters if found[1] == y)) for _, y, _ in letters}
    test.equal("python/rows", [rows[y] for y in sorted(rows)], [
        "http://ab.\u05d0\u05d1\u05d2.ij/", "http://ab.\u05d2\u05d1\u05d0.ij/"])
    done = run(python, EXAMPLES / "bidi_picture.py", "a", "other")
    test.point("python/convention", "embed-ltr" in done.stderr, done.stderr)


PROGRAMS = {"c": mail_filter, "js": bookmark_checker, "python": bidi_picture}


def main():
    test = Points()
    for argument in sys.argv[1:]:
        kind, program = argument.split("=", 1)
        PROGRAMS[kind](test, program)
    test.finish()


main()
