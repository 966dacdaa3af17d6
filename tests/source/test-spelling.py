# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What people read is in American English, as GNOME's style wants it. Names in code, ids,
options and JSON keep the spelling that they have."""

import re
import subprocess
import tempfile
from pathlib import Path

from tap import Points
from tree import SOURCE

# Beginnings of British words, with what may stand before them, and endings.
BRITISH = re.compile(
    r"""(?<![\w-])(
        (mis)?(behaviour|colour|favour|flavour|harbour|honour|humour|labour|neighbour|rumour)
        | (re)?(analys|catalys)(e|ed|er|ing)\b | (cancel|label|model|signal|travel)l(ed|ing)\b
        | (de|en|re)?(centre|fibre|litre|metre|theatre)
        | artefact | catalogue | defence | dialogue | enrolment | fulfil(s|ment)?\b | grey
        | judgement | learnt\b | licence | offence | pretence | programme(s)?\b | sceptic
        | spelt\b | whilst\b
        | \w+(al|an|at|er|im|in|ol|ul)is(e|ed|er|es|ing|ation|ations)\b | (un)?recognis
    )\w*""", re.IGNORECASE | re.VERBOSE)

# Words with such an ending in both.
AMERICAN = {"merchandise", "treatise"}

# Words as they are, not as they are read.
CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|<code.*?</code>")

PAGES = "README.md", "NEWS.md", "data/man/iri.1", "data/man/iriscope.1"


def british(text):
    """The British words of a text, each once."""
    found = (match[0] for match in BRITISH.finditer(CODE.sub("", text)))
    return sorted({word for word in found if word.lower() not in AMERICAN})


def messages():
    """The text of all messages of the source, as xgettext finds them."""
    with tempfile.TemporaryDirectory() as folder:
        template = Path(folder, "iriscope.pot")
        subprocess.run(
            ["xgettext", "--from-code=UTF-8", f"--directory={SOURCE}", "--no-wrap",
             f"--files-from={SOURCE / 'po' / 'POTFILES.in'}", f"--output={template}",
             "--keyword=_", "--keyword=N_", "--keyword=C_:1c,2", "--keyword=NC_:1c,2"],
            check=True, capture_output=True)
        lines = template.read_text(encoding="utf-8").split("\n")
    return "\n".join(line for line in lines if re.match(r'msgid|"', line))


def main():
    test = Points()
    test.equal("british", british("The colours of grey centres are analysed"),
               ["analysed", "centres", "colours", "grey"])
    test.equal("american", british("A precise analysis of promises, otherwise unwise"), [])
    text = messages()
    test.point("found", 'msgid "Scheme"' in text, len(text))
    test.equal("messages", british(text), [])
    for page in PAGES:
        test.equal(page, british((SOURCE / page).read_text(encoding="utf-8")), [])
    test.finish()


main()
