# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Each installed header compiles alone, and all of them do together, in one folder
as they are installed."""

import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

from tap import Points
from tree import public_headers

CC = shlex.split(os.environ["CC"])
FLAGS = ["-std=c17", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]


def glib_flags():
    run = subprocess.run(["pkg-config", "--cflags", "glib-2.0", "gobject-2.0"],
                         capture_output=True, text=True, check=True)
    return shlex.split(run.stdout)


def errors(folder, names, flags):
    """What the compiler says about a file that includes the headers."""
    source = "".join('#include <iri/%s>\n' % name for name in names)
    run = subprocess.run([*CC, *FLAGS, "-I" + folder, *flags, "-x", "c", "-"],
                         input=source, capture_output=True, text=True, check=False)
    return run.stderr


def main():
    test = Points()
    flags = glib_flags()
    with tempfile.TemporaryDirectory() as folder:
        installed = Path(folder) / "iri"
        installed.mkdir()
        for header in public_headers():
            shutil.copy(header, installed)
        names = sorted(path.name for path in installed.iterdir())
        test.point("found", len(names) > 20, names)
        for name in names:
            test.equal("alone/" + name, errors(folder, [name], flags), "")
        test.equal("together", errors(folder, names, flags), "")
        test.equal("together/backward", errors(folder, names[::-1], flags), "")
    test.finish()


main()
