# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The Test Anything Protocol, and a way to run the command line."""

import os
import subprocess
import sys

IRI = os.environ.get("IRI", "iri")


class Points:
    """Test points, each printed at once. finish() ends the program."""

    def __init__(self):
        self.count = 0
        self.failed = 0

    def point(self, name, good, *details):
        self.count += 1
        self.failed += not good
        print("ok" if good else "not ok", self.count, "-", name)
        if not good:
            for detail in details:
                print("#", ascii(detail))

    def equal(self, name, got, wanted):
        self.point(name, got == wanted, ("got", got), ("wanted", wanted))

    def finish(self):
        print("1..%d" % self.count)
        sys.exit(self.failed > 0)


def iri(*arguments, stdin=b"", **environment):
    """Runs iri. Returns its exit status and its output, as bytes."""
    run = subprocess.run(
        [IRI, *arguments],
        input=stdin,
        capture_output=True,
        timeout=300,
        env={**os.environ, "LC_ALL": "C", **environment},
        check=False,
    )
    return run.returncode, run.stdout, run.stderr
