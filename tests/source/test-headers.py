# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Each header of the core compiles alone: the file with its functions includes it first,
or the compiler tries. The public one compiles in C++ as well."""

import os
import shlex
import subprocess

from tap import Points
from tree import SOURCE, c_files, folder_order, includes

CC = shlex.split(os.environ["CC"])
FLAGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]


def glib_flags():
    run = subprocess.run(["pkg-config", "--cflags", "glib-2.0", "gobject-2.0"],
                         capture_output=True, text=True, check=True)
    return shlex.split(run.stdout)


def errors(name, flags, *language):
    """What the compiler says about a file that includes the header."""
    run = subprocess.run([*CC, *FLAGS, *language, *flags, "-"],
                         input=f'#include "{name}"\n',
                         capture_output=True, text=True, check=False)
    return run.stderr


def main():
    test = Points()
    core = SOURCE / "src" / "core"
    flags = glib_flags() + ["-I" + str(core / name) for name in folder_order("core")]
    shown = {path.stem for path in c_files("src/core") if path.suffix == ".c"
             and includes(path)[:1] == [path.stem + ".h"]}
    names = sorted(path.name for path in core.rglob("*.h") if path.stem not in shown)
    test.point("found", len(names) > 10, names)
    for name in names:
        test.equal("alone/" + name, errors(name, flags, "-std=c17", "-x", "c"), "")
    test.equal("c++", errors("iri.h", flags, "-std=c++17", "-x", "c++"), "")
    test.finish()


main()
