/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* Hosts for use within a sentence: each label is isolated (UAX #9 X5a), so that
 * what is said about their order is not itself put in another order. All take
 * linear time; free what they return with g_free(). */

/* The host of @length bytes of @text that is at @span. */
char *scope_hosts_quote (const char *text, IriSpan span);

/* The host that @report seems to have, taken from left to right, or NULL if it
 * seems to have none. Each label is in stored order. */
char *scope_hosts_seen (const IriReport *report);

/* How many labels of its host are shown outside of the one it seems to have. */
guint scope_hosts_count_elsewhere (const IriReport *report);

G_END_DECLS
