# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Each docs/README.LANGUAGE.md says what README.md says: the same blocks in the same order,
the same code, links and pictures, and the labels of the window as the catalogue has them.
Where the language is written from right to left, its text runs that way and code does
not."""

import re
import sys
import unicodedata
from pathlib import Path

from catalogue import messages
from tap import Points
from tree import SOURCE

CODE = re.compile(r'`([^`]+)`|<code dir="ltr">([^<]+)</code>')
COMMENT = re.compile(r"(^|\s+)# .*$")
LABEL = re.compile(r"\*\*([^*]+)\*\*")
LINK = re.compile(r"!?\[[^]]*\]\(([^)]+)\)")
OTHER_LANGUAGE = re.compile(r"README\.")
RIGHT_TO_LEFT = ("ar", "he")


def kind(block):
    """What a block is: how it begins, or "" for a paragraph."""
    return re.match(r"#+ |- |!\[|<!--|</?div|", block)[0]


def blocks(path):
    """The blocks of a document, without its licence: (kind, text). An item of a list is a
    block."""
    text = path.read_text(encoding="utf-8")
    for number, part in enumerate(re.split(r"^(```.*?^```)$", text, flags=re.M | re.S)):
        if number % 2 == 1:
            yield "```", part
            continue
        for block in re.split(r"\n{2,}|\n(?=- )", part.strip("\n")):
            if block != "" and kind(block) != "<!--":
                yield kind(block), block


def without_comments(code):
    """The lines of code that are not a comment, without those at their ends."""
    lines = [COMMENT.sub("", line) for line in code.split("\n")]
    return [line for line in lines if line]


def codes(prose):
    """The code inside prose, such as keys and commands."""
    return {" ".join((short or long).split()) for short, long in CODE.findall(prose)}


def links(path, prose):
    """The files that prose of the document at path has links to and pictures of, in order,
    from the top of the source."""
    for target in LINK.findall(prose):
        if not OTHER_LANGUAGE.search(target):
            file = (path.parent / target).resolve()
            yield str(file.relative_to(SOURCE.resolve()))


def translated_picture(name, language):
    """The picture of the window in the language, for one in README.md."""
    return re.sub(r"^(data/screenshots/\w+)-\w+\.png$", rf"\1-{language}.png", name)


def check_labels(test, language, catalogue, original, translation):
    """A label of the window is what the catalogue has for it, or what stands for it where
    it is used as a word."""
    bare = {}
    for context, message, translated in messages(catalogue):
        if context == "":
            bare.setdefault(re.sub("[_…]", "", message), set()).add(
                re.sub("[_…]", "", translated))
    labels, own = (LABEL.findall(" ".join(text.split()))
                   for text in (original, translation))
    test.equal(language + "/number of labels", len(own), len(labels))
    test.equal(language + "/labels", [
        (label, translated) for label, translated in zip(labels, own)
        if translated not in bare.get(label, {translated})], [])


def strong(text):
    """The directions of the strong characters of text: L, or R for both of R and AL."""
    classes = map(unicodedata.bidirectional, text)
    return [each[0].replace("A", "R") for each in classes if each in ("L", "R", "AL")]


def lost_codes(prose):
    """Code in right-to-left prose that is displayed in another order, because it begins or
    ends with punctuation, or that runs together with Latin text next to it: both need
    <code dir="ltr">."""
    text = re.sub(r'<code dir="ltr">[^<]+</code>|\]\([^)]+\)', " ", prose)
    for found in re.finditer("`([^`]+)`", text):
        before, after = strong(text[:found.start()]), strong(text[found.end():])
        if (not (found[1][0].isalnum() and found[1][-1].isalnum())
                or before[-1:] == ["L"] or after[:1] == ["L"]):
            yield found[1]


def check_directions(test, language, translated):
    """Text is inside <div dir="rtl">, code outside of it. GitHub takes the direction of a
    block from its first letter, whatever is around it."""
    right_to_left, outside, other, lost = False, [], [], []
    for each, block in translated:
        if each in ("<div", "</div"):
            right_to_left = block == '<div dir="rtl">'
        elif right_to_left == (each == "```"):
            outside.append(block)
        elif each != "```":
            text = re.sub(r'<code dir="ltr">[^<]+</code>', "", block)
            other += [block] if strong(text)[:1] != ["R"] else []
            lost += lost_codes(block)
    test.equal(language + "/in its direction", outside, [])
    test.equal(language + "/first letters", other, [])
    test.equal(language + "/code in prose", lost, [])


def check_translation(test, language, catalogue):
    original = SOURCE / "README.md"
    path = SOURCE / "docs" / f"README.{language}.md"
    theirs, ours = list(blocks(original)), list(blocks(path))
    prose, own = ("\n".join(block for each, block in all_blocks if each != "```")
                  for all_blocks in (theirs, ours))
    test.equal(language + "/blocks",
               [each for each, _ in ours if "div" not in each],
               [each for each, _ in theirs])
    test.equal(language + "/code",
               *([without_comments(block) for each, block in all_blocks if each == "```"]
                 for all_blocks in (ours, theirs)))
    test.equal(language + "/keys and commands", sorted(codes(own)), sorted(codes(prose)))
    test.equal(language + "/links and pictures", list(links(path, own)),
               [translated_picture(name, language) for name in links(original, prose)])
    test.equal(language + "/files", [
        name for name in links(path, own) if not (SOURCE / name).exists()], [])
    check_labels(test, language, catalogue, prose, own)
    if language in RIGHT_TO_LEFT:
        check_directions(test, language, ours)


def main():
    """test-readme.py FOLDER: the folder of the catalogues."""
    test = Points()
    languages = sorted(path.name.split(".")[1]
                       for path in (SOURCE / "docs").glob("README.*.md"))
    test.point("found", len(languages) > 1, languages)
    names = {"README.md", *(f"README.{language}.md" for language in languages)}
    for path in [SOURCE / "README.md", *(SOURCE / "docs").glob("README.*.md")]:
        text = path.read_text(encoding="utf-8")
        test.equal(path.name + "/other languages", {
            Path(target).name for target in LINK.findall(text)
            if OTHER_LANGUAGE.search(target) and (path.parent / target).exists()},
            names - {path.name})
    for language in languages:
        check_translation(test, language,
                          Path(sys.argv[1]) / language / "LC_MESSAGES" / "iriscope.mo")
    test.finish()


main()
