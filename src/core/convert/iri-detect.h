/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* An IRI that was found: where it is in the text, in bytes. */
typedef void (*IriDetectFunc) (IriSpan span, gpointer data);

/* Finds the IRIs in @length bytes of running text (3987bis-00 §8.3), first to
 * last; @found is told of each.
 *
 * One begins with a scheme that people write or that "//" follows, or with
 * "www.". It ends before white space, controls, US-ASCII that no IRI may hold,
 * what is not UTF-8, and a bracket or quotation mark that was opened before it;
 * no other character ends it, whatever its script. Punctuation and opening
 * brackets at its end are the sentence's (UTS #58). In "<...>" and "<URL:...>" it
 * is all that is there. */
IRI_API void
iri_detect (const char *text, gsize length, IriDetectFunc found, gpointer data);

G_END_DECLS
