# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A Turkish locale, where "I" is the capital of U+0131, finds what any other finds."""

import os
import subprocess
import tempfile

from tap import Points, iri

# name, IRI, a finding that depends on the case of letters
ITEMS = [
    ("query", "http://example.com/?u=b\u00fccher.INFO", "domain-elsewhere"),
    ("octets", "xmpp:%C4%B0I@B%C3%9CCHER.INFO", "domain-elsewhere"),
    ("letters", "xmpp:\u0130I@B\u00dcCHER.INFO", "domain-elsewhere"),
    ("country", "http://www.amazon.CO.IN.evil.example/", "host-begins-like"),
    ("unicode-label", "http://www.amazon.CO.IN.\u0130B\u00dcCHER.example/",
     "host-begins-like"),
    ("scheme", "FILE:///I", None),
    ("data", "data:IMAGE/GIF;BASE64,AAAA", None),
    ("idna", "http://DI\u0130\u0131\u1e9e.INFO/?%49%i#I", None),
    ("not-utf-8", "http://I\udcff.CO.IN.evil.INFO/", None),
    ("long", "http://www.amazon.CO.IN.%s.example/" % ".".join(["I\u0130"] * 200), None),
    ("empty", "", None),
]


def report(item, **environment):
    return iri("inspect", "--json", "-0", "--with=all",
               stdin=item.encode(errors="surrogateescape") + b"\0", LANGUAGE="en",
               **environment)


def main():
    test = Points()
    with tempfile.TemporaryDirectory() as folder:
        # localedef exits with 1 after a warning.
        made = subprocess.run(["localedef", "-i", "tr_TR", "-f", "UTF-8",
                               os.path.join(folder, "tr_TR.UTF-8")], check=False,
                              stderr=subprocess.DEVNULL)
        test.point("localedef", made.returncode in (0, 1), made.returncode)
        lower = subprocess.run(
            ["python3", "-c", "import locale\nprint(locale.setlocale(locale.LC_ALL, ''))"],
            env={**os.environ, "LC_ALL": "tr_TR.UTF-8", "LOCPATH": folder},
            capture_output=True, check=False)
        test.equal("locale", lower.stdout, b"tr_TR.UTF-8\n")
        for name, item, finding in ITEMS:
            usual = report(item, LC_ALL="C.UTF-8")
            if finding is not None:
                test.point("finding/" + name,
                           b'"code":"%s"' % finding.encode() in usual[1], usual[1])
            turkish = report(item, LC_ALL="tr_TR.UTF-8", LOCPATH=folder)
            test.equal("same/" + name, turkish, usual)
    test.finish()


main()
