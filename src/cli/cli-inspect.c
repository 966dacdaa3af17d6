/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-json.h"

#include <glib/gi18n.h>
#include <string.h>

static void
append_parts (GString *out, const IriReport *report)
{
  for (int part = 0; part < IRI_N_PARTS; part++)
    {
      IriSpan span = report->parts.span[part];
      g_autofree char *raw = NULL, *decoded = NULL, *value = NULL;

      if (!iri_span_is_present (span))
        continue;
      raw = cli_harmless (report->text + span.begin, iri_span_length (span));
      decoded = iri_report_decode (report, (IriPart) part);
      value = cli_harmless (decoded, strlen (decoded));
      if (g_str_equal (raw, value))
        cli_append_row (out, iri_part_name ((IriPart) part), raw);
      else
        {
          g_autofree char *both
              /* Translators: a component, and the same percent-decoded. */
              = g_strdup_printf (_ ("%s (shown as %s)"), raw, value);

          cli_append_row (out, iri_part_name ((IriPart) part), both);
        }
    }
}

static void
append_results (GString *out, const IriReport *report)
{
  const IriHost *host = report->host;
  g_autofree char *visual
      = cli_harmless (report->bidi->visual, strlen (report->bidi->visual));

  cli_append_row (out, _ ("URI"),
                  report->uri != NULL ? report->uri : _ ("none"));
  if (host != NULL)
    cli_append_row (out, _ ("Host for DNS"),
                    host->ascii != NULL ? host->ascii : _ ("none"));
  if (report->iri != NULL)
    {
      g_autofree char *iri = cli_harmless (report->iri, strlen (report->iri));

      cli_append_row (out, _ ("IRI"), iri);
    }
  cli_append_row (out, _ ("Shown"), visual);
}

static const char *
severity_name (IriSeverity severity)
{
  switch (severity)
    {
    case IRI_SEVERITY_ERROR:
      return _ ("Error");
    case IRI_SEVERITY_WARNING:
      return _ ("Warning");
    case IRI_SEVERITY_NOTE:
      return _ ("Note");
    }
  g_return_val_if_reached ("");
}

static const char *
severity_color (IriSeverity severity)
{
  switch (severity)
    {
    case IRI_SEVERITY_ERROR:
      return "\033[1;31m";
    case IRI_SEVERITY_WARNING:
      return "\033[1;33m";
    case IRI_SEVERITY_NOTE:
      return "\033[1;34m";
    }
  g_return_val_if_reached ("");
}

static void
append_finding (GString *out,
                const CliOptions *options,
                const IriReport *report,
                const IriFinding *finding)
{
  const IriFindingInfo *info = iri_finding_info (finding->code);
  g_autofree char *message
      = iri_finding_message (finding, report->text, report->length);
  g_autofree char *plain = cli_plain_message (message);

  g_string_append_printf (
      out, "%s%s%s: %s [%s, %" G_GSIZE_FORMAT "–%" G_GSIZE_FORMAT ", %s]\n",
      options->color ? severity_color (info->severity) : "",
      severity_name (info->severity), options->color ? "\033[0m" : "", plain,
      info->id, finding->span.begin, finding->span.end, info->section);
  g_string_append_printf (out, "  %s\n", iri_finding_why (finding));
  if (info->mend != NULL)
    g_string_append_printf (out, "  %s\n", _ (info->mend));
}

static void
answer (const CliOptions *options, CliItem item, CliAnswer *out)
{
  g_autoptr (IriReport) report
      = iri_report_new (item.text, (gssize) item.length, &options->report);
  g_autofree char *text = NULL;

  if (iri_report_worst (report) == IRI_SEVERITY_ERROR)
    out->failed = TRUE;
  if (options->json)
    {
      iri_json_append_report (out->out, report);
      g_string_append_c (out->out, '\n');
      return;
    }
  if (item.number > 1)
    g_string_append_c (out->out, '\n');
  text = cli_harmless (report->text, report->length);
  cli_append_row (out->out, _ ("Text"), text);
  append_parts (out->out, report);
  append_results (out->out, report);
  for (gsize i = 0; i < report->n_findings; i++)
    append_finding (out->out, options, report, &report->findings[i]);
}

const CliCommand cli_inspect = {
  .name = "inspect",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("everything about it"),
  .want = IRI_WANT_ALL,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_IDNA | CLI_TAKES_BASE | CLI_TAKES_CHARSET
           | CLI_TAKES_CONVENTION | CLI_TAKES_STEPS,
  .answer = answer,
};
