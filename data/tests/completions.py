# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""completions.py ZSH FISH: zsh and fish, asked by Tab, complete what the help of iri has,
and the values that it accepts."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import IRI, Points, iri

ZSH, FISH = map(Path, sys.argv[1:3])
# The shells run "iri" to complete ids.
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "dumb",
               "PATH": f"{Path(IRI).resolve().parent}:{os.environ['PATH']}"}


def printed(*command, **environment):
    return subprocess.run(command, capture_output=True, text=True, timeout=300,
                          env={**ENVIRONMENT, **environment}, check=False).stdout


def zsh(line):
    script = Path(__file__).parent / "zsh-completions"
    return set(printed("zsh", script, ZSH.resolve().parent, line).split())


def fish(line):
    """Without their descriptions, and values without their options."""
    with tempfile.TemporaryDirectory() as home:
        lines = printed("fish", "--no-config", "-c",
                        f"source {FISH}; complete -C '{line}'", HOME=home).splitlines()
    words = {found.split("\t")[0] for found in lines}
    return {word.partition("=")[2] if "=" in line else word.rstrip("=") for word in words}


def long_options(command):
    text = iri(command, "--help")[1].decode()
    return set(re.findall(r"^  (?:-., )?(--[a-z-]+)", text, re.MULTILINE))


def values(command, option):
    """The values that the message about a wrong one lists."""
    message = iri(command, f"--{option}=?", "")[2].decode()
    return set(message.rpartition(": ")[2].split())


def main():
    test = Points()
    commands = re.findall(r"^  iri ([a-z-]+)", iri("--help")[1].decode(), re.MULTILINE)
    for name, shell in (("zsh", zsh), ("fish", fish)):
        test.equal(f"{name}/commands", shell("iri "), set(commands))
        for command in commands:
            found = {word.split("=")[0] for word in shell(f"iri {command} --")}
            test.equal(f"{name}/{command}", found, long_options(command))
        for command, option in (("inspect", "spec"), ("inspect", "idna"),
                                ("normalize", "rung"), ("copy", "form"),
                                ("inspect", "convention")):
            test.equal(f"{name}/{option}", shell(f"iri {command} --{option}="),
                       values(command, option))
        ids = {line.split("\t")[0] for line in iri("examples")[1].decode().splitlines()}
        test.equal(f"{name}/ids", shell("iri examples ") - {""}, ids)
    test.finish()


main()
