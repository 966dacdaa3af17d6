/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"

G_BEGIN_DECLS

/* Different texts can look the same because numbers next to letters of the opposite
 * direction may or may not run with those letters, depending on which came first
 * (UAX #9 W7), and the visual text does not show which. A zone is a range without
 * letters of the line's direction. In each zone the search tries every border from
 * which numbers could run with the opposite letters. Brackets (N0), and signs next to
 * Arabic numbers, are ambiguous in the same way. */

/**
 * IriBidiZone:
 * @cells: the line; not owned
 * @base: the assumed direction of the line, 0 or 1
 * @span: the cells of the zone; empty at a letter of the line's direction
 * @block: the cells from the first opposite letter to the last; absent if there is
 *   none
 * @has_brackets: whether it has brackets
 * @has_arabic_numbers: whether it has Arabic digits
 *
 * A range of a line that is resolved independently of the rest.
 */
typedef struct
{
  const IriBidiCells *cells;
  guint8 base;
  IriSpan span;
  IriSpan block;
  gboolean has_brackets;
  gboolean has_arabic_numbers;
} IriBidiZone;

/* How paired brackets are resolved: like other signs, with the opposite letters, or
 * with the letters of the line. */
typedef enum
{
  IRI_BRACKETS_AS_SIGNS,
  IRI_BRACKETS_STRANGE,
  IRI_BRACKETS_OWN,
  IRI_N_BRACKETS,
} IriBrackets;

/**
 * IriBidiGuess:
 * @border: the cell from which numbers run with the opposite letters; in a
 *   right-to-left line the cell up to which they do
 * @brackets: how brackets are resolved
 * @apart: whether a sign separates the numbers or letters around it
 *
 * A possible resolution of a zone.
 */
typedef struct
{
  gsize border;
  IriBrackets brackets;
  gboolean apart;
} IriBidiGuess;

/* The zone that begins at cell @begin of a line with the direction @base, 0 or 1. */
IriBidiZone iri_bidi_zone_at (const IriBidiCells *cells, guint8 base, gsize begin);

/* The innermost border, at which only numbers between the opposite letters run with
 * them, and the outermost border, at which all numbers do. Both are cells of the
 * line. */
gsize iri_bidi_zone_inmost_border (const IriBidiZone *self);
gsize iri_bidi_zone_outmost_border (const IriBidiZone *self);

/* Whether @border is at the edge of a number, or, if not @whole, between the digits
 * of one. */
gboolean
iri_bidi_zone_is_border (const IriBidiZone *self, gsize border, gboolean whole);

/* Sets the levels of the zone as @guess resolves it. @levels has an item for each
 * cell of the line. */
void iri_bidi_zone_take (const IriBidiZone *self, IriBidiGuess guess, guint8 *levels);

G_END_DECLS
