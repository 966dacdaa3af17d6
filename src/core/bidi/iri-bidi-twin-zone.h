/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"

G_BEGIN_DECLS

/* How texts that are shown the same come about. In a line that runs one way,
 * letters that run the other way take numbers beside them along or not, depending
 * on which came first (UAX #9 W7), and nothing in what is shown tells. So, in each
 * zone, a stretch without letters of the line's direction, numbers from some
 * border on are taken to belong to the strange letters, and the levels follow
 * from that; once for each border. The same with brackets, which belong to what is
 * around them or not (N0), and with the signs beside Arabic numbers, which stand
 * side by side with what runs along with them or has only come beside them. */

/**
 * IriBidiZone:
 * @cells: the line; not owned
 * @base: the direction that it is taken to run in, 0 or 1
 * @span: the cells of the zone; empty where a letter of the line's direction
 *   stands
 * @block: from the first strange letter to the last; absent if there is none
 * @has_brackets: whether it has brackets
 * @has_arabic_numbers: whether it has Arabic digits
 *
 * A stretch of a line that nothing outside of it goes with.
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

/* What becomes of paired brackets: as other signs, with the strange letters, or
 * with those of the line. */
typedef enum
{
  IRI_BRACKETS_AS_SIGNS,
  IRI_BRACKETS_STRANGE,
  IRI_BRACKETS_OWN,
  IRI_N_BRACKETS,
} IriBrackets;

/**
 * IriBidiGuess:
 * @border: the cell from which on numbers run with the strange letters; in a line
 *   from right to left the one up to which they do
 * @brackets: what becomes of brackets
 * @apart: whether a sign parts the numbers or letters around it
 *
 * A way to take a zone.
 */
typedef struct
{
  gsize border;
  IriBrackets brackets;
  gboolean apart;
} IriBidiGuess;

/* The zone that begins with the cell @begin of a line that runs in @base. */
IriBidiZone
iri_bidi_zone_at (const IriBidiCells *cells, guint8 base, gsize begin);

/* The border at which no number goes with the strange letters but those among
 * them, and the one at which all do. */
gsize iri_bidi_zone_inmost_border (const IriBidiZone *self);
gsize iri_bidi_zone_outmost_border (const IriBidiZone *self);

/* Whether @border parts numbers from each other, or, if not @whole, the digits of
 * one. */
gboolean
iri_bidi_zone_is_border (const IriBidiZone *self, gsize border, gboolean whole);

/* Sets those of @levels, which are of the whole line, that are of the zone. */
void iri_bidi_zone_take (const IriBidiZone *self,
                         IriBidiGuess guess,
                         guint8 *levels);

G_END_DECLS
