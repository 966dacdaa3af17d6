/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-layout.h"

/* pango_layout_index_to_pos() for each character would take quadratic time, so
 * this walks the runs once. */
typedef struct
{
  IriLayout *line;
  const char *text; /* of the layout */
  GArray *glyphs;   /* IriLayoutGlyph */
  guint number;
  int x;
  guint8 level;
} Walk;

/* Returns whether the byte at @index of the layout is a character of the text,
 * and sets @offset to it. */
static gboolean
is_of_text (Walk *walk, gsize index, gsize *offset)
{
  *offset = iri_layout_index_to_text (walk->line, index);
  return *offset < iri_layout_get_shown (walk->line).end
         && iri_layout_index_from_text (walk->line, *offset) == index;
}

static void
add_glyph (Walk *walk, const char *at, int width)
{
  IriLayoutGlyph glyph = { 0, walk->number, walk->x, width, walk->level };

  if (is_of_text (walk, at - walk->text, &glyph.offset))
    g_array_append_val (walk->glyphs, glyph);
  walk->x += width;
}

static void
walk_run (Walk *walk, PangoGlyphItem *run)
{
  const PangoItem *item = run->item;
  const char *begin = walk->text + item->offset;
  g_autofree int *widths = g_new (int, item->num_chars);

  pango_glyph_item_get_logical_widths (run, walk->text, widths);
  walk->level = item->analysis.level;
  if (walk->level % 2 == 0)
    {
      const char *at = begin;
      for (int i = 0; i < item->num_chars; i++, at = g_utf8_next_char (at))
        add_glyph (walk, at, widths[i]);
    }
  else
    {
      const char *at = begin + item->length;
      for (int i = item->num_chars - 1; i >= 0; i--)
        {
          at = g_utf8_prev_char (at);
          add_glyph (walk, at, widths[i]);
        }
    }
}

IriLayoutGlyph *
iri_layout_get_glyphs (IriLayout *self, gsize *n_glyphs)
{
  PangoLayout *layout = iri_layout_get_pango_layout (self);
  Walk walk = { self,
                pango_layout_get_text (layout),
                g_array_new (FALSE, FALSE, sizeof (IriLayoutGlyph)),
                0,
                0,
                0 };

  for (GSList *l = pango_layout_get_lines_readonly (layout); l; l = l->next)
    {
      PangoLayoutLine *line = l->data;

      walk.x = 0;
      for (GSList *run = line->runs; run; run = run->next)
        walk_run (&walk, run->data);
      walk.number++;
    }
  *n_glyphs = walk.glyphs->len;
  return (gpointer) g_array_free (walk.glyphs, FALSE);
}
