/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-line-reader.h"
#include "cli.h"

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-detect.h"
#include "iri-json-writer.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

/* The position in the input. */
typedef struct
{
  const CliOptions *options;
  const char *name; /* of the file, raw; NULL for standard input */
  guint64 number;   /* of the line */
  const char *line;
  gsize at;       /* bytes of the line that @column counts */
  guint64 column; /* of @at, in characters from 1 */
  GString *out;
  gboolean failed; /* a line was not in the charset */
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
  iri_json_string (out, "file", place->name);
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
  if (place->name != NULL)
    g_string_append_printf (place->out, "%s:", place->name);
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
detect_in_line (Place *place, CliItem line)
{
  place->number = line.number;
  place->line = line.text;
  place->at = 0;
  place->column = 1;
  iri_detect (line.text, line.length, append_iri, place);
  if (iri_utf8_is_valid (line.text, line.length))
    return;
  /* Detection stops an IRI before such bytes, so the result may be cut. */
  place->failed = TRUE;
  g_printerr (_ ("iri: %s%sline %" G_GUINT64_FORMAT
                 ": not-utf-8: Some bytes are not valid UTF-8\n"),
              place->name != NULL ? place->name : "", place->name != NULL ? ": " : "",
              line.number);
}

static void
report_cut_line (Place *place, guint64 number)
{
  place->failed = TRUE;
  g_printerr (_ ("iri: %s%sline %" G_GUINT64_FORMAT
                 ": too-long: The line is longer than 64 MiB and was not searched\n"),
              place->name != NULL ? place->name : "", place->name != NULL ? ": " : "",
              number);
}

static void
process (const CliOptions *options, CliItem item, CliOutput *output)
{
  Place place = { .options = options, .out = output->out };
  g_autofree char *decoded = NULL;

  if (options->report.source != NULL)
    {
      decoded = iri_charset_decode (options->report.source, item.text, item.length,
                                    &item.length, NULL, NULL, NULL);
      item.text = decoded;
    }
  detect_in_line (&place, item);
  output->failed |= place.failed;
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
detect_in (FILE *file, const char *name, const CliOptions *options)
{
  g_auto (CliLineReader) lines = { 0 };
  g_autoptr (GString) out = g_string_new (NULL);
  Place place = { .options = options, .name = name, .out = out };
  const char *line;
  gsize length;

  cli_line_reader_init (&lines, file, options->report.source);
  while ((line = cli_line_reader_next (&lines, &length)) != NULL)
    {
      g_string_truncate (out, 0);
      if (lines.cut)
        report_cut_line (&place, lines.number);
      detect_in_line (
          &place, (CliItem){ .text = line, .length = length, .number = lines.number });
      cli_escape_for_terminal (out, STDOUT_FILENO, FALSE);
      if (fwrite (out->str, 1, out->len, stdout) != out->len)
        return report_errno (_ ("standard output"));
    }
  if (ferror (file))
    return report_errno (name != NULL ? name : _ ("standard input"));
  return place.failed ? CLI_FAILED : CLI_OK;
}

static int
detect_in_file (const char *name, const CliOptions *options)
{
  FILE *file = fopen (name, "re");
  int status = file != NULL ? detect_in (file, name, options) : report_errno (name);

  if (file != NULL)
    fclose (file);
  return status;
}

static int
run (const CliOptions *options)
{
  int status = CLI_OK;

  if (options->operands == NULL)
    status = detect_in (stdin, NULL, options);
  for (GStrv name = options->operands; name != NULL && *name != NULL; name++)
    {
      int one = detect_in_file (*name, options);

      status = MAX (status, one);
    }
  if (fflush (stdout) != 0)
    status = report_errno (_ ("standard output"));
  return status;
}

const CliCommand cli_detect = {
  .name = "detect",
  .operands = N_ ("[FILE…]"),
  .summary = N_ ("the IRIs in running text"),
  .takes = CLI_TAKES_SOURCE,
  .process = process,
  .run = run,
};
