/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

/* The host that browsers find at @span of @text in a URL with a special scheme,
 * serialized; NULL if they reject it. Sets @kind. Free with g_free(). */
char *iri_url_browser_host (const char *text, IriSpan span, IriHostKind *kind);
