/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "draw-picture.h"

#include "cli-lines.h"
#include "cli-options.h"
#include "iri-picture-file.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>

/* What the name of a file ends in. */
static const struct
{
  CliFormat format;
  const char *ending;
  IriPictureFormat written;
} formats[] = {
  { CLI_FORMAT_SVG, ".svg", IRI_PICTURE_SVG },
  { CLI_FORMAT_PDF, ".pdf", IRI_PICTURE_PDF },
  { CLI_FORMAT_PNG, ".png", IRI_PICTURE_PNG },
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
draw_report (const CliPicture *choices, const IriReport *report, int format)
{
  const IriPictureFile file = {
    .format = formats[format].written,
    .conventions = choices->conventions,
    .n_conventions = choices->n_conventions,
    .width = choices->width,
    .scale = choices->scale,
    .dark = choices->dark,
  };
  g_autoptr (GString) out = g_string_new (NULL);
  cairo_status_t status = iri_picture_file_append (out, report, &file);

  if (status == CAIRO_STATUS_SUCCESS)
    return save (choices->file, out);
  if (status == CAIRO_STATUS_INVALID_SIZE)
    g_printerr (_ ("iri: The picture is too large for the format; a smaller "
                   "--scale or --width may help\n"));
  else
    g_printerr ("iri: %s\n", cairo_status_to_string (status));
  return CLI_FAILED;
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
