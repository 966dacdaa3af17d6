# SPDX-FileCopyrightText: 2026 The Iriscope authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Pango puts a hyphen where it breaks a word that is too long for a line. A host would
have one character more, so no label that breaks words inserts hyphens."""

import xml.etree.ElementTree as ET

from tap import Points
from tree import SOURCE


def labels(path):
    """The labels of a template that break words."""
    for label in ET.parse(path).iter("object"):
        if (label.get("class") == "GtkLabel"
                and label.find("property[@name='wrap-mode']") is not None):
            yield label


def main():
    test = Points()
    count = 0
    for path in sorted((SOURCE / "ui").rglob("*.ui")):
        attributes = [label.find("attributes/attribute[@name='insert-hyphens']")
                      for label in labels(path)]
        values = [None if one is None else one.get("value") for one in attributes]
        count += len(values)
        if values:
            test.equal(path.stem, values, ["false"] * len(values))
    test.point("found", count > 0, count)
    test.finish()


main()
