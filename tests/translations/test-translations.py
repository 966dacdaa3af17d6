# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""test-translations.py IRI PO BUILD: every message has a translation, and each as it is
displayed, with left-to-right and right-to-left addresses in its placeholders. A sentence
runs in the direction of its language, so that its last punctuation mark stands at its
end; an address in it is in one piece and in the order that it has by itself."""

import json
import pathlib
import re
import subprocess
import sys
import unicodedata

from catalogue import messages, write_template
from tap import Points

RIGHT_TO_LEFT = {"ar", "fa", "he", "ur"}

ADDRESSES = {
    "left to right": "http://example.com/a?b=1",
    "right to left": "http://אבג.דה/וז?ח=1",
    "mixed": "http://a.אב/12/ג.",
}

# printf's conversions and the placeholders of messages about findings.
NUMBER = re.compile(r"%(?:\d+\$)?[-0-9.]*l*[dugX]")
TEXT = re.compile(r"%(?:\d+\$)?s|\{(?!position)[a-z-]+\}")
POSITION = re.compile(r"\{position\}")

# A date, which the program does not isolate, is the last placeholder of these messages. By
# UAX #9 its parts would be displayed in reverse order after an Arabic letter.
DATED, DATE = "Public Suffix List of %s", "2026-11-20"

SENTENCE_END = ".!?؟。"


def filled(message, address):
    """What the program displays for message, with the address isolated as it does."""
    message = POSITION.sub("7", NUMBER.sub("7", message))
    return TEXT.sub(f"\u2066{address}\u2069", message).replace("%%", "%")


def orders(iri, texts):
    """The levels and the logical positions in visual order of each text, as running text."""
    made = subprocess.run(
        [iri, "bidi", "--convention=plain-auto", "--json", "--marks=keep", "--null",
         "--spaces=keep"],
        input="\0".join(texts) + "\0", capture_output=True, text=True, check=False)
    lines = made.stdout.splitlines()
    if len(lines) != len(texts):
        raise SystemExit(f"{len(lines)} answers to {len(texts)} messages\n{made.stderr[:400]}")
    for line in lines:
        bidi = json.loads(line)["bidi"]
        yield bidi["levels"], bidi["order"]


def bare(message):
    return TEXT.sub("", NUMBER.sub("", message))


def has_letters(message, language):
    """Whether words of the language itself, not only names such as URI, are in message,
    and it is not a list of keywords, which nobody displays."""
    if message.endswith(";"):
        return False
    letters = re.findall(r"[^\W\d_]", bare(message))
    if language in RIGHT_TO_LEFT:
        return any("\u0590" <= letter <= "\u08ff" for letter in letters)
    return letters != []


def where(address, text):
    """The positions of each copy of the address in the text."""
    start = text.find(address)
    while start >= 0:
        yield range(start, start + len(address))
        start = text.find(address, start + 1)


def first_strong(text):
    """The class of the strong character that Pango takes the direction of a label from:
    the first one, even in an isolate, where UAX #9 P2 passes over it."""
    classes = map(unicodedata.bidirectional, text)
    return next((each for each in classes if each in ("L", "R", "AL")), None)


def fault(text, levels, order, address, alone, right_to_left):
    """What is wrong with the order of the text, or None."""
    end = len(text) - 1
    if first_strong(text) in ("L", None) and right_to_left:
        return "a label takes its direction from its first letter, which is Latin"
    if levels[end] % 2 != right_to_left:
        return "the sentence runs in the other direction"
    if order.index(end) != (0 if right_to_left else end):
        return "its end is not displayed at its end"
    for positions in where(address, text):
        shown = [position for position in order if position in positions]
        first = order.index(shown[0])
        if order[first:first + len(shown)] != shown:
            return "the address is displayed in several pieces"
        if [position - positions.start for position in shown] != alone:
            return "the address is displayed in another order than by itself"
    return None


def faults(iri, catalogue, language):
    """What is wrong in each message of the catalogue."""
    whole = {line for _, _, translation in messages(catalogue)
             for line in translation.splitlines() if has_letters(line, language)}
    lines = sorted(whole)
    right_to_left = language in RIGHT_TO_LEFT
    for kind, address in ADDRESSES.items():
        texts = [filled(line, address) for line in lines]
        texts = [text if text[-1] in SENTENCE_END else text + "." for text in texts]
        isolated = f"\u2066{address}\u2069"
        answers = list(orders(iri, [isolated] + texts))
        alone = [position - 1 for position in answers[0][1]
                 if 0 < position < len(isolated) - 1]
        for text, (levels, order) in zip(texts, answers[1:]):
            found = fault(text, levels, order, address, alone, right_to_left)
            if found:
                yield f"{kind}: {found}: {text}"


def date_faults(iri, catalogue):
    """The messages of the catalogue in which a date is displayed in another order."""
    texts = sorted({DATE.join(translation.rsplit("%s", 1))
                    for _, english, translation in messages(catalogue) if DATED in english})
    for text, (_, order) in zip(texts, orders(iri, texts)):
        date = next(where(DATE, text))
        if [position for position in order if position in date] != list(date):
            yield text


def run(points, name, *command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    points.point(name, done.returncode == 0, *done.stderr.splitlines()[:20])


def main():
    iri, po, build = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    points = Points()
    template = build / "test-translations.pot"
    write_template(po, template)
    for language in (po / "LINGUAS").read_text().split("\n"):
        if language == "" or language.startswith("#"):
            continue
        file = po / f"{language}.po"
        run(points, f"{language}: is what msgfmt accepts",
            "msgfmt", "--check", "--output-file=/dev/null", file)
        run(points, f"{language}: has every message", "msgcmp", file, template)
        catalogue = build / language / "LC_MESSAGES" / "iriscope.mo"
        found = list(faults(iri, catalogue, language))
        points.point(f"{language}: every message reads in its direction", found == [],
                     *found)
        found = list(date_faults(iri, catalogue))
        points.point(f"{language}: dates are displayed in their order", found == [], *found)
    points.finish()


main()
