# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The report as a page: Markdown read back by cmark, the reference implementation
of CommonMark, HTML by Python's parser. What they say is held against the JSON of
the same address, and nothing of the address may act as markup in either."""

import html.parser
import json
import re
import subprocess
import unicodedata
import xml.etree.ElementTree as ElementTree

from tap import Points, iri

# name, item
ITEMS = [
    ("plain", "http://example.org/"),
    ("empty", ""),
    ("relative", "a/b:c"),
    ("rtl", "http://אב.example/גד?ה=1&ו=2#ז"),
    ("rejected", "http://ab.אבגד.123/"),
    ("empty-parts", "http://:@example.org:/?#"),
    ("encoded", "http://b%C3%BCcher.example/%D7%90%FF"),
    ("mailto", "mailto:a@bücher.example?subject=*a*&body=b%0D%0Ac"),
    ("data", "data:text/html,<script>alert(1)</script>"),
    ("markup", "http://example.org/</code></p><script>alert(1)</script>&lt;"),
    ("comment", "http://example.org/<!--a--><![CDATA[b]]>"),
    ("quotes", "http://example.org/\"'><img src=x onerror=alert(1)>"),
    ("emphasis", "http://example.org/*a*_b_**c**__d__~~e~~"),
    ("accents", "http://example.org/`a``b```c"),
    ("accent-first", "`a"),
    ("accent-last", "a`"),
    ("accent-alone", "`"),
    ("backslash", "http://example.org/\\`a\\"),
    ("link", "http://example.org/[a](b)![c](d)<http://e/>"),
    ("list", "1. a"),
    ("heading", "# a"),
    ("spaces", "  a  b  "),
    ("lines", "a\n\n# b\r\n- c\td"),
    ("controls", "a\x01\x1b[31m\x7f\x85b"),
    ("override", "http://example.org/\u202ea\u202c\u2066b\u2069"),
    ("invisible", "http://example.org/a\u200bb\ufeffc\u00add\U000e0061"),
    ("not-characters", "a\ufffe\ue000\U0010ffff"),
    ("astral", "http://example.org/\U00010300\U0001f600"),
    ("not-utf-8", b"http://example.org/a\xff\xc3\xe2\x82b"),
    ("nul", b"a\0b"),
]

# Both say it of themselves: they are not seen where they stand by themselves.
IGNORABLE = set("\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u3164\uffa0")
IGNORABLE |= {chr(c) for c in range(0x180b, 0x1810)}
IGNORABLE |= {chr(c) for c in range(0xfe00, 0xfe10)}
IGNORABLE |= {chr(c) for c in range(0xe0000, 0xe1000)}


def reveal(data):
    """An IRI with invisible characters spelled out."""
    out = ""
    for character in data.decode(errors="surrogateescape"):
        code = ord(character)
        if 0xdc80 <= code <= 0xdcff:
            out += "⟨%02X⟩" % (code - 0xdc00)
        elif (unicodedata.category(character)[0] in "CZ"
              or character in IGNORABLE):
            out += "⟨U+%04X⟩" % code
        else:
            out += character
    return out or "(empty)"


def inspect(data, *options):
    status, stdout, stderr = (
        iri("inspect", *options, stdin=data + b"\n") if b"\0" in data
        else iri("inspect", "-0", *options, stdin=data + b"\0"))
    return status, stdout.decode(), stderr


def plain(text):
    """Returns prose with its lines joined."""
    return re.sub(r"[\s]+", " ", text).strip()


class Markdown:
    """The result of cmark for a page."""

    NODES = {"document", "heading", "paragraph", "list", "item", "text", "code",
             "strong", "softbreak", "linebreak"}

    def __init__(self, text):
        run = subprocess.run(["cmark", "-t", "xml"], input=text.encode(),
                             capture_output=True, check=True)
        tree = ElementTree.fromstring(run.stdout)
        space = tree.tag[:tree.tag.index("}") + 1]
        self.strange = {node.tag[len(space):] for node in tree.iter()}
        self.strange -= self.NODES
        self.codes = [node.text for node in tree.iter(space + "code")]
        self.headings = [self.text(node, space) for node in
                         tree.findall(space + "heading")]
        self.title = self.headings[0]
        self.items = [self.text(node, space) for node in
                      tree.iter(space + "item")]
        self.paragraphs = [self.text(node, space) for node in
                           tree.findall(space + "paragraph")]

    @staticmethod
    def text(node, space):
        out = ""
        for inner in node.iter():
            if inner.tag in (space + "softbreak", space + "linebreak"):
                out += " "
            elif inner.tag in (space + "text", space + "code"):
                out += inner.text or ""
        return plain(out)


class Html(html.parser.HTMLParser):
    """The result of a browser for a page; its parser is more forgiving."""

    EMPTY = {"meta", "br", "img"}
    OPEN = {"html", "body"}  # their ends may be left out
    NAMES = EMPTY | OPEN | {
        "head", "title", "style", "article", "h1", "h2", "code", "bdo", "div",
        "p", "b", "strong", "small", "dl", "dt", "dd", "figure"}

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.stack = []
        self.faults = []
        self.names = []
        self.found = {}
        self.attributes = []
        self.feed(text)
        self.close()
        self.faults += [name for name in self.stack if name not in self.OPEN]

    def handle_starttag(self, tag, attrs):
        self.names.append(tag)
        self.attributes += [(tag, *one) for one in attrs]
        if tag not in self.EMPTY:
            self.stack.append(tag)
            self.found.setdefault(tag, []).append("")

    def handle_endtag(self, tag):
        if not self.stack or self.stack.pop() != tag:
            self.faults.append(tag)

    def handle_comment(self, data):
        self.faults.append("comment")

    def handle_data(self, data):
        for tag in set(self.stack):
            self.found[tag][-1] += data


def check_markdown(test, name, data, report):
    status, text, stderr = inspect(data, "--format=markdown")
    page = Markdown(text)
    marks = {"\u2066", "\u2069", "\u202d", "\u202c"}

    test.equal("markdown/status/" + name, (status, stderr),
               (inspect(data)[0], b""))
    test.equal("markdown/nothing-else/" + name, page.strange, set())
    test.equal("markdown/title/" + name,
               "".join(c for c in page.title if c not in marks), reveal(data))
    test.equal("markdown/line-end/" + name, text[-1:], "\n")
    for finding in report["findings"]:
        test.point("markdown/finding/%s/%s" % (name, finding["code"]),
                   any(plain(finding["message"]) in item
                       and finding["section"] in item for item in page.items),
                   finding, page.items)
    # Marks are outside code, not inside it.
    test.point("markdown/marks/" + name,
               not any(marks & set(code) for code in page.codes))
    return page


def check_html(test, name, data, report):
    _, text, _ = inspect(data, "--format=html")
    page = Html(text)

    test.equal("html/balanced/" + name, page.faults, [])
    test.equal("html/nothing-else/" + name, set(page.names) - Html.NAMES, set())
    test.point("html/no-links/" + name,
               not {"href", "src"} & {one[1] for one in page.attributes}
               and not any(one[1].startswith("on") for one in page.attributes))
    test.equal("html/title/" + name, page.found["h1"], [reveal(data)])
    test.equal("html/findings/" + name,
               [plain(one) for one in page.found.get("strong", [])
                ][-len(report["findings"]) or 999:],
               [plain(finding["message"]) for finding in report["findings"]])
    test.equal("html/verdict/" + name,
               page.found.get("strong", [""])[0] if data else "",
               report["verdict"]["title"])
    return page


def check_item(test, name, item):
    data = item if isinstance(item, bytes) else item.encode()
    report = json.loads(inspect(data, "--json", "--with=all")[1])
    markdown = check_markdown(test, name, data, report)
    page = check_html(test, name, data, report)

    test.equal("same-code/" + name, page.found.get("code", []), markdown.codes)
    test.equal("same-headings/" + name, page.found["h1"] + page.found["h2"],
               [one.strip("\u2066\u2069") for one in markdown.headings])
    for note in page.found.get("small", []):
        test.point("same-note/%s/%s" % (name, note),
                   any("(%s)" % plain(note) in text
                       for text in markdown.items + markdown.paragraphs),
                   note, markdown.items)
    for part, value in report["parts"].items():
        begin, end = value["begin"], value["end"]
        test.point("part/%s/%s" % (name, part),
                   begin == end or reveal(data[begin:end]) in markdown.codes,
                   markdown.codes)
    for form in ("uri", "iri"):
        test.point("form/%s/%s" % (name, form), report[form] in (None, "")
                   or reveal(report[form].encode()) in markdown.codes)


def several(test):
    """Items are articles of one page, with or without threads."""
    lines = b"".join(b"http://example.org/%0100d\n" % i for i in range(1000))
    for jobs in ("1", "2"):
        _, stdout, _ = iri("inspect", "--format=html", "--jobs=" + jobs,
                           stdin=lines)
        page = Html(stdout.decode())
        test.equal("several/heads/" + jobs, page.names.count("head"), 1)
        test.equal("several/titles/" + jobs, page.found["h1"],
                   lines.decode().splitlines())
        test.equal("several/faults/" + jobs, page.faults, [])
    _, stdout, _ = iri("inspect", "--format=html", "a", "b")
    test.equal("several/operands", Html(stdout.decode()).found["h1"], ["a", "b"])
    _, stdout, _ = iri("inspect", "--format=markdown", "a", "b")
    test.equal("several/markdown", stdout.decode().count("\n\n# "), 1)


def options(test):
    for name, arguments, status in [
            ("unknown", ["--format=x"], 2), ("empty", ["--format="], 2),
            ("picture", ["--format=svg"], 2), ("text", ["--format=text"], 0)]:
        test.equal("option/" + name, iri("inspect", *arguments, "a")[0], status)
    test.equal("option/json", iri("inspect", "--format=json", "a"),
               iri("inspect", "--json", "a"))
    test.equal("option/default", iri("inspect", "--format=text", "a"),
               iri("inspect", "a"))
    _, stdout, _ = iri("inspect", "--format=html", "--steps", "http://é/")
    test.point("option/steps", b"Mapping to a URI" in stdout)


def long(test):
    """No text is truncated."""
    for name, data in [("path", b"http://example.org/" + b"a" * 1000000),
                       ("labels", b"http://" + b"a." * 20000),
                       ("bytes", b"\xff" * 300000)]:
        _, text, _ = inspect(data, "--format=html")
        test.point("long/" + name,
                   '<h1><code dir="ltr">%s</code></h1>\n' % reveal(data) in text)


def main():
    test = Points()
    for name, item in ITEMS:
        check_item(test, name, item)
    several(test)
    options(test)
    long(test)
    test.finish()


main()
