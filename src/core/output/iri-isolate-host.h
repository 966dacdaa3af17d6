/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* Hosts for use within a sentence: isolated as a whole and, where a label is not
 * US-ASCII, label by label (UAX #9 X5a), so that what is said about their order is
 * not itself put in another order. All take linear time; free what they return
 * with g_free(). */

/* The host at @span of @text, which is UTF-8 there. */
char *iri_isolate_host (const char *text, IriSpan span);

/* The host that @report seems to have, taken from left to right, or NULL if it
 * seems to have none. Each label is in stored order. */
char *iri_isolate_seen_host (const IriReport *report);

/* How many labels of its host are shown outside of the one it seems to have. */
guint iri_count_displaced_labels (const IriReport *report);

G_END_DECLS
