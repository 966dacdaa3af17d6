# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The tables of src/core/unicode are what build-aux/unicode makes of the files of the
Unicode Standard, which lie in the folder that the first argument names."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tap import Points
from tree import SOURCE


def main():
    test = Points()
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run([SOURCE / "build-aux" / "unicode", sys.argv[1], folder],
                             capture_output=True, text=True, check=False)
        test.equal("status", run.returncode, 0)
        made = {path.name: path.read_bytes() for path in Path(folder).iterdir()}
        test.equal("files", len(made), 6)
        for name, octets in sorted(made.items()):
            there = (SOURCE / "src" / "core" / "unicode" / name).read_bytes()
            test.point(name, octets == there, "differs from the table in the tree")
    test.finish()


main()
