/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-worksheet.h"

#include "iri-chars.h"
#include "iri-picture.h"
#include "iri-report.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

/* A4 in CSS pixels, of which a PDF's unit is 0.75, and its margins. */
#define PAGE_WIDTH 794.
#define PAGE_HEIGHT 1123.
#define MARGIN 64.
#define POINTS_IN_A_PIXEL .75
#define ROOM (PAGE_WIDTH - 2 * MARGIN)

/* Where the text of an item begins after its number, and the room for an answer. */
#define INDENT 32.
#define ANSWER_HEIGHT 40.

/* Of an IRI or a note, and of the picture of an answer. */
#define MAX_CHARS 600
#define MAX_CELLS 120
#define PICTURE_SCALE .7

typedef enum
{
  STYLE_TITLE,
  STYLE_PROMPT,
  STYLE_BODY,
  STYLE_CODE,
  STYLE_ANSWER,
} Style;

static const struct
{
  const char *family;
  double size;
  PangoWeight weight;
} styles[] = {
  [STYLE_TITLE] = { "Sans", 22, PANGO_WEIGHT_BOLD },
  [STYLE_PROMPT] = { "Sans", 14, PANGO_WEIGHT_BOLD },
  [STYLE_BODY] = { "Sans", 13, PANGO_WEIGHT_NORMAL },
  [STYLE_CODE] = { "Monospace", 15, PANGO_WEIGHT_NORMAL },
  [STYLE_ANSWER] = { "Sans", 13, PANGO_WEIGHT_BOLD },
};

/* A part of a question: a text, a picture, or else a line to write on. */
typedef struct
{
  PangoLayout *layout; /* or NULL */
  IriPicture *picture; /* or NULL */
  double scale;        /* of the picture */
  double x;
  double gap; /* above it */
  double height;
} Part;

/* The sheets that are written, and the parts of the question at hand. */
typedef struct
{
  cairo_t *cr;
  PangoContext *context, *prose;
  PangoAlignment alignment; /* of prose */
  GArray *parts;
  double y;
} Writer;

static void
clear_part (gpointer data)
{
  Part *part = data;

  g_clear_object (&part->layout);
  g_clear_pointer (&part->picture, iri_picture_free);
}

/* IRIs are broken without a hyphen, which could be taken for a part of them. */
static void
omit_hyphens (PangoLayout *layout)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
}

/* Prose has the direction of the questions; an IRI is laid out from left to right. */
static PangoLayout *
lay_out (const Writer *self, const char *text, Style style, double width)
{
  PangoLayout *layout
      = pango_layout_new (style == STYLE_CODE ? self->context : self->prose);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  g_autofree char *shown
      = g_utf8_substring (text, 0, MIN (MAX_CHARS, g_utf8_strlen (text, -1)));

  pango_font_description_set_family_static (font, styles[style].family);
  pango_font_description_set_weight (font, styles[style].weight);
  pango_font_description_set_absolute_size (font, styles[style].size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_auto_dir (layout, FALSE);
  if (style != STYLE_CODE)
    pango_layout_set_alignment (layout, self->alignment);
  omit_hyphens (layout);
  pango_layout_set_wrap (layout,
                         style == STYLE_CODE ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_text (layout, shown, -1);
  return layout;
}

static void
add_text (Writer *self, const char *text, Style style, double x, double gap)
{
  gboolean mirrored = style != STYLE_CODE && self->alignment == PANGO_ALIGN_RIGHT;
  Part part = { .layout = lay_out (self, text, style, ROOM - x),
                .x = mirrored ? 0 : x,
                .gap = gap };
  int height;

  pango_layout_get_size (part.layout, NULL, &height);
  part.height = height / (double) PANGO_SCALE;
  g_array_append_val (self->parts, part);
}

static void
add_iri (Writer *self, const char *text, gboolean in_order)
{
  g_autofree char *forced
      = in_order ? g_strconcat (IRI_LRO, text, IRI_PDF, NULL) : g_strdup (text);

  add_text (self, forced, STYLE_CODE, INDENT, 8);
}

static void
add_line (Writer *self)
{
  Part part = { .x = INDENT, .height = ANSWER_HEIGHT };

  g_array_append_val (self->parts, part);
}

/* A picture that is too wide or too high gets smaller. */
static void
add_picture (Writer *self, const char *text)
{
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
  IriPictureSetup setup = {
    .bidis = (const IriBidi *const *) &report->bidi,
    .perceptions = (const IriBidiPerception *const *) &report->perception,
    .n_bidis = 1,
    .width = (ROOM - INDENT) / PICTURE_SCALE,
    .registrable = { report->registrable },
    .one_row = TRUE,
    .paper = TRUE,
    .max_cells = MAX_CELLS,
  };
  Part part
      = { .picture = iri_picture_new (self->context, &setup), .x = INDENT, .gap = 10 };
  double room = PAGE_HEIGHT - 2 * MARGIN;

  part.scale = MIN (PICTURE_SCALE, MIN ((ROOM - INDENT) / part.picture->width,
                                        room / part.picture->height));
  part.height = part.picture->height * part.scale;
  g_array_append_val (self->parts, part);
}

static void
add_choices (Writer *self, const char *const *choices)
{
  for (gsize i = 0; choices[i] != NULL; i++)
    {
      g_autofree char *choice = g_strdup_printf ("☐ %s", choices[i]);

      add_text (self, choice, STYLE_BODY, INDENT, 6);
    }
}

static void
add_answer (Writer *self, const IriWorksheetItem *item)
{
  add_text (self, item->answer, STYLE_ANSWER, INDENT, 10);
  if (item->picture != NULL)
    add_picture (self, item->picture);
}

static void
add_item (Writer *self, const IriWorksheetItem *item, gsize number, gboolean answers)
{
  g_autofree char *prompt
      = g_strdup_printf ("%" G_GSIZE_FORMAT ". %s", number, item->prompt);

  g_array_set_size (self->parts, 0);
  add_text (self, prompt, STYLE_PROMPT, 0, 26);
  if (item->note != NULL && *item->note != '\0')
    add_text (self, item->note, STYLE_BODY, INDENT, 6);
  add_iri (self, item->text, item->in_order);
  if (item->other != NULL)
    add_iri (self, item->other, FALSE);
  if (item->choices != NULL)
    add_choices (self, item->choices);
  if (answers)
    add_answer (self, item);
  else if (item->choices == NULL)
    add_line (self);
}

static void
draw_part (const Writer *self, const Part *part)
{
  cairo_t *cr = self->cr;

  cairo_save (cr);
  cairo_translate (cr, MARGIN + part->x, self->y);
  cairo_new_path (cr); /* text begins at the current point, which pictures leave */
  cairo_set_source_rgb (cr, 0, 0, 0);
  if (part->layout != NULL)
    pango_cairo_show_layout (cr, part->layout);
  else if (part->picture != NULL)
    {
      cairo_scale (cr, part->scale, part->scale);
      iri_picture_draw (part->picture, cr, &(IriPictureView){ .highlighted = -1 });
    }
  else
    {
      cairo_set_source_rgb (cr, .5, .5, .5);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, 0, part->height - 4);
      cairo_line_to (cr, ROOM - part->x, part->height - 4);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
turn_page (Writer *self)
{
  cairo_show_page (self->cr);
  self->y = MARGIN;
}

/* The parts of a question stay on one sheet if they fit on one. */
static void
write_parts (Writer *self)
{
  double bottom = PAGE_HEIGHT - MARGIN;
  double height = 0;

  for (guint i = 0; i < self->parts->len; i++)
    height += g_array_index (self->parts, Part, i).gap
              + g_array_index (self->parts, Part, i).height;
  if (self->y > MARGIN && self->y + height > bottom)
    turn_page (self);
  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);

      if (self->y > MARGIN && self->y + part->gap + part->height > bottom)
        turn_page (self);
      if (self->y > MARGIN)
        self->y += part->gap;
      draw_part (self, part);
      self->y += part->height;
    }
}

/* That of the first letter of @sentence, which may have words of the other
 * direction. */
static gboolean
is_right_to_left (const char *sentence)
{
  IriDirection direction;

  for (const char *p = sentence; *p != '\0'; p = g_utf8_next_char (p))
    {
      direction = iri_direction (p, (gsize) (g_utf8_next_char (p) - p));
      if (direction == IRI_DIRECTION_RTL || direction == IRI_DIRECTION_LTR)
        return direction == IRI_DIRECTION_RTL;
    }
  return FALSE;
}

/* Sets the direction of prose to that of @sample, a sentence. */
static void
set_direction (Writer *self, const char *sample)
{
  gboolean rtl = is_right_to_left (sample);

  self->prose = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  pango_context_set_base_dir (self->prose,
                              rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  self->alignment = rtl ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
}

static void
write_title (Writer *self, const char *title, gboolean answers)
{
  g_array_set_size (self->parts, 0);
  add_text (self, title, STYLE_TITLE, 0, 0);
  /* Translators: a heading on paper, and what a pupil writes a name after. */
  add_text (self, answers ? C_ ("worksheet", "Answers") : C_ ("worksheet", "Name:"),
            STYLE_BODY, 0, 10);
  write_parts (self);
}

static cairo_status_t
append (void *data, const unsigned char *bytes, unsigned int length)
{
  g_string_append_len (data, (const char *) bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
finish (cairo_t *cr, cairo_surface_t *surface)
{
  cairo_status_t status;

  cairo_show_page (cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

cairo_status_t
iri_worksheet_append (GString *out,
                      const char *title,
                      const IriWorksheetItem *items,
                      gsize n_items,
                      gboolean answers)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
      append, out, PAGE_WIDTH * POINTS_IN_A_PIXEL, PAGE_HEIGHT * POINTS_IN_A_PIXEL);
  Writer writer = {
    .cr = cairo_create (surface),
    .context = pango_font_map_create_context (pango_cairo_font_map_get_default ()),
    .parts = g_array_new (FALSE, FALSE, sizeof (Part)),
    .y = MARGIN,
  };

  g_array_set_clear_func (writer.parts, clear_part);
  pango_context_set_base_dir (writer.context, PANGO_DIRECTION_LTR);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_surface_set_device_scale (surface, POINTS_IN_A_PIXEL, POINTS_IN_A_PIXEL);
  set_direction (&writer, n_items > 0 ? items[0].prompt : title);
  write_title (&writer, title, answers);
  for (gsize i = 0; i < n_items; i++)
    {
      add_item (&writer, &items[i], i + 1, answers);
      write_parts (&writer);
    }
  g_array_unref (writer.parts);
  g_object_unref (writer.context);
  g_object_unref (writer.prose);
  return finish (writer.cr, surface);
}
