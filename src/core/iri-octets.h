/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* All that a part of an address stands for, reserved characters and controls
 * included (RFC 3986 §2.1): for what a scheme says is inside. What is shown as
 * an address is decoded by iri-unmap.h. */

/* Sets @octet to the first octet that the @length > 0 bytes of @text stand for.
 * Returns how many bytes it takes: three if it is percent-encoded. */
gsize iri_octet_read (const char *text, gsize length, guint8 *octet);

/* The octets that @length bytes of @text stand for as a string of UTF-8, U+FFFD
 * in the place of U+0000 and of what is not UTF-8. Free with g_free(). */
char *iri_octets_decode (const char *text, gsize length);

G_END_DECLS
