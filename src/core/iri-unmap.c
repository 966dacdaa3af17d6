/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-unmap.h"

#include "iri-chars.h"
#include "iri-icu.h"

/* The octet that "%HH" at @at stands for; -1 if there is none there. */
static int
octet_at (const char *text, gsize length, gsize at)
{
  const guint8 *bytes = (const guint8 *) text + at;

  if (length - at < 3 || bytes[0] != '%'
      || !iri_byte_is (bytes[1], IRI_CLASS_HEX)
      || !iri_byte_is (bytes[2], IRI_CLASS_HEX))
    return -1;
  return iri_hex_value (bytes[1]) << 4 | iri_hex_value (bytes[2]);
}

/* Reads the octets percent-encoded at @at as one character of UTF-8. Returns how
 * many octets it takes, 0 if they are none. */
static guint
read_encoded (const char *text, gsize length, gsize at, gunichar *c)
{
  guint8 octets[4];
  guint n = 0;

  for (int octet; n < 4 && at + 3 * n < length; n++)
    {
      octet = octet_at (text, length, at + 3 * n);
      if (octet < 0)
        break;
      octets[n] = (guint8) octet;
    }
  if (n == 0)
    return 0;
  if (octets[0] < 0x80)
    {
      *c = octets[0];
      return 1;
    }
  return iri_utf8_read (octets, n, c);
}

/* Step 4: what may stand in an IRI by §2.2 and §4.1 and, of what §6.1 advises
 * against, is not invisible. The joiners are needed to write some languages. */
static gboolean
is_appropriate (gunichar c, gboolean in_query)
{
  if (c < 0x80)
    return iri_byte_is ((guint8) c, IRI_CLASS_UNRESERVED);
  if (c == 0x200c || c == 0x200d)
    return TRUE;
  if (iri_char_is_private (c))
    return in_query;
  return iri_char_is_ucschar (c) && iri_icu_is_visible (c);
}

/* Takes back one percent-encoding at @at. Returns how many bytes it took. */
static gsize
unmap_one (
    const char *text, gsize length, gsize at, gboolean in_query, GString *iri)
{
  gunichar c = 0;
  guint n = read_encoded (text, length, at, &c);
  int octet = octet_at (text, length, at);

  if (n > 0 && is_appropriate (c, in_query))
    {
      g_string_append_unichar (iri, c);
      return 3 * n;
    }
  /* Step 2 leaves US-ASCII alone; steps 3 and 4 write octets anew. */
  n = MAX (n, 1);
  if (octet < 0x80)
    g_string_append_len (iri, text + at, 3);
  else
    for (guint i = 0; i < n; i++)
      g_string_append_printf (
          iri, "%%%02X", (guint) octet_at (text, length, at + (gsize) 3 * i));
  return (gsize) 3 * n;
}

static void
unmap_text (const char *text, gsize length, gboolean in_query, GString *iri)
{
  for (gsize at = 0; at < length;)
    {
      gsize run = at;

      while (run < length && octet_at (text, length, run) < 0)
        run++;
      g_string_append_len (iri, text + at, (gssize) (run - at));
      at = run;
      if (at < length)
        at += unmap_one (text, length, at, in_query, iri);
    }
}

/* The text from @begin to its end, of which the query may hold more. */
static void
unmap_from (const char *text,
            gsize length,
            const IriParts *parts,
            gsize begin,
            GString *iri)
{
  IriSpan query = parts->span[IRI_PART_QUERY];

  if (iri_span_is_present (query))
    {
      unmap_text (text + begin, query.begin - begin, FALSE, iri);
      unmap_text (text + query.begin, iri_span_length (query), TRUE, iri);
      begin = query.end;
    }
  unmap_text (text + begin, length - begin, FALSE, iri);
}

void
iri_unmap (const char *text,
           gsize length,
           const IriParts *parts,
           const char *host_unicode,
           GString *iri)
{
  IriSpan host = parts->span[IRI_PART_HOST];

  if (host_unicode == NULL || !iri_span_is_present (host))
    {
      unmap_from (text, length, parts, 0, iri);
      return;
    }
  unmap_text (text, host.begin, FALSE, iri);
  g_string_append (iri, host_unicode);
  unmap_from (text, length, parts, host.end, iri);
}

void
iri_decode (const char *text, gsize length, GString *plain)
{
  for (gsize at = 0; at < length;)
    {
      gunichar c = 0;
      guint n = text[at] == '%' ? read_encoded (text, length, at, &c) : 0;

      if (n > 0 && (iri_icu_is_visible (c) || c == ' '))
        {
          g_string_append_unichar (plain, c);
          at += (gsize) 3 * n;
        }
      else
        g_string_append_c (plain, text[at++]);
    }
}
