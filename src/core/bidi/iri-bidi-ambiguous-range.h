/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"

/* Different texts can look the same because numbers next to letters of the opposite
 * direction may or may not run with those letters, depending on which came first
 * (UAX #9 W7), and the visual text does not show which. An ambiguous range has no
 * letters of the line's direction. In each range the search tries every border from
 * which numbers could run with the opposite letters. Brackets (N0), and signs next to
 * Arabic numbers, are ambiguous in the same way. */

/**
 * IriBidiAmbiguousRange:
 * @cells: the line; not owned
 * @base: the assumed direction of the line, 0 or 1
 * @span: the cells of the range; empty at a letter of the line's direction
 * @block: the cells from the first opposite letter to the last; absent if there is
 *   none
 * @has_brackets: whether it has brackets
 * @has_arabic_numbers: whether it has Arabic digits
 *
 * A range of a line without letters of the line's direction, which is resolved
 * independently of the rest.
 */
typedef struct
{
  const IriBidiCells *cells;
  guint8 base;
  IriSpan span;
  IriSpan block;
  gboolean has_brackets;
  gboolean has_arabic_numbers;
} IriBidiAmbiguousRange;

/* The direction that paired brackets get (N0): that of other signs, the opposite one,
 * or that of the line. */
typedef enum
{
  IRI_BRACKETS_NEUTRAL,
  IRI_BRACKETS_OPPOSITE,
  IRI_BRACKETS_EMBEDDING,
  IRI_N_BRACKETS,
} IriBracketResolution;

/**
 * IriBidiResolution:
 * @border: the cell from which numbers run with the opposite letters; in a
 *   right-to-left line the cell up to which they do
 * @brackets: how brackets are resolved
 * @signs_separate: whether a sign separates the numbers or letters around it
 *
 * A possible resolution of a range.
 */
typedef struct
{
  gsize border;
  IriBracketResolution brackets;
  gboolean signs_separate;
} IriBidiResolution;

/* The range that begins at cell @begin of a line with the direction @base, 0 or 1. */
IriBidiAmbiguousRange
iri_bidi_ambiguous_range_at (const IriBidiCells *cells, guint8 base, gsize begin);

/* The innermost border, at which only numbers between the opposite letters run with
 * them, and the outermost border, at which all numbers do. Both are cells of the
 * line. */
gsize iri_bidi_ambiguous_range_innermost_border (const IriBidiAmbiguousRange *self);
gsize iri_bidi_ambiguous_range_outermost_border (const IriBidiAmbiguousRange *self);

/* Whether @border is at the edge of a number, or, if not @whole, between the digits
 * of one. */
gboolean iri_bidi_ambiguous_range_is_border (const IriBidiAmbiguousRange *self,
                                             gsize border,
                                             gboolean whole);

/* Sets the levels of the range as @resolution resolves it. @levels has an item for each
 * cell of the line. */
void iri_bidi_ambiguous_range_resolve (const IriBidiAmbiguousRange *self,
                                       IriBidiResolution resolution,
                                       guint8 *levels);
