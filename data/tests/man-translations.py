# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""man-translations.py PO PAGES LANGUAGE…: checks the catalogues of the man pages in
the folder PO, and the pages that po4a made of them in PAGES."""

import pathlib
import re
import subprocess
import sys
import tempfile

from catalogue import messages
from tap import Points

# po4a writes a macro within a paragraph as E<.Macro arguments>, and < as E<lt>.
MACRO = re.compile(r"E<\.((?:[^<>]|E<[lg]t>)*)>")

# Their arguments may be labels of the window.
PROSE = ("Dq ", "Ic ")


def run(*command, folder=None):
    made = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    return made.returncode, made.stdout.decode("UTF-8") + made.stderr.decode("UTF-8")


def macros(text):
    """The macros of a message: those with arguments that are not prose in full."""
    return {found[:3] if found.startswith(PROSE) else found
            for found in MACRO.findall(text)}


def check_catalogue(test, po, compiled):
    """A macro that is lost or misspelt changes what an option is called."""
    test.equal("msgfmt/" + po.stem, run("msgfmt", "--check", "-o", compiled, po), (0, ""))
    if not compiled.exists():
        return
    for _, message, translation in messages(compiled):
        if translation and macros(message) != macros(translation):
            test.equal("macros/%s/%s" % (po.stem, message[:40]), macros(translation),
                       macros(message))


def check_page(test, name, page, whole):
    # Builds leave out a page of which less than 80 % is translated, this test any.
    test.point("translated/" + name, whole.exists(), "run po4a data/man/po4a.cfg")
    if page.exists():
        test.equal("valid/" + name, run("mandoc", "-T", "lint", "-W", "error", page),
                   (0, ""))
        status, text = run("mandoc", "-K", "utf-8", "-T", "utf8", page)
        test.point("shown/" + name, status == 0 and "E<" not in text)


def main():
    test = Points()
    catalogues, pages = map(pathlib.Path, sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        test.equal("po4a", run("po4a", "--no-update", "--quiet", "--keep", "100",
                               "--destdir", folder, "po4a.cfg", folder=catalogues.parent),
                   (0, ""))
        for language in sys.argv[3:]:
            check_catalogue(test, catalogues / (language + ".po"),
                            pathlib.Path(folder, language + ".mo"))
            for name in "iri.1", "iriscope.1":
                check_page(test, language + "/" + name,
                           *(where / language / "man1" / name
                             for where in (pages, pathlib.Path(folder))))
    test.finish()


main()
