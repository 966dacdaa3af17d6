/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"

G_BEGIN_DECLS

/* Why different texts can look the same: numbers next to letters of the opposite
 * direction run with those letters or not, depending on which came first (UAX #9
 * W7), and the visual text does not show which. So in each zone, a range without
 * letters of the line's direction, every border is tried from which on numbers run
 * with the opposite letters. The same applies to brackets (N0), and to signs next
 * to Arabic numbers. */

/**
 * IriBidiZone:
 * @cells: the line; not owned
 * @base: the assumed direction of the line, 0 or 1
 * @span: the cells of the zone; empty at a letter of the line's direction
 * @block: from the first opposite letter to the last; absent if there is none
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
 * @border: the cell from which on numbers run with the opposite letters; in a
 *   right-to-left line the one up to which they do
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

/* The zone that begins with the cell @begin of a line that runs in @base. */
IriBidiZone iri_bidi_zone_at (const IriBidiCells *cells, guint8 base, gsize begin);

/* The border at which only numbers between the opposite letters run with them, and
 * the one at which all do. */
gsize iri_bidi_zone_inmost_border (const IriBidiZone *self);
gsize iri_bidi_zone_outmost_border (const IriBidiZone *self);

/* Whether @border parts numbers from each other, or, if not @whole, the digits of
 * one. */
gboolean
iri_bidi_zone_is_border (const IriBidiZone *self, gsize border, gboolean whole);

/* Sets the levels of the zone in @levels, which are those of the whole line. */
void iri_bidi_zone_take (const IriBidiZone *self, IriBidiGuess guess, guint8 *levels);

G_END_DECLS
