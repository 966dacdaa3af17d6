/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A printed report: it is complete, nothing is outside the page, and the number of
 * pages and the time do not depend on the length of the text. The output is recorded by
 * cairo and measured. */

#include "iri-printout.h"

#include <cairo-pdf.h>
#include <gio/gio.h>
#include <string.h>

#define WIDTH 680.
#define HEIGHT 1000.

/* The outlines of the picture and the strokes of letters extend a little. */
#define OUTSIDE 4

static const struct
{
  const char *name;
  const char *text;
  gsize times; /* number of repetitions */
} rows[] = {
  { "plain", "http://example.org/", 1 },
  { "empty", "", 1 },
  { "rtl", "http://ab.אבגד.123/הו?x=1", 1 },
  { "long-path", "/abc", 2000 },
  { "long-word", "a", 5000 },
  { "long-rtl", "א", 5000 },
  { "labels", "a.", 20000 },
  { "spaces", "a b", 600 },
  { "bytes", "\xff\xfe", 20000 },
  { "marks", "\u0301", 20000 },
};

static char *
repeat (const char *text, gsize times)
{
  GString *out = g_string_new (NULL);

  for (gsize i = 0; i < times; i++)
    g_string_append (out, text);
  return g_string_free (out, FALSE);
}

static void
test_sheets (gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);
  g_autofree char *text = repeat (rows[index].text, rows[index].times);
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);
  const IriPictureFile look = { 0 };
  g_autoptr (IriPrintout) paper = iri_printout_new (report, &look, WIDTH, HEIGHT);

  g_assert_cmpuint (paper->n_sheets, >, 0);
  g_assert_cmpuint (paper->n_sheets, <, 200);
  for (guint i = 0; i < paper->n_sheets; i++)
    {
      cairo_surface_t *surface
          = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
      cairo_t *cr = cairo_create (surface);
      double x, y, width, height;

      iri_printout_draw (paper, cr, i);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
      g_assert_cmpfloat (x, >=, -OUTSIDE);
      g_assert_cmpfloat (y, >=, -OUTSIDE);
      g_assert_cmpfloat (x + width, <=, WIDTH + OUTSIDE);
      g_assert_cmpfloat (y + height, <=, HEIGHT + OUTSIDE);
      /* No page has only its number. */
      g_assert_cmpfloat (y, <, HEIGHT / 2);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

static cairo_status_t
append (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Returns the words on the pages, as another program reads them. */
static char *
read_words (const IriPrintout *paper)
{
  GByteArray *pdf = g_byte_array_new ();
  cairo_surface_t *surface
      = cairo_pdf_surface_create_for_stream (append, pdf, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) reader = NULL;
  g_autoptr (GBytes) in = NULL, out = NULL;

  for (guint i = 0; i < paper->n_sheets; i++)
    {
      iri_printout_draw (paper, cr, i);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  in = g_byte_array_free_to_bytes (pdf);
  reader = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE
                                 | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                             &error, "pdftotext", "-layout", "-", "-", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate (reader, in, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  return g_strndup (g_bytes_get_data (out, NULL), g_bytes_get_size (out));
}

static void
test_words (void)
{
  static const char *const words[] = { "http://bücher.example:8080/a%20b?c#",
                                       "bücher.example",
                                       "Findings",
                                       "Components",
                                       "Scheme",
                                       "8080",
                                       "/a%20b",
                                       "Host",
                                       "xn--bcher-kva",
                                       "http://xn--bcher-kva.example:8080/a%20b?c#",
                                       "RFC 3987",
                                       "1 of " };
  g_autoptr (IriReport) report = iri_report_new (words[0], -1, NULL);
  const IriPictureFile look = { 0 };
  g_autoptr (IriPrintout) paper = iri_printout_new (report, &look, WIDTH, HEIGHT);
  g_autofree char *text = read_words (paper);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strstr (text, words[i]) == NULL)
      g_error ("“%s” is not in:\n%s", words[i], text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/paper/sheets/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_sheets);
    }
  g_test_add_func ("/paper/words", test_words);
  return g_test_run ();
}
