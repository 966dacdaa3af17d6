# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The Unicode Bidirectional Algorithm as worded in UAX #9, rule by rule. It was
written without reference to src/core, as a second source of expected values, and
is not fast. Properties are those of Debian's unicode-data."""

import bisect
from pathlib import Path

UNICODE = Path("/usr/share/unicode")
MAX_DEPTH = 125  # BD2

ISOLATES = {"LRI", "RLI", "FSI"}
# X9. Isolates stay.
REMOVED = {"LRE", "RLE", "LRO", "RLO", "PDF", "BN"}
# "NI" of N0 to N2.
NEUTRAL = {"B", "S", "WS", "ON", "FSI", "LRI", "RLI", "PDI"}
# X2 to X5c: what each pushes, by its level and override.
PUSHES = {"RLE": (1, None), "LRE": (0, None), "RLO": (1, "R"), "LRO": (0, "L"),
          "RLI": (1, None), "LRI": (0, None)}


def table(name, of_line):
    """Calls of_line with the fields of each line of a Unicode data file."""
    with open(UNICODE / name, encoding="utf-8") as file:
        for line in file:
            fields = [field.strip()
                      for field in line.split("#", 1)[0].split(";")]
            if fields != [""]:
                yield of_line(fields)


def code_range(text):
    begin, _, end = text.partition("..")
    return int(begin, 16), int(end or begin, 16)


RANGES = sorted(table("extracted/DerivedBidiClass.txt",
                      lambda f: (*code_range(f[0]), f[1])))
MIRRORS = dict(table("BidiMirroring.txt",
                     lambda f: (chr(int(f[0], 16)), chr(int(f[1], 16)))))
# The matching bracket of each bracket, and whether it is the opening one.
BRACKETS = dict(table("BidiBrackets.txt",
                      lambda f: (chr(int(f[0], 16)),
                                 (chr(int(f[1], 16)), f[2] == "o"))))
# BD16: these two pairs are canonically equivalent.
CANONICAL = {"\u2329": "\u3008", "\u232a": "\u3009"}
CLASSES = {}


def bidi_class(character):
    """Bidi_Class. The tests have no unassigned code points."""
    if character not in CLASSES:
        code = ord(character)
        at = bisect.bisect_right(RANGES, (code, 0x110000)) - 1
        begin, end, name = RANGES[at]
        CLASSES[character] = name if begin <= code <= end else "L"
    return CLASSES[character]


def matching_isolates(classes):
    """BD9: the PDI of each isolate initiator that has one."""
    match, stack = {}, []
    for at, name in enumerate(classes):
        if name in ISOLATES:
            stack.append(at)
        elif name == "PDI" and stack:
            match[stack.pop()] = at
    return match


def first_strong(classes, begin, end, match):
    """P2, P3: the level between begin and end, isolates being skipped."""
    at = begin
    while at < end:
        if classes[at] in ("L", "R", "AL"):
            return 0 if classes[at] == "L" else 1
        if classes[at] in ISOLATES:
            at = match.get(at, end)
        at += 1
    return 0


def explicit(classes, base, match):
    """X1 to X8: levels, and classes as overridden."""
    levels, types = [base] * len(classes), list(classes)
    stack = [(base, None, False)]
    too_many_isolates = too_many_embeddings = valid_isolates = 0
    for at, name in enumerate(classes):
        level, override, _ = stack[-1]
        if name in ISOLATES or name in PUSHES:
            isolate = name in ISOLATES
            if isolate:
                levels[at] = level
                types[at] = override or name
            if name == "FSI":
                end = match.get(at, len(classes))
                name = ("RLI" if first_strong(classes, at + 1, end, match)
                        else "LRI")
            odd, pushed = PUSHES[name]
            new = level + 1 if (level + 1) % 2 == odd else level + 2
            if (new <= MAX_DEPTH and not too_many_isolates
                    and not too_many_embeddings):
                valid_isolates += isolate
                stack.append((new, pushed, isolate))
            elif isolate:
                too_many_isolates += 1
            elif not too_many_isolates:
                too_many_embeddings += 1
        elif name == "PDI":
            if too_many_isolates:
                too_many_isolates -= 1
            elif valid_isolates:
                too_many_embeddings = 0
                while not stack[-1][2]:
                    stack.pop()
                stack.pop()
                valid_isolates -= 1
            level, override, _ = stack[-1]
            levels[at] = level
            types[at] = override or name
        elif name == "PDF":
            if too_many_isolates:
                pass
            elif too_many_embeddings:
                too_many_embeddings -= 1
            elif not stack[-1][2] and len(stack) > 1:
                stack.pop()
        elif name not in ("B", "BN"):
            levels[at] = level
            types[at] = override or name
    return levels, types


def run_sequences(classes, levels, kept, match):
    """BD13, X10: isolating run sequences, each a list of indices."""
    runs = []
    for at in kept:
        if runs and levels[runs[-1][-1]] == levels[at]:
            runs[-1].append(at)
        else:
            runs.append([at])
    of_first = {run[0]: run for run in runs}
    continued = set()
    for run in runs:
        if classes[run[-1]] in ISOLATES and run[-1] in match:
            continued.add(match[run[-1]])
    for run in runs:
        if run[0] in continued:
            continue
        sequence = list(run)
        while classes[sequence[-1]] in ISOLATES and sequence[-1] in match:
            sequence += of_first[match[sequence[-1]]]
        yield sequence


def direction(level):
    return "R" if level % 2 else "L"


def boundaries(sequence, classes, levels, kept, base, match):
    """X10: sos and eos."""
    level = levels[sequence[0]]
    before = bisect.bisect_left(kept, sequence[0]) - 1
    last = sequence[-1]
    after = bisect.bisect_left(kept, last) + 1
    lower = levels[kept[before]] if before >= 0 else base
    higher = base
    if after < len(kept) and not (classes[last] in ISOLATES
                                  and last not in match):
        higher = levels[kept[after]]
    return direction(max(level, lower)), direction(max(level, higher))


def weak(types, sos):
    """W1 to W7."""
    n = len(types)
    for i in range(n):  # W1
        if types[i] == "NSM":
            before = types[i - 1] if i else sos
            types[i] = ("ON" if before in ISOLATES or before == "PDI"
                        else before)
    strong = sos
    for i in range(n):  # W2
        if types[i] in ("R", "L", "AL"):
            strong = types[i]
        elif types[i] == "EN" and strong == "AL":
            types[i] = "AN"
    for i in range(n):  # W3
        if types[i] == "AL":
            types[i] = "R"
    for i in range(1, n - 1):  # W4
        around = types[i - 1], types[i + 1]
        if types[i] == "ES" and around == ("EN", "EN"):
            types[i] = "EN"
        elif types[i] == "CS" and around in (("EN", "EN"), ("AN", "AN")):
            types[i] = around[0]
    i = 0
    while i < n:  # W5
        end = i
        while end < n and types[end] == "ET":
            end += 1
        if end > i and ((i and types[i - 1] == "EN")
                        or (end < n and types[end] == "EN")):
            types[i:end] = ["EN"] * (end - i)
        i = max(end, i + 1)
    for i in range(n):  # W6
        if types[i] in ("ES", "ET", "CS"):
            types[i] = "ON"
    strong = sos
    for i in range(n):  # W7
        if types[i] in ("R", "L"):
            strong = types[i]
        elif types[i] == "EN" and strong == "L":
            types[i] = "L"


def bracket_pairs(types, brackets):
    """BD16. Only what is still ON counts."""
    stack, pairs = [], []
    for i, bracket in enumerate(brackets):
        if bracket is None or types[i] != "ON":
            continue
        identity, opens = bracket
        if opens:
            if len(stack) == 63:
                break
            stack.append((identity, i))
            continue
        for depth in range(len(stack) - 1, -1, -1):
            if stack[depth][0] == identity:
                pairs.append((stack[depth][1], i))
                del stack[depth:]
                break
    return sorted(pairs)


# N0 to N2: numbers are as R.
STRONG = {"L": "L", "R": "R", "EN": "R", "AN": "R"}


def paired(types, brackets, was_mark, sos, embedding):
    """N0."""
    for begin, end in bracket_pairs(types, brackets):
        inside = {STRONG.get(name) for name in types[begin + 1:end]}
        other = "L" if embedding == "R" else "R"
        if embedding in inside:
            found = embedding
        elif other in inside:
            before = next((STRONG[name] for name in reversed(types[:begin])
                           if name in STRONG), sos)
            found = other if before == other else embedding
        else:
            continue
        for i in (begin, end):
            types[i] = found
            i += 1
            while i < len(types) and was_mark[i]:
                types[i] = found
                i += 1


def neutral(types, sos, eos, embedding):
    """N1, N2."""
    i, n = 0, len(types)
    while i < n:
        end = i
        while end < n and types[end] in NEUTRAL:
            end += 1
        if end > i:
            before = STRONG[types[i - 1]] if i else sos
            after = STRONG[types[end]] if end < n else eos
            types[i:end] = [before if before == after else embedding] * (end - i)
        i = max(end, i + 1)


# I1, I2: the increment for an even level, and for an odd one.
IMPLICIT = {"L": (0, 1), "R": (1, 0), "AN": (2, 1), "EN": (2, 1)}


def whitespace(classes, levels, base):
    """L1, on classes as they were. Removed characters are passed over."""
    trailing = True
    for at in range(len(classes) - 1, -1, -1):
        name = classes[at]
        if name in ("B", "S"):
            levels[at] = base
            trailing = True
        elif name in REMOVED:
            pass
        elif trailing and (name in ("WS", "PDI") or name in ISOLATES):
            levels[at] = base
        else:
            trailing = False


def resolve_paragraph(classes, brackets, base):
    """Levels of one paragraph, None for what X9 removes, and its own level.
    base is that, or None to have it found."""
    match = matching_isolates(classes)
    if base is None:
        base = first_strong(classes, 0, len(classes), match)
    levels, types = explicit(classes, base, match)
    kept = [at for at, name in enumerate(classes) if name not in REMOVED]
    sequences = list(run_sequences(classes, levels, kept, match))
    results = list(levels)
    for sequence in sequences:
        sos, eos = boundaries(sequence, classes, levels, kept, base, match)
        embedding = direction(levels[sequence[0]])
        mine = [types[at] for at in sequence]
        was_mark = [classes[at] == "NSM" for at in sequence]
        weak(mine, sos)
        paired(mine, [brackets[at] for at in sequence], was_mark, sos,
               embedding)
        neutral(mine, sos, eos, embedding)
        for at, name in zip(sequence, mine):
            results[at] += IMPLICIT[name][results[at] % 2]
    whitespace(classes, results, base)
    for at, name in enumerate(classes):
        if name in REMOVED:
            results[at] = None
    return results, base


def brackets_of(text):
    """For each character what a pair has in common, and whether it opens."""
    found = []
    for character in text:
        other, opens = BRACKETS.get(character, (None, None))
        if other is None:
            found.append(None)
        else:
            one = other if opens else character
            found.append((CANONICAL.get(one, one), opens))
    return found


def resolve(text, base, classes=None):
    """Levels of a text, and the level of its first paragraph. With classes
    other than the characters' own if they are given."""
    classes = classes or [bidi_class(character) for character in text]
    brackets = brackets_of(text)
    levels, first, begin = [], None, 0
    for at, name in enumerate(classes + ["B"]):  # P1
        if name == "B" and (at > begin or at < len(classes) or first is None):
            part, found = resolve_paragraph(classes[begin:at + 1],
                                            brackets[begin:at + 1], base)
            levels += part
            first = found if first is None else first
            begin = at + 1
    return levels, first


def reorder(levels):
    """L2: the index at each visual position."""
    order = [at for at, level in enumerate(levels) if level is not None]
    odd = [level for level in levels if level is not None and level % 2]
    if not odd:
        return order
    for level in range(max(filter(None, levels)), min(odd) - 1, -1):
        i = 0
        while i < len(order):
            end = i
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[i:end] = order[i:end][::-1]
            i = max(end, i + 1)
    return order


def is_formatting(character):
    """Bidi_Control, and characters that X9 removes: all of them are invisible."""
    return (character in "\u061c\u200e\u200f\u2066\u2067\u2068\u2069"
            or bidi_class(character) in REMOVED)


def visual(text, levels, order):
    """What is seen: L3, marks after their base; L4, mirrors. Where marks stand
    before their base is where L2 has turned them round with it; nothing is
    between them but what X9 has removed."""
    seen, i = [], 0
    while i < len(order):
        end = i
        while (bidi_class(text[order[end]]) == "NSM"
               and levels[order[end]] % 2 and end + 1 < len(order)
               and order[end + 1] < order[end]
               and not any(level is not None for level in
                           levels[order[end + 1] + 1:order[end]])):
            end += 1
        seen += order[i:end + 1][::-1]
        i = end + 1
    return "".join(MIRRORS.get(text[at], text[at]) if levels[at] % 2
                   else text[at] for at in seen
                   if not is_formatting(text[at]))


def look(text, base):
    """What a text looks like in a paragraph of a level, or None."""
    levels, _ = resolve(text, base)
    return visual(text, levels, reorder(levels))
