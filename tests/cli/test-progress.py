# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A long batch shows its progress on standard error if that is a terminal and standard
output is none, never otherwise."""

import os
import pty
import re
import select
import subprocess
import tempfile
import time

from tap import IRI, Points

LINES = b"http://a.example/\xc3\xa9\n" * 100
PATIENCE = 120
KNOWN = re.compile(rb"\r\d+ lines, \d+ per second, \d+:\d\d left")
UNKNOWN = re.compile(rb"\r\d+ lines, \d+ per second *\r")


class Batch:
    """iri with each output on a terminal or in a pipe."""

    def __init__(self, stdin, out_terminal, error_terminal):
        self.seen = b""
        main = [pty.openpty() if terminal else os.pipe()
                for terminal in (out_terminal, error_terminal)]
        self.outputs = [pair[0] for pair in main]
        self.error = self.outputs[1]
        ends = [pair[1] for pair in main]
        self.run = subprocess.Popen(
            [IRI, "to-uri"], stdin=stdin, stdout=ends[0], stderr=ends[1],
            env={**os.environ, "LC_ALL": "C"})
        for end in ends:
            os.close(end)

    def read(self):
        """Reads what is there. Returns whether there is more to come."""
        for output in select.select(self.outputs, [], [], 0.01)[0]:
            try:
                octets = os.read(output, 1 << 16)
            except OSError: # the other end of a terminal was closed
                octets = b""
            if output == self.error:
                self.seen += octets
            if not octets:
                self.outputs.remove(output)
                os.close(output)
        return bool(self.outputs)

    def finish(self):
        while self.read():
            pass
        self.run.wait()


def check_pipes(points):
    """Feeds all of them until the one that should has shown its progress three times, when
    the others would have done so too."""
    rows = {"error-terminal": (False, True), "no-terminal": (False, False),
            "both-terminals": (True, True), "output-terminal": (True, False)}
    batches = {name: Batch(subprocess.PIPE, *row) for name, row in rows.items()}
    end = time.monotonic() + PATIENCE
    while batches["error-terminal"].seen.count(b"\r") < 3 and time.monotonic() < end:
        for batch in batches.values():
            batch.run.stdin.write(LINES)
            batch.run.stdin.flush()
            batch.read()
    for name, batch in batches.items():
        batch.run.stdin.close()
        batch.finish()
        if name == "error-terminal":
            points.point(name, UNKNOWN.match(batch.seen), batch.seen)
            points.point(name + "/cleared", batch.seen.endswith(b" \r"), batch.seen)
        else:
            points.equal(name, batch.seen, b"")


def check_size(points):
    """A file has a size, so that the time that is left is known. iri stops where nobody
    reads what it writes, until enough time has passed."""
    with tempfile.TemporaryFile() as file:
        file.write(LINES * 1000)
        file.seek(0)
        batch = Batch(file, False, True)
        begin = time.monotonic()
        while time.monotonic() < begin + 1.5:
            select.select([batch.error], [], [], 0.1)
        batch.finish()
        points.point("known-size", KNOWN.search(batch.seen), batch.seen)


def check_short(points):
    batch = Batch(subprocess.PIPE, False, True)
    batch.run.stdin.write(LINES)
    batch.run.stdin.close()
    batch.finish()
    points.equal("short", batch.seen, b"")


def main():
    points = Points()
    check_pipes(points)
    check_size(points)
    check_short(points)
    points.finish()


main()
