# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""whatwg.py [--rounds=N] [--seed=N]: reads every documented input, and N random texts, by
the program IRI and by other implementations of the URL Standard: `new URL` of node and,
if node finds it (NODE_PATH), the package whatwg-url. Prints each text for which the URL,
its host or the failure differs without a known reason, and a row of counts for each
implementation. Fails if there was one."""

import argparse
import collections
import configparser
import html
import json
import os
import pathlib
import random
import re
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "tests" / "fuzz"))
import cli  # noqa: E402

IRI = os.environ.get("IRI", "iri")
BATCH = 4000
MOST_SHOWN = 10
BASES = [None, None, None, "http://u@example.org:81/a/b?c#d", "file:///C:/x/y",
         "foo://h/a/b", "mailto:x", "https://e/"]
NODE = """
const peers = { node: URL };
try { peers["whatwg-url"] = require("whatwg-url").URL; } catch (error) { }
console.log(JSON.stringify(Object.keys(peers)));
const parse = (URL, input, base) => {
  try {
    const url = base === null ? new URL(input) : new URL(input, base);
    return [url.href, url.hostname];
  } catch (error) {
    return null;
  }
};
const lines = require("readline").createInterface({ input: process.stdin });
lines.on("line", line => {
  const [input, base] = JSON.parse(line);
  console.log(JSON.stringify(Object.values(peers).map(
    peer => parse(peer, input, base))));
});
"""


def unescape(value):
    """What a value of a key file stands for."""
    letters = {"s": " ", "t": "\t", "n": "\n", "r": "\r", "\\": "\\"}
    return re.sub(r"\\(.)", lambda found: letters[found[1]], value)


def decode(value, notation):
    if notation == "octets":
        value = re.sub(r"<([0-9a-fA-F]{2})>",
                       lambda found: chr(0xdc00 + int(found[1], 16)), value)
        return value.encode("utf-8", "surrogateescape")
    if notation == "xml":
        value = re.sub(r"&#x([0-9A-Fa-f]+);|&#([0-9]+);",
                       lambda found: chr(int(found[1], 16) if found[1]
                                         else int(found[2])), value)
        value = re.sub(r"&([a-zA-Z]+);", lambda found: html.unescape(found[0]), value)
    return value.encode("utf-8", "surrogatepass")


def is_utf8(data):
    return data.decode("utf-8", "ignore").encode() == data and b"\0" not in data


def documented():
    """Each input that is UTF-8, as a string of the URL Standard is, and its base. A
    document charset is left out: node has none."""
    for path in sorted((TOP / "data" / "statements").glob("*.ini")):
        ini = configparser.RawConfigParser(delimiters="=", comment_prefixes="#")
        ini.optionxform = str
        ini.read(path, encoding="utf-8")
        for group in (ini[name] for name in ini.sections()):
            for key in group:
                word, _, number = key.partition(".")
                if word not in ("Input", "Other"):
                    continue
                found = [group.get(f"{name}.{number}", group.get(name, ""))
                         for name in ("Command", "InputNotation")]
                base = re.search(r"--base=(\S+)", found[0])
                if "--source=" in found[0] or "--notation=" in found[0]:
                    continue
                text = decode(unescape(group[key]), found[1])
                if is_utf8(text):
                    yield text, base[1] if base and path.stem == "whatwg" else None


def ours(texts, base):
    """What iri makes of @texts, which have the same base."""
    run = subprocess.run(
        [IRI, "to-uri", "--spec=whatwg", "--json", "-0", "--marks=keep",
         *([f"--base={base}"] if base else [])],
        input=b"".join(text + b"\0" for text in texts),
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    reports = [json.loads(line) for line in run.stdout.decode().splitlines()]
    assert len(reports) == len(texts)
    return [(report.get("uri"), (report.get("host") or {}).get("ascii") or "")
            for report in reports]


# Why a URL differs: a reason, the implementations that it is true of, and whether it
# explains a text and its base with the URL by iri and by the other. Node 20 has ada 2.9.2, which is
# older than the edition of August 2026 that iri follows.
REASONS = [
    ("§1.3 has ^ in the path percent-encode set since 2024", {"node"},
     lambda text, base, uri, href: uri and href and uri.replace("%5E", "^")
     == href.replace("%5E", "^")),
    ("§4.4, opaque path state: only the last space before ? or # is encoded since 2025",
     {"node"},
     lambda text, base, uri, href: uri and href
     and uri == re.sub(r" (?=[?#])", "%20", href, count=1)),
    ("§3.3: an ASCII domain is lower-cased, whatever ToASCII says, since 2026",
     {"node", "whatwg-url"},
     lambda text, base, uri, href: uri and not href and "xn--" in uri.lower()),
    ("§3.3: CheckBidi is true; ada does not check the Bidi Rule", {"node"},
     lambda text, base, uri, href: href and not uri
     and re.search("[\u0590-\u08ff]|xn--", text)),
    ("§4.4, no scheme state: only a fragment is resolved against an opaque path; ada "
     "looks for # anywhere", {"node"},
     lambda text, base, uri, href: href and not uri and base
     and re.match(r"mailto:|data:", base) and "#" in text),
    ("§4.4, path state: an empty segment follows “..” at the end; ada drops the root",
     {"node"},
     lambda text, base, uri, href: uri and href
     and re.sub(r"^([^:]+:(?://[^/?#]*)?)/(?=$|[?#])", r"\1", uri) == href
     and ".." in text.replace("%2e", ".")),
    ("§4.4, path state: no dot segment stays; ada keeps those after // and a segment that "
     "begins with a dot", {"node"},
     lambda text, base, uri, href: uri and href
     and re.search(r"[^:]//\.[^?#]*/\.\.?(?:$|[/?#])", href)),
    ("§4.2: a normalized drive letter has two code points; ada looks at the first two",
     {"node"},
     lambda text, base, uri, href: uri and href
     and re.match(r"file:///[a-zA-Z]:[^/]", href)),
    ("whatwg-url loses a character of the userinfo after one beyond U+FFFF",
     {"whatwg-url"},
     lambda text, base, uri, href: uri and href and "%EF%BF%BD" in href
     and re.search("[\U00010000-\U0010ffff].*@", text, re.S)),
]


def explain(peer, text, base, uri, href):
    for reason, peers, explains in REASONS:
        if peer in peers and explains(text, base, uri, href):
            return reason
    return None


class Peers:
    def __init__(self):
        self.node = subprocess.Popen(["node", "-e", NODE], stdin=subprocess.PIPE,
                                     stdout=subprocess.PIPE)
        self.names = json.loads(self.node.stdout.readline())
        self.counts = {name: collections.Counter() for name in self.names}
        self.shown = 0

    def read(self, texts, base):
        """For each text a list of [href, host] or None, one for each implementation."""
        results = []
        # In portions that fit into a pipe.
        for at in range(0, len(texts), 50):
            some = texts[at:at + 50]
            self.node.stdin.write(b"".join(
                json.dumps([text.decode(), base]).encode() + b"\n" for text in some))
            self.node.stdin.flush()
            results += [json.loads(self.node.stdout.readline()) for _ in some]
        return results

    def compare(self, texts, base):
        for text, (uri, host), urls in zip(texts, ours(texts, base),
                                           self.read(texts, base)):
            for name, url in zip(self.names, urls):
                self.take(name, text, base, uri, host, url)

    def take(self, name, text, base, uri, host, url):
        counts = self.counts[name]
        counts["texts"] += 1
        if uri == (url and url[0]) and (not url or base or host == url[1]):
            return
        reason = explain(name, text.decode(), base, uri, url and url[0])
        counts[reason or "unexplained"] += 1
        if reason is None and self.shown < MOST_SHOWN:
            self.shown += 1
            print(f"# {text!r} {base or ''}\n#   iri {uri!r} {host!r}\n#   {name} {url!r}",
                  flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(":", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=3987)
    options = parser.parse_args()
    chooser, inputs, peers = random.Random(options.seed), cli.documented(), Peers()
    by_base = collections.defaultdict(set)
    for text, base in documented():
        by_base[base].add(text)
    for base, texts in by_base.items():
        peers.compare(sorted(texts), base)
    n = 0
    while n < options.rounds:
        texts = [cli.one_text(chooser, inputs) for _ in range(BATCH)]
        texts = [text for text in texts if is_utf8(text) and len(text) < 1000]
        peers.compare(texts, chooser.choice(BASES))
        n += len(texts)
    for name in peers.names:
        counts = peers.counts[name]
        why = ", ".join(f"{count} {reason}" for reason, count in sorted(counts.items())
                        if reason not in ("texts", "unexplained"))
        print(f"{'whatwg-' + name.removeprefix('whatwg-'):20} {counts['texts']:10} "
              f"{counts['unexplained']:10}   {why}")
    peers.node.stdin.close()
    return any(counts["unexplained"] for counts in peers.counts.values())


if __name__ == "__main__":
    sys.exit(main())
