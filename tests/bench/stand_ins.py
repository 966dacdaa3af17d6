# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Texts to measure with where the corpora are not there, made of the words of the
translations in po/. They are about as long as those of the corpora and repeat hosts as
often, but have fewer words, so that times differ a little."""

import pathlib
import random
import re
import unicodedata

PO = pathlib.Path(__file__).resolve().parents[2] / "po"
DOMAINS = ("com", "org", "net", "de", "co.uk", "cn", "ir", "co.il")
N_HOSTS = 4900


def is_word(text):
    """Whether two of it make a label that is not too long."""
    return 2 <= len(text) <= 9 and text[0].isalpha() and all(
        c.isalpha() or unicodedata.category(c) in ("Mn", "Mc") for c in text)


def words_of(path):
    """The words of a translation."""
    found = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(("msgstr", '"')):
            found.update(re.split(r"[^\w\u0300-\u036f\u0900-\u097f]+",
                                  unicodedata.normalize("NFC", line.lower())))
    return sorted(word for word in found if is_word(word))


class Maker:
    """Makes addresses, always the same ones. @plain has words in US-ASCII, @languages the
    other words of each language."""

    def __init__(self):
        every = [words_of(path) for path in sorted(PO.glob("*.po"))]
        self.random = random.Random(3987)
        self.plain = [word for words in every for word in words if word.isascii()]
        self.languages = [[word for word in words if not word.isascii()]
                          for words in every]

    def label(self, words):
        return self.random.choice(words) + self.random.choice(words)

    def host(self, words):
        first = [self.random.choice(self.plain)] * self.random.randrange(2)
        return ".".join((*first, self.label(words), self.random.choice(DOMAINS)))

    def path(self, words, most):
        """Up to @most segments of up to @most words, and often a query."""
        pick, number = self.random.choice, self.random.randint
        text = "".join("/" + pick("_+-").join(pick(words)
                                              for _ in range(number(1, most)))
                       for _ in range(number(1, most)))
        if most > 1 and number(0, 1) > 0:
            text += "?" + "&".join(f"{pick(self.plain)}={pick(words)}"
                                   for _ in range(number(1, most)))
        return text

    def lines(self, hosts, languages, n=100000, most=3):
        pick = self.random.choice
        return [f"https://{hosts[i % len(hosts)]}{self.path(pick(languages), most)}"
                for i in range(n)]


def make():
    """The lines of each corpus, by its name."""
    maker = Maker()
    pick = maker.random.choice
    plain = [maker.host(maker.plain) for _ in range(N_HOSTS)]
    other = [maker.host(pick(maker.languages)) for _ in range(N_HOSTS)]
    unique = [f"{maker.label(pick(maker.languages))}{i}.com" for i in range(100000)]
    return {"kasztp": maker.lines(plain, [maker.plain], 48000, 2),
            "iri_path_100k": maker.lines(plain, maker.languages),
            "iri_host_100k": maker.lines(other, maker.languages),
            "iri_uniq_100k": maker.lines(unique, maker.languages)}
