# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Reads the contents of a picture by `iri draw` from its SVG."""

import re
import xml.etree.ElementTree as xml
from collections import namedtuple

SVG = "{http://www.w3.org/2000/svg}"

# A character in a row: its glyph, the middle and the top of its box.
Cell = namedtuple("Cell", "text x y title")

# A line of text by one or more conventions, with its rows. Cells are in logical
# order and in visual order; numbers are those below the visual row; ways are the
# begin and end of each connecting line.
Line = namedtuple("Line", "titles stored shown numbers ways")


def classes(element):
    return element.get("class", "").split()


def texts(element, *names):
    """The texts of these classes, with the position of each."""
    for text in element.iter(SVG + "text"):
        if set(classes(text)) & {"iri-" + name for name in names}:
            yield text.text, float(text.get("x")), float(text.get("y"))


def boxes(element):
    return [box for box in element.iter(SVG + "rect")
            if set(classes(box))
            & {"iri-cell", "iri-cell-faint", "iri-delimiter"}]


def cell(group):
    box = boxes(group)[0]
    glyphs = texts(group, "glyph", "glyph-strong", "glyph-delimiter", "code")
    return Cell("".join(text for text, _, _ in glyphs),
                float(box.get("x")) + float(box.get("width")) / 2,
                float(box.get("y")), group.find(SVG + "title").text)


def way(group):
    """Where the line of a character begins and ends, from left."""
    found = re.findall(r"-?[\d.]+", group.find(SVG + "path").get("d"))
    return float(found[0]), float(found[-2])


def lines(svg):
    """The lines of a picture, from the first to the last."""
    out = []
    for rows in svg.iter(SVG + "g"):
        if "iri-rows" not in classes(rows):
            continue
        titles = [text for text, _, _ in texts(rows, "title")]
        if titles or not out:
            out.append(Line([name for title in titles
                             for name in title.split(" · ")],
                            [], [], [], []))
        groups = rows.findall(SVG + "g")
        out[-1].stored.extend(cell(group) for group in groups
                              if "iri-stored" in classes(group))
        out[-1].shown.extend(sorted(
            (cell(group) for group in groups
             if "iri-shown" in classes(group) and boxes(group)),
            key=lambda one: one.x))
        out[-1].numbers.extend(
            int(text) for text, _, _ in sorted(
                texts(rows, "number", "number-moved"), key=lambda one: one[1]))
        out[-1].ways.extend(way(group) for group in groups
                            if "iri-way" in classes(group))
    return out


def parse(data):
    """The picture in an SVG file. Fails if it is not XML."""
    return xml.fromstring(data)


def text_of(cells):
    return "".join(one.text for one in cells)


def rules(css):
    """Selector and declarations of each rule that is not nested in another."""
    return {name: dict(part.split(":") for part in body.split(";") if part)
            for name, body in re.findall(r"\.(iri-[\w-]+)\{([^{}]*)\}", css)}


def styles(svg):
    """The rules for a light background, and those for a dark one."""
    light, dark = "", ""
    for style in svg.iter(SVG + "style"):
        if "@media (prefers-color-scheme:dark)" in style.text:
            dark += style.text
        else:
            light += style.text
    return rules(light), rules(dark)
