# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""build-aux/release makes the same bytes of a commit in any clone, whatever the umask, the
time zone, the language and the configuration of git, and lists what is in them."""

import contextlib
import hashlib
import os
import re
import subprocess
import tarfile
import tempfile
from pathlib import Path

from tap import Points
from tree import SOURCE

# Two people who make the tarball.
MAKERS = {
    "one": (0o022, {"TZ": "UTC", "LC_ALL": "C.UTF-8"}),
    "other": (0o077, {"TZ": "Pacific/Auckland", "LC_ALL": "C", "GIT_CONFIG_COUNT": "2",
                      "GIT_CONFIG_KEY_0": "tar.umask", "GIT_CONFIG_VALUE_0": "0077",
                      "GIT_CONFIG_KEY_1": "core.quotePath", "GIT_CONFIG_VALUE_1": "false"}),
}


def release(folder, umask, environment):
    """What a new clone of the last commit, with a file that is not in it, makes."""
    clone, made = folder / "a clone", folder / "made"
    subprocess.run(["git", "clone", "--quiet", "--depth=1", SOURCE.as_uri(), clone],
                   check=True)
    (clone / "left-over").write_text("not in the commit\n", encoding="utf-8")
    subprocess.run([clone / "build-aux" / "release", made], check=True, umask=umask,
                   stdout=subprocess.DEVNULL, env={**os.environ, **environment})
    return {path.name: path.read_bytes() for path in made.iterdir()}


def checksums(folder, name):
    """The SHA-1 of each file of the tarball, by its path."""
    with tarfile.open(folder / (name + ".tar.xz")) as tarball:
        return {"." + member.name.removeprefix(name):
                hashlib.sha1(tarball.extractfile(member).read()).hexdigest()
                for member in tarball.getmembers() if member.isreg()}


def check_bill(test, bill, have):
    """The tag-value format of SPDX 2.1: a record for each file of the tarball."""
    head, *records = bill.strip().split("\n\n")
    test.point("bill/version", head.startswith("SPDXVersion: SPDX-2."), head[:80])
    listed, unlicensed = {}, []
    for record in records:
        if not record.startswith("FileName: "):
            continue
        name = re.match(r"FileName: (.+)", record)[1]
        listed[name] = re.search(r"^FileChecksum: SHA1: (\w+)$", record, re.MULTILINE)[1]
        if not re.search(r"^LicenseInfoInFile: \S", record, re.MULTILINE):
            unlicensed.append(name)
    test.equal("bill/unlicensed", unlicensed, [])
    test.equal("bill/unknown", sorted(set(listed) - set(have)), [])
    test.equal("bill/checksums", [name for name in listed if listed[name] != have.get(name)],
               [])
    # reuse lists neither the texts of the licences nor the files that say which files have
    # them.
    missing = [name for name in have if name not in listed
               and not re.search(r"/(LICENSES?|\.reuse)\b|\.license$", name)]
    test.equal("bill/missing", missing, [])


def main():
    test = Points()
    with contextlib.ExitStack() as stack:
        folders = {name: Path(stack.enter_context(tempfile.TemporaryDirectory(prefix=name)))
                   for name in MAKERS}
        one, other = (release(folders[name], *MAKERS[name]) for name in MAKERS)
        test.equal("files", sorted(one), sorted(other))
        for name in sorted(one):
            test.point("same/" + name, one[name] == other.get(name))
        (tarball,) = (name for name in one if name.endswith(".tar.xz"))
        name = tarball.removesuffix(".tar.xz")
        sums = "".join(f"{hashlib.sha256(data).hexdigest()}  {file}\n"
                       for file, data in sorted(one.items()) if not file.endswith(".sha256"))
        test.equal("sha256", one[name + ".sha256"].decode(), sums)
        have = checksums(folders["one"] / "made", name)
        test.point("left-over", "./left-over" not in have)
        check_bill(test, one[name + ".spdx"].decode(), have)
    test.finish()


main()
