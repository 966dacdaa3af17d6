# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What every subcommand survives: broken and extreme texts by every standard, outputs
that fail, and files that are not what they should be. An item after the broken ones is
answered as if it were alone. Where other tests have the rest is in docs/survival.md."""

import json
import os
import re
import resource
import signal
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import hostile
import svg

from tap import IRI, Points, iri

SOURCE = Path(os.environ["IRI_SOURCE_DIR"])
KIB = 1024
# With sanitizers the largest texts are not as large.
LARGEST = int(os.environ.get("SURVIVE_BYTES", 4096 * KIB))

SPECS = ["masinter-07", "iuc19", "duerst-01", "rfc3987", "3987bis-00",
         "guidelines-00", "leiri", "web-address", "whatwg"]

# For each subcommand that answers items: options, and whether --spec changes it.
ITEMS = {
    "inspect": ([], True),
    "to-uri": ([], True),
    "to-iri": ([], True),
    "host": ([], True),
    "resolve": (["--base=http://b/c/d?e"], True),
    "normalize": ([], True),
    "compare": (["--look-alike"], True),
    "bidi": (["--convention=isolate"], True),
    "copy": (["--form=html-link"], True),
    "file-name": ([], False),
}
# Those that do not, each with a function of its own.
OTHERS = ["draw", "detect", "examples", "statements", "worksheet"]

LAST = b"http://last.example/"
MESSAGE = re.compile(rb"iri: line \d+: [a-z0-9-]+: [^\n]*")


def commands(specs):
    """The subcommands that answer items, by each standard that changes the answer."""
    for name, (options, by_spec) in ITEMS.items():
        for spec in specs if by_spec else [None]:
            yield [name, *options, *(["--spec=" + spec] if spec else [])]


def pair_up(name, items):
    """compare takes two items a line."""
    if name != "compare":
        return items
    return [item.replace(b"\t", b"") + b"\t" + item for item in items]


def is_message(line):
    """The text of a message is UTF-8, whatever it quotes."""
    return MESSAGE.fullmatch(line) and line.decode()


def faults(name, run, wanted, n_items):
    """What is wrong with the answers to items that end with NUL, one of them LAST."""
    status, out, err = run
    if status not in (0, 1):
        return "status %d" % status
    if not all(is_message(line) for line in err.splitlines()):
        return "message"
    if name == "inspect":
        return None if out.endswith(wanted) else "last"
    if out.count(b"\0") != n_items:
        return "%d answers to %d items" % (out.count(b"\0"), n_items)
    return None if out.endswith(b"\0" + wanted) else "last"


def answer(command, items):
    """Runs a subcommand on items and on LAST."""
    name = command[0]
    wanted = iri(*command, "-0", stdin=pair_up(name, [LAST])[0])[1]
    run = iri(*command, "-0", stdin=b"\0".join(pair_up(name, [*items, LAST])))
    return faults(name, run, wanted, len(items) + 1)


def answer_json(command, items):
    """The same with --json, whose lines Python reads."""
    name = command[0]
    status, out, _ = iri(*command, "-0", "--json",
                         stdin=b"\0".join(pair_up(name, [*items, LAST])))
    if status not in (0, 1):
        return "status %d" % status
    try:
        lines = [json.loads(line.decode()) for line in out.splitlines()]
    except ValueError as error:
        return str(error)
    last = lines[-1]
    if len(lines) != len(items) + 1 or LAST.decode() not in (
            last.get("input"), last.get("first"), last.get("a"), last.get("name")):
        return "%d lines, the last %s" % (len(lines), last)
    return None


def check_items(points, pool):
    """NUL separates items here, so those with a NUL are checked as lines below."""
    small = [text for text in hostile.SMALL.values() if b"\0" not in text]
    cut = [text for text in hostile.prefixes(SOURCE / "data" / "examples")
           if b"\0" not in text]
    jobs = {}
    for command in commands(SPECS):
        for kind, function in [("text", answer), ("json", answer_json)]:
            name = "/".join([kind, command[0], command[-1].split("=")[-1]])
            if kind == "json" and command[0] == "file-name":
                continue
            jobs["small/" + name] = pool.submit(function, command, small)
            jobs["prefixes/" + name] = pool.submit(function, command, cut)
    for name, job in jobs.items():
        points.equal(name, job.result(), None)


def answer_lines(command, items):
    """The same with line ends, which lets items have NULs."""
    lines = [item.replace(b"\n", b"") for item in pair_up(command[0], [*items, LAST])]
    status, out, err = iri(*command, stdin=b"\n".join(lines))
    if status not in (0, 1):
        return "status %d: %s" % (status, err[:200])
    if command[0] == "inspect" and "--json" not in command:
        return None if LAST in out else "last"
    return (None if out.count(b"\n") == len(lines)
            else "%d answers to %d lines" % (out.count(b"\n"), len(lines)))


def check_lines(points, pool):
    with_nul = [text for text in hostile.SMALL.values() if b"\0" in text]
    large = [text for _, text in hostile.repeated(16 * KIB)]
    jobs = {}
    for command in commands(["rfc3987", "whatwg"]):
        name = "/".join([command[0], command[-1].split("=")[-1]])
        jobs["nul/" + name] = pool.submit(answer_lines, command, with_nul)
        jobs["large/" + name] = pool.submit(answer_lines, command, large)
        jobs["labels/" + name] = pool.submit(answer_lines, command, hostile.LABELS)
    for name, text in hostile.repeated(LARGEST):
        for command in commands(["rfc3987"]):
            jobs["largest/%s/%s" % (command[0], name)] = pool.submit(
                answer_lines, command, [text])
    for name, job in jobs.items():
        points.equal(name, job.result(), None)


def run_with(stdout, arguments, stdin=b"", ignores_pipe=False, **environment):
    """Runs a subcommand with an output that fails. Returns its status and messages."""
    def prepare():
        signal.signal(signal.SIGPIPE,
                      signal.SIG_IGN if ignores_pipe else signal.SIG_DFL)

    run = subprocess.run([IRI, *arguments], input=stdin, stdout=stdout,
                         stderr=subprocess.PIPE, preexec_fn=prepare,
                         env={**os.environ, **environment}, timeout=300, check=False)
    return run.returncode, run.stderr


def printers():
    """A call of each subcommand that prints something, by its name."""
    yield from {name: ([name, *options], LAST) for name, (options, _) in ITEMS.items()
                if name != "compare"}.items()
    yield "compare", (["compare"], LAST + b"\t" + LAST)
    yield "batch", (["to-uri"], (LAST + b"\n") * 100000)
    yield "batch-json", (["inspect", "--json"], (LAST + b"\n") * 1000)
    yield "detect", (["detect"], LAST)
    yield "draw", (["draw", "--output=-", "--format=svg"], LAST)
    yield "draw-pdf", (["draw", "--output=-", "--format=pdf"], LAST)
    yield "worksheet", (["worksheet", "--output=-", "--answers"], LAST)
    yield "examples", (["examples"], b"")
    yield "statements", (["statements"], b"")
    yield "usage", (["--help"], b"")
    yield "version", (["--version"], b"")
    yield "help", (["inspect", "--help"], b"")


def check_outputs(points):
    """A full disk and a closed pipe: a message and 3, or ended by the signal."""
    for name, (arguments, stdin) in printers():
        with open("/dev/full", "wb") as full:
            status, err = run_with(full, arguments, stdin)
        points.point("full/" + name, status == 3 and err.startswith(b"iri: ")
                     and err.endswith(b": No space left on device\n"), status, err)
        for ignores, wanted in [(True, 3), (False, -signal.SIGPIPE)]:
            read, write = os.pipe()
            os.close(read)
            status, err = run_with(write, arguments, stdin, ignores)
            os.close(write)
            points.equal("pipe/%s/%s" % (name, "error" if ignores else "signal"),
                         status, wanted)
        # Messages that cannot be written change nothing.
        with open("/dev/full", "wb") as full:
            run = subprocess.run([IRI, arguments[0], "\x80"], stdout=subprocess.PIPE,
                                 stderr=full, check=False)
        points.point("full-messages/" + name, run.returncode in (0, 1, 2, 3),
                     run.returncode)


# name, file as for --output, exit status
PICTURES = [
    ("in-no-folder", "missing/a.svg", 3),
    ("in-a-file", "file/a.svg", 3),
    ("a-folder", "folder.svg", 3),
    ("control-characters", "a\n\x1b[5m\x07b.svg", 0),
    ("not-utf-8", b"\xff\xfe.svg", 0),
    ("hyphens", "--help.svg", 0),
    ("long-name", "a" * 300 + ".svg", 3),
    ("a-link", "link.svg", 0),
    ("a-broken-link", "broken.svg", 0),
]


def check_pictures(points):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "file").write_bytes(b"kept")
        (root / "folder.svg").mkdir()
        (root / "target").write_bytes(b"kept")
        (root / "link.svg").symlink_to("target")
        (root / "broken.svg").symlink_to("nowhere")
        for name, file, wanted in PICTURES:
            path = os.path.join(os.fsencode(folder), os.fsencode(file))
            status, out, err = iri("draw", b"--output=" + path, "http://a.example/")
            points.equal("picture/%s/status" % name, status, wanted)
            points.equal("picture/%s/output" % name, out, b"")
            points.equal("picture/%s/message" % name, err.count(b"\n") > 0, wanted == 3)
        # A link is replaced, and what it points to is left as it was.
        points.equal("picture/target", (root / "target").read_bytes(), b"kept")
        points.equal("picture/nowhere", (root / "nowhere").exists(), False)
        points.equal("picture/file", (root / "file").read_bytes(), b"kept")
        check_cut_picture(points, root / "cut.svg")


def check_cut_picture(points, path):
    """With a disk that is full after so many bytes, the old picture is kept."""
    def fill():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    path.write_bytes(b"kept")
    run = subprocess.run([IRI, "draw", "--output=" + str(path), "http://a.example/"],
                         capture_output=True, preexec_fn=fill, check=False)
    points.equal("picture/full/status", run.returncode, 3)
    points.equal("picture/full/kept", path.read_bytes(), b"kept")
    points.equal("picture/full/nothing-else", [
        one.name for one in path.parent.iterdir() if one.name.startswith("cut")],
        ["cut.svg"])


NO_FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>%s</cachedir></fontconfig>"""


def check_draw(points, pool):
    def draw(text, **environment):
        status, out, _ = iri("draw", "--output=-", "--format=svg", stdin=text,
                             **environment)
        return status in (0, 1) and svg.parse(out) is not None

    with tempfile.TemporaryDirectory() as folder:
        fonts = Path(folder) / "fonts.conf"
        fonts.write_text(NO_FONTS % folder, encoding="utf-8")
        nonsense = Path(folder) / "nonsense.conf"
        nonsense.write_bytes(b"\xff\0<fontconfig><dir>/dev/zero</dir>")
        jobs = {}
        for name, text in hostile.SMALL.items():
            jobs["draw/" + name] = pool.submit(draw, text.replace(b"\n", b"") + b"\n")
        for name, file in [("no-fonts", fonts), ("nonsense", nonsense)]:
            jobs["draw/" + name] = pool.submit(
                draw, "http://\u05d0.example/a\u0301\U0001f600".encode(),
                FONTCONFIG_FILE=str(file))
        jobs["draw/largest"] = pool.submit(draw, "a\u05d0".encode() * (LARGEST // 3))
        for name, job in jobs.items():
            points.point(name, job.result())


def check_detect(points):
    """A text with all of it, with an IRI after each."""
    for name, items in [("small", list(hostile.SMALL.values())),
                        ("large", [text for _, text in hostile.repeated(16 * KIB)])]:
        text = b"".join(item.replace(b"\n", b" ") + b"\n" + LAST + b"\n"
                        for item in items)
        for options in [[], ["--json"]]:
            status, out, _ = iri("detect", *options, stdin=text)
            points.point("detect/%s%s" % (name, "".join(options)),
                         status in (0, 1) and sum(
                             LAST in line for line in out.splitlines()) >= len(items))


def check_names(points):
    """What is not the id of an example or statement, an option or a subcommand."""
    for name, text in hostile.SMALL.items():
        if b"\0" in text or text in (b"", b"--help"):
            continue
        for command in ["examples", "statements"]:
            status, out, err = iri(command, text)
            points.point("%s/%s" % (command, name), status == 2 and out == b""
                         and err.startswith(b"iri: "), status, out, err)
        for arguments in [[text], ["to-uri", b"--spec=" + text, b"a"],
                          ["to-uri", b"--" + text, b"a"]]:
            status, _, err = iri(*arguments)
            points.point("option/%s/%d" % (name, len(arguments)),
                         status == 2 and err.startswith(b"iri: "), status, err)


def check_table(points):
    """That no subcommand is missing above."""
    _, out, _ = iri("--help")
    points.equal("subcommands", sorted(re.findall(r"^  iri (\S+)", out.decode(), re.M)),
                 sorted([*ITEMS, *OTHERS]))


def main():
    points = Points()
    check_table(points)
    check_names(points)
    check_outputs(points)
    check_pictures(points)
    check_detect(points)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        check_draw(points, pool)
        check_items(points, pool)
        check_lines(points, pool)
    points.finish()


if __name__ == "__main__":
    main()
