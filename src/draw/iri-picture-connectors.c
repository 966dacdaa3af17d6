/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <math.h>

/* Draws the connectors from stored to shown characters, and the borders of
 * runs. */

#define FREE 2 /* between a row and its connectors */
#define DOT 2  /* radius */
#define MOVED_WIDTH 1.75
#define BEND .24

static double
get_shift (const IriPictureCell *cell)
{
  return cell->lower.x - cell->upper.x;
}

static double
greatest_shift (IriPictureStripBuilder *row)
{
  double greatest = 1;

  for (guint i = row->first; i < row->first + row->n; i++)
    greatest = MAX (greatest,
                    fabs (get_shift (iri_picture_cell (row->builder, row->line, i))));
  return greatest;
}

/* Return the y where connectors start, at the stored row, and end, at the shown
 * row. */
static double
get_start (const IriPictureStripBuilder *row)
{
  return row->upside_down ? row->upper - FREE
                          : row->upper + row->builder->height + FREE;
}

static double
get_finish (const IriPictureStripBuilder *row)
{
  return row->upside_down ? row->lower + row->builder->height + FREE
                          : row->lower - FREE;
}

static void
put_straight (IriPictureStripBuilder *row, const IriPictureCell *cell, double x)
{
  iri_picture_add_path (row, IRI_PICTURE_CONNECTOR, cell->ink);
  iri_picture_move_to (row, x, get_start (row));
  iri_picture_line_to (row, x, get_finish (row));
}

/* Connectors to the right bend late, those to the left early, so that a
 * reversed run fans out instead of crossing in one point. */
static void
put_curve (IriPictureStripBuilder *row,
           const IriPictureCell *cell,
           double x,
           double greatest)
{
  gboolean plain = cell->ink == IRI_COMPONENT_NONE;
  double start = get_start (row), finish = get_finish (row);
  double to = cell->lower.x + cell->lower.width / 2;
  double bend = start + (finish - start) * (.5 + BEND * get_shift (cell) / greatest);
  IriPictureItem *item = iri_picture_add_path (
      row, plain ? IRI_PICTURE_CONNECTOR_DELIMITER : IRI_PICTURE_CONNECTOR_MOVED,
      cell->ink);

  item->line_width = MOVED_WIDTH;
  if (plain)
    item->dash[0] = item->dash[1] = 3;
  iri_picture_move_to (row, x, start);
  iri_picture_curve_to (row, x, bend, to, bend, to, finish);

  item = iri_picture_add_box (
      row, IRI_PICTURE_DOT, cell->ink,
      (IriPictureBox){ to - DOT, finish - DOT, 2 * DOT, 2 * DOT });
  item->radius = DOT;
}

/* Returns whether the cells @i and @i + 1 of a row belong to one run: they have
 * the same level, and are neighbors in the text. */
static gboolean
is_one_run (IriPictureStripBuilder *row, guint i, gboolean lower)
{
  const IriPictureLine *line = row->line;
  guint a = lower ? line->order[i] : i, b = lower ? line->order[i + 1] : i + 1;

  return line->levels[a] == line->levels[b] && (MAX (a, b) - MIN (a, b) == 1);
}

/* Draws a line in the gap between two runs. */
static void
put_run_ends (IriPictureStripBuilder *row, gboolean lower)
{
  const IriPictureBuilder *builder = row->builder;
  double y = lower ? row->lower : row->upper;

  for (guint i = 0; i + 1 < row->n; i++)
    {
      double x
          = row->left + (i + 1) * (builder->cell + builder->gap) - builder->gap / 2;

      if (is_one_run (row, row->first + i, lower))
        continue;
      iri_picture_add_path (row, IRI_PICTURE_RUN, IRI_COMPONENT_NONE);
      iri_picture_move_to (row, x, y);
      iri_picture_line_to (row, x, y + builder->height);
    }
}

void
iri_picture_add_connectors (IriPictureStripBuilder *row)
{
  GArray *items = row->builder->picture->items;
  double greatest = greatest_shift (row);

  if (row->line->highest > 0 && row->builder->picture->arrangement == IRI_PICTURE_APART)
    {
      if (!row->one_row)
        put_run_ends (row, FALSE);
      put_run_ends (row, TRUE);
    }
  if (row->one_row)
    return;
  for (guint i = row->first; i < row->first + row->n; i++)
    {
      const IriPictureCell *cell = iri_picture_cell (row->builder, row->line, i);
      double x = cell->upper.x + cell->upper.width / 2;
      guint from = items->len;

      if (cell->moved)
        put_curve (row, cell, x, greatest);
      else
        put_straight (row, cell, x);
      for (; from < items->len; from++)
        g_array_index (items, IriPictureItem, from).cell
            = (int) (row->line->first_cell + i);
    }
}
