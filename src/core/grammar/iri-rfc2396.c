/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-rfc2396.h"

#include "iri-chars.h"
#include "iri-percent-decode.h"
#include "iri-scheme.h"

#include <string.h>

/* Four groups of up to @max_digits digits. */
static gboolean
is_ipv4 (const char *text, gsize length, gsize max_digits)
{
  gsize at = 0;

  for (int octet = 0; octet < 4; octet++)
    {
      gsize begin;

      if (octet > 0 && (at == length || text[at++] != '.'))
        return FALSE;
      for (begin = at; at < length && iri_byte_is ((guint8) text[at], IRI_CLASS_DIGIT);
           at++)
        ;
      if (at == begin || at - begin > max_digits)
        return FALSE;
    }
  return at == length;
}

/* hexseq: groups of one to four hex digits, with a ":" between them. */
static gboolean
is_hexseq (const char *text, gsize length)
{
  gsize digits = 0;

  for (gsize at = 0; at < length; at++)
    if (text[at] != ':')
      {
        if (!iri_byte_is ((guint8) text[at], IRI_CLASS_HEX) || ++digits > 4)
          return FALSE;
      }
    else if (digits == 0)
      return FALSE;
    else
      digits = 0;
  return digits > 0;
}

/* hexpart: a hexseq, or up to two of them around "::". */
static gboolean
is_hexpart (const char *text, gsize length)
{
  const char *gap = g_strstr_len (text, (gssize) length, "::");
  gsize before, after;

  if (gap == NULL)
    return is_hexseq (text, length);
  before = (gsize) (gap - text);
  after = length - before - strlen ("::");
  return (before == 0 || is_hexseq (text, before))
         && (after == 0 || is_hexseq (gap + strlen ("::"), after));
}

gboolean
iri_rfc2396_is_ipv6 (const char *text, gsize length)
{
  const char *colon = memrchr (text, ':', length);
  gsize before;

  if (colon == NULL || memchr (colon, '.', length - (gsize) (colon - text)) == NULL)
    return is_hexpart (text, length);
  before = (gsize) (colon - text);
  if (!is_ipv4 (colon + 1, length - before - 1, 3))
    return FALSE;
  return is_hexpart (text, before)
         || (before > 0 && text[before - 1] == ':' && is_hexpart (text, before + 1));
}

/* The length of the letter, digit or "-" at @text, percent-encoded or not; 0 if there
 * is none. */
static gsize
read_label_char (const char *text, gsize length)
{
  const guint8 byte = (guint8) text[0];

  if (byte >= 0x80 || byte == '-' || g_ascii_isalnum (text[0]))
    return 1;
  if (!iri_percent_is_encoded (text, length))
    return 0;
  return read_label_char ((const char[]){ (char) iri_percent_octet (text) }, 1) > 0 ? 3
                                                                                    : 0;
}

/* The fault of one label, which is not the empty one after the last dot. */
static IriSpan
label_fault (const char *text, IriSpan label)
{
  if (label.begin == label.end)
    return (IriSpan){ label.begin, label.begin + 1 };
  for (gsize at = label.begin, n; at < label.end; at += n)
    {
      n = read_label_char (text + at, label.end - at);
      if (n == 0)
        return (IriSpan){
          at, at + (iri_percent_is_encoded (text + at, label.end - at) ? 3 : 1)
        };
    }
  if (text[label.begin] == '-')
    return (IriSpan){ label.begin, label.begin + 1 };
  if (text[label.end - 1] == '-')
    return (IriSpan){ label.end - 1, label.end };
  return IRI_SPAN_ABSENT;
}

gboolean
iri_rfc2396_is_ipv4 (const char *text, gsize length, const IriSpec *spec)
{
  return is_ipv4 (text, length,
                  spec->max_ipv4_digits > 0 ? spec->max_ipv4_digits : length);
}

IriSpan
iri_rfc2396_hostname_fault (const char *text, IriSpan host, const IriSpec *spec)
{
  IriSpan label = { host.begin, host.begin }, last = label;
  gsize end = host.end;

  if (host.begin == end
      || iri_rfc2396_is_ipv4 (text + host.begin, end - host.begin, spec))
    return IRI_SPAN_ABSENT;
  if (text[end - 1] == '.' && end - host.begin > 1)
    end--;
  for (gsize at = host.begin; at <= end; at++)
    if (at == end || text[at] == '.')
      {
        IriSpan fault;

        label.end = at;
        fault = label_fault (text, label);
        if (iri_span_is_present (fault))
          return fault;
        last = label;
        label.begin = at + 1;
      }
  return g_ascii_isdigit (text[last.begin]) ? last : IRI_SPAN_ABSENT;
}

/* Whether the host is of characters that @spec allows in host names. */
static gboolean
is_allowed (const char *text, IriSpan host, const IriSpec *spec)
{
  const guint32 allowed = spec->allowed[IRI_COMPONENT_HOST];

  return ((allowed & IRI_SYNTAX_GROUP_UCS) != 0
          || iri_is_ascii (text + host.begin, iri_span_length (host)))
         && ((allowed & IRI_SYNTAX_GROUP_PCT_ENCODED) != 0
             || memchr (text + host.begin, '%', iri_span_length (host)) == NULL);
}

gboolean
iri_rfc2396_is_reg_name (const char *text,
                         const IriComponents *components,
                         const IriSpec *spec)
{
  const IriSpan host = components->span[IRI_COMPONENT_HOST];

  return spec->has_registry_authority && components->host_kind == IRI_HOST_REG_NAME
         && !iri_span_is_present (components->span[IRI_COMPONENT_USERINFO])
         && !iri_span_is_present (components->span[IRI_COMPONENT_PORT])
         && iri_scheme_find (text, components->span[IRI_COMPONENT_SCHEME])->port == 0
         && (!is_allowed (text, host, spec)
             || iri_span_is_present (iri_rfc2396_hostname_fault (text, host, spec)));
}
