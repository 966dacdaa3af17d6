/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-bidi-steps.h"
#include "iri-charset-guess.h"
#include "iri-citation.h"
#include "iri-finding-selection.h"
#include "iri-host-port.h"
#include "iri-json.h"
#include "iri-message.h"
#include "iri-psl.h"
#include "iri-report-page.h"
#include "iri-verdict.h"

#include <glib/gi18n.h>
#include <string.h>

static const char *
severity_name (IriSeverity severity)
{
  switch (severity)
    {
    case IRI_SEVERITY_ERROR:
      return C_ ("verdict", "Error");
    case IRI_SEVERITY_WARNING:
      return C_ ("verdict", "Warning");
    case IRI_SEVERITY_NOTE:
      return C_ ("verdict", "Note");
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
append_severity (GString *out, const CliOptions *options, IriSeverity severity)
{
  g_string_append_printf (out,
                          "%s%s%s: ", options->color ? severity_color (severity) : "",
                          severity_name (severity), options->color ? "\033[0m" : "");
}

static void
append_sentence (GString *out, const char *sentence)
{
  g_autofree char *plain = cli_plain_message (sentence);

  g_string_append_printf (out, "  %s\n", plain);
}

/* Appends the verdict, and by which editions it is one. */
static void
append_verdict (GString *out, const CliOptions *options, const IriReport *report)
{
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);
  g_autofree char *title = cli_plain_message (verdict->title);
  g_autofree char *editions = iri_verdict_editions (report);

  if (verdict->level == IRI_VERDICT_LEVEL_ERROR)
    append_severity (out, options, IRI_SEVERITY_ERROR);
  else if (verdict->level == IRI_VERDICT_LEVEL_WARNING)
    append_severity (out, options, IRI_SEVERITY_WARNING);
  if (verdict->level == IRI_VERDICT_LEVEL_NONE)
    return;
  g_string_append_printf (out, "%s\n", title);
  append_sentence (out, verdict->body);
  append_sentence (out, editions);
}

static void
append_components (GString *out, const IriReport *report)
{
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    {
      IriSpan span = report->components.span[component];
      g_autofree char *raw = NULL, *decoded = NULL, *value = NULL;

      if (!iri_span_is_present (span))
        continue;
      raw = cli_escape_controls (report->text + span.begin, iri_span_length (span));
      decoded = iri_report_decode (report, (IriComponent) component);
      value = cli_escape_controls (decoded, strlen (decoded));
      if (g_str_equal (raw, value))
        cli_append_row (out, iri_component_name ((IriComponent) component), raw);
      else
        {
          g_autofree char *both
              /* Translators: a component, and the same percent-decoded. */
              = g_strdup_printf (_ ("%s (shown as %s)"), raw, value);

          cli_append_row (out, iri_component_name ((IriComponent) component), both);
        }
    }
}

static void
append_span (GString *out, const char *name, const char *text, IriSpan span)
{
  g_autofree char *value = NULL;

  if (!iri_span_is_present (span))
    return;
  value = cli_escape_controls (text + span.begin, iri_span_length (span));
  cli_append_row (out, name, value);
}

/* Appends HOSTPORT and HOSTSPECIFIC, which only some standards define. */
static void
append_host_port (GString *out, const IriReport *report)
{
  const IriComponents *components = &report->reference_components;

  if (!report->options.spec->has_host_port)
    return;
  append_span (out, "HOSTPORT", report->reference,
               iri_host_port (report->reference, components));
  append_span (out, "HOSTSPECIFIC", report->reference,
               iri_host_specific (report->reference_length, components));
}

/* Appends how the IRI is displayed, how people read that, and its visual twin. */
static void
append_shown (GString *out, const IriReport *report)
{
  const IriBidiPerception *perception = report->perception;
  const struct
  {
    const char *name;
    const char *text;
  } rows[] = {
    /* Translators: before the visual order of an IRI. */
    { N_ ("Shown"), report->bidi->visual },
    { N_ ("People read"), perception->perceived },
    { N_ ("Looks like"), perception->twin },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].text != NULL)
      {
        g_autofree char *text
            = cli_escape_controls (rows[i].text, strlen (rows[i].text));

        cli_append_row (out, _ (rows[i].name), text);
      }
}

/* Appends the registrable domain, and by which list it is one. */
static void
append_registrable (GString *out, const IriHost *host)
{
  const char *registrable = iri_host_domain (host).registrable;
  g_autofree char *list = iri_psl_describe ();

  if (registrable == NULL)
    return;
  cli_append_row (out, _ ("Registrable domain"), registrable);
  if (list != NULL)
    append_sentence (out, list);
}

static void
append_results (GString *out, const IriReport *report)
{
  const IriHost *host = report->host;
  /* masinter-07 percent-encodes no US-ASCII, not even controls. */
  g_autofree char *uri = report->uri != NULL
                             ? cli_escape_controls (report->uri, strlen (report->uri))
                             : NULL;

  cli_append_row (out, _ ("URI"),
                  uri != NULL ? uri
                              /* Translators: where there is no URI. */
                              : _ ("none"));
  if (report->target != NULL)
    {
      g_autofree char *target
          = cli_escape_controls (report->target, report->target_length);

      /* Translators: before the IRI that a reference was resolved to. */
      cli_append_row (out, _ ("Resolved"), target);
    }
  if (host != NULL)
    {
      cli_append_row (out, _ ("Host for DNS"),
                      host->ascii != NULL ? host->ascii : _ ("none"));
      append_registrable (out, host);
    }
  if (report->iri != NULL)
    {
      g_autofree char *iri = cli_escape_controls (report->iri, strlen (report->iri));

      cli_append_row (out, _ ("IRI"), iri);
    }
  append_shown (out, report);
}

static gsize
count_non_ascii (const char *text)
{
  gsize n = 0;

  for (; *text != '\0'; text++)
    n += (guchar) *text >= 0x80;
  return n;
}

/* Whether @written, @text in @notation, is worth a row: Bidi Notation escapes capitals
 * also in a text that has none of the letters that it replaces. */
static gboolean
is_useful (IriNotation notation, const char *written, const char *text)
{
  return notation == IRI_NOTATION_XML
             ? !g_str_equal (written, text)
             : count_non_ascii (written) < count_non_ascii (text);
}

/* Appends the notations that the standards use to print such an IRI in ASCII. */
static void
append_notations (GString *out, const IriReport *report)
{
  static const struct
  {
    IriNotation notation;
    const char *name;
  } rows[] = {
    { IRI_NOTATION_XML, N_ ("XML notation") },
    { IRI_NOTATION_BIDI, N_ ("Bidi notation") },
    { IRI_NOTATION_BIDI_ARABIC, N_ ("Bidi notation") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) written = g_string_new (NULL);
      g_autofree char *row = NULL;

      if (!iri_notation_write (rows[i].notation, report->display,
                               strlen (report->display), written)
          || !is_useful (rows[i].notation, written->str, report->display))
        continue;
      row = cli_escape_controls (written->str, written->len);
      cli_append_row (out, _ (rows[i].name), row);
    }
}

/* Appends what octets that are not UTF-8 mean in legacy charsets. */
static void
append_guesses (GString *out, const char *escapes, gsize length)
{
  g_autoptr (IriCharsetGuesses) guesses = iri_charset_guess_percent (escapes, length);

  for (gsize i = 0; i < guesses->n_guesses; i++)
    g_string_append_printf (out, "  %-12s %s\n", guesses->guesses[i].charset,
                            guesses->guesses[i].text);
}

static void
append_finding (GString *out,
                const CliOptions *options,
                const IriReport *report,
                const IriSelectedFinding *row)
{
  const IriFinding *finding = row->finding;
  const IriFindingInfo *info = iri_finding_info (finding->code);
  g_autofree char *message = iri_selected_finding_message (row, report);
  g_autofree char *plain = cli_plain_message (message);
  g_autofree char *section = iri_finding_section (finding, report->options.spec);

  append_severity (out, options, info->severity);
  g_string_append_printf (out, "%s [%s, %" G_GSIZE_FORMAT "–%" G_GSIZE_FORMAT ", %s]\n",
                          plain, info->id, finding->span.begin, finding->span.end,
                          section);
  append_sentence (out, iri_finding_why (finding));
  if (info->fix != NULL)
    append_sentence (out, _ (info->fix));
  if (finding->code == IRI_FINDING_PCT_NOT_UTF_8)
    append_guesses (out, report->text + finding->span.begin,
                    iri_span_length (finding->span));
}

/* Appends what preparation changed before parsing. */
static void
append_changes (GString *out, const IriReport *report)
{
  const IriPrepared *prepared = report->prepared;
  g_autofree char *read = NULL;

  if (prepared == NULL)
    return;
  read = cli_escape_controls (prepared->text, prepared->length);
  cli_append_row (out, _ ("Read as"), read);
  for (gsize i = 0; i < prepared->n_changes; i++)
    {
      const IriChange *change = &prepared->changes[i];

      g_string_append_printf (
          out, "  %s [%s, %" G_GSIZE_FORMAT "–%" G_GSIZE_FORMAT ", %s]\n",
          _ (change->rule->message), change->rule->id, change->span.begin,
          change->span.end, change->section);
    }
  if (prepared->n_left_out > 0)
    g_string_append_printf (out,
                            /* Translators: %lu is a number of changes of a text, in a
                             * list below others. */
                            ngettext ("  %lu more change is not shown\n",
                                      "  %lu more changes are not shown\n",
                                      (gulong) prepared->n_left_out),
                            (gulong) prepared->n_left_out);
}

static void
append_steps (GString *out, const char *title, const IriSteps *steps)
{
  if (steps == NULL)
    return;
  g_string_append_printf (out, "%s\n", title);
  for (gsize i = 0; i < steps->n_steps; i++)
    {
      const IriStep *step = &steps->steps[i];
      g_autofree char *text = cli_escape_controls (step->text, strlen (step->text));
      g_autofree char *description = iri_step_title (step);

      g_string_append_printf (out, "  %-6s %s\n         %s\n", step->number, text,
                              description);
    }
}

static void
append_bidi_steps (GString *out, const IriReport *report)
{
  g_autoptr (IriBidiSteps) steps = NULL;

  if ((report->options.want & IRI_WANT_STEPS) == 0)
    return;
  g_string_append_printf (out, "%s\n", _ ("Visual order"));
  steps = iri_bidi_steps_new (report->bidi,
                              (report->options.want & IRI_WANT_ALL_RULES) != 0);
  for (guint i = 0; i < steps->steps->len; i++)
    {
      const IriBidiStep *step = g_ptr_array_index (steps->steps, i);
      g_autofree char *text = iri_bidi_step_text (step);

      g_string_append_printf (out, "  %-6s %s\n         %s\n", step->rule, text,
                              iri_bidi_rule_summary (step->rule));
    }
}

static void
append_text (GString *out,
             const CliOptions *options,
             CliItem item,
             const IriReport *report)
{
  g_autofree char *text = cli_escape_controls (report->text, report->length);
  g_autoptr (GArray) chosen = iri_select_findings (report, IRI_FINDING_SELECTION_MAX);

  if (item.number > 1)
    g_string_append_c (out, '\n');
  append_verdict (out, options, report);
  cli_append_row (out, _ ("Text"), text);
  append_changes (out, report);
  append_components (out, report);
  append_host_port (out, report);
  cli_append_scheme (out, report);
  cli_append_inside (out, report);
  append_results (out, report);
  append_notations (out, report);
  append_steps (out, _ ("Preparation"), report->preparation_steps);
  append_steps (out, _ ("Mapping to a URI"), report->uri_steps);
  append_steps (out, _ ("Conversion to an IRI"), report->iri_steps);
  append_bidi_steps (out, report);
  for (guint i = 0; i < chosen->len; i++)
    append_finding (out, options, report,
                    &g_array_index (chosen, IriSelectedFinding, i));
}

static void
append_markdown (GString *out, CliItem item, const IriReport *report)
{
  g_autoptr (IriReportPage) page = iri_report_page_new (report);

  if (item.number > 1)
    g_string_append_c (out, '\n');
  iri_report_page_append_markdown (out, page);
}

/* All items are articles of one document. HTML lets its end tags be omitted. */
static void
append_html (GString *out, CliItem item, const IriReport *report)
{
  g_autoptr (IriReportPage) page = iri_report_page_new (report);

  if (item.number == 1 && out->len == 0)
    iri_report_page_append_html_head (out, _ ("Report by Iriscope"));
  iri_report_page_append_html (out, page, NULL, NULL);
}

static void
process (const CliOptions *options, CliItem item, CliOutput *output)
{
  g_autoptr (IriReport) report
      = iri_report_new (item.text, (gssize) item.length, &options->report);

  if (iri_report_max_severity (report) == IRI_SEVERITY_ERROR)
    output->failed = TRUE;
  switch (options->json ? CLI_PAGE_JSON : options->page)
    {
    case CLI_PAGE_TEXT:
      append_text (output->out, options, item, report);
      break;
    case CLI_PAGE_JSON:
      iri_json_append_report (output->out, report, options->fields);
      g_string_append_c (output->out, '\n');
      break;
    case CLI_PAGE_MARKDOWN:
      append_markdown (output->out, item, report);
      break;
    case CLI_PAGE_HTML:
      append_html (output->out, item, report);
      break;
    }
}

const CliCommand cli_inspect = {
  .name = "inspect",
  .operands = N_ ("[IRI…]"),
  .summary = N_ ("show everything about an IRI"),
  .want = IRI_WANT_ALL,
  .takes = CLI_TAKES_TEXT | CLI_TAKES_IDNA | CLI_TAKES_BASE | CLI_TAKES_CHARSET
           | CLI_TAKES_CONVENTION | CLI_TAKES_SCRIPTS | CLI_TAKES_STEPS
           | CLI_TAKES_ALL_RULES | CLI_TAKES_PAGE | CLI_TAKES_FIELDS,
  .keeps_marks = TRUE,
  .process = process,
};
