/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-layout.h"
#include "iri-picture.h"

#define NONE IRI_PICTURE_INK_NONE
#define COMPONENT IRI_PICTURE_INK_COMPONENT
#define TEXT IRI_PICTURE_INK_TEXT

static const IriPictureStyle styles[IRI_PICTURE_N_ROLES] = {
  [IRI_PICTURE_CELL] = { "cell", COMPONENT, .10, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_CELL_FAINT] = { "cell-faint", COMPONENT, .03, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_DELIMITER] = { "delimiter", TEXT, .045, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_INVISIBLE] = { "invisible", NONE, 0, COMPONENT, .8, FALSE, FALSE },
  [IRI_PICTURE_MISSING] = { "missing", NONE, 0, COMPONENT, .8, FALSE, FALSE },
  [IRI_PICTURE_MOVED] = { "moved", NONE, 0, COMPONENT, .8, FALSE, FALSE },
  [IRI_PICTURE_DIFFERS] = { "differs", NONE, 0, COMPONENT, 1, FALSE, FALSE },
  [IRI_PICTURE_DOT] = { "dot", COMPONENT, .95, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_PATTERN] = { "strip", NONE, 0, COMPONENT, 1, FALSE, FALSE },
  [IRI_PICTURE_CONNECTOR] = { "line", NONE, 0, COMPONENT, .22, FALSE, FALSE },
  [IRI_PICTURE_CONNECTOR_MOVED]
  = { "line-moved", NONE, 0, COMPONENT, .95, FALSE, FALSE },
  [IRI_PICTURE_CONNECTOR_DELIMITER]
  = { "line-delimiter", NONE, 0, TEXT, .78, FALSE, FALSE },
  [IRI_PICTURE_STAIR] = { "stair", NONE, 0, TEXT, .4, FALSE, FALSE },
  [IRI_PICTURE_RUN] = { "run", NONE, 0, TEXT, .4, FALSE, FALSE },
  [IRI_PICTURE_ESCAPE] = { "escape", NONE, 0, TEXT, .5, FALSE, FALSE },
  [IRI_PICTURE_BRACKET] = { "bracket", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_FINDING] = { "finding", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_GLYPH] = { "glyph", COMPONENT, 1, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_GLYPH_STRONG] = { "glyph-strong", COMPONENT, 1, NONE, 0, TRUE, TRUE },
  [IRI_PICTURE_GLYPH_DELIMITER]
  = { "glyph-delimiter", TEXT, .78, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_IMITATED] = { "imitated", COMPONENT, 1, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_CODE] = { "code", COMPONENT, 1, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_COUNT] = { "count", COMPONENT, 1, NONE, 0, FALSE, TRUE },
  [IRI_PICTURE_LEVEL] = { "level", TEXT, .72, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_DECODED] = { "decoded", TEXT, .9, NONE, 0, TRUE, FALSE },
  [IRI_PICTURE_NAME] = { "name", COMPONENT, 1, NONE, 0, FALSE, TRUE },
  [IRI_PICTURE_NUMBER] = { "number", TEXT, .72, NONE, 0, FALSE, FALSE },
  [IRI_PICTURE_NUMBER_MOVED] = { "number-moved", TEXT, 1, NONE, 0, FALSE, TRUE },
  [IRI_PICTURE_PERCEIVED_AS] = { "read-as", TEXT, 1, NONE, 0, FALSE, TRUE },
  [IRI_PICTURE_TITLE] = { "title", TEXT, 1, NONE, 0, FALSE, TRUE },
  [IRI_PICTURE_NOTE] = { "note", TEXT, .72, NONE, 0, FALSE, FALSE },
};

/* High contrast has outlines instead of tints, and nothing faint. */
static const IriPictureStyle high_contrast[IRI_PICTURE_N_ROLES] = {
  [IRI_PICTURE_CELL] = { "cell", NONE, 0, COMPONENT, 1, FALSE, FALSE },
  [IRI_PICTURE_CELL_FAINT] = { "cell-faint", NONE, 0, COMPONENT, 1, FALSE, FALSE },
  [IRI_PICTURE_DELIMITER] = { "delimiter", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_INVISIBLE] = { "invisible", NONE, 0, COMPONENT, 1, FALSE, FALSE },
  [IRI_PICTURE_MISSING] = { "missing", NONE, 0, COMPONENT, 1, FALSE, FALSE },
  [IRI_PICTURE_MOVED] = { "moved", NONE, 0, COMPONENT, 1, FALSE, FALSE },
  [IRI_PICTURE_CONNECTOR] = { "line", NONE, 0, COMPONENT, .6, FALSE, FALSE },
  [IRI_PICTURE_CONNECTOR_DELIMITER]
  = { "line-delimiter", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_STAIR] = { "stair", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_RUN] = { "run", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_ESCAPE] = { "escape", NONE, 0, TEXT, 1, FALSE, FALSE },
  [IRI_PICTURE_GLYPH_DELIMITER] = { "glyph-delimiter", TEXT, 1, NONE, 0, TRUE, FALSE },
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
iri_picture_color (IriPictureInk ink, IriComponent component, gboolean dark)
{
  guint16 text = dark ? 0xffff : 0x3333;

  if (ink == COMPONENT && component != IRI_COMPONENT_NONE)
    return iri_layout_component_color (component, dark);
  return (PangoColor){ text, text, text };
}

PangoColor
iri_picture_ground (gboolean dark)
{
  guint16 ground = dark ? 0x3636 : 0xffff;

  return (PangoColor){ ground, ground, ground };
}
