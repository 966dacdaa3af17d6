#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""No subcommand writes control characters or bidirectional formatting to a terminal,
which could act on them. To a pipe they are written as they are."""

import json
import re
import subprocess

from tap import IRI, Points
from terminal import on_terminal

TEXTS = {
    "escape": "http://a.example/\x1b[5mb",
    "bell": "http://a.example/\x07",
    "return": "http://a.example/a\rhttp://b.example/",
    "csi": "http://a.example/\x9b5mb",
    "override": "http://a.example/\u202eb\u202c",
    "isolate": "http://a.example/\u2067b\u2069",
    "mark": "http://a.example/\u200f\u061cb",
    "tab": "http://a.example/b\tc",
    "encoded": "http://a.example/%1B%5B5m%E2%80%AE",
    "host": "http://a\x1b[5m\u202e.example/",
    "host-alone": "a\x1b[5m\u202e",
    "fragment": "#\x1b]0;title\x07",
    "long": "\x1b[5m\u202e" * 5000,
}
COMMANDS = [
    ["inspect"], ["to-uri"], ["to-iri"], ["host"], ["resolve", "--base=http://b/"],
    ["normalize"], ["normalize", "--rung=string"], ["bidi"], ["copy"],
    ["copy", "--form=display"], ["file-name"], ["detect"],
    ["to-uri", "--steps"], ["to-iri", "--steps"], ["bidi", "--steps"],
    ["inspect", "--spec=leiri"], ["inspect", "--spec=whatwg"],
    ["inspect", "--spec=masinter-07"],
    ["to-iri", "--spec=iuc19"], ["normalize", "--spec=leiri", "--steps"],
]
# Messages that quote what they are about.
MISTAKES = [
    ["\x1b[5m\u202e"], ["to-uri", "--spec=\x1b[5m", "a"], ["to-uri", "--\x1b[5m", "a"],
    ["inspect", "--charset=\x9b5m", "a"], ["detect", "/nonexistent/\x1b[5m\u202e"],
    ["draw", "--output=/nonexistent/\x1b[5m.svg", "http://a/"],
    ["examples", "\x1b[5m"], ["statements", "\x1b[5m"], ["to-uri", "a\x1b[5m\u202e"],
]
COLOR = re.compile(rb"\x1b\[(?:0|1;3\d|3\d)m")
RAW = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e"
                 "\u2066-\u2069]")


def main():
    test = Points()
    for command in COMMANDS:
        for name, text in TEXTS.items():
            for json_too in (False, True):
                arguments = command + ["--json"] * json_too
                if json_too and ("--steps" in command or command[0] == "file-name"):
                    continue
                out = on_terminal(arguments, text + "\n")
                if command[0] == "inspect" and not json_too:
                    out = COLOR.sub(b"", out)
                raw = RAW.findall(out.decode(errors="backslashreplace"))
                test.point(f"{'-'.join(arguments)}/{name}", not raw, raw[:4])
                if json_too:
                    for line in out.splitlines():
                        json.loads(line)
    for arguments in MISTAKES:
        out = on_terminal(arguments, "", "stderr").decode(errors="backslashreplace")
        test.point("message/" + ascii("-".join(arguments)),
                   out.startswith("iri: ") and not RAW.search(out), out)
    # Tabs divide columns, so one in a text is escaped.
    for arguments in (["to-uri", "--spec=masinter-07"], ["to-iri"], ["normalize"],
                      ["bidi"], ["resolve", "--base=http://b/"]):
        out = on_terminal(arguments, TEXTS["tab"] + "\n").decode()
        test.equal("tab/" + arguments[0], out, "http://a.example/b\\u0009c\n")
        out = on_terminal(arguments + ["--steps"], TEXTS["tab"] + "\n").decode()
        test.point("tab/steps/" + arguments[0],
                   all(line.count("\t") in (0, 2) for line in out.splitlines()), out)
    # Those between texts are not.
    for name, arguments, text, lines in (
            ("sentence", ["bidi", "--before=x\t", "--after=y"], "http://a.b/",
             ["x\\u0009http://a.b/y\tnone"]),
            ("charsets", ["to-uri", "--charset=all"], "http://a.b/?\u00e9",
             ["http://a.b/?%C3%A9\t", "http://a.b/?%E9\t"])):
        out = on_terminal(arguments, text + "\n").decode()
        test.point("columns/" + name,
                   all(any(line.startswith(one) for line in out.splitlines())
                       for one in lines), out)
    piped = subprocess.run([IRI, "to-iri", TEXTS["mark"]],
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                           check=False)
    test.equal("pipe", piped.stdout.decode(), TEXTS["mark"] + "\n")
    test.finish()


main()
