/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include <glib/gi18n.h>

static void
process (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autoptr (IriReport) report
      = iri_report_new (item.text, (gssize) item.length, &options->report);
  g_autofree char *text = iri_copy_make (options->form, report);

  cli_output_result (options, item, report, text, output);
  if (text == NULL && iri_report_max_severity (report) != IRI_SEVERITY_ERROR)
    cli_output_error (output, item, "no-form", iri_copy_reason (options->form, report));
}

const CliCommand cli_copy = {
  .name = "copy",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("write an IRI in another form, ready to paste"),
  .want = IRI_WANT_URI | IRI_WANT_IRI | IRI_WANT_HOST | IRI_WANT_COPIES,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_IDNA | CLI_TAKES_BASE | CLI_TAKES_CHARSET
           | CLI_TAKES_CONVENTION | CLI_TAKES_CONTEXT | CLI_TAKES_SCRIPTS
           | CLI_TAKES_FORM,
  .process = process,
};
