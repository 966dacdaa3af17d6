/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-layout.h"
#include "iri-report.h"

/* Highlights for text of a report: arrays of #IriHighlight, owned by the
 * caller. */

/* Components and findings of the text in logical order; errors only if
 * @errors. */
GArray *scope_highlights_stored (const IriReport *report, gboolean errors);

/* Components of @text, @length bytes of UTF-8, without a report. */
GArray *scope_highlights_components (const char *text, gsize length);

/* The @components of @visual, both from a #ScopeConventionResult. */
GArray *scope_highlights_display (const char *visual, const char *components);

/* Strong text for @spans, an array of #IriSpan. */
GArray *scope_highlights_strong (const GArray *spans);

/* Changed text for @differences, an array of #IriDifference, in the second text
 * or in the first. */
GArray *scope_highlights_differing (const GArray *differences, gboolean second);
