# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The examples of 3987bis-00 §4.4, in Hebrew and in Arabic, by every convention
of conventions.py. Run it to rewrite bidi.golden, and compare the changes with the
standards before you commit them."""

from collections import namedtuple
from pathlib import Path

import conventions

FILE = Path(__file__).with_name("bidi.golden")

HEAD = """\
# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The eleven examples of 3987bis-00 §4.4 by twelve conventions, in Hebrew and in
# Arabic. Written by bidi_golden.py, which knows nothing of src/core, and read
# against the documents; `iri bidi` has to say the same.
#
# Capitals are right-to-left letters (§1.4), in this file from left to right in
# every editor. Under uri there are none left: capitals there are hex digits.
#
#   text      as stored, then with its letters as they are
#   document  what the document says is seen, under embed-ltr
#   visual    what is seen, from left to right
#   levels    of each character of the text (under uri, of what is shown)
#   order     for each place from left to right the number of the character
#   display   the string that shows it so, with its marks
"""

SCRIPTS = {
    "hebrew": "\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5\u05d6\u05d7\u05d8\u05d9"
              "\u05db\u05dc\u05de\u05df\u05e1\u05e2\u05e4\u05e5\u05e7\u05e8"
              "\u05e9\u05ea\u05e0\u05e6\u05da\u05dd",
    "arabic": "\u0627\u0628\u062a\u062b\u062c\u062d\u062e\u062f\u0630\u0631"
              "\u0632\u0633\u0634\u0635\u0636\u0637\u0638\u0639\u063a\u0641"
              "\u0642\u0643\u0644\u0645\u0646\u0647",
}
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

SECTIONS = {
    "embed-ltr": "RFC 3987 §4.1, 3987bis-00 §4.1",
    "plain-rtl": "3987bis-00 §4.1 warns of it",
    "plain-auto": "UAX #9 P2, P3",
    "lrm-component": "duerst-01 §4.2",
    "lrm-reserved": "masinter-07 §3.2",
    "isolate": "UAX #9 HL4",
    "url-class": "UAX #9 HL3, as Chromium tried it",
    "uri": "3987bis-00 §4.2, end",
    "none": "UAX #9 HL3, all characters L",
    "environment": "PRI 185, Environment Order in right-to-left text",
    "content": "PRI 185, Content Order",
    "tld": "PRI 185, TLD Order",
}

# Number, comment in the standard, logical order, visual order.
EXAMPLES = [
    (1, "one component", "http://ab.CDEFGH.ij/kl/mn/op.html",
     "http://ab.HGFEDC.ij/kl/mn/op.html"),
    (2, "two labels", "http://ab.CDE.FGH/ij/kl/mn/op.html",
     "http://ab.HGF.EDC/ij/kl/mn/op.html"),
    (3, "everything but the scheme", "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV",
     "http://VU#TS=RQ;PO=NM?LK/JI/HG/FE.DC.BA"),
    (4, "several sequences", "http://AB.CD.ef/gh/IJ/KL.html",
     "http://DC.BA.ef/gh/LK/JI.html"),
    (5, "components of two kinds", "http://ab.cd.EF/GH/ij/kl.html",
     "http://ab.cd.HG/FE/ij/kl.html"),
    (6, "more of them", "http://ab.CD.EF/GH/IJ/kl.html",
     "http://ab.JI/HG/FE.DC/kl.html"),
    (7, "digits inside", "http://ab.CDE123FGH.ij/kl/mn/op.html",
     "http://ab.HGF123EDC.ij/kl/mn/op.html"),
    (8, "not allowed: digits at the ends", "http://ab.cd.ef/GH1/2IJ/KL.html",
     "http://ab.cd.ef/LK/JI1/2HG.html"),
    (9, "not allowed: the same, percent-encoded",
     "http://ab.cd.ef/GH%31/%32IJ/KL.html",
     "http://ab.cd.ef/LK/JI%32/%31HG.html"),
    (10, "not recommended: digits alone", "http://ab.CDEFGH.123/kl/mn/op.html",
     "http://ab.123.HGFEDC/kl/mn/op.html"),
    (11, "not recommended: digits and left-to-right letters",
     "http://ab.CDEFGH.123ij/kl/mn/op.html",
     "http://ab.123.HGFEDCij/kl/mn/op.html"),
]

# Notes by example and convention, for one script only if it is named.
REMARKS = {
    (1, "plain-rtl"): "The address ends at the left; \"http://ab\" runs left "
                      "to right at the right end.",
    (2, "lrm-component"): "Each label in its own place, which is what "
                          "duerst-01 wants, and the document's picture is not.",
    (2, "lrm-reserved"): "\".\" is not reserved (masinter-07 §2.2): the labels "
                         "trade places.",
    (3, "plain-rtl"): "All of it is read right to left, the scheme too.",
    (3, "plain-auto"): "The scheme is the first strong text: as embed-ltr.",
    (3, "lrm-reserved"): "\"#\" is not reserved either: the fragment stands "
                         "before the last value.",
    (3, "url-class"): "\";\" is none of the eight characters: the value OP and "
                      "the name QR trade places.",
    (4, "plain-rtl"): "\"ef/gh\", of host and path, is one block left to "
                      "right in what is read right to left.",
    (5, "embed-ltr"): "The segment GH stands where the label EF belongs.",
    (6, "embed-ltr"): "The segment IJ stands first after \"ab.\", in the host.",
    (6, "lrm-reserved"): "The labels trade places, the segments do not.",
    (7, "embed-ltr"): "A number is at level 2 and stays left to right (I1).",
    (8, "embed-ltr"): "\"1/2\" is one number (W4, \"/\" being CS): both "
                      "segments are torn apart.",
    (8, "embed-ltr", "arabic"): "After Arabic letters the digits are AN (W2), "
                                "which W4 joins as well.",
    (8, "lrm-component"): "GH1 is seen as \"1HG\", and so would 1GH be: a twin "
                          "within a component.",
    (8, "uri"): "The whole component is mapped; \"1\" is allowed in a URI.",
    (9, "embed-ltr", "hebrew"): "\"/\" is between EN and ET, which W4 does not "
                                "join; W5 then makes \"%\" EN, and each "
                                "%HH stays left to right.",
    (9, "embed-ltr", "arabic"): "Not as printed, which is right for Hebrew: "
                                "after Arabic letters the digits are AN (W2), "
                                "and W5 gives \"%\" to EN alone.",
    (9, "lrm-component", "arabic"): "%31 is after an Arabic letter: \"31%\". "
                                    "%32 is after a mark, class L: EN by W2, "
                                    "and \"%32\".",
    (10, "embed-ltr"): "Looks like http://ab.123.CDEFGH/kl/mn/op.html.",
    (10, "plain-rtl"): "Read from the right each component is in its place.",
    (10, "lrm-reserved"): "As embed-ltr: no mark stands between the labels.",
    (11, "embed-ltr"): "The label 123ij is in two pieces, on both sides of "
                       "CDEFGH.",
    (11, "plain-rtl"): "Numbers and left-to-right letters are both at level 2 "
                       "here (I2): the label is whole.",
}

Row = namedtuple("Row", "visual levels order display")


def ranges(numbers):
    """Writes runs of consecutive numbers as ranges, up or down: 0-3 9-5."""
    out, at = [], 0
    while at < len(numbers):
        end, step = at, 0
        while end + 1 < len(numbers):
            by = numbers[end + 1] - numbers[end]
            if by not in ((step,) if step else (1, -1)):
                break
            end, step = end + 1, by
        out.append(str(numbers[at]) if at == end
                   else "%d-%d" % (numbers[at], numbers[end]))
        at = end + 1
    return " ".join(out)


NAMES = {getattr(conventions, name): "<%s>" % name
         for name in ("LRM", "LRE", "RLE", "PDF", "LRI", "RLI", "FSI", "PDI")}


def letters(text, script):
    return text.translate(dict(zip(map(ord, CAPITALS), SCRIPTS[script])))


def capitals(text, script):
    """Letters as capitals, marks by their names."""
    table = dict(zip(map(ord, SCRIPTS[script]), CAPITALS))
    return text.translate(table).translate(str.maketrans(NAMES))


def row(script, visual, levels, order, display):
    """The displayed string, escaped."""
    return Row(capitals(visual, script),
               "".join("%x" % level for level in levels), ranges(order),
               capitals(display, script))


def rows():
    """Number, script, convention, text and row of each."""
    for number, _, logical, _ in EXAMPLES:
        for script in SCRIPTS:
            text = letters(logical, script)
            for name, show in conventions.CONVENTIONS.items():
                shown = show(text)
                yield number, script, name, text, row(
                    script, shown.visual, shown.levels, shown.order,
                    shown.display)


def golden():
    """The whole file."""
    out = [HEAD]
    for number, script, name, text, one in rows():
        _, what, logical, seen = EXAMPLES[number - 1]
        if name == "embed-ltr":
            out.append("\n\n== %d %s: 3987bis-00 §4.4, example %d, %s\n"
                       "text      %s\n          %s\ndocument  %s\n"
                       % (number, script, number, what, logical,
                          ascii(text)[1:-1], seen))
        out.append("\n-- %s: %s\n" % (name, SECTIONS[name]))
        out += ["%-9s %s\n" % pair for pair in one._asdict().items()]
        for key in ((number, name), (number, name, script)):
            if key in REMARKS:
                out.append("remark    %s\n" % REMARKS[key])
    return "".join(out)


if __name__ == "__main__":
    FILE.write_text(golden(), encoding="utf-8")
