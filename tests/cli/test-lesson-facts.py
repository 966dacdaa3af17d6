# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What the lessons say is what `iri` computes. A comment of a lesson,

    % WORDS => COMMAND TEXT => RESULT

has words of its text, and a command that shows that they are right. In a command `bidi`,
the capitals A to J stand for the first ten Hebrew letters, and uba.py orders the text
too. "(rejected)" is exit status 1, which reports an error."""

import os
from pathlib import Path

import uba
from tap import Points, iri

LESSONS = Path(os.environ["IRI_SOURCE_DIR"]) / "data" / "lessons"
N_LESSONS = 10
REJECTED = "(rejected)"
TO_HEBREW = {ord("A") + i: chr(0x5D0 + i) for i in range(10)}
FROM_HEBREW = {0x5D0 + i: chr(ord("A") + i) for i in range(10)}


def run(words):
    status, out, _ = iri(*words, LC_ALL="C.UTF-8")
    return REJECTED if status == 1 else out.decode().removesuffix("\n")


def order(text):
    levels, _ = uba.resolve(text, 0)
    return "".join(text[at] for at in uba.reorder(levels)
                   if not uba.is_formatting(text[at]))


def check(points, lesson, prose, line):
    words, command, wanted = line.split(" => ")
    arguments = command.encode("ascii", "backslashreplace").decode("unicode_escape").split()
    points.point(f"{lesson}: says: {words}", words in prose)
    if arguments[0] != "bidi":
        points.equal(f"{lesson}: {command}", run(arguments), wanted)
        return
    arguments[-1] = arguments[-1].translate(TO_HEBREW)
    status, out, _ = iri(*arguments, LC_ALL="C.UTF-8")
    points.equal(f"{lesson}: {command}",
                 out.decode().removesuffix("\n").translate(FROM_HEBREW), wanted)
    points.point(f"{lesson}: {command}: status", status in (0, 1))
    if len(arguments) == 2:
        points.equal(f"{lesson}: {command}, second implementation",
                     order(arguments[-1]).translate(FROM_HEBREW), wanted)


def main():
    points = Points()
    lessons = sorted(LESSONS.glob("*.lesson"))
    points.equal("lessons", len(lessons), N_LESSONS)
    for path in lessons:
        lines = path.read_text(encoding="utf-8").splitlines()
        prose = " ".join(" ".join(line for line in lines if line[:1] not in "%{").split())
        checks = [line[2:] for line in lines if line.startswith("% ") and " => " in line]
        points.point(f"{path.stem}: has checks", len(checks) > 0)
        for line in checks:
            check(points, path.stem, prose, line)
    points.finish()


main()
