/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

/* The URI to open in a browser, or NULL. It is the URI of the report, never the typed
 * text (RFC 3987 §3.1; guidelines-00 §6.2). Owned by @report. */
const char *scope_browser_launch_get_uri (const IriReport *report);

/* Why there is no such URI, a translated sentence, or NULL. Static. */
const char *scope_browser_launch_get_reason (const IriReport *report);

/* Whether to ask the user first, because of an error or a deception. */
gboolean scope_browser_launch_needs_confirmation (const IriReport *report);
