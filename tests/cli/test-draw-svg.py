# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What `iri draw` draws: the characters of an IRI in both orders, by what the
documents say and by a second source (conventions.py), and whether people who
do not see colours, or nothing at all, are told the same."""

import json
import random
import unicodedata

import bidi_golden
import conventions
import random_iri
import svg

from tap import Points, iri

TITLES = {
    "embed-ltr": "Left-to-right embedding",
    "plain-rtl": "In right-to-left prose",
    "plain-auto": "Direction of the first letter",
    "lrm-component": "Marks around components",
    "lrm-reserved": "Marks around delimiters",
    "isolate": "Each component on its own",
    "url-class": "Delimiters as letters",
    "uri": "URI notation",
    "none": "Logical order",
    "environment": "Components from right to left",
    "content": "Direction of all letters",
    "tld": "Direction of the top-level domain",
}

# The colours of the components on a light and on a dark ground, as the window
# has them.
COLORS = {
    "scheme": ("#38424d", "#dfe3e8"),
    "userinfo": ("#c01545", "#ff95a5"),
    "host": ("#1b63c4", "#84b7ff"),
    "port": ("#007368", "#3ccfbb"),
    "path": ("#8f4e00", "#ffb13d"),
    "query": ("#63177a", "#ecc3ff"),
    "fragment": ("#2f4d0a", "#d3ec9a"),
}

ALL_PARTS = "http://me@אב.example:80/ג?ד=1#ה"

# name, IRI in Bidi notation, words that its description has in this order.
MOVES = [
    ("digits-after-label", "http://ab.CDEFGH.123/",
     ["host label “\u2066123\u2069” is shown at the position of",
      "host label “\u2066CDEFGH\u2069”",
      "looks exactly like the address “\u2066http://ab.123.CDEFGH/\u2069”"]),
    ("segment-in-host", "http://ab.cd.EF/GH/ij",
     ["path segment “\u2066GH\u2069” is shown at the position of",
      "host label “\u2066EF\u2069”"]),
    ("segment-before-label", "http://ab.CD/E/1?f=G#H",
     ["path segment “\u20661\u2069” is shown at the position of",
      "host label “\u2066CD\u2069”"]),
]

HOSTILE = [
    ("markup", b"http://a/<b a='1'>&amp;\"]]>--><!--"),
    ("controls", b"http://a/" + bytes(range(1, 10)) + bytes(range(11, 32))),
    ("nul", b"http://a/\0b"),
    ("c1", "http://a/\x7f\x80\x85\x9f".encode()),
    ("noncharacters", "http://a/\ufffe\uffff\U0010ffff\ufdd0".encode()),
    ("not-utf-8", b"http://\xff\xfe/\xc0\xaf\xed\xa0\x80"),
    ("formatting", "http://a/\u202eb\u2066c\u2069\u200e\u00ad".encode()),
    ("marks", b"http://a/a" + "\u0301".encode() * 65536),
    ("brackets", ("http://a/" + "(" * 30000 + "א" + ")" * 30000).encode()),
    ("long", b"http://a/" + "אa".encode() * 100000),
    ("empty", b"\n"),
]


def draw(text, *arguments):
    """The picture of a text, and the exit status."""
    status, stdout, _ = iri("draw", "-o", "-", "--format=svg", *arguments,
                            stdin=text if isinstance(text, bytes)
                            else text.encode())
    return svg.parse(stdout), status


def example(test, text, path):
    """All conventions in one picture, against conventions.py."""
    picture, _ = draw(text, "--convention=all")
    expected = {title: conventions.CONVENTIONS[name](text)
                for name, title in TITLES.items()}
    lines = svg.lines(picture)

    test.equal("titles" + path,
               sorted(title for line in lines for title in line.titles),
               sorted(TITLES.values()))
    for line in lines:
        shown = [expected[title] for title in line.titles]
        name = path + "/" + "+".join(
            key for key, title in TITLES.items() if title in line.titles)
        test.point("same" + name, all(one[:3] == shown[0][:3]
                                      and one.order == shown[0].order
                                      for one in shown), line.titles)
        test.equal("stored" + name, svg.text_of(line.stored), shown[0].text)
        test.equal("shown" + name, svg.text_of(line.shown), shown[0].visual)
        test.equal("numbers" + name, line.numbers,
                   [at + 1 for at in shown[0].order])
        test.equal("ways" + name, sorted(line.ways), sorted(
            (line.stored[at].x, seen.x)
            for at, seen in zip(shown[0].order, line.shown)))


def examples(test):
    for number, _, logical, _ in bidi_golden.EXAMPLES:
        for script in bidi_golden.SCRIPTS:
            example(test, bidi_golden.letters(logical, script),
                    "/%d-%s" % (number, script))
    for number, _, logical, seen in bidi_golden.EXAMPLES:
        line, = svg.lines(draw(bidi_golden.letters(logical, "hebrew"))[0])
        test.equal("document/%d" % number, bidi_golden.capitals(
            svg.text_of(line.shown), "hebrew"), seen)


def words(test):
    """The description that screen readers read out."""
    for name, logical, expected in MOVES:
        text = bidi_golden.letters(logical, "hebrew")
        picture, _ = draw(text)
        title = picture.find(svg.SVG + "title")
        description = picture.find(svg.SVG + "desc")
        said = bidi_golden.capitals(description.text, "hebrew")
        places = [said.find(bidi_golden.capitals(word, "hebrew")) for word in expected]
        test.equal("role/" + name, picture.get("role"), "img")
        test.equal("labelled/" + name, picture.get("aria-labelledby").split(),
                   [title.get("id"), description.get("id")])
        test.equal("title/" + name, title.text, text)
        test.point("moves/" + name,
                   -1 not in places and places == sorted(places), said)
    # A picture on a slide has no caption, so its rows need labels.
    said = [word for word, _, _ in svg.texts(picture, "note")]
    test.equal("rows", said, ["level", "stored", "shown", "from"])
    picture, _ = draw("http://ab.example/")
    date = json.loads(iri("--version", "--json")[1])["public_suffix_list"]
    said = picture.find(svg.SVG + "desc").text
    test.equal("list", said.count("Public Suffix List of %s" % date), 1)
    picture, _ = draw("http://localhost/")
    test.equal("list/none", "Public" in picture.find(svg.SVG + "desc").text, False)
    picture, _ = draw("http://ab.example/")
    test.point("moves/none", "at the position of"
               not in picture.find(svg.SVG + "desc").text)


def names(test):
    """The tooltip of each character has its name, its class and its positions."""
    text = "http://ab.אב.example/(١"
    line, = svg.lines(draw(text)[0])
    for at, character in enumerate(text):
        title = line.stored[at].title
        test.equal("name/%d" % at, title.split(",")[0], "U+%04X %s" % (
            ord(character), unicodedata.name(character)))
        test.point("class/%d" % at, ", %s (" % unicodedata.bidirectional(
            character) in title, title)
        test.point("places/%d" % at, "stored %d," % (at + 1) in title, title)
    test.equal("same-names", sorted(one.title for one in line.stored),
               sorted(one.title for one in line.shown))


def luminance(color):
    """WCAG 2.1, relative luminance."""
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
             for part in color]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def rgb(text):
    return [int(text[at:at + 2], 16) / 255 for at in (1, 3, 5)]


def contrast(a, b):
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def colors(test):
    picture, _ = draw(ALL_PARTS)
    light, dark = svg.styles(picture)
    used = {name for element in picture.iter() for name in svg.classes(element)}
    # Groups are for programs that process the picture; their look is not specified.
    used -= {"iri-rows", "iri-stored", "iri-shown", "iri-way"}
    test.equal("styles/defined", used - set(light) - {"iri-picture"}, set())
    for ground, (rules, at) in {"light": (light, 0), "dark": (dark, 1)}.items():
        for part, values in COLORS.items():
            color = rules["iri-f-" + part]["fill"]
            test.equal("color/%s/%s" % (ground, part),
                       (color, rules["iri-s-" + part]["stroke"]),
                       (values[at], values[at]))
            alpha = float(light["iri-cell"]["fill-opacity"])
            tint = [alpha * mine + (1 - alpha) * below for mine, below in zip(
                rgb(color), rgb(rules["iri-ground"]["fill"]))]
            # WCAG 2.1, 1.4.3.
            test.point("contrast/%s/%s" % (ground, part),
                       contrast(rgb(color), tint) >= 4.5, color)
    patterns = {}
    for path in picture.iter(svg.SVG + "path"):
        if "iri-strip" in svg.classes(path):
            patterns[svg.classes(path)[1]] = (
                path.get("stroke-width"), path.get("stroke-dasharray"),
                path.get("stroke-linecap"), path.get("d").count("M"),
                path.get("d").count("L") > 2)
    test.equal("patterns/parts", set(patterns),
               {"iri-s-" + part for part in COLORS})
    test.equal("patterns/differ", len(set(patterns.values())), len(COLORS))
    only_dark, _ = draw(ALL_PARTS, "--dark")
    light, dark = svg.styles(only_dark)
    test.equal("dark-alone", (light["iri-f-host"]["fill"], dark),
               (COLORS["host"][1], {}))


def alone(test):
    """The SVG has no links and no scripts, and nothing is drawn outside its frame."""
    wide = "http://example.com/" + "abcdef/" * 40
    for name, text, arguments, limit in (
            ("one-line", ALL_PARTS, (), 1920),
            ("all", ALL_PARTS, ("--convention=all",), 1920),
            ("wrapped", wide, (), 1920), ("narrow", wide, ("--width=400",), 400),
            ("half", ALL_PARTS, ("--convention=isolate,uri", "--width=700"),
             700)):
        picture, _ = draw(text, *arguments)
        width, height = (float(picture.get(size))
                         for size in ("width", "height"))
        test.equal("view/" + name, picture.get("viewBox"), "0 0 %s %s" % (
            picture.get("width"), picture.get("height")))
        test.point("limit/" + name, width <= limit, width)
        for element in picture.iter():
            kind = element.tag.replace(svg.SVG, "")
            good = (kind in ("svg", "title", "desc", "style", "g", "rect",
                             "path", "text")
                    and not any("href" in key or key.startswith("on")
                                for key in element.keys())
                    and "url(" not in "".join(element.itertext())
                    and "@import" not in "".join(element.itertext()))
            if kind == "text":
                good &= (0 <= float(element.get("x")) <= width - 48
                         and 0 <= float(element.get("y")) <= height - 48)
            if not good:
                test.point("alone/" + name, False, element.attrib)
        ids = [element.get("id") for element in picture.iter()
               if element.get("id")]
        test.equal("ids/" + name, len(set(ids)), len(ids))


def any_input(test):
    for name, text in HOSTILE:
        picture, status = draw(text, "--convention=all")
        test.point("any/" + name, status in (0, 1)
                   and picture.tag == svg.SVG + "svg", status)
    source = random.Random(3987)
    for number in range(15):
        text = random_iri.hostile(source).replace("\n", "")
        picture, status = draw(text)
        test.point("any/random-%d" % number, status in (0, 1), text)


def main():
    test = Points()
    examples(test)
    words(test)
    names(test)
    colors(test)
    alone(test)
    any_input(test)
    test.finish()


main()
