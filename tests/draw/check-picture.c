/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "check-picture.h"

#include <math.h>
#include <string.h>

/* The cells of a line are adjacent; if the whole line is drawn, they make up all of its
 * text. */
static void
check_text (const IriPicture *picture, const IriPictureSetup *setup)
{
  for (guint i = 0; i < picture->cells->len; i++)
    {
      const IriPictureCell *cell = cell_at (picture, i);
      const IriBidi *bidi = setup->bidis[cell->block];
      const char *text = bidi->text;
      gboolean starts = i == 0 || cell_at (picture, i - 1)->block != cell->block;
      gboolean ends = i + 1 == picture->cells->len
                      || cell_at (picture, i + 1)->block != cell->block;

      g_assert_cmpint (g_utf8_pointer_to_offset (text, text + cell->span.begin), ==,
                       cell->first);
      g_assert_cmpint (
          g_utf8_pointer_to_offset (text + cell->span.begin, text + cell->span.end), ==,
          cell->n_chars);
      if (!starts)
        g_assert_cmpuint (cell_at (picture, i - 1)->span.end, ==, cell->span.begin);
      if (picture->n_left_out > 0)
        continue;
      if (starts)
        g_assert_cmpuint (cell->span.begin, ==, 0);
      if (ends)
        g_assert_cmpuint (cell->span.end, ==, bidi->length);
    }
}

/* Returns the cells of @strip in the order of IriBidi, which this test computes from
 * single characters: -1 for a character without a cell here. */
static void
check_order (const IriPicture *picture,
             const IriPictureSetup *setup,
             const IriPictureStrip *strip)
{
  const IriBidi *bidi = setup->bidis[strip->block];
  const IriPictureCell *first = cell_at (picture, strip->first);
  const IriPictureCell *last = cell_at (picture, strip->first + strip->n_cells - 1);
  g_autofree guint8 *met = g_new0 (guint8, strip->n_cells);
  double x = -1;

  for (gsize i = 0; i < bidi->n_order; i++)
    {
      gsize c = bidi->order[i];
      guint at = 0;

      if (c < first->first || c >= last->first + last->n_chars)
        continue;
      while (cell_at (picture, strip->first + at)->first
                 + cell_at (picture, strip->first + at)->n_chars
             <= c)
        at++;
      if (met[at])
        continue;
      met[at] = TRUE;
      g_assert_cmpfloat (cell_at (picture, strip->first + at)->lower.x, >, x);
      x = cell_at (picture, strip->first + at)->lower.x;
    }
}

/* No connecting line crosses the end of a strip, and no two cells overlap. */
static void
check_strip (const IriPicture *picture, const IriPictureStrip *strip)
{
  guint position = strip->first - cell_at (picture, strip->first)->position, begin = 0;
  g_autofree guint8 *taken = g_new0 (guint8, strip->n_cells);

  /* Positions are counted from the first cell of the line. */
  while (begin < picture->cells->len && cell_at (picture, begin)->block != strip->block)
    begin++;
  for (guint i = 0; i < strip->n_cells; i++)
    {
      const IriPictureCell *cell = cell_at (picture, strip->first + i);

      position = begin + cell->position;
      g_assert_cmpuint (position, >=, strip->first);
      g_assert_cmpuint (position, <, strip->first + strip->n_cells);
      g_assert_false (taken[position - strip->first]);
      taken[position - strip->first] = TRUE;
      g_assert_true (cell->strip < picture->strips->len);
      g_assert_true (strip_at (picture, cell->strip) == strip);
    }
}

static void
check_strips (const IriPicture *picture, const IriPictureSetup *setup)
{
  double y = 0;
  guint n = 0;

  for (guint i = 0; i < picture->strips->len; i++)
    {
      const IriPictureStrip *strip = strip_at (picture, i);

      g_assert_cmpuint (strip->n_cells, >, 0);
      g_assert_cmpuint (strip->first, ==, n);
      n += strip->n_cells;
      g_assert_cmpfloat (strip->box.y, >=, y);
      y = strip->box.y + strip->box.height;
      check_strip (picture, strip);
      check_order (picture, setup, strip);
    }
  g_assert_cmpuint (n, ==, picture->cells->len);
  g_assert_cmpfloat (y, <=, picture->height + .01);
}

/* A strip that is too wide is one block: a connecting line would cross any cut in
 * it. */
static void
check_width (const IriPicture *picture, const IriPictureSetup *setup)
{
  for (guint i = 0; i < picture->strips->len; i++)
    {
      const IriPictureStrip *strip = strip_at (picture, i);

      if (setup->width == 0 || strip->box.width <= setup->width)
        continue;
      for (guint j = 0; j < strip->n_cells; j++)
        g_assert_true (cell_at (picture, strip->first + j)->moved);
    }
}

/* A cell has not moved exactly if the characters before it in logical order are those
 * before it in visual order; the same follows for those after it. */
static void
check_moved (const IriPicture *picture)
{
  for (guint i = 0; i < picture->cells->len; i++)
    {
      const IriPictureCell *cell = cell_at (picture, i);
      gboolean stays = TRUE;

      for (guint j = 0; j < picture->cells->len; j++)
        {
          const IriPictureCell *other = cell_at (picture, j);

          if (other->block == cell->block && j != i)
            stays &= (j < i) == (other->position < cell->position);
        }
      /* The middle of a reversed word: other characters cross it. */
      if (!cell->moved)
        g_assert_true (stays);
      if (!stays)
        g_assert_true (cell->moved);
    }
}

static gboolean
overlap (IriPictureBox a, IriPictureBox b)
{
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height
         && b.y < a.y + a.height;
}

/* Boxes do not overlap, and the pointer in the middle of one hits its cell. */
static void
check_boxes (const IriPicture *picture, double least_width)
{
  for (guint i = 0; i < picture->cells->len; i++)
    {
      const IriPictureBox boxes[]
          = { cell_at (picture, i)->upper, cell_at (picture, i)->lower };

      g_assert_false (overlap (boxes[0], boxes[1]));
      for (guint k = 0; k < G_N_ELEMENTS (boxes); k++)
        {
          g_assert_cmpint (iri_picture_hit (picture, boxes[k].x + boxes[k].width / 2,
                                            boxes[k].y + boxes[k].height / 2),
                           ==, i);
          g_assert_cmpfloat (boxes[k].width, >=, least_width);
          g_assert_cmpfloat (boxes[k].width, <=, 36);
        }
      for (guint j = 0; j < i; j++)
        {
          const IriPictureCell *other = cell_at (picture, j);

          for (guint k = 0; k < G_N_ELEMENTS (boxes); k++)
            g_assert_false (overlap (boxes[k], other->upper)
                            || overlap (boxes[k], other->lower));
        }
    }
}

/* Each cell has one line, from the middle of its upper box to that of its lower box. */
static void
check_lines (const IriPicture *picture)
{
  g_autofree guint8 *lines = g_new0 (guint8, picture->cells->len + 1);

  for (guint i = 0; i < picture->items->len; i++)
    {
      const IriPictureItem *item = item_at (picture, i);
      const IriPictureStep *steps
          = &g_array_index (picture->steps, IriPictureStep, item->steps);
      const IriPictureCell *cell;
      gboolean straight = item->role == IRI_PICTURE_CONNECTOR;

      if (!straight && item->role != IRI_PICTURE_CONNECTOR_MOVED
          && item->role != IRI_PICTURE_CONNECTOR_DELIMITER)
        continue;
      g_assert_cmpint (item->cell, >=, 0);
      g_assert_cmpint (lines[item->cell]++, ==, 0);
      cell = cell_at (picture, (guint) item->cell);
      g_assert_true (cell->moved != straight);
      g_assert_cmpuint (item->n_steps, ==, 2);
      g_assert_cmpfloat_with_epsilon (steps[0].x[0],
                                      cell->upper.x + cell->upper.width / 2, .01);
      g_assert_cmpfloat_with_epsilon (steps[1].x[straight ? 0 : 2],
                                      cell->lower.x + cell->lower.width / 2, .01);
      g_assert_cmpfloat (steps[0].y[0], >=, cell->upper.y + cell->upper.height);
      g_assert_cmpfloat (steps[1].y[straight ? 0 : 2], <=, cell->lower.y);
    }
  for (guint i = 0; i < picture->cells->len; i++)
    g_assert_cmpint (lines[i], ==, 1);
}

/* Information that is shown by colour is also shown by a pattern. */
static void
check_patterns (const IriPicture *picture)
{
  g_autofree guint8 *patterns = g_new0 (guint8, picture->cells->len + 1);

  for (guint i = 0; i < picture->items->len; i++)
    if (item_at (picture, i)->role == IRI_PICTURE_PATTERN)
      patterns[item_at (picture, i)->cell]++;
  for (guint i = 0; i < picture->cells->len; i++)
    g_assert_cmpint (patterns[i], ==, cell_at (picture, i)->delimiter ? 0 : 2);
}

static double
measure (const IriPicture *picture, const IriPictureItem *item)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (picture->context);
  const IriPictureStyle *style = iri_picture_style (item->role, FALSE);
  PangoFontDescription *font
      = pango_font_description_from_string (style->monospace ? "Monospace" : "Sans");
  PangoRectangle logical;

  if (style->bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, item->size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, item->text, -1);
  pango_layout_get_extents (layout, NULL, &logical);
  return pango_units_to_double (logical.width);
}

/* Texts of @role, all anchored at their centre, do not touch. */
static void
check_apart (const IriPicture *picture, IriPictureRole role)
{
  g_autoptr (GArray) boxes = g_array_new (FALSE, FALSE, sizeof (IriPictureBox));

  for (guint i = 0; i < picture->items->len; i++)
    {
      const IriPictureItem *item = item_at (picture, i);
      IriPictureBox box = { 0, item->y - item->size, 0, item->size };

      if (item->role != role)
        continue;
      box.width = measure (picture, item);
      box.x = item->x - box.width / 2;
      for (guint j = 0; j < boxes->len; j++)
        g_assert_false (overlap (box, g_array_index (boxes, IriPictureBox, j)));
      g_array_append_val (boxes, box);
    }
}

static void
check_inside (const IriPicture *picture)
{
  for (guint i = 0; i < picture->items->len; i++)
    {
      const IriPictureItem *item = item_at (picture, i);
      double y = item->kind == IRI_PICTURE_TEXT ? item->y : item->box.y;

      g_assert_true (isfinite (item->x) && isfinite (item->box.x));
      g_assert_cmpfloat (y, >=, 0);
      g_assert_cmpfloat (y + item->box.height, <=, picture->height + .01);
      if (item->kind == IRI_PICTURE_TEXT)
        g_assert_true (g_utf8_validate (item->text, -1, NULL));
    }
}

/* A staircase has a number for each of its steps; between two steps it has two
 * corners. */
static void
check_stair (const IriPicture *picture)
{
  g_autofree guint *steps = g_new0 (guint, picture->strips->len + 1);

  for (guint i = 0; i < picture->items->len; i++)
    {
      const IriPictureItem *item = item_at (picture, i);

      if (item->role == IRI_PICTURE_LEVEL)
        steps[item->strip]++;
      else if (item->role == IRI_PICTURE_STAIR)
        g_assert_cmpuint (item->n_steps, ==, 2 * steps[item->strip]);
    }
}

void
check_picture (const IriPicture *picture, const IriPictureSetup *setup)
{
  check_text (picture, setup);
  check_strips (picture, setup);
  check_width (picture, setup);
  check_moved (picture);
  check_boxes (picture, setup->dense ? 15 : 25);
  check_lines (picture);
  check_patterns (picture);
  check_inside (picture);
  check_stair (picture);
  check_apart (picture, IRI_PICTURE_NAME);
  check_apart (picture, IRI_PICTURE_NUMBER);
  check_apart (picture, IRI_PICTURE_PERCEIVED_AS);
  g_assert_true (g_utf8_validate (picture->summary, -1, NULL));
}
