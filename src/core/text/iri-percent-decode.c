/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-percent-decode.h"

guint
iri_percent_read_octets (const char *text, gsize length, guint8 octets[4])
{
  guint n = 0;

  for (; n < 4 && iri_percent_is_encoded (text, length); n++)
    {
      octets[n] = iri_percent_octet (text);
      text += 3;
      length -= 3;
    }
  return n;
}

guint
iri_percent_read_char (const char *text, gsize length, gunichar *c)
{
  guint8 octets[4];
  guint n = iri_percent_read_octets (text, length, octets);

  if (n == 0)
    return 0;
  *c = octets[0];
  return octets[0] < 0x80 ? 1 : iri_utf8_read (octets, n, c);
}

void
iri_percent_append_octets (const char *text, gsize length, GString *out)
{
  guint8 octet;

  for (gsize at = 0; at < length;)
    {
      at += iri_percent_read (text + at, length - at, &octet);
      g_string_append_c (out, (char) octet);
    }
}

char *
iri_percent_decode (const char *text, gsize length)
{
  g_autoptr (GString) octets = g_string_sized_new (length);

  iri_percent_append_octets (text, length, octets);
  return iri_utf8_make_valid (octets->str, octets->len);
}
