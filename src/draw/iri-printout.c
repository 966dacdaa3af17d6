/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-printout.h"

#include "iri-chars.h"
#include "iri-report-page.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

/* The left edge of the values in rows. */
#define NAME_WIDTH 150
#define GUTTER 12

/* Height of the sheet number at the bottom. */
#define FOOT 28

/* Minimum scale of a picture. */
#define MIN_SCALE .7

/* Text styles. */
typedef enum
{
  STYLE_TITLE,
  STYLE_STRONG,
  STYLE_HEADING,
  STYLE_BODY,
  STYLE_NAME,
  STYLE_CODE,
  STYLE_SMALL,
} Style;

static const struct
{
  const char *family;
  double size;
  PangoWeight weight;
  double ink; /* from 0, white, to 1 */
} styles[] = {
  [STYLE_TITLE] = { "Monospace", 17, PANGO_WEIGHT_BOLD, 1 },
  [STYLE_STRONG] = { "Sans", 13, PANGO_WEIGHT_BOLD, 1 },
  [STYLE_HEADING] = { "Sans", 15, PANGO_WEIGHT_BOLD, 1 },
  [STYLE_BODY] = { "Sans", 13, PANGO_WEIGHT_NORMAL, 1 },
  [STYLE_NAME] = { "Sans", 13, PANGO_WEIGHT_NORMAL, .7 },
  [STYLE_CODE] = { "Monospace", 13, PANGO_WEIGHT_NORMAL, 1 },
  [STYLE_SMALL] = { "Sans", 11, PANGO_WEIGHT_NORMAL, .7 },
};

/* A positioned line of text. */
typedef struct
{
  PangoLayout *layout; /* or NULL */
  int number;
  double x;
  double baseline; /* from the top of the row */
  double ink;
} Line;

/* A line, with another beside it, or the visible part of a strip. */
typedef struct
{
  guint sheet;
  double y;
  double gap; /* above it, unless it is the first on its sheet */
  double height;
  gboolean keep; /* on the same sheet as the next */
  Line line;
  Line beside;
  int strip; /* or -1 */
  double from;
} Row;

/* A printout under construction. */
typedef struct
{
  IriPrintout *paper;
  PangoContext *context;
} Builder;

static void
row_clear (gpointer data)
{
  Row *row = data;

  g_clear_object (&row->line.layout);
  g_clear_object (&row->beside.layout);
}

static Row *
row_at (const IriPrintout *self, guint index)
{
  return &g_array_index (self->rows, Row, index);
}

/* Returns @text, cut at the limit. Free with g_free(). */
static char *
cut (const char *text)
{
  if (g_utf8_strlen (text, -1) <= IRI_PRINTOUT_MAX_CHARS)
    return g_strdup (text);
  return g_strdup_printf (
      "%.*s…", (int) (g_utf8_offset_to_pointer (text, IRI_PRINTOUT_MAX_CHARS) - text),
      text);
}

/* A hyphen at a line break would look like a part of the IRI. */
static void
forbid_hyphens (PangoLayout *layout)
{
  PangoAttrList *attrs = pango_attr_list_new ();

  pango_attr_list_insert (attrs, pango_attr_insert_hyphens_new (FALSE));
  pango_layout_set_attributes (layout, attrs);
  pango_attr_list_unref (attrs);
}

/* IRIs are always laid out from left to right. */
static PangoLayout *
lay_out (
    const Builder *self, const char *text, Style style, IriTextRole role, double width)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  g_autofree char *shown = cut (text);
  g_autofree char *forced = role == IRI_TEXT_ROLE_VISUAL
                                ? g_strconcat (IRI_LRO, shown, IRI_PDF, NULL)
                                : g_strdup (shown);

  pango_font_description_set_family_static (font, styles[style].family);
  pango_font_description_set_weight (font, styles[style].weight);
  pango_font_description_set_absolute_size (font, styles[style].size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_auto_dir (layout, role == IRI_TEXT_ROLE_PROSE);
  pango_layout_set_wrap (layout, role == IRI_TEXT_ROLE_PROSE ? PANGO_WRAP_WORD_CHAR
                                                             : PANGO_WRAP_CHAR);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  forbid_hyphens (layout);
  pango_layout_set_text (layout, forced, -1);
  return layout;
}

/* Adds each line of @layout, which it takes. Returns the index of the first. */
static guint
add_lines (Builder *self, PangoLayout *layout, Style style, double x, double gap)
{
  GArray *rows = self->paper->rows;
  guint first = rows->len;
  PangoLayoutIter *at = pango_layout_get_iter (layout);
  int number = 0;

  do
    {
      PangoRectangle area;
      Row row = { .gap = number == 0 ? gap : 0, .strip = -1 };

      pango_layout_iter_get_line_extents (at, NULL, &area);
      row.height = area.height / (double) PANGO_SCALE;
      row.line = (Line){
        .layout = g_object_ref (layout),
        .number = number++,
        .x = x + area.x / (double) PANGO_SCALE,
        .baseline
        = (pango_layout_iter_get_baseline (at) - area.y) / (double) PANGO_SCALE,
        .ink = styles[style].ink,
      };
      g_array_append_val (rows, row);
    }
  while (pango_layout_iter_next_line (at));
  pango_layout_iter_free (at);
  g_object_unref (layout);
  return first;
}

static guint
add_text (Builder *self,
          const char *text,
          Style style,
          IriTextRole role,
          double x,
          double gap)
{
  return add_lines (self, lay_out (self, text, style, role, self->paper->width - x),
                    style, x, gap);
}

/* Keeps all lines from @first on on one sheet. */
static void
keep_from (Builder *self, guint first)
{
  for (guint i = first; i + 1 < self->paper->rows->len; i++)
    row_at (self->paper, i)->keep = TRUE;
}

/* Keeps all lines from @first on, and the line after them, on one sheet. */
static void
keep_with_next (Builder *self, guint first)
{
  keep_from (self, first);
  row_at (self->paper, self->paper->rows->len - 1)->keep = TRUE;
}

static void
add_strips (Builder *self)
{
  IriPrintout *paper = self->paper;
  GArray *strips = paper->picture->strips;

  for (guint i = 0; i < strips->len; i++)
    {
      IriPictureBox box = g_array_index (strips, IriPictureStrip, i).box;
      double width = box.width * paper->scale;
      double from = 0;

      do
        {
          Row row = { .gap = 12,
                      .height = box.height * paper->scale,
                      .strip = (int) i,
                      .from = from };

          g_array_append_val (paper->rows, row);
          from += paper->width;
        }
      while (from < width - 1);
    }
}

static void
add_with_level (Builder *self, const IriBlock *block, double gap)
{
  g_autofree char *name
      = g_strdup_printf ("%s: %s", iri_verdict_level_name (block->level), block->name);
  guint first = add_text (self, name, STYLE_STRONG, IRI_TEXT_ROLE_PROSE, 0, gap);

  add_text (self, block->text, STYLE_BODY, IRI_TEXT_ROLE_PROSE, 0, 2);
  if (block->note != NULL)
    add_text (self, block->note, STYLE_SMALL, IRI_TEXT_ROLE_PROSE, 0, 2);
  keep_from (self, first);
}

static void
add_row (Builder *self, const IriBlock *block)
{
  Style style = block->role == IRI_TEXT_ROLE_PROSE ? STYLE_BODY : STYLE_CODE;
  double x = NAME_WIDTH + GUTTER;
  guint first = add_text (self, block->text, style, block->role, x, 5);
  PangoLayout *name
      = lay_out (self, block->name, STYLE_NAME, IRI_TEXT_ROLE_PROSE, NAME_WIDTH);
  Row *row = row_at (self->paper, first);

  pango_layout_set_ellipsize (name, PANGO_ELLIPSIZE_END);
  row->beside = (Line){ .layout = name,
                        .baseline = row->line.baseline,
                        .ink = styles[STYLE_NAME].ink };
  if (block->more != NULL)
    {
      g_autofree char *more = g_strdup_printf ("→ %s", block->more);

      add_text (self, more, style, block->role, x, 1);
    }
  if (block->note != NULL)
    add_text (self, block->note, STYLE_SMALL, IRI_TEXT_ROLE_PROSE, x, 1);
}

static void
add_block (Builder *self, const IriBlock *block)
{
  switch (block->kind)
    {
    case IRI_BLOCK_TITLE:
      keep_with_next (self,
                      add_text (self, block->text, STYLE_TITLE, block->role, 0, 0));
      break;
    case IRI_BLOCK_VERDICT:
      add_with_level (self, block, 12);
      break;
    case IRI_BLOCK_FIGURE:
      add_strips (self);
      break;
    case IRI_BLOCK_HEADING:
      keep_with_next (self, add_text (self, block->text, STYLE_HEADING,
                                      IRI_TEXT_ROLE_PROSE, 0, 22));
      break;
    case IRI_BLOCK_FINDING:
      add_with_level (self, block, 10);
      break;
    case IRI_BLOCK_ROW:
      add_row (self, block);
      break;
    }
}

static void
add_page (Builder *self, const IriReport *report)
{
  g_autoptr (IriReportPage) page = iri_report_page_new (report);
  guint n = MIN (page->blocks->len, IRI_PRINTOUT_MAX_BLOCKS);

  for (guint i = 0; i < n; i++)
    add_block (self, g_ptr_array_index (page->blocks, i));
  if (n < page->blocks->len)
    {
      /* Translators: %u is a number of lines of a picture. */
      g_autofree char *left = g_strdup_printf (ngettext ("%u more line is left out.",
                                                         "%u more lines are left out.",
                                                         page->blocks->len - n),
                                               page->blocks->len - n);

      add_text (self, left, STYLE_SMALL, IRI_TEXT_ROLE_PROSE, 0, 10);
    }
}

/* Returns the height of the item at @index with all that must stay with it. */
static double
height_from (const IriPrintout *self, guint index)
{
  double height = row_at (self, index)->height;

  for (; row_at (self, index)->keep && index + 1 < self->rows->len; index++)
    height += row_at (self, index + 1)->gap + row_at (self, index + 1)->height;
  return height;
}

/* Breaks a group of lines that is higher than a sheet. */
static void
place (IriPrintout *self)
{
  double room = self->height - FOOT;
  double y = 0;
  gboolean kept = FALSE;

  self->n_sheets = 1;
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = row_at (self, i);
      double wanted = kept ? row->height : height_from (self, i);

      if (y > 0 && y + row->gap + wanted > room
          && (wanted <= room || y + row->gap + row->height > room))
        {
          self->n_sheets++;
          y = 0;
        }
      if (y > 0)
        y += row->gap;
      row->sheet = self->n_sheets - 1;
      row->y = y;
      y += row->height;
      kept = row->keep;
    }
}

static void
make_picture (Builder *self, const IriReport *report, const IriPictureFile *look)
{
  IriPrintout *paper = self->paper;
  IriPictureSetup setup = {
    .bidis = (const IriBidi *const *) &paper->bidi,
    .n_bidis = 1,
    .perceptions = (const IriBidiPerception *const *) &paper->perception,
    .notation = look->notation,
    .width = paper->width / MIN_SCALE,
    .registrable = { report->registrable },
    .high_contrast = look->high_contrast,
    .font = look->font,
    .paper = TRUE,
  };

  paper->bidi
      = iri_report_order (report, look->n_conventions > 0 ? look->conventions[0]
                                                          : report->options.convention);
  paper->perception = iri_bidi_perception_new (paper->bidi, report->options.spec);
  paper->picture = iri_picture_new (self->context, &setup);
  paper->scale = CLAMP (paper->width / paper->picture->width, MIN_SCALE, 1);
}

IriPrintout *
iri_printout_new (const IriReport *report,
                  const IriPictureFile *look,
                  double width,
                  double height)
{
  IriPrintout *self = g_new0 (IriPrintout, 1);
  Builder builder = {
    .paper = self,
    .context = pango_font_map_create_context (pango_cairo_font_map_get_default ()),
  };

  pango_context_set_base_dir (builder.context, PANGO_DIRECTION_LTR);
  self->width = width;
  self->height = height;
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (self->rows, row_clear);
  make_picture (&builder, report, look);
  add_page (&builder, report);
  place (self);
  g_object_unref (builder.context);
  return self;
}

void
iri_printout_free (IriPrintout *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->rows);
  iri_picture_free (self->picture);
  iri_bidi_perception_free (self->perception);
  iri_bidi_free (self->bidi);
  g_free (self);
}

static void
draw_line (const Line *line, cairo_t *cr, double y)
{
  if (line->layout == NULL)
    return;
  cairo_set_source_rgb (cr, 1 - line->ink, 1 - line->ink, 1 - line->ink);
  cairo_move_to (cr, line->x, y + line->baseline);
  pango_cairo_show_layout_line (
      cr, pango_layout_get_line_readonly (line->layout, line->number));
}

static void
draw_strip (const IriPrintout *self, cairo_t *cr, const Row *row)
{
  const IriPictureView view = { .highlighted = -1 };
  IriPictureBox box
      = g_array_index (self->picture->strips, IriPictureStrip, (guint) row->strip).box;

  cairo_save (cr);
  cairo_rectangle (cr, 0, row->y - 4, self->width, row->height + 8);
  cairo_clip (cr);
  cairo_translate (cr, -row->from, row->y);
  cairo_scale (cr, self->scale, self->scale);
  cairo_translate (cr, -box.x, -box.y);
  iri_picture_draw_strip (self->picture, cr, &view, (guint) row->strip);
  cairo_restore (cr);
}

static void
draw_foot (const IriPrintout *self, cairo_t *cr, guint sheet)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  /* Translators: the number of a sheet of paper, and how many there are. */
  g_autofree char *text = g_strdup_printf (_ ("%u of %u"), sheet + 1, self->n_sheets);

  pango_font_description_set_family_static (font, styles[STYLE_SMALL].family);
  pango_font_description_set_absolute_size (font,
                                            styles[STYLE_SMALL].size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (self->width * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text (layout, text, -1);
  cairo_set_source_rgb (cr, .3, .3, .3);
  cairo_move_to (cr, 0, self->height - FOOT / 2.);
  pango_cairo_show_layout (cr, layout);
}

void
iri_printout_draw (const IriPrintout *self, cairo_t *cr, guint sheet)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = row_at (self, i);

      if (row->sheet != sheet)
        continue;
      draw_line (&row->line, cr, row->y);
      draw_line (&row->beside, cr, row->y);
      if (row->strip >= 0)
        draw_strip (self, cr, row);
    }
  draw_foot (self, cr, sheet);
}
