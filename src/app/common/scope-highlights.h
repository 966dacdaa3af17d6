/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-layout.h"
#include "iri-report.h"

G_BEGIN_DECLS

/* Marks for the entries that show a report, as arrays of #IriHighlight. */

/* Components and findings of the text as it is stored. Without @errors those
 * findings are left out. */
GArray *scope_highlights_stored (const IriReport *report, gboolean errors);

/* Components of @length bytes of UTF-8, which nothing else is known about. */
GArray *scope_highlights_components (const char *text, gsize length);

/* Components in @visual, the text of a #ScopeConventionResult, whose @components are known. */
GArray *scope_highlights_display (const char *visual, const char *components);

/* What stands out: @spans, of #IriSpan. */
GArray *scope_highlights_strong (const GArray *spans);

/* What of a text differs by @differences, of #IriDifference: of the second one or
 * of the first. */
GArray *scope_highlights_differing (const GArray *differences, gboolean second);

G_END_DECLS
