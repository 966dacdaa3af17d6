/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define DROP 88
#define DROP_NARROW 72
#define DROP_DENSE 60
#define DROP_STRAIGHT 20

const char *
iri_picture_keep (IriPictureBuilder *self, const char *text, gssize length)
{
  if (length < 0)
    return g_string_chunk_insert_const (self->picture->texts, text);
  return g_string_chunk_insert_len (self->picture->texts, text, length);
}

static IriPictureItem *
add_item (IriPictureStripBuilder *row,
          IriPictureKind kind,
          IriPictureRole role,
          IriComponent component)
{
  GArray *items = row->builder->picture->items;
  IriPictureItem item = {
    .kind = kind, .role = role, .component = component, .cell = -1, .strip = row->strip
  };

  g_array_append_val (items, item);
  return &g_array_index (items, IriPictureItem, items->len - 1);
}

IriPictureItem *
iri_picture_add_box (IriPictureStripBuilder *row,
                     IriPictureRole role,
                     IriComponent component,
                     IriPictureBox box)
{
  IriPictureItem *item = add_item (row, IRI_PICTURE_BOX, role, component);

  item->box = box;
  item->radius = 5;
  item->line_width = 1;
  return item;
}

IriPictureItem *
iri_picture_add_path (IriPictureStripBuilder *row,
                      IriPictureRole role,
                      IriComponent component)
{
  IriPictureItem *item = add_item (row, IRI_PICTURE_PATH, role, component);

  item->steps = row->builder->picture->steps->len;
  item->line_width = 1;
  return item;
}

IriPictureItem *
iri_picture_add_text (IriPictureStripBuilder *row,
                      IriPictureRole role,
                      IriComponent component,
                      const char *text,
                      double size)
{
  IriPictureItem *item = add_item (row, IRI_PICTURE_TEXT, role, component);

  item->text = text;
  item->size = size;
  item->anchor = IRI_PICTURE_MIDDLE;
  return item;
}

static void
add_step (IriPictureStripBuilder *row, IriPictureStep step)
{
  IriPicture *picture = row->builder->picture;

  g_array_append_val (picture->steps, step);
  g_array_index (picture->items, IriPictureItem, picture->items->len - 1).n_steps++;
}

void
iri_picture_move_to (IriPictureStripBuilder *row, double x, double y)
{
  add_step (row, (IriPictureStep){ IRI_PICTURE_MOVE_TO, { x }, { y } });
}

void
iri_picture_line_to (IriPictureStripBuilder *row, double x, double y)
{
  add_step (row, (IriPictureStep){ IRI_PICTURE_LINE_TO, { x }, { y } });
}

void
iri_picture_curve_to (IriPictureStripBuilder *row,
                      double x1,
                      double y1,
                      double x2,
                      double y2,
                      double x3,
                      double y3)
{
  add_step (row,
            (IriPictureStep){ IRI_PICTURE_CURVE_TO, { x1, x2, x3 }, { y1, y2, y3 } });
}

PangoLayout *
iri_picture_layout (IriPicture *self,
                    IriPictureRole role,
                    double size,
                    const char *text)
{
  const IriPictureStyle *style = iri_picture_style (role, FALSE);
  g_autofree char *key
      = g_strdup_printf ("%d %d %.1f %s", style->monospace, style->bold, size, text);
  PangoLayout *layout = g_hash_table_lookup (self->layouts, key);
  g_autoptr (PangoFontDescription) font = NULL;

  if (layout != NULL)
    return layout;
  font = pango_font_description_new ();
  pango_font_description_set_family (font, style->monospace ? self->font : "Sans");
  pango_font_description_set_weight (font, style->bold ? PANGO_WEIGHT_BOLD
                                                       : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  layout = pango_layout_new (self->context);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_text (layout, text, -1);
  g_hash_table_insert (self->layouts, g_steal_pointer (&key), layout);
  return layout;
}

double
iri_picture_measure (IriPicture *self,
                     IriPictureRole role,
                     double size,
                     const char *text)
{
  PangoRectangle logical;

  pango_layout_get_extents (iri_picture_layout (self, role, size, text), NULL,
                            &logical);
  return pango_units_to_double (logical.width);
}

static void
line_clear (gpointer data)
{
  IriPictureLine *line = data;

  g_ptr_array_unref (line->titles);
  g_free (line->cell_of);
  g_free (line->contents);
  g_free (line->order);
  g_free (line->breaks);
  g_free (line->columns);
  g_free (line->levels);
  g_array_unref (line->octets);
}

/* Returns whether both lines look the same, for the same reason. */
static gboolean
looks_same (const IriBidi *a, const IriBidi *b)
{
  return a->length == b->length && a->n_order == b->n_order
         && memcmp (a->text, b->text, a->length) == 0
         && memcmp (a->levels, b->levels, a->n_chars) == 0
         && memcmp (a->order, b->order, a->n_order * sizeof *a->order) == 0
         && strcmp (a->visual, b->visual) == 0;
}

/* Returns the line that looks like @bidi, or NULL. */
static IriPictureLine *
find_same (IriPictureBuilder *self, const IriBidi *bidi)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      IriPictureLine *line = &g_array_index (self->lines, IriPictureLine, i);

      if (looks_same (line->bidi, bidi))
        return line;
    }
  return NULL;
}

static const char *
get_title (const IriPictureSetup *setup, guint block)
{
  const IriConventionInfo *info = iri_convention_info (setup->bidis[block]->convention);

  if (setup->compared)
    return block == 0 ? C_ ("IRI", "First") : C_ ("IRI", "Second");
  return _ (setup->narrow ? info->short_title : info->title);
}

static void
add_line (IriPictureBuilder *self, guint block)
{
  const IriPictureSetup *setup = self->setup;
  const IriBidi *bidi = setup->bidis[block];
  const char *title = get_title (setup, block);
  IriPictureLine line = { .bidi = bidi, .block = block };
  IriPictureLine *same = setup->compared ? NULL : find_same (self, bidi);

  if (same != NULL)
    {
      g_ptr_array_add (same->titles, (gpointer) title);
      return;
    }
  line.perception = setup->perceptions != NULL ? setup->perceptions[block] : NULL;
  line.titles = g_ptr_array_new ();
  g_ptr_array_add (line.titles, (gpointer) title);
  line.octets = g_array_new (FALSE, FALSE, sizeof (IriPictureOctets));
  iri_picture_make_cells (
      self, &line, setup->max_cells > 0 ? setup->max_cells : IRI_PICTURE_MAX_CELLS);
  iri_picture_make_positions (self, &line);
  iri_picture_find_perceived (self, &line);
  iri_picture_find_imitated (self, &line);
  if (setup->by_script)
    iri_picture_color_by_script (self, &line);
  g_array_append_val (self->lines, line);
}

double
iri_picture_get_drop (const IriPictureStripBuilder *row)
{
  if (!row->moves)
    return DROP_STRAIGHT;
  if (row->builder->setup->dense)
    return DROP_DENSE;
  return row->builder->setup->narrow ? DROP_NARROW : DROP;
}

const IriPictureLine *
iri_picture_find_line (const IriPictureBuilder *self, const IriPictureStrip *strip)
{
  const IriPictureLine *line = &g_array_index (self->lines, IriPictureLine, 0);

  while (line->block != strip->block)
    line++;
  return line;
}

static IriPictureStrip *
get_strip (IriPictureBuilder *self, guint number)
{
  return &g_array_index (self->picture->strips, IriPictureStrip, number);
}

IriPictureStripBuilder
iri_picture_begin_strip (IriPictureBuilder *self, guint number)
{
  IriPictureStrip *strip = get_strip (self, number);
  IriPictureStripBuilder row = {
    .builder = self,
    .line = iri_picture_find_line (self, strip),
    .strip = number,
    .n = strip->n_cells,
    .first_column = strip->first_column,
    .width = strip->box.width,
    .left = strip->box.x,
  };

  row.first = strip->first - row.line->first_cell;
  for (guint i = 0; i < row.n; i++)
    row.moves |= iri_picture_cell (self, row.line, row.first + i)->moved;
  strip->box.y = self->y;
  strip->first_item = self->picture->items->len;
  return row;
}

void
iri_picture_end_strip (IriPictureStripBuilder *row, double y)
{
  IriPictureBuilder *self = row->builder;
  IriPictureStrip *strip = get_strip (self, row->strip);

  strip->upside_down = row->upside_down;
  strip->one_row = row->one_row;
  strip->box.height = y - strip->box.y;
  strip->n_items = self->picture->items->len - strip->first_item;
  self->y = y;
}

/* Whether both rows of @line are equal. */
static gboolean
is_unmoved (const IriPictureBuilder *self, const IriPictureLine *line)
{
  for (guint i = 0; i < line->n_cells; i++)
    if (iri_picture_cell (self, line, i)->moved || line->order[i] != i
        || !g_str_equal (line->contents[i].stored, line->contents[i].shown))
      return FALSE;
  return TRUE;
}

static void
put_strip (IriPictureBuilder *self, guint number)
{
  IriPictureStripBuilder row = iri_picture_begin_strip (self, number);

  row.one_row = self->setup->one_row && is_unmoved (self, row.line);
  row.upper = self->y + iri_picture_add_above (&row);
  row.lower = row.one_row ? row.upper
                          : row.upper + self->height + iri_picture_get_drop (&row);
  iri_picture_add_cells (&row);
  iri_picture_add_connectors (&row);
  iri_picture_end_strip (&row, row.lower + self->height + iri_picture_add_below (&row));
  self->y += IRI_PICTURE_BETWEEN_STRIPS;
}

/* Lines beside each other start at the same height. */
static void
put_strips (IriPictureBuilder *self)
{
  const GArray *strips = self->picture->strips;
  double top = 0, bottom = 0;

  for (guint i = 0; i < strips->len; i++)
    {
      const IriPictureStrip *strip = &g_array_index (strips, IriPictureStrip, i);
      const IriPictureLine *line = iri_picture_find_line (self, strip);

      if (strip->first == line->first_cell)
        {
          if (line->column == 0)
            top = bottom;
          self->y = top;
        }
      put_strip (self, i);
      bottom = MAX (bottom, self->y);
    }
  self->picture->height = MAX (bottom - IRI_PICTURE_BETWEEN_STRIPS, 0);
}

IriPicture *
iri_picture_new (PangoContext *context, const IriPictureSetup *setup)
{
  IriPicture *self = g_new0 (IriPicture, 1);
  IriPictureBuilder builder = { .picture = self, .setup = setup };

  self->context = g_object_ref (context);
  self->font = g_strdup (setup->font != NULL ? setup->font : "Monospace");
  self->high_contrast = setup->high_contrast;
  self->items = g_array_new (FALSE, FALSE, sizeof (IriPictureItem));
  self->steps = g_array_new (FALSE, FALSE, sizeof (IriPictureStep));
  self->cells = g_array_new (FALSE, FALSE, sizeof (IriPictureCell));
  self->strips = g_array_new (FALSE, FALSE, sizeof (IriPictureStrip));
  self->missing = g_array_new (FALSE, FALSE, sizeof (gunichar));
  self->scripts = g_array_new (FALSE, FALSE, sizeof (IriPictureScript));
  self->texts = g_string_chunk_new (1024);
  self->layouts
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);

  builder.lines = g_array_new (FALSE, FALSE, sizeof (IriPictureLine));
  g_array_set_clear_func (builder.lines, line_clear);
  for (guint i = 0; i < setup->n_bidis; i++)
    add_line (&builder, i);
  self->compared = setup->compared && builder.lines->len == 2;
  if (self->compared)
    iri_picture_make_pair (&builder);
  iri_picture_make_strips (&builder);
  if (self->arrangement == IRI_PICTURE_APART)
    put_strips (&builder);
  else
    iri_picture_add_pair (&builder);
  self->summary = iri_picture_summarize (&builder);
  g_array_unref (builder.lines);
  return self;
}

void
iri_picture_free (IriPicture *self)
{
  g_array_unref (self->items);
  g_array_unref (self->steps);
  g_array_unref (self->cells);
  g_array_unref (self->strips);
  g_array_unref (self->missing);
  g_array_unref (self->scripts);
  g_string_chunk_free (self->texts);
  g_hash_table_unref (self->layouts);
  g_object_unref (self->context);
  g_free (self->font);
  g_free (self->summary);
  g_free (self);
}

static gboolean
is_within (IriPictureBox box, double x, double y)
{
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}

int
iri_picture_hit (const IriPicture *self, double x, double y)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      const IriPictureCell *cell = &g_array_index (self->cells, IriPictureCell, i);

      if (is_within (cell->upper, x, y) || is_within (cell->lower, x, y))
        return (int) i;
    }
  return -1;
}

int
iri_picture_find (const IriPicture *self, guint block, gsize source)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      const IriPictureCell *cell = &g_array_index (self->cells, IriPictureCell, i);

      if (cell->block == block && cell->source.begin <= source
          && source < cell->source.end)
        return (int) i;
    }
  return -1;
}

gboolean
iri_picture_is_related (const IriPicture *self, int cell, int other)
{
  const IriPictureCell *a, *b;

  if (cell < 0 || other < 0 || cell >= (int) self->cells->len
      || other >= (int) self->cells->len)
    return FALSE;
  a = &g_array_index (self->cells, IriPictureCell, cell);
  b = &g_array_index (self->cells, IriPictureCell, other);
  if (self->compared)
    return cell == other || a->counterpart == other;
  return a->source.begin < b->source.end && b->source.begin < a->source.end;
}
