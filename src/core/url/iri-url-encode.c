/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-encode.h"

#include <string.h>

/* Each macro has the bits of all sets that contain a character, and is named after the
 * smallest of these sets. C0 controls, DEL and characters outside US-ASCII are in all
 * of the first six sets. */
#define USERINFO IRI_URL_SET_USERINFO
#define PATH (IRI_URL_SET_PATH | USERINFO)
#define SPECIAL_QUERY IRI_URL_SET_SPECIAL_QUERY
#define QUERY (IRI_URL_SET_QUERY | SPECIAL_QUERY | PATH)
#define FRAGMENT (IRI_URL_SET_FRAGMENT | PATH)
#define CONTROL (IRI_URL_SET_C0_CONTROL | IRI_URL_SET_FRAGMENT | QUERY)
#define HOST (IRI_URL_FORBIDDEN_HOST | IRI_URL_FORBIDDEN_DOMAIN)
#define DOMAIN IRI_URL_FORBIDDEN_DOMAIN

/* clang-format off */
static const guint8 sets[0x80] = {
  [' '] = FRAGMENT | QUERY | HOST,
  ['"'] = FRAGMENT | QUERY,
  ['#'] = QUERY | HOST,
  ['%'] = DOMAIN,
  ['\''] = SPECIAL_QUERY,
  ['/'] = USERINFO | HOST,
  [':'] = USERINFO | HOST,
  [';'] = USERINFO,
  ['<'] = FRAGMENT | QUERY | HOST,
  ['='] = USERINFO,
  ['>'] = FRAGMENT | QUERY | HOST,
  ['?'] = PATH | HOST,
  ['@'] = USERINFO | HOST,
  ['['] = USERINFO | HOST,
  ['\\'] = USERINFO | HOST,
  [']'] = USERINFO | HOST,
  ['^'] = PATH | HOST,
  ['`'] = FRAGMENT | PATH,
  ['{'] = PATH,
  ['|'] = USERINFO | HOST,
  ['}'] = PATH,
};
/* clang-format on */

gboolean
iri_url_in_set (guint8 byte, IriUrlSet set)
{
  if (byte >= 0x80)
    return (CONTROL & set) != 0;
  if (byte >= 0x20 && byte != 0x7f)
    return (sets[byte] & set) != 0;
  if (byte == 0 || byte == '\t' || byte == '\n' || byte == '\r')
    return ((CONTROL | HOST) & set) != 0;
  return ((CONTROL | DOMAIN) & set) != 0;
}

static void
append_encoded (guint8 byte, GString *out)
{
  static const char digits[] = "0123456789ABCDEF";
  const char encoded[] = { '%', digits[byte >> 4], digits[byte & 0xf] };

  g_string_append_len (out, encoded, sizeof encoded);
}

void
iri_url_encode (const char *text, gsize length, IriUrlSet set, GString *out)
{
  for (gsize at = 0; at < length;)
    {
      gsize run = at;

      while (run < length && !iri_url_in_set ((guint8) text[run], set))
        run++;
      g_string_append_len (out, text + at, (gssize) (run - at));
      at = run;
      if (at < length)
        append_encoded ((guint8) text[at++], out);
    }
}

gboolean
iri_url_is_code_point (gunichar c)
{
  if (c < 0x80)
    return g_ascii_isalnum ((char) c)
           || (c != 0 && strchr ("!$&'()*+,-./:;=?@_~", (char) c) != NULL);
  return c >= 0xa0 && (c & 0xfffe) != 0xfffe && (c < 0xfdd0 || c > 0xfdef);
}
