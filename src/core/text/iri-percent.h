/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Percent-encoding (RFC 3986 §2.1). */

/* Sets @octet to the first octet of the @length > 0 bytes of @text, decoded.
 * Returns how many bytes it takes: three if it is percent-encoded, else one. */
gsize iri_percent_read (const char *text, gsize length, guint8 *octet);

/* Decodes all of the @length bytes of @text, including reserved and control
 * characters, to a UTF-8 string with U+FFFD for U+0000 and for errors. To
 * display an IRI, use iri-unmap.h. Free with g_free(). */
char *iri_percent_decode (const char *text, gsize length);

/* Appends the @length bytes of @text to @out and percent-encodes every byte
 * that is not allowed in a URI. "#", "%", "[" and "]" stay. */
IRI_API void iri_percent_encode (const char *text, gsize length, GString *out);

G_END_DECLS
