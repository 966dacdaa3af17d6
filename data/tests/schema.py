#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""schema.py IRI SCHEMA: checks every line of `iri … --json` against the schema."""

import json
import subprocess
import sys

import jsonschema

REFERENCES = {
    "plain": b"http://example.org:80/a?b#c",
    "userinfo": b"http://me@example.org/",
    "empty": b"",
    "relative": "אב/גד?ה=1".encode(),
    "rejected-host": "http://ab.אבגד.123/".encode(),
    "empty-host": b"file:///etc",
    "ipv4": b"//192.0.2.1/",
    "ipv6": b"//[2001:db8::1]/",
    "ipvfuture": b"//[v1.x]/",
    "space": b"http://a b/",
    "formatting": "http://a/\u202eb".encode(),
    "line-separators": "a\u0085b\u2028c\u2029d".encode(),
    "not-utf-8": b"http://\xff\xfe/",
    "not-punycode": b"http://xn--a/",
    "percent": b"%C3%A9%FF%4",
    "mailto": "mailto:a@bücher.example,b,c@♥,d@%5B::1%5D?bcc=e@f&Subject=g".encode(),
    "data": b"data:text/html;charset=utf-8;base64,PGI+",
    "data-hex": b"data:image/png,%89PNG",
    "data-comma": b"data:",
    "program": b"javascript:alert(1)",
    "carried": b"http://a.example/?u=http%3A%2F%2Fb.example%2Fhttp://c.example",
}
PAIRS = {
    "equal": "http://É.example\thttp://xn--9ca.example:80/".encode(),
    "different": "אב?a\tאג?b".encode(),
    "nearly": "é\te\u0301".encode(),
    "empty": b"\t",
    "alone": b"a",
    "not-utf-8": b"\xff\ta",
}
HOSTS = {
    "ascii": b"example.org",
    "unicode": "bücher.example".encode(),
    "rejected": "אב.1".encode(),
    "ipv6": b"[::1]",
    "empty": b"",
    "not-utf-8": b"\xff",
}
NAMES = {
    "relative": "résumé.html".encode(),
    "absolute": b"/home/me/a:b",
    "octets": b"r\xe9sum\xe9",
    "empty": b"",
}
# Lines with one IRI each.
TEXTS = {
    "sentence": "See http://example.org/résumé, please.".encode(),
    "not-utf-8": b"\xff http://a/\xff",
    "controls": b"\x01\x02 www.example.org",
}
EXAMPLES = {
    "result": b"3987bis-00-3.4-red",
    "erratum": b"3987bis-00-3.4-host",
    "steps": b"3987bis-00-3.7.1-1",
    "octets": b"iuc19-3-page",
    "findings": b"3987bis-00-7.3-space",
}
SUBCOMMANDS = {
    "inspect": REFERENCES,
    "to-uri": REFERENCES,
    "to-iri": REFERENCES,
    "resolve": REFERENCES,
    "normalize": REFERENCES,
    "compare": PAIRS,
    "bidi": REFERENCES,
    "copy": REFERENCES,
    "host": HOSTS,
    "file-name": NAMES,
    "detect": TEXTS,
    "examples": EXAMPLES,
}


OPTIONS = {
    "to-uri": ["-0", "--steps", "--spec=guidelines-00"],
    "compare": ["-0", "--look-alike"],
    "to-uri": ["-0", "--charset=all"],
    "detect": [],
    "examples": EXAMPLES.values(),
    "resolve": ["-0", "--base=http://example.org/", "--steps"],
    "bidi": ["-0", "--steps=all", "--context=rtl"],
    "copy": ["-0", "--context=ltr"],
}


def answers(iri, subcommand, items):
    """One line for each item."""
    options = OPTIONS.get(subcommand, ["-0"])
    end = b"\0" if "-0" in options else b"\n"
    run = subprocess.run(
        [iri, subcommand, "--json", *options],
        input=b"".join(item + end for item in items),
        stdout=subprocess.PIPE,
        check=False,
    )
    return run.stdout.decode("utf-8").split("\n")[:-1]


def fault(validator, line):
    """Returns what is wrong with a line, or nothing."""
    try:
        error = jsonschema.exceptions.best_match(
            validator.iter_errors(json.loads(line))
        )
    except ValueError as unreadable:
        return str(unreadable)
    return error and f"{error.json_path}: {error.message}"


def main():
    iri, schema_path = sys.argv[1:]
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    count = 0
    bad = False
    for subcommand, rows in SUBCOMMANDS.items():
        lines = answers(iri, subcommand, rows.values())
        for i, name in enumerate(rows):
            wrong = (
                fault(validator, lines[i]) if i < len(lines) else "no answer"
            )
            count += 1
            bad = bad or bool(wrong)
            print(f"{'not ok' if wrong else 'ok'} {count} {subcommand}/{name}")
            if wrong:
                print(f"# {wrong}")
    print(f"1..{count}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
