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

const CliCommand cli_to_iri = {
  .name = "to-iri",
  .operands = N_ ("[URI…]"),
  .summary = N_ ("the IRI a URI can be shown as"),
  /* The checks read escapes of old charsets. */
  .want = IRI_WANT_IRI | IRI_WANT_HOST | IRI_WANT_CHECKS,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_IDNA | CLI_TAKES_BASE | CLI_TAKES_SCRIPTS
           | CLI_TAKES_STEPS,
  .answer = answer,
};
