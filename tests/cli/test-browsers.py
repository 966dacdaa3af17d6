# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Display policies: what the browsers' own tests expect (tests/data/display)."""

import csv
import json
import os
import pathlib
import re

from tap import Points, iri

CASES = (pathlib.Path(os.environ["IRI_SOURCE_DIR"])
         / "tests/data/display/cases.tsv")
BROWSERS = ["chromium", "firefox", "webkit"]

# The edition of a flavour: "libidn2 2.3.3, Unicode 12".
EDITION = re.compile(r"\w [0-9.]+, Unicode [0-9.]+\b")


def ask(hosts):
    """The form of each host by browser. A host that cannot be decoded stays."""
    _, out, _ = iri("host", "--json", stdin="\n".join(hosts).encode() + b"\n")
    for line in out.decode().splitlines():
        views = {view["id"]: view for view in json.loads(line)["browsers"]}
        yield {name: "unicode" if view["form"] == "unicode" else "punycode"
               for name, view in views.items()}


def run(test):
    with open(CASES, encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    for row, forms in zip(rows, ask([row["host"] for row in rows])):
        for browser in BROWSERS:
            if row[browser] not in ("unicode", "punycode"):
                continue
            test.point(browser + "/" + row["host"],
                       forms[browser] == row[browser], forms)


def steps(test):
    """One line for each browser, one for the flavour, then the host."""
    _, out, _ = iri("host", "--steps", "xn--80ak6aa92e.com")
    lines = out.decode().splitlines()
    test.equal("steps/browsers", [line.split("\t")[0] for line in lines[:-2]],
               ["Chromium 156", "Firefox 138", "WebKit 2.51"])
    test.equal("steps/shown", [line.split("\t")[1] for line in lines[:-2]],
               ["xn--80ak6aa92e.com", "\u0430\u0440\u0440\u04cf\u0435.com",
                "xn--80ak6aa92e.com"])
    test.equal("steps/flavour", lines[-2].split("\t")[:2],
               ["UTS #46 and IDNA2008", "xn--80ak6aa92e.com"])
    test.point("steps/edition", EDITION.search(lines[-2]) is not None, lines[-2])
    test.equal("steps/host", lines[-1], "xn--80ak6aa92e.com")
    _, out, _ = iri("host", "--steps", "example.com")
    test.equal("steps/none", out, b"example.com\n")


def editions(test):
    """Each flavour names the edition of its tables when it rejects a host."""
    for flavour in ("uts46", "idna2008", "uts46-transitional", "idna2003", "browser"):
        _, _, errors = iri("host", "--idna=" + flavour, "a\ue000.example")
        test.point("edition/" + flavour,
                   EDITION.search(errors.decode().rstrip()) is not None, errors)


if __name__ == "__main__":
    points = Points()
    run(points)
    steps(points)
    editions(points)
    points.finish()
