# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Each step of `iri bidi --steps=all` on 10,000 texts, rule by rule, against uba.py, which
was written from UAX #9 alone. tests/core/bidi/test-bidi-icu.c compares the resulting
order with that of ICU."""

import json
import random

import tap
import uba

LETTERS = "ab\u05d0\u05d1\u0627\u0628\u0661\u066212./:?#&=@-+%()[]"
OTHERS = (" \t\u0301\u00ad\u200e\u200f\u202a\u202b\u202c\u202d\u202e"
          "\u2066\u2067\u2068\u2069\u2029")
BASES = {"embed-ltr": 0, "plain-rtl": 1, "plain-auto": None}
EACH = 3334


def texts(random_):
    """None is empty, because that is the end of the input. They begin with any character,
    so P3 makes some of them right-to-left."""
    for at in range(EACH):
        alphabet = LETTERS if at % 2 else LETTERS + OTHERS
        yield "".join(random_.choices(alphabet, k=random_.randrange(1, 25)))


class Replay:
    """The text after each step that was reported."""

    def __init__(self, bidi, base):
        self.types = [one["class"] for one in bidi["characters"]]
        self.levels = [base or 0] * len(self.types)
        self.trace = iter(bidi["trace"])
        self.step = next(self.trace)

    def apply(self, rule):
        assert self.step["rule"] == rule
        for change in self.step["changes"]:
            for at in range(change["begin"], change["end"]):
                assert self.types[at] == change["from_class"]
                assert self.levels[at] == change["from_level"]
                self.types[at] = change["to_class"]
                self.levels[at] = change["to_level"]
        self.step = next(self.trace)

    def turn(self, order, level):
        """Applies L2 if this is the level of the step."""
        if (self.step is None or not self.step["changes"]
                or self.step["changes"][0]["level"] != level):
            return
        for change in self.step["changes"]:
            begin, end = change["begin"], change["end"]
            order[begin:end] = order[begin:end][::-1]
        self.step = next(self.trace, None)


    def is_finished(self):
        """L2 has a step for each level, or one if it changes nothing."""
        return self.step is None or (not self.step["changes"]
                                     and next(self.trace, None) is None)


def without_idle(bidi):
    """The result as it is without --steps=all."""
    return {**bidi, "trace": [step for step in bidi["trace"] if step["changes"]]}


def difference(text, base, bidi):
    """The first rule after which the two differ, or None."""
    replay = Replay(bidi, base)
    for rule, (types, levels) in uba.states(text, base).items():
        replay.apply(rule)
        if (replay.types, replay.levels) != (types, levels):
            return rule
    order = [at for at, level in enumerate(replay.levels) if level is not None]
    for level, wanted in uba.reversals(replay.levels):
        replay.turn(order, level)
        if order != wanted:
            return f"L2 on {level}"
    if not replay.is_finished() or order != bidi["order"]:
        return "the end"
    if not all(change["reason"] and "{" not in change["reason"]
               for step in bidi["trace"] for change in step["changes"]):
        return "the reasons"
    return None


def answers(given, steps, convention):
    _, out, _ = tap.iri("bidi", "-0", "--json", steps, "--marks=keep",
                        "--convention=" + convention,
                        stdin="\0".join(given).encode())
    return [json.loads(line)["bidi"] for line in out.splitlines()]


def main():
    test = tap.Points()
    random_ = random.Random(9)
    for convention, base in BASES.items():
        given = list(texts(random_))
        found = answers(given, "--steps=all", convention)
        test.equal(convention + "/count", len(found), len(given))
        wrong = [(text, at) for text, bidi in zip(given, found)
                 if (at := difference(text, base, bidi)) is not None]
        test.equal(convention + "/rules", wrong[:3], [])
        test.equal(convention + "/changing",
                   answers(given[:300], "--steps", convention),
                   [without_idle(bidi) for bidi in found[:300]])
    test.finish()


main()
