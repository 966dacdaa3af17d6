/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

/* The percent-encode sets (URL Standard, percent-encoded bytes), all of which contain
 * every byte outside US-ASCII, and the sets of forbidden code points. */
typedef enum
{
  IRI_URL_SET_C0_CONTROL = 1 << 0,
  IRI_URL_SET_FRAGMENT = 1 << 1,
  IRI_URL_SET_QUERY = 1 << 2,
  IRI_URL_SET_SPECIAL_QUERY = 1 << 3,
  IRI_URL_SET_PATH = 1 << 4,
  IRI_URL_SET_USERINFO = 1 << 5,
  IRI_URL_FORBIDDEN_HOST = 1 << 6,   /* forbidden host code points */
  IRI_URL_FORBIDDEN_DOMAIN = 1 << 7, /* forbidden domain code points */
} IriUrlSet;

gboolean iri_url_in_set (guint8 byte, IriUrlSet set);

/* Appends @length bytes of @text to @out and percent-encodes the bytes in @set. */
void iri_url_encode (const char *text, gsize length, IriUrlSet set, GString *out);

/* Whether @c is a URL code point. */
gboolean iri_url_is_code_point (gunichar c);
