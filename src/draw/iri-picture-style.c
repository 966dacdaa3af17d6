/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-line.h"
#include "iri-picture.h"

#define NONE IRI_PICTURE_INK_NONE
#define PART IRI_PICTURE_INK_PART
#define TEXT IRI_PICTURE_INK_TEXT

/* window.md, "Component colours" and "The picture". */
static const IriPictureStyle styles[IRI_PICTURE_N_ROLES] = {
  [IRI_PICTURE_CELL] = { "cell", PART, .10, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_CELL_FAINT] = { "cell-faint", PART, .03, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_DELIMITER] = { "delimiter", TEXT, .045, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_INVISIBLE] = { "invisible", NONE, 0, PART, .8, FALSE, FALSE },
  [IRI_PICTURE_MISSING] = { "missing", NONE, 0, PART, .8, FALSE, FALSE },
  [IRI_PICTURE_MOVED] = { "moved", NONE, 0, PART, .8, FALSE, FALSE },
  [IRI_PICTURE_DIFFERS] = { "differs", NONE, 0, PART, 1, FALSE, FALSE },
  [IRI_PICTURE_DOT] = { "dot", PART, .95, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_STRIP] = { "strip", NONE, 0, PART, 1, FALSE, FALSE },
  [IRI_PICTURE_LINE] = { "line", NONE, 0, PART, .22, FALSE, FALSE },
  [IRI_PICTURE_LINE_MOVED] = { "line-moved", NONE, 0, PART, .95, FALSE, FALSE },
  [IRI_PICTURE_LINE_DELIMITER]
  = { "line-delimiter", NONE, 0, TEXT, .78, FALSE, FALSE },
  [IRI_PICTURE_STAIR] = { "stair", NONE, 0, TEXT, .4, FALSE, FALSE },
  [IRI_PICTURE_RUN] = { "run", NONE, 0, TEXT, .4, FALSE, FALSE },
  [IRI_PICTURE_ESCAPE] = { "escape", NONE, 0, TEXT, .5, FALSE, FALSE },
  [IRI_PICTURE_BRACKET] = { "bracket", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_GLYPH] = { "glyph", PART, 1, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_GLYPH_STRONG] = { "glyph-strong", PART, 1, NONE, 0, TRUE, TRUE },
  [IRI_PICTURE_GLYPH_DELIMITER]
  = { "glyph-delimiter", TEXT, .78, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_CODE] = { "code", PART, 1, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_COUNT] = { "count", PART, 1, NONE, 0, FALSE, TRUE },
  [IRI_PICTURE_LEVEL] = { "level", TEXT, .72, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_DECODED] = { "decoded", TEXT, .9, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_NAME] = { "name", PART, 1, NONE, 0, FALSE, TRUE },
  [IRI_PICTURE_NUMBER] = { "number", TEXT, .72, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_NUMBER_MOVED]
  = { "number-moved", TEXT, 1, NONE, 0, FALSE, TRUE },
  [IRI_PICTURE_READ_AS] = { "read-as", TEXT, 1, NONE, 0, FALSE, TRUE },
  [IRI_PICTURE_TITLE] = { "title", TEXT, 1, NONE, 0, FALSE, TRUE },
  [IRI_PICTURE_NOTE] = { "note", TEXT, .72, NONE, 0, FALSE, FALSE },
};

/* High contrast: outlines instead of tints, nothing faint. */
static const IriPictureStyle high_contrast[IRI_PICTURE_N_ROLES] = {
  [IRI_PICTURE_CELL] = { "cell", NONE, 0, PART, 1, FALSE, FALSE },
  [IRI_PICTURE_CELL_FAINT] = { "cell-faint", NONE, 0, PART, 1, FALSE, FALSE },
  [IRI_PICTURE_DELIMITER] = { "delimiter", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_INVISIBLE] = { "invisible", NONE, 0, PART, 1, FALSE, FALSE },
  [IRI_PICTURE_MISSING] = { "missing", NONE, 0, PART, 1, FALSE, FALSE },
  [IRI_PICTURE_MOVED] = { "moved", NONE, 0, PART, 1, FALSE, FALSE },
  [IRI_PICTURE_LINE] = { "line", NONE, 0, PART, .6, FALSE, FALSE },
  [IRI_PICTURE_LINE_DELIMITER]
  = { "line-delimiter", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_STAIR] = { "stair", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_RUN] = { "run", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_ESCAPE] = { "escape", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_GLYPH_DELIMITER]
  = { "glyph-delimiter", TEXT, 1, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_LEVEL] = { "level", TEXT, 1, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_DECODED] = { "decoded", TEXT, 1, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_NUMBER] = { "number", TEXT, 1, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_NOTE] = { "note", TEXT, 1, NONE, 0, FALSE, FALSE },
};

const IriPictureStyle *
iri_picture_style (IriPictureRole role, gboolean contrast)
{
  g_return_val_if_fail (role < IRI_PICTURE_N_ROLES, NULL);
  if (contrast && high_contrast[role].id != NULL)
    return &high_contrast[role];
  return &styles[role];
}

PangoColor
iri_picture_color (IriPictureInk ink, IriPart part, gboolean dark)
{
  guint16 text = dark ? 0xffff : 0x3333;

  if (ink == PART && part != IRI_PART_NONE)
    return iri_line_part_color (part, dark);
  return (PangoColor){ text, text, text };
}

PangoColor
iri_picture_ground (gboolean dark)
{
  guint16 ground = dark ? 0x3636 : 0xffff;

  return (PangoColor){ ground, ground, ground };
}
