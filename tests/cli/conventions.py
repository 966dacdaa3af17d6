# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Each convention of bidirectional display, implemented from the standard that
it is from and by nothing in src/core: a second source for what tests expect.

What no document says is decided so:

- Levels and order are those of a left-to-right paragraph, where the display
  string has an embedding: the level of the text around is not the IRI's.
- Where two marks would be side by side there is one; a mark of the text's
  own does not count.
- A component is right-to-left if it has a character of class R, AL or AN. The
  scheme and an address in brackets are components too.
- lrm-component has LRE and PDF always, not only where the text around is
  right-to-left: a string to copy can be pasted anywhere.
- environment, content and tld: PRI 185 (L2/11-382) names these options and shows
  what the algorithm does without them; the Unicode Technical Committee accepted
  none. A component is a paragraph in the direction of the whole, and so is every
  delimiter. Content is right to left if there is a right-to-left letter after the
  scheme and no left-to-right one; a top-level domain is if its letters are.
- none: bidi formatting characters take no place on the screen, and there is no
  string that other programs show so.
- uri: a label that IDNA rejects is percent-encoded, as RFC 3987 §3.1 has it for
  any host; its neighbours are not concerned. So are all labels of a host that is
  not known to be a domain name: the scheme is "x"."""

import re
import unicodedata
from collections import namedtuple
from urllib.parse import quote

import uba

LRM, LRE, RLE, PDF = "\u200e", "\u202a", "\u202b", "\u202c"
LRI, RLI, FSI, PDI = "\u2066", "\u2067", "\u2068", "\u2069"

# text is the text that was ordered, which differs from the input if it was mapped
# to URI notation. level is the paragraph level.
Shown = namedtuple("Shown", "text level visual display levels order")


# Components, 3987bis-00 §4.2: half-open ranges of characters.

# RFC 3986, appendix B.
REFERENCE = re.compile(r"(?P<scheme>[^:/?#]+:)?(//(?P<authority>[^/?#]*))?"
                       r"(?P<path>[^?#]*)(\?(?P<query>[^#]*))?"
                       r"(#(?P<fragment>.*))?", re.DOTALL)
AUTHORITY = re.compile(r"((?P<userinfo>.*)@)?(?P<host>\[.*\]|[^:]*)"
                       r"(:(?P<port>.*))?", re.DOTALL)
DOTS = ".\u3002\uff0e\uff61"  # RFC 3490 §3.1

# duerst-01 §4.1 names "@", ".", ":" and "/" as structural characters "and so on":
# these are the reserved ones of its §2.2, and the one before a fragment.
STRUCTURAL = "#;/?:@&=+$,[]."


def pieces(text, begin, delimiters):
    """The ranges between delimiters."""
    for match in re.finditer("[^%s]+" % re.escape(delimiters), text):
        yield begin + match.start(), begin + match.end()


def authority(text, begin):
    match = AUTHORITY.fullmatch(text)
    host = match["host"]
    for kind in ("userinfo", "host", "port"):
        if not match[kind]:
            continue
        start = begin + match.start(kind)
        if kind != "host":
            yield kind, start, start + len(match[kind])
        elif host.startswith("["):
            yield "literal", start, start + len(host)
        else:
            for label in pieces(host, start, DOTS):
                yield ("label", *label)


def query(text, begin):
    for start, end in pieces(text, begin, "&;"):
        name, equals, value = text[start - begin:end - begin].partition("=")
        if name:
            yield "name" if equals else "query", start, start + len(name)
        if value:
            yield "value", end - len(value), end


def components(text):
    """Kind, begin and end of each that is not empty."""
    match = REFERENCE.fullmatch(text)
    if match["scheme"]:
        yield "scheme", 0, match.end("scheme") - 1
    if match["authority"]:
        yield from authority(match["authority"], match.start("authority"))
    for segment in pieces(match["path"], match.start("path"), "/"):
        yield ("segment", *segment)
    if match["query"]:
        yield from query(match["query"], match.start("query"))
    if match["fragment"]:
        yield "fragment", match.start("fragment"), match.end("fragment")


def is_right_to_left(text):
    return any(uba.bidi_class(character) in ("R", "AL", "AN")
               for character in text)


def right_to_left(text):
    return [one for one in components(text)
            if is_right_to_left(text[one[1]:one[2]])]


# The conventions.

def plain(text, level, before, after):
    levels, level = uba.resolve(text, level)
    order = uba.reorder(levels)
    return Shown(text, level, uba.visual(text, levels, order),
                 before + text + after, levels, order)


def marked(text, places):
    """Orders the text with a left-to-right mark at each position of a set, and then
    removes the marks."""
    line, mine = "", []
    for at in range(len(text) + 1):
        line += LRM if at in places else ""
        mine.append(len(line))
        line += text[at:at + 1]
    own = {place: at for at, place in enumerate(mine[:-1])}
    levels, _ = uba.resolve(line, 0)
    order = [own[place] for place in uba.reorder(levels) if place in own]
    levels = [levels[place] for place in own]
    return Shown(text, 0, uba.visual(text, levels, order), LRE + line + PDF,
                 levels, order)


def around(text, characters):
    return {at + after for at, character in enumerate(text)
            if character in characters for after in (0, 1)}


def embed_ltr(text):
    """3987bis-00 §4.1: as if preceded by LRE and followed by PDF."""
    return plain(text, 0, LRE, PDF)


def plain_rtl(text):
    return plain(text, 1, RLE, PDF)


def plain_auto(text):
    """UAX #9, P2 and P3, which are what FSI does too (X5c)."""
    return plain(text, None, FSI, PDI)


def lrm_component(text):
    """duerst-01 §4.2: each component with right-to-left characters is preceded
    and followed by an LRM. Its components are what is between structural
    characters (§4.1), in opaque parts and path segments too."""
    return marked(text, {place for begin, end in pieces(text, 0, STRUCTURAL)
                         if is_right_to_left(text[begin:end])
                         for place in (begin, end)})


def lrm_reserved(text):
    """masinter-07 §3.2: LRE, PDF, and an LRM on both sides of each reserved
    character, which are those of its §2.2."""
    return marked(text, around(text, ";/?:@&=+$,[]"))


def isolate(text):
    """Each component is a left-to-right paragraph of its own, and so is the text
    between two components."""
    levels, order, display, at = [], [], "", 0
    for _, begin, end in right_to_left(text):
        mine, _ = uba.resolve(text[begin:end], 0)
        levels += [0] * (begin - at) + mine
        order += range(at, begin)
        order += [begin + place for place in uba.reorder(mine)]
        display += text[at:begin] + LRI + text[begin:end] + PDI
        at = end
    levels += [0] * (len(text) - at)
    order += range(at, len(text))
    return Shown(text, 0, uba.visual(text, levels, order),
                 LRI + display + text[at:] + PDI, levels, order)


def url_class(text):
    """Treats these characters as left-to-right letters. The display string has marks
    to the same effect."""
    strong = "#&./:=?@"
    classes = ["L" if character in strong else uba.bidi_class(character)
               for character in text]
    levels, _ = uba.resolve(text, 0, classes)
    order = uba.reorder(levels)
    display = marked(text, around(text, strong)).display
    return Shown(text, 0, uba.visual(text, levels, order), display, levels,
                 order)


def keeps_bidi_rule(label):
    """RFC 5893 §2 of a label that begins right to left, rules 2 to 4."""
    classes = [uba.bidi_class(character) for character in label]
    while classes[-1] == "NSM":
        classes.pop()
    return (classes[0] in ("R", "AL")
            and set(classes) <= {"R", "AL", "AN", "EN", "ES", "CS", "ET", "ON",
                                 "BN", "NSM"}
            and classes[-1] in ("R", "AL", "EN", "AN")
            and not {"EN", "AN"} <= set(classes))


def a_label(label):
    """Returns the A-label, or None. The label must consist of letters, marks, digits
    and hyphens that RFC 5892 always allows. Of its CONTEXTO rules, only those that
    forbid to mix two kinds of digits apply."""
    if not keeps_bidi_rule(label) or label.endswith("-") or label[2:4] == "--":
        return None
    if any(unicodedata.category(character)[0] not in "LMN" and character != "-"
           for character in label):
        return None
    if re.search("[\u0660-\u0669]", label) and re.search("[\u06f0-\u06f9]",
                                                         label):
        return None
    label = unicodedata.normalize("NFC", label)
    return "xn--" + label.encode("punycode").decode()


def has_domain(text):
    """Whether RFC 3987 §3.1 takes the host for a domain name."""
    match = REFERENCE.fullmatch(text)
    return match["scheme"] != "x:" or match["authority"] is None


def uri(text):
    """3987bis-00 §4.2, end: maps a whole component to URI notation."""
    out, at = "", 0
    is_domain = has_domain(text)
    for kind, begin, end in right_to_left(text):
        one = text[begin:end]
        label = a_label(one) if kind == "label" and is_domain else None
        out += text[at:begin]
        out += label or quote(one, safe="!#$%&'()*+,/:;=?@[]-._~")
        at = end
    return plain(out + text[at:], 0, "", "")


def none(text):
    order = list(range(len(text)))
    levels = [0] * len(text)
    return Shown(text, 0, uba.visual(text, levels, order), text,
                 levels, order)


def environment(text):
    """Components and the characters between them from right to left."""
    levels, order, display, at = [], [], "", 0
    for _, begin, end in components(text):
        mine, _ = uba.resolve(text[begin:end], 1)
        levels += [1] * (begin - at) + mine
        order = ([begin + place for place in uba.reorder(mine)]
                 + list(reversed(range(at, begin))) + order)
        display += text[at:begin] + RLI + text[begin:end] + PDI
        at = end
    levels += [1] * (len(text) - at)
    order = list(reversed(range(at, len(text)))) + order
    return Shown(text, 1, uba.visual(text, levels, order),
                 RLI + display + text[at:] + PDI, levels, order)


def has_only_rtl_letters(text):
    classes = {uba.bidi_class(character) for character in text}
    return bool(classes & {"R", "AL"}) and "L" not in classes


def content(text):
    scheme = REFERENCE.fullmatch(text)["scheme"] or ""
    rtl = has_only_rtl_letters(text[len(scheme):])
    return environment(text) if rtl else isolate(text)


def tld(text):
    labels = [text[begin:end] for kind, begin, end in components(text)
              if kind == "label"]
    rtl = bool(labels) and has_only_rtl_letters(labels[-1])
    return environment(text) if rtl else isolate(text)


CONVENTIONS = {
    "embed-ltr": embed_ltr,
    "plain-rtl": plain_rtl,
    "plain-auto": plain_auto,
    "lrm-component": lrm_component,
    "lrm-reserved": lrm_reserved,
    "isolate": isolate,
    "url-class": url_class,
    "uri": uri,
    "none": none,
    "environment": environment,
    "content": content,
    "tld": tld,
}
