/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommands that print one string of the report for each item. */

#include "cli.h"

#include "iri-intended.h"
#include "iri-legacy-uris.h"
#include "iri-prepare.h"

#include <glib/gi18n.h>

static IriReport *
new_report (const CliOptions *options, CliItem item)
{
  return iri_report_new (item.text, (gssize) item.length, &options->report);
}

/* Whether a form of an IRI that was copied is read as that IRI. A report as JSON is
 * about the text as given and says which IRI is meant. */
static gboolean
reads_forms (const CliOptions *options)
{
  return options->report.preparation.removes_display_marks && !options->json
         && options->report.source == NULL
         && options->report.preparation.notation == IRI_NOTATION_PLAIN;
}

/* The IRI that is meant by markup, source code or a defanged IRI without display marks;
 * NULL if the text is to be read as it is. */
static IriIntended *
find_copied (const CliOptions *options, CliItem item)
{
  const IriPreparation marks = { .removes_display_marks = TRUE };
  const guint read = IRI_INTENDED_IN_TEXT | IRI_INTENDED_DEFANGED;
  g_autoptr (IriPrepared) prepared = NULL;
  g_autoptr (IriIntended) intended = NULL;

  if (!reads_forms (options))
    return NULL;
  prepared = iri_prepare (item.text, item.length, iri_spec_default (), &marks);
  if (prepared != NULL)
    intended = iri_intended_new_without_prose (prepared->text, prepared->length);
  else
    intended = iri_intended_new_without_prose (item.text, item.length);
  return intended != NULL && (intended->changes & read) != 0
             ? g_steal_pointer (&intended)
             : NULL;
}

static void
note_copied (const IriIntended *intended, CliItem item, CliOutput *output)
{
  static const IriIntendedChange notes[]
      = { IRI_INTENDED_IN_TEXT, IRI_INTENDED_DEFANGED };

  for (gsize i = 0; i < G_N_ELEMENTS (notes); i++)
    if ((intended->changes & (guint) notes[i]) != 0)
      cli_output_error (output, item, iri_intended_change_id (notes[i]),
                        iri_intended_change_message (notes[i]));
}

/* Reads back what iri copy wrote, and says so. */
static IriReport *
new_report_of_form (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autoptr (IriIntended) intended = find_copied (options, item);

  if (intended == NULL)
    return new_report (options, item);
  note_copied (intended, item, output);
  return iri_report_new (intended->plain, -1, &options->report);
}

static void
process_iri (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autoptr (IriReport) report = new_report_of_form (options, item, output);

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
  g_autoptr (IriReport) report = new_report_of_form (options, item, output);

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
