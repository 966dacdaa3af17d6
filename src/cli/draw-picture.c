/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "draw-picture.h"

#include "cli-line-reader.h"
#include "cli-options.h"
#include "iri-picture-file.h"

#include <glib/gi18n.h>
#include <string.h>

/* Finds the format by --format or by the suffix of the file name. */
static gboolean
find_format (const CliPicture *choices, IriPictureFormat *format)
{
  const char *dot = strrchr (choices->file, '.');

  if (choices->format != NULL)
    return iri_picture_format_find (choices->format, format);
  return dot != NULL && iri_picture_format_find (dot + 1, format);
}

/* Capitals are those of the notation that the text was read in, or Hebrew letters. */
static IriNotation
find_notation (const CliPicture *choices, const IriReport *report)
{
  IriNotation read = report->options.preparation.notation;

  if (!choices->capitals)
    return IRI_NOTATION_PLAIN;
  return read == IRI_NOTATION_BIDI_ARABIC ? read : IRI_NOTATION_BIDI;
}

static int
draw_report (const CliPicture *choices,
             const IriReport *report,
             const IriReport *other,
             IriPictureFormat format)
{
  const IriPictureFile file = {
    .format = format,
    .conventions = choices->conventions,
    .n_conventions = choices->n_conventions,
    .other = other,
    .notation = find_notation (choices, report),
    .width = choices->width,
    .scale = choices->scale,
    .dark = choices->dark,
    .by_script = choices->by_script,
    .card = choices->card,
    .steps = choices->steps,
  };
  g_autoptr (GString) out = g_string_new (NULL);
  cairo_status_t status = iri_picture_file_append (out, report, &file);

  if (status == CAIRO_STATUS_SUCCESS)
    return draw_write_file (choices->file, out);
  if (status == CAIRO_STATUS_INVALID_SIZE)
    g_printerr (_ ("iri: The picture is too large for the format; try a smaller "
                   "--scale or --width\n"));
  else
    g_printerr ("iri: %s\n", cairo_status_to_string (status));
  return CLI_FAILED;
}

static IriReport *
new_report (const CliOptions *options, CliItem item)
{
  return iri_report_new (item.text, (gssize) item.length, &options->report);
}

/* Reports what is wrong with @item; returns FALSE if anything is. */
static gboolean
check_item (const CliOptions *options, CliItem item, const IriReport *report)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GString) messages = g_string_new (NULL);
  CliOutput output = { line, messages, FALSE };

  cli_output_result (options, item, report, "", &output);
  g_printerr ("%s", messages->str);
  return !output.failed;
}

static int
draw_item (const CliOptions *options, CliItem item, IriPictureFormat format)
{
  g_autoptr (IriReport) report = new_report (options, item);
  int status = draw_report (&options->picture, report, NULL, format);
  gboolean good = check_item (options, item, report);

  return status == CLI_OK && !good ? CLI_FAILED : status;
}

static CliItem
get_operand (const CliOptions *options, guint i)
{
  return (CliItem){ .text = options->operands[i],
                    .length = strlen (options->operands[i]),
                    .number = i + 1 };
}

static int
draw_pair (const CliOptions *options, IriPictureFormat format)
{
  CliItem first = get_operand (options, 0), second = get_operand (options, 1);
  g_autoptr (IriReport) report = new_report (options, first);
  g_autoptr (IriReport) other = new_report (options, second);
  int status = draw_report (&options->picture, report, other, format);
  gboolean good = check_item (options, first, report);

  good &= check_item (options, second, other);
  return status == CLI_OK && !good ? CLI_FAILED : status;
}

static int
draw_line (const CliOptions *options, IriPictureFormat format)
{
  g_auto (CliLineReader) lines = { 0 };
  gsize length;
  const char *line;

  cli_line_reader_init (&lines, stdin, NULL);
  line = cli_line_reader_next (&lines, &length);
  if (line == NULL)
    return cli_options_error (_ ("there is no IRI to draw"));
  return draw_item (options, (CliItem){ .text = line, .length = length, .number = 1 },
                    format);
}

/* Reports too many items and returns FALSE. */
static gboolean
is_drawable (const CliOptions *options, guint n_items)
{
  if (n_items > 2 || options->report.preparation.spaces == IRI_SPACES_SPLIT)
    cli_options_error (_ ("“iri draw” draws one item, or two below each other"));
  else if (n_items == 2 && options->picture.card)
    cli_options_error (_ ("an answer card is about one item"));
  else if (options->picture.steps
           && (n_items == 2 || options->picture.card
               || options->picture.n_conventions > 1))
    cli_options_error (
        _ ("--steps is for one item and one --convention, without --card"));
  else if (n_items == 2 && options->picture.n_conventions > 1)
    cli_options_error (_ ("two items need a single --convention"));
  else
    return TRUE;
  return FALSE;
}

int
draw_picture (const CliOptions *options)
{
  IriPictureFormat format;
  guint n_items = options->operands != NULL ? g_strv_length (options->operands) : 0;

  if (!find_format (&options->picture, &format))
    return cli_options_error (
        /* Translators: the name of a file. */
        _ ("“%s” does not end in .svg, .pdf or .png; use --format"),
        options->picture.file);
  if (!is_drawable (options, n_items))
    return CLI_USAGE;
  if (n_items == 0)
    return draw_line (options, format);
  return n_items == 2 ? draw_pair (options, format)
                      : draw_item (options, get_operand (options, 0), format);
}
