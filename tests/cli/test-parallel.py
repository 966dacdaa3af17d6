# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""iri as a worker of GNU parallel, as iri(1) shows it: each line is answered once and in
order, even if workers are killed; and as a streaming mapper."""

import os
import subprocess
import tempfile

from tap import IRI, Points, iri

# The first worker of each block dies when it has written some of its output.
KILLED = """
if mkdir "$STATE/$PARALLEL_SEQ"
then
  "$IRI" to-uri | head -n 5
  kill -9 $$
fi 2>/dev/null
"$IRI" to-uri || [ $? -eq 1 ]
"""
DYING = '"$IRI" to-uri | head -n 5; kill -9 $$'
WORKER = '"$IRI" to-uri || [ $? -eq 1 ]'
N_LINES = 40000


def run_parallel(lines, worker, folder, *options):
    """Blocks do not fit into a pipe, so that a worker can die while it gets one."""
    run = subprocess.run(
        ["parallel", "--pipe", "--keep-order", "--block", "200k", "--retries", "3",
         *options, worker],
        input=lines, capture_output=True, timeout=300, check=False,
        env={**os.environ, "IRI": IRI, "STATE": folder, "LC_ALL": "C"})
    return run.returncode, run.stdout.splitlines()


def main():
    points = Points()
    # Some lines have no URI; their answers are empty lines.
    lines = "".join(f"http://é{i}.example/ö\n" if i % 7 else f"http://a..{i}\u2488/\n"
                    for i in range(N_LINES)).encode()
    status, output, _ = iri("to-uri", stdin=lines)
    wanted = output.splitlines()
    points.equal("one-process", (status, len(wanted)), (1, N_LINES))
    with tempfile.TemporaryDirectory() as folder:
        for jobs in ("1", "4"):
            points.equal("jobs-" + jobs,
                         run_parallel(lines, WORKER, folder, "--jobs", jobs), (0, wanted))
        points.equal("killed-once", run_parallel(lines, KILLED, folder, "--jobs", "4"),
                     (0, wanted))
        points.point("killed-some", len(os.listdir(folder)) > 3, os.listdir(folder))
        points.point("always-killed", run_parallel(lines, DYING, folder)[0] != 0)
    # A mapper gets its share of the lines on standard input, the reducer their output.
    half = lines.index(b"\n", len(lines) // 2) + 1
    shares = [iri("to-uri", stdin=share)[1] for share in (lines[:half], lines[half:])]
    points.equal("mapper", b"".join(shares), output)
    points.finish()


main()
