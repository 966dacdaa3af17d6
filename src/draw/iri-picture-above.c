/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <glib/gi18n-lib.h>

/* What is above the stored row: the convention, the names of components, the
 * embedding levels, and decoded octets. */

#define TITLE_SIZE 13
#define TITLE_LINE 18
#define TITLE_FOOT 6
#define NAME_SIZE 12
#define NAME_HEIGHT 16
#define NAME_SPACE 8 /* minimum between two names */
#define LEVEL_SIZE 9.5
#define LEVEL_HEIGHT 12
#define LEVEL_STEP 4
#define NO_STAIR 4       /* height where all levels are 0 */
#define STAIR_FOOT 7     /* between level 0 and the cells */
#define STAIR_HIGHEST 40 /* deep stairs have lower steps */
#define DECODED_SIZE 12
#define DECODED_HEIGHT 16

/* Returns the left edge of the cell @i of the strip; at its end, the right edge
 * of the last cell. */
static double
edge (const IriPictureStripBuilder *row, guint i)
{
  const IriPictureBuilder *builder = row->builder;

  if (i == row->n)
    return row->left + row->width;
  return row->left
         + (row->line->columns[row->first + i] - row->first_column)
               * (builder->cell + builder->gap);
}

static double
put_title_line (IriPictureStripBuilder *row, const char *text, double y)
{
  IriPictureItem *item
      = iri_picture_add_text (row, IRI_PICTURE_TITLE, IRI_COMPONENT_NONE,
                              iri_picture_keep (row->builder, text, -1), TITLE_SIZE);

  item->anchor = IRI_PICTURE_START;
  item->x = row->left;
  item->y = y + TITLE_SIZE;
  return y + TITLE_LINE;
}

/* Adds the names of the conventions with this display, as many beside each
 * other as fit. */
static double
put_title (IriPictureStripBuilder *row, double y)
{
  const IriPictureSetup *setup = row->builder->setup;
  const GPtrArray *titles = row->line->titles;
  g_autoptr (GString) text = g_string_new (NULL);

  if (row->first > 0 || (!setup->titled && setup->n_bidis < 2))
    return y;
  for (guint i = 0; i < titles->len; i++)
    {
      g_autofree char *longer
          = g_strdup_printf ("%s · %s", text->str, (const char *) titles->pdata[i]);

      if (i > 0
          && iri_picture_measure (row->builder->picture, IRI_PICTURE_TITLE, TITLE_SIZE,
                                  longer)
                 <= row->builder->room)
        g_string_assign (text, longer);
      else
        {
          if (i > 0)
            y = put_title_line (row, text->str, y);
          g_string_assign (text, titles->pdata[i]);
        }
    }
  return put_title_line (row, text->str, y) + TITLE_FOOT;
}

/* A name, and the cells of the strip below it. */
typedef struct
{
  const char *text;
  IriComponent ink;
  guint first;
  guint n;
  double x;
  double width;
} Name;

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  const Name *p = a, *q = b;

  return p->n != q->n ? (p->n < q->n ? 1 : -1) : (p->first > q->first) * 2 - 1;
}

/* The component or the script that a name above a cell is about. */
static int
get_subject (const IriPictureStripBuilder *row, guint i)
{
  const IriPictureCell *cell
      = iri_picture_cell (row->builder, row->line, row->first + i);

  return row->builder->setup->by_script ? cell->script : (int) cell->component;
}

static gboolean
set_name (const IriPictureStripBuilder *row, int subject, Name *name)
{
  const IriPictureScript *script;

  if (!row->builder->setup->by_script)
    {
      name->ink = (IriComponent) subject;
      name->text = iri_component_name (name->ink);
      return name->ink != IRI_COMPONENT_NONE;
    }
  script = iri_picture_find_script (row->builder->picture, subject);
  if (script == NULL)
    return FALSE;
  name->ink = script->ink;
  name->text = script->name;
  return TRUE;
}

/* Returns the components or scripts of the strip, the longest first. */
static GArray *
find_names (IriPictureStripBuilder *row)
{
  GArray *names = g_array_new (FALSE, FALSE, sizeof (Name));
  double left = row->left, right = MAX (edge (row, row->n), left + 1);

  for (guint i = 0; i < row->n;)
    {
      Name name = { .first = i };
      int subject = get_subject (row, i);

      while (i < row->n && get_subject (row, i) == subject)
        i++;
      name.n = i - name.first;
      if (!set_name (row, subject, &name))
        continue;
      name.width = iri_picture_measure (row->builder->picture, IRI_PICTURE_NAME,
                                        NAME_SIZE, name.text);
      name.x = (edge (row, name.first) + edge (row, name.first + name.n)
                - (i < row->n ? row->builder->gap : 0) - name.width)
               / 2;
      name.x = MAX (MIN (name.x, right - name.width), left);
      g_array_append_val (names, name);
    }
  g_array_sort (names, compare_names);
  return names;
}

static gboolean
collides (const GArray *names, guint n, const Name *name)
{
  for (guint i = 0; i < n; i++)
    {
      const Name *other = &g_array_index (names, Name, i);

      if (name->x < other->x + other->width + NAME_SPACE
          && other->x < name->x + name->width + NAME_SPACE)
        return TRUE;
    }
  return FALSE;
}

double
iri_picture_add_names (IriPictureStripBuilder *row, double y)
{
  g_autoptr (GArray) names = find_names (row);
  guint n = 0;

  for (guint i = 0; i < names->len; i++)
    {
      Name name = g_array_index (names, Name, i);
      IriPictureItem *item;

      /* Move the names that fit to the front. */
      if (collides (names, n, &name))
        continue;
      g_array_index (names, Name, n++) = name;
      item = iri_picture_add_text (row, IRI_PICTURE_NAME, name.ink, name.text,
                                   NAME_SIZE);
      item->x = name.x + name.width / 2;
      item->y = y + NAME_SIZE;
    }
  return y + NAME_HEIGHT;
}

static void
put_level (IriPictureStripBuilder *row, guint8 level, double x, double y)
{
  g_autofree char *text = g_strdup_printf ("%u", level);
  IriPictureItem *item
      = iri_picture_add_text (row, IRI_PICTURE_LEVEL, IRI_COMPONENT_NONE,
                              iri_picture_keep (row->builder, text, -1), LEVEL_SIZE);

  item->anchor = IRI_PICTURE_START;
  item->x = x + 1;
  item->y = y - 3;
}

/* Adds the levels of the strip as steps of height @step above @ground. */
static void
put_steps (IriPictureStripBuilder *row, double ground, double step)
{
  const guint8 *levels = row->line->levels + row->first;

  iri_picture_add_path (row, IRI_PICTURE_STAIR, IRI_COMPONENT_NONE);
  iri_picture_move_to (row, edge (row, 0), ground - step * levels[0]);
  for (guint i = 1; i < row->n; i++)
    if (levels[i] != levels[i - 1])
      {
        double x = edge (row, i) - row->builder->gap / 2;

        iri_picture_line_to (row, x, ground - step * levels[i - 1]);
        iri_picture_line_to (row, x, ground - step * levels[i]);
      }
  iri_picture_line_to (row, edge (row, row->n), ground - step * levels[row->n - 1]);
}

static double
put_stair (IriPictureStripBuilder *row, double y)
{
  const guint8 *levels = row->line->levels + row->first;
  double step, ground;
  guint8 highest = 0;

  if (row->line->highest == 0)
    return y + NO_STAIR;
  step = MIN (LEVEL_STEP, (double) STAIR_HIGHEST / row->line->highest);
  for (guint i = 0; i < row->n; i++)
    highest = MAX (highest, levels[i]);
  ground = y + LEVEL_HEIGHT + step * highest;
  for (guint i = 0; i < row->n; i++)
    if (i == 0 || levels[i] != levels[i - 1])
      put_level (row, levels[i], edge (row, i) - (i > 0 ? row->builder->gap / 2 : 0),
                 ground - step * levels[i]);
  put_steps (row, ground, step);
  iri_picture_add_caption (row, IRI_PICTURE_CAPTION_LEVEL,
                           ground - LEVEL_SIZE * .36 - 3);
  return ground + STAIR_FOOT;
}

/* Adds a bracket over the cells of @octets in this strip with their character
 * in its middle; it is open where they continue in another strip. */
static void
put_decoded (IriPictureStripBuilder *row, const IriPictureOctets *octets, double y)
{
  guint end = row->first + row->n, octets_end = octets->first + octets->n;
  guint from = MAX (octets->first, row->first) - row->first;
  guint to = MIN (octets_end, end) - row->first;
  double left = edge (row, from) + 2;
  double right = edge (row, to) - (to < row->n ? row->builder->gap : 0) - 2;
  double middle = (left + right) / 2, line = y + DECODED_HEIGHT - 9;
  double half = iri_picture_measure (row->builder->picture, IRI_PICTURE_DECODED,
                                     DECODED_SIZE, octets->decoded)
                    / 2
                + 4;
  IriPictureItem *item = iri_picture_add_text (
      row, IRI_PICTURE_DECODED, IRI_COMPONENT_NONE, octets->decoded, DECODED_SIZE);

  item->x = middle;
  item->y = y + DECODED_SIZE - 1;
  iri_picture_add_path (row, IRI_PICTURE_ESCAPE, IRI_COMPONENT_NONE);
  iri_picture_move_to (row, left, octets->first < row->first ? line : line + 5);
  iri_picture_line_to (row, left, line);
  iri_picture_line_to (row, MAX (middle - half, left), line);
  iri_picture_move_to (row, MIN (middle + half, right), line);
  iri_picture_line_to (row, right, line);
  iri_picture_line_to (row, right, octets_end > end ? line : line + 5);
}

double
iri_picture_add_octets (IriPictureStripBuilder *row, double y)
{
  const GArray *all = row->line->octets;
  gboolean any = FALSE;

  for (guint i = 0; i < all->len; i++)
    {
      const IriPictureOctets *octets = &g_array_index (all, IriPictureOctets, i);

      if (octets->first + octets->n <= row->first
          || octets->first >= row->first + row->n || octets->decoded == NULL)
        continue;
      put_decoded (row, octets, y);
      any = TRUE;
    }
  return any ? y + DECODED_HEIGHT : y;
}

double
iri_picture_add_above (IriPictureStripBuilder *row)
{
  double y = row->builder->y;

  y = put_title (row, y);
  y = iri_picture_add_names (row, y);
  y = put_stair (row, y);
  y = iri_picture_add_octets (row, y);
  return iri_picture_add_imitated (row, y) - row->builder->y;
}
