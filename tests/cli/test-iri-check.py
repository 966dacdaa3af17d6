# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""docs/editors/iri-check prints places that the pattern for editors beside it matches."""

import json
import os
import re
import subprocess
import tempfile
from pathlib import Path

from tap import IRI, Points

EDITORS = Path(os.environ["IRI_SOURCE_DIR"]) / "docs" / "editors"

# A line, and column and severity of what is wrong with its IRI.
LINES = (
    ("plain", "See http://example.org/ there.", None),
    ("Cyrillic letters", "See http://ѕсоре.example/x there.", ("5", "warning")),
    # RFC 3986 §3.2.3 allows it, but there are only 65,535 ports.
    ("no such port", "See http://example.org:99999/ there.", ("5", "warning")),
    ("no IRI", "Nothing.", None),
)


def pattern():
    """The pattern of the task for Visual Studio Code."""
    text = (EDITORS / "README.md").read_text(encoding="utf-8")
    task = json.loads(re.search(r"```json\n(.*?)```", text, re.DOTALL)[1])["tasks"][0]
    return re.compile(task["problemMatcher"]["pattern"]["regexp"])


def main():
    test = Points()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "a text.txt")
        file.write_text("".join(line + "\n" for _, line, _ in LINES), encoding="utf-8")
        ran = subprocess.run(
            [EDITORS / "iri-check", file], capture_output=True, text=True, check=False,
            env={**os.environ, "LC_ALL": "C.UTF-8",
                 "PATH": f"{Path(IRI).resolve().parent}:{os.environ['PATH']}"})
        found = [pattern().match(line) for line in ran.stdout.splitlines()]
        test.equal("status", (ran.returncode, ran.stderr), (0, ""))
        test.point("matched", all(found), ran.stdout)
        places = {match[2]: (match[3], match[4]) for match in found if match}
        for number, (name, _, wanted) in enumerate(LINES, 1):
            test.equal(name, places.get(str(number)), wanted)
        test.equal("file", {match[1] for match in found if match}, {str(file)})
    test.finish()


main()
