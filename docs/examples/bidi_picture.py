# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: LGPL-2.1-or-later

"""A picture of an IRI for a notebook: its logical order above, its visual order below,
and a line from each character to its place. In a cell of Jupyter:

    from bidi_picture import BidiPicture
    BidiPicture("http://example.org/אבג")

Without a notebook, `python3 bidi_picture.py IRI >picture.svg` does the same."""

import sys
from html import escape

import gi

gi.require_version("Iri", "1")
from gi.repository import Iri  # noqa: E402

CELL, ABOVE, BELOW = 16, 20, 100
HIDDEN = 0xFFFFFFFF


class BidiPicture:
    """The picture of one text, which a notebook shows as SVG."""

    def __init__(self, text, convention="embed-ltr"):
        options = Iri.Options.new()
        if not options.set_convention(convention):
            raise ValueError(f"no convention {convention!r}; there are: "
                             + ", ".join(Iri.list_conventions()))
        report = Iri.Report.new(text, options)
        self.logical = report.get_logical_text() or ""
        self.positions = report.dup_visual_positions() or []

    def _repr_svg_(self):
        shown = [(at, place) for at, place in enumerate(self.positions)
                 if place != HIDDEN]
        drawn = "".join(self._character(at, place) for at, place in shown)
        return (f'<svg xmlns="http://www.w3.org/2000/svg" font-family="monospace"'
                f' text-anchor="middle" width="{CELL * len(self.logical)}"'
                f' height="{BELOW + ABOVE}">{drawn}</svg>')

    def _character(self, at, place):
        above, below = (at + 0.5) * CELL, (place + 0.5) * CELL
        letter = escape(self.logical[at])
        return (f'<text x="{above}" y="{ABOVE}">{letter}</text>'
                f'<path d="M{above} {ABOVE + 6} L{below} {BELOW - 16}"'
                f' stroke="gray"/>'
                f'<text x="{below}" y="{BELOW}">{letter}</text>')


if __name__ == "__main__":
    print(BidiPicture(*sys.argv[1:])._repr_svg_())
