/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-punycode.h"

#include <punycode.h>
#include <string.h>

G_STATIC_ASSERT (sizeof (punycode_uint) == sizeof (gunichar));

/* A character takes at most this many digits: its distance from the one before it is
 * less than 0x110000 times the length of the text. */
#define MOST_DIGITS 9

char *
iri_punycode_encode (const gunichar *chars, gsize n)
{
  const gsize prefix = strlen (IRI_PUNYCODE_PREFIX);
  gsize length = MOST_DIGITS * n + 1;
  char *out = g_new (char, prefix + length + 1);

  memcpy (out, IRI_PUNYCODE_PREFIX, prefix);
  if (punycode_encode (n, chars, NULL, &length, out + prefix) != PUNYCODE_SUCCESS)
    {
      g_free (out);
      return NULL;
    }
  out[prefix + length] = '\0';
  return out;
}

/* Whether what follows the last delimiter is letters and digits; without characters
 * before it, "-" is no delimiter (RFC 3492 §6.2). GNU libidn 1.41 takes other
 * characters for digits: "&" for "q". */
static gboolean
has_digits_alone (const char *code, gsize length)
{
  gsize i = length;

  for (; i > 0 && code[i - 1] != '-'; i--)
    if (!g_ascii_isalnum (code[i - 1]))
      return FALSE;
  return i != 1;
}

gboolean
iri_punycode_decode (const char *code, gsize length, IriCharBuffer *out)
{
  gsize n = length;

  if (!has_digits_alone (code, length))
    return FALSE;
  iri_char_buffer_grow (out, length);
  if (punycode_decode (length, code, &n, out->chars + out->n, NULL) != PUNYCODE_SUCCESS)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if (out->chars[out->n + i] == 0 || !g_unichar_validate (out->chars[out->n + i]))
      return FALSE;
  out->n += n;
  return TRUE;
}
