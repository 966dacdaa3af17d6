/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

/* The host at @span of @text for use in a sentence: isolated as a whole and, if a label
 * is not ASCII, label by label (UAX #9 X5a), so that a sentence about the order of
 * labels shows them in the right order. @span must be valid UTF-8. Takes linear time.
 * Free with g_free(). */
char *iri_isolate_host (const char *text, IriSpan span);
