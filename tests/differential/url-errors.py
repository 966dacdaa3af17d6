# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""url-errors.py [--rounds=N] [--seed=N]: parses the inputs of web-platform-tests, and N
mutations of them, by the program IRI and by the package whatwg-url, the reference
implementation of the URL Standard, which node must find (NODE_PATH). Prints the texts for
which the URL or the set of validation errors differs, and how many there were. Fails if
they are more than one in a thousand."""

import argparse
import collections
import json
import lzma
import os
import pathlib
import random
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
DATA = TOP / "tests" / "data" / "conformance"
IRI = os.environ.get("IRI", "iri")
BATCH = 2000
MOST_SHOWN = 20
NODE = """
const { parseURLWithValidationErrors, parseURL, serializeURL } = require("whatwg-url");
const lines = require("readline").createInterface({ input: process.stdin });
lines.on("line", line => {
  const [text, base] = JSON.parse(line);
  const baseURL = base === null ? null : parseURL(base);
  const { url, validationErrors } = parseURLWithValidationErrors(text, { baseURL });
  console.log(JSON.stringify([url === null ? null : serializeURL(url),
                              validationErrors]));
});
"""

PARTS = ["/", "//", "\\", "?", "#", "@", ":", "[", "]", "%", "%2f", "%7Ca", "..", "%2e",
         ".", " ", "\t", "\n", "<", "^", "|", "C:", "file:", "http:", "https://", "0x7f",
         "1.2", "256", "::", "1:", "xn--", "é", "ß", "א", "。", "１", "\u00ad", "\u200d",
         "\ufdd0", "\U0001f4a9", "&", "=", "a", "9", "65536", "08", "localhost", "\x00"]


def documented():
    """Each input of urltestdata.json and its base, and each host of IdnaTestV2.json."""
    for name, key in ("webaddress", "urltestdata"), ("host-wpt", ""):
        with lzma.open(DATA / (name + ".jsonl.xz"), "rt", encoding="utf-8") as file:
            for record in map(json.loads, file):
                if not record["source"].startswith("wpt:") or key not in record["source"]:
                    continue
                text = record["input"]
                if name == "host-wpt":
                    yield "https://" + text + "/", None
                else:
                    yield text, record.get("base") or None


def is_text(text):
    return not any(0xd800 <= ord(c) < 0xe000 for c in text) and "\0" not in text


def mutate(text, chooser):
    """One to three insertions, deletions or replacements."""
    for _ in range(chooser.randint(1, 3)):
        at = chooser.randint(0, len(text))
        end = min(len(text), at + chooser.choice([0, 0, 1, 2, 4]))
        text = text[:at] + chooser.choice(PARTS + [""] * 8) + text[end:]
    return text


def ours(texts, base):
    run = subprocess.run(
        [IRI, "inspect", "--spec=whatwg", "--json", "-0", "--marks=keep",
         *([f"--base={base}"] if base else [])],
        input=b"".join(text.encode() + b"\0" for text in texts),
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    for line in run.stdout.decode().splitlines():
        report = json.loads(line)
        yield report.get("uri"), {finding["error"] for finding in report["findings"]
                                  if "error" in finding}


class Peer:
    def __init__(self):
        self.node = subprocess.Popen(["node", "-e", NODE], stdin=subprocess.PIPE,
                                     stdout=subprocess.PIPE)

    def read(self, texts, base):
        for at in range(0, len(texts), 50):  # portions that fit into a pipe
            some = texts[at:at + 50]
            self.node.stdin.write(b"".join(
                json.dumps([text, base]).encode() + b"\n" for text in some))
            self.node.stdin.flush()
            for _ in some:
                href, errors = json.loads(self.node.stdout.readline())
                yield href, set(errors)


class Comparison:
    def __init__(self):
        self.peer = Peer()
        self.counts = collections.Counter()
        self.kinds = collections.Counter()

    def compare(self, texts, base):
        for text, mine, theirs in zip(texts, ours(texts, base),
                                      self.peer.read(texts, base)):
            self.counts["texts"] += 1
            self.counts["urls"] += mine[0] != theirs[0]
            self.counts["errors"] += mine[1] != theirs[1]
            if mine != theirs:
                self.show(text, base, mine, theirs)

    def show(self, text, base, mine, theirs):
        kind = (mine[0] != theirs[0], *sorted("+" + one for one in mine[1] - theirs[1]),
                *sorted("-" + one for one in theirs[1] - mine[1]))
        self.kinds[kind] += 1
        if self.kinds[kind] <= 2 and len(self.kinds) <= MOST_SHOWN:
            print(f"# {text!r} {base or ''}\n#   iri {mine}\n#   whatwg-url {theirs}",
                  flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(":", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=100000)
    parser.add_argument("--seed", type=int, default=3987)
    options = parser.parse_args()
    chooser, comparison = random.Random(options.seed), Comparison()
    inputs = sorted({case for case in documented() if is_text(case[0])},
                    key=lambda case: (case[0], case[1] or ""))
    by_base = collections.defaultdict(list)
    for text, base in inputs:
        by_base[base].append(text)
    for _ in range(options.rounds):
        text, base = chooser.choice(inputs)
        changed = mutate(text, chooser)
        if is_text(changed):
            by_base[base].append(changed)
    for base, texts in by_base.items():
        for at in range(0, len(texts), BATCH):
            comparison.compare(texts[at:at + BATCH], base)
    counts = comparison.counts
    print(f"{counts['texts']} texts, {counts['urls']} other URLs, "
          f"{counts['errors']} other sets of errors")
    for kind, count in comparison.kinds.most_common(MOST_SHOWN):
        print(f"# {count} {'URL ' if kind[0] else ''}{' '.join(kind[1:])}")
    most = counts["texts"] / 1000
    return counts["urls"] > most or counts["errors"] > most


if __name__ == "__main__":
    sys.exit(main())
