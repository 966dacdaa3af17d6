/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-answer-card.h"

#include "iri-copy.h"
#include "iri-host-naming.h"
#include "iri-isolate.h"
#include "iri-picture.h"
#include "iri-psl.h"
#include "iri-verdict.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#define ICON 32
#define ICON_SPACE 14
#define TITLE_SIZE 20
#define BODY_SIZE 14
#define NAME_SIZE 12
#define VALUE_SIZE 15
#define LINE_SPACE 4 /* between a title, name or value and what is below it */
#define ROW_SPACE 12 /* between rows */
#define SECTION 24   /* between the picture and the rest */
#define MAX_ROWS 2

/* Characters of a value, so that a long IRI leaves a card that fits a slide. */
#define MAX_VALUE 300

/* A name and its value. */
typedef struct
{
  PangoLayout *name;
  PangoLayout *value;
  PangoLayout *note; /* or NULL */
} Row;

struct IriAnswerCard
{
  PangoContext *context;
  IriVerdictLevel level;
  PangoLayout *sign; /* in the icon */
  PangoLayout *title;
  PangoLayout *body;
  Row rows[MAX_ROWS];
  guint n_rows;
  double width;
};

/* The icon of a verdict: a sign on a regular polygon with a corner at its top, or on a
 * circle. The colours have a contrast of 4.5:1 to white. */
static const struct
{
  const char *sign;
  guint32 color;
  guint corners; /* 0 for a circle */
} icons[] = {
  [IRI_VERDICT_LEVEL_NONE] = { "?", 0x5e5c64, 0 },
  [IRI_VERDICT_LEVEL_GOOD] = { "\342\234\223", 0x1b7f4d, 0 },
  [IRI_VERDICT_LEVEL_NOTE] = { "i", 0x1a5fb4, 0 },
  [IRI_VERDICT_LEVEL_WARNING] = { "!", 0x8f5a00, 3 },
  [IRI_VERDICT_LEVEL_ERROR] = { "\303\227", 0xc01c28, 8 },
};

/* Sentences begin where their language does, IRIs at the left. */
static PangoLayout *
lay_out (const IriAnswerCard *self,
         const char *text,
         const char *family,
         gboolean bold,
         double size,
         double width)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();

  pango_font_description_set_family (font, family);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font,
                                     bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_auto_dir (layout, !g_str_equal (family, "Monospace"));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
get_height (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_pixel_extents (layout, NULL, &logical);
  return logical.height;
}

static char *
shorten (const char *value)
{
  if (g_utf8_strlen (value, -1) <= MAX_VALUE)
    return g_strdup (value);
  return g_strdup_printf (
      "%.*s…", (int) (g_utf8_offset_to_pointer (value, MAX_VALUE) - value), value);
}

static void
add_row (IriAnswerCard *self, const char *name, const char *value, const char *note)
{
  g_autofree char *shown = value != NULL ? shorten (value) : NULL;

  if (shown == NULL)
    return;
  self->rows[self->n_rows++] = (Row){
    lay_out (self, name, "Sans", FALSE, NAME_SIZE, self->width),
    lay_out (self, shown, "Monospace", FALSE, VALUE_SIZE, self->width),
    note != NULL ? lay_out (self, note, "Sans", FALSE, NAME_SIZE, self->width) : NULL,
  };
}

IriAnswerCard *
iri_answer_card_new (PangoContext *context, const IriReport *report, double width)
{
  IriAnswerCard *self = g_new0 (IriAnswerCard, 1);
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);
  const IriCopyForm *form = iri_copy_form_find ("defanged");
  double room = width - ICON - ICON_SPACE;
  g_autofree char *domain = NULL, *uri = NULL, *list = iri_psl_describe ();
  g_autofree char *isolated = NULL;

  self->context = g_object_ref (context);
  self->width = width;
  self->level = verdict->level;
  self->sign = lay_out (self, icons[self->level].sign, "Sans", TRUE, TITLE_SIZE, ICON);
  pango_layout_set_alignment (self->sign, PANGO_ALIGN_CENTER);
  self->title = lay_out (self, verdict->title, "Sans", TRUE, TITLE_SIZE, room);
  self->body = lay_out (self, verdict->body, "Sans", FALSE, BODY_SIZE, room);
  if (report->host != NULL)
    domain = iri_host_name_registrable (report->host, iri_host_name_imitates (report));
  uri = iri_copy_make (form, report);
  if (uri != NULL)
    isolated = iri_isolate_part (uri, (IriSpan){ 0, strlen (uri) });
  add_row (self, _ ("Registrable domain"), domain, list);
  add_row (self, _ ("Defanged URI"),
           uri != NULL ? isolated : iri_copy_reason (form, report), NULL);
  return self;
}

void
iri_answer_card_free (IriAnswerCard *self)
{
  g_object_unref (self->sign);
  g_object_unref (self->title);
  g_object_unref (self->body);
  for (guint i = 0; i < self->n_rows; i++)
    {
      g_object_unref (self->rows[i].name);
      g_object_unref (self->rows[i].value);
      g_clear_object (&self->rows[i].note);
    }
  g_object_unref (self->context);
  g_free (self);
}

const char *
iri_answer_card_title (const IriAnswerCard *self)
{
  return pango_layout_get_text (self->title);
}

char *
iri_answer_card_description (const IriAnswerCard *self)
{
  GString *out = g_string_new (pango_layout_get_text (self->body));

  for (guint i = 0; i < self->n_rows; i++)
    {
      const Row *row = &self->rows[i];
      g_autofree char *text
          = g_strdup_printf (_ ("%s: %s"), pango_layout_get_text (row->name),
                             pango_layout_get_text (row->value));

      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", text);
      if (row->note != NULL)
        g_string_append_printf (out, " (%s)", pango_layout_get_text (row->note));
    }
  return g_string_free (out, FALSE);
}

double
iri_answer_card_head (const IriAnswerCard *self)
{
  double height = get_height (self->title);

  if (*pango_layout_get_text (self->body) != '\0')
    height += LINE_SPACE + get_height (self->body);
  return MAX (height, ICON) + SECTION;
}

static double
get_row_height (const Row *row)
{
  double note = row->note != NULL ? LINE_SPACE + get_height (row->note) : 0;

  return get_height (row->name) + LINE_SPACE + get_height (row->value) + note
         + ROW_SPACE;
}

double
iri_answer_card_foot (const IriAnswerCard *self)
{
  double height = SECTION - ROW_SPACE;

  for (guint i = 0; i < self->n_rows; i++)
    height += get_row_height (&self->rows[i]);
  return self->n_rows > 0 ? height : 0;
}

static void
set_text_color (cairo_t *cr, gboolean dark, double alpha)
{
  PangoColor color = iri_picture_color (IRI_PICTURE_INK_TEXT, IRI_COMPONENT_NONE, dark);

  cairo_set_source_rgba (cr, color.red / 65535., color.green / 65535.,
                         color.blue / 65535., alpha);
}

static double
draw_layout (cairo_t *cr, PangoLayout *layout, double x, double y)
{
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  return y + get_height (layout);
}

static void
add_outline (cairo_t *cr, guint corners)
{
  double middle = ICON / 2., turn = corners == 8 ? G_PI / 8 : 0;

  cairo_new_path (cr);
  if (corners == 0)
    cairo_arc (cr, middle, middle, middle, 0, 2 * G_PI);
  for (guint i = 0; i < corners; i++)
    {
      double angle = 2 * G_PI * i / corners - G_PI / 2 + turn;

      cairo_line_to (cr, middle + middle * cos (angle), middle + middle * sin (angle));
    }
  cairo_close_path (cr);
}

static void
draw_icon (const IriAnswerCard *self, cairo_t *cr)
{
  guint32 color = icons[self->level].color;

  cairo_set_source_rgb (cr, (color >> 16) / 255., (color >> 8 & 0xff) / 255.,
                        (color & 0xff) / 255.);
  add_outline (cr, icons[self->level].corners);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  draw_layout (cr, self->sign, 0, (ICON - get_height (self->sign)) / 2);
}

void
iri_answer_card_draw_head (const IriAnswerCard *self, cairo_t *cr, gboolean dark)
{
  double x = ICON + ICON_SPACE, y;

  draw_icon (self, cr);
  set_text_color (cr, dark, 1);
  y = draw_layout (cr, self->title, x, 0);
  draw_layout (cr, self->body, x, y + LINE_SPACE);
}

void
iri_answer_card_draw_foot (const IriAnswerCard *self, cairo_t *cr, gboolean dark)
{
  double y = SECTION;

  for (guint i = 0; i < self->n_rows; i++)
    {
      const Row *row = &self->rows[i];
      double below;

      set_text_color (cr, dark, .72);
      below = draw_layout (cr, row->name, 0, y) + LINE_SPACE;
      set_text_color (cr, dark, 1);
      below = draw_layout (cr, row->value, 0, below) + LINE_SPACE;
      set_text_color (cr, dark, .72);
      if (row->note != NULL)
        draw_layout (cr, row->note, 0, below);
      y += get_row_height (row);
    }
}
