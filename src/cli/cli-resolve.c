/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include <glib/gi18n.h>

static void
answer (const CliOptions *options, CliItem item, CliOutput *out)
{
  g_autoptr (IriReport) report
      = iri_report_new (item.text, (gssize) item.length, &options->report);

  cli_output_result (options, item, report, report->iri, out);
}

const CliCommand cli_resolve = {
  .name = "resolve",
  .operands = N_ ("[REFERENCE…]"),
  .summary = N_ ("what a reference means at a base"),
  .want = IRI_WANT_IRI | IRI_WANT_TARGET,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_BASE | CLI_TAKES_LAX | CLI_TAKES_STEPS,
  .needs = CLI_TAKES_BASE,
  .answer = answer,
};
