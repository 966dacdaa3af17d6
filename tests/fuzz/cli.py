# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""cli.py [--texts=N] [--seconds=N] [--seed=N] [--failed=PREFIX]: runs random subcommands
of the program IRI with random options on N random texts. They are inputs of the
statements and examples and random IRIs, changed in places, and one in a hundred is
repeated 50 to 5,000 times.

The program must end by itself with a status that the manual names, print no warning of a
library, and take no more than a second for a text. JSON is one line for each text, valid
by Python's parser and by jansson. A run that breaks this is written to a file that begins
with PREFIX: the command in the first line, then the texts."""

import argparse
import configparser
import ctypes
import json
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "tests" / "cli"))
import random_iri  # noqa: E402

IRI = os.environ.get("IRI", "iri")
STATUSES = {0, 1, 2, 3}
NO_LIST = "/dev/null"  # which is not a Public Suffix List
MOST_SECONDS = 1.0  # of a processor, for a text
BATCH = 400
CHARSETS = ["windows-1252", "shift_jis", "koi8-r", "iso-8859-8", "gb18030",
            "iso-2022-jp", "windows-1255", "us-ascii"]
WIDE = ["utf-16", "utf-16le", "utf-16be"]  # for these a NUL is two octets
SPECS = ["masinter-07", "iuc19", "duerst-01", "rfc3987", "3987bis-00",
         "guidelines-00", "leiri", "web-address", "whatwg"]
OPTIONS = {
    "spec": SPECS,
    "source": ["unicode", "paper", *CHARSETS, *WIDE],
    "notation": ["plain", "xml", "xml-iunreserved", "bidi", "bidi-arabic"],
    "spaces": ["keep", "remove", "encode"],
    "marks": ["keep", "remove"],
    "base": ["http://a/b/c/d;p?q", "file:///C:/x", "a:b", "//h", "http://\u05d0/b",
             "mailto:a@b", ""],
    "idna": ["uts46", "idna2008", "uts46-transitional", "idna2003", "browser", "none"],
    "charset": CHARSETS,
    "convention": ["embed-ltr", "plain-rtl", "plain-auto", "lrm-component",
                   "lrm-reserved", "isolate", "url-class", "uri", "none",
                   "environment", "content", "tld"],
    "context": ["ltr", "rtl"],
    "before": ["a ", "\u05d0 (", ""],
    "after": [" b", ") \u05d1", "1"],
    "scripts": ["Latn", "Latn,Cyrl", "Hebr,Arab", "Jpan"],
    "with": ["all", "spoof", "notations,verdict"],
    "rung": ["string", "case", "percent", "path", "scheme"],
    "purpose": ["identity", "retrieval"],
    "form": ["uri", "iri", "punycode", "link", "host", "host-unicode", "domain",
             "isolate", "embed", "lrm", "visual", "display", "html-link", "markdown",
             "latex", "html", "html-references", "xml-references", "charset", "c",
             "json", "python"],
    "format": ["text", "markdown", "html"],
    "suffix-list": ["/usr/share/publicsuffix/public_suffix_list.dat", NO_LIST],
    "steps": None,
    "lax": None,
    "look-alike": None,
}
TEXT = ["spec", "source", "notation", "spaces", "marks", "base", "suffix-list"]
COMMANDS = {
    "inspect": [*TEXT, "idna", "charset", "convention", "scripts", "with", "steps",
                "format"],
    "to-uri": [*TEXT, "idna", "charset", "steps"],
    "to-iri": [*TEXT, "idna", "scripts", "steps"],
    "host": ["spec", "idna", "suffix-list"],
    "resolve": [*TEXT, "charset", "steps", "lax"],
    "normalize": [*TEXT, "rung", "idna", "steps"],
    "compare": ["spec", "source", "notation", "marks", "base", "purpose", "idna",
                "look-alike", "suffix-list"],
    "bidi": [*TEXT, "charset", "convention", "context", "before", "after", "steps"],
    "copy": [*TEXT, "idna", "charset", "convention", "context", "scripts", "form"],
    "file-name": ["source"],
    "detect": ["source", "suffix-list"],
}
TOKENS = ["http:", "//", "/../", "?", "#", "@", "[::1]", "%25", "%E2%80%AE", "%ED%A0%80",
          "%", "xn--", "xn--bcher-kva", "\u202e", "\u2066", "\u2069", "\u200d", "\ufeff",
          "\u0301", "\u05d0", "\u0627", "\u0661", "\uff0f", "\u3002", "\ud800", "&#x5d0;",
          "&amp;", "%u05D0", "\\", " ", "\t", "\r\n", "\x1b[31m", "\x7f", "\ue000",
          "\ufdd0", "\U000e0041", "\U0010ffff", "mailto:a@b?to=", "data:text/html;base64,",
          "javascript:", "1.2.3.4", "0x7f", ":80"]


def documented():
    """The inputs of the statements and examples, without reading their notations."""
    letters = {"s": " ", "t": "\t", "n": "\n", "r": "\r", "\\": "\\"}
    found = []
    for path in sorted((TOP / "data").glob("*/*.ini")):
        ini = configparser.RawConfigParser(delimiters="=", comment_prefixes="#")
        ini.optionxform = str
        ini.read(path, encoding="utf-8")
        for group in ini.sections():
            for key, value in ini[group].items():
                if key.split(".")[0] in ("Input", "Other"):
                    found.append(re.sub(r"\\([stnr\\])",
                                        lambda match: letters[match[1]], value))
    return found


def changed(text, chooser):
    for _ in range(chooser.choice([0, 1, 1, 2, 4])):
        at = chooser.randint(0, len(text))
        end = min(len(text), at + chooser.choice([0, 0, 1, 3]))
        text = text[:at] + chooser.choice(TOKENS) + text[end:]
    return text


def one_text(chooser, inputs):
    kind = chooser.random()
    if kind < 0.5:
        text = chooser.choice(inputs)
    elif kind < 0.85:
        text = random_iri.reference(chooser)
    else:
        text = random_iri.hostile(chooser)
    text = changed(text, chooser)
    data = text.encode("utf-8", "surrogatepass")
    if chooser.random() < 0.05:
        data = bytes(chooser.choice([byte, byte, chooser.randrange(256)])
                     for byte in data)
    if chooser.random() < 0.01:
        data *= chooser.choice([50, 200, 1000, 5000])
        data = data[:1 << 18]
    return data.replace(b"\0", b"\1")


class Jansson:
    """A second parser of JSON."""

    def __init__(self):
        library = ctypes.CDLL("libjansson.so.4")
        self.load = library.json_loadb
        self.load.restype = ctypes.c_void_p
        self.load.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_size_t,
                              ctypes.c_void_p]
        self.free = library.json_delete
        self.free.argtypes = [ctypes.c_void_p]

    def accepts(self, line):
        # JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL
        value = self.load(line, len(line), 0x1 | 0x10, None)
        if value is not None:
            self.free(value)
        return value is not None


def choose_command(chooser):
    command = chooser.choice(list(COMMANDS))
    words = [command]
    for option in COMMANDS[command]:
        if chooser.random() < 0.3:
            values = OPTIONS[option]
            words.append("--" + option
                         + ("=" + chooser.choice(values) if values else ""))
    has_format = any(word.startswith("--format") for word in words)
    if not has_format and chooser.random() < 0.7:
        words.append("--json")
    if command != "detect":
        words += ["-0", "--jobs=" + chooser.choice(["1", "2"])]
    return words


def execute(words, data):
    """Status, output and messages, and the seconds of a processor that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run([IRI, *words], input=data, capture_output=True, check=False,
                              timeout=600, env=os.environ | {"G_DEBUG": "fatal-warnings"})
    except subprocess.TimeoutExpired:
        return None, b"", b"does not end", 600
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)
    return done.returncode, done.stdout, done.stderr, seconds


def fault_of(words, texts, jansson):
    """What is wrong with the answer to @texts, or None."""
    status, out, messages, seconds = execute(words, b"".join(text + b"\0"
                                                             for text in texts))
    if status not in STATUSES:
        return f"status {status}: {messages[-300:]!r}"
    if re.search(rb"(?:CRITICAL|WARNING|ERROR) \*\*|runtime error", messages):
        return f"message {messages[-300:]!r}"
    if "--suffix-list=" + NO_LIST in words:
        return None if status in (2, 3) and not out else f"status {status} without a list"
    # The sanitizers take ten times as long.
    most = MOST_SECONDS * (10 if os.environ.get("ASAN_OPTIONS") else 1)
    if len(texts) == 1 and seconds > most:
        return f"{seconds:.1f} s for a text"
    if len(texts) > 1 and seconds > most:
        for text in sorted(texts, key=len)[-12:]:
            fault = fault_of(words, [text], jansson)
            if fault is not None:
                return fault
    if "--json" not in words:
        return None
    lines = out.split(b"\n")
    if lines.pop() != b"":
        return "the last line does not end"
    for line in lines:
        try:
            json.loads(line)
        except ValueError as error:
            return f"JSON: {error} in {line[:300]!r}"
        if not jansson.accepts(line):
            return f"not JSON to jansson: {line[:300]!r}"
    wide = any(word == "--source=" + charset for word in words for charset in WIDE)
    if words[0] != "detect" and not wide and status != 2 and len(lines) != len(texts):
        return f"{len(lines)} lines for {len(texts)} texts"
    return None


def smallest(words, texts, jansson):
    """Fewer of @texts that still have a fault."""
    while len(texts) > 1:
        half = len(texts) // 2
        for part in (texts[:half], texts[half:]):
            if fault_of(words, part, jansson) is not None:
                texts = part
                break
        else:
            break
    return texts


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(":", maxsplit=1)[0])
    parser.add_argument("--texts", type=int, default=1000000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--failed", default="cli.failed-")
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else random.randrange(1 << 32)
    chooser = random.Random(seed)
    inputs, jansson = documented(), Jansson()
    end = time.monotonic() + options.seconds
    n = failed = runs = 0
    while n < options.texts and time.monotonic() < end:
        words = choose_command(chooser)
        texts = [one_text(chooser, inputs) for _ in range(BATCH)]
        if words[0] == "compare":
            texts = [text.replace(b"\t", b" ") + b"\t" + chooser.choice(texts)
                     for text in texts]
        n += len(texts)
        runs += 1
        fault = fault_of(words, texts, jansson)
        if fault is None:
            continue
        failed += 1
        texts = smallest(words, texts, jansson)
        print(f"{' '.join(words)}: {fault}\n  {[text[:200] for text in texts[:3]]}",
              flush=True)
        pathlib.Path(options.failed + str(n)).write_bytes(
            " ".join(words).encode() + b"\n" + b"\0".join(texts))
    print(f"{n} texts, {runs} runs, {failed} failed, seed {seed}")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
