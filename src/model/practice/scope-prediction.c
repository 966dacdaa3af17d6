/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-prediction.h"

/* Returns for each character of @bidi the number of bytes of its cell: 0 if another
 * character has the cell or it is not shown. */
static gsize *
measure_cells (const IriBidi *bidi, const guint32 *positions)
{
  gsize *sizes = g_new0 (gsize, bidi->n_chars);
  const char *p = bidi->text;
  gsize base = G_MAXSIZE;

  for (gsize i = 0; i < bidi->n_chars; i++)
    {
      const char *next = g_utf8_next_char (p);

      if (positions[i] == IRI_BIDI_NO_POSITION)
        base = G_MAXSIZE;
      else if (base == G_MAXSIZE || !g_unichar_ismark (g_utf8_get_char (p)))
        base = i;
      if (base != G_MAXSIZE)
        sizes[base] += (gsize) (next - p);
      p = next;
    }
  return sizes;
}

static char **
take_cells (GPtrArray *cells)
{
  g_ptr_array_add (cells, NULL);
  return (char **) g_ptr_array_free (cells, FALSE);
}

/* The first @size bytes of @text, with the first character in @notation. */
static char *
copy_cell (const char *text, gsize size, IriNotation notation)
{
  GString *cell = g_string_new (NULL);
  const char *marks = g_utf8_next_char (text);

  g_string_append_unichar (cell,
                           iri_notation_letter (notation, g_utf8_get_char (text)));
  g_string_append_len (cell, marks, text + size - marks);
  return g_string_free (cell, FALSE);
}

ScopePrediction *
scope_prediction_new (const IriBidi *bidi, IriNotation notation)
{
  ScopePrediction *self = g_new0 (ScopePrediction, 1);
  g_autofree guint32 *positions = iri_bidi_visual_positions (bidi);
  /* Freed by hand, as clang-tidy sees leaks otherwise. */
  gsize *sizes = measure_cells (bidi, positions);
  const char **starts = g_new (const char *, bidi->n_chars);
  GPtrArray *cells = g_ptr_array_new (), *right = g_ptr_array_new ();
  const char *p = bidi->text;

  for (gsize i = 0; i < bidi->n_chars; i++, p = g_utf8_next_char (p))
    {
      starts[i] = p;
      if (sizes[i] > 0)
        g_ptr_array_add (cells, copy_cell (p, sizes[i], notation));
    }
  for (gsize i = 0; i < bidi->n_order; i++)
    {
      guint32 index = bidi->order[i];

      if (sizes[index] > 0)
        g_ptr_array_add (right, copy_cell (starts[index], sizes[index], notation));
    }
  self->n = cells->len;
  self->cells = take_cells (cells);
  self->right = take_cells (right);
  g_free (starts);
  g_free (sizes);
  return self;
}

void
scope_prediction_free (ScopePrediction *self)
{
  if (self == NULL)
    return;
  g_strfreev (self->cells);
  g_strfreev (self->right);
  g_free (self);
}

void
scope_prediction_move (ScopePrediction *self, guint from, guint to)
{
  char *cell;

  g_return_if_fail (self != NULL && from < self->n && to < self->n);
  cell = self->cells[from];
  for (guint i = from; i < to; i++)
    self->cells[i] = self->cells[i + 1];
  for (guint i = from; i > to; i--)
    self->cells[i] = self->cells[i - 1];
  self->cells[to] = cell;
}

gboolean
scope_prediction_type (ScopePrediction *self, guint at, gunichar c)
{
  g_return_val_if_fail (self != NULL, FALSE);
  for (guint i = at; i < self->n; i++)
    if (g_utf8_get_char (self->cells[i]) == c)
      {
        scope_prediction_move (self, i, at);
        return TRUE;
      }
  return FALSE;
}

gboolean
scope_prediction_is_right (const ScopePrediction *self, guint at)
{
  g_return_val_if_fail (self != NULL && at < self->n, FALSE);
  return g_str_equal (self->cells[at], self->right[at]);
}

guint
scope_prediction_count_right (const ScopePrediction *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);
  for (guint i = 0; i < self->n; i++)
    n += scope_prediction_is_right (self, i) ? 1 : 0;
  return n;
}
