/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* Hosts for use in a sentence: isolated as a whole and, if a label is not ASCII, label
 * by label (UAX #9 X5a), so that a sentence about their order shows them in the right
 * order. All take linear time; free the results with g_free(). */

/* The host at @span of @text, in bytes; @span must be valid UTF-8. */
char *iri_isolate_host (const char *text, IriSpan span);

/* The host that the IRI of @report seems to have when read from left to right, or NULL
 * if it seems to have none. Each label is in logical order. */
char *iri_isolate_seen_host (const IriReport *report);

/* The number of labels of the real host that are shown outside the apparent one. */
guint iri_count_displaced_labels (const IriReport *report);

G_END_DECLS
