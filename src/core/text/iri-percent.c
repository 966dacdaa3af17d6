/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-percent.h"

#include "iri-percent-read.h"

#include <string.h>

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

/* A byte encoded: up to three characters, and their number. */
typedef char Encoded[4];

static void
fill_table (Encoded table[256])
{
  static const char hex[] = "0123456789ABCDEF";

  for (guint byte = 0; byte < 256; byte++)
    {
      gboolean kept = iri_byte_is ((guint8) byte, IRI_CLASS_URI);

      table[byte][0] = kept ? (char) byte : '%';
      table[byte][1] = hex[byte >> 4];
      table[byte][2] = hex[byte & 0xf];
      table[byte][3] = kept ? 1 : 3;
    }
}

static const Encoded *
get_table (void)
{
  static Encoded table[256];
  static gsize filled = 0;

  if (g_once_init_enter (&filled))
    {
      fill_table (table);
      g_once_init_leave (&filled, 1);
    }
  return (const Encoded *) table;
}

void
iri_percent_encode (const char *text, gsize length, GString *out)
{
  const Encoded *table = get_table ();
  gsize before = out->len;
  char *to;

  /* Copy a whole row for each byte, so that the loop has no branch to mispredict;
   * this needs room for the worst case and the last row. */
  g_string_set_size (out, before + 3 * length + 1);
  to = out->str + before;
  for (gsize at = 0; at < length; at++)
    {
      const char *row = table[(guint8) text[at]];

      memcpy (to, row, sizeof (Encoded));
      to += row[3];
    }
  *to = '\0';
  out->len = (gsize) (to - out->str);
}
