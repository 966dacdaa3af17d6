#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""whole.py IRI FILE: a million lines of FILE to NDJSON, whole processes.

Each takes its turn in each of three rounds; the least time and the most memory
count. node is a peer where it is there.
"""

import os
import shutil
import subprocess
import sys
import time

ROUNDS = 3
NODE = """
require("readline").createInterface({ input: process.stdin })
  .on("line", (line) => {
    let uri = null;
    try { uri = new URL(line).href; } catch (error) { }
    process.stdout.write(JSON.stringify({ input: line, uri }) + "\\n");
  });
"""


def run(command, path):
    """Wall time in seconds and peak memory in MiB of one process."""
    with open(path, "rb") as lines:
        begin = time.monotonic()
        child = subprocess.Popen(command, stdin=lines,
                                 stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(child.pid, 0)
        seconds = time.monotonic() - begin
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode < 0 or child.returncode > 1:
        sys.exit(f"{command[0]} ended with {child.returncode}")
    return seconds, usage.ru_maxrss / 1024


def show(what, value, bar, met):
    print(f"  {what}: {value:.3f}, to reach {bar}: "
          + ("met" if met else "not met"))


def main():
    iri, path = sys.argv[1:]
    commands = {
        "1 thread": [iri, "to-uri", "--json", "--jobs=1"],
        "2 threads": [iri, "to-uri", "--json", "--jobs=2"],
    }
    if shutil.which("node"):
        commands["node new URL"] = ["node", "-e", NODE]
    found = {name: [] for name in commands}
    for _ in range(ROUNDS):
        for name, command in commands.items():
            found[name].append(run(command, path))
    best = {name: min(seconds for seconds, _ in runs)
            for name, runs in found.items()}
    peak = {name: max(memory for _, memory in runs)
            for name, runs in found.items()}

    print("\nto-uri --json, a million lines, whole process")
    for name in commands:
        print(f"  {name:28} {best[name]:8.2f} s {peak[name]:8.1f} MiB")
    if "node new URL" in best:
        ratio = best["2 threads"] / best["node new URL"]
        show("2 threads / node new URL", ratio, 0.125, ratio <= 0.125)
    else:
        print("  node is not there")
    gain = best["1 thread"] / best["2 threads"]
    show("1 thread / 2 threads", gain, 1.7, gain >= 1.7)
    most = max(peak["1 thread"], peak["2 threads"])
    show("most memory in MiB", most, 16, most <= 16)


main()
