/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-batch.h"
#include "cli.h"

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-detect.h"
#include "iri-json-writer.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

/* The position in the input. */
typedef struct
{
  const CliOptions *options;
  guint64 number; /* of the line */
  const char *line;
  gsize at;       /* bytes of the line that @column counts */
  guint64 column; /* of @at, in characters from 1 */
  GString *out;
} Place;

/* Counts every byte but a UTF-8 continuation byte as a character. */
static void
count_up_to (Place *place, gsize at)
{
  place->column += iri_utf8_count (place->line + place->at, at - place->at);
  place->at = at;
}

static void
append_json (const Place *place, IriSpan span)
{
  GString *out = place->out;

  iri_json_begin_document (out);
  iri_json_string (out, "file", place->options->file);
  iri_json_number (out, "line", place->number);
  iri_json_number (out, "column", place->column);
  iri_json_number (out, "begin", span.begin);
  iri_json_number (out, "end", span.end);
  iri_json_bytes (out, "iri", place->line + span.begin, iri_span_length (span));
  iri_json_end_object (out);
  g_string_append_c (out, '\n');
}

static void
append_text (const Place *place, IriSpan span)
{
  if (place->options->file != NULL)
    g_string_append_printf (place->out, "%s:", place->options->file);
  g_string_append_printf (place->out, "%" G_GUINT64_FORMAT ":%" G_GUINT64_FORMAT ": ",
                          place->number, place->column);
  g_string_append_len (place->out, place->line + span.begin,
                       (gssize) iri_span_length (span));
  g_string_append_c (place->out, '\n');
}

static void
append_iri (IriSpan span, gpointer data)
{
  Place *place = data;

  count_up_to (place, span.begin);
  if (place->options->json)
    append_json (place, span);
  else
    append_text (place, span);
}

static void
detect_in_line (Place *place, const char *line, gsize length)
{
  place->line = line;
  place->column = 1;
  iri_detect (line, length, append_iri, place);
}

static void
report_line (const Place *place,
             const char *code,
             const char *message,
             CliOutput *output)
{
  output->failed = TRUE;
  cli_output_error_in (output, place->options->file, place->number, code, message);
}

static void
process (const CliOptions *options, CliItem item, CliOutput *output)
{
  static const char mark[] = "\uFEFF";
  Place place = { .options = options, .number = item.number, .out = output->out };
  const char *text = item.text;
  gsize length = item.length;
  g_autofree char *decoded = NULL;

  if (length > IRI_TEXT_MAX_BYTES)
    {
      report_line (&place, "too-long",
                   _ ("The line is longer than 64 MiB and was not searched"), output);
      return;
    }
  if (options->report.source != NULL)
    {
      decoded = iri_charset_decode (options->report.source, text, length, &length, NULL,
                                    NULL, NULL);
      text = decoded;
    }
  if (item.number == 1 && length >= strlen (mark)
      && memcmp (text, mark, strlen (mark)) == 0)
    {
      text += strlen (mark);
      length -= strlen (mark);
    }
  detect_in_line (&place, text, length);
  /* Detection stops an IRI before such bytes, so the result may be cut. */
  if (!iri_utf8_is_valid (text, length))
    report_line (&place, "not-utf-8", _ ("Some bytes are not valid UTF-8"), output);
}

/* Reports errno for a file. Returns the exit status. */
static int
report_errno (const char *name)
{
  int error = errno;
  g_autofree char *shown = g_filename_display_name (name);

  g_printerr ("iri: %s: %s\n", shown, g_strerror (error));
  return CLI_IO;
}

static int
detect_in_file (const char *name, const CliOptions *options)
{
  CliOptions in_file = *options;
  int file = open (name, O_RDONLY | O_CLOEXEC), status;

  if (file < 0)
    return report_errno (name);
  in_file.file = name;
  status = cli_batch_run (&cli_detect, &in_file, file);
  close (file);
  return status;
}

static int
run (const CliOptions *options)
{
  int status = CLI_OK;

  if (options->operands == NULL)
    return cli_batch_run (&cli_detect, options, STDIN_FILENO);
  for (GStrv name = options->operands; *name != NULL; name++)
    {
      int one = detect_in_file (*name, options);

      status = MAX (status, one);
    }
  return status;
}

const CliCommand cli_detect = {
  .name = "detect",
  .operands = N_ ("[FILE…]"),
  .summary = N_ ("find the IRIs in running text"),
  .takes = CLI_TAKES_SOURCE | CLI_TAKES_SUFFIX_LIST,
  .process = process,
  .run = run,
};
