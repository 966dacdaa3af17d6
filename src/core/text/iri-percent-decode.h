/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-chars.h"

/* Percent-encoding (RFC 3986 §2.1): "%" HEXDIG HEXDIG stands for an octet. */

/* Whether the @length bytes at @text begin with a percent-encoded octet. */
static inline gboolean
iri_percent_is_encoded (const char *text, gsize length)
{
  return length >= 3 && text[0] == '%' && iri_byte_is ((guint8) text[1], IRI_CLASS_HEX)
         && iri_byte_is ((guint8) text[2], IRI_CLASS_HEX);
}

/* The percent-encoded octet at @text, where there must be one. */
static inline guint8
iri_percent_octet (const char *text)
{
  return (guint8) (iri_hex_value ((guint8) text[1]) << 4
                   | iri_hex_value ((guint8) text[2]));
}

/* Sets @octet to the percent-encoded octet at @text or, if there is none, to the
 * first of the @length > 0 bytes. Returns how many bytes it takes: 3 or 1. */
static inline gsize
iri_percent_read (const char *text, gsize length, guint8 *octet)
{
  gboolean encoded = iri_percent_is_encoded (text, length);

  *octet = encoded ? iri_percent_octet (text) : (guint8) text[0];
  return encoded ? 3 : 1;
}

/* Reads up to four consecutive percent-encoded octets, enough for one character
 * of UTF-8. Returns how many there are. */
guint iri_percent_read_octets (const char *text, gsize length, guint8 octets[4]);

/* Reads a percent-encoded character. Returns how many octets it takes; 0 if
 * @text does not begin with percent-encoded UTF-8. */
guint iri_percent_read_char (const char *text, gsize length, gunichar *c);

/* Appends the octets that @length bytes of @text stand for. */
void iri_percent_append_octets (const char *text, gsize length, GString *out);

/* Decodes all of a component, reserved characters and controls included, for
 * data that a scheme defines; iri-to-iri.h decodes for display. Returns UTF-8 with
 * U+FFFD in place of U+0000 and of invalid bytes. Free with g_free(). */
char *iri_percent_decode (const char *text, gsize length);
