/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <string.h>

/* Compares two lines of different texts: outlines the differences, aligns equal
 * cells in columns, and shares a row if both look the same. */

#define BETWEEN_ROWS 14
#define ABOVE_CELLS 4
#define BELOW_CELLS 3

typedef struct
{
  IriPictureBuilder *builder;
  IriPictureLine *lines[2];
} Pair;

static IriPictureCell *
get_cell (const Pair *self, int k, guint i)
{
  return iri_picture_cell (self->builder, self->lines[k], i);
}

/* Returns the cell with byte @offset strictly inside it, or NULL. */
static const IriPictureCell *
find_within (const Pair *self, int k, gsize offset)
{
  guint low = 0, high = self->lines[k]->n_cells;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const IriPictureCell *cell = get_cell (self, k, middle);

      if (offset > cell->span.begin && offset < cell->span.end)
        return cell;
      if (offset <= cell->span.begin)
        high = middle;
      else
        low = middle + 1;
    }
  return NULL;
}

/* Moves the start of @difference back to a cell boundary in both lines, whose
 * texts before it are equal. */
static void
widen_left (const Pair *self, IriDifference *difference)
{
  IriSpan *const spans[] = { &difference->left, &difference->right };
  gsize by;

  do
    {
      by = 0;
      for (int k = 0; k < 2; k++)
        {
          const IriPictureCell *cell = find_within (self, k, spans[k]->begin);

          if (cell != NULL)
            by = MAX (by, spans[k]->begin - cell->span.begin);
        }
      by = MIN (by, MIN (spans[0]->begin, spans[1]->begin));
      spans[0]->begin -= by;
      spans[1]->begin -= by;
    }
  while (by > 0);
}

/* Moves the end of @difference likewise. */
static void
widen_right (const Pair *self, IriDifference *difference)
{
  IriSpan *const spans[] = { &difference->left, &difference->right };
  gsize by;

  do
    {
      by = 0;
      for (int k = 0; k < 2; k++)
        {
          const IriPictureCell *cell = find_within (self, k, spans[k]->end);

          if (cell != NULL)
            by = MAX (by, cell->span.end - spans[k]->end);
        }
      for (int k = 0; k < 2; k++)
        by = MIN (by, self->lines[k]->bidi->length - spans[k]->end);
      spans[0]->end += by;
      spans[1]->end += by;
    }
  while (by > 0);
}

/* Returns the differences in whole cells, because a mark in one text changes
 * the cell of its letter. */
static GArray *
widen (const Pair *self)
{
  const IriPictureSetup *setup = self->builder->setup;
  GArray *wide = g_array_new (FALSE, FALSE, sizeof (IriDifference));

  for (gsize i = 0; i < setup->n_differences; i++)
    {
      IriDifference next = setup->differences[i], *last = NULL;

      widen_left (self, &next);
      widen_right (self, &next);
      if (wide->len > 0)
        last = &g_array_index (wide, IriDifference, wide->len - 1);
      if (last == NULL
          || (next.left.begin >= last->left.end && next.right.begin >= last->right.end))
        g_array_append_val (wide, next);
      else
        {
          last->left.end = MAX (last->left.end, next.left.end);
          last->right.end = MAX (last->right.end, next.right.end);
        }
    }
  return wide;
}

/* Marks the cells of a line that are within @differences. */
static void
mark_differing (const Pair *self, int k, const GArray *differences)
{
  guint next = 0;

  for (guint i = 0; i < self->lines[k]->n_cells; i++)
    {
      IriPictureCell *cell = get_cell (self, k, i);

      for (; next < differences->len; next++)
        {
          const IriDifference *difference
              = &g_array_index (differences, IriDifference, next);
          IriSpan span = k == 0 ? difference->left : difference->right;

          if (span.begin >= cell->span.end)
            break;
          cell->differs |= span.end > cell->span.begin;
          if (span.end > cell->span.end)
            break;
        }
    }
}

static gboolean
moves (const Pair *self, int k)
{
  for (guint i = 0; i < self->lines[k]->n_cells; i++)
    if (get_cell (self, k, i)->moved)
      return TRUE;
  return FALSE;
}

static gboolean
is_same_content (const IriPictureContent *a, const IriPictureContent *b)
{
  return a->boxed == b->boxed && strcmp (a->shown, b->shown) == 0;
}

/* Returns whether both lines look the same, cell by cell. */
static gboolean
shows_same (const Pair *self)
{
  const IriPictureLine *a = self->lines[0], *b = self->lines[1];

  if (a->n_cells != b->n_cells || a->begin != b->begin)
    return FALSE;
  for (guint i = 0; i < a->n_cells; i++)
    if (!is_same_content (&a->contents[a->order[i]], &b->contents[b->order[i]]))
      return FALSE;
  return TRUE;
}

static gboolean
is_same_cell (const Pair *self, guint i, guint j)
{
  IriSpan a = get_cell (self, 0, i)->span, b = get_cell (self, 1, j)->span;

  return iri_span_length (a) == iri_span_length (b)
         && memcmp (self->lines[0]->bidi->text + a.begin,
                    self->lines[1]->bidi->text + b.begin, iri_span_length (a))
                == 0;
}

static void
join (const Pair *self, guint i, guint j)
{
  get_cell (self, 0, i)->counterpart = (int) (self->lines[1]->first_cell + j);
  get_cell (self, 1, j)->counterpart = (int) (self->lines[0]->first_cell + i);
}

/* Links the cells at the same position of the shared row. Stored cells differ
 * if their contents at the same position differ. */
static void
share (const Pair *self)
{
  for (guint i = 0; i < self->lines[0]->n_cells; i++)
    {
      gboolean differs = !is_same_cell (self, i, i);

      get_cell (self, 0, i)->differs = differs;
      get_cell (self, 1, i)->differs = differs;
      join (self, self->lines[0]->order[i], self->lines[1]->order[i]);
    }
}

/* The number of cells of each line in the next columns. */
typedef struct
{
  guint n[2];
} Run;

/* Returns the number of cells from @from on that differ. */
static guint
count_differing (const Pair *self, int k, guint from)
{
  guint i = from;

  while (i < self->lines[k]->n_cells && get_cell (self, k, i)->differs)
    i++;
  return i - from;
}

/* Returns the next difference after the cells @i and @j, or one equal cell. */
static Run
find_run (const Pair *self, guint i, guint j)
{
  Run run = { { count_differing (self, 0, i), count_differing (self, 1, j) } };

  if (run.n[0] > 0 || run.n[1] > 0)
    return run;
  /* One line may have more drawn cells. */
  return (Run){ { i < self->lines[0]->n_cells ? 1 : 0,
                  j < self->lines[1]->n_cells ? 1 : 0 } };
}

/* Assigns columns so that equal cells share one. */
static void
align (const Pair *self)
{
  guint at[] = { 0, 0 }, column = 0;

  while (at[0] < self->lines[0]->n_cells || at[1] < self->lines[1]->n_cells)
    {
      Run run = find_run (self, at[0], at[1]);

      for (guint i = 0; i < MIN (run.n[0], run.n[1]); i++)
        join (self, at[0] + i, at[1] + i);
      for (int k = 0; k < 2; k++)
        {
          for (guint i = 0; i < run.n[k]; i++)
            self->lines[k]->columns[at[k] + i] = column + i;
          at[k] += run.n[k];
        }
      column += MAX (run.n[0], run.n[1]);
    }
  self->lines[0]->n_columns = self->lines[1]->n_columns = column;
}

void
iri_picture_make_pair (IriPictureBuilder *builder)
{
  Pair self = { .builder = builder };
  g_autoptr (GArray) differences = NULL;

  for (guint k = 0; k < 2; k++)
    self.lines[k] = &g_array_index (builder->lines, IriPictureLine, k);
  differences = widen (&self);
  for (int k = 0; k < 2; k++)
    mark_differing (&self, k, differences);
  if (!moves (&self, 0) && !moves (&self, 1))
    {
      builder->picture->arrangement = IRI_PICTURE_ALIGNED;
      align (&self);
    }
  else if (shows_same (&self))
    {
      builder->picture->arrangement = IRI_PICTURE_SHARED;
      share (&self);
    }
}

/* Returns whether a cell and its counterpart differ and may still look the
 * same, because one of them is not plain text. */
static gboolean
is_doubtful (const IriPictureStripBuilder *row, const IriPictureCell *cell)
{
  const IriPictureSetup *setup = row->builder->setup;
  const IriPictureCell *other;

  if (!cell->differs || cell->n_chars > 1 || cell->counterpart < 0)
    return FALSE;
  other = &g_array_index (row->builder->picture->cells, IriPictureCell,
                          cell->counterpart);
  return (guchar) setup->bidis[cell->block]->text[cell->span.begin] >= 0x80
         || (guchar) setup->bidis[other->block]->text[other->span.begin] >= 0x80;
}

/* Adds the numbers of characters that look like their counterparts. */
static double
put_codes (IriPictureStripBuilder *row, double y)
{
  gboolean any = FALSE;

  for (guint i = row->first; i < row->first + row->n; i++)
    {
      const IriPictureCell *cell = iri_picture_cell (row->builder, row->line, i);
      g_autofree char *code = NULL;

      if (!is_doubtful (row, cell))
        continue;
      code = g_strdup_printf (
          "%04X", g_utf8_get_char (row->line->bidi->text + cell->span.begin));
      iri_picture_add_code (row, i, code, y);
      any = TRUE;
    }
  return any ? y + IRI_PICTURE_CODE_HEIGHT : y;
}

/* Connects the cells of the first row to equal cells of the second. */
static void
put_links (IriPictureStripBuilder *row, double finish)
{
  for (guint i = row->first; i < row->first + row->n; i++)
    {
      const IriPictureCell *cell = iri_picture_cell (row->builder, row->line, i);
      double x = cell->upper.x + cell->upper.width / 2;

      if (cell->differs || cell->counterpart < 0)
        continue;
      iri_picture_add_path (row, IRI_PICTURE_CONNECTOR, cell->ink)->cell
          = (int) (row->line->first_cell + i);
      iri_picture_move_to (row, x, row->upper + row->builder->height + 2);
      iri_picture_line_to (row, x, finish - 2);
    }
}

static void
put_first_aligned (IriPictureStripBuilder *row)
{
  double y = iri_picture_add_names (row, row->builder->y) + ABOVE_CELLS;

  row->upper = row->lower = iri_picture_add_octets (row, y);
  /* The numbers above need the boxes. */
  iri_picture_place_cells (row);
  y = put_codes (row, row->upper);
  row->upper = row->lower = y;
  iri_picture_place_cells (row);
  iri_picture_add_row (row, IRI_PICTURE_ROW_STORED);
  y += row->builder->height + BETWEEN_ROWS;
  put_links (row, y);
  iri_picture_end_strip (row, y);
}

static void
put_second_aligned (IriPictureStripBuilder *row)
{
  double y;

  row->upper = row->lower = iri_picture_add_octets (row, row->builder->y);
  iri_picture_place_cells (row);
  iri_picture_add_row (row, IRI_PICTURE_ROW_STORED);
  y = put_codes (row, row->upper + row->builder->height);
  y = iri_picture_add_names (row, y + BELOW_CELLS);
  iri_picture_end_strip (row, iri_picture_add_notes (row, y));
}

/* Draws two strips with a shared row. */
static void
put_first_shared (IriPictureStripBuilder *row)
{
  double y = iri_picture_add_names (row, row->builder->y) + ABOVE_CELLS;

  row->upper = iri_picture_add_octets (row, y);
  row->lower = row->upper + row->builder->height + iri_picture_get_drop (row);
  iri_picture_place_cells (row);
  iri_picture_add_row (row, IRI_PICTURE_ROW_STORED);
  iri_picture_add_row (row, IRI_PICTURE_ROW_NEUTRAL);
  iri_picture_add_connectors (row);
  iri_picture_end_strip (row, row->lower + row->builder->height);
}

static void
put_second_shared (IriPictureStripBuilder *row)
{
  double y;

  row->upside_down = TRUE;
  row->lower = row->builder->y - row->builder->height;
  row->upper = row->builder->y + iri_picture_get_drop (row);
  iri_picture_place_cells (row);
  iri_picture_add_connectors (row);
  iri_picture_add_row (row, IRI_PICTURE_ROW_STORED);
  y = iri_picture_add_names (row, row->upper + row->builder->height + BELOW_CELLS);
  iri_picture_end_strip (row, iri_picture_add_notes (row, y));
}

/* The strips of the second line follow those of the first. */
static gboolean
is_continued (const GArray *strips, guint i)
{
  return i > 0
         && g_array_index (strips, IriPictureStrip, i).first_column
                == g_array_index (strips, IriPictureStrip, i - 1).first_column;
}

void
iri_picture_add_pair (IriPictureBuilder *self)
{
  static void (*const put[2][2]) (IriPictureStripBuilder * row) = {
    { put_first_aligned, put_second_aligned },
    { put_first_shared, put_second_shared },
  };
  gboolean shared = self->picture->arrangement == IRI_PICTURE_SHARED;
  const GArray *strips = self->picture->strips;

  for (guint i = 0; i < strips->len; i++)
    {
      IriPictureStripBuilder row;

      if (i > 0 && !is_continued (strips, i))
        self->y += IRI_PICTURE_BETWEEN_STRIPS;
      row = iri_picture_begin_strip (self, i);
      put[shared ? 1 : 0][row.line->block > 0 ? 1 : 0](&row);
    }
  self->picture->height = self->y;
}
