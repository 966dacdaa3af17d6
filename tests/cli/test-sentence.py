# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The copy form for a sentence in 10,000 contexts, ordered by uba.py: the IRI keeps the
order that it has in a line of its own, and the text around it is ordered as if an object
stood there instead. The options --before and --after say the same about some of them."""

import json
import random

import uba
from tap import Points, iri

CONTEXTS = 10000
OBJECT = "\ufffc"  # a neutral character

# name, IRI
ITEMS = [
    ("ascii", "http://a.example/b?c=1#d"),
    ("rtl", "http://אב.example/גד?ה=1&ו=2#ז"),
    ("ends-rtl", "http://a.example/אב"),
    ("ends-number", "http://אב.example/12"),
    ("arabic-number", "http://ا.example/٣"),
    ("delimiters", "http://אב.גד/ה/?ו#/"),
    ("reference", "אב/גד"),
    ("ipv6", "http://[2001:db8::1]/א"),
]

# No paragraph separators: the IRI would be in a paragraph of its own.
PARTS = ["a", "B", "א", "ב", "ا", "1", "23", "٤", "+", ",", ".", " ", "-", "$", "(", ")",
         "[", "]", "<", ">", "!", "\u0301", "\u200e", "\u200f", "\u202b", "\u202a",
         "\u202e", "\u202c", "\u2067", "\u2066", "\u2068", "\u2069", "\t"]


def ordered(text, level):
    """The indices in visual order, without the characters that are not shown."""
    levels, _ = uba.resolve(text, level)
    return [at for at in uba.reorder(levels) if not uba.is_formatting(text[at])]


def keeps_both(before, copy, after, level, alone):
    """Whether the IRI in @copy is in one piece, whether it is in the order @alone, and
    whether the context is in that of a neutral character."""
    begin, end = len(before), len(before) + len(copy)
    line = ordered(before + copy + after, level)
    inside = [at - begin for at in line if begin <= at < end]
    places = [i for i, at in enumerate(line) if begin <= at < end]
    context = [at if at < begin else at - len(copy) + 1
               for at in line if not begin <= at < end]
    replaced = ordered(before + OBJECT + after, level)
    whole = places == list(range(places[0], places[0] + len(places)))
    return (whole, inside == alone,
            whole and context == [at for at in replaced if at != begin]
            and replaced.index(begin) == places[0])


def random_context(chooser):
    return "".join(chooser.choice(PARTS) for _ in range(chooser.randint(0, 8)))


def run(test):
    chooser = random.Random(3987)
    _, out, _ = iri("copy", "--form=isolate", *[item for _, item in ITEMS])
    for (name, item), copy in zip(ITEMS, out.decode().splitlines()):
        alone = [at + copy.index(item) for at in ordered(item, 0)]
        broken, harmed = [], 0
        for _ in range(CONTEXTS // len(ITEMS)):
            before, after = random_context(chooser), random_context(chooser)
            level = chooser.randint(0, 1)
            if not all(keeps_both(before, copy, after, level, alone)):
                broken.append((before, after, level))
            harmed += not all(keeps_both(before, item, after, level,
                                         ordered(item, 0)))
        test.point("kept/" + name, not broken, *broken[:3])
        # Without the isolates there are contexts that fail, or the test tests nothing.
        test.point("harmed/" + name, harmed > 0)


def compare(test):
    """The command line and uba.py, in each of some contexts."""
    chooser = random.Random(39870)
    for i in range(40):
        before, after = random_context(chooser), random_context(chooser)
        items = [item for _, item in ITEMS]
        _, out, _ = iri("bidi", "--json", "--before=" + before, "--after=" + after,
                        *items, LC_ALL="C.UTF-8")
        lines = out.decode().splitlines()
        wrong = [] if len(lines) == len(items) else [lines]
        for item, line in zip(items, lines):
            for shown in json.loads(line)["sentence"]:
                marks = ("\u2066", "\u2069") if shown["form"] == "isolate" else ("", "")
                copy = item.join(marks)
                alone = [at + len(marks[0]) for at in ordered(item, 0)]
                level = ["ltr", "rtl"].index(shown["direction"])
                got = [shown[key] for key in ("iri_whole", "iri_ordered", "text_kept")]
                want = list(keeps_both(before, copy, after, level, alone))
                look = uba.look(before + copy + after, level)
                if got != want or shown["visual"] != look:
                    wrong.append((item, shown, want, look))
        test.point("compare/%d" % i, not wrong, (before, after), *wrong[:2])


def errors(test):
    for name, text in ("line-end", "a\nb"), ("separator", "a\u2029b"):
        status, _, message = iri("bidi", "--before=" + text, "a", LC_ALL="C.UTF-8")
        test.point("errors/" + name, status == 2 and b"--before" in message, message)
    _, out, _ = iri("bidi", "--after= \u05d0", "http://a.example/\u05d1",
                    LC_ALL="C.UTF-8")
    test.equal("text/both", out.decode(),
               "http://a.example/\u05d0 \u05d1\tboth\n")


def edges(test):
    """An empty IRI harms nothing, even between a letter and digits. One with a paragraph
    separator is shown in two lines."""
    rows = (("empty", "\u05d0 1", "2", "", (True, True, True)),
            ("empty-alone", "", "", "", (True, True, True)),
            ("separator", "a ", " b", "http://a.example/\u2029b", (False, False)),
            ("separator-rtl", "\u05d0 ", "", "http://\u05d0.example/\u2029\u05d1",
             (False, False)),
            ("separator-last", "a ", " b", "http://a.example/\u2029", (False, False)),
            ("next-line", "a ", " b", "http://a.example/\u0085b", (False, False)))
    for name, before, after, item, want in rows:
        _, out, _ = iri("bidi", "--json", "--before=" + before, "--after=" + after, "--",
                        item, LC_ALL="C.UTF-8")
        for shown in json.loads(out)["sentence"]:
            keys = ("iri_whole", "text_kept", "iri_ordered")[:len(want)]
            test.equal("edges/%s/%s-%s" % (name, shown["form"], shown["direction"]),
                       tuple(shown[key] for key in keys), want)


if __name__ == "__main__":
    points = Points()
    run(points)
    compare(points)
    errors(points)
    edges(points)
    points.finish()
