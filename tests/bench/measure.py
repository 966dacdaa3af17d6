# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What build-aux/bench measures. Each function returns numbers by name: times in seconds
but for those of the window, which are in milliseconds, and memory in MiB."""

import os
import pty
import re
import shutil
import subprocess
import sys
import time

ROUNDS = 3
SPECS = ("masinter-07", "iuc19", "duerst-01", "rfc3987", "3987bis-00", "guidelines-00",
         "leiri", "web-address", "whatwg")
NODE = """
require("readline").createInterface({ input: process.stdin })
  .on("line", (line) => {
    let uri = null;
    try { uri = new URL(line).href; } catch (error) { }
    process.stdout.write(JSON.stringify({ input: line, uri }) + "\\n");
  });
"""
# Nanoseconds for a line by ada's can_parse, with the way from JavaScript to it and back.
ADA = """
const fs = require("fs");
const lines = fs.readFileSync(process.argv[1], "latin1").split("\\n").filter((l) => l);
let least = Infinity;
for (let round = 0, taken = 0; round < 20; round++) {
  const begin = process.hrtime.bigint();
  for (const line of lines)
    taken += URL.canParse(line);
  const end = process.hrtime.bigint();
  least = taken ? Math.min(least, Number(end - begin)) : least;
}
console.log(least / lines.length);
"""


# A process starts with the peak of the one that starts it, so this one is small.
PEAK = """
import os, sys
child = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ)
os.write(2, b"\\n%d" % os.wait4(child, 0)[2].ru_maxrss)
"""


class Failed(Exception):
    """A program did not end as it should."""


def libraries(build, folder):
    """Processor time of a call, of ours and of other libraries."""
    output = subprocess.run([build / "tests/bench/iri-bench", folder], check=True,
                            stdout=subprocess.PIPE, text=True).stdout
    found = {}
    for line in output.splitlines():
        cells = line.split("\t")
        if len(cells) >= 3:
            allocations = cells[1].startswith("allocations")
            name = f"{cells[0].removesuffix('.txt')}: {cells[1]}"
            found[name] = float(cells[2]) * (1 if allocations else 1e-9)
    if shutil.which("node"):
        output = subprocess.run(["node", "-e", ADA, folder / "kasztp.txt"], check=True,
                                stdout=subprocess.PIPE, text=True).stdout
        found["kasztp: ada"] = float(output) * 1e-9
    return found


def start(command, path, stderr=subprocess.DEVNULL):
    with open(path, "rb") as lines:
        return subprocess.Popen(command, stdin=lines, stdout=subprocess.DEVNULL,
                                stderr=stderr)


def run(commands, stderr=subprocess.DEVNULL):
    """Runs commands side by side: each a program with its arguments and its input.
    Returns the time of day and the processor time that they take."""
    begin = time.monotonic()
    children = [start(command, path, stderr) for command, path in commands]
    processor = 0
    for child in children:
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode not in (0, 1):
            raise Failed(f"{child.args} ended with {child.returncode}")
        processor += usage.ru_utime + usage.ru_stime
    return time.monotonic() - begin, processor


def peak_memory(command, path):
    """In MiB, but not less than a small Python takes."""
    with open(path, "rb") as lines:
        done = subprocess.run([sys.executable, "-S", "-c", PEAK, *command], stdin=lines,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              check=True)
    return int(done.stderr.splitlines()[-1]) / 1024


def take_turns(commands, rounds=ROUNDS):
    """The least time of each. Each takes its turn in each round, so that a busy moment is
    nobody's alone."""
    runs = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            runs[name].append(run(command))
    found = {}
    for name, measured in runs.items():
        seconds, processor = zip(*measured)
        found[name] = min(seconds)
        found[f"{name}, processor"] = min(processor)
    return found


def progress(command):
    """The time that a command takes with standard error on a terminal, where it shows
    progress. A terminal takes more without being read than the progress of minutes."""
    terminal, stderr = pty.openpty()
    seconds, processor = run([command], stderr)
    os.close(stderr)
    shown = os.read(terminal, 4096)
    os.close(terminal)
    if not shown:
        raise Failed("no progress was shown")
    return {"to-uri --json, 1 thread, progress": seconds,
            "to-uri --json, 1 thread, progress, processor": processor}


def batches(build, folder):
    """Whole processes that read a million lines."""
    iri = str(build / "src/cli/iri")
    million, halves = folder / "million.txt", (folder / "first.txt",
                                               folder / "second.txt")
    commands = {}
    for name, what in (("to-uri --json", ["to-uri", "--json"]), ("to-uri", ["to-uri"])):
        commands[f"{name}, 1 thread"] = [([iri, *what, "--jobs=1"], million)]
        commands[f"{name}, 2 threads"] = [([iri, *what, "--jobs=2"], million)]
        commands[f"{name}, 2 processes"] = [([iri, *what, "--jobs=1"], half)
                                            for half in halves]
    if shutil.which("node"):
        commands["node new URL"] = [(["node", "-e", NODE], million)]
    if shutil.which("parallel"):
        worker = f"'{iri}' to-uri --jobs=1 || [ $? -eq 1 ]"
        commands["to-uri, GNU parallel"] = [
            (["parallel", "--pipe", "--block", "8M", "--keep-order", "--jobs", "2", worker],
             million)]
    commands["detect"] = [([iri, "detect"], million)]
    found = take_turns(commands)
    found |= progress(commands["to-uri --json, 1 thread"][0])
    found["to-uri --json, 2 threads, MiB"] = peak_memory(
        *commands["to-uri --json, 2 threads"][0])
    return found


def count_lines(path):
    with open(path, "rb") as lines:
        return sum(1 for _ in lines)


def inspections(build, folder):
    """Whole processes that print the report of each line."""
    iri = [str(build / "src/cli/iri"), "inspect", "--json", "--jobs=2"]
    files = {"ASCII URLs": folder / "ascii.txt",
             "IRIs": folder / "iri_path_100k.txt",
             "IRIs, IDN host": folder / "iri_host_100k.txt"}
    found = take_turns({f"inspect, {name}": [(iri, path)]
                        for name, path in files.items()})
    for name, path in files.items():
        n = count_lines(path)
        found[f"inspect, {name}, lines a second"] = n / found[f"inspect, {name}"]
        found[f"inspect, {name}, lines a second, processor"] = (
            2 * n / found[f"inspect, {name}, processor"])
    return found


def huge(build, folder):
    """The slowest of the standards for a line of 4 MiB."""
    iri = str(build / "src/cli/iri")
    found = {}
    for name in ("random", "dots"):
        times = take_turns({spec: [([iri, "inspect", f"--spec={spec}"],
                                    folder / f"{name}.txt")] for spec in SPECS}, 3)
        found[f"4 MiB of {name}"] = max(times[spec] for spec in SPECS)
        found[f"4 MiB of {name}, processor"] = max(times[f"{spec}, processor"]
                                                   for spec in SPECS)
    return found


def script(build, top, name, *arguments):
    """The lines that a script of tests/bench prints."""
    done = subprocess.run([top / "tests/bench" / name, *arguments],
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          check=False, env=dict(os.environ, BUILDDIR=str(build)))
    if done.returncode != 0:
        raise Failed(f"tests/bench/{name} ended with {done.returncode}")
    return done.stdout.splitlines()


def window_start(build, top):
    """The first frame and the memory of the window and of a minimal one."""
    found = {}
    for line in script(build, top, "start"):
        match = re.match(r"(.*?) +first frame +([0-9.]+) ms.* memory +([0-9.]+) MiB", line)
        if match:
            found[f"{match[1]}, first frame"] = float(match[2])
            found[f"{match[1]}, memory"] = float(match[3])
    return found


def typing(build, top):
    """The time from a key to the frame that shows it, the work of the main thread for it,
    and the longest that it was held up."""
    found = {}
    columns = {"frame": 2, "work": 4, "held up": 6}
    for name in ("ascii", "alternating letters", "alternating words", "arabic", "han",
                 "marks"):
        for length in (2000, 8192, 65536):
            lines = script(build, top, "typing", name, str(length), "1000")
            cells = lines[-1].split()[-7:]
            for what, column in columns.items():
                found[f"typing, {name}, {length}, {what}"] = float(cells[column])
    for length in (2000, 8192, 65536):
        for what in columns:
            found[f"typing, {length}, {what}"] = max(
                value for key, value in found.items()
                if key.endswith(f", {length}, {what}"))
    return found


def learning(build, top):
    """The slowest lesson to open, and the slowest step of the bidi algorithm."""
    environment = dict(os.environ, GSETTINGS_SCHEMA_DIR=str(build / "data"),
                       GTK_A11Y="none", GDK_DEBUG="gl-disable", GDK_DISABLE="gl",
                       LC_ALL="C.UTF-8")
    output = subprocess.run([top / "tests/with-display", build / "tests/bench/bench-learn"],
                            check=True, stdout=subprocess.PIPE, text=True,
                            stderr=subprocess.DEVNULL, env=environment).stdout
    return {match[1]: float(match[2])
            for match in re.finditer(r"^(slowest .*?)  ([0-9.]+) ms$", output, re.M)}


def end_to_end(build, _top):
    """How long all tests of the window take, in minutes."""
    begin = time.monotonic()
    subprocess.run(["meson", "test", "-C", build, "--suite", "e2e"],
                   stdout=subprocess.DEVNULL, check=True)
    return {"end-to-end tests": (time.monotonic() - begin) / 60}


def texts(build, folder):
    """The page Text, for a million lines."""
    path = folder / "uniq_million.txt"
    path.write_bytes((folder / "iri_uniq_100k.txt").read_bytes() * 10)
    output = subprocess.run([build / "tests/bench/bench-text", path], check=True,
                            stdout=subprocess.PIPE, text=True).stdout
    return {f"Text, {match[1]}": float(match[2])
            for match in re.finditer(r"^ +(.*?) +([0-9.]+) s ", output, re.M)}
