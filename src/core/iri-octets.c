/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-octets.h"

#include "iri-chars.h"

gsize
iri_octet_read (const char *text, gsize length, guint8 *octet)
{
  *octet = (guint8) text[0];
  if (text[0] != '%' || length < 3
      || !iri_byte_is ((guint8) text[1], IRI_CLASS_HEX)
      || !iri_byte_is ((guint8) text[2], IRI_CLASS_HEX))
    return 1;
  *octet = (guint8) (iri_hex_value ((guint8) text[1]) << 4
                     | iri_hex_value ((guint8) text[2]));
  return 3;
}

char *
iri_octets_decode (const char *text, gsize length)
{
  g_autoptr (GString) octets = g_string_sized_new (length);
  guint8 octet;

  for (gsize at = 0; at < length;)
    {
      at += iri_octet_read (text + at, length - at, &octet);
      g_string_append_c (octets, (char) octet);
    }
  return iri_utf8_make_valid (octets->str, octets->len);
}
