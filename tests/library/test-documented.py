# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Every public symbol is documented, as gi-docgen counts.

usage: test-documented.py GIR"""

import subprocess
import sys

from tap import Points


def main():
    test = Points()
    run = subprocess.run(["gi-docgen", "check", "--quiet", "--fatal-warnings",
                          "--config", "/dev/null", sys.argv[1]],
                         capture_output=True, text=True, check=False)
    missing = [line for line in run.stderr.splitlines() if "not documented" in line]
    test.equal("missing", missing, [])
    test.equal("status", run.returncode, 0)
    test.finish()


main()
