/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-compare.h"
#include "iri-json.h"
#include "iri-verdict.h"

#include <glib/gi18n.h>
#include <string.h>

/* Names the kinds of difference that can be seen. */
static void
append_look_alike (GString *out, guint overlooked)
{
  const guint seen = IRI_SUBTLE_DIFFERENCE_CASE | IRI_SUBTLE_DIFFERENCE_ACCENT
                     | IRI_SUBTLE_DIFFERENCE_DIGIT;

  for (guint i = 0; i < IRI_N_SUBTLE_DIFFERENCES; i++)
    if ((overlooked & seen & (1u << i)) != 0)
      g_string_append_printf (out, " %s", iri_subtle_difference_id (i));
  g_string_append (out, " look-alike");
}

/* @look_alike is NULL without --look-alike. */
static void
append_verdict (GString *out,
                const IriComparison *comparison,
                const IriLookAlike *look_alike)
{
  const char *equal_after = iri_equal_after_id (comparison->equal_after);

  if (comparison->equal)
    g_string_append_printf (out, "equal %s", iri_rung_id (comparison->rung));
  else if (equal_after != NULL)
    g_string_append_printf (out, "different %s", equal_after);
  else
    g_string_append (out, "different");
  if (!comparison->equal && look_alike != NULL && look_alike->alike)
    append_look_alike (out, look_alike->overlooked);
}

/* Says by which edition two operands look alike or not. Lines of standard input come in
 * thousands and go to programs, which ask for JSON or --version. */
static void
report_editions (const CliOptions *options,
                 const IriLookAlike *look_alike,
                 CliOutput *output)
{
  g_autofree char *editions = iri_verdict_editions (NULL);
  g_autofree char *plain = cli_plain_message (editions);

  if (look_alike != NULL && options->operands != NULL)
    g_string_append_printf (output->messages, "iri: %s\n", plain);
}

/* Reports why @report cannot be compared. */
static void
report_error (CliItem item, const IriReport *report, CliOutput *output)
{
  CliOptions quiet = { .json = FALSE };
  g_autoptr (GString) nothing = g_string_new (NULL);
  CliOutput unused = { nothing, output->messages, FALSE };

  cli_output_result (&quiet, item, report, NULL, &unused);
}

static void
process_pair (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autoptr (IriReport) left
      = iri_report_new (item.text, (gssize) item.length, &options->report);
  g_autoptr (IriReport) right
      = iri_report_new (item.other, (gssize) item.other_length, &options->report);
  g_autoptr (IriComparison) comparison
      = iri_comparison_new (left, right, options->purpose);
  g_autoptr (IriLookAlike) look_alike
      = options->look_alike ? iri_look_alike_new (left, right) : NULL;

  if (options->json)
    iri_json_append_comparison (output->out, left, right, comparison, look_alike);
  else if (comparison != NULL)
    {
      append_verdict (output->out, comparison, look_alike);
      report_editions (options, look_alike, output);
    }
  if (comparison != NULL && comparison->trailing_slash)
    cli_output_error (output, item, "trailing-slash",
                      _ ("They differ only in the slash at the end of the path, and a "
                         "server may treat them alike"));
  cli_output_removed_marks (options, item, left, output);
  cli_output_removed_marks (options, item, right, output);
  if (comparison != NULL)
    return;
  report_error (item, left->iri == NULL ? left : right, output);
  output->failed = TRUE;
}

/* Splits a line at its first tab, which no IRI can contain. */
static gboolean
split_pair (CliItem *item)
{
  const char *tab = memchr (item->text, '\t', item->length);

  if (tab == NULL)
    return FALSE;
  item->other = tab + 1;
  item->other_length = item->length - (gsize) (tab + 1 - item->text);
  item->length = (gsize) (tab - item->text);
  return TRUE;
}

static void
append_unpaired (const CliOptions *options, CliItem item, GString *out)
{
  g_autoptr (IriReport) report
      = iri_report_new (item.text, (gssize) item.length, &options->report);

  iri_json_append_comparison (out, report, NULL, NULL, NULL);
}

static void
process (const CliOptions *options, CliItem item, CliOutput *output)
{
  if (item.other != NULL || split_pair (&item))
    process_pair (options, item, output);
  else
    {
      if (options->json)
        append_unpaired (options, item, output->out);
      cli_output_error (output, item, "pair-missing",
                        _ ("A tab and a second IRI are missing"));
      output->failed = TRUE;
    }
  cli_end_line (options, output->out);
}

const CliCommand cli_compare = {
  .name = "compare",
  .operands = N_ ("[IRI IRI]"),
  .summary = N_ ("find the lowest rung on which two IRIs are equal"),
  .want = IRI_WANT_IRI | IRI_WANT_TARGET,
  .takes = CLI_TAKES_SPEC | CLI_TAKES_SOURCE | CLI_TAKES_NOTATION | CLI_TAKES_BASE
           | CLI_TAKES_MARKS | CLI_TAKES_IDNA | CLI_TAKES_PURPOSE | CLI_TAKES_LOOK_ALIKE
           | CLI_TAKES_SUFFIX_LIST,
  .pairs = TRUE,
  .process = process,
};
