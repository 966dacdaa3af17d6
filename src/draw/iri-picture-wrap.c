/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <math.h>
#include <string.h>

/* Wraps lines into strips, only where no connector is cut. */

#define MIN_CELL_WIDTH 25
#define DENSE_CELL_WIDTH 15
#define MAX_CELL_WIDTH 36
#define BETWEEN_COLUMNS 48
#define CELL_HEIGHT 1.22 /* relative to its width */

/* Returns the end of the strip that starts at @from: the best cut within @room
 * cells that does not leave the strip half empty, or the first cut after them. */
static guint
find_end (const guint8 *breaks, guint n, guint from, guint room)
{
  guint best = 0, good = 0, poor = 0, i;

  if (n - from <= room)
    return n;
  for (i = from + 1; i <= from + room; i++)
    {
      if (breaks[i] >= IRI_PICTURE_BREAK_POOR)
        poor = i;
      if (breaks[i] >= IRI_PICTURE_BREAK_GOOD)
        good = i;
      if (breaks[i] >= IRI_PICTURE_BREAK_BEST)
        best = i;
    }
  if (best > from + room / 2)
    return best;
  if (good > from + room / 2)
    return good;
  if (poor > 0)
    return poor;
  while (i < n && breaks[i] == IRI_PICTURE_BREAK_NEVER)
    i++;
  return i;
}

/* Adds the strip of @line from the column @from to @end, unless it has no
 * cells. */
static void
add_strip (IriPictureBuilder *self, const IriPictureLine *line, guint from, guint end)
{
  IriPictureStrip strip
      = { .block = line->block, .first_column = from, .n_columns = end - from };

  for (guint i = 0; i < line->n_cells; i++)
    {
      if (line->columns[i] < from || line->columns[i] >= end)
        continue;
      if (strip.n_cells++ == 0)
        strip.first = line->first_cell + i;
      iri_picture_cell (self, line, i)->strip = self->picture->strips->len;
    }
  if (strip.n_cells > 0)
    g_array_append_val (self->picture->strips, strip);
}

static void
wrap (IriPictureBuilder *self, const IriPictureLine *line, guint room)
{
  for (guint from = 0, end; from < line->n_columns; from = end)
    {
      end = find_end (line->breaks, line->n_columns, from, room);
      add_strip (self, line, from, end);
    }
}

/* Cuts two aligned lines where both can be cut. */
static void
wrap_pair (IriPictureBuilder *self, guint room)
{
  const IriPictureLine *lines = &g_array_index (self->lines, IriPictureLine, 0);
  guint n = lines[0].n_columns;
  guint8 *breaks = g_malloc (n + 1);

  memset (breaks, IRI_PICTURE_BREAK_BEST, n + 1);
  for (int k = 0; k < 2; k++)
    for (guint i = 0; i < lines[k].n_cells; i++)
      breaks[lines[k].columns[i]]
          = MIN (breaks[lines[k].columns[i]], lines[k].breaks[i]);
  for (guint from = 0, end; from < n; from = end)
    {
      end = find_end (breaks, n, from, room);
      add_strip (self, &lines[0], from, end);
      add_strip (self, &lines[1], from, end);
    }
  g_free (breaks);
}

static double
get_least_width (const IriPictureBuilder *self)
{
  return self->setup->dense ? DENSE_CELL_WIDTH : MIN_CELL_WIDTH;
}

/* Returns the number of cells that fit @width. */
static guint
count_fitting_cells (const IriPictureBuilder *self, double width)
{
  if (width <= 0)
    return G_MAXUINT / 2;
  return (guint) MAX ((width + self->gap) / (get_least_width (self) + self->gap), 1);
}

/* Returns the width for cells in each of @n columns, or 0 without a limit. */
static double
get_column_width (const IriPictureBuilder *self, guint n)
{
  double width = self->setup->width;

  if (width <= 0)
    return 0;
  return MAX ((width + BETWEEN_COLUMNS) / n - BETWEEN_COLUMNS - self->gutter,
              get_least_width (self));
}

/* Returns 1, or 2 on paper if the first line fits half the width. The other
 * lines are as long, except in URI notation, which may wrap. */
static guint
count_columns (const IriPictureBuilder *self)
{
  if (!self->setup->paper || self->setup->compared || self->lines->len < 2)
    return 1;
  return g_array_index (self->lines, IriPictureLine, 0).n_cells
                 <= count_fitting_cells (self, get_column_width (self, 2))
             ? 2
             : 1;
}

/* Makes cells as large as @width allows. Returns the width of the longest
 * strip. */
static double
size_cells (IriPictureBuilder *self, double width, guint room)
{
  const GArray *strips = self->picture->strips;
  guint most = 0, longest = 0;

  for (guint i = 0; i < strips->len; i++)
    {
      guint n = g_array_index (strips, IriPictureStrip, i).n_columns;

      longest = MAX (longest, n);
      if (n <= room)
        most = MAX (most, n);
    }
  self->cell = MAX_CELL_WIDTH;
  if (width > 0)
    self->cell = CLAMP (floor ((width + self->gap) / MAX (most, 1) - self->gap),
                        get_least_width (self), MAX_CELL_WIDTH);
  if (longest > room)
    self->cell = get_least_width (self);
  self->height = round (self->cell * CELL_HEIGHT);
  return MAX (longest * (self->cell + self->gap) - self->gap, 0);
}

/* Positions all strips beside the gutters of their columns, which leave @width
 * for each. */
static void
place_strips (IriPictureBuilder *self, double width, double widest)
{
  GArray *strips = self->picture->strips;
  double inset = 0;

  /* Lines with a single strip are centred. */
  if (strips->len == self->lines->len)
    inset = MAX (floor ((width - widest) / 2), 0);
  self->room = width - inset;
  for (guint i = 0; i < strips->len; i++)
    {
      IriPictureStrip *strip = &g_array_index (strips, IriPictureStrip, i);
      guint column = iri_picture_find_line (self, strip)->column;

      strip->box.width = strip->n_columns * (self->cell + self->gap) - self->gap;
      strip->box.x
          = column * (self->gutter + width + BETWEEN_COLUMNS) + self->gutter + inset;
    }
}

void
iri_picture_make_strips (IriPictureBuilder *self)
{
  guint columns, room;
  double width, widest;

  self->gap = self->setup->dense ? 1 : self->setup->narrow ? 2 : 3;
  self->gutter = self->setup->paper ? iri_picture_measure_captions (self->picture) : 0;
  columns = count_columns (self);
  width = get_column_width (self, columns);
  room = count_fitting_cells (self, width);
  for (guint i = 0; i < self->lines->len; i++)
    {
      IriPictureLine *line = &g_array_index (self->lines, IriPictureLine, i);

      line->column = i % columns;
      if (self->picture->arrangement == IRI_PICTURE_APART)
        wrap (self, line, room);
    }
  if (self->picture->arrangement != IRI_PICTURE_APART)
    wrap_pair (self, room);
  widest = size_cells (self, width, room);
  if (self->setup->paper || width <= 0)
    width = widest;
  self->picture->width
      = columns * (self->gutter + width + BETWEEN_COLUMNS) - BETWEEN_COLUMNS;
  place_strips (self, width, widest);
}
