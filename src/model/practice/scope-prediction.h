/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi.h"
#include "iri-notation.h"

/**
 * ScopePrediction:
 * @cells: the user-perceived characters, UTF-8, in the order in which they are arranged
 * @right: those in visual order, as they are stored: mirrored characters are
 *   not mirrored
 * @n: their number
 *
 * A text as cells to put in visual order. Characters that are not shown have no cell.
 */
typedef struct
{
  char **cells;
  char **right;
  guint n;
} ScopePrediction;

/* The cells of @bidi, in logical order, with letters in @notation. Free with
 * scope_prediction_free(). */
ScopePrediction *scope_prediction_new (const IriBidi *bidi, IriNotation notation);
void scope_prediction_free (ScopePrediction *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopePrediction, scope_prediction_free)

/* Moves the cell at @from to @to; those between give way. */
void scope_prediction_move (ScopePrediction *self, guint from, guint to);

/* Moves the first cell from @at on that begins with @c to @at. FALSE if there is
 * none. */
gboolean scope_prediction_type (ScopePrediction *self, guint at, gunichar c);

/* Whether the cell at @at looks the same as the one that belongs there. */
gboolean scope_prediction_is_right (const ScopePrediction *self, guint at);

/* How many cells are right. */
guint scope_prediction_count_right (const ScopePrediction *self);
