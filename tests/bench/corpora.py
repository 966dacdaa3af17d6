# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The texts that build-aux/bench measures with, unpacked from *.txt.xz or made of those.

million.txt   a million IRIs with an ASCII host
first.txt     the first half of these, second.txt the second
hosts.txt     the hosts of iri_uniq, each once
bidi_77.txt   IRIs that hold right-to-left letters, 77 characters of each
bidi_100.txt  the same, 100 characters
bidi_64k.txt  the same, joined to lines of 65536 characters
random.txt    4 MiB of random bytes in one line
dots.txt      4 MiB of dots
"""

import itertools
import lzma
import random
import re
import unicodedata

import stand_ins

PACKED = ("kasztp", "iri_path_100k", "iri_host_100k", "iri_uniq_100k")
MOST = 20000
HUGE = 4 << 20


def is_bidi(line):
    return any(unicodedata.bidirectional(c) in ("R", "AL") for c in line)


def is_there(corpora):
    return all((corpora / f"{name}.txt.xz").exists() for name in PACKED)


def load(corpora):
    """The bytes of each corpus, or of what stands in for it."""
    if is_there(corpora):
        return {name: lzma.decompress((corpora / f"{name}.txt.xz").read_bytes())
                for name in PACKED}
    return {name: "".join(line + "\n" for line in lines).encode()
            for name, lines in stand_ins.make().items()}


def make(corpora, folder):
    """Writes @corpora, or what stands in for them, into @folder, and what is made of
    them."""
    def write(name, lines):
        text = "".join(line + "\n" for line in itertools.islice(lines, MOST))
        (folder / name).write_text(text, encoding="utf-8")

    data = load(corpora)
    for name in PACKED:
        (folder / f"{name}.txt").write_bytes(data[name])
    for name, times in (("million.txt", 10), ("first.txt", 5), ("second.txt", 5)):
        (folder / name).write_bytes(data["iri_path_100k"] * times)
    (folder / "ascii.txt").write_bytes(data["kasztp"] * 5)

    found = (re.match("[a-z]+://([^/?#]+)", line)
             for line in data["iri_uniq_100k"].decode().splitlines())
    write("hosts.txt", dict.fromkeys(match[1] for match in found if match))
    bidi = [line for line in data["iri_host_100k"].decode().splitlines()
            if is_bidi(line)]
    for n in (77, 100):
        cut = (line[:n] for line in bidi if len(line) >= n)
        write(f"bidi_{n}.txt", (line for line in cut if is_bidi(line)))
    joined = "/".join(bidi)
    write("bidi_64k.txt", (joined[i << 16:(i + 1) << 16] for i in range(8)))

    octets = random.Random(3987).randbytes(HUGE).translate(None, b"\n")
    (folder / "random.txt").write_bytes(octets + b"\n")
    (folder / "dots.txt").write_bytes(b"." * HUGE + b"\n")
