/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include <glib/gi18n.h>

static void
answer (const CliOptions *options, CliItem item, CliOutput *out)
{
  g_autoptr (IriReport) report
      = iri_report_new (item.text, (gssize) item.length, &options->report);

  cli_output_result (options, item, report, report->bidi->visual, out);
}

const CliCommand cli_bidi = {
  .name = "bidi",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("its visual order"),
  .want = IRI_WANT_BIDI | IRI_WANT_CHECKS,
  .takes
  = CLI_TAKES_TEXT | CLI_TAKES_BASE | CLI_TAKES_CONVENTION | CLI_TAKES_STEPS,
  .answer = answer,
};
