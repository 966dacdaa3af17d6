/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-ip.h"

#include "iri-ip-scope.h"
#include "iri-url.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#define BEFORE "http://"

/* No way to write an IP address is longer. */
#define MAX_BYTES 256

char *
scope_host_ip_new (const char *text, IriSpan span)
{
  gsize length = iri_span_length (span);
  g_autofree char *url = NULL;
  g_autoptr (IriUrl) read = NULL;
  IriComponents components;

  if (length > MAX_BYTES)
    return NULL;
  url = g_strdup_printf (BEFORE "%.*s/", (int) length, text + span.begin);
  read = iri_url_parse (url, strlen (url), NULL, NULL, &components, NULL, NULL);
  /* Browsers end the host at a backslash, other parsers do not. */
  if (read == NULL || components.host_kind == IRI_HOST_REG_NAME
      || components.span[IRI_COMPONENT_HOST].end != strlen (BEFORE) + length)
    return NULL;
  return g_strdup (read->host);
}

/* NULL if @address is NULL. */
static GInetAddress *
parse (const char *address)
{
  g_autofree char *bare = NULL;

  if (address == NULL)
    return NULL;
  bare = g_strdup (*address == '[' ? address + 1 : address);
  g_strdelimit (bare, "]", '\0');
  return g_inet_address_new_from_string (bare);
}

static guint32
read_ipv4 (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8
         | bytes[3];
}

static const char *
describe (IriIpScope reach)
{
  switch (reach)
    {
    case IRI_IP_PUBLIC:
      /* Translators: “It” is an IP address. */
      return _ ("It leads to a computer on the Internet.");
    case IRI_IP_LOOPBACK:
      /* Translators: “It” is an IP address. */
      return _ ("It leads to this computer itself.");
    case IRI_IP_PRIVATE:
      /* Translators: “It” is an IP address. */
      return _ ("It leads to a private network, not to the Internet.");
    case IRI_IP_LINK_LOCAL:
      /* Translators: “It” is an IP address. */
      return _ ("It leads to a device on the same local network.");
    case IRI_IP_SPECIAL:
      /* Translators: “It” is an IP address. */
      return _ ("It is reserved for documentation, tests or multicast, not for a "
                "single computer.");
    }
  g_return_val_if_reached (NULL);
}

const char *
scope_host_ip_describe (const char *address)
{
  g_autoptr (GInetAddress) parsed = parse (address);
  const guint8 *bytes;

  if (parsed == NULL)
    return NULL;
  bytes = g_inet_address_to_bytes (parsed);
  return describe (g_inet_address_get_family (parsed) == G_SOCKET_FAMILY_IPV4
                       ? iri_ip_scope_of_ipv4 (read_ipv4 (bytes))
                       : iri_ip_scope_of_ipv6 (bytes));
}

char *
scope_host_ip_embedded (const char *address, char **caption)
{
  g_autoptr (GInetAddress) parsed = parse (address);
  const char *way;
  guint32 inside;

  if (parsed == NULL || g_inet_address_get_family (parsed) != G_SOCKET_FAMILY_IPV6)
    return NULL;
  way = iri_ip_embedded_ipv4 (g_inet_address_to_bytes (parsed), &inside);
  if (way == NULL)
    return NULL;
  if (caption != NULL)
    /* Translators: how an IPv6 address contains an IPv4 address, "NAT64", and which
     * networks can reach that. */
    *caption
        = g_strdup_printf (_ ("%s. %s"), way, describe (iri_ip_scope_of_ipv4 (inside)));
  return g_strdup_printf ("%u.%u.%u.%u", inside >> 24, inside >> 16 & 0xff,
                          inside >> 8 & 0xff, inside & 0xff);
}
