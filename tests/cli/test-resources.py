# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What one input may take: memory for a line, and threads for a batch."""

import json
import resource
import subprocess
import sys

from tap import IRI, Points, iri

MIB = 1024 * 1024

# name, subcommand and options, the line feed in its charset, standard output for
# a short line after the long one
SUBCOMMANDS = [
    ("to-uri", ["to-uri"], b"\n", b"a\n"),
    ("to-iri", ["to-iri"], b"\n", b"a\n"),
    ("host", ["host"], b"\n", b"a\n"),
    ("normalize", ["normalize"], b"\n", b"a\n"),
    ("resolve", ["resolve", "--base=x:/"], b"\n", b"x:/a\n"),
    ("bidi", ["bidi"], b"\n", b"a\n"),
    ("copy", ["copy", "--form=uri"], b"\n", b"a\n"),
    ("file-name", ["file-name"], b"\n", b"a\n"),
    ("to-uri-nul", ["to-uri", "-0"], b"\0", b"a\0"),
    ("to-uri-split", ["to-uri", "--spaces=split"], b"\n", b"a\n"),
    ("to-uri-utf-16", ["to-uri", "--source=UTF-16LE"], b"\n\0", b"a\n"),
    ("one-thread", ["to-uri", "--jobs=1"], b"\n", b"a\n"),
]


def run_long(arguments, end, n_bytes, more=b""):
    """Runs iri with a line of n_bytes, and one of "a" in the charset of the end."""
    a = b"a" + end[1:]
    line = (a * (n_bytes // len(a) + 1))[:n_bytes]
    return iri(*arguments, stdin=line + end + a + end + more)


def check_long_lines(points):
    for name, arguments, end, answer in SUBCOMMANDS:
        status, out, err = run_long(arguments, end, 64 * MIB + 2)
        separator = answer[-1:]
        points.equal(name + "/status", status, 1)
        points.equal(name + "/output", out, separator + answer)
        points.point(name + "/message", err.startswith(b"iri: line 1: too-long: "),
                     err[:200])
        points.equal(name + "/one-message", err.count(b"\n"), 1)


def check_borders(points):
    for name, n_bytes, status in [("longest", 64 * MIB, 0), ("too-long", 64 * MIB + 1, 1)]:
        got, out, err = run_long(["file-name"], b"\n", n_bytes)
        points.equal(name + "/status", got, status)
        points.equal(name + "/lines", out.count(b"\n"), 2)
        points.equal(name + "/message", b"too-long" in err, status == 1)


def check_json(points):
    status, out, _ = run_long(["inspect", "--json"], b"\n", 64 * MIB + 1)
    first, second = [json.loads(line) for line in out.splitlines()]
    points.equal("json/status", status, 1)
    points.equal("json/valid", first["valid"], False)
    points.equal("json/uri", first["uri"], None)
    points.equal("json/input", len(first["input"]), 1000)
    points.equal("json/code", [f["code"] for f in first["findings"]].count("too-long"), 1)
    points.equal("json/next", second["uri"], "a")


def check_detect(points):
    status, out, err = run_long(["detect"], b"\n", 65 * MIB, b"http://a/\n")
    points.equal("detect/status", status, 1)
    points.equal("detect/output", out, b"3:1: http://a/\n")
    points.point("detect/message", err.startswith(b"iri: line 1: too-long: "), err[:200])


# Reads lines of NUL bytes without an end, as from /dev/zero, and prints its memory.
ENDLESS = """
import resource, subprocess, sys
iri = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
for _ in range(512):
    iri.stdin.write(bytes(1024 * 1024))
iri.stdin.close()
iri.wait()
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)
"""


def check_endless(points):
    for name in ["inspect", "to-uri", "detect"]:
        run = subprocess.run([sys.executable, "-c", ENDLESS, IRI, name],
                             capture_output=True, timeout=300, check=True)
        mib = int(run.stdout)
        # The line, while it grows to a buffer of twice its size.
        points.point(name + "/endless", mib < 400, mib)


def refuse_threads():
    """No thread can have a stack of this size."""
    resource.setrlimit(resource.RLIMIT_STACK, (1 << 47, resource.RLIM_INFINITY))


def check_threads(points):
    lines = "".join("http://é%d.example/\n" % i for i in range(20000)).encode()
    wanted = iri("to-uri", "--jobs=1", stdin=lines)
    for name, arguments, limit in [("default", [], None),
                                   ("many", ["--jobs=100000"], None),
                                   ("most", ["--jobs=2147483647"], None),
                                   ("none-can-start", ["--jobs=8"], refuse_threads)]:
        run = subprocess.run([IRI, "to-uri", *arguments], input=lines,
                             capture_output=True, preexec_fn=limit, timeout=300,
                             check=False)
        points.equal("threads/" + name, (run.returncode, run.stdout, run.stderr), wanted)


def main():
    points = Points()
    check_long_lines(points)
    check_borders(points)
    check_json(points)
    check_detect(points)
    check_endless(points)
    check_threads(points)
    points.finish()


if __name__ == "__main__":
    main()
