# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""start.py MINIMAL IRISCOPE: starts both in turn and prints the time to the first
frame and the memory of each, and the ratios of the minima."""

import os
import subprocess
import sys
import time

ROUNDS = 11
BAR = 1.5
IRI = "http://אב.example/גד?ה=1#ו"


def start(command):
    """Returns milliseconds to the first frame and MiB."""
    environment = dict(os.environ, BENCH_START=str(time.monotonic_ns() // 1000))
    output = subprocess.run(
        command, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    frame, memory = output.split()
    return float(frame), int(memory) / 1024


def main(minimal, iriscope):
    commands = {
        "minimal window": [minimal],
        "iriscope, empty": [iriscope, "--new-window"],
        "iriscope with an IRI": [iriscope, IRI],
    }
    results = {name: [] for name in commands}
    for _ in range(ROUNDS):
        for name, command in commands.items():
            results[name].append(start(command))
    floor = [min(column) for column in zip(*results["minimal window"])]
    for name, rows in results.items():
        frame, memory = (min(column) for column in zip(*rows))
        print(
            f"{name:22} first frame {frame:6.0f} ms  {frame / floor[0]:5.2f}"
            f"   memory {memory:6.1f} MiB  {memory / floor[1]:5.2f}   (bar {BAR})"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
