/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

/* The host at @span of @text for use in a sentence: isolated as a whole and, if a label
 * is not ASCII, label by label (UAX #9 X5a), so that a sentence about the order of
 * labels shows them in the right order. @span must be valid UTF-8. Takes linear time.
 * Free with g_free(). */
char *iri_isolate_host (const char *text, IriSpan span);

/* The part of an IRI at @span of @text for use in a sentence, from left to right as
 * IRIs are shown (RFC 3987 §4.1). What would end the isolate or the line is written as
 * <U+2069>. @span must be valid UTF-8. Free with g_free(). */
char *iri_isolate_part (const char *text, IriSpan span);

/* The same for a name that is no IRI, such as a file's, in its own direction. @name
 * must be valid UTF-8. Free with g_free(). */
char *iri_isolate_name (const char *name);

/* Words of another program, such as the message of an error, for use in a sentence.
 * They may be in another language and have isolates. Free with g_free(). */
char *iri_isolate_words (const char *words);
