# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The forms to paste, read back: HTML by Python's parser, Markdown by cmark, the
reference implementation of CommonMark, and then as HTML; strings and references
by Python."""

import ast
import html
import html.parser
import json
import subprocess

from tap import Points, iri

# Every character of US-ASCII that is allowed in a URI.
URI_CHARACTERS = "-._~!$&'()*+,;=:@/?%25"

# name, item
ITEMS = [
    ("plain", "http://example.org/"),
    ("rtl", "http://אב.example/גד?ה=1&ו=2#ז"),
    ("path", "http://example.org/א" + URI_CHARACTERS),
    ("query", "http://example.org/?א" + URI_CHARACTERS),
    ("fragment", "http://example.org/#א" + URI_CHARACTERS),
    ("ascii-path", "http://example.org/" + URI_CHARACTERS),
    ("brackets", "http://example.org/א[b](c)[d]!"),
    ("not-allowed", "http://example.org/א <b>\"c'\\d^`{|}"),
    ("entities", "http://example.org/?a&lt;b&copy;c&amp;&#38;&#x26;d&copy"),
    ("rtl-entities", "http://example.org/?א&lt;b&copy;c&amp;&#38;"),
    ("emphasis", "http://example.org/א*b*_c_**d**__e__~f~~~g~~"),
    ("markup", "http://example.org/א</a><script>alert(1)</script>"),
    ("comment", "http://example.org/א<!--b-->"),
    ("quotes", "http://example.org/א\" onclick='b'"),
    ("backslashes", "http://example.org/א\\*b\\"),
    ("controls", "http://example.org/א\u2069\u202c\n\r\t\u2028b"),
    ("joiner", "http://example.org/ا\u200cب"),
    ("relative", "א/b:c"),
    ("mailto", "mailto:א@example.org"),
    ("ipv6", "http://[2001:db8::1]/א"),
    ("old-italic", "http://example.org/\U00010300"),
]

MARKS = "\u2066\u2069"


class Elements(html.parser.HTMLParser):
    """The elements of a text and the content of each."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.found = []
        self.outside = ""
        self.open = 0
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.found.append([tag, dict(attrs), ""])
        self.open += 1

    def handle_endtag(self, tag):
        self.open -= 1

    def handle_data(self, data):
        if self.open:
            self.found[-1][2] += data
        else:
            self.outside += data


def copies(item):
    _, stdout, _ = iri("copy", "--json", "-0", stdin=item.encode() + b"\0")
    return json.loads(stdout)


def shown(copied):
    """The displayed IRI, taken from the form for a sentence."""
    return copied["isolate"]["text"].strip(MARKS)


def read_html(test, name, copied, uri):
    found = Elements(copied["html"]["text"])
    test.equal("html/" + name, (found.found, found.outside),
               ([["bdi", {"dir": "ltr"}, shown(copied)]], ""))
    found = Elements(copied["html-link"]["text"])
    test.equal("html-link/" + name, (found.found, found.outside),
               ([["a", {"dir": "ltr", "href": uri}, shown(copied)]], ""))


# cmark writes into href what it thinks a browser wants: these octets of a URI
# it leaves, and the rest of US-ASCII too but for what is not in a URI anyway.
def read_markdown(test, name, copied, uri):
    run = subprocess.run(
        ["cmark", "--unsafe"],
        input=("a " + copied["markdown"]["text"] + " b").encode(),
        capture_output=True,
        check=True,
    )
    found = Elements(run.stdout.decode())
    texts = [text for _, _, text in found.found]
    test.equal("markdown/elements/" + name,
               [tag for tag, _, _ in found.found], ["p", "a"])
    test.equal("markdown/href/" + name, found.found[1][1].get("href"),
               uri.replace("[", "%5B").replace("]", "%5D"))
    test.equal("markdown/text/" + name,
               "".join(texts).strip("\n").replace("\u2066", "")
               .replace("\u2069", ""), "a " + shown(copied) + " b")


def read_latex(test, name, copied, uri):
    """TeX is not available here, so its commands are decoded one by one."""
    text = copied["latex"]["text"]
    for command, character in (
            ("\\textbackslash{}", "\\"), ("\\textasciitilde{}", "~"),
            ("\\textasciicircum{}", "^"), ("\\textquotesingle{}", "'"),
            ("\\/", ""), ("\\%", "%"), ("\\#", "#"), ("\\&", "&"),
            ("\\_", "_"), ("\\$", "$")):
        text = text.replace(command, character)
    test.equal("latex/" + name, text, "\\href{%s}"
               "{\\ifdefined\\LR\\expandafter\\LR\\fi{%s}}"
               % (uri, shown(copied)))


def read_literals(test, name, copied, uri):
    """Decoding by other languages of their strings and references."""
    readers = (("json", json.loads), ("python", ast.literal_eval),
               ("html-references", html.unescape),
               ("xml-references", html.unescape))
    for form, read in readers:
        text = copied[form]["text"]
        test.equal("%s/%s" % (form, name), (read(text), text.isascii()),
                   (shown(copied), True))


def command_line(test):
    def run(*arguments):
        status, stdout, stderr = iri("copy", *arguments)
        return status, stdout.decode(), stderr.decode()

    test.equal("default", run("/א"), (0, "\u2066/א\u2069\n", ""))
    test.equal("form", run("--form=embed", "/א"),
               (0, "\u202a/א\u202c\n", ""))
    status, out, message = run("--form=lrm", "/א")
    test.equal("no-form", (status, out, message.split(":")[:3]),
               (1, "\n", ["iri", " line 1", " no-form"]))
    status, out, message = run("--form=uri", "//א.1/")
    test.equal("no-uri", (status, out, message.split(":")[:3]),
               (1, "\n", ["iri", " line 1", " host-refused"]))
    test.equal("unknown-form", run("--form=x", "a")[0], 2)
    test.equal("host", run("--form=host", "http://é/"), (0, "xn--9ca\n", ""))
    test.equal("charset", run("--form=charset", "--charset=windows-1252", "/éא"),
               (0, "/é&#x5D0;\n", ""))
    test.equal("visual", run("--form=visual", "--convention=plain-rtl", "/אb"),
               (0, "bא/\n", ""))
    value = copies("http://a/")
    test.equal("invisible", value["copies"]["lrm"]["invisible"],
               [{"character": "U+200E", "name": "LEFT-TO-RIGHT MARK",
                 "count": 2}])
    test.equal("reason", copies("/א")["copies"]["lrm"]["text"], None)


def main():
    test = Points()
    for name, item in ITEMS:
        value = copies(item)
        for read in (read_html, read_markdown, read_latex, read_literals):
            read(test, name, value["copies"], value["uri"])
    command_line(test)
    test.finish()


if __name__ == "__main__":
    main()
