/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <string.h>

/* Finds the positions of cells in the lower row, and possible breaks of a line. */

/* Sets @placed to the visible cells in visual order: a cluster is where its
 * first character is. Returns their number. */
static guint
order_cells (const IriPictureLine *line, guint32 *order, guint8 *placed)
{
  guint n = 0;

  for (gsize i = 0; i < line->bidi->n_order; i++)
    {
      guint32 c = line->bidi->order[i], cell;

      if (c < line->begin || c >= line->end)
        continue;
      cell = line->cell_of[c - line->begin];
      if (placed[cell])
        continue;
      placed[cell] = TRUE;
      order[n++] = cell;
    }
  return n;
}

/* Returns the level of the cell @i; that of the paragraph after the last one. */
static guint8
get_level (IriPictureBuilder *self, const IriPictureLine *line, guint i)
{
  if (i >= line->n_cells)
    return line->bidi->base;
  return iri_picture_cell (self, line, i)->level;
}

/* A character that UAX #9 X9 removes is drawn as a box beside the preceding or
 * following character, whichever has the lower level. For each visible cell,
 * and for the end of the line, sets the first and the last cell drawn with it. */
static void
attach (IriPictureBuilder *self,
        IriPictureLine *line,
        const guint8 *placed,
        guint32 *firsts,
        guint32 *lasts)
{
  guint before = G_MAXUINT;

  for (guint i = 0; i <= line->n_cells; i++)
    {
      guint first = i;
      guint8 level;

      while (!placed[i])
        i++;
      level = get_level (self, line, i);
      firsts[i] = lasts[i] = i;
      if (before == G_MAXUINT || level < get_level (self, line, before))
        firsts[i] = first;
      else
        {
          lasts[before] = i - 1;
          level = get_level (self, line, before);
        }
      memset (line->levels + first, level, i - first);
      line->levels[i] = get_level (self, line, i);
      before = i;
    }
}

static void
order_all (IriPictureBuilder *self, IriPictureLine *line)
{
  guint end = line->n_cells, n_placed, n = 0;
  guint32 *order = g_new0 (guint32, end + 2);
  guint32 *firsts = g_new0 (guint32, end + 1);
  guint32 *lasts = g_new0 (guint32, end + 1);
  guint8 *placed = g_new0 (guint8, end + 1);

  /* The end of a right-to-left line is on the left. */
  placed[end] = TRUE;
  order[0] = end;
  n_placed = 1 + order_cells (line, order + 1, placed);
  order[n_placed] = end;

  line->order = g_new0 (guint32, end);
  line->levels = g_new0 (guint8, end + 1);
  attach (self, line, placed, firsts, lasts);
  for (guint i = line->bidi->base % 2 == 1 ? 0 : 1, k = 0; k < n_placed; i++, k++)
    {
      guint cell = order[i], length = lasts[cell] - firsts[cell] + 1;
      gboolean rtl = get_level (self, line, cell) % 2 == 1;

      for (guint j = 0; j < length; j++)
        {
          guint next = rtl ? lasts[cell] - j : firsts[cell] + j;

          if (next != end)
            line->order[n++] = next;
        }
    }
  g_free (order);
  g_free (firsts);
  g_free (lasts);
  g_free (placed);
}

/* Returns whether a delimiter or a component ends before cell @i. */
static gboolean
is_best_cut (IriPictureBuilder *self, const IriPictureLine *line, guint i)
{
  const IriPictureCell *before;

  if (i == 0)
    return TRUE;
  before = iri_picture_cell (self, line, i - 1);
  return before->delimiter
         || before->component != iri_picture_cell (self, line, i)->component;
}

/* A line can be cut where the same cells come before in both orders. The cells
 * between two such positions are a block, which has moved if it has several
 * cells. */
static void
find_blocks (IriPictureBuilder *self, IriPictureLine *line)
{
  guint furthest = 0, begin = 0;

  line->breaks = g_new0 (guint8, line->n_cells);
  for (guint i = 0; i < line->n_cells; i++)
    {
      furthest = MAX (furthest, iri_picture_cell (self, line, i)->position);
      if (furthest > i)
        continue;
      line->breaks[begin] = is_best_cut (self, line, begin) ? IRI_PICTURE_BREAK_BEST
                                                            : IRI_PICTURE_BREAK_GOOD;
      for (guint j = begin; i > begin && j <= i; j++)
        iri_picture_cell (self, line, j)->moved = TRUE;
      begin = i + 1;
    }
  for (guint i = 0; i < line->octets->len; i++)
    {
      const IriPictureOctets *octets
          = &g_array_index (line->octets, IriPictureOctets, i);

      for (guint j = 1; j < octets->n; j++)
        line->breaks[octets->first + j]
            = MIN (line->breaks[octets->first + j],
                   j % 3 == 0 ? IRI_PICTURE_BREAK_POOR : IRI_PICTURE_BREAK_NEVER);
    }
}

void
iri_picture_make_positions (IriPictureBuilder *self, IriPictureLine *line)
{
  order_all (self, line);
  line->n_columns = line->n_cells;
  line->columns = g_new (guint32, line->n_cells);
  for (guint i = 0; i < line->n_cells; i++)
    line->columns[i] = i;
  for (guint i = 0; i < line->n_cells; i++)
    {
      iri_picture_cell (self, line, line->order[i])->position = i;
      line->highest = MAX (line->highest, line->levels[i]);
    }
  find_blocks (self, line);
}
