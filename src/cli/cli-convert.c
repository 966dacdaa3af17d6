/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommands that print one string of the report for each item. */

#include "cli.h"

#include "iri-legacy-uris.h"

#include <glib/gi18n.h>

static IriReport *
new_report (const CliOptions *options, CliItem item)
{
  return iri_report_new (item.text, (gssize) item.length, &options->report);
}

static void
process_iri (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autoptr (IriReport) report = new_report (options, item);

  cli_output_result (options, item, report, report->iri, output);
}

static void
append_names (GString *out, const GPtrArray *names)
{
  for (guint i = 0; i < names->len; i++)
    g_string_append_printf (out, "%c%s", i == 0 ? '\t' : ' ',
                            (const char *) g_ptr_array_index (names, i));
}

/* Appends a line for each URI and one for the charsets without a URI; the last one has
 * no line end yet. */
static void
append_legacy_uris (const CliOptions *options, const IriReport *report, GString *out)
{
  g_autoptr (IriLegacyUris) found = iri_legacy_uris_new (report);

  for (guint i = 0; i < found->uris->len; i++)
    {
      const IriLegacyUri *group = g_ptr_array_index (found->uris, i);

      if (i > 0)
        cli_end_line (options, out);
      g_string_append (out, group->uri);
      append_names (out, group->charsets);
      g_string_append (out, group->query_only ? "\tquery" : "");
    }
  if (found->lacking->len > 0)
    cli_end_line (options, out);
  append_names (out, found->lacking);
}

static void
process_uri (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autoptr (IriReport) report = new_report (options, item);

  if ((report->options.want & IRI_WANT_LEGACY_URIS) != 0 && report->uri != NULL)
    {
      g_autoptr (GString) legacy = g_string_new (NULL);

      append_legacy_uris (options, report, legacy);
      cli_output_columns (options, item, report, legacy->str, output);
      return;
    }
  cli_output_result (options, item, report, report->uri, output);
}

static void
process_bidi (const CliOptions *options, CliItem item, CliOutput *output)
{
  static const char *const no_marks[] = { "", "" };
  g_autoptr (IriReport) report = new_report (options, item);
  IriBaseDirection direction = options->report.context;
  g_autoptr (IriSentence) sentence = iri_report_sentence (
      report, direction != IRI_BASE_DIRECTION_NONE ? direction : IRI_BASE_DIRECTION_LTR,
      no_marks);
  g_autoptr (GString) columns = g_string_new (NULL), visible = g_string_new (NULL);

  iri_bidi_append_visible (sentence != NULL ? sentence->visual : report->bidi->visual,
                           visible);
  cli_append_text (columns, visible->str);
  if (sentence != NULL)
    g_string_append_printf (columns, "\t%s", iri_sentence_harm_id (sentence));
  cli_output_columns (options, item, report, columns->str, output);
}

const CliCommand cli_to_uri = {
  .name = "to-uri",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("map an IRI to a URI"),
  .want = IRI_WANT_URI | IRI_WANT_HOST,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_IDNA | CLI_TAKES_BASE | CLI_TAKES_ALL_CHARSETS
           | CLI_TAKES_STEPS,
  .process = process_uri,
};

const CliCommand cli_to_iri = {
  .name = "to-iri",
  .operands = N_ ("[URI…]"),
  .summary = N_ ("convert a URI to an IRI"),
  /* The checks find escapes in legacy charsets. */
  .want = IRI_WANT_IRI | IRI_WANT_HOST | IRI_WANT_CHECKS,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_IDNA | CLI_TAKES_BASE | CLI_TAKES_SCRIPTS
           | CLI_TAKES_STEPS,
  .process = process_iri,
};

const CliCommand cli_resolve = {
  .name = "resolve",
  .operands = N_ ("[REFERENCE…]"),
  .summary = N_ ("resolve a reference against a base"),
  .want = IRI_WANT_IRI | IRI_WANT_TARGET,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_BASE | CLI_TAKES_CHARSET | CLI_TAKES_NON_STRICT
           | CLI_TAKES_STEPS,
  .needs = CLI_TAKES_BASE,
  .process = process_iri,
};

const CliCommand cli_normalize = {
  .name = "normalize",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("normalize an IRI"),
  .want = IRI_WANT_IRI | IRI_WANT_URI | IRI_WANT_NORMAL,
  .takes
  = CLI_TAKES_TEXT | CLI_TAKES_BASE | CLI_TAKES_IDNA | CLI_TAKES_RUNG | CLI_TAKES_STEPS,
  .process = process_iri,
};

const CliCommand cli_bidi = {
  .name = "bidi",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("put an IRI in visual order"),
  .want = IRI_WANT_BIDI | IRI_WANT_CHECKS,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_BASE | CLI_TAKES_CHARSET | CLI_TAKES_CONVENTION
           | CLI_TAKES_CONTEXT | CLI_TAKES_SENTENCE | CLI_TAKES_STEPS
           | CLI_TAKES_ALL_RULES,
  .process = process_bidi,
};
