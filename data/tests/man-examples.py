# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""man-examples.py IRI MAN: the examples of the man page run as they are printed, print what
it says, and there is one for each subcommand."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import Points

IRI, MAN = map(Path, sys.argv[1:3])

# What the examples read.
FILES = {
    "iris.txt": "http://example.org/é\nhttp://ab.אב.גד/\n".encode(),
    "letter.txt": "See http://example.org/œuvre.\n".encode("iso-8859-15"),
}

# The label "123" is not allowed beside right-to-left ones (RFC 5893), which the page shows.
NOT_VALID = {"iri inspect 'http://ab.אב.123/'"}


def section():
    """The section of the page, in lines that are not broken."""
    page = subprocess.run(["mandoc", "-T", "utf8", "-O", "width=500", MAN],
                          capture_output=True, check=True).stdout.decode()
    page = re.sub(".\b", "", page)
    return re.search(r"^EXAMPLES\n(.*?)^\S", page, re.MULTILINE | re.DOTALL)[1]


def examples(text):
    """Each command with the lines that it prints, if the page has them."""
    text = re.sub(r"\\\n\s+", "", text)
    for found in re.finditer(r"^ +\$ (.*)\n((?: {11}[^ $].*\n)*)", text, re.MULTILINE):
        yield found[1], [line.strip() for line in found[2].splitlines()]


def run(command, folder):
    # One of the machines is this one, and the others are nobody's.
    command = command.replace("host1,host2,:", ":")
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], cwd=folder, capture_output=True,
        text=True, timeout=200, check=False,
        env={**os.environ, "HOME": str(folder), "LC_ALL": "C.UTF-8",
             "PATH": f"{IRI.resolve().parent}:{os.environ['PATH']}"})


def main():
    test = Points()
    found = list(examples(section()))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, content in FILES.items():
            (folder / file).write_bytes(content)
        # GNU parallel asks once to be cited.
        (folder / ".parallel").mkdir()
        (folder / ".parallel" / "will-cite").touch()
        for command, output in found:
            ran = run(command, folder)
            test.equal(command, (ran.returncode, ran.stderr),
                       (int(command in NOT_VALID), ""))
            if output:
                test.equal(command + " (output)", ran.stdout.splitlines(), output)
            written = re.search(r"(?:-o |>)([\w.]+)", command)
            test.point(command + " (result)",
                       (folder / written[1]).stat().st_size if written else ran.stdout)
    listed = subprocess.run([IRI, "--help"], capture_output=True, text=True, check=True)
    commands = set(re.findall(r"^  iri ([a-z-]+)", listed.stdout, re.MULTILINE))
    used = {word for command, _ in found for word in re.findall(r"\biri ([a-z-]+)", command)}
    test.equal("subcommands", commands - used, set())
    test.finish()


main()
