/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-ip-syntax.h"

#include "iri-chars.h"

/* The length of the dec-octet at @text; 0 if there is none. */
static gsize
read_dec_octet (const char *text, gsize length)
{
  guint value = 0;
  gsize at = 0;

  while (at < length && at < 3 && iri_byte_is (text[at], IRI_CLASS_DIGIT))
    value = value * 10 + (guint) (text[at++] - '0');
  if (at == 0 || value > 255 || (at > 1 && text[0] == '0'))
    return 0;
  return at;
}

gboolean
iri_ip_syntax_is_ipv4 (const char *text, gsize length)
{
  gsize at = 0;

  for (int octet = 0; octet < 4; octet++)
    {
      gsize n;

      if (octet > 0 && (at == length || text[at++] != '.'))
        return FALSE;
      n = read_dec_octet (text + at, length - at);
      if (n == 0)
        return FALSE;
      at += n;
    }
  return at == length;
}

/* The length of the h16 at @text; 0 if there is none. */
static gsize
read_h16 (const char *text, gsize length)
{
  gsize at = 0;

  while (at < length && at < 4 && iri_byte_is (text[at], IRI_CLASS_HEX))
    at++;
  return at;
}

/* The number of groups on one side of "::" or in the whole address; -1 if it is
 * not valid. An IPv4 address at the end counts as two. */
static int
count_groups (const char *text, gsize length, gboolean may_end_in_ipv4)
{
  int groups = 0;
  gsize at = 0;

  while (at < length)
    {
      gsize n = read_h16 (text + at, length - at);

      if (may_end_in_ipv4 && iri_ip_syntax_is_ipv4 (text + at, length - at))
        return groups + 2;
      if (n == 0)
        return -1;
      groups++;
      at += n;
      if (at == length)
        return groups;
      if (text[at++] != ':' || at == length)
        return -1;
    }
  return groups;
}

gboolean
iri_ip_syntax_is_ipv6 (const char *text, gsize length)
{
  const char *gap = g_strstr_len (text, (gssize) length, "::");
  gsize before, after;
  int left, right;

  /* The longest form, six groups and an IPv4 address, has 45 bytes. */
  if (length < 2 || length > 45)
    return FALSE;
  if (gap == NULL)
    return count_groups (text, length, TRUE) == 8;
  before = (gsize) (gap - text);
  after = before + 2;
  left = count_groups (text, before, FALSE);
  right = count_groups (text + after, length - after, TRUE);
  return left >= 0 && right >= 0 && left + right <= 7;
}

gboolean
iri_ip_syntax_is_ipvfuture (const char *text, gsize length)
{
  gsize at = 1, version;

  if (length < 4 || (text[0] != 'v' && text[0] != 'V'))
    return FALSE;
  for (version = at; at < length && iri_byte_is (text[at], IRI_CLASS_HEX); at++)
    ;
  if (at == version || at == length || text[at++] != '.' || at == length)
    return FALSE;
  while (at < length && iri_byte_is (text[at], IRI_CLASS_USERINFO))
    at++;
  return at == length;
}
