# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""One line of output for each line of input: results, errors, exit statuses."""

import re
import subprocess

from tap import IRI, Points, iri

# "FriBidi 1.0.8, Unicode 10.0.0"
FRIBIDI = iri("--version")[1].decode().splitlines()[1]

# name, arguments, standard input, exit status, standard output
ANSWERS = [
    ("lines", ["to-uri"], "a\né\n", 0, "a\n%C3%A9\n"),
    ("no-last-line-end", ["to-uri"], "a\nb", 0, "a\nb\n"),
    ("empty-line", ["to-uri"], "a\n\nb\n", 0, "a\n\nb\n"),
    ("no-line", ["to-uri"], "", 0, ""),
    ("spaces-split", ["to-uri", "--spaces=split"], "a  b\n\nc\n", 0,
     "a\nb\n\nc\n"),
    ("spaces-split-trims", ["to-uri", "--spec=guidelines-00", "--spaces=split"],
     " a \t\r\n", 0, "a\n"),
    ("spaces-remove", ["to-uri", "--spaces=remove"], "a b\n", 0, "ab\n"),
    ("spaces-encode", ["to-uri", "--spaces=encode"], "a b\n", 0, "a%20b\n"),
    ("operands", ["to-uri", "a", "é"], "unread\n", 0, "a\n%C3%A9\n"),
    ("operand-after-dashes", ["to-uri", "--", "-x"], "", 0, "-x\n"),
    ("nul", ["to-uri", "-0"], "a\0é", 0, "a\0%C3%A9\0"),
    ("line-end-in-item", ["to-uri", "-0"], "a\nb\0c\0", 1, "a%0Ab\0c\0"),
    ("bad-line-in-place", ["to-uri"], "a\nhttp://ab.אב.1/\nb\n", 1, "a\n\nb\n"),
    ("space", ["to-uri"], "a b\n", 1, "a%20b\n"),
    ("unwise", ["to-uri"], "<{|}\\^`\">\n", 1, "%3C%7B%7C%7D%5C%5E%60%22%3E\n"),
    ("percent-stays", ["to-uri"], "a%b\n", 1, "a%b\n"),
    ("resume", ["to-uri", "http://résumé.example.org"], "", 0,
     "http://xn--rsum-bpad.example.org\n"),
    ("resume-percent", ["to-uri", "--idna=none", "http://résumé.example.org"], "",
     0, "http://r%C3%A9sum%C3%A9.example.org\n"),
    ("to-iri", ["to-iri", "http://www.example.org/D%C3%BCrst"], "", 0,
     "http://www.example.org/Dürst\n"),
    ("to-iri-latin-1", ["to-iri", "http://www.example.org/D%FCrst"], "", 0,
     "http://www.example.org/D%FCrst\n"),
    ("to-iri-natto", ["to-iri", "http://xn--99zt52a.example.org/%e2%80%ae"], "",
     0, "http://納豆.example.org/%E2%80%AE\n"),
    ("to-iri-natto-none",
     ["to-iri", "--idna=none", "http://xn--99zt52a.example.org/%e2%80%ae"], "", 0,
     "http://xn--99zt52a.example.org/%E2%80%AE\n"),
    ("to-iri-encoded-dot", ["to-iri", "http://a%E3%80%82b/"], "", 0,
     "http://a%E3%80%82b/\n"),
    ("to-iri-rejected-once-decoded", ["to-iri", "http://%E2%98%83/"], "", 0,
     "http://%E2%98%83/\n"),
    ("to-iri-other-labels-stay", ["to-iri", "http://A.axn--b.é/p"], "", 0,
     "http://A.axn--b.é/p\n"),
    # The octets are those of Python's encoder.
    ("to-iri-scripts", ["to-iri", "--scripts=Latn,Hebr"],
     "http://xn--4dbrk0ce/%C3%A9/%D7%90/%D0%B6\nhttp://%D0%B6/\n", 0,
     "http://ישראל/é/א/%D0%B6\nhttp://xn--f1a/\n"),
    ("to-iri-scripts-of-one", ["to-iri", "--scripts=Latn", "%D7%90", "%C3%A9"],
     "", 0, "%D7%90\né\n"),
    ("copy-scripts", ["copy", "--form=iri", "--scripts=Latn", "x:é/א"], "", 0,
     "x:é/%D7%90\n"),
    ("resolve", ["resolve", "--base=http://a/b/c/d;p?q"], "../g\n\n//é\n", 0,
     "http://a/b/g\nhttp://a/b/c/d;p?q\nhttp://é\n"),
    ("resolve-early",
     ["resolve", "--spec=masinter-07", "--base=http://a/b/c/d;p?q", "?y",
      "../../../g"], "", 0, "http://a/b/c/?y\nhttp://a/../g\n"),
    ("resolve-relative-base", ["resolve", "--base=b", "g", "x:y"], "", 1,
     "\nx:y\n"),
    # RFC 3986, section 5.4.2.
    ("resolve-strict", ["resolve", "--base=http://a/b/c/d;p?q", "http:g"], "", 0,
     "http:g\n"),
    ("resolve-lax",
     ["resolve", "--lax", "--base=http://a/b/c/d;p?q", "http:g", "x:g"], "", 0,
     "http://a/b/c/g\nx:g\n"),
    # 3987bis-00, section 3.5: only queries of http and https, in the octets of Python's
    # encoder, and a reference for a character that the charset lacks.
    ("resolve-charset",
     ["resolve", "--spec=3987bis-00", "--charset=KOI8-U", "--base=https://a/b"],
     "?ї=ж&%D0%B6#ж\nж?é\n//ж\n\nx:?ж\n", 0,
     "https://a/b?%A7=%D6&%D0%B6#ж\nhttps://a/ж?%26%23233%3B\nhttps://ж\n"
     "https://a/b\nx:?ж\n"),
    ("resolve-charset-utf-8",
     ["resolve", "--spec=3987bis-00", "--charset=UTF-8", "--base=http://a/", "?é"], "",
     0, "http://a/?é\n"),
    ("resolve-charset-without-rule",
     ["resolve", "--spec=rfc3987", "--charset=KOI8-U", "--base=http://a/", "?ж"], "",
     0, "http://a/?ж\n"),
    ("resolve-charset-whole",
     ["resolve", "--spec=iuc19", "--charset=KOI8-U", "--base=http://a/", "ж?ж#ж"], "",
     0, "http://a/%D6?%D6#%D6\n"),
    ("resolve-charset-url",
     ["resolve", "--spec=whatwg", "--charset=KOI8-U", "--base=http://a/", "ж?ж#ж"], "",
     0, "http://a/%D0%B6?%D6#%D0%B6\n"),
    ("resolve-charset-steps",
     ["resolve", "--spec=3987bis-00", "--charset=KOI8-U", "--steps",
      "--base=http://a/", "?ж"], "", 0,
     "5.3\thttp://a/?ж\tRecompose the components (RFC 3986 §5.2)\n"
     "\thttp://a/?%D6\tMap the query by the document charset (not part of the standard)\nhttp://a/?%D6\n"),
    ("resolve-charset-broken",
     ["resolve", "-0", "--spec=3987bis-00", "--charset=KOI8-U", "--base=http://a/"],
     b"?\xff\0?b\0", 1, "\0http://a/?b\0"),
    ("resolve-stays-encoded", ["resolve", "--base=x:/", "%c3%a9"], "", 0,
     "x:/%c3%a9\n"),
    ("resolve-steps", ["resolve", "--steps", "--base=x:/a/b", "../c"], "", 0,
     "5.2.3\t/a/../c\tMerge the paths (RFC 3986 §5.2)\n"
     "5.2.4\t/c\tRemove dot segments (RFC 3986 §5.2)\n"
     "5.3\tx:/c\tRecompose the components (RFC 3986 §5.2)\nx:/c\n"),
    ("preparation-steps",
     ["to-uri", "--steps", "--spec=whatwg", "\n http://a\t/"], "", 0,
     "\t\\u000a http://a\\u0009/\tAs given\n"
     "4.4\thttp://a\\u0009/\tRemove control characters and spaces at both ends\n"
     "4.4\thttp://a/\tRemove tabs and line breaks\n"
     "4.4\thttp://a/\tParse and serialize\nhttp://a/\n"),
    ("bidi-steps", ["bidi", "--steps", "--convention=plain-rtl", "א1"], "", 0,
     "0\t0 R, 1 EN\tThe stored characters by Bidi_Class. The base direction is"
     " right-to-left.\n"
     "\tR\tRight-to-left letters, such as Hebrew\n\tEN\tEuropean digits\n"
     "I2\t1 1>2\tIn right-to-left text, left-to-right letters and digits go up"
     " one level.\n\t1 1>2\t“1” is a number in right-to-left text, so it goes up"
     " one level, to 2.\nL2\t0-1 level 1\tEach run of characters on this level or"
     " above is reversed.\n\t0-1 level 1\t“א1” is on level 1 or above, so it is"
     " reversed.\n=\t1 0\tWhat you see: the stored positions from left to"
     " right.\nFriBidi\t1 0\t" + FRIBIDI + " gives the same order.\n1א\n"),
    ("bidi-steps-notation",
     ["bidi", "--steps", "--notation=bidi", "--convention=plain-rtl", "AB"], "", 0,
     "\tAB\tAs given\n\tאב\tReplace capitals by Hebrew letters (not part of the"
     " standard)\n"
     "0\t0-1 R\tThe stored characters by Bidi_Class. The base direction is"
     " right-to-left.\n"
     "\tR\tRight-to-left letters, such as Hebrew\n"
     "L2\t0-1 level 1\tEach run of characters on this level or above is reversed.\n"
     "\t0-1 level 1\t“AB” is on level 1 or above, so it is reversed.\n"
     "=\t1 0\tWhat you see: the stored positions from left to right.\n"
     "FriBidi\t1 0\t" + FRIBIDI + " gives the same order.\nבא\n"),
    ("to-uri-base", ["to-uri", "--base=http://a/b/", "../é"], "", 0,
     "http://a/%C3%A9\n"),
    ("normalize", ["normalize", "HTTP://É.example:80/a/../%7eb"], "", 0,
     "http://é.example/~b\n"),
    ("normalize-string", ["normalize", "--rung=string", "A:%7e"], "", 0,
     "A:%7e\n"),
    ("normalize-case", ["normalize", "--rung=case", "A:%7e"], "", 0, "a:%7E\n"),
    ("normalize-percent", ["normalize", "--rung=percent", "A:%7e/../b"], "", 0,
     "a:~/../b\n"),
    ("normalize-path", ["normalize", "--rung=path", "http://a:80/~/../b"], "", 0,
     "http://a:80/b\n"),
    ("compare", ["compare", "http://a", "HTTP://A:80"], "", 0, "equal scheme\n"),
    ("compare-nfc", ["compare", "é", "e\u0301"], "", 0, "different nfc\n"),
    ("compare-lines", ["compare"], "a\ta\nb\na\tb\n", 1,
     "equal string\n\ndifferent\n"),
    ("compare-nul", ["compare", "-0"], "a\tA\0b\tb\0", 0,
     "different\0equal string\0"),
    ("compare-identity", ["compare", "--purpose=identity", "A:", "a:"], "", 0,
     "different\n"),
    ("compare-retrieval", ["compare", "--purpose=retrieval", "a:#b", "a:"], "",
     0, "equal string\n"),
    ("compare-look-alike", ["compare", "--look-alike", "ѕсоре", "scope"], "", 0,
     "different look-alike\n"),
    ("compare-look-alike-nfkc",
     ["compare", "--look-alike", "𝐆𝐨𝐨𝐠𝐥𝐞", "Google"], "", 0,
     "different nfkc look-alike\n"),
    ("compare-look-alike-not", ["compare", "--look-alike", "a", "b"], "", 0,
     "different\n"),
    ("compare-look-alike-case",
     ["compare", "--look-alike", "x:PopularPage", "x:popularpage"], "", 0,
     "different case look-alike\n"),
    ("compare-look-alike-accent", ["compare", "--look-alike"],
     "résumé\tresume\nRÉSUMÉ\tresume\n", 0,
     "different accent look-alike\ndifferent case accent look-alike\n"),
    ("compare-look-alike-digit", ["compare", "--look-alike"],
     "br0ken\tbroken\n1ame\tlame\nmodern\tmodem\n", 0,
     "different digit look-alike\ndifferent digit look-alike\n"
     "different look-alike\n"),
    ("compare-look-alike-width", ["compare", "--look-alike"], "ａｂ\tab\n", 0,
     "different nfkc look-alike\n"),
    ("compare-look-alike-not-asked", ["compare"], "br0ken\tbroken\n", 0,
     "different\n"),
    ("compare-look-alike-equal",
     ["compare", "--look-alike", "http://A", "http://a"], "", 0,
     "equal case\n"),
    ("compare-base", ["compare", "--base=http://a/b", "c", "//a/c"], "", 0,
     "equal string\n"),
    ("compare-base-browser",
     ["compare", "--spec=whatwg", "--base=http://a/b", "\\c", "//a/c"], "", 0,
     "equal string\n"),
    ("compare-base-relative", ["compare", "--base=b", "c", "x:c"], "", 1, "\n"),
    ("bidi", ["bidi", "http://ab.גדהוזח.ij/kl/mn/op.html"], "", 0,
     "http://ab.חזוהדג.ij/kl/mn/op.html\n"),
    ("bidi-convention", ["bidi", "--convention=embed-ltr", "אב"], "", 0, "בא\n"),
    ("host", ["host", "faß.de", "xn--bcher-kva.ch", "EXAMPLE.com"], "", 0,
     "xn--fa-hia.de\nxn--bcher-kva.ch\nexample.com\n"),
    ("host-transitional", ["host", "--idna=uts46-transitional", "faß.de"], "", 0,
     "fass.de\n"),
    ("host-unmapped", ["host", "--idna=idna2008", "Bücher.ch"], "", 1, "\n"),
    ("host-address", ["host", "[::1]", "127.0.0.1"], "", 0,
     "[::1]\n127.0.0.1\n"),
    ("file-name", ["file-name", "résumé.html", "a:b", "/é?"], "", 0,
     "r%C3%A9sum%C3%A9.html\n./a:b\nfile:///%C3%A9%3F\n"),
    ("file-name-source", ["file-name", "--source=iso-8859-1"],
     b"r\xe9sum\xe9.html\n", 0, "r%C3%A9sum%C3%A9.html\n"),
    ("file-name-octets", ["file-name"], b"r\xe9sum\xe9.html\n", 0,
     "r%E9sum%E9.html\n"),
    ("file-name-empty", ["file-name"], "\na\n", 1, "\na\n"),
    ("spec", ["to-uri", "--spec=rfc3987", "a"], "", 0, "a\n"),
    ("no-example", ["examples", "3987bis-00-0"], "", 2, ""),
]

# name, arguments, standard input, standard error
COMPLAINTS = [
    ("rejected-host", ["to-uri"], "a\nhttp://ab.אב.1/\n",
     r"iri: line 2: host-refused: .* not with 1 .*\n"),
    ("not-utf-8", ["to-uri"], b"\xff\n", r"iri: line 1: not-utf-8: <FF> .*\n"),
    ("host-rule", ["host"], "a·b\n",
     r"iri: line 1: contexto-middle-dot: · \(U\+00B7 MIDDLE DOT\) .*\n"),
    ("host-whole-label", ["host"], "a..b\n", r"iri: line 1: empty-label: .*\n"),
    ("host-address", ["host"], "[v1.é]\n", r"iri: line 1: forbidden: é .*\n"),
    ("empty-label", ["to-uri"], "http://é..b/\n",
     r"iri: line 1: host-refused: A label of the host name is empty\n"),
    ("not-utf-8-after-others", ["to-uri"], b"http://a:b c/\xff\n",
     r"iri: line 1: not-utf-8: <FF> .*\n"),
    ("rejected-host-after-others", ["to-uri"], "http://x y@♥.net:z/\n",
     r"iri: line 1: host-refused: ♥ .*\n"),
    ("nul-after-others", ["to-uri"], b"http://a:b/\0\n",
     r"iri: line 1: control: U\+0000 .*\n"),
    ("first-of-an-answer", ["to-uri"], "http://a:b c/\n",
     r"iri: line 1: port-not-digits: b.*c .*\n"),
    ("control", ["to-uri", "-0"], b"a\nb\0",
     r"iri: line 1: control: U\+000A .*\n"),
    ("host", ["host"], "a\nab.אב.1\n", r"iri: line 2: bidi-rule-1: .* not with 1 .*\n"),
    ("host-not-utf-8", ["host"], b"\xff\n", r"iri: line 1: not-utf-8: .*\n"),
    ("file-name-octets", ["file-name"], b"a\n\xe9\n",
     r"iri: line 2: octets-kept: .*\n"),
    ("file-name-empty", ["file-name"], "\n", r"iri: line 1: name-empty: .*\n"),
    ("base-relative", ["resolve", "--base=b"], "x:y\nc\n",
     r"iri: line 2: base-relative: .*\n"),
    ("pair-missing", ["compare"], "a\ta\nb\n",
     r"iri: line 2: pair-missing: .*\n"),
    ("pair-not-utf-8", ["compare"], b"a\t\xff\n",
     r"iri: line 1: not-utf-8: .*\n"),
    ("nothing", ["to-uri"], "a\n", r""),
]

# Text in a Unicode charset is not normalized; other text is, and its charset is that
# of the document (3987bis-00, sections 3.1 and 3.5).
# name, charset, options, text, standard output
SOURCES = [
    ("utf-8", "UTF-8", [], "e\u0301\nb", "e%CC%81\nb\n"),
    ("utf-7", "UTF-7", [], "e\u0301\nb", "e%CC%81\nb\n"),
    ("utf-16-mark", "UTF-16", [], "\ufeffe\u0301\nb", "e%CC%81\nb\n"),
    # The octets of these characters include 0x0A, 0x0D and 0x00.
    ("utf-16-le", "UTF-16LE", [], "\u010a\n\u0a00\n\u0d0a\nb",
     "%C4%8A\n%E0%A8%80\n%E0%B4%8A\nb\n"),
    ("utf-16-be", "UTF-16BE", [], "\u010a\n\u0a00\n\u0d0a\nb",
     "%C4%8A\n%E0%A8%80\n%E0%B4%8A\nb\n"),
    ("utf-32-le", "UTF-32LE", [], "\u010a\n\U0001000a", "%C4%8A\n%F0%90%80%8A\n"),
    ("utf-16-le-nul", "UTF-16LE", ["-0"], "\u0100\0\u0001b",
     "%C4%80\0%01b\0"),
    ("windows-1258", "windows-1258", [], "e\u0301", "%C3%A9\n"),
    ("document", "ISO-8859-1", ["--spec=3987bis-00"], "http://a/é?é",
     "http://a/%C3%A9?%E9\n"),
    ("other-document", "ISO-8859-1", ["--spec=3987bis-00", "--charset=UTF-8"],
     "http://a/?é", "http://a/?%C3%A9\n"),
    ("rfc3987-has-no-document", "ISO-8859-1", [], "http://a/?é", "http://a/?%C3%A9\n"),
]

# name, arguments, exit status
STATUSES = [
    ("no-command", [], 2),
    ("unknown-command", ["explode"], 2),
    ("unknown-option", ["to-uri", "--explode"], 2),
    ("unknown-spec", ["to-uri", "--spec=rfc1", "a"], 2),
    ("unknown-idna", ["to-uri", "--idna=idna1999", "a"], 2),
    ("unknown-convention", ["bidi", "--convention=sideways", "a"], 2),
    ("unknown-charset", ["file-name", "--source=unicorn", "a"], 2),
    ("base-missing", ["resolve", "a"], 2),
    ("unknown-rung", ["normalize", "--rung=ladder", "a"], 2),
    ("unknown-purpose", ["compare", "--purpose=fun", "a", "b"], 2),
    ("compare-one", ["compare", "a"], 2),
    ("compare-three", ["compare", "a", "b", "c"], 2),
    ("look-alike", ["inspect", "--look-alike", "a"], 2),
    ("with", ["inspect", "--json", "--with=spoof,verdict", "a"], 0),
    ("with-by-format", ["inspect", "--format=json", "--with=all", "a"], 0),
    ("with-text", ["inspect", "--with=spoof", "a"], 2),
    ("with-unknown", ["inspect", "--json", "--with=spoof,zork", "a"], 2),
    ("with-none", ["inspect", "--json", "--with=", "a"], 2),
    ("with-elsewhere", ["to-uri", "--json", "--with=spoof", "a"], 2),
    ("unknown-script", ["to-iri", "--scripts=Latn,Zork", "a"], 2),
    ("no-script", ["to-iri", "--scripts=", "a"], 2),
    ("lax", ["to-uri", "--lax", "a"], 2),
    ("bad-jobs", ["to-uri", "--jobs=-1", "a"], 2),
    ("no-jobs", ["to-uri", "--jobs=0", "a"], 2),
    ("idna-ruled-out", ["to-uri", "--spec=3987bis-00", "--idna=none", "a"], 2),
    ("idna-ruled-in", ["to-uri", "--spec=3987bis-00", "--idna=uts46", "a"], 0),
    ("help", ["--help"], 0),
    ("command-help", ["inspect", "--help"], 0),
    ("version", ["--version"], 0),
    ("error-finding", ["inspect", "a b"], 1),
    ("warning-only", ["inspect", "http://example.com/אa"], 0),
]


def encode(text):
    return text if isinstance(text, bytes) else text.encode()


def answers(test):
    for name, arguments, stdin, status, stdout in ANSWERS:
        got = iri(*arguments, stdin=encode(stdin))
        test.equal("answer/" + name, got[:2], (status, encode(stdout)))


def sources(test):
    for name, charset, options, text, stdout in SOURCES:
        codec = charset.lower() if charset != "UTF-16" else "utf-16-be"
        got = iri("to-uri", "--source=" + charset, *options,
                  stdin=text.encode(codec))
        test.equal("source/" + name, got[1], stdout.encode())


def complaints(test):
    for name, arguments, stdin, pattern in COMPLAINTS:
        _, _, stderr = iri(*arguments, stdin=encode(stdin))
        test.point("complaint/" + name,
                   re.fullmatch(pattern, stderr.decode()) is not None, stderr)


def statuses(test):
    for name, arguments, status in STATUSES:
        got, stdout, stderr = iri(*arguments)
        test.equal("status/" + name, got, status)
        if status == 2:
            test.point("usage-says-how/" + name,
                       stdout == b"" and stderr.startswith(b"iri: "), stderr)


def files(test):
    with open("/dev/full", "wb") as full:
        run = subprocess.run([IRI, "to-uri", "a"], stdout=full,
                             stderr=subprocess.PIPE, check=False)
    test.equal("status/full-disk", run.returncode, 3)
    with open("/dev/null", "wb") as unreadable:
        run = subprocess.run([IRI, "to-uri"], stdin=unreadable,
                             capture_output=True, check=False)
    test.equal("status/unreadable", run.returncode, 3)


def interactive(test):
    """A result is printed before the next line is available."""
    with subprocess.Popen([IRI, "to-uri"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE) as run:
        for line in (b"a\n", b"b\n"):
            run.stdin.write(line)
            run.stdin.flush()
            test.equal("at-once/" + line.decode().strip(), run.stdout.readline(),
                       line)
        run.stdin.close()


def order(test):
    lines = ["http://example.com/%d/é" % n for n in range(100000)]
    stdin = ("\n".join(lines) + "\n").encode()
    wanted = stdin.replace("é".encode(), b"%C3%A9")
    for jobs in (1, 4):
        test.equal("order/jobs-%d" % jobs,
                   iri("to-uri", "--jobs=%d" % jobs, stdin=stdin)[:2],
                   (0, wanted))


def colors(test):
    _, stdout, _ = iri("inspect", "a b", NO_COLOR="1")
    test.point("no-color", b"\033" not in stdout, stdout)


# The rows "Bidi notation" of an IRI (3987bis-00 §1.4): one for each alphabet that it has.
BIDI_NOTATIONS = [
    ("none", "data:;base64,QUJDR", []),
    ("hebrew", "http://a.example/Bא", [r"http://a.example/\BA"]),
    ("arabic", "http://a.example/Bام", [r"http://a.example/\BAX"]),
    ("both", "http://a.example/اא", ["http://a.example/اA", "http://a.example/Aא"]),
    ("other-letters", "http://a.example/Bé", []),
]


def bidi_notations(test):
    for name, text, wanted in BIDI_NOTATIONS:
        _, stdout, _ = iri("inspect", text)
        found = re.findall(r"^Bidi notation +(.*)$", stdout.decode(), re.MULTILINE)
        test.equal("bidi-notation/" + name, found, wanted)


def main():
    test = Points()
    for part in (answers, sources, complaints, statuses, files, interactive,
                 order, colors, bidi_notations):
        part(test)
    test.finish()


main()
