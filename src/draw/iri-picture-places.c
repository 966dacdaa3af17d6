/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <string.h>

/* Where cells stand in the lower row, and where a line can be cut. */

/* The cells that have a place, in visual order: a cluster stands where the
 * first of its characters is met. Returns how many there are; @placed tells
 * which. */
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

/* How many cells behind @cell have no place. */
static guint
count_trail (const IriPictureLine *line, const guint8 *placed, guint cell)
{
  guint n = 0;

  while (cell + n + 1 < line->n_cells && !placed[cell + n + 1])
    n++;
  return n;
}

/* A character that UAX #9 X9 takes out is drawn, as a box, beside the one
 * before it, as §5.2 has it for those who keep such characters. */
static void
order_all (IriPictureMaker *self, IriPictureLine *line)
{
  g_autofree guint32 *placed_order = g_new (guint32, line->n_cells);
  g_autofree guint8 *placed = g_new0 (guint8, line->n_cells);
  guint n_placed = order_cells (line, placed_order, placed), n = 0;

  line->order = g_new (guint32, line->n_cells);
  for (guint i = 0; i < line->n_cells && !placed[i]; i++)
    line->order[n++] = i;
  for (guint i = 0; i < n_placed; i++)
    {
      guint cell = placed_order[i];
      guint trail = count_trail (line, placed, cell);
      guint8 level = iri_picture_cell (self, line, cell)->level;

      if (level % 2 == 1 && level != IRI_BIDI_REMOVED)
        for (guint j = trail + 1; j > 0; j--)
          line->order[n++] = cell + j - 1;
      else
        for (guint j = 0; j <= trail; j++)
          line->order[n++] = cell + j;
    }
}

/* A line can be cut where all that is stored before is shown before. What lies
 * between two such places is a block, and has moved if it is more than a cell. */
static void
find_blocks (IriPictureMaker *self, IriPictureLine *line)
{
  guint furthest = 0, begin = 0;

  line->cuts = g_new0 (guint8, line->n_cells);
  for (guint i = 0; i < line->n_cells; i++)
    {
      furthest = MAX (furthest, iri_picture_cell (self, line, i)->place);
      if (furthest > i)
        continue;
      line->cuts[begin] = TRUE;
      for (guint j = begin; i > begin && j <= i; j++)
        iri_picture_cell (self, line, j)->moved = TRUE;
      begin = i + 1;
    }
  for (guint i = 0; i < line->octets->len; i++)
    {
      IriPictureOctets *octets
          = &g_array_index (line->octets, IriPictureOctets, i);

      memset (line->cuts + octets->first + 1, FALSE, octets->n - 1);
    }
}

void
iri_picture_make_places (IriPictureMaker *self, IriPictureLine *line)
{
  order_all (self, line);
  for (guint i = 0; i < line->n_cells; i++)
    iri_picture_cell (self, line, line->order[i])->place = i;
  find_blocks (self, line);
}
