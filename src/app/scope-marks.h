/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-line.h"
#include "iri-report.h"

G_BEGIN_DECLS

/* Marks for the entries that show a report, as arrays of #IriMark. */

/* Components and findings of the text as it is stored. Without @errors those
 * findings are left out. */
GArray *scope_marks_stored (const IriReport *report, gboolean errors);

/* Components of @length bytes of UTF-8, which nothing else is known about. */
GArray *scope_marks_parts (const char *text, gsize length);

/* Components in @visual, the text of a #ScopeDisplay, whose @parts are known. */
GArray *scope_marks_display (const char *visual, const char *parts);

/* What stands out: @spans, of #IriSpan. */
GArray *scope_marks_strong (const GArray *spans);

/* What of a text differs by @differences, of #IriDifference: of the second one or
 * of the first. */
GArray *scope_marks_differing (const GArray *differences, gboolean second);

G_END_DECLS
