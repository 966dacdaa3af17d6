# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The forms to paste, read back: HTML by Python's parser, Markdown by cmark, the
reference implementation of CommonMark, and then as HTML; strings and references
by Python."""

import ast
import configparser
import html
import html.parser
import json
import re
import subprocess
from itertools import product
from pathlib import Path
from urllib.parse import unquote_to_bytes

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
MARK = "[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]"


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


# How a subcommand reads each form back: the arguments that do.
READ_BACK = {form: ["to-uri"] for form in
             ("uri", "iri", "isolate", "punycode", "link", "embed", "lrm", "display",
              "html", "html-link", "markdown", "latex", "c", "json", "python",
              "defanged", "line")}
READ_BACK.update((form, ["to-uri", "--notation=xml"]) for form in
                 ("html-references", "xml-references", "charset"))
READ_BACK["host"] = READ_BACK["host-unicode"] = READ_BACK["domain"] = ["host"]

# Character references need --notation=xml: "&amp;" can also be in an IRI.
# Without a scheme, nothing tells what is defanged from code.
NOT_READ_BACK = {"visual": "in visual order, which can be that of another IRI"}
NEED_SCHEME = ("defanged", "line")

SHELL_ITEMS = [
    ("hebrew", "http://אב.example/גד?ה=1&ו=2#ז"),
    ("hebrew-end", "http://example.org/א.b/1!"),
    ("arabic", "http://مثال.example/صفحة/٣"),
    ("persian", "https://example.org/نمی\u200cخواهم"),
    ("percent", "http://example.org/%D7%90/a%20b%2Fc%25?d%FF"),
    ("quotes", "http://example.org/א'b\"c'?«d»"),
    ("backslash", "http://example.org/א\\b\\n"),
    ("references", "http://example.org/?א&lt;b&copy=c&amp;&#38;"),
    ("markup", "http://example.org/א<b>*c*_d_{e}$f~"),
    ("idn", "http://bücher.example/ö"),
    ("a-label", "http://xn--bcher-kva.example/ö"),
    ("idn-rtl", "http://דוגמה.co.il:8080/"),
    ("ipv6", "http://[2001:db8::1]/א"),
    ("mailto", "mailto:א@example.org?subject=ב"),
    ("relative", "א/b:c"),
    ("ascii", "http://example.org/a.b?c#d"),
    ("emoji", "http://example.org/\U0001f469\u200d\U0001f680"),
]


def wanted_back(form, item):
    """The exit status and the output of READ_BACK for the item itself. These two
    forms keep what is not allowed in an IRI, and the others percent-encode it."""
    if READ_BACK[form] == ["host"]:
        ascii_form = "domain" if form == "domain" else "host"
        return 0, iri("copy", "--form=" + ascii_form, item)[1]
    status, out, _ = iri("to-uri", item)
    return status if form in ("iri", "display") else 0, out


def read_back(test, form, name, item):
    """iri to-uri "$(iri copy --form=F IRI)", as the man page says of each form."""
    options = ["--form=" + form, "--charset=windows-1252"]
    status, out, message = iri("copy", *options, item)
    text = out.rstrip(b"\n").decode()
    if text == "":
        test.point("no-form/%s/%s" % (form, name), status == 1 and message, message)
    elif form in NEED_SCHEME and name == "relative":
        test.equal("not-back/%s/%s" % (form, name), iri("to-uri", text)[0], 1)
    elif form in READ_BACK:
        status, out, _ = iri(*READ_BACK[form], text)
        wanted, uri = wanted_back(form, item)
        if form == "link":  # it has more percent-encodings than the IRI, and quotes
            out, uri = unquote_to_bytes(out), unquote_to_bytes(uri)
            wanted = 1 if '"' in text else wanted
        test.equal("back/%s/%s" % (form, name), (status, out), (wanted, uri))


def read_back_all(test):
    """Every form that iri knows is in one of the two tables."""
    _, _, message = iri("copy", "--form=?", "a")
    forms = message.decode().split("valid values:")[1].split()
    test.equal("back/forms", sorted(forms), sorted([*READ_BACK, *NOT_READ_BACK]))
    for form in forms:
        for name, item in SHELL_ITEMS:
            read_back(test, form, name, item)
    for form in ("html-link", "markdown", "latex"):
        for name, item in SHELL_ITEMS:
            uri = iri("copy", "--form=uri", item)[1].decode()
            text = iri("copy", "--form=" + form, item)[1]
            if ":" in uri.split("/")[0] and uri.isprintable():
                test.point("detect/%s/%s" % (form, name),
                           uri.strip() in iri("detect", stdin=text)[1].decode(), text)


CONVENTIONS = ["embed-ltr", "plain-rtl", "plain-auto", "lrm-component", "lrm-reserved",
               "isolate", "url-class", "uri", "none", "environment", "content", "tld"]

# The forms that are an IRI. As shown, an IRI is in visual order, so it is another one,
# and a link percent-encodes punctuation at its end (UTS #58).
IRI_FORMS = ["uri", "iri", "punycode", "isolate", "embed", "lrm", "display"]


# name, options: each standard, and what a relative reference is relative to in the last.
STANDARDS = [(spec, ["--spec=" + spec]) for spec in (
    "masinter-07", "iuc19", "duerst-01", "rfc3987", "3987bis-00", "guidelines-00",
    "leiri", "web-address", "whatwg")] + [
        ("whatwg-" + base.split(":")[0], ["--spec=whatwg", "--base=" + base])
        for base in ("http://a/b", "file:///C:/", "x://y/z")]

# Relative references that standards divide in different ways.
RELATIVE = ["//א.ב:80\\ג", "/\\/א//@--٠.-/b", "//x:/?/127.0.0.1//,~9-٠", "http:א/ב",
            "////--ש.ب١.-.@2-//ب#-%2F", "?א=b&ג", "#א/ב", "א\\ב", ""]


def run_all(items, *arguments):
    """The output for each item."""
    end = "\n" if "--json" in arguments else "\0"
    stdin = "".join(item + "\0" for item in items).encode()
    out = iri(*arguments, "-0", stdin=stdin)[1].decode().split(end)[:-1]
    assert len(out) == len(items)
    return out


def display_texts():
    """ITEMS, what the examples of the standards are about, and of each what follows its
    scheme and what follows its host. Those with marks of their own are left out."""
    texts = [item for _, item in ITEMS] + RELATIVE
    folder = Path(__file__).resolve().parents[2] / "data" / "examples"
    for file in sorted(folder.glob("*.ini")):
        examples = configparser.RawConfigParser(delimiters="=", comment_prefixes="#")
        examples.optionxform = str
        examples.read(file, encoding="utf-8")
        texts += [examples[name]["Input"] for name in examples.sections()
                  if "Input" in examples[name]]
    texts += [text[at.end() - 1:] for text in texts
              for at in re.finditer("^[a-z]*:.|(?<=[^:/])/", text)]
    return sorted({text for text in texts if not re.search(MARK, text)})


def come_back(test):
    """to-uri reads every form that copy gives, by each standard and convention, as the
    same form without its marks."""
    texts = display_texts()
    for (name, options), convention in product(STANDARDS, CONVENTIONS):
        lines = run_all(texts, "copy", "--json", "--convention=" + convention, *options)
        copies = [json.loads(line)["copies"] for line in lines]
        forms = IRI_FORMS if convention == "uri" else ["display"]
        given = [copied[form]["text"] for form in forms for copied in copies]
        given = [text for text in given if text is not None]
        for how in ([], options[:1]):
            back = run_all(given, "to-uri", *how)
            plain = run_all([re.sub(MARK, "", text) for text in given], "to-uri", *how)
            bad = [text for text, is_now, was in zip(given, back, plain)
                   if is_now != was]
            test.point("back/%s/%s/%s" % (name, convention, "".join(how)),
                       given and not bad, *bad[:5])


def marks(test):
    def run(*arguments, stdin=b""):
        status, out, message = iri(*arguments, stdin=stdin)
        return status, out.decode(), message.decode()

    note = ("iri: line 1: display-marks: Display marks around the IRI were "
            "removed\n")
    for name, around in (("isolates", "\u2066%s\u2069"), ("embedding", "\u202a%s\u202c"),
                         ("rtl", "\u202b%s\u202c"), ("first-strong", "\u2068%s\u2069"),
                         ("arabic", "\u061c%s\u061c"),
                         ("marks", "\u200e%s\u200f"), ("nested", "\u2067\u200e%s\u200e\u2069"),
                         ("before", "\u2066%s"), ("after", "%s\u200e")):
        test.equal("marks/" + name, run("to-uri", around % "/א"),
                   (0, "/%D7%90\n", note))
    # No display form has overrides, so they are part of the text (RFC 3987 §4.1).
    test.equal("marks/override", run("to-uri", "\u202d/א"),
               (1, "%E2%80%AD/%D7%90\n",
                "iri: line 1: bidi-formatting: U+202D LEFT-TO-RIGHT OVERRIDE reorders "
                "the displayed text and is not allowed in an IRI\n"))
    marked = "\u2066/%D7%90\u2069"
    for name, arguments, out in (
            ("to-iri", ["to-iri", marked], "/א\n"),
            ("normalize", ["normalize", marked], "/א\n"),
            ("resolve", ["resolve", "--base=x://y", marked], "x://y/%D7%90\n"),
            ("bidi", ["bidi", marked], "/%D7%90\n"),
            ("copy", ["copy", "--form=uri", marked], "/%D7%90\n"),
            ("compare", ["compare", marked, "/%D7%90"], "equal string\n"),
            ("stdin", ["to-uri"], "/%D7%90\n")):
        test.equal("marks/" + name, run(*arguments, stdin=marked.encode() + b"\n"),
                   (0, out, note))
    change = json.loads(run("to-uri", "--json", marked)[1])["changes"]
    test.equal("marks/changes", [(c["rule"], c["begin"], c["end"]) for c in change],
               [("display-marks", 0, 3), ("display-marks", 10, 13)])
    # Inside an IRI they are not allowed, whoever put them there.
    status, out, _ = run("to-uri", "/א\u200e/b\u200e")
    test.equal("marks/inside", (status, out), (1, "/%D7%90%E2%80%8E/b\n"))
    test.equal("marks/only", run("to-uri", "\u2066\u2069"), (0, "\n", note))
    test.equal("marks/keep", run("to-uri", "--marks=keep", "a\u200e")[:2],
               (1, "a%E2%80%8E\n"))
    test.equal("marks/inspect", run("inspect", "--json", "a\u200e")[0], 1)
    test.equal("marks/inspect-remove", run("inspect", "--marks=remove", "a\u200e")[0], 0)
    test.equal("marks/unknown", run("to-uri", "--marks=x", "a")[0], 2)
    long = "\u2066" * 100000 + "a" + "\u2069" * 100000
    test.equal("marks/long", run("to-uri", stdin=long.encode()), (0, "a\n", note))
    test.equal("marks/broken", run("to-uri", "--json", "-0",
                                   stdin=b"\xe2\x81a\xe2\x81\xa9")[0], 1)
    # A display form has marks inside, and nothing else is one.
    inside = note.replace("around", "around and in")
    for name, text, out, message in (
            ("components", "\u202a/\u200eא\u200e/b\u202c", "/%D7%90/b\n", inside),
            ("isolates", "\u2066/\u2066א\u2069/b\u2069", "/%D7%90/b\n", inside)):
        test.equal("marks/inside/" + name, run("to-uri", text), (0, out, message))
    for name, text, out in (
            ("in-a-word", "\u202a/a\u200eb\u202c", "/a%E2%80%8Eb\n"),
            ("override", "\u202a/\u202eb\u202c", "/%E2%80%AEb\n")):
        test.equal("marks/inside/" + name, run("to-uri", text)[:2], (1, out))


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
    read_back_all(test)
    marks(test)
    come_back(test)
    command_line(test)
    test.finish()


if __name__ == "__main__":
    main()
