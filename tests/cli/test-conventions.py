# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Compares the output of `iri bidi` with a second implementation, uba.py and
conventions.py, which is first tested with Unicode's test cases and the examples
of the standards.

Operands, for a longer run by hand: the number of random IRIs, and the seed."""

import json
import random
import re
import sys
from collections import defaultdict
from itertools import product

import bidi_golden
import conventions
import random_iri
import uba

from tap import Points, iri

COUNT, SEED = 1000, 3987
# In all of BidiCharacterTest.txt, and so of its comments.
CASES = 91707


def ask(texts, convention):
    """The JSON output of iri for each text."""
    stdin = b"".join(text.encode() + b"\0" for text in texts)
    _, stdout, _ = iri("bidi", "--json", "-0", "--jobs=2", "--marks=keep",
                       "--convention=" + convention, stdin=stdin)
    answers = [json.loads(line) for line in stdout.decode().splitlines()]
    return [answer["bidi"] for answer in answers]


def character_cases():
    """Text, level asked for, levels, level found and order of each case."""
    with open(uba.UNICODE / "BidiCharacterTest.txt", encoding="utf-8") as file:
        for line in file:
            if line.startswith("#") or not line.strip():
                continue
            text, asked, found, levels, order = line.strip().split(";")
            yield ("".join(chr(int(code, 16)) for code in text.split()),
                   {"0": 0, "1": 1, "2": None}[asked], int(found),
                   [None if level == "x" else int(level)
                    for level in levels.split()],
                   [int(at) for at in order.split()])


def second_source(test):
    """Tests the second implementation itself."""
    count = bad = 0
    for text, asked, found, levels, order in character_cases():
        mine, level = uba.resolve(text, asked)
        count += 1
        bad += (mine, level, uba.reorder(mine)) != (levels, found, order)
    test.equal("uba/BidiCharacterTest", (count, bad), (CASES, 0))
    for number, _, logical, seen in bidi_golden.EXAMPLES:
        for script in bidi_golden.SCRIPTS:
            text = bidi_golden.letters(logical, script)
            if (number, script) == (9, "arabic"):
                seen = "http://ab.cd.ef/LK/JI32%/31%HG.html"
            test.equal("document/%d-%s" % (number, script),
                       bidi_golden.capitals(
                           conventions.embed_ltr(text).visual, script), seen)


def golden(test):
    """The file equals the output of the second implementation, and so does iri's."""
    text = bidi_golden.FILE.read_text(encoding="utf-8")
    test.point("golden/written-anew", text == bidi_golden.golden(),
               "run bidi_golden.py and read what has changed")
    wanted = {}
    for block in re.split("^== ", text, flags=re.MULTILINE)[1:]:
        number, script = re.match(r"(\d+) (\w+):", block).groups()
        for part in re.split("^-- ", block, flags=re.MULTILINE)[1:]:
            name = part.partition(":")[0]
            wanted[int(number), script, name] = dict(
                re.findall("^([a-z]+) +(.+)$", part, re.MULTILINE))
    asked = list(bidi_golden.rows())
    test.equal("golden/rows", len(wanted), len(asked))
    for name in conventions.CONVENTIONS:
        mine = [one for one in asked if one[2] == name]
        answers = ask([one[3] for one in mine], name)
        for (number, script, _, _, _), bidi in zip(mine, answers):
            got = bidi_golden.row(script, bidi["visual"], bidi["levels"],
                                  bidi["order"], bidi["display"])
            for field, value in got._asdict().items():
                test.equal("golden/%d-%s/%s/%s" % (number, script, name, field),
                           value, wanted[number, script, name][field])


def looks(bidi, name, given):
    """Whether the display string, between characters that are neutral, shows
    what is seen. An embedding or isolate does so in any paragraph. Where it or
    a component begins with a mark, that is on what is before. Under none, only
    programs without the algorithm do."""
    text = "*" + bidi["display"] + "*"
    begins = {0} | {begin for _, begin, _ in conventions.components(given)}
    if name == "none" or "NSM" in {uba.bidi_class(given[at]) for at in begins}:
        return True
    levels = (0,) if name == "uri" else (0, 1)
    return all(uba.look(text, level) == "*" + bidi["visual"] + "*"
               for level in levels)


def compare(test, group, name, texts, fields):
    """One test point for each field that iri prints for all texts by a convention."""
    answers = ask(texts, name)
    test.equal("%s/%s/answers" % (group, name), len(answers), len(texts))
    bad = {field: [] for field in fields}
    for text, bidi in zip(texts, answers):
        shown = conventions.CONVENTIONS[name](text)._asdict()
        for field in fields:
            good = (looks(bidi, name, text) if field == "looks"
                    else bidi[field] == shown[field])
            if not good:
                bad[field].append(text[:200])
    for field, found in bad.items():
        test.point("%s/%s/%s" % (group, name, field), not found, len(found),
                   *found[:5])


ALEF = "\u05d0"
SHEVA = "\u05b0"


def edges():
    """BD16 has room for 63 brackets; beyond some number of them, or where marks
    are beside them, or where the line is long, another implementation takes
    over in src/core."""
    for n in (1, 62, 63, 64, 65):
        yield "a/" + ALEF + "(" * n + "b" + ")" * n + ALEF
        yield ALEF + "/" + "(" * n + "b" + ALEF + ")" * n + "c"
        yield ALEF + "/()" * n + "a"
        yield "a(" + ALEF + ")" * n + SHEVA * n + "b"
    yield ALEF + "\u2329a\u3009" + SHEVA + ALEF
    yield "(" + SHEVA + "a" + ALEF + ")" + SHEVA + ALEF


LONG = (ALEF + "a/1" + SHEVA + "(") * 13200


def properties(test, count, seed):
    """Tests random IRIs by each convention, and hostile text by the conventions that
    do not depend on components."""
    generator = random.Random(seed)
    texts = [random_iri.reference(generator) for _ in range(count)]
    hostile = [random_iri.hostile(generator) for _ in range(count)]
    fields = ["visual", "display", "levels", "order"]
    for name in conventions.CONVENTIONS:
        compare(test, "random", name, texts, fields + ["looks"])
        compare(test, "edges", name, list(edges()), fields)
    compare(test, "long", "lrm-reserved", [LONG], fields)
    for name in ("embed-ltr", "plain-rtl", "plain-auto"):
        compare(test, "hostile", name, hostile, fields)


# A beginning, and characters that continue it in every combination.
FAMILIES = [("host", "x://a", "a1./" + ALEF), ("path", "x://a/", "a1/+" + ALEF),
            ("query", "x://a/?", "b1=&" + ALEF)]


def twins(name, texts):
    """Texts that look alike by the second implementation are reported to have a
    twin; what is said to be one looks like it, and under isolate has the same
    components in the same order, whatever their characters do."""
    show = conventions.CONVENTIONS[name]
    looking = defaultdict(int)
    for text in texts:
        looking[show(text).visual] += 1
    missed, false, moved = [], [], []
    for text, bidi in zip(texts, ask(texts, name)):
        twin, seen = bidi["twin"], show(text).visual
        if twin is None:
            missed += [text] if looking[seen] > 1 else []
        elif twin == text or show(twin).visual != seen:
            false.append((text, twin))
        elif name == "isolate" and pieces_of(twin) != pieces_of(text):
            moved.append((text, twin))
    return missed, false, moved


def pieces_of(text):
    return [(kind, sorted(text[begin:end]))
            for kind, begin, end in conventions.components(text)]


def all_twins(test):
    for family, begin, letters in FAMILIES:
        texts = [begin + "".join(more) for length in range(1, 5)
                 for more in product(letters, repeat=length)]
        for name in conventions.CONVENTIONS:
            found = twins(name, texts)
            for kind, bad in zip(("missed", "false", "moved"), found):
                test.point("twins/%s/%s/%s" % (family, name, kind), not bad,
                           len(bad), *bad[:5])


# Base direction, its level, and the letters of the words around an IRI.
CONTEXTS = [("ltr", 0, "a"), ("rtl", 1, ALEF + "\u0627")]
WORDS = "a" + ALEF + "\u0627"


def need_of(text, level, own):
    """RFC 3987, section 4.1: no embedding is needed if the display is the same
    without it."""
    def same(before, after):
        return (uba.look("%s %s %s" % (before, text, after), level)
                == uba.look("%s \u202a%s\u202c %s" % (before, text, after), level))

    if not all(same(before, after) for before, after in product(own, own)):
        return "needed"
    if all(same(before, after) for before, after in product(WORDS, WORDS)):
        return "not-needed"
    return "beside-other"


# The two examples of section 4.1, and near misses: reference, base direction, need.
NEEDS = [
    ("http://example.org/\u05d0\u05d1", "ltr", "beside-other"),
    ("http://example.org/\u05d0\u05d1", "rtl", "needed"),
    ("http://example.org/", "ltr", "not-needed"),
    ("http://example.org/", "rtl", "needed"),
    ("\u05d0\u05d1/\u05d21\u05d3", "rtl", "beside-other"),
    ("\u05d0\u05d1/\u05d21\u05d3/", "rtl", "needed"),
    ("\u05d0\u05d1/b", "rtl", "needed"),
    ("a", "rtl", "not-needed"),
    ("", "rtl", "not-needed"),
]


def contexts(test, count, seed):
    generator = random.Random(seed)
    texts = [random_iri.reference(generator) for _ in range(count // 5)]
    texts += [text for text, _, _ in NEEDS]
    stdin = b"".join(text.encode() + b"\0" for text in texts)
    for name, level, own in CONTEXTS:
        _, stdout, _ = iri("bidi", "--json", "-0", "--context=" + name, stdin=stdin)
        found = [json.loads(line)["embedding"]
                 for line in stdout.decode().splitlines()]
        bad = [(text, got) for text, got in zip(texts, found)
               if got != {"context": name, "need": need_of(text, level, own)}]
        test.point("context/%s/random" % name,
                   not bad and len(found) == len(texts), *bad[:5])
    for text, name, need in NEEDS:
        path = "context/%s/%s" % (name, ascii(text))
        test.equal(path, iri("bidi", "--context=" + name, text)[1].decode()
                   .rstrip("\n").split("\t")[1:], [need])
        test.equal(path + "/copy",
                   iri("copy", "--form=iri", "--context=" + name, text)[1].decode(),
                   "%s\t%s\n" % (text, need))
    # The IRI, not the item: marks and notations are read first.
    test.equal("context/marks",
               iri("copy", "--form=iri", "--context=rtl", "\u2066/a\u2069")[1],
               b"/a\tneeded\n")
    test.equal("context/unknown", iri("bidi", "--context=x", "a")[0], 2)
    test.equal("context/broken",
               iri("bidi", "--context=rtl", "-0", stdin=b"\xff\0")[0], 1)
    long = "/" + ALEF * 200000
    test.equal("context/long", iri("bidi", "--context=ltr", stdin=long.encode())[1]
               .decode().rstrip("\n").split("\t")[1], "beside-other")


def main():
    test = Points()
    second_source(test)
    golden(test)
    properties(test, *(list(map(int, sys.argv[1:]))
                       + [COUNT, SEED][len(sys.argv) - 1:]))
    all_twins(test)
    contexts(test, COUNT, SEED)
    test.finish()


main()
