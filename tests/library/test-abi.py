# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The binary interface of the library is the one in libiri.abi. What was added is
written there with --write; what changed or is missing needs a new soname instead.

usage: test-abi.py HEADERS LIBRARY [--write]"""

import subprocess
import sys
from pathlib import Path

from tap import Points

KEPT = Path(__file__).with_name("libiri.abi")
DUMP = ["--exported-interfaces-only", "--drop-private-types", "--drop-undefined-syms",
        "--no-parameter-names", "--no-show-locs", "--no-corpus-path",
        "--no-comp-dir-path", "--no-elf-needed", "--no-write-default-sizes",
        "--type-id-style", "hash"]


def main():
    headers, library, *write = sys.argv[1:]
    if write == ["--write"]:
        subprocess.run(["abidw", *DUMP, "--headers-dir", headers, "--out-file",
                        str(KEPT), library], check=True)
        return
    test = Points()
    run = subprocess.run(["abidiff", "--headers-dir2", headers, "--drop-private-types",
                          str(KEPT), library],
                         capture_output=True, text=True, check=False)
    test.point("same", run.returncode == 0, run.stdout + run.stderr)
    test.finish()


main()
