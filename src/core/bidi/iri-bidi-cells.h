/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"

/* A line as a reader sees it. Rule L2 of UAX #9 is its own inverse: if the cells are
 * reordered by the levels that a reader assumes, the result is the text that the
 * reader perceives. */

/**
 * IriBidiCell:
 * @begin: the first byte of the cell in the text
 * @end: the first byte of the next cell in the text, or the length of the text
 * @seen: the character as it is shown, mirrored on odd levels (L4)
 * @index: the index of the character in the text
 * @marks_before: the number of marks of the convention before it in the text
 * @bidi_class: the Bidi_Class under the convention, a UCharDirection
 * @original_class: the Bidi_Class without the changes of the convention, which readers
 *   assume
 * @level: its embedding level
 *
 * A character with the combining marks and the invisible characters after it.
 */
typedef struct
{
  guint32 begin;
  guint32 end;
  gunichar seen;
  guint32 index;
  guint32 marks_before;
  guint8 bidi_class;
  guint8 original_class;
  guint8 level;
} IriBidiCell;

/**
 * IriBidiCells:
 * @bidi: the line; not owned
 * @cells: the cells in visual order, from left to right
 * @n: the number of cells
 * @lead: the number of bytes at the beginning of the text that belong to no cell
 * @formatted: whether the text has bidi formatting characters, which no cell shows
 */
typedef struct
{
  const IriBidi *bidi;
  IriBidiCell *cells;
  gsize n;
  gsize lead;
  gboolean formatted;
} IriBidiCells;

/* Divides the line of @bidi, which must outlive the result, into cells. Free with
 * iri_bidi_cells_free(). */
IriBidiCells *iri_bidi_cells_new (const IriBidi *bidi);
void iri_bidi_cells_free (IriBidiCells *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidiCells, iri_bidi_cells_free)

/* Returns the text that a reader perceives. @levels has the level that this reader
 * assumes for each cell, in visual order. Free with g_free(). */
char *iri_bidi_cells_get_perceived_text (const IriBidiCells *self,
                                         const guint8 *levels);
