# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""10,000 questions for practice of each kind: the stated answer is right and the only right
one, by UAX #9 as in uba.py, and by RFC 3986, RFC 3492 and the names of characters as in
Python's library."""

import itertools
import os
import re
import subprocess
import unicodedata
from urllib.parse import unquote, urlsplit

import tap
import uba

COUNT = 10000
# Questions for which all answers are tried that have the same words.
TRIED = 100
RUNGS = ("string", "case", "percent", "path", "scheme")


def look(text):
    return uba.look(text, 0)


def order(text, other, answer, wrong):
    return look(text) == answer and answer not in wrong and wrong


def host_of(text):
    """RFC 3986, appendix B and section 3.2."""
    authority = re.match(r"[a-z]+://([^/?#]*)", text)[1]
    return authority.rpartition("@")[2].partition(":")[0]


def host(text, other, answer, wrong):
    return host_of(text) == answer and answer not in wrong and len(wrong) > 1


def twin(text, other, answer, wrong):
    shown = look(text)
    return (answer != text and look(answer) == shown
            and len(wrong) == 1 and shown not in map(look, wrong))


def shown(text, other, answer, wrong):
    """Without digits and brackets, L2 only reverses runs that end with right-to-left
    letters on both sides, so what is shown has the same runs: looking at it again gives
    the stored text, and no other text can look the same."""
    return (look(answer) == text and look(text) == answer
            and not any(c.isdigit() for c in text) and not wrong)


def arrangements(text):
    """All orders of the right-to-left words of a text, each word in both directions."""
    parts = re.split("([\u05d0-\u05ea\u0621-\u064a]+)", text)
    words = parts[1::2]
    for order_ in itertools.permutations(words):
        for steps in itertools.product((1, -1), repeat=len(words)):
            parts[1::2] = [word[::step] for word, step in zip(order_, steps)]
            yield "".join(parts)


def is_only(text, other, answer):
    return {one for one in arrangements(answer) if look(one) == text} == {answer}


def forms(text):
    """The form on each rung (RFC 3986, section 6.2) for an http URI of letters."""
    yield text
    parts = urlsplit(text)
    start = parts.scheme + "://" + parts.netloc.lower()
    yield start + parts.path
    path = unquote(parts.path)
    yield start + path
    while "/./" in path:
        path = path.replace("/./", "/", 1)
    yield start + path
    yield start.removesuffix(":80") + path


def rung(text, other, answer, wrong):
    found = next((name for name, left, right
                  in zip(RUNGS, forms(text), forms(other)) if left == right),
                 "different")
    return found == answer and answer not in wrong and len(wrong) == 3


def lookup(text, other, answer, wrong):
    labels = [label if label.isascii()
              else "xn--" + label.encode("punycode").decode()
              for label in host_of(text).split(".")]
    return ".".join(labels) == answer and answer not in wrong and len(wrong) > 1


def foreign(text, other, answer, wrong):
    letters = [c for c in text if unicodedata.category(c) == "Ll"
               and not unicodedata.name(c).startswith("LATIN ")]
    return letters == [answer] and text.count(answer) == 1 and not wrong


CHECKS = {"order": order, "host": host, "twin": twin, "type": shown, "rung": rung,
          "lookup": lookup, "foreign": foreign}


def questions(kind):
    out = subprocess.run([os.environ["PRINT_QUESTIONS"], kind, str(COUNT)],
                         capture_output=True, check=True).stdout
    for line in out.decode().splitlines():
        yield line.split("\t")


def is_right(check, text, other, answer, *choices):
    if choices and (choices.count(answer) != 1 or len(set(choices)) < len(choices)):
        return False
    wrong = [choice for choice in choices if choice != answer]
    return check(text, other, answer, wrong)


def main():
    test = tap.Points()
    for kind, check in CHECKS.items():
        asked = list(questions(kind))
        test.equal(kind + "/count", len(asked), COUNT)
        test.point(kind + "/many", len({fields[0] for fields in asked}) > 300)
        test.equal(kind + "/right",
                   [fields for fields in asked if not is_right(check, *fields)][:3], [])
        if kind == "type":
            test.equal("type/only", [fields for fields in asked[:TRIED]
                                     if not is_only(*fields)][:3], [])
    test.finish()


main()
