#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""lines.py FOLDER: what is made of the corpora unpacked in FOLDER.

hosts.txt     the hosts of iri_uniq, each once
bidi_77.txt   IRIs that hold right-to-left letters, 77 characters of each
bidi_100.txt  the same, 100 characters
bidi_64k.txt  the same, joined to lines of 65536 characters
"""

import itertools
import pathlib
import re
import sys
import unicodedata

MOST = 20000


def is_bidi(line):
    return any(unicodedata.bidirectional(c) in ("R", "AL") for c in line)


folder = pathlib.Path(sys.argv[1])


def read(name):
    return (folder / name).read_text(encoding="utf-8").splitlines()


def write(name, lines):
    text = "".join(line + "\n" for line in itertools.islice(lines, MOST))
    (folder / name).write_text(text, encoding="utf-8")


found = (re.match("[a-z]+://([^/?#]+)", line)
         for line in read("iri_uniq_100k.txt"))
write("hosts.txt", dict.fromkeys(match[1] for match in found if match))

bidi = [line for line in read("iri_host_100k.txt") if is_bidi(line)]
for n in (77, 100):
    cut = (line[:n] for line in bidi if len(line) >= n)
    write(f"bidi_{n}.txt", (line for line in cut if is_bidi(line)))
joined = "/".join(bidi)
write("bidi_64k.txt", (joined[i << 16:(i + 1) << 16] for i in range(8)))
