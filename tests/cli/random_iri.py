# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Random IRI references with many characters that move, and hostile text."""

LATIN = "abz"
HEBREW = "\u05d0\u05d1\u05e9"
ARABIC = "\u0627\u0628\u06cc"
DIGITS = "1239"
# Extended Arabic digits are European numbers in UAX #9.
ARABIC_DIGITS = "\u0660\u0661\u06f2"
MARKS = "\u0301\u05b0\u064e"
ESCAPES = ["%31", "%D7%90", "%2F"]
# conventions.py finds no A-label for a host label with other characters.
LABEL = [LATIN, HEBREW, HEBREW, ARABIC, DIGITS, ARABIC_DIGITS, MARKS, "-"]
SEGMENT = LABEL + [".,-+$!~", "()\u2329\u3009\u300a\u300b\u00bb", ESCAPES]
USERINFO = SEGMENT + [":;"]
FREE = SEGMENT + ["/?:@", "=&;"]


def some(random, groups, low, high):
    return "".join(random.choice(random.choice(groups))
                   for _ in range(random.randint(low, high)))


def host(random):
    if random.random() < 0.05:
        return random.choice(["[::1]", "[2001:db8::12]", "127.0.0.1", ""])
    return random.choice("..\u3002").join(
        some(random, LABEL, 1, 5) for _ in range(random.randint(1, 4)))


def authority(random):
    before = some(random, USERINFO, 1, 4) + "@" if random.random() < 0.2 else ""
    after = ":" + some(random, [DIGITS], 0, 3) if random.random() < 0.2 else ""
    return "//" + before + host(random) + after


def tail(random):
    path = "".join("/" + some(random, SEGMENT, 0, 5)
                   for _ in range(random.randint(0, 4)))
    query = "?" + some(random, FREE, 0, 8) if random.random() < 0.4 else ""
    fragment = "#" + some(random, FREE, 0, 5) if random.random() < 0.4 else ""
    return path + query + fragment


def reference(random):
    """Absolute, relative with an authority, or relative from its path on."""
    kind = random.random()
    if kind < 0.7:
        return random.choice(["http:", "x:"]) + authority(random) + tail(random)
    if kind < 0.8:
        return authority(random) + tail(random)
    if kind < 0.9:
        return "urn:" + some(random, SEGMENT, 1, 5) + tail(random)
    return some(random, SEGMENT, 1, 5) + tail(random)


FORMATTING = ("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e"
              "\u2066\u2067\u2068\u2069\u200d\xad")


def hostile(random):
    """Text that no standard allows: characters for every rule of the algorithm."""
    return some(random, [LATIN, HEBREW, ARABIC, DIGITS, ARABIC_DIGITS, MARKS,
                         "()[]", "/.+$", " \t", FORMATTING, FORMATTING], 1, 14)
