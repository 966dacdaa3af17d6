/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-ip-scope.h"
#include "iri-ip-syntax.h"
#include "iri-unicode.h"
#include "iri-url-host.h"

#include <arpa/inet.h>
#include <string.h>
#include <unicode/uchar.h>

static void
found (IriCheck *self, IriFindingCode code, const char *quote)
{
  iri_check_report_with_quote (self, code, IRI_COMPONENT_HOST,
                               self->components->span[IRI_COMPONENT_HOST], quote);
}

static void
check_reach (IriCheck *self, IriIpScope reach, const char *address)
{
  switch (reach)
    {
    case IRI_IP_PUBLIC:
      return;
    case IRI_IP_LOOPBACK:
      found (self, IRI_FINDING_IP_LOOPBACK, address);
      return;
    case IRI_IP_PRIVATE:
      found (self, IRI_FINDING_IP_PRIVATE, address);
      return;
    case IRI_IP_LINK_LOCAL:
      found (self, IRI_FINDING_IP_LINK_LOCAL, address);
      return;
    case IRI_IP_SPECIAL:
      found (self, IRI_FINDING_IP_SPECIAL, address);
      return;
    }
}

/* inet_ntop() follows RFC 5952 except for addresses that contain IPv4, where the RFC
 * allows both notations. Those are not checked. */
static gboolean
is_canonical_ipv6 (const char *text, const char *canonical)
{
  return strchr (text, '.') != NULL || strchr (canonical, '.') != NULL
         || g_str_equal (text, canonical);
}

static void
check_ipv6 (IriCheck *self, const char *text)
{
  char plain[INET6_ADDRSTRLEN], inner[INET_ADDRSTRLEN], quote[64];
  guint8 address[16];
  guint32 inside = 0, octets;
  const char *way;

  if (inet_pton (AF_INET6, text, address) != 1
      || inet_ntop (AF_INET6, address, plain, sizeof plain) == NULL)
    return;
  if (!is_canonical_ipv6 (text, plain))
    found (self, IRI_FINDING_IPV6_NOT_CANONICAL, NULL);
  way = iri_ip_embedded_ipv4 (address, &inside);
  if (way == NULL)
    {
      check_reach (self, iri_ip_scope_of_ipv6 (address), plain);
      return;
    }
  octets = g_htonl (inside);
  inet_ntop (AF_INET, &octets, inner, sizeof inner);
  g_snprintf (quote, sizeof quote, "%s (%s)", inner, way);
  found (self, IRI_FINDING_IPV6_WITH_IPV4, quote);
  check_reach (self, iri_ip_scope_of_ipv4 (inside), inner);
}

void
iri_check_ip_literal (IriCheck *self)
{
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];
  g_autofree char *inside = NULL;

  if (iri_span_length (host) < 2)
    return;
  inside = g_strndup (self->text + host.begin + 1, iri_span_length (host) - 2);
  if (self->components->host_kind == IRI_HOST_IPVFUTURE
      && iri_ip_syntax_is_ipvfuture (inside, strlen (inside)))
    found (self, IRI_FINDING_IPVFUTURE_UNKNOWN, NULL);
  if (iri_ip_syntax_is_ipv6 (inside, strlen (inside)))
    check_ipv6 (self, inside);
}

/* Decimal digits, or "0x" and hex digits (URL Standard, ends-in-a-number checker). */
static gboolean
is_number (const char *text, gsize length)
{
  guint16 digits = IRI_CLASS_DIGIT;

  if (length >= 2 && text[0] == '0' && (text[1] | 0x20) == 'x')
    {
      digits = IRI_CLASS_HEX;
      text += 2;
      length -= 2;
    }
  for (gsize i = 0; i < length; i++)
    if (!iri_byte_is ((guint8) text[i], digits))
      return FALSE;
  return TRUE;
}

/* The beginning of the last label. Moves @end before a dot at the end. */
static const char *
find_last_label (const char *text, const char **end)
{
  const char *begin;

  if (*end > text && iri_char_is_label_dot (iri_utf8_first (g_utf8_prev_char (*end))))
    *end = g_utf8_prev_char (*end);
  for (begin = *end; begin > text; begin = g_utf8_prev_char (begin))
    if (iri_char_is_label_dot (iri_utf8_first (g_utf8_prev_char (begin))))
      break;
  return begin;
}

/* Whether browsers may parse the last label as a number. They first percent-decode it
 * and map full-width and other digits, so for such labels TRUE is only a guess. */
static gboolean
may_end_in_number (const char *text, IriSpan host)
{
  const char *end = text + host.end, *label;
  guint8 last = (guint8) end[-1];

  /* Most names end in a letter that cannot be part of a number. */
  if (last < 0x80 && last != '.' && (last | 0x20) != 'x'
      && !iri_byte_is (last, IRI_CLASS_HEX))
    return FALSE;
  label = find_last_label (text + host.begin, &end);
  if (label == end)
    return FALSE;
  if (iri_check_is_plain (text, host))
    return is_number (label, (gsize) (end - label));
  return *label == '%'
         || (iri_unicode_category_mask (iri_utf8_first (label)) & U_GC_N_MASK) != 0;
}

/* Checks IPv4 addresses, and names that browsers parse as an IPv4 address. */
void
iri_check_ipv4 (IriCheck *self)
{
  IriSpan host = self->components->span[IRI_COMPONENT_HOST];
  g_autofree char *address = NULL;
  struct in_addr octets;
  IriHostKind kind;

  /* An address of RFC 2396 may have numbers above 255, which only browsers reject. */
  if (!iri_ip_syntax_is_ipv4 (self->text + host.begin, iri_span_length (host))
      && ((iri_span_is_present (self->components->span[IRI_COMPONENT_SCHEME])
           && !self->scheme->special)
          || !may_end_in_number (self->text, host)))
    return;
  address = iri_url_browser_host (self->text, host, &kind);
  if (kind != IRI_HOST_IPV4)
    return;
  if (address == NULL)
    found (self, IRI_FINDING_IPV4_REFUSED, NULL);
  else if (strlen (address) != iri_span_length (host)
           || memcmp (address, self->text + host.begin, strlen (address)) != 0)
    found (self, IRI_FINDING_IPV4_LIKE, address);
  if (address != NULL && inet_pton (AF_INET, address, &octets) == 1)
    check_reach (self, iri_ip_scope_of_ipv4 (g_ntohl (octets.s_addr)), address);
}
