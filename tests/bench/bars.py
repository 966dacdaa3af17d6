# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What is to be reached: the table of build-aux/bench."""

from collections import namedtuple

# @ours, divided by @peer if there is one, is at most @most or at least @least, if there is
# a target. The numbers are those of measure.py, times @scale in the given unit.
Bar = namedtuple("Bar", "what ours peer most least unit scale",
                 defaults=(None, None, None, "", 1))

ASCII, PATH = "kasztp", "iri_path_100k"
BACK, NEW = "iri_host_100k", "iri_uniq_100k"

LIBRARIES = (
    Bar("ASCII URL, parse and validate / uriparser",
        f"{ASCII}: parse, findings counted", f"{ASCII}: uriparser", 0.15),
    Bar("ASCII URL, parse and validate / g_uri_split",
        f"{ASCII}: parse, findings counted", f"{ASCII}: g_uri_split", 0.15),
    Bar("ASCII URL, parse and validate / URL.canParse of node, which is ada",
        f"{ASCII}: parse, findings counted", f"{ASCII}: ada", 1),
    Bar("ASCII URL, allocations", f"{ASCII}: allocations of parse", most=0),
    Bar("IRI with ASCII host, parse and map / g_uri_split",
        f"{PATH}: parse and map", f"{PATH}: g_uri_split", 0.7),
    Bar("IRI with ASCII host, parse and map / curl set and get",
        f"{PATH}: parse and map", f"{PATH}: curl set, get", 0.12),
    Bar("IRI whose IDN host returns, parse and map / g_uri_parse",
        f"{BACK}: parse and map", f"{BACK}: g_uri_parse", 0.12),
    Bar("IRI whose IDN host is new, parse and map / libidn2 for the host",
        f"{NEW}: parse and map", f"{NEW}: libidn2, host alone", 0.5),
    Bar("new host / libidn2", "hosts: host", "hosts: libidn2", 0.2),
    Bar("bidi order of 77 characters / ICU", "bidi_77: bidi", "bidi_77: ICU", 1),
    Bar("bidi order of 64 Ki characters / ICU", "bidi_64k: bidi", "bidi_64k: ICU", 1),
    Bar("full report of a bidi IRI of 100 characters", "bidi_100: full report",
        most=25, unit="µs", scale=1e6),
    Bar("full report, 32 KiB / 16 KiB", "full report of a bidi IRI: 32768 bytes",
        "full report of a bidi IRI: 16384 bytes", 2.2),
    Bar("full report, 64 KiB / 16 KiB", "full report of a bidi IRI: 65536 bytes",
        "full report of a bidi IRI: 16384 bytes", 4.4),
)
BATCHES = (
    Bar("`to-uri --json`, 1,000,000 IRIs, two threads / node new URL",
        "to-uri --json, 2 threads", "node new URL", 0.125),
    Bar("`to-uri --json`, two processes / two threads",
        "to-uri --json, 2 processes", "to-uri --json, 2 threads", least=0.95),
    Bar("`to-uri --json`, one thread / two threads",
        "to-uri --json, 1 thread", "to-uri --json, 2 threads", least=1.7),
    Bar("`to-uri --json`, memory", "to-uri --json, 2 threads, MiB", most=16, unit="MiB"),
    Bar("`to-uri`, two processes / two threads",
        "to-uri, 2 processes", "to-uri, 2 threads", least=0.95),
    Bar("`to-uri`, one thread / two threads",
        "to-uri, 1 thread", "to-uri, 2 threads", least=1.7),
    Bar("`to-uri`, two jobs of GNU parallel / two threads",
        "to-uri, GNU parallel", "to-uri, 2 threads"),
    Bar("`to-uri --json`, one thread, with progress / without",
        "to-uri --json, 1 thread, progress", "to-uri --json, 1 thread"),
    Bar("`detect`, 1,000,000 lines", "detect", most=1, unit="s"),
)
INSPECTIONS = (
    Bar("`inspect --json`, ASCII URLs", "inspect, ASCII URLs, lines a second",
        least=250, unit="thousand a second", scale=1e-3),
    Bar("`inspect --json`, IRIs with ASCII host", "inspect, IRIs, lines a second",
        least=60, unit="thousand a second", scale=1e-3),
    Bar("`inspect --json`, IRIs with IDN host",
        "inspect, IRIs, IDN host, lines a second",
        least=60, unit="thousand a second", scale=1e-3),
)
HUGE = (
    Bar("`inspect`, 4 MiB of random bytes, slowest standard", "4 MiB of random",
        most=1, unit="s"),
    Bar("`inspect`, 4 MiB of dots, slowest standard", "4 MiB of dots",
        most=1, unit="s"),
)
START = (
    Bar("first frame / minimal window", "iriscope, empty, first frame",
        "minimal window, first frame", 1.5),
    Bar("first frame with an IRI / minimal window", "iriscope with an IRI, first frame",
        "minimal window, first frame", 1.5),
    Bar("memory / minimal window", "iriscope, empty, memory", "minimal window, memory",
        1.5),
    Bar("memory with an IRI / minimal window", "iriscope with an IRI, memory",
        "minimal window, memory", 1.5),
)
TYPING = tuple(
    Bar(f"work for a key in 2,000 characters, {name}", f"typing, {name}, 2000, work",
        most=4, unit="ms")
    for name in ("ascii", "alternating letters", "alternating words", "arabic", "han",
                 "marks")
) + (
    Bar("key to frame in 2,000 characters, slowest script", "typing, 2000, frame",
        most=17, unit="ms"),
    Bar("key to frame in 8 Ki characters, slowest script", "typing, 8192, frame", most=50,
        unit="ms"),
    Bar("longest stall at 64 Ki, slowest script", "typing, 65536, held up", most=50,
        unit="ms"),
)
LEARNING = (
    Bar("slowest lesson to open", "slowest lesson", most=100, unit="ms"),
    Bar("work for the slowest step of the bidi algorithm", "slowest step", most=1000 / 60,
        unit="ms"),
)
TESTS = (
    Bar("end-to-end tests", "end-to-end tests", most=15, unit="min"),
)
TEXT = (
    Bar("page Text, 1,000,000 lines with IDN hosts", "Text, all rows", most=8, unit="s"),
    Bar("page Text, saving JSON Lines", "Text, write JSON Lines", most=10, unit="s"),
)
