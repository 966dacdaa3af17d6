/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-cells.h"

#include "iri-bidi-line.h"
#include "iri-chars.h"
#include "iri-display-form.h"
#include "iri-uba.h"
#include "iri-unicode.h"

#include <unicode/uchar.h>

#define NO_CELL G_MAXUINT32

/* Fills @stored with the cells in logical order, and @cell_of with the index of the
 * cell that each character begins, or NO_CELL. */
static void
divide (IriBidiCells *self, IriBidiCell *stored, guint32 *cell_of)
{
  const IriBidi *bidi = self->bidi;
  const IriConventionInfo *info = iri_convention_info (bidi->convention);
  g_autoptr (GArray) marks = iri_bidi_marks (bidi);
  const char *p = bidi->text;
  guint32 marks_before = 0;

  for (gsize i = 0; i < bidi->n_chars; i++, p = g_utf8_next_char (p))
    {
      gunichar c = iri_utf8_first (p);
      guint32 at = (guint32) (p - bidi->text);

      while (marks != NULL && marks_before < marks->len
             && g_array_index (marks, IriDisplayMark, marks_before).at <= at)
        marks_before++;
      cell_of[i] = NO_CELL;
      self->formatted |= iri_unicode_is_bidi_control (c);
      if (iri_unicode_is_bidi_control (c) || bidi->levels[i] == IRI_BIDI_REMOVED
          || (self->n > 0 && bidi->classes[i] == U_DIR_NON_SPACING_MARK))
        continue;
      if (self->n > 0)
        stored[self->n - 1].end = at;
      else
        self->lead = at;
      cell_of[i] = (guint32) self->n;
      stored[self->n++] = (IriBidiCell){
        .begin = at,
        .end = (guint32) bidi->length,
        .seen = bidi->levels[i] % 2 == 1 ? iri_unicode_mirror (c) : c,
        .index = (guint32) i,
        .marks_before = marks_before,
        .bidi_class = bidi->classes[i],
        .original_class = info->strong != NULL || info->stored
                              ? (guint8) iri_unicode_bidi_class (c)
                              : bidi->classes[i],
        .level = bidi->levels[i],
      };
    }
  if (self->n == 0)
    self->lead = bidi->length;
}

IriBidiCells *
iri_bidi_cells_new (const IriBidi *bidi)
{
  IriBidiCells *self = g_new0 (IriBidiCells, 1);
  IriBidiCell *stored = g_new (IriBidiCell, bidi->n_chars + 1);
  guint32 *cell_of = g_new (guint32, bidi->n_chars + 1);
  gsize n = 0;

  self->bidi = bidi;
  divide (self, stored, cell_of);
  self->cells = g_new (IriBidiCell, self->n + 1);
  for (gsize i = 0; i < bidi->n_order; i++)
    if (cell_of[bidi->order[i]] != NO_CELL)
      self->cells[n++] = stored[cell_of[bidi->order[i]]];
  g_free (stored);
  g_free (cell_of);
  return self;
}

void
iri_bidi_cells_free (IriBidiCells *self)
{
  if (self == NULL)
    return;
  g_free (self->cells);
  g_free (self);
}

/* Appends a range of the text without its formatting characters. */
static void
append_text (GString *out, const char *text, gsize begin, gsize end)
{
  for (const char *p = text + begin; p < text + end; p = g_utf8_next_char (p))
    if (!iri_unicode_is_bidi_control (iri_utf8_first (p)))
      iri_append_encoded (out, p, (gsize) (g_utf8_next_char (p) - p));
}

static void
append_cell (GString *out,
             const IriBidiCells *self,
             const IriBidiCell *cell,
             guint8 level)
{
  const char *text = self->bidi->text;
  gsize rest = cell->begin + (gsize) g_utf8_skip[(guint8) text[cell->begin]];

  if (level % 2 == cell->level % 2)
    iri_append_encoded (out, text + cell->begin, rest - cell->begin);
  else
    iri_append_character (out, level % 2 == 1 ? iri_unicode_mirror (cell->seen)
                                              : cell->seen);
  if (rest < cell->end)
    append_text (out, text, rest, cell->end);
}

char *
iri_bidi_cells_get_perceived_text (const IriBidiCells *self, const guint8 *levels)
{
  g_autofree guint32 *order = g_new (guint32, self->n + 1);
  GString *out = g_string_sized_new (self->bidi->length + 8);

  iri_uba_order (levels, self->n, order, NULL, NULL);
  append_text (out, self->bidi->text, 0, self->lead);
  for (gsize i = 0; i < self->n; i++)
    append_cell (out, self, &self->cells[order[i]], levels[order[i]]);
  return g_string_free (out, FALSE);
}
