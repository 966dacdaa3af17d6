/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-compare.h"
#include "iri-json.h"

#include <glib/gi18n.h>
#include <string.h>

/* @likeness is NULL where nobody has asked. */
static void
append_verdict (GString *out,
                const IriComparison *comparison,
                const IriLookAlike *likeness)
{
  const char *nearly = iri_nearly_id (comparison->nearly);

  if (comparison->equal)
    g_string_append_printf (out, "equal %s", iri_rung_id (comparison->rung));
  else if (nearly != NULL)
    g_string_append_printf (out, "different %s", nearly);
  else
    g_string_append (out, "different");
  /* What is equal need not be taken for the other. */
  if (!comparison->equal && likeness != NULL && likeness->alike)
    g_string_append (out, " look-alike");
}

/* Why one of the two cannot be compared. */
static void
complain_of (CliItem item, const IriReport *report, CliOutput *answer)
{
  CliOptions quiet = { .json = FALSE };
  g_autoptr (GString) nothing = g_string_new (NULL);
  CliOutput why = { nothing, answer->messages, FALSE };

  cli_output_result (&quiet, item, report, NULL, &why);
}

static void
answer_pair (const CliOptions *options, CliItem item, CliOutput *answer)
{
  g_autoptr (IriReport) left
      = iri_report_new (item.text, (gssize) item.length, &options->report);
  g_autoptr (IriReport) right = iri_report_new (
      item.other, (gssize) item.other_length, &options->report);
  g_autoptr (IriComparison) comparison
      = iri_comparison_new (left, right, options->purpose);
  g_autoptr (IriLookAlike) likeness
      = options->look_alike ? iri_look_alike_new (left, right) : NULL;

  if (options->json)
    iri_json_append_comparison (answer->out, left, right, comparison, likeness);
  else if (comparison != NULL)
    append_verdict (answer->out, comparison, likeness);
  if (comparison != NULL)
    return;
  complain_of (item, left->iri == NULL ? left : right, answer);
  answer->failed = TRUE;
}

/* A line holds the two with a tab between them, which stands in no IRI. */
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
append_lone (const CliOptions *options, CliItem item, GString *out)
{
  g_autoptr (IriReport) report
      = iri_report_new (item.text, (gssize) item.length, &options->report);

  iri_json_append_comparison (out, report, NULL, NULL, NULL);
}

static void
answer (const CliOptions *options, CliItem item, CliOutput *out)
{
  if (item.other != NULL || split_pair (&item))
    answer_pair (options, item, out);
  else
    {
      if (options->json)
        append_lone (options, item, out->out);
      cli_output_error (out, item, "pair-missing",
                        _ ("There is no tab with a second IRI after it"));
      out->failed = TRUE;
    }
  cli_end_line (options, out->out);
}

const CliCommand cli_compare = {
  .name = "compare",
  .operands = N_ ("[IRI IRI]"),
  .summary = N_ ("the lowest rung on which two are equal"),
  .want = IRI_WANT_IRI | IRI_WANT_TARGET,
  .takes = CLI_TAKES_SPEC | CLI_TAKES_SOURCE | CLI_TAKES_NOTATION
           | CLI_TAKES_BASE | CLI_TAKES_IDNA | CLI_TAKES_PURPOSE
           | CLI_TAKES_LOOK_ALIKE,
  .pairs = TRUE,
  .answer = answer,
};
