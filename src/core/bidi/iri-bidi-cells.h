/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"

G_BEGIN_DECLS

/* A line as a reader sees it. The levels a reader assumes for the cells determine
 * what is read, just as the levels of characters determine what is shown: rule L2
 * of UAX #9 is its own inverse. */

/**
 * IriBidiCell:
 * @begin: where it begins in the text, in bytes
 * @end: where the next one begins
 * @seen: the character as it is shown, mirrored (L4)
 * @index: of the character in the text
 * @field: cells of one field are not parted by a mark of the convention
 * @bidi_class: a UCharDirection, as the convention takes it
 * @eye_class: the class without the convention's changes, which readers assume
 * @level: its embedding level
 *
 * A character with the marks and the invisible characters after it.
 */
typedef struct
{
  guint32 begin;
  guint32 end;
  gunichar seen;
  guint32 index;
  guint32 field;
  guint8 bidi_class;
  guint8 eye_class;
  guint8 level;
} IriBidiCell;

/**
 * IriBidiCells:
 * @bidi: the line; not owned
 * @cells: what is seen, from left to right
 * @n: the number of cells
 * @lead: the number of bytes at the beginning of the text that are in no cell
 * @formatted: whether the text has bidi formatting characters, which are in no
 *   cell
 */
typedef struct
{
  const IriBidi *bidi;
  IriBidiCell *cells;
  gsize n;
  gsize lead;
  gboolean formatted;
} IriBidiCells;

IriBidiCells *iri_bidi_cells_new (const IriBidi *bidi);
void iri_bidi_cells_free (IriBidiCells *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidiCells, iri_bidi_cells_free)

/* The text read if each cell is on its level of @levels. Free with g_free(). */
char *iri_bidi_cells_read (const IriBidiCells *self, const guint8 *levels);

G_END_DECLS
