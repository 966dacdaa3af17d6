# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Each file has a copyright and a licence whose text is in LICENSES, as reuse sees it."""

import re
import subprocess

from tap import Points
from tree import SOURCE

# What reuse 1.1 of Debian 12 does not know yet.
NEW_LICENSES = {"Unicode-3.0"}

# The lines of the summary that have to be empty.
PROBLEMS = ("Bad licenses", "Deprecated licenses", "Licenses without file extension",
            "Missing licenses", "Unused licenses")


def summary(output):
    """The lines of the summary: what, and how many or which."""
    return dict(re.findall(r"^\* ([A-Z][^:\n]+):[ \t]*(.*)$", output, re.MULTILINE))


def main():
    test = Points()
    ran = subprocess.run(["reuse", "--root", SOURCE, "lint"],
                         capture_output=True, text=True, check=False)
    lines = summary(ran.stdout)
    for problem in PROBLEMS:
        names = set(filter(None, lines.get(problem, "?").split(", "))) - {"0"}
        test.equal(problem, names - NEW_LICENSES, set())
    test.equal("Read errors", lines.get("Read errors", "0"), "0")
    for kind in ("copyright", "license"):
        have, of = lines[f"Files with {kind} information"].split(" / ")
        test.equal(kind, have, of)
    test.point("expressions", "cannot be parsed" not in ran.stderr, ran.stderr)
    test.finish()


main()
