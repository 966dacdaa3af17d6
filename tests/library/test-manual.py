# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Each example of docs/libiri.md compiles without a warning and prints what the manual
says.

usage: test-manual.py HEADERS LIBRARY"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import Points

MANUAL = Path(__file__).parents[2] / "docs" / "libiri.md"
CC = shlex.split(os.environ["CC"])
EXAMPLE = re.compile(r"^```c\n(.*?)^```\n\n```text\n(.*?)^```\n", re.DOTALL | re.MULTILINE)
PROGRAM = """#include <iri.h>
#include <locale.h>

int
main (void)
{
  setlocale (LC_ALL, "");
  {
%s  }
  return 0;
}
"""


def printed(folder, code, flags):
    """What a program with that body prints, or what the compiler has against it."""
    program = Path(folder) / "example"
    compiled = subprocess.run([*CC, "-std=c17", "-Wall", "-Wextra", "-Wpedantic",
                               "-Werror", "-x", "c", "-", "-x", "none",
                               "-o", str(program), *flags],
                              input=PROGRAM % code, capture_output=True, text=True,
                              check=False)
    if compiled.returncode != 0:
        return compiled.stderr
    run = subprocess.run([str(program)], capture_output=True, text=True, check=False,
                         env={**os.environ, "LC_ALL": "C.UTF-8"})
    return run.stdout + run.stderr


def main():
    test = Points()
    headers, library = sys.argv[1:]
    glib = subprocess.run(["pkg-config", "--cflags", "--libs", "gobject-2.0"],
                          capture_output=True, text=True, check=True).stdout
    flags = ["-I" + headers, library, *shlex.split(glib)]
    manual = MANUAL.read_text(encoding="utf-8")
    examples = EXAMPLE.findall(manual)
    test.equal("found", len(examples), manual.count("```c\n"))
    with tempfile.TemporaryDirectory() as folder:
        for number, (code, wanted) in enumerate(examples, 1):
            test.equal("example/%d" % number, printed(folder, code, flags), wanted)
    test.finish()


main()
