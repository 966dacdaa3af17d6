# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The packages of every system need the same, and have the version of meson.build."""

import json
import re

from tap import Points
from tree import SOURCE

BUILD_AUX = SOURCE / "build-aux"
OTHERS = BUILD_AUX / "other-packages"
# What build-essential and meson depend on.
ESSENTIAL = {"gcc", "libc6-dev", "ninja-build"}

# What debhelper and gobject-introspection provide.
VIRTUAL = {"debhelper-compat", "dh-sequence-gir"}


def read(path):
    return path.read_text(encoding="utf-8")


def group(name):
    """The packages of Debian that build-aux/need installs for it."""
    return set(re.findall(rf"^{name} (\S+)$", read(BUILD_AUX / "packages"), re.MULTILINE))


def needs():
    """The rows of needs.tsv, by package of Debian."""
    rows = (line.split("\t") for line in read(OTHERS / "needs.tsv").splitlines()
            if line and not line.startswith("#"))
    return {row[0]: row[1:] for row in rows}


def debian():
    field = re.search(r"^Build-Depends:\n((?: .*\n)+)", read(BUILD_AUX / "debian/control"),
                      re.MULTILINE)[1]
    return set(re.findall(r"^ ([a-z0-9.+-]+)", field, re.MULTILINE)) - VIRTUAL


def rpm():
    return set(re.findall(r"^BuildRequires: +(\S+)", read(OTHERS / "iriscope.spec"),
                          re.MULTILINE))


def guix():
    lists = re.findall(r"inputs\s+\(list (.*?)\)\)?\n", read(OTHERS / "guix.scm")
                       .replace('(list glib "bin")', "glib"), re.DOTALL)
    return {word for found in lists for word in re.findall(r"[\w.-]+", found)}


def flatpak():
    manifest = json.loads(read(OTHERS / "io.github.iriscope.Iriscope.json"))
    return {module["name"] for module in manifest["modules"]} - {"iriscope"}


def versions():
    """The version in each file that has it."""
    for path, pattern in {
            "build-aux/debian/changelog": r"^iriscope \(([^-)]+)-",
            "build-aux/other-packages/iriscope.spec": r"^Version: +(\S+)",
            "build-aux/other-packages/guix.scm": r'\(version "([^"]+)"\)'}.items():
        yield path, re.search(pattern, read(SOURCE / path), re.MULTILINE)[1]


def main():
    test = Points()
    wanted, rows = group("build"), needs()
    test.equal("needs", set(rows), wanted)
    # Debian's packages have introspection, HTML and translated man pages, too.
    test.equal("debian", debian() - group("package"), wanted - ESSENTIAL)
    for name, column, got in (("rpm", 0, rpm()), ("guix", 1, guix()),
                              ("flatpak", 2, flatpak())):
        test.equal(name, got, {row[column] for row in rows.values()} - {"-", "sdk"})
    version = re.search(r"version: '([^']+)'", read(SOURCE / "meson.build"))[1]
    for path, found in versions():
        test.equal(path, found, version)
    test.finish()


main()
