/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Percent-encoding (RFC 3986 §2.1): "%" HEXDIG HEXDIG stands for an octet. */

/* Sets @octet to the first octet that the @length > 0 bytes of @text stand for.
 * Returns how many bytes it takes: three if it is percent-encoded. */
gsize iri_percent_read (const char *text, gsize length, guint8 *octet);

/* All that a component stands for, reserved characters and controls included: for
 * what a scheme says is inside. What is shown as an address is decoded by
 * iri-unmap.h. The octets that @length bytes of @text stand for as a string of UTF-8, U+FFFD
 * in the place of U+0000 and of what is not UTF-8. Free with g_free(). */
char *iri_percent_decode (const char *text, gsize length);

/* Appends @length bytes of @text to @out, every byte that a URI does not allow
 * percent-encoded. "#", "%", "[" and "]" stay. */
IRI_API void iri_percent_encode (const char *text, gsize length, GString *out);

G_END_DECLS
