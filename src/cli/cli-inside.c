/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "iri-host-naming.h"
#include "iri-query-pairs.h"
#include "iri-verdict.h"

#include <glib/gi18n.h>
#include <string.h>

/* Appends the pairs of the query, of which mailto has fields of its own. */
static void
append_pairs (GString *out, const IriReport *report)
{
  gsize n_left_out;
  g_autoptr (GArray) pairs = NULL;

  if (!report->components.utf8 || report->mailto != NULL)
    return;
  pairs = iri_query_pairs_new (
      report->text, report->components.span[IRI_COMPONENT_QUERY], &n_left_out);
  for (guint i = 0; i < pairs->len; i++)
    {
      const IriQueryPair *pair = &g_array_index (pairs, IriQueryPair, i);
      g_autofree char *name = cli_escape_controls (pair->name, strlen (pair->name));
      g_autofree char *value = cli_escape_controls (pair->value, strlen (pair->value));
      g_autofree char *row = iri_span_is_present (pair->value_span)
                                 ? g_strdup_printf ("%s = %s", name, value)
                                 : g_strdup (name);

      cli_append_row (out, i == 0 ? _ ("Query pairs") : "", row);
    }
  if (n_left_out > 0)
    g_string_append_printf (
        out,
        /* Translators: %lu is a number of name-value pairs of a query. */
        ngettext ("%lu more is not shown\n", "%lu more are not shown\n", n_left_out),
        (gulong) n_left_out);
}

static void
append_intended (GString *out, const IriReport *report)
{
  const IriOptions options = { .spec = report->options.spec };
  const IriIntended *intended = report->intended;
  g_autoptr (IriReport) meant = iri_report_new (intended->iri, -1, &options);
  const char *safe = iri_host_name_safe_iri (meant);
  g_autofree char *iri = cli_escape_controls (safe, strlen (safe));

  /* Translators: before the IRI that is meant by a text. */
  cli_append_row (out, _ ("Meant"), iri);
  if (intended->host != NULL && intended->host->ascii != NULL)
    cli_append_row (out, _ ("Host for DNS"), intended->host->ascii);
}

/* Appends the addresses in @report, each with its verdict and those in it. */
static void
append_carried (GString *out, const IriReport *report, guint depth)
{
  for (guint i = 0; report->carried != NULL && i < report->carried->len; i++)
    {
      g_autoptr (IriReport) inner = iri_report_on_carried (report, i);
      g_autoptr (IriVerdict) verdict = iri_verdict_new (inner);
      g_autofree char *title = cli_plain_message (verdict->title);
      const char *safe = iri_host_name_safe_iri (inner);
      g_autofree char *shown = cli_escape_controls (safe, strlen (safe));
      g_autofree char *row
          = g_strdup_printf ("%*s%s (%s)", (int) depth * 2, "", shown, title);

      /* Translators: before the IRI that is in a query of another. */
      cli_append_row (out, depth == 0 && i == 0 ? _ ("Carries") : "", row);
      if (depth + 1 < IRI_CARRIED_MAX_DEPTH)
        append_carried (out, inner, depth + 1);
    }
}

void
cli_append_inside (GString *out, const IriReport *report)
{
  append_pairs (out, report);
  if (report->intended != NULL)
    append_intended (out, report);
  append_carried (out, report, 0);
}
