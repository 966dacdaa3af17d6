/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-json-writer.h"
#include "iri-json.h"

/* Appends "begin" and "end", in bytes. */
static inline void
iri_json_span (GString *out, IriSpan span)
{
  iri_json_number (out, "begin", span.begin);
  iri_json_number (out, "end", span.end);
}

/* Appends "host" with the host, or null for NULL. */
void iri_json_host (GString *out, const IriHost *host);

/* Appends "browser" with the host as browsers show it, or null for NULL. */
void iri_json_browser (GString *out, const IriBrowserDisplay *view);

/* Appends "spoof" with the UTS #39 results of each label and component that is not all
 * ASCII, or of the labels of @host (nullable). */
void iri_json_spoof (GString *out, const IriReport *report);
void iri_json_spoof_of_host (GString *out, const IriHost *host);

/* Append "mailto" and "content". */
void iri_json_mailto (GString *out, const IriMailto *mailto);
void iri_json_content (GString *out, const IriEmbeddedContent *content);

/* Appends "intended". */
void iri_json_intended (GString *out, const IriIntended *intended);

/* Appends "carried" with the IRIs inside that of @report, which is itself inside @depth
 * others, and "carried_left_out". */
void iri_json_carried (GString *out, const IriReport *report, guint depth);

/* Appends "query_pairs", unless the query has none. */
void iri_json_query_pairs (GString *out, const IriReport *report);

/* Appends "findings" with the findings of @report inside @within, which is in bytes of
 * its text. Offsets are in bytes from the beginning of @within. */
void iri_json_findings (GString *out, const IriReport *report, IriSpan within);
