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


class Sequence:
    """An isolating run sequence while W1 to I2 apply to it."""

    def __init__(self, indices, types, classes, brackets, level, sos, eos):
        self.indices = indices
        self.types = [types[at] for at in indices]
        self.brackets = [brackets[at] for at in indices]
        self.was_mark = [classes[at] == "NSM" for at in indices]
        self.level, self.sos, self.eos = level, sos, eos
        self.embedding = direction(level)


def w1(seq):
    types = seq.types
    for i, name in enumerate(types):
        if name == "NSM":
            before = types[i - 1] if i else seq.sos
            types[i] = ("ON" if before in ISOLATES or before == "PDI"
                        else before)


def w2(seq):
    strong = seq.sos
    for i, name in enumerate(seq.types):
        if name in ("R", "L", "AL"):
            strong = name
        elif name == "EN" and strong == "AL":
            seq.types[i] = "AN"


def w3(seq):
    seq.types[:] = ["R" if name == "AL" else name for name in seq.types]


def w4(seq):
    types = seq.types
    for i in range(1, len(types) - 1):
        around = types[i - 1], types[i + 1]
        if types[i] == "ES" and around == ("EN", "EN"):
            types[i] = "EN"
        elif types[i] == "CS" and around in (("EN", "EN"), ("AN", "AN")):
            types[i] = around[0]


def w5(seq):
    types, i, n = seq.types, 0, len(seq.types)
    while i < n:
        end = i
        while end < n and types[end] == "ET":
            end += 1
        if end > i and ((i and types[i - 1] == "EN")
                        or (end < n and types[end] == "EN")):
            types[i:end] = ["EN"] * (end - i)
        i = max(end, i + 1)


def w6(seq):
    seq.types[:] = ["ON" if name in ("ES", "ET", "CS") else name
                    for name in seq.types]


def w7(seq):
    strong = seq.sos
    for i, name in enumerate(seq.types):
        if name in ("R", "L"):
            strong = name
        elif name == "EN" and strong == "L":
            seq.types[i] = "L"


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


def n0(seq):
    types, embedding = seq.types, seq.embedding
    for begin, end in bracket_pairs(types, seq.brackets):
        inside = {STRONG.get(name) for name in types[begin + 1:end]}
        other = "L" if embedding == "R" else "R"
        if embedding in inside:
            found = embedding
        elif other in inside:
            before = next((STRONG[name] for name in reversed(types[:begin])
                           if name in STRONG), seq.sos)
            found = other if before == other else embedding
        else:
            continue
        for i in (begin, end):
            types[i] = found
            i += 1
            while i < len(types) and seq.was_mark[i]:
                types[i] = found
                i += 1


def n1(seq):
    types, i, n = seq.types, 0, len(seq.types)
    while i < n:
        end = i
        while end < n and types[end] in NEUTRAL:
            end += 1
        if end > i:
            before = STRONG[types[i - 1]] if i else seq.sos
            after = STRONG[types[end]] if end < n else seq.eos
            if before == after:
                types[i:end] = [before] * (end - i)
        i = max(end, i + 1)


def n2(seq):
    seq.types[:] = [seq.embedding if name in NEUTRAL else name
                    for name in seq.types]


# The rules for a sequence, in their order.
RULES = (("W1", w1), ("W2", w2), ("W3", w3), ("W4", w4), ("W5", w5), ("W6", w6),
         ("W7", w7), ("N0", n0), ("N1", n1), ("N2", n2))
# X5a to X6a: which rule gives a character of a class its level.
EXPLICIT_RULES = {"RLI": "X5a", "LRI": "X5b", "FSI": "X5c", "PDI": "X6a"}
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


def sequences_of(classes, types, brackets, levels, base, match):
    kept = [at for at, name in enumerate(classes) if name not in REMOVED]
    for indices in run_sequences(classes, levels, kept, match):
        sos, eos = boundaries(indices, classes, levels, kept, base, match)
        yield Sequence(indices, types, classes, brackets, levels[indices[0]],
                       sos, eos)


def ignore_step(rule, types, levels):
    """Takes the steps that nobody asked for."""


def explicit_steps(classes, before, after, step):
    """X5a to X6a, one after the other. Both states are types and levels."""
    types, levels = map(list, before)
    for rule in ("X5a", "X5b", "X5c", "X6", "X6a"):
        for at, name in enumerate(classes):
            if EXPLICIT_RULES.get(name, "X6") == rule:
                types[at], levels[at] = after[0][at], after[1][at]
        step(rule, types, levels)


def implicit_steps(sequences, types, levels, step):
    """I1, I2."""
    for odd, rule in enumerate(("I1", "I2")):
        for seq in sequences:
            if seq.level % 2 == odd:
                for at, name in zip(seq.indices, seq.types):
                    levels[at] += IMPLICIT[name][odd]
        step(rule, types, levels)


def resolve_paragraph(classes, brackets, base, step=ignore_step):
    """Levels of one paragraph, None for what X9 removes, and its own level.
    base is that, or None to have it found. Calls step with each rule, and the
    types and levels after it."""
    match = matching_isolates(classes)
    if base is None:
        base = first_strong(classes, 0, len(classes), match)
    start = list(classes), [base] * len(classes)
    step("P3", *start)
    levels, types = explicit(classes, base, match)
    explicit_steps(classes, start, (types, levels), step)
    sequences = list(sequences_of(classes, types, brackets, levels, base, match))
    for at, name in enumerate(classes):
        if name in REMOVED:
            types[at], levels[at] = name, None
    step("X9", types, levels)
    for rule, apply in RULES:
        for seq in sequences:
            apply(seq)
            for at, name in zip(seq.indices, seq.types):
                types[at] = name
        step(rule, types, levels)
    implicit_steps(sequences, types, levels, step)
    whitespace(classes, levels, base)
    for at, name in enumerate(classes):
        if name in REMOVED:
            levels[at] = None
    step("L1", types, levels)
    return levels, base


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


def resolve(text, base, classes=None, step=ignore_step):
    """Levels of a text, and the level of its first paragraph. With classes
    other than the characters' own if they are given. Calls step with each rule,
    and the types and levels of a paragraph after it."""
    classes = classes or [bidi_class(character) for character in text]
    brackets = brackets_of(text)
    levels, first, begin = [], None, 0
    for at, name in enumerate(classes + ["B"]):  # P1
        if name == "B" and (at > begin or at < len(classes) or first is None):
            part, found = resolve_paragraph(classes[begin:at + 1],
                                            brackets[begin:at + 1], base, step)
            levels += part
            first = found if first is None else first
            begin = at + 1
    return levels, first


def states(text, base):
    """The types and levels of all characters after each rule, in order."""
    after = {}

    def step(rule, types, levels):
        all_types, all_levels = after.setdefault(rule, ([], []))
        all_types += types
        all_levels += levels

    resolve(text, base, step=step)
    return after


def reversals(levels):
    """L2: each level and the index at each visual position after it."""
    order = [at for at, level in enumerate(levels) if level is not None]
    odd = [level for level in levels if level is not None and level % 2]
    if not odd:
        return
    for level in range(max(filter(None, levels)), min(odd) - 1, -1):
        i = 0
        while i < len(order):
            end = i
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[i:end] = order[i:end][::-1]
            i = max(end, i + 1)
        yield level, list(order)


def reorder(levels):
    """L2: the index at each visual position."""
    order = [at for at, level in enumerate(levels) if level is not None]
    for _, order in reversals(levels):
        pass
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
