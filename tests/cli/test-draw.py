# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""`iri draw`: the call, the three formats, and that a file is written as a whole
or not at all. test-draw-svg.py tests the pictures."""

import json
import os
import re
import shlex
import struct
import subprocess
import tempfile
import threading
import zlib
from pathlib import Path

import conventions
import svg

from tap import IRI, Points, iri

HEBREW = "http://ab.אבגד.123/"

# name, arguments, standard input, exit status
CALLS = [
    ("no-file", ["a"], "", 2),
    ("ending-unknown", ["-o", "a.gif", "a"], "", 2),
    ("ending-missing", ["-o", "svg", "a"], "", 2),
    ("name-empty", ["-o", "", "a"], "", 2),
    ("no-format", ["-o", "-", "a"], "", 2),
    ("format-unknown", ["-o", "a.svg", "--format=gif", "a"], "", 2),
    ("convention-unknown", ["-o", "a.svg", "--convention=x", "a"], "", 2),
    ("convention-unknown-later",
     ["-o", "a.svg", "--convention=isolate,x", "a"], "", 2),
    ("convention-empty", ["-o", "a.svg", "--convention=", "a"], "", 2),
    ("width-small", ["-o", "a.svg", "--width=1", "a"], "", 2),
    ("width-no-number", ["-o", "a.svg", "--width=wide", "a"], "", 2),
    ("scale-none", ["-o", "a.png", "--scale=0", "a"], "", 2),
    ("scale-nan", ["-o", "a.png", "--scale=nan", "a"], "", 2),
    ("three-items", ["-o", "a.svg", "a", "b", "c"], "", 2),
    ("two-items-by-two",
     ["-o", "a.svg", "--convention=isolate,uri", "a", "b"], "", 2),
    ("two-items-split", ["-o", "a.svg", "--spaces=split", "a", "b"], "", 2),
    ("split", ["-o", "a.svg", "--spaces=split", "a b"], "", 2),
    ("no-item", ["-o", "a.svg"], "", 2),
    ("spec-unknown", ["-o", "a.svg", "--spec=x", "a"], "", 2),
    ("operand", ["-o", "good.svg", HEBREW], "", 0),
    ("line", ["-o", "good.svg"], HEBREW + "\n", 0),
    ("empty-line", ["-o", "good.svg"], "\n", 0),
    ("two-items", ["-o", "good.svg", "--convention=isolate", "a", "b"], "", 0),
    ("first-error", ["-o", "good.svg", "a b", "b"], "", 1),
    ("second-error", ["-o", "good.svg", "a", "a b"], "", 1),
    ("upper-case", ["-o", "good.PNG", "a"], "", 0),
    ("format-beats-name", ["-o", "good.gif", "--format=pdf", "a"], "", 0),
    ("dash", ["-o", "good.svg", "--", "-a"], "", 0),
    ("error-finding", ["-o", "good.svg", "http://a b/"], "", 1),
    ("not-utf-8", ["-o", "good.svg", b"\xff"], "", 1),
    ("too-large", ["-o", "large.png", "--scale=8", "--width=20000",
                   "a" * 400], "", 1),
    ("no-folder", ["-o", "none/a.svg", "a"], "", 3),
    ("is-a-folder", ["-o", "folder.svg", "a"], "", 3),
    ("full", ["-o", "/dev/full", "--format=svg", "a"], "", 3),
]


def draw(*arguments, stdin=""):
    return iri("draw", *arguments, stdin=stdin.encode())


def calls(test):
    """Exit statuses. Only a successful run leaves a file."""
    Path("folder.svg").mkdir()
    for name, arguments, stdin, expected in CALLS:
        before = set(os.listdir())
        status, stdout, stderr = draw(*arguments, stdin=stdin)
        test.equal("status/" + name, status, expected)
        test.equal("stdout/" + name, stdout, b"")
        test.point("message/" + name, expected == 0 and not stderr
                   or expected > 0 and stderr.startswith(b"iri: ")
                   and stderr.count(b"\n") == 1, stderr)
        left = {file for file in set(os.listdir()) - before
                if not file.startswith("good.")}
        test.equal("left/" + name, left, set())


def untouched(test):
    """A failure leaves the file of the last success."""
    file = Path("kept.png")
    file.write_bytes(b"kept")
    draw("-o", "kept.png", "--scale=8", "--width=20000", "a" * 400)
    test.equal("kept", file.read_bytes(), b"kept")
    draw("-o", "kept.png", "a")
    test.equal("replaced", file.read_bytes()[:4], b"\x89PNG")


def pipe(test):
    """An output that is not a regular file is written to and not replaced."""
    os.mkfifo("pipe.svg")
    got = []
    reader = threading.Thread(
        target=lambda: got.append(Path("pipe.svg").read_bytes()))
    reader.start()
    status, _, _ = draw("-o", "pipe.svg", "a")
    reader.join()
    test.equal("pipe/status", status, 0)
    test.point("pipe/written", got[0].endswith(b"</svg>\n"), got[0][-20:])
    test.point("pipe/stays", Path("pipe.svg").is_fifo())


def output(kind, *arguments, text=HEBREW):
    status, stdout, _ = draw("-o", "-", "--format=" + kind, *arguments, text)
    return stdout if status == 0 else b""


def png(data):
    """Width, height and the colour of the upper left dot of a PNG."""
    at, chunks = 8, {}
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        assert zlib.crc32(kind + body) == struct.unpack(
            ">I", data[at + 8 + length:at + 12 + length])[0]
        chunks[kind] = chunks.get(kind, b"") + body
        at += 12 + length
    width, height, depth, color = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    dots = zlib.decompress(chunks[b"IDAT"])
    assert (depth, color) == (8, 2) and b"IEND" in chunks
    assert len(dots) == height * (1 + 3 * width)
    # The first dot is the same whatever the filter of the first row.
    return width, height, dots[1:4].hex()


def size(data):
    """The width and the height of an SVG."""
    picture = svg.parse(data)
    return float(picture.get("width")), float(picture.get("height"))


def page_size(document):
    """The width and height of the page of a PDF, in points."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(document)
        file.flush()
        run = subprocess.run(["pdfinfo", file.name], capture_output=True, check=True)
    size = re.search(rb"Page size: +([\d.]+) x ([\d.]+) pts", run.stdout)
    return [float(one) for one in size.groups()]


def formats(test):
    drawn = output("svg")
    test.equal("same-twice", output("svg"), drawn)
    width, height = size(drawn)
    for scale in (1, 2, 3):
        test.equal("png/scale-%d" % scale,
                   png(output("png", "--scale=%d" % scale)),
                   (width * scale, height * scale, "ffffff"))
    test.equal("png/default", png(output("png")), png(output("png", "--scale=2")))
    test.equal("png/dark", png(output("png", "--dark"))[2], "363636")

    document = output("pdf")
    test.equal("pdf/begin", document[:5], b"%PDF-")
    test.point("pdf/end", document.rstrip().endswith(b"%%EOF"))
    # A pixel of CSS is 1/96 inch, a point 1/72.
    test.equal("pdf/size", page_size(document), [width * .75, height * .75])
    # Its title could not contain this.
    _, stdout, _ = draw("-o", "-", "--format=pdf", "http://a/\uffff")
    test.point("pdf/any", len(page_size(stdout)) == 2, stdout[-80:])


def cards(test):
    """An answer card is as wide as its picture, and 640 pixels at least without its
    margins of 24. It is about one item, however long. Its SVG says what it does, without
    the IRI itself or its letters: the verdict, the registrable domain, of one that imitates
    another the ASCII form first, and the defanged URI."""
    long = "http://a.example/" + "a" * 5000
    rows = (("hebrew", HEBREW, None, "Defanged URI: None"), ("empty", "", None, ""),
            ("long", long, "a.example", "hxxp[://]a[.]example/"),
            ("long-suffix", "http://www.a.b.co.uk/", "b.co.uk",
             "hxxp[://]www[.]a[.]b[.]co[.]uk/"),
            ("imitated", "http://аррӏе.com/login", "xn--80ak6aa92e.com",
             "hxxp[://]xn--80ak6aa92e[.]com/login"),
            ("rejected", "http://a..example/", None, "hxxp[://]a[.][.]example/"))
    for name, text, domain, defanged in rows:
        _, drawn, _ = draw("-o", "-", "--format=svg", "--card", text)
        _, plain, _ = draw("-o", "-", "--format=svg", text)
        title, said = (svg.parse(drawn).find(svg.SVG + kind).text or ""
                       for kind in ("title", "desc"))
        _, report, _ = iri("inspect", "--json", "--with=verdict", text)
        verdict = json.loads(report)["verdict"]
        test.equal("card/%s/title" % name, title, verdict["title"])
        test.point("card/%s/desc" % name,
                   verdict["body"] in said and defanged in said, said)
        test.equal("card/%s/domain" % name,
                   re.findall("Registrable domain: \u2066(.*?)\u2069", said),
                   [domain] if domain else [])
        test.point("card/%s/live" % name, not text or text not in title + said,
                   title, said)
        test.point("card/%s/wide" % name, size(drawn)[0] >= 640 + 2 * 24, size(drawn))
        if name != "long":
            test.point("card/%s/high" % name, size(drawn)[1] > size(plain)[1],
                       (size(drawn), size(plain)))
        _, dots, _ = draw("-o", "-", "--format=png", "--scale=1", "--card", text)
        test.equal("card/%s/png" % name, png(dots)[:2],
                   tuple(int(side) for side in size(drawn)))
    status, _, stderr = draw("-o", "-", "--format=svg", "--card", "http://a/", "http://b/")
    test.equal("card/two", (status, b"one item" in stderr), (2, True))


def steps(test):
    """All steps on one page, 960 pixels wide by default. An SVG says what `iri bidi`
    says, rule by rule."""
    _, drawn, _ = draw("-o", "-", "--format=svg", "--steps", HEBREW)
    _, out, _ = iri("bidi", "--json", "--steps", HEBREW)
    said = svg.parse(drawn).find(svg.SVG + "desc").text
    at = 0
    for step in json.loads(out)["bidi"]["trace"]:
        title = step["rule"] + " · " + step["title"]
        test.point("steps/" + step["rule"], title in said[at:], said)
        at = said.find(title, at) + 1
    test.equal("steps/title", svg.parse(drawn).find(svg.SVG + "title").text, HEBREW)
    test.equal("steps/wide", size(drawn)[0], 960)
    _, narrow, _ = draw("-o", "-", "--format=svg", "--steps", "--width=400", HEBREW)
    test.equal("steps/narrow", size(narrow)[0], 400)
    test.point("steps/wrapped", size(narrow)[1] > size(drawn)[1])
    _, document, _ = draw("-o", "-", "--format=pdf", "--steps", HEBREW)
    test.equal("steps/pdf", page_size(document)[0], 960 * .75)
    _, drawn, _ = draw("-o", "-", "--format=svg", "--steps", "--by-script", HEBREW)
    test.point("steps/by-script", "Scripts: Latin and Hebrew."
               in svg.parse(drawn).find(svg.SVG + "desc").text)
    for name, others in (("two", ["b"]), ("card", ["--card"]),
                         ("conventions", ["--convention=isolate,uri"])):
        status, _, stderr = draw("-o", "-", "--format=svg", "--steps", HEBREW, *others)
        test.equal("steps/" + name, (status, b"--steps" in stderr), (2, True))


def capitals(test):
    """RFC 3987 §4.4, example 2 in Bidi Notation: letters are drawn as they are, or as the
    capitals that stand for them. The description has the letters."""
    text = "http://ab.CDE.FGH/ij"
    for notation in "bidi", "bidi-arabic":
        read = "--notation=" + notation
        _, letters, _ = draw("-o", "-", "--format=svg", read, text)
        _, drawn, _ = draw("-o", "-", "--format=svg", "--capitals", read, text)
        for name, picture, expected in (("letters", letters, 0), ("capitals", drawn, 2)):
            shown = [part.text for part in svg.parse(picture).iter(svg.SVG + "text")]
            for letter in "CDEFGH":
                test.equal(f"{notation}/{name}/{letter}", shown.count(letter), expected)


def several(test):
    """Conventions with the same visual order share a line."""
    rows = (("embed-ltr", 1), ("embed-ltr,isolate", 2), ("isolate,embed-ltr", 2),
            ("isolate,isolate", 1), ("embed-ltr,plain-auto", 1))
    for ids, expected in rows:
        drawn = svg.lines(svg.parse(output("svg", "--convention=" + ids)))
        test.equal("lines/" + ids, len(drawn), expected)
    first, second = (
        [line.titles for line in svg.lines(svg.parse(
            output("svg", "--convention=" + ids)))]
        for ids in ("embed-ltr,isolate", "isolate,embed-ltr"))
    test.equal("as-asked", first, second[::-1])
    both = svg.lines(svg.parse(output("svg", "--convention=both")))
    test.equal("both", [svg.text_of(line.shown) for line in both],
               [conventions.CONVENTIONS[name](HEBREW).visual
                for name in ("embed-ltr", "plain-rtl")])


# The Public Suffix List of the system, in a description.
LIST = re.compile(r" Public Suffix List of [^.]*\.")


def pictures(test):
    """The commands in README.md draw the pictures in README.md.
    build-aux/screenshots writes them again."""
    top = Path(os.environ["IRI_SOURCE_DIR"])
    commands = re.findall(r"^\$ iri draw -o (data/pictures/\S+) (.*)$",
                          (top / "README.md").read_text(encoding="utf-8"), re.M)
    test.equal("pictures", {name for name, _ in commands}, {
        str(file.relative_to(top)) for file in (top / "data/pictures").iterdir()})
    for name, arguments in commands:
        drawn = output("svg", *shlex.split(arguments)[:-1],
                       text=shlex.split(arguments)[-1])
        kept = (top / name).read_bytes()
        test.equal(name, *(
            ([LIST.sub("", "".join(words.itertext())) for kind in ("title", "desc")
              for words in svg.parse(data).iter(svg.SVG + kind)],
             [(line.titles, svg.text_of(line.stored), svg.text_of(line.shown),
               line.numbers) for line in svg.lines(svg.parse(data))])
            for data in (drawn, kept)))


def text_options(test):
    """Options change a text as they do in other subcommands."""
    rows = (("notation-bidi", ["--notation=bidi", "http://AB/"], "http://אב/"),
            ("notation-xml", ["--notation=xml", "&#x5d0;"], "א"),
            ("base", ["--base=http://a/b/c", "../א"], "http://a/א"),
            ("source", ["--source=ISO-8859-8", b"\xe0\xe1"], "אב"),
            ("spaces", ["--spaces=remove", "a b"], "ab"))
    for name, arguments, expected in rows:
        _, stdout, _ = draw("-o", "-", "--format=svg", *arguments)
        line, = svg.lines(svg.parse(stdout))
        test.equal("text/" + name, svg.text_of(line.stored), expected)


def pairs(test):
    """Two IRIs, one below the other: which characters each row has."""
    embed = conventions.CONVENTIONS["embed-ltr"]
    rows = (
        # Visual order equals logical order, so one row is drawn.
        ("aligned", "http://example.com/a", "http://examp1e.com/bc", [""]),
        # Both have the same visual order.
        ("shared", "http://ab.אבגד.12/", "http://ab.12.אבגד/",
         [embed("http://ab.אבגד.12/").visual]),
        ("apart", "http://אב.example/1", "http://1.example/אב",
         [embed("http://אב.example/1").visual,
          embed("http://1.example/אב").visual]))
    for name, first, second, shown in rows:
        _, stdout, _ = draw("-o", "-", "--format=svg", first, second)
        picture = svg.parse(stdout)
        lines = svg.lines(picture)
        stored = [first, second] if name == "apart" else [first + second]
        test.equal("pair/stored/" + name,
                   [svg.text_of(line.stored) for line in lines], stored)
        test.equal("pair/shown/" + name,
                   [svg.text_of(line.shown) for line in lines], shown)
        test.equal("pair/title/" + name, picture.find(svg.SVG + "title").text,
                   first + ", " + second)
    _, stdout, _ = draw("-o", "-", "--format=svg", "--convention=plain-rtl",
                        "א/1", "א/2")
    test.equal("pair/convention", [svg.text_of(line.shown)
                                   for line in svg.lines(svg.parse(stdout))],
               [conventions.CONVENTIONS["plain-rtl"](text).visual
                for text in ("א/1", "א/2")])


def lean(test):
    """No other subcommand waits for fonts to be loaded."""
    libraries = subprocess.run(
        [IRI], env={**os.environ, "LD_TRACE_LOADED_OBJECTS": "1"},
        capture_output=True, check=False).stdout
    test.point("lean", b"libglib-2.0" in libraries
               and not re.search(rb"pango|cairo|fontconfig", libraries),
               libraries)


def main():
    test = Points()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        calls(test)
        untouched(test)
        pipe(test)
        formats(test)
        cards(test)
        steps(test)
        capitals(test)
        several(test)
        pictures(test)
        text_options(test)
        pairs(test)
        lean(test)
        os.chdir("/")
    test.finish()


main()
