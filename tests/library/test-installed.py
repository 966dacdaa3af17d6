# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The library as others get it: installed in a folder, found by pkg-config alone. The
test of the interface is compiled and run against it; what else the shared library
shows, and what else is installed, is not part of the interface.

usage: test-installed.py BUILD MESON"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import Points

BUILD, MESON = sys.argv[1:]
HERE = Path(__file__).parent
CC = shlex.split(os.environ["CC"])
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]


def output(*command, **environment):
    run = subprocess.run(command, capture_output=True, text=True, check=False,
                         env={**os.environ, **environment})
    return run.returncode, run.stdout + run.stderr


def one(folder, name):
    """The only file with that name below the folder."""
    (found,) = folder.rglob(name)
    return found


def check_interface(test, root):
    """All symbols are declared in the header, and the other way round; it is the only
    header."""
    header = one(root, "iri.h")
    test.equal("headers", [path.name for path in root.rglob("*.h")], ["iri.h"])
    declared = set(re.findall(r"\b(libiri_\w+) \(", re.sub(
        r"/\*.*?\*/", "", header.read_text(encoding="utf-8"), flags=re.DOTALL)))
    library = one(root, "libiri.so.0")
    symbols = output("nm", "-D", "--defined-only", "--format=posix", str(library))[1]
    shown = {line.split("@")[0] for line in symbols.splitlines() if "@" in line}
    test.equal("symbols", sorted(shown ^ declared), [])
    test.point("soname", "SONAME" in output("readelf", "-d", str(library))[1]
               and "[libiri.so.0]" in output("readelf", "-d", str(library))[1])


def main():
    test = Points()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        status, text = output(MESON, "install", "-C", BUILD, "--no-rebuild", "--quiet",
                              "--tags", "devel,runtime", "--destdir", str(root))
        test.point("install", status == 0, text)
        check_interface(test, root)
        pkgconfig = one(root, "libiri-1.pc").parent
        library = one(root, "libiri.so.0").parent
        status, flags = output(
            "pkg-config", "--cflags", "--libs", "libiri-1",
            PKG_CONFIG_PATH=str(pkgconfig), PKG_CONFIG_SYSROOT_DIR=str(root))
        test.point("pkg-config", status == 0, flags)
        # GLib is the system's, not that of the folder.
        flags = [flag.replace(str(root) + "/usr/include", "/usr/include").replace(
            str(root) + "/usr/lib", "/usr/lib") if "glib" in flag else flag
            for flag in shlex.split(flags)]
        program = Path(folder) / "program"
        status, text = output(*CC, "-std=c17", *WARNINGS, str(HERE / "test-library.c"),
                              "-o", str(program), *flags)
        test.point("compile", status == 0, text)
        status, text = output(str(program), LD_LIBRARY_PATH=str(library))
        test.point("run", status == 0, text)
    test.finish()


main()
