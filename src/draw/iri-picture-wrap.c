/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <math.h>

/* Lines wrapped into strips, cut only where no line from row to row crosses. */

#define NARROWEST 25
#define WIDEST 36
#define BETWEEN_COLUMNS 48
#define SHAPE 1.22 /* height of a cell by its width */

/* Whether what is before cell @i ends in a delimiter or with a component. */
static gboolean
is_good_cut (IriPictureMaker *self, const IriPictureLine *line, guint i)
{
  const IriPictureCell *before = iri_picture_cell (self, line, i - 1);

  return before->delimiter
         || before->part != iri_picture_cell (self, line, i)->part;
}

/* Where the strip that begins at @from ends: the last place within @room cells,
 * a better one unless that leaves the strip half empty; the first place behind
 * if there is none. */
static guint
find_end (IriPictureMaker *self,
          const IriPictureLine *line,
          guint from,
          guint room)
{
  guint good = 0, well = 0, worst = 0, i;

  if (line->n_cells - from <= room)
    return line->n_cells;
  for (i = from + 1; i <= from + room; i++)
    {
      if (line->cuts[i] == IRI_PICTURE_CUT_NEVER)
        continue;
      worst = i;
      if (line->cuts[i] == IRI_PICTURE_CUT_AT_WORST)
        continue;
      well = i;
      if (is_good_cut (self, line, i))
        good = i;
    }
  if (good > from + room / 2)
    return good;
  if (well > from + room / 2)
    return well;
  if (worst > 0)
    return worst;
  while (i < line->n_cells && line->cuts[i] == IRI_PICTURE_CUT_NEVER)
    i++;
  return i;
}

static void
wrap (IriPictureMaker *self, const IriPictureLine *line, guint room)
{
  for (guint from = 0; from < line->n_cells;)
    {
      guint end = find_end (self, line, from, room);
      IriPictureStrip strip = { .block = line->block,
                                .first = line->first_cell + from,
                                .n_cells = end - from };

      for (guint i = from; i < end; i++)
        iri_picture_cell (self, line, i)->strip = self->picture->strips->len;
      g_array_append_val (self->picture->strips, strip);
      from = end;
    }
}

/* How many cells @width has room for. */
static guint
count_room (const IriPictureMaker *self, double width)
{
  if (width <= 0)
    return G_MAXUINT / 2;
  return (guint) MAX ((width + self->gap) / (NARROWEST + self->gap), 1);
}

/* What each of @n columns leaves for cells; 0 if there is no limit. */
static double
get_column (const IriPictureMaker *self, guint n)
{
  double width = self->setup->width;

  if (width <= 0)
    return 0;
  return MAX ((width + BETWEEN_COLUMNS) / n - BETWEEN_COLUMNS - self->gutter,
              NARROWEST);
}

/* One, or two on paper: then the first line has room in half the width. The
 * others are as long, but for URI notation, which may be wrapped. */
static guint
count_columns (const IriPictureMaker *self)
{
  if (!self->setup->paper || self->lines->len < 2)
    return 1;
  return g_array_index (self->lines, IriPictureLine, 0).n_cells
                 <= count_room (self, get_column (self, 2))
             ? 2
             : 1;
}

/* Makes cells as large as @width allows. Returns how wide the longest strip
 * is. */
static double
size_cells (IriPictureMaker *self, double width, guint room)
{
  const GArray *strips = self->picture->strips;
  guint most = 0, longest = 0;

  for (guint i = 0; i < strips->len; i++)
    {
      guint n = g_array_index (strips, IriPictureStrip, i).n_cells;

      longest = MAX (longest, n);
      if (n <= room)
        most = MAX (most, n);
    }
  self->cell = WIDEST;
  if (width > 0)
    self->cell = CLAMP (floor ((width + self->gap) / MAX (most, 1) - self->gap),
                        NARROWEST, WIDEST);
  if (longest > room)
    self->cell = NARROWEST;
  self->height = round (self->cell * SHAPE);
  return MAX (longest * (self->cell + self->gap) - self->gap, 0);
}

/* Puts all strips beside the gutters of their columns, which leave @width for
 * each. */
static void
place_strips (IriPictureMaker *self, double width, double widest)
{
  GArray *strips = self->picture->strips;
  double inset = 0;

  /* Lines of one strip stand in the middle; others begin at the left. */
  if (strips->len == self->lines->len)
    inset = MAX (floor ((width - widest) / 2), 0);
  self->room = width - inset;
  for (guint i = 0; i < strips->len; i++)
    {
      IriPictureStrip *strip = &g_array_index (strips, IriPictureStrip, i);
      guint column = iri_picture_find_line (self, strip)->column;

      strip->box.width = strip->n_cells * (self->cell + self->gap) - self->gap;
      strip->box.x = column * (self->gutter + width + BETWEEN_COLUMNS)
                     + self->gutter + inset;
    }
}

void
iri_picture_make_strips (IriPictureMaker *self)
{
  guint columns, room;
  double width, widest;

  self->gap = self->setup->narrow ? 2 : 3;
  self->gutter
      = self->setup->paper ? iri_picture_measure_captions (self->picture) : 0;
  columns = count_columns (self);
  width = get_column (self, columns);
  room = count_room (self, width);
  for (guint i = 0; i < self->lines->len; i++)
    {
      IriPictureLine *line = &g_array_index (self->lines, IriPictureLine, i);

      line->column = i % columns;
      wrap (self, line, room);
    }
  widest = size_cells (self, width, room);
  if (self->setup->paper || width <= 0)
    width = widest;
  self->picture->width
      = columns * (self->gutter + width + BETWEEN_COLUMNS) - BETWEEN_COLUMNS;
  place_strips (self, width, widest);
}
