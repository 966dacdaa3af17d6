/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "draw-picture.h"

#include "cli-lines.h"
#include "cli-options.h"
#include "iri-picture-svg.h"

#include <cairo-pdf.h>
#include <errno.h>
#include <glib/gi18n.h>
#include <pango/pangocairo.h>
#include <string.h>

/* Around the picture, in pixels. */
#define MARGIN 24

/* A CSS pixel is 1/96 inch, a PDF's unit 1/72. */
#define POINTS_IN_A_PIXEL .75

/* A picture under way. */
typedef struct
{
  const CliPicture *choices;
  const IriReport *report;
  IriPictureSetup setup;
  IriPicture *picture;
} Drawing;

static cairo_status_t
append (void *data, const unsigned char *bytes, unsigned int length)
{
  g_string_append_len (data, (const char *) bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
paint (const Drawing *self, cairo_surface_t *surface)
{
  PangoColor ground = iri_picture_ground (self->choices->dark);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, ground.red / 65535., ground.green / 65535.,
                        ground.blue / 65535.);
  cairo_paint (cr);
  cairo_translate (cr, MARGIN, MARGIN);
  iri_picture_draw (
      self->picture, cr,
      &(IriPictureView){ .dark = self->choices->dark, .highlighted = -1 });
  cairo_destroy (cr);
}

static void
write_png (const Drawing *self, double width, double height, GString *out)
{
  double scale = self->choices->scale;
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) (width * scale), (int) (height * scale));

  cairo_surface_set_device_scale (surface, scale, scale);
  paint (self, surface);
  cairo_surface_write_to_png_stream (surface, append, out);
  cairo_surface_destroy (surface);
}

static void
write_pdf (const Drawing *self, double width, double height, GString *out)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
      append, out, width * POINTS_IN_A_PIXEL, height * POINTS_IN_A_PIXEL);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE,
                                  self->report->display);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT,
                                  self->picture->summary);
  cairo_surface_set_device_scale (surface, POINTS_IN_A_PIXEL,
                                  POINTS_IN_A_PIXEL);
  paint (self, surface);
  cairo_surface_destroy (surface);
}

static void
write_svg (const Drawing *self, double width, double height, GString *out)
{
  iri_picture_append_svg (out, self->picture, &self->setup,
                          self->report->display, MARGIN, self->choices->dark);
}

/* What the name of a file ends in, and who writes it. */
static const struct
{
  CliFormat format;
  const char *ending;
  void (*write) (const Drawing *, double width, double height, GString *out);
} formats[] = {
  { CLI_FORMAT_SVG, ".svg", write_svg },
  { CLI_FORMAT_PDF, ".pdf", write_pdf },
  { CLI_FORMAT_PNG, ".png", write_png },
};

/* The row of the format that was chosen or that the file's name says; -1 if none
 * was. */
static int
find_format (const CliPicture *choices)
{
  g_autofree char *name = g_ascii_strdown (choices->file, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (choices->format == formats[i].format
        || (choices->format == CLI_FORMAT_BY_NAME
            && g_str_has_suffix (name, formats[i].ending)))
      return (int) i;
  return -1;
}

static double
widest_strip (const IriPicture *picture)
{
  double width = picture->width;

  for (guint i = 0; i < picture->strips->len; i++)
    width = MAX (width,
                 g_array_index (picture->strips, IriPictureStrip, i).box.width);
  return width;
}

/* Nobody can scroll what is on paper: the widest strip says how wide it is. */
static IriPicture *
lay_out (IriPictureSetup *setup)
{
  PangoContext *context
      = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  IriPicture *picture = iri_picture_new (context, setup);

  if (setup->width > 0 && widest_strip (picture) > picture->width)
    {
      setup->width = widest_strip (picture);
      iri_picture_free (picture);
      picture = iri_picture_new (context, setup);
    }
  g_object_unref (context);
  return picture;
}

static int
save (const char *file, const GString *out)
{
  g_autoptr (GError) error = NULL;

  if (g_str_equal (file, "-"))
    {
      if (fwrite (out->str, 1, out->len, stdout) == out->len
          && fflush (stdout) == 0)
        return CLI_OK;
      g_printerr ("iri: %s\n", g_strerror (errno));
      return CLI_IO;
    }
  /* As a whole or not at all. */
  if (g_file_set_contents (file, out->str, (gssize) out->len, &error))
    return CLI_OK;
  g_printerr ("iri: %s\n", error->message);
  return CLI_IO;
}

static int
draw_report (const CliOptions *options, const IriReport *report, int format)
{
  const IriBidi *bidis[IRI_N_CONVENTIONS] = { report->bidi };
  g_autoptr (GString) out = g_string_new (NULL);
  Drawing self = {
    .choices = &options->picture,
    .report = report,
    .setup = { .bidis = bidis,
               .n_bidis = 1,
               .reading = report->reading,
               .width = options->picture.width },
  };
  int status;

  if (options->picture.all)
    for (int i = 0; i < IRI_N_CONVENTIONS; i++)
      bidis[i] = iri_report_order (report, (IriConvention) i);
  if (options->picture.all)
    self.setup.n_bidis = IRI_N_CONVENTIONS;
  self.picture = lay_out (&self.setup);
  formats[format].write (&self, self.picture->width + 2 * MARGIN,
                         self.picture->height + 2 * MARGIN, out);
  status = save (options->picture.file, out);
  iri_picture_free (self.picture);
  if (options->picture.all)
    for (int i = 0; i < IRI_N_CONVENTIONS; i++)
      iri_bidi_free ((IriBidi *) bidis[i]);
  return status;
}

static int
draw_item (const CliOptions *options, CliItem item, int format)
{
  g_autoptr (IriReport) report
      = iri_report_new (item.text, (gssize) item.length, &options->report);
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GString) messages = g_string_new (NULL);
  CliAnswer answer = { line, messages, FALSE };
  int status = draw_report (options, report, format);

  cli_answer_report (options, item, report, "", &answer);
  g_printerr ("%s", messages->str);
  if (status != CLI_OK)
    return status;
  return answer.failed ? CLI_FAILED : CLI_OK;
}

/* Without an operand there is one line of standard input. */
static int
draw_line (const CliOptions *options, int format)
{
  g_auto (CliLines) lines = { 0 };
  gsize length;
  const char *line;

  cli_lines_init (&lines, stdin, NULL);
  line = cli_lines_next (&lines, &length);
  if (line == NULL)
    return cli_options_complain (_ ("there is no IRI to draw"));
  return draw_item (options,
                    (CliItem){ .text = line, .length = length, .number = 1 },
                    format);
}

int
draw_picture (const CliOptions *options)
{
  int format = find_format (&options->picture);

  if (format < 0)
    return cli_options_complain (
        _ ("“%s” does not end in .svg, .pdf or .png; say --format"),
        options->picture.file);
  if (options->operands == NULL || options->operands[0] == NULL)
    return draw_line (options, format);
  if (options->operands[1] != NULL)
    return cli_options_complain (_ ("“iri draw” draws one item"));
  return draw_item (options,
                    (CliItem){ .text = options->operands[0],
                               .length = strlen (options->operands[0]),
                               .number = 1 },
                    format);
}
