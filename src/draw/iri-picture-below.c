/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include "iri-chars.h"
#include "iri-icu.h"
#include "iri-isolate.h"
#include "iri-number.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What is below the shown row: stored positions, what people read as host and
 * path, and notes. */

#define NUMBER_SIZE 10.5
#define NUMBER_HEIGHT 16
#define MARKS_HEIGHT 4 /* of marks between the row and its numbers */
#define BRACKET_HEIGHT 22
#define BRACKET_FOOT 5
#define BRACKET_WIDTH 1.5
#define LABEL_SIZE 11
#define NOTE_SIZE 12
#define NOTE_HEIGHT 20
#define MAX_NAMED 8 /* characters whose names may fit in a line */

static void
put_number (IriPictureStripBuilder *row, guint i, double y)
{
  const IriPictureCell *cell = iri_picture_cell (row->builder, row->line, i);
  g_autofree char *number = g_strdup_printf ("%" G_GSIZE_FORMAT, cell->first + 1);
  IriPictureRole role = cell->moved ? IRI_PICTURE_NUMBER_MOVED : IRI_PICTURE_NUMBER;
  double size = NUMBER_SIZE, width;
  IriPictureItem *item;

  /* Digits have the same width, so only one has to be laid out. */
  width = (double) strlen (number)
          * iri_picture_measure (row->builder->picture, role, size, "0");
  if (width > row->builder->cell)
    size *= row->builder->cell / width;
  item = iri_picture_add_text (row, role, IRI_COMPONENT_NONE,
                               iri_picture_keep (row->builder, number, -1), size);
  item->cell = (int) (row->line->first_cell + i);
  item->lower = TRUE;
  item->x = cell->lower.x + cell->lower.width / 2;
  item->y = y + NUMBER_SIZE + 2;
}

/* What is read as @label in this strip, at positions from @begin to @end; @before and
 * @after say whether it continues in other strips. */
typedef struct
{
  guint begin;
  guint end;
  gboolean before;
  gboolean after;
} Extent;

static gboolean
find_extent (const IriPictureStripBuilder *row,
             const IriPictureMistaken *seen,
             Extent *extent)
{
  guint end = row->first + row->n;

  if (seen->end <= row->first || seen->begin >= end)
    return FALSE;
  extent->begin = MAX (seen->begin, row->first);
  extent->end = MIN (seen->end, end);
  extent->before = seen->begin < row->first;
  extent->after = seen->end > end;
  return TRUE;
}

/* Returns the first of @texts that fits @width, or NULL. */
static const char *
find_label (IriPictureStripBuilder *row, const char *const *texts, double width)
{
  for (; *texts != NULL; texts++)
    if (iri_picture_measure (row->builder->picture, IRI_PICTURE_PERCEIVED_AS,
                             LABEL_SIZE, *texts)
        <= width)
      return *texts;
  return NULL;
}

/* Adds a bracket, open where it continues in another strip. Returns FALSE if
 * there is no room for its text. */
static gboolean
put_bracket (IriPictureStripBuilder *row,
             const Extent *extent,
             const char *const *labels,
             double y)
{
  const IriPictureLine *line = row->line;
  IriPictureBox first
      = iri_picture_cell (row->builder, line, line->order[extent->begin])->lower;
  IriPictureBox last
      = iri_picture_cell (row->builder, line, line->order[extent->end - 1])->lower;
  double left = first.x + 1, right = last.x + last.width - 1;
  const char *label = find_label (row, labels, right - left);
  IriPictureItem *item;

  if (label == NULL)
    return FALSE;
  item = iri_picture_add_path (row, IRI_PICTURE_BRACKET, IRI_COMPONENT_NONE);
  item->line_width = BRACKET_WIDTH;
  iri_picture_move_to (row, left, y + (extent->before ? BRACKET_FOOT : 0));
  iri_picture_line_to (row, left, y + BRACKET_FOOT);
  iri_picture_line_to (row, right, y + BRACKET_FOOT);
  iri_picture_line_to (row, right, y + (extent->after ? BRACKET_FOOT : 0));
  item = iri_picture_add_text (row, IRI_PICTURE_PERCEIVED_AS, IRI_COMPONENT_NONE, label,
                               LABEL_SIZE);
  item->x = (left + right) / 2;
  item->y = y + BRACKET_FOOT + LABEL_SIZE + 3;
  return TRUE;
}

static double
put_brackets (IriPictureStripBuilder *row, double y)
{
  const char *const host[]
      = { C_ ("bracket", "read as host"), C_ ("bracket", "host"), NULL };
  const char *const path[]
      = { C_ ("bracket", "read as path"), C_ ("bracket", "path"), NULL };
  gboolean any = FALSE;
  Extent extent;

  if (find_extent (row, &row->line->seen_host, &extent))
    any |= put_bracket (row, &extent, host, y);
  if (find_extent (row, &row->line->seen_path, &extent))
    any |= put_bracket (row, &extent, path, y);
  return any ? y + BRACKET_HEIGHT : y;
}

/* Texts of a picture run from left to right, but a note is a sentence. */
static double
put_note (IriPictureStripBuilder *row, const char *note, double y)
{
  g_autofree char *isolated = iri_isolate_words (note);
  IriPictureItem *item
      = iri_picture_add_text (row, IRI_PICTURE_NOTE, IRI_COMPONENT_NONE,
                              iri_picture_keep (row->builder, isolated, -1), NOTE_SIZE);

  item->anchor = IRI_PICTURE_START;
  item->x = row->left;
  item->y = y + NOTE_SIZE + 4;
  return y + NOTE_HEIGHT;
}

/* Adds a note if only a part of the line is drawn. */
static double
put_left_out (IriPictureStripBuilder *row, double y)
{
  const IriPictureLine *line = row->line;
  g_autofree char *first = NULL, *last = NULL, *n = NULL, *note = NULL;

  if (line->end - line->begin == line->bidi->n_chars)
    return y;
  first = iri_number (line->begin + 1);
  last = iri_number (line->end);
  n = iri_number (line->bidi->n_chars);
  /* Translators: the numbers of the first and the last character that are drawn, and
   * how many there are. */
  note = g_strdup_printf (_ ("Characters %s to %s of %s are drawn"), first, last, n);
  return put_note (row, note, y);
}

/* "U+A000 YI SYLLABLE IT", isolated; the code point alone if not @named. */
static void
append_missing (GString *list, gunichar c, gboolean named)
{
  g_autofree char *name = named ? iri_icu_char_name (c) : g_strdup ("");

  g_string_append_printf (list, IRI_LRI "U+%04X%s%s" IRI_PDI, c,
                          *name != '\0' ? " " : "", name);
}

char *
iri_picture_missing_note (const GArray *missing, guint n, gboolean named)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (list, _ (", "));
      append_missing (list, g_array_index (missing, gunichar, i), named);
    }
  if (n < missing->len)
    g_string_append_printf (list, "%s…", _ (", "));
  /* Translators: characters that cannot be drawn: U+6F22, U+5B57. */
  return g_strdup_printf (_ ("Not in any font: %s"), list->str);
}

static gboolean
note_fits (const IriPictureStripBuilder *row, const char *note)
{
  return iri_picture_measure (row->builder->picture, IRI_PICTURE_NOTE, NOTE_SIZE, note)
         <= row->builder->room;
}

/* As many code points of @missing as fit, at least one. */
static char *
fit_missing (const IriPictureStripBuilder *row, const GArray *missing)
{
  char *note = iri_picture_missing_note (missing, 1, FALSE);

  for (guint n = 2; n <= missing->len; n++)
    {
      char *longer = iri_picture_missing_note (missing, n, FALSE);

      if (!note_fits (row, longer))
        {
          g_free (longer);
          break;
        }
      g_free (note);
      note = longer;
    }
  return note;
}

/* Lists the characters that no font has (3987bis-00 §8.6), with their names if all fit
 * so, otherwise as many code points as fit; the summary has all names. */
static double
put_missing (IriPictureStripBuilder *row, double y)
{
  const GArray *missing = row->builder->picture->missing;
  g_autofree char *note = NULL;

  if (missing->len == 0)
    return y;
  if (missing->len <= MAX_NAMED)
    note = iri_picture_missing_note (missing, missing->len, TRUE);
  if (note == NULL || !note_fits (row, note))
    {
      g_free (note);
      note = fit_missing (row, missing);
    }
  return put_note (row, note, y);
}

double
iri_picture_add_notes (IriPictureStripBuilder *row, double y)
{
  if (row->first + row->n == row->line->n_cells)
    y = put_left_out (row, y);
  if (row->strip + 1 == row->builder->picture->strips->len)
    {
      y = put_missing (row, y);
      y = iri_picture_add_legend (row, y);
    }
  return y;
}

double
iri_picture_add_below (IriPictureStripBuilder *row)
{
  const IriPictureLine *line = row->line;
  double top = row->lower + row->builder->height, y = top;

  if (row->one_row && row->builder->setup->n_marks > 0)
    y += MARKS_HEIGHT;

  for (guint i = row->first; i < row->first + row->n; i++)
    put_number (row, line->order[i], y);
  iri_picture_add_caption (row, IRI_PICTURE_CAPTION_FROM, y + NUMBER_SIZE * .64 + 2);
  y = put_brackets (row, y + NUMBER_HEIGHT);
  return iri_picture_add_notes (row, y) - top;
}
