# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs iri with an output on a terminal."""

import os
import pty
import subprocess

from tap import IRI


def on_terminal(arguments, text, stream="stdout", **environment):
    """What a terminal gets of one of the two outputs of iri."""
    main, end = pty.openpty()
    streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, stream: end}
    with subprocess.Popen([IRI, *arguments], stdin=subprocess.PIPE,
                          env={**os.environ, **environment}, **streams) as run:
        os.close(end)
        pid = os.fork()
        if pid == 0:
            run.stdin.write(text.encode())
            run.stdin.close()
            os._exit(0)
        run.stdin.close()
        out = b""
        while True:
            try:
                more = os.read(main, 65536)
            except OSError:
                break
            if not more:
                break
            out += more
        os.waitpid(pid, 0)
    os.close(main)
    return out.replace(b"\r\n", b"\n")
