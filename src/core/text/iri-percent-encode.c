/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-percent-encode.h"

#include "iri-chars.h"

#include <string.h>

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
