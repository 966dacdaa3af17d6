/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Whether @length bytes of @text, which is UTF-8, are plainly a sentence around the IRI
 * at @iri, and not an IRI that a space or a line break cuts in two: "exa mple.org" is
 * not mple.org. Browsers search for such a text, programs that find links take the
 * part.
 *
 * An IRI with a scheme, "www." or a quoted local part is plain unless what follows may
 * continue it. Another host or email address (@bare) must have punctuation, an empty
 * line or %IRI_PROSE_MIN_WORDS words at each side. */
gboolean
iri_prose_surrounds (const char *text, gsize length, IriSpan iri, gboolean bare);

#define IRI_PROSE_MIN_WORDS 3

/* The words of @text around @iri, which is "…" there, shortened, for a message that
 * says what was not read. NULL if there is only punctuation. Free with g_free(). */
char *iri_prose_around (const char *text, gsize length, IriSpan iri);

/* Whether @c is white space around an IRI, or a control character. */
gboolean iri_prose_is_white (gunichar c);

G_END_DECLS
