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

/* How many characters of the IRI its title has. */
#define MAX_TITLE 200

/* A CSS pixel is 1/96 inch, a PDF's unit 1/72. */
#define POINTS_IN_A_PIXEL .75

/* A picture under way. */
typedef struct
{
  const CliPicture *choices;
  IriPictureSetup setup;
  IriPicture *picture;
  char *title;
  char *summary; /* that of the picture, as a PDF can hold it */
} Drawing;

static cairo_status_t
append (void *data, const unsigned char *bytes, unsigned int length)
{
  g_string_append_len (data, (const char *) bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
paint (const Drawing *self, cairo_surface_t *surface)
{
  PangoColor ground = iri_picture_ground (self->choices->dark);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_set_source_rgb (cr, ground.red / 65535., ground.green / 65535.,
                        ground.blue / 65535.);
  cairo_paint (cr);
  cairo_translate (cr, MARGIN, MARGIN);
  iri_picture_draw (
      self->picture, cr,
      &(IriPictureView){ .dark = self->choices->dark, .highlighted = -1 });
  status = cairo_status (cr);
  cairo_destroy (cr);
  return status;
}

static cairo_status_t
write_png (const Drawing *self, double width, double height, GString *out)
{
  double scale = self->choices->scale;
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) (width * scale), (int) (height * scale));
  cairo_status_t status;

  cairo_surface_set_device_scale (surface, scale, scale);
  status = paint (self, surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, append, out);
  cairo_surface_destroy (surface);
  return status;
}

static cairo_status_t
write_pdf (const Drawing *self, double width, double height, GString *out)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
      append, out, width * POINTS_IN_A_PIXEL, height * POINTS_IN_A_PIXEL);
  cairo_status_t status;

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE,
                                  self->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT,
                                  self->summary);
  cairo_surface_set_device_scale (surface, POINTS_IN_A_PIXEL,
                                  POINTS_IN_A_PIXEL);
  status = paint (self, surface);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

static cairo_status_t
write_svg (const Drawing *self, double width, double height, GString *out)
{
  iri_picture_append_svg (out, self->picture, &self->setup, self->title, MARGIN,
                          self->choices->dark);
  return CAIRO_STATUS_SUCCESS;
}

/* What the name of a file ends in, and who writes it. */
static const struct
{
  CliFormat format;
  const char *ending;
  cairo_status_t (*write) (const Drawing *,
                           double width,
                           double height,
                           GString *out);
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

static IriPicture *
lay_out (const IriPictureSetup *setup)
{
  PangoContext *context
      = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  IriPicture *picture;

  pango_context_set_base_dir (context, PANGO_DIRECTION_LTR);
  picture = iri_picture_new (context, setup);
  g_object_unref (context);
  return picture;
}

static int
complain_of_file (const char *file, int error)
{
  g_printerr ("iri: %s: %s\n", file, g_strerror (error));
  return CLI_IO;
}

static int
write_to (FILE *stream, const char *file, const GString *out)
{
  if (fwrite (out->str, 1, out->len, stream) == out->len
      && fflush (stream) == 0)
    return CLI_OK;
  return complain_of_file (file, errno);
}

/* A file is replaced as a whole or not at all. What is there and is no file, a
 * pipe or a device, is not replaced but written to. */
static int
save (const char *file, const GString *out)
{
  g_autoptr (GError) error = NULL;
  FILE *stream;
  int status;

  if (g_str_equal (file, "-"))
    return write_to (stdout, file, out);
  if (!g_file_test (file, G_FILE_TEST_EXISTS)
      || g_file_test (file, G_FILE_TEST_IS_REGULAR))
    {
      if (g_file_set_contents (file, out->str, (gssize) out->len, &error))
        return CLI_OK;
      g_printerr ("iri: %s\n", error->message);
      return CLI_IO;
    }
  stream = fopen (file, "w");
  if (stream == NULL)
    return complain_of_file (file, errno);
  status = write_to (stream, file, out);
  fclose (stream);
  return status;
}

static int
write_picture (const Drawing *self, int format)
{
  double width = self->picture->width + 2 * MARGIN;
  double height = self->picture->height + 2 * MARGIN;
  g_autoptr (GString) out = g_string_new (NULL);
  cairo_status_t status = formats[format].write (self, width, height, out);

  if (status == CAIRO_STATUS_SUCCESS)
    return save (self->choices->file, out);
  if (status == CAIRO_STATUS_INVALID_SIZE)
    g_printerr (_ ("iri: The picture is too large for the format, %.0f × %.0f; "
                   "a smaller --scale or --width may help\n"),
                width, height);
  else
    g_printerr ("iri: %s\n", cairo_status_to_string (status));
  return CLI_FAILED;
}

/* @text without what neither XML nor PDF can hold, cut after @length characters.
 * Free with g_free(). */
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

/* What is drawn of a report: its lines, by each convention that was chosen. */
typedef struct
{
  gsize n;
  IriBidi *bidis[IRI_N_CONVENTIONS];
  IriBidiReading *readings[IRI_N_CONVENTIONS];
} Lines;

static void
lines_init (Lines *self, const CliPicture *choices, const IriReport *report)
{
  self->n = MAX (choices->n_conventions, 1);
  for (gsize i = 0; i < self->n; i++)
    {
      self->bidis[i] = iri_report_order (report, choices->conventions[i]);
      self->readings[i]
          = iri_bidi_reading_new (self->bidis[i], report->options.spec);
    }
}

static void
lines_clear (Lines *self)
{
  for (gsize i = 0; i < self->n; i++)
    {
      iri_bidi_free (self->bidis[i]);
      iri_bidi_reading_free (self->readings[i]);
    }
}

static int
draw_report (const CliPicture *choices, const IriReport *report, int format)
{
  Lines lines = { 0 };
  Drawing self = {
    .choices = choices,
    .setup = { .bidis = (const IriBidi *const *) lines.bidis,
               .readings = (const IriBidiReading *const *) lines.readings,
               .width = choices->width - 2 * MARGIN,
               .registrable = { report->registrable },
               .paper = TRUE },
    .title = make_plain (report->display, MAX_TITLE),
  };
  int status;

  lines_init (&lines, choices, report);
  self.setup.n_bidis = lines.n;
  self.picture = lay_out (&self.setup);
  self.summary = make_plain (self.picture->summary, G_MAXINT);
  status = write_picture (&self, format);
  g_free (self.title);
  g_free (self.summary);
  iri_picture_free (self.picture);
  lines_clear (&lines);
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
  int status = draw_report (&options->picture, report, format);

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
  if (options->report.preparation.spaces == IRI_SPACES_SPLIT
      || (options->operands != NULL && options->operands[0] != NULL
          && options->operands[1] != NULL))
    return cli_options_complain (_ ("“iri draw” draws one item"));
  if (options->operands == NULL || options->operands[0] == NULL)
    return draw_line (options, format);
  return draw_item (options,
                    (CliItem){ .text = options->operands[0],
                               .length = strlen (options->operands[0]),
                               .number = 1 },
                    format);
}
