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

const CliCommand cli_normalize = {
  .name = "normalize",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("its normal form"),
  .want = IRI_WANT_IRI | IRI_WANT_URI | IRI_WANT_NORMAL,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_BASE | CLI_TAKES_IDNA | CLI_TAKES_RUNG
           | CLI_TAKES_STEPS,
  .answer = answer,
};
