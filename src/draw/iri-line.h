/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-parts.h"

#include <pango/pango.h>

G_BEGIN_DECLS

/* One line of an IRI on Pango: always left to right, components in their
 * colours, findings underlined, controls made harmless. */

/* How the characters of a line are ordered. */
typedef enum
{
  IRI_LINE_SHOWN,  /* the Unicode Bidirectional Algorithm in a left-to-right
                      embedding (RFC 3987 §4.1) */
  IRI_LINE_AS_IS,  /* one after another in the order of the text, each letter in
                      its isolated form: for stored order beside visual order */
} IriLineOrder;

/* What a stretch of a line is marked with. */
typedef enum
{
  IRI_MARK_PART,    /* a component, in its colour */
  IRI_MARK_ERROR,   /* a finding, underlined */
  IRI_MARK_WARNING,
  IRI_MARK_NOTE,
} IriMarkKind;

/**
 * IriMark:
 * @kind: what the mark says
 * @part: the component, for %IRI_MARK_PART
 * @span: where, in bytes of the text
 */
typedef struct
{
  IriMarkKind kind;
  IriPart part;
  IriSpan span;
} IriMark;

/* The colour of @part, as window.md has it, on a light or a dark ground.
 * %IRI_PART_NONE gives the colour of delimiters. */
PangoColor iri_line_part_color (IriPart part, gboolean dark);

G_END_DECLS
