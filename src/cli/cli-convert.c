/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommands that print one string of the report for each item. */

#include "cli.h"

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
process_uri (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autoptr (IriReport) report = new_report (options, item);

  cli_output_result (options, item, report, report->uri, output);
}

static void
process_bidi (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autoptr (IriReport) report = new_report (options, item);

  cli_output_result (options, item, report, report->bidi->visual, output);
}

const CliCommand cli_to_uri = {
  .name = "to-uri",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("the URI that an IRI maps to"),
  .want = IRI_WANT_URI | IRI_WANT_HOST,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_IDNA | CLI_TAKES_BASE | CLI_TAKES_CHARSET
           | CLI_TAKES_STEPS,
  .process = process_uri,
};

const CliCommand cli_to_iri = {
  .name = "to-iri",
  .operands = N_ ("[URI…]"),
  .summary = N_ ("the IRI that a URI can be shown as"),
  /* The checks find escapes in legacy charsets. */
  .want = IRI_WANT_IRI | IRI_WANT_HOST | IRI_WANT_CHECKS,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_IDNA | CLI_TAKES_BASE | CLI_TAKES_SCRIPTS
           | CLI_TAKES_STEPS,
  .process = process_iri,
};

const CliCommand cli_resolve = {
  .name = "resolve",
  .operands = N_ ("[REFERENCE…]"),
  .summary = N_ ("the IRI that a reference means at a base"),
  .want = IRI_WANT_IRI | IRI_WANT_TARGET,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_BASE | CLI_TAKES_LAX | CLI_TAKES_STEPS,
  .needs = CLI_TAKES_BASE,
  .process = process_iri,
};

const CliCommand cli_normalize = {
  .name = "normalize",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("the normal form of an IRI"),
  .want = IRI_WANT_IRI | IRI_WANT_URI | IRI_WANT_NORMAL,
  .takes
  = CLI_TAKES_TEXT | CLI_TAKES_BASE | CLI_TAKES_IDNA | CLI_TAKES_RUNG | CLI_TAKES_STEPS,
  .process = process_iri,
};

const CliCommand cli_bidi = {
  .name = "bidi",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("the visual order of an IRI"),
  .want = IRI_WANT_BIDI | IRI_WANT_CHECKS,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_BASE | CLI_TAKES_CONVENTION | CLI_TAKES_STEPS,
  .process = process_bidi,
};
