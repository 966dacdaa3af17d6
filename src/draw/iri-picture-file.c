/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-file.h"

#include "iri-answer-card.h"
#include "iri-diff.h"
#include "iri-picture-marks.h"
#include "iri-picture-svg.h"
#include "iri-step-sheet.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>
#include <string.h>

/* Margins of the picture, in pixels. */
#define MARGIN 24

#define DEFAULT_WIDTH 1920
#define DEFAULT_SCALE 2

/* Steps have sentences, which are hard to read in a wider column. */
#define STEPS_WIDTH 960

/* The least width of an answer card, and the cells of its picture. */
#define CARD_WIDTH 640
#define CARD_CELLS 160

/* Characters of an IRI or verdict in the title. */
#define MAX_TITLE 200

/* A CSS pixel is 1/96 inch, a PDF's unit 1/72. */
#define POINTS_IN_A_PIXEL .75

/* A picture under construction. */
typedef struct
{
  const IriPictureFile *file;
  IriBidi *bidis[IRI_N_CONVENTIONS];
  IriBidiPerception *perceptions[IRI_N_CONVENTIONS];
  GArray *marks;              /* of the findings */
  IriDifference *differences; /* between the two texts, or NULL */
  IriPictureSetup setup;
  IriPicture *picture;
  IriAnswerCard *card; /* (nullable) */
  IriStepSheet *sheet; /* (nullable): instead of the picture */
  double width;        /* with its margins */
  double height;
  char *title;
  char *summary; /* of the card or picture, valid in PDF */
} Drawing;

gboolean
iri_picture_format_find (const char *id, IriPictureFormat *format)
{
  static const struct
  {
    const char *id;
    IriPictureFormat format;
  } formats[] = {
    { "svg", IRI_PICTURE_SVG },
    { "pdf", IRI_PICTURE_PDF },
    { "png", IRI_PICTURE_PNG },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_ascii_strcasecmp (formats[i].id, id) == 0)
      {
        *format = formats[i].format;
        return TRUE;
      }
  return FALSE;
}

static cairo_status_t
append (void *data, const unsigned char *bytes, unsigned int length)
{
  g_string_append_len (data, (const char *) bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
paint_picture (const Drawing *self, cairo_t *cr)
{
  if (self->card != NULL)
    {
      iri_answer_card_draw_head (self->card, cr, self->file->dark);
      cairo_translate (cr, 0, iri_answer_card_head (self->card));
    }
  iri_picture_draw (self->picture, cr,
                    &(IriPictureView){ .dark = self->file->dark, .highlighted = -1 });
  cairo_translate (cr, 0, self->picture->height);
  if (self->card != NULL)
    iri_answer_card_draw_foot (self->card, cr, self->file->dark);
}

static cairo_status_t
paint (const Drawing *self, cairo_surface_t *surface)
{
  PangoColor ground = iri_picture_ground (self->file->dark);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_set_source_rgb (cr, ground.red / 65535., ground.green / 65535.,
                        ground.blue / 65535.);
  cairo_paint (cr);
  cairo_translate (cr, MARGIN, MARGIN);
  if (self->sheet != NULL)
    iri_step_sheet_draw (self->sheet, cr, self->file->dark);
  else
    paint_picture (self, cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  return status;
}

static cairo_status_t
append_png (const Drawing *self, GString *out)
{
  double scale = self->file->scale > 0 ? self->file->scale : DEFAULT_SCALE;
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) (self->width * scale), (int) (self->height * scale));
  cairo_status_t status;

  cairo_surface_set_device_scale (surface, scale, scale);
  status = paint (self, surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, append, out);
  cairo_surface_destroy (surface);
  return status;
}

static cairo_status_t
append_pdf (const Drawing *self, GString *out)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
      append, out, self->width * POINTS_IN_A_PIXEL, self->height * POINTS_IN_A_PIXEL);
  cairo_status_t status;

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, self->summary);
  cairo_surface_set_device_scale (surface, POINTS_IN_A_PIXEL, POINTS_IN_A_PIXEL);
  status = paint (self, surface);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

/* cairo writes no title, which people need who cannot see it. */
static void
insert_title (const Drawing *self, GString *svg)
{
  const char *begin = strstr (svg->str, "<svg"),
             *end = begin != NULL ? strchr (begin, '>') : NULL;
  g_autofree char *title = g_markup_printf_escaped ("<title>%s</title><desc>%s</desc>",
                                                    self->title, self->summary);

  if (end != NULL)
    g_string_insert (svg, end + 1 - svg->str, title);
}

static cairo_status_t
append_outlines (const Drawing *self, GString *out)
{
  g_autoptr (GString) svg = g_string_new (NULL);
  cairo_surface_t *surface
      = cairo_svg_surface_create_for_stream (append, svg, self->width, self->height);
  cairo_status_t status;

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_USER);
  status = paint (self, surface);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  insert_title (self, svg);
  g_string_append_len (out, svg->str, (gssize) svg->len);
  return status;
}

static cairo_status_t
append_svg (const Drawing *self, GString *out)
{
  if (self->card != NULL || self->sheet != NULL)
    return append_outlines (self, out);
  iri_picture_append_svg (out, self->picture, &self->setup, self->title, MARGIN,
                          self->file->dark);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
append_file (const Drawing *self, GString *out)
{
  switch (self->file->format)
    {
    case IRI_PICTURE_SVG:
      return append_svg (self, out);
    case IRI_PICTURE_PDF:
      return append_pdf (self, out);
    case IRI_PICTURE_PNG:
      return append_png (self, out);
    }
  g_return_val_if_reached (CAIRO_STATUS_INVALID_FORMAT);
}

/* Lays out the picture and what is around it. */
static void
lay_out_picture (Drawing *self, PangoContext *context, const IriReport *report)
{
  self->picture = iri_picture_new (context, &self->setup);
  self->width = self->picture->width;
  self->height = self->picture->height;
  if (self->file->card && self->file->other == NULL)
    {
      self->width = MAX (self->width, CARD_WIDTH);
      self->card = iri_answer_card_new (context, report, self->width);
      self->height
          += iri_answer_card_head (self->card) + iri_answer_card_foot (self->card);
    }
}

static void
lay_out_steps (Drawing *self, PangoContext *context)
{
  double width = self->file->width > 0 ? self->file->width : STEPS_WIDTH;
  const IriStepSheetSetup setup = {
    .notation = self->file->notation,
    .by_script = self->file->by_script,
    .font = self->file->font,
    .width = width - 2 * MARGIN,
  };

  self->sheet = iri_step_sheet_new (context, self->bidis[0], &setup);
  self->width = iri_step_sheet_width (self->sheet);
  self->height = iri_step_sheet_height (self->sheet);
}

static void
lay_out (Drawing *self, const IriReport *report)
{
  PangoContext *context
      = pango_font_map_create_context (pango_cairo_font_map_get_default ());

  pango_context_set_base_dir (context, PANGO_DIRECTION_LTR);
  if (self->file->steps)
    lay_out_steps (self, context);
  else
    lay_out_picture (self, context, report);
  self->width += 2 * MARGIN;
  self->height += 2 * MARGIN;
  g_object_unref (context);
}

/* Returns @text without characters that XML or PDF cannot contain, cut after
 * @length characters. Free with g_free(). */
static char *
make_plain (const char *text, int length)
{
  GString *plain = g_string_new (NULL);

  for (; *text != '\0' && length > 0; text = g_utf8_next_char (text), length--)
    {
      gunichar c = g_utf8_get_char (text);

      g_string_append_unichar (
          plain, g_unichar_iscntrl (c) || (c & 0xfffe) == 0xfffe ? 0xfffd : c);
    }
  if (*text != '\0')
    g_string_append (plain, "…");
  return g_string_free (plain, FALSE);
}

static void
add_line (Drawing *self, const IriReport *report, gsize convention)
{
  gsize i = self->setup.n_bidis++;

  self->bidis[i] = iri_report_order (report, self->file->n_conventions > 0
                                                 ? self->file->conventions[convention]
                                                 : report->options.convention);
  self->perceptions[i] = iri_bidi_perception_new (self->bidis[i], report->options.spec);
}

/* Returns the second of two compared texts. */
static void
add_other (Drawing *self, const IriReport *other)
{
  IriPictureSetup *setup = &self->setup;

  add_line (self, other, 0);
  self->differences
      = iri_diff (self->bidis[0]->text, self->bidis[0]->length, self->bidis[1]->text,
                  self->bidis[1]->length, &setup->n_differences);
  setup->compared = TRUE;
  setup->differences = self->differences;
  setup->registrable[1] = other->registrable;
}

static char *
make_title (const IriReport *report, const IriReport *other)
{
  char *title = make_plain (report->display, MAX_TITLE);
  char *second, *both;

  if (other == NULL)
    return title;
  second = make_plain (other->display, MAX_TITLE);
  both = g_strconcat (title, _ (", "), second, NULL);
  g_free (second);
  g_free (title);
  return both;
}

/* The title and the description that the file has for people who cannot see it. */
static void
describe (Drawing *self, const IriReport *report)
{
  g_autofree char *description = NULL;

  if (self->card == NULL)
    {
      description = self->picture != NULL ? g_strdup (self->picture->summary)
                                          : iri_step_sheet_description (self->sheet);
      self->title = make_title (report, self->file->other);
      self->summary = make_plain (description, G_MAXINT);
      return;
    }
  description = iri_answer_card_description (self->card);
  self->title = make_plain (iri_answer_card_title (self->card), MAX_TITLE);
  self->summary = make_plain (description, G_MAXINT);
}

static void
drawing_init (Drawing *self, const IriReport *report, const IriPictureFile *file)
{
  double width = file->width > 0 ? file->width : DEFAULT_WIDTH;
  gsize n = CLAMP (file->n_conventions, 1, IRI_N_CONVENTIONS);

  *self = (Drawing){ .file = file };
  self->setup = (IriPictureSetup){
    .bidis = (const IriBidi *const *) self->bidis,
    .perceptions = (const IriBidiPerception *const *) self->perceptions,
    .notation = file->notation,
    .width = width - 2 * MARGIN,
    .registrable = { report->registrable },
    .high_contrast = file->high_contrast,
    .by_script = file->by_script,
    .font = file->font,
    .paper = TRUE,
    .one_row = (file->card || file->one_row) && file->other == NULL,
    .max_cells = file->card ? CARD_CELLS : 0,
  };
  if (file->other != NULL)
    {
      add_line (self, report, 0);
      add_other (self, file->other);
    }
  else
    {
      for (gsize i = 0; i < n; i++)
        add_line (self, report, i);
      self->marks = iri_picture_marks_new (report);
      self->setup.marks = (const IriPictureMark *) (gpointer) self->marks->data;
      self->setup.n_marks = self->marks->len;
    }
  lay_out (self, report);
  describe (self, report);
}

static void
drawing_clear (Drawing *self)
{
  g_free (self->title);
  g_free (self->summary);
  g_free (self->differences);
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->picture, iri_picture_free);
  iri_step_sheet_free (self->sheet);
  g_clear_pointer (&self->card, iri_answer_card_free);
  for (gsize i = 0; i < self->setup.n_bidis; i++)
    {
      iri_bidi_free (self->bidis[i]);
      iri_bidi_perception_free (self->perceptions[i]);
    }
}

cairo_status_t
iri_picture_file_append (GString *out,
                         const IriReport *report,
                         const IriPictureFile *file)
{
  Drawing drawing;
  cairo_status_t status;

  drawing_init (&drawing, report, file);
  status = append_file (&drawing, out);
  drawing_clear (&drawing);
  return status;
}

char *
iri_picture_file_summary (const IriReport *report, const IriPictureFile *file)
{
  Drawing drawing;
  char *summary;

  drawing_init (&drawing, report, file);
  summary = g_steal_pointer (&drawing.summary);
  drawing_clear (&drawing);
  return summary;
}
