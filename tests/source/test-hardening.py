# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Whether the binaries have the protections that the build asks for, read from them.

usage: test-hardening.py BINARY…; in FLAGS: "optimized" and "debug" if the build is."""

import json
import os
import re
import subprocess
import sys

from tap import Points

OPTIONS = ["-fstack-clash-protection", "-fstack-protector-strong", "-fcf-protection"]


def readelf(binary, *options):
    return subprocess.run(["readelf", "-W", *options, binary], capture_output=True,
                          text=True, check=True).stdout


def check(points, binary, flags):
    name = os.path.basename(binary)
    header = readelf(binary, "-h")
    segments = readelf(binary, "-l")
    dynamic = readelf(binary, "-d")
    symbols = readelf(binary, "--dyn-syms")

    points.point(name + "/position-independent", "DYN" in header, header)
    points.point(name + "/relro", "GNU_RELRO" in segments, segments)
    points.point(name + "/bind-now", re.search(r"BIND_NOW|Flags:.*NOW", dynamic), dynamic)
    points.point(name + "/no-executable-stack",
                 re.search(r"GNU_STACK.*RW +0x", segments), segments)
    points.point(name + "/no-writable-code", not re.search(r"LOAD.*RWE", segments),
                 segments)
    points.point(name + "/stack-protector", "__stack_chk_fail" in symbols)
    if "debug" not in flags:
        return
    # The compiler writes its options into the debugging information. The linker drops
    # the mark for -fcf-protection, because Debian's C library has none.
    producers = set(re.findall(r"DW_AT_producer.*?: (GNU C\d+ .*)",
                               readelf(binary, "--debug-dump=info")))
    points.point(name + "/producers", producers)
    for option in OPTIONS:
        points.point(name + option, all(option in p for p in producers), *producers)


def check_macro(points, path):
    """No size here is known only when the program runs, so that _FORTIFY_SOURCE leaves
    no trace in the binaries."""
    with open(path, encoding="utf-8") as file:
        commands = [entry["command"] for entry in json.load(file)]
    points.point("fortify", all("-D_FORTIFY_SOURCE=2" in c for c in commands))


def main():
    points = Points()
    flags = os.environ["FLAGS"].split()
    for binary in sys.argv[1:]:
        check(points, binary, flags)
    if "optimized" in flags:
        check_macro(points, os.environ["COMMANDS"])
    points.finish()


if __name__ == "__main__":
    main()
