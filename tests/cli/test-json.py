# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""JSON: one object per line for any input, with the fields of the schema."""

import json
import os
import re

import jsonschema

from tap import Points, iri

SCHEMA = os.environ["IRI_SCHEMA"]

# name, item
HARD = [
    ("plain", b"http://example.com/"),
    ("empty", b""),
    ("quotes", b'a"b\\c'),
    ("line-end", b"a\nb"),
    ("controls", bytes(range(1, 32))),
    ("delete-and-c1", "\x7f\x80\x85\x9f".encode()),
    ("separators", "a\u2028b\u2029c\u0085d".encode()),
    ("not-utf-8", b"http://\xff\xfe/\xc0\xaf"),
    ("surrogate", b"a\xed\xa0\x80b"),
    ("rejected-host", "http://ab.אבגד.123/".encode()),
    ("beyond-bmp", "http://example.com/\U00010300\U0001F600".encode()),
    ("formatting", "a\u202eb\u2066c\u2069".encode()),
    ("everything", "s://u:p@é.אב:80/p%C3%A9?q=א#f".encode()),
]

# Characters that Python and others treat as line ends.
LINE_ENDS = ["\r", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028",
             "\u2029"]


def report(item, command="inspect", *arguments):
    status, stdout, _ = iri(command, "--json", "-0", *arguments,
                            stdin=item + b"\0")
    return status, stdout.decode()


def hard(test):
    with open(SCHEMA, encoding="utf-8") as file:
        schema = json.load(file)
    for name, item in HARD:
        for command in ("inspect", "to-uri", "to-iri", "bidi", "copy", "host"):
            _, line = report(item, command,
                             *["--with=all"] * (command == "inspect"))
            path = "/%s/%s" % (command, name)
            test.point("one-line" + path,
                       line.count("\n") == 1 and line.endswith("\n")
                       and not any(end in line for end in LINE_ENDS), line)
            value = json.loads(line)
            test.equal("input" + path, value["input"],
                       item.decode(errors="replace"))
            if command in ("inspect", "host"):
                try:
                    jsonschema.validate(value, schema)
                    why = None
                except jsonschema.ValidationError as error:
                    why = error.message
                test.equal("schema" + path, why, None)


def versions(test):
    """The editions that verdicts rest on, as text and as JSON."""
    program, *libraries = iri("--version")[1].decode().splitlines()
    status, line = iri("--version", "--json")[:2]
    value = json.loads(line)
    date = re.search(r", list of (\S+)", "\n".join(libraries))
    test.equal("versions/status", status, 0)
    test.equal("versions/program", "iri " + value["version"], program)
    test.equal("versions/libraries", value["libraries"], libraries)
    test.equal("versions/unicode", "Unicode " + value["unicode_version"], libraries[-1])
    test.equal("versions/list", value["public_suffix_list"], date and date[1])


# arguments of each kind of report; the last one is of inspect with a registrable domain
JUDGED = [
    ["inspect", "a"], ["bidi", "a"], ["copy", "a"], ["to-uri", "a"],
    ["compare", "--look-alike", "scope", "\u0455\u0441\u043e\u0440\u0435"],
    ["compare", "a", "a"], ["host", "a.example"],
    ["inspect", "http://www.example.com/"],
]


def editions(test):
    """Each report names the edition that it judges by, as --version does."""
    version = json.loads(iri("--version", "--json")[1])
    sentence = "Judged by Unicode " + version["unicode_version"]
    for arguments in JUDGED:
        value = json.loads(iri(arguments[0], "--json", *arguments[1:])[1])
        test.equal("editions/" + " ".join(arguments), value.get("unicode_version"),
                   version["unicode_version"])
    _, stdout, stderr = iri(*JUDGED[0])
    test.equal("editions/text", (stdout.decode().count("Judged by"), stderr),
               (1, b""))
    test.equal("editions/text/unicode", stdout.decode().splitlines()[2],
               "  " + sentence)
    test.equal("editions/text/list", iri(*JUDGED[-1])[1].decode().splitlines()[2],
               "  %s and the Public Suffix List of %s"
               % (sentence, version["public_suffix_list"]))
    test.equal("editions/empty", b"Judged" in iri("inspect", "")[1], False)
    test.equal("editions/compare", iri(*JUDGED[4])[2].decode(),
               "iri: %s\n" % sentence)
    test.equal("editions/compare/alone", iri(*JUDGED[5])[2], b"")
    test.equal("editions/compare/lines",
               iri("compare", "--look-alike", stdin=b"a\tb\n")[2], b"")


def comparison_schema(test):
    with open(SCHEMA, encoding="utf-8") as file:
        validator = jsonschema.Draft202012Validator(json.load(file))
    for name, arguments in (("plain", []), ("look-alike", ["--look-alike"])):
        value = json.loads(iri("compare", "--json", *arguments, "a", "b")[1])
        test.equal("schema/compare/" + name, validator.is_valid(value), True)


def fields(test):
    status, line = report("http://me@Bücher.ch:80/%C3%A9?q#f".encode())
    value = json.loads(line)
    test.equal("fields/status", status, 0)
    test.equal("fields/spec", value["spec"], "rfc3987")
    test.equal("fields/valid", value["valid"], True)
    test.equal("fields/parts", value["parts"], {
        "scheme": {"text": "http", "begin": 0, "end": 4},
        "userinfo": {"text": "me", "begin": 7, "end": 9},
        "host": {"text": "Bücher.ch", "begin": 10, "end": 20},
        "port": {"text": "80", "begin": 21, "end": 23},
        "path": {"text": "/%C3%A9", "begin": 23, "end": 30},
        "query": {"text": "q", "begin": 31, "end": 32},
        "fragment": {"text": "f", "begin": 33, "end": 34},
    })
    date = re.search(rb", list of (\S+)", iri("--version")[1])
    test.equal("fields/host", value["host"], {
        "kind": "reg-name",
        "ascii": "xn--bcher-kva.ch",
        "unicode": "bücher.ch",
        "registrable": "xn--bcher-kva.ch",
        "public_suffix": "ch",
        "public_suffix_list": date and date[1].decode(),
        "labels": [
            {"unicode": "bücher", "ascii": "xn--bcher-kva", "error": None},
            {"unicode": "ch", "ascii": "ch", "error": None},
        ],
    })
    test.equal("fields/uri", value["uri"],
               "http://me@xn--bcher-kva.ch:80/%C3%A9?q#f")
    test.equal("fields/iri", value["iri"], "http://me@Bücher.ch:80/é?q#f")
    test.equal("fields/findings",
               [found["code"] for found in value["findings"]],
               ["userinfo-http", "port-default"])


# What --with adds. Programs rely on all other members without asking for them.
OPTIONAL = ["productions", "browser", "verdict", "notations", "spoof"]


def asked_for(test):
    with open(SCHEMA, encoding="utf-8") as file:
        validator = jsonschema.Draft202012Validator(json.load(file))
    item = "http://\u0431.example/\u05d0?".encode()
    plain = json.loads(report(item)[1])
    test.equal("with/none", set(OPTIONAL) & set(plain), set())
    for names in [[name] for name in OPTIONAL] + [OPTIONAL[:2], OPTIONAL]:
        asked = ",".join(names if names != OPTIONAL else ["all"])
        value = json.loads(report(item, "inspect", "--with=" + asked)[1])
        test.equal("with/" + asked, set(value) - set(plain), set(names))
        test.equal("with/others/" + asked,
                   {key: value[key] for key in plain}, plain)
        test.point("with/schema/" + asked, validator.is_valid(value))


def bidi(test):
    value = json.loads(report("a/אב".encode(), "bidi")[1])["bidi"]
    test.equal("bidi/convention", value["convention"], "embed-ltr")
    test.equal("bidi/visual", value["visual"], "a/בא")
    test.equal("bidi/display", value["display"], "\u202aa/אב\u202c")
    test.equal("bidi/levels", value["levels"], [0, 0, 1, 1])
    test.equal("bidi/order", value["order"], [0, 1, 3, 2])


def bidi_perception(test):
    value = json.loads(report(b"http://ab.CDEFGH.123/", "bidi",
                              "--notation=bidi")[1])["bidi"]
    twin = "http://ab.123.גדהוזח/"
    test.equal("bidi/twin", value["twin"], twin)
    test.equal("bidi/read", value["read"], twin)
    test.equal("bidi/read-by-component", value["read_by_component"], twin)
    test.equal("bidi/same-host", value["seems_other_host"], False)
    value = json.loads(report(b"http://ab.CD/E/1?f=G#H", "bidi",
                              "--notation=bidi")[1])["bidi"]
    test.equal("bidi/other-host", value["seems_other_host"], True)
    test.equal("bidi/moved", value["moved"][0], {
        "unit": "segment", "begin": 18, "end": 19,
        "instead": {"unit": "label", "begin": 10, "end": 14}})
    value = json.loads(report("/א1".encode(), "bidi")[1])["bidi"]
    test.equal("bidi/not-torn", value["torn"], [])
    value = json.loads(report("/א1/2ב".encode(), "bidi")[1])["bidi"]
    test.equal("bidi/torn", value["torn"], [
        {"unit": "segment", "begin": 1, "end": 4},
        {"unit": "segment", "begin": 5, "end": 8}])
    value = json.loads(report(b"http://a/", "bidi")[1])["bidi"]
    test.equal("bidi/no-twin", (value["twin"], value["read"], value["moved"]),
               (None, None, []))


def bidi_steps(test):
    test.equal("bidi/no-trace", "trace" in json.loads(
        report("א".encode(), "bidi")[1])["bidi"], False)
    value = json.loads(report("א1.2(".encode(), "bidi", "--steps",
                              "--convention=plain-rtl")[1])["bidi"]
    test.equal("bidi/characters", [tuple(one.values())
                                   for one in value["characters"]],
               [("R", 1, 4, False), ("EN", 2, 1, False), ("CS", 2, 2, False),
                ("EN", 2, 3, False), ("ON", 1, 0, True)])
    test.equal("bidi/classes", value["classes"],
               {"R": "Right-to-left letters, such as Hebrew",
                "EN": "European digits",
                "CS": "Separators in numbers, such as . : and /",
                "ON": "Other neutral characters"})
    test.equal("bidi/reason", value["trace"][0]["changes"][0]["reason"],
               "“\u2066.\u2069” is a single separator between the digits"
               " “\u20661\u2069” and “\u20662\u2069”, so it becomes part of the"
               " number.")
    test.equal("bidi/second-opinion", value["second_opinion"], {
        "library": iri("--version")[1].decode().splitlines()[1],
        "agrees": True, "order": value["order"]})
    value = json.loads(report(("\u05d0" * 100000).encode(), "bidi", "--steps")[1])["bidi"]
    test.equal("bidi/second-opinion/long",
               [value["second_opinion"][key] for key in ("agrees", "order")],
               [None, None])
    value = json.loads(report("א1.2(".encode(), "bidi", "--steps",
                              "--convention=plain-rtl")[1])["bidi"]
    test.equal("bidi/trace", [(step["rule"], [tuple(one.values())[:-1]
                                              for one in step["changes"]])
                              for step in value["trace"]],
               [("W4", [(2, 3, "CS", "EN", 1, 1)]),
                ("N1", [(4, 5, "ON", "R", 1, 1)]),
                ("I2", [(1, 4, "EN", "EN", 1, 2)]),
                ("L2", [(1, 4, 2)]), ("L2", [(0, 5, 1)])])


def not_utf8(test):
    status, line = report(b"http://a/\xffb")
    value = json.loads(line)
    found = value["findings"][0]
    test.equal("not-utf-8/status", status, 1)
    test.equal("not-utf-8/valid", value["valid"], False)
    test.equal("not-utf-8/input", value["input"], "http://a/\ufffdb")
    test.equal("not-utf-8/finding",
               (found["code"], found["severity"], found["begin"], found["end"],
                found["part"]), ("not-utf-8", "error", 9, 10, "path"))


def rejected(test):
    value = json.loads(report("http://ab.אבגד.123/".encode())[1])
    test.equal("rejected/valid", value["valid"], True)
    test.equal("rejected/uri", value["uri"], None)
    test.equal("rejected/finding", value["findings"][0]["code"], "host-refused")
    test.equal("rejected/label", value["host"]["labels"][2],
               {"unicode": "123", "ascii": None, "error": "bidi-rule"})


def flavours(test):
    value = json.loads(report("faß.de".encode(), "host")[1])
    forms = {key: one["ascii"] for key, one in value["flavours"].items()}
    test.equal("flavours/ascii", forms, {
        "uts46": "xn--fa-hia.de",
        "idna2008": "xn--fa-hia.de",
        "uts46-transitional": "fass.de",
        "idna2003": "fass.de",
        "browser": "xn--fa-hia.de",
        "none": "fa%C3%9F.de",
    })


# name, host, flavour, label; rule, section, character at fault, where it is
REJECTIONS = [
    ("middle-dot", "x.a·b", "uts46", 1,
     ("contexto-middle-dot", "RFC 5892 A.3", "U+00B7", 3, 5)),
    ("percent-encoded", "é.a%C2%B7b", "uts46", 1,
     ("contexto-middle-dot", "RFC 5892 A.3", "U+00B7", 4, 10)),
    ("percent-encoded-browser", "x.%E2%80%8D", "browser", 1,
     ("contextj-zwj", "RFC 5892 A.2", "U+200D", 2, 11)),
    ("a-label", "x.xn--n3h", "idna2008", 1,
     ("disallowed", "RFC 5892 §3", "U+2603", 2, 9)),
    ("nameprep", "\ue000.x", "idna2003", 0,
     ("disallowed", "RFC 3491 §5", "U+E000", 0, 3)),
    ("nameprep-unassigned", "\u0221.x", "idna2003", 0, None),
    ("whole-label", "é" * 60, "browser", 0, None),
    ("too-long", "é" * 64, "uts46", 0,
     ("label-too-long", "RFC 1034 §3.1", None, None, None)),
]


def rejections(test):
    for name, host, flavour, index, expected in REJECTIONS:
        value = json.loads(report(host.encode(), "host")[1])
        label = value["flavours"][flavour]["labels"][index]
        at = label["at"] or dict.fromkeys(("character", "begin", "end"))
        found = (label["rule"], label["section"], at["character"], at["begin"],
                 at["end"])
        test.equal("rejection/" + name, found, expected or (None,) * 5)
        test.equal("rejection/message/" + name, label["message"] is None,
                   expected is None)


# name, host; what Chromium 156 shows of it, form, the step of each label
BROWSER = [
    ("plain", "example.com", None),
    ("unicode", "bücher.example",
     ("bücher.example", "unicode", [None, None])),
    ("a-label", "xn--bcher-kva.example",
     ("bücher.example", "unicode", [None, None])),
    ("punycode", "аррӏе.com",
     ("xn--80ak6aa92e.com", "punycode", ["whole-script", None])),
    ("by-label", "þór.пример.com",
     ("xn--r-uga6a.пример.com", "punycode", ["country", None, None])),
    ("no-name", "xn--a.com", ("xn--a.com", "punycode", ["a-label", None])),
    ("rejected", "é.xn--a", (None, "refused", [None, "refused"])),
]


def browser(test):
    for name, host, expected in BROWSER:
        found = []
        for item, command, *options in (
                (host, "host"),
                ("http://%s/" % host, "inspect", "--with=browser")):
            value = json.loads(report(item.encode(), command,
                                      *options)[1])["browser"]
            found.append(value and (value["shown"], value["form"],
                                    [one["step"] for one in value["labels"]]))
            if value:
                test.equal("browser/message/%s/%s" % (command, name),
                           [one["message"] is None for one in value["labels"]],
                           [step is None for step in expected[2]])
        test.equal("browser/" + name, found, [expected, expected])


# text, its validation errors by whatwg-url 17.3.0
URL_ERRORS = [
    ("http://a b/", ["domain-to-ASCII"]),
    ("http://xn--a.com/", ["domain-to-ASCII"]),
    ("http://a%3Cb/", ["domain-percent-encoded", "domain-to-ASCII"]),
    ("http://0x7f.1/", ["IPv4-non-decimal-part", "IPv4-too-few-parts"]),
    ("http://[::01]/", ["IPv6-piece-leading-zero"]),
    ("foo://a b/", ["host-invalid-code-point"]),
    ("http://example.com/", []),
]


def url_errors(test):
    """Findings have the name of the validation error that they are."""
    for text, errors in URL_ERRORS:
        for spec, expected in ("whatwg", errors), ("rfc3987", []):
            findings = json.loads(report(text.encode(), "inspect", "--spec=" + spec)[1])[
                "findings"]
            test.equal("url-errors/%s/%s" % (spec, text),
                       sorted(finding["error"] for finding in findings
                              if "error" in finding), sorted(expected))


def libraries(test):
    value = json.loads(report(b"a", "host")[1])
    flavours = value["flavours"]
    test.equal("libraries", {key: one["library"]
                             for key, one in flavours.items()}, {
        "uts46": "Iriscope", "idna2008": "libidn2",
        "uts46-transitional": "Iriscope", "idna2003": "GNU libidn",
        "browser": "Iriscope", "none": None})
    test.equal("libraries/history",
               [key for key, one in flavours.items() if one["history"]],
               ["uts46-transitional"])
    # RFC 3490 §1: Unicode 3.2.
    test.equal("libraries/idna2003", flavours["idna2003"]["unicode_version"],
               "3.2")


def spoof(test):
    """UTS #39, sections 4 and 5: its examples of bidiSkeleton and of mixed
    scripts."""
    asked = ["inspect", "--with=spoof"]
    value = json.loads(report("//xn--80ak6aa92e.\u00e9/A1<\u05e9?toys-\u042f-us"
                              .encode(), *asked)[1])["spoof"]
    test.equal("spoof/pieces", [(one["part"], one["begin"], one["end"],
                                 one["text"]) for one in value],
               [("host", 2, 16, "\u0430\u0440\u0440\u04cf\u0435"),
                ("host", 17, 19, "\u00e9"), ("path", 19, 25, "/A1<\u05e9"),
                ("query", 26, 36, "toys-\u042f-us")])
    test.equal("spoof/restriction", [one["restriction"] for one in value],
               ["single-script", "single-script", "moderately-restrictive",
                "minimally-restrictive"])
    test.equal("spoof/scripts", [one["scripts"] for one in value],
               [["Cyrillic"], ["Latin"], ["Latin", "Hebrew"],
                ["Latin", "Cyrillic"]])
    test.equal("spoof/skeleton", [one["skeleton"] for one in value],
               ["apple", "e\u0301", "/Al<\u05e9", "toys-\u042f-us"])
    test.equal("spoof/bidi-skeleton", value[2]["bidi_skeleton"],
               {"ltr": "/Al<\u05e9", "rtl": "\u05e9>Al/"})
    value = json.loads(report("/\u0662\u06f3/e\u0301\u0301".encode(),
                              *asked)[1])["spoof"]
    test.equal("spoof/digits-and-marks",
               (value[0]["mixed_digits"], value[0]["repeated_marks"]),
               (True, True))
    for name, item, *command in (("ascii", b"http://a/b", *asked),
                                 ("not-utf-8", b"\xff\xd7\x90", *asked),
                                 ("host-ascii", b"example.org", "host")):
        test.equal("spoof/" + name,
                   json.loads(report(item, *command)[1])["spoof"], [])
    value = json.loads(report("xn--bcher-kva.ch".encode(), "host")[1])["spoof"]
    test.equal("spoof/host", [one["text"] for one in value], ["b\u00fccher"])


def look_alike(test):
    pair = "http://scope.com/\thttp://xn--e1argc3h.com/".encode()
    value = json.loads(report(pair, "compare", "--look-alike")[1])
    test.equal("look-alike", value["look_alike"], {
        "alike": True, "shown_alike": False, "skeletons_alike": True,
        "ltr": True, "rtl": True, "whole_script": True, "overlooked": ["confusable"],
        "shown": ["http://scope.com/",
                  "http://\u0455\u0441\u043e\u0440\u0435.com/"],
        "skeletons": ["http://scope.corn/"] * 2})
    test.equal("look-alike/not-asked",
               "look_alike" in json.loads(report(pair, "compare")[1]), False)
    value = json.loads(report(b"\xff\ta", "compare", "--look-alike")[1])
    test.equal("look-alike/no-text", "look_alike" in value, False)


def trailing_slash(test):
    pair = b"http://example.com/data\thttp://example.com/data/"
    status, out, message = iri("compare", "--json", stdin=pair)
    test.equal("trailing-slash", json.loads(out)["hint"], "trailing-slash")
    test.equal("trailing-slash/text", iri("compare", stdin=pair),
               (0, b"different\n", message))
    test.equal("trailing-slash/message", (status, message.split(b":")[:3]),
               (0, [b"iri", b" line 1", b" trailing-slash"]))
    out, message = iri("compare", "--json", stdin=b"x:a\tx:b")[1:]
    test.equal("trailing-slash/none", (json.loads(out)["hint"], message), (None, b""))


def host_findings(test):
    """A host alone has the same findings as in an IRI; spans are relative to it."""
    for name, host, expected in (
            ("plain", b"example.org", []),
            ("look-alike", "www.\u0455\u0441\u043e\u0440\u0435.example".encode(),
             [("whole-script-confusable", 4, 14)]),
            ("space", b"a b", [("space", 1, 2)]),
            ("not-utf-8", b"a\xff", [("not-utf-8", 1, 2)])):
        value = json.loads(report(host, "host")[1])
        test.equal("host-findings/" + name,
                   [(one["code"], one["begin"], one["end"])
                    for one in value["findings"]], expected)


def fixes(test):
    """A fix, and the same under the key's old name for one release."""
    with open(SCHEMA, encoding="utf-8") as file:
        validator = jsonschema.Draft202012Validator(json.load(file))
    value = json.loads(report("HTTP://ex\u0430mple.com/".encode())[1])
    found = {one["code"]: one for one in value["findings"]}
    test.equal("fix", found["scheme-upper-case"].get("fix"), {
        "label": "Change the scheme to lowercase", "begin": 0, "end": 4,
        "text": "http", "safe": True})
    test.equal("fix/mend", [one.get("mend") for one in value["findings"]],
               [one.get("fix") for one in value["findings"]])
    test.equal("fix/none", any("fix" not in one for one in value["findings"]),
               True)
    test.equal("fix/schema", validator.is_valid(value), True)
    value = json.loads(report(b"EXAMPLE.org", "host")[1])
    test.equal("fix/host", [(one["fix"]["begin"], one["mend"] == one["fix"])
                            for one in value["findings"] if "fix" in one],
               [(0, True)])


def inside(test):
    """The content by the rules of the scheme: RFC 6068 §6.3, RFC 2397 §4."""
    _, line = report(b"mailto:user@%E7%B4%8D%E8%B1%86.example.org,x?"
                     b"subject=Test&bcc=a@b.example")
    mail = json.loads(line)["mailto"]
    first, second, third = mail["addresses"]
    test.equal("mailto/mapped", (first["ascii"], first["local"], first["error"]),
               ("user@xn--99zt52a.example.org", "user", None))
    test.equal("mailto/host", (first["host"]["registrable"], first["begin"]),
               ("example.org", 7))
    test.equal("mailto/none", (second["domain"], second["host"]), (None, None))
    test.equal("mailto/kind", (third["kind"], third["ascii"]),
               ("bcc", "a@b.example"))
    test.equal("mailto/fields",
               [(field["name"], field["value"]) for field in mail["fields"]],
               [("subject", "Test"), ("bcc", "a@b.example")])
    _, line = report(b"data:text/plain;charset=iso-8859-7,%be%fa%be")
    content = json.loads(line)["content"]
    test.equal("content/span", (content["begin"], content["end"]), (35, 44))
    test.equal("content/text", (content["text"], content["size"],
                                content["charset"], content["hex"]),
               ("\u038e\u03ca\u038e", 3, "iso-8859-7", None))
    _, line = report(b"http://example.org/")
    test.equal("content/none", "content" in json.loads(line)
               or "mailto" in json.loads(line), False)


def nest(depth):
    """A web address that carries another one, and so on; the fragment needs no
    encoding."""
    return b"".join(b"http://%d.example/#" % i for i in range(depth))


def count_depth(value):
    depth = 0
    while "carried" in value:
        value = value["carried"][0]
        depth += 1
    return depth


def limits(test):
    """What is left out is counted, and nesting ends at a depth of 8."""
    pairs = json.loads(report(b"http://a.example/?" + b"a=b&" * 1005)[1])
    test.equal("limits/pairs",
               (len(pairs["query_pairs"]), pairs["query_pairs_left_out"]), (1000, 5))
    carried = json.loads(report(b"http://a.example/?" + b"u=http://b.example&" * 11)[1])
    test.equal("limits/carried",
               (len(carried["carried"]), carried["carried_left_out"]), (8, 3))
    for depth in (1, 2, 9, 10, 60):
        value = json.loads(report(nest(depth))[1])
        test.equal("limits/depth-%d" % depth, count_depth(value), min(depth - 1, 8))
    # The first letter is Cyrillic, so each address is named by its URI.
    value = json.loads(report("http://\u0435xample.com/?u=".encode() * 2500)[1])
    test.equal("limits/imitations", count_depth(value), 8)
    named = [finding["message"].startswith(
                 "The IRI carries another IRI: \u2066http://xn--xample-2of.com/")
             for finding in value["findings"] if finding["code"] == "carries-address"]
    test.equal("limits/imitations-named", set(named), {True})


def main():
    test = Points()
    for part in (hard, versions, editions, comparison_schema, fields, asked_for, bidi,
                 bidi_perception, bidi_steps, not_utf8, rejected, flavours, rejections,
                 browser, url_errors, libraries, spoof, look_alike, trailing_slash,
                 host_findings, fixes, inside, limits):
        part(test)
    test.finish()


main()
