# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""tr46.py [--rounds=N] [--seed=N]: converts every code point, alone and inside a label,
and N random hosts to ASCII by the program IRI as browsers do, and by the package tr46,
the reference implementation of UTS #46, which node must find (NODE_PATH). Prints the hosts
that differ and how many there were. Fails if there was one."""

import argparse
import json
import os
import random
import subprocess
import sys

IRI = os.environ.get("IRI", "iri")
BATCH = 20000
MOST_SHOWN = 20
# After UTS #46 the URL Standard rejects what a domain must not have (§3.5), and an empty
# one.
NODE = """
const { toASCII } = require("tr46");
const lines = require("readline").createInterface({ input: process.stdin });
lines.on("line", line => {
  console.log(JSON.stringify(JSON.parse(line).map(host => {
    const ascii = toASCII(host, { checkBidi: true, checkJoiners: true });
    return ascii && !/[\\0-\\x20"#%/:<>?@[\\\\\\]^`{|}\\x7f]/.test(ascii) ? ascii : "";
  })));
});
"""

SCRIPTS = ["abcxyz", "ABC", "0189", "-", "éßœŸ", "αβςΣ", "абвёІ", "אבגד", "ابتث", "\u0640",
           "٠١٢", "۰۱", "कखग", "\u094d\u093f", "\u200c\u200d", "中文字", "かなカナー",
           "한글", "\u0300\u0301\u0327", "\u1100\u1161\u11a8", "ⅧＡ①㍿", "\u00ad\u2060",
           "’·׳・", "\u0958\u2126\u212b", "ǆſ"]
DOTS = [".", ".", ".", ".", "。", "．", "｡"]


def points():
    for c in range(0x80, 0x110000):
        if not 0xd800 <= c < 0xe000:
            yield chr(c) + ".a"
            yield "a" + chr(c) + "b.a"


def label(chooser):
    if chooser.random() < 0.1:
        text = "".join(chooser.choice(chooser.choice(SCRIPTS)) for _ in range(3))
        return "xn--" + text.encode("punycode").decode()
    scripts = chooser.sample(SCRIPTS, chooser.choice([1, 1, 2, 3]))
    text = "".join(chooser.choice(chooser.choice(scripts))
                   for _ in range(chooser.randint(1, 6)))
    if chooser.random() < 0.2:
        c = chr(chooser.choice([chooser.randrange(0x80, 0x3400),
                                chooser.randrange(0xa000, 0xd800),
                                chooser.randrange(0xe000, 0x20000)]))
        at = chooser.randint(0, len(text))
        text = text[:at] + c + text[at:]
    return text


def random_hosts(chooser, n):
    """A host in US-ASCII is not converted by the URL Standard, and one that ends in a
    number is an IPv4 address."""
    made = 0
    while made < n:
        labels = [label(chooser) for _ in range(chooser.randint(1, 3))]
        host = labels[0]
        for one in labels[1:]:
            host += chooser.choice(DOTS) + one
        host += chooser.choice(DOTS) + "a"
        if not host.isascii():
            made += 1
            yield host


def ours(hosts):
    run = subprocess.run(
        [IRI, "host", "--idna=browser", "-0"],
        input=b"".join(host.encode() + b"\0" for host in hosts),
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return run.stdout.decode().split("\0")[:-1]


class Comparison:
    def __init__(self):
        self.node = subprocess.Popen(["node", "-e", NODE], stdin=subprocess.PIPE,
                                     stdout=subprocess.PIPE)
        self.hosts = self.different = 0

    def compare(self, hosts):
        self.node.stdin.write(json.dumps(hosts).encode() + b"\n")
        self.node.stdin.flush()
        mine = ours(hosts)
        theirs = json.loads(self.node.stdout.readline())
        assert len(mine) == len(theirs) == len(hosts)
        self.hosts += len(hosts)
        for host, left, right in zip(hosts, mine, theirs):
            if left == right:
                continue
            self.different += 1
            if self.different <= MOST_SHOWN:
                print(f"# {ascii(host)}: iri {left!r}, tr46 {right!r}", flush=True)

    def compare_all(self, hosts):
        some = []
        for host in hosts:
            some.append(host)
            if len(some) == BATCH:
                self.compare(some)
                some = []
        self.compare(some)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(":", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=1000000)
    parser.add_argument("--seed", type=int, default=3987)
    options = parser.parse_args()
    comparison = Comparison()
    comparison.compare_all(points())
    print(f"{comparison.hosts} hosts for code points, {comparison.different} differ")
    comparison.compare_all(random_hosts(random.Random(options.seed), options.rounds))
    print(f"{comparison.hosts} hosts, {comparison.different} differ")
    return comparison.different > 0


if __name__ == "__main__":
    sys.exit(main())
