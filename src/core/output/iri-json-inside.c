/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The addresses that a text means or carries, and the pairs of its query. */

#include "iri-json-private.h"
#include "iri-query-pairs.h"
#include "iri-verdict.h"

void
iri_json_intended (GString *out, const IriIntended *intended)
{
  iri_json_begin_object (out, "intended");
  iri_json_string (out, "iri", intended->iri);
  iri_json_string (out, "ascii", intended->host != NULL ? intended->host->ascii : NULL);
  iri_json_begin_array (out, "changes");
  for (guint i = 0; i < IRI_INTENDED_N_CHANGES; i++)
    if ((intended->changes & 1u << i) != 0)
      iri_json_string (out, NULL,
                       iri_intended_change_id ((IriIntendedChange) (1 << i)));
  iri_json_end_array (out);
  iri_json_end_object (out);
}

static void
append_one (GString *out, const IriReport *report, guint i, guint depth)
{
  const IriCarried *carried = &g_array_index (report->carried, IriCarried, i);
  g_autoptr (IriReport) inner = iri_report_on_carried (report, i);
  g_autoptr (IriVerdict) verdict = iri_verdict_new (inner);
  IriSpan span = iri_span_map_to_input (
      depth == 0 && report->prepared != NULL ? report->prepared->map : NULL,
      carried->span);

  iri_json_begin_object (out, NULL);
  iri_json_string (out, "part", iri_component_id (carried->component));
  iri_json_span (out, span);
  iri_json_string (out, "iri", carried->iri);
  iri_json_number (out, "decoded", carried->n_decoded);
  iri_json_bool (out, "base64", carried->base64);
  iri_json_string (out, "tone", iri_verdict_level_id (verdict->level));
  iri_json_string (out, "verdict", verdict->title);
  if (inner->carried != NULL && depth + 1 < IRI_CARRIED_MAX_DEPTH)
    iri_json_carried (out, inner, depth + 1);
  iri_json_end_object (out);
}

void
iri_json_carried (GString *out, const IriReport *report, guint depth)
{
  iri_json_begin_array (out, "carried");
  for (guint i = 0; i < report->carried->len; i++)
    append_one (out, report, i, depth);
  iri_json_end_array (out);
  iri_json_number (out, "carried_left_out", report->n_carried_left_out);
}

void
iri_json_query_pairs (GString *out, const IriReport *report)
{
  g_autoptr (GArray) pairs = NULL;
  gsize n_left_out;

  if (!report->components.utf8 || report->mailto != NULL)
    return;
  pairs = iri_query_pairs_new (
      report->text, report->components.span[IRI_COMPONENT_QUERY], &n_left_out);
  if (pairs->len == 0)
    return;
  iri_json_begin_array (out, "query_pairs");
  for (guint i = 0; i < pairs->len; i++)
    {
      const IriQueryPair *pair = &g_array_index (pairs, IriQueryPair, i);

      iri_json_begin_object (out, NULL);
      iri_json_span (out, pair->span);
      iri_json_string (out, "name", pair->name);
      iri_json_string (out, "value",
                       iri_span_is_present (pair->value_span) ? pair->value : NULL);
      iri_json_end_object (out);
    }
  iri_json_end_array (out);
  iri_json_number (out, "query_pairs_left_out", n_left_out);
}
