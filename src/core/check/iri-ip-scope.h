/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

#include <glib.h>

G_BEGIN_DECLS

/* Who can reach an IP address, by IANA's registries of special-purpose (RFC
 * 6890) and multicast addresses. */
typedef enum
{
  IRI_IP_PUBLIC,
  IRI_IP_LOOPBACK,   /* the machine itself */
  IRI_IP_PRIVATE,    /* a network that is not the Internet */
  IRI_IP_LINK_LOCAL, /* machines on the same link */
  IRI_IP_SPECIAL,    /* documentation, tests, multicast, future use */
} IriIpScope;

/* The scope of an IPv4 address; its first number is in the highest byte. */
IRI_API IriIpScope iri_ip_scope_of_ipv4 (guint32 address);

/* The scope of an IPv6 address itself, not of an embedded IPv4 address. */
IRI_API IriIpScope iri_ip_scope_of_ipv6 (const guint8 address[16]);

/* The name of the transition technique by which @address embeds an IPv4
 * address, which is put in @inside: "NAT64". NULL if it embeds none. Static. */
IRI_API const char *iri_ip_embedded_ipv4 (const guint8 address[16], guint32 *inside);

G_END_DECLS
