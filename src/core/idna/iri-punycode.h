/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-char-buffer.h"

/* Punycode (RFC 3492), as libidn implements it. Takes quadratic time. */

#define IRI_PUNYCODE_PREFIX "xn--"

/* The prefix and the code of @n characters. Free with g_free(). NULL if they cannot be
 * encoded. */
char *iri_punycode_encode (const gunichar *chars, gsize n);

/* Appends the characters that @code, without prefix, stands for. FALSE if it is not
 * Punycode. */
gboolean iri_punycode_decode (const char *code, gsize length, IriCharBuffer *out);
