# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""How large a file, a function and a folder may become before it is divided, and how
wide comments are."""

import re
from collections import Counter
from statistics import median

from tap import Points
from tree import SOURCE, c_files

MOST_LINES_OF_A_FILE = 800
MOST_LINES_OF_A_FUNCTION = 100
MEDIAN_LINES_OF_A_FUNCTION = 16
MOST_FILES_OF_A_FOLDER = 40
# The limit of .clang-format, which does not break comments.
MOST_COLUMNS_OF_A_COMMENT = 88

# In GNU style the name of a function that is defined begins a line, and so do
# the braces around its body.
FUNCTION = re.compile(r"^(\w+) \([^;{]*?\)\n\{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL)

# A comment that begins a line.
COMMENT = re.compile(r"^[ \t]*/\*.*?\*/", re.MULTILINE | re.DOTALL)


def functions(path):
    """The name and the lines of each function of a file."""
    for found in FUNCTION.finditer(path.read_text(encoding="utf-8")):
        yield found[1], found[0].count("\n")


def folders():
    """How many files each folder has."""
    return Counter(str(path.parent.relative_to(SOURCE))
                   for top in ("src", "ui", "tests")
                   for path in (SOURCE / top).rglob("*")
                   if path.is_file() and path.suffix not in (".pyc", ".orig", ".rej"))


def wide_comments():
    """The lines of comments that are too long."""
    for path in c_files("src", "tests"):
        for found in COMMENT.finditer(path.read_text(encoding="utf-8")):
            for line in found[0].split("\n"):
                if len(line) > MOST_COLUMNS_OF_A_COMMENT:
                    yield f"{path.relative_to(SOURCE)}: {line.strip()}"


def main():
    test = Points()
    files = {str(path.relative_to(SOURCE)):
             path.read_text(encoding="utf-8").count("\n")
             for path in c_files("src", "tests")}
    test.equal("files", {name: lines for name, lines in files.items()
                         if lines > MOST_LINES_OF_A_FILE}, {})
    sizes = [(lines, name, path.name) for path in c_files("src")
             for name, lines in functions(path)]
    test.equal("functions", [size for size in sizes
                             if size[0] > MOST_LINES_OF_A_FUNCTION], [])
    # The pattern above finds them: there are thousands.
    test.point("functions/found", len(sizes) > 1000, len(sizes))
    middle = median(lines for lines, _, _ in sizes)
    test.point("functions/median", middle <= MEDIAN_LINES_OF_A_FUNCTION, middle)
    test.equal("folders", {name: n for name, n in folders().items()
                           if n > MOST_FILES_OF_A_FOLDER}, {})
    test.equal("comments", list(wide_comments()), [])
    test.finish()


main()
