/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-map.h"

#include "iri-chars.h"

/* Whether @byte goes into a URI as it is: allowed there, or one of "#", "%",
 * "[" and "]", which MUST NOT be converted. */
static inline gboolean
is_kept (guint8 byte)
{
  return iri_byte_is (byte, IRI_CLASS_URI);
}

void
iri_encode (const char *text, gsize length, GString *out)
{
  static const char hex[] = "0123456789ABCDEF";
  gsize before = out->len;
  char *to;

  /* Room for the worst case first, so that nothing is asked for each byte. */
  g_string_set_size (out, before + 3 * length);
  to = out->str + before;
  for (gsize at = 0; at < length; at++)
    {
      guint8 byte = (guint8) text[at];

      if (is_kept (byte))
        *to++ = (char) byte;
      else
        {
          *to++ = '%';
          *to++ = hex[byte >> 4];
          *to++ = hex[byte & 0xf];
        }
    }
  g_string_set_size (out, (gsize) (to - out->str));
}

static gboolean
is_ascii (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if ((guint8) text[i] >= 0x80)
      return FALSE;
  return TRUE;
}

void
iri_map (const char *text,
         gsize length,
         const IriParts *parts,
         const char *host_ascii,
         GString *uri)
{
  IriSpan host = parts->span[IRI_PART_HOST];

  if (parts->ascii || host_ascii == NULL || !iri_span_is_present (host)
      || is_ascii (text + host.begin, iri_span_length (host)))
    {
      iri_encode (text, length, uri);
      return;
    }
  iri_encode (text, host.begin, uri);
  g_string_append (uri, host_ascii);
  iri_encode (text + host.end, length - host.end, uri);
}
