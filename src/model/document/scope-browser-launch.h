/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* Opening an address in a browser: nothing but the URI of the report is handed
 * over, never the text that was typed (RFC 3987 §3.1; guidelines-00 §6.2). */

/* The URI to open, or NULL: see scope_browser_launch_get_reason(). Owned by @report. */
const char *scope_browser_launch_get_uri (const IriReport *report);

/* Why there is none, a sentence, translated; NULL if there is. Static. */
const char *scope_browser_launch_get_reason (const IriReport *report);

/* Whether people are asked first: there is an error, or something deceives. */
gboolean scope_browser_launch_needs_confirmation (const IriReport *report);

G_END_DECLS
