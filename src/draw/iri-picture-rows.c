/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include "iri-component-pattern.h"

#include <math.h>
#include <string.h>

/* The two rows of cells. */

/* The size of a glyph relative to its cell. */
#define GLYPH .56
#define DENSE_GLYPH .72
#define CODE_SIZE IRI_PICTURE_LEAST_TEXT
#define COUNT_SIZE IRI_PICTURE_LEAST_TEXT
#define STRIP_INSET .5
#define MARK_TOP 2
#define MARK_WIDTH 1.5
#define MARK_ZIGZAG 3

/* Returns the baseline that centres capitals of @size at @y. */
static double
center (double y, double size)
{
  return y + size * .36;
}

/* Assigns the shapes added since @from to @cell. */
static void
belong (IriPictureStripBuilder *row, guint from, int cell, gboolean lower)
{
  GArray *items = row->builder->picture->items;

  for (; from < items->len; from++)
    {
      IriPictureItem *item = &g_array_index (items, IriPictureItem, from);

      item->cell = cell;
      item->lower = lower;
    }
}

void
iri_picture_add_pattern (IriPictureStripBuilder *row,
                         IriComponent component,
                         IriPictureBox box)
{
  IriComponentPattern strip
      = iri_component_pattern (component, row->builder->setup->high_contrast);
  double left = box.x + STRIP_INSET, right = box.x + box.width - STRIP_INSET;
  double y = box.y + box.height - strip.width / 2;
  IriPictureItem *item;

  if (strip.lines == 0)
    return;
  item = iri_picture_add_path (row, IRI_PICTURE_PATTERN, component);
  item->line_width = strip.width;
  item->round = strip.round;
  memcpy (item->dash, strip.dash, sizeof item->dash);
  if (strip.round)
    left += strip.width / 2;
  for (int i = 0; i < strip.lines; i++, y -= 2 * strip.width)
    {
      iri_picture_move_to (row, left, y);
      if (strip.zigzag == 0)
        iri_picture_line_to (row, right, y);
      else
        for (int j = 1; left + j * strip.zigzag <= right; j++)
          iri_picture_line_to (row, left + j * strip.zigzag,
                               j % 2 == 1 ? y - strip.zigzag : y);
    }
}

/* Adds the label of a character, in several rows if needed. */
static void
put_code (IriPictureStripBuilder *row,
          const IriPictureCell *cell,
          const char *code,
          IriPictureBox box)
{
  g_auto (GStrv) rows = g_strsplit (code, "\n", -1);
  guint n = g_strv_length (rows);
  gsize longest = 1;
  double size, y;

  for (guint i = 0; i < n; i++)
    longest = MAX (longest, strlen (rows[i]));
  size = MIN (CODE_SIZE, (box.width - 3) / ((double) longest * .61));
  size = MIN (size, (box.height - 9) / n);
  y = box.y + (box.height - 4) / 2 - (n - 1) * (size + .5) / 2;
  for (guint i = 0; i < n; i++, y += size + .5)
    {
      IriPictureItem *item
          = iri_picture_add_text (row, IRI_PICTURE_CODE, cell->ink,
                                  iri_picture_keep (row->builder, rows[i], -1), size);

      item->x = box.x + box.width / 2;
      item->y = center (y, size);
    }
}

static void
put_glyph (IriPictureStripBuilder *row,
           const IriPictureCell *cell,
           IriPictureRole role,
           const char *text,
           IriPictureBox box)
{
  gboolean dense = row->builder->setup->dense;
  double size = round (box.width * (dense ? DENSE_GLYPH : GLYPH));
  IriPictureItem *item = iri_picture_add_text (row, role, cell->ink, text, size);

  item->x = box.x + box.width / 2;
  item->y = center (box.y + box.height / 2 - 1, size);
}

static void
put_count (IriPictureStripBuilder *row, const IriPictureCell *cell, IriPictureBox box)
{
  g_autofree char *count = g_strdup_printf ("%" G_GSIZE_FORMAT, cell->n_chars);
  IriPictureItem *item
      = iri_picture_add_text (row, IRI_PICTURE_COUNT, cell->ink,
                              iri_picture_keep (row->builder, count, -1), COUNT_SIZE);

  item->anchor = IRI_PICTURE_END;
  item->x = box.x + box.width - 3;
  item->y = box.y + COUNT_SIZE + 1;
}

/* Adds the dashed box of a character without a shape. */
static void
put_frame (IriPictureStripBuilder *row, const IriPictureCell *cell, IriPictureBox box)
{
  IriPictureItem *item = iri_picture_add_box (
      row, cell->missing ? IRI_PICTURE_MISSING : IRI_PICTURE_INVISIBLE, cell->ink, box);

  item->dash[0] = cell->missing ? 5 : 2;
  item->dash[1] = 2;
}

/* Adds the outline of a cell. */
static void
put_outline (IriPictureStripBuilder *row,
             const IriPictureCell *cell,
             gboolean boxed,
             gboolean lower,
             IriPictureBox box)
{
  const IriPictureSetup *setup = row->builder->setup;

  if (boxed)
    put_frame (row, cell, box);
  if (setup->compared && cell->differs)
    iri_picture_add_box (row, IRI_PICTURE_DIFFERS, cell->ink, box)->line_width
        = setup->high_contrast ? 3 : 1.75;
  else if (!setup->compared && !boxed && lower && cell->moved)
    iri_picture_add_box (row, IRI_PICTURE_MOVED, cell->ink, box)->line_width
        = setup->high_contrast ? 2 : 1;
}

/* How a cell differs from others of its host: the registrable domain has heavy
 * glyphs, the labels before it a fainter tint. */
typedef enum
{
  PLAIN,
  STRONG,
  FAINT,
} Weight;

static Weight
weigh (const IriPictureStripBuilder *row, const IriPictureCell *cell)
{
  IriSpan domain = iri_picture_registrable (row->builder->setup, cell->block);

  if (cell->ink != IRI_COMPONENT_HOST || row->builder->setup->by_script
      || iri_span_length (domain) == 0)
    return PLAIN;
  return cell->source.begin >= domain.begin && cell->source.end <= domain.end ? STRONG
                                                                              : FAINT;
}

/* Adds the background of a cell with a colour. */
static void
put_ground (IriPictureStripBuilder *row, const IriPictureCell *cell, IriPictureBox box)
{
  Weight weight = weigh (row, cell);
  IriPictureItem *item = iri_picture_add_box (
      row, weight == FAINT ? IRI_PICTURE_CELL_FAINT : IRI_PICTURE_CELL, cell->ink, box);

  /* High contrast has no tints to distinguish them. */
  if (weight == STRONG && row->builder->setup->high_contrast)
    item->line_width = 2;
  iri_picture_add_pattern (row, cell->ink, box);
}

static IriPictureRole
choose_glyph (const IriPictureStripBuilder *row,
              const IriPictureCell *cell,
              const IriPictureContent *content)
{
  return content->role == IRI_PICTURE_GLYPH && weigh (row, cell) == STRONG
             ? IRI_PICTURE_GLYPH_STRONG
             : content->role;
}

/* The most severe mark of @cell, or NULL. */
static const IriPictureMark *
find_mark (const IriPictureSetup *setup, const IriPictureCell *cell)
{
  const IriPictureMark *found = NULL;

  for (gsize i = 0; i < setup->n_marks; i++)
    if (setup->marks[i].span.begin < cell->source.end
        && setup->marks[i].span.end > cell->source.begin
        && (found == NULL || setup->marks[i].severe))
      found = &setup->marks[i];
  return found;
}

/* Marks a cell below @box. */
static void
put_mark (IriPictureStripBuilder *row, const IriPictureCell *cell, IriPictureBox box)
{
  const IriPictureMark *mark = find_mark (row->builder->setup, cell);
  double right = box.x + box.width, y = box.y + box.height + MARK_TOP;
  IriPictureItem *item;

  if (mark == NULL)
    return;
  item = iri_picture_add_path (row, IRI_PICTURE_FINDING, IRI_COMPONENT_NONE);
  item->line_width = MARK_WIDTH;
  if (!mark->severe)
    item->dash[0] = item->dash[1] = MARK_WIDTH;
  iri_picture_move_to (row, box.x, y);
  if (!mark->severe)
    iri_picture_line_to (row, right, y);
  for (int i = 1; mark->severe && box.x + i * MARK_ZIGZAG <= right; i++)
    iri_picture_line_to (row, box.x + i * MARK_ZIGZAG,
                         i % 2 == 1 ? y + MARK_ZIGZAG : y);
}

static void
put_cell (IriPictureStripBuilder *row, guint i, IriPictureRowKind kind)
{
  const IriPictureSetup *setup = row->builder->setup;
  IriPictureCell cell = *iri_picture_cell (row->builder, row->line, i);
  const IriPictureContent *content = &row->line->contents[i];
  gboolean lower = kind != IRI_PICTURE_ROW_STORED;
  IriPictureBox box = lower ? cell.lower : cell.upper;
  guint from = row->builder->picture->items->len;

  if (kind == IRI_PICTURE_ROW_NEUTRAL)
    {
      cell.ink = IRI_COMPONENT_NONE;
      cell.differs = FALSE;
    }
  if (cell.ink == IRI_COMPONENT_NONE)
    iri_picture_add_box (row, IRI_PICTURE_DELIMITER, IRI_COMPONENT_NONE, box);
  else
    put_ground (row, &cell, box);
  put_outline (row, &cell, content->boxed, lower, box);
  if (content->role == IRI_PICTURE_CODE)
    put_code (row, &cell, content->stored, box);
  else
    put_glyph (row, &cell, choose_glyph (row, &cell, content),
               lower ? content->shown : content->stored, box);
  if (setup->by_script && !setup->paper && cell.imitated != NULL)
    put_glyph (row, &cell, IRI_PICTURE_IMITATED, cell.imitated, box);
  if (cell.n_chars > 1)
    put_count (row, &cell, box);
  if (!lower || row->one_row)
    put_mark (row, &cell, box);
  belong (row, from, (int) (row->line->first_cell + i), lower);
}

void
iri_picture_place_cells (IriPictureStripBuilder *row)
{
  double pitch = row->builder->cell + row->builder->gap;
  IriPictureBox box = { 0, 0, row->builder->cell, row->builder->height };

  for (guint i = row->first; i < row->first + row->n; i++)
    {
      IriPictureCell *cell = iri_picture_cell (row->builder, row->line, i);

      box.x = row->left + (row->line->columns[i] - row->first_column) * pitch;
      box.y = row->upper;
      cell->upper = box;
      if (row->lower != row->upper)
        box.x = row->left + (cell->position - row->first) * pitch;
      box.y = row->lower;
      cell->lower = box;
    }
}

void
iri_picture_add_row (IriPictureStripBuilder *row, IriPictureRowKind kind)
{
  gboolean lower = kind != IRI_PICTURE_ROW_STORED;

  iri_picture_add_caption (
      row, lower ? IRI_PICTURE_CAPTION_SHOWN : IRI_PICTURE_CAPTION_STORED,
      (lower ? row->lower : row->upper) + row->builder->height / 2);
  for (guint i = row->first; i < row->first + row->n; i++)
    put_cell (row, lower ? row->line->order[i] : i, kind);
}

void
iri_picture_add_cells (IriPictureStripBuilder *row)
{
  iri_picture_place_cells (row);
  if (!row->one_row)
    iri_picture_add_row (row, IRI_PICTURE_ROW_STORED);
  iri_picture_add_row (row, IRI_PICTURE_ROW_SHOWN);
}
