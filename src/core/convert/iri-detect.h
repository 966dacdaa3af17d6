/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Called for each IRI that is found; @span is in bytes of the text, @data is the
 * user data for it. */
typedef void (*IriDetectFunc) (IriSpan span, gpointer data);

/* Finds the IRIs in @length bytes of running text (3987bis-00 §8.3, UTS #58) and calls
 * @found for each, first to last.
 *
 * An IRI begins with a common scheme or with any scheme before "//". Hosts whose
 * top-level domain is known, and email addresses with such a host, are found without a
 * scheme. Those that may be the name of a file or a variable, such as main.rs, are
 * found only with "www." or a path. An IRI ends before white space, controls, US-ASCII
 * not allowed in IRIs, invalid UTF-8, and the closing half of a bracket or quotation
 * mark opened before it. Punctuation and opening brackets at the end belong to the
 * sentence. In "<...>" and "<URL:...>" it is the whole content. */
IRI_API void
iri_detect (const char *text, gsize length, IriDetectFunc found, gpointer data);

G_END_DECLS
