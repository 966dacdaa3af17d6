/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

#include <glib.h>

G_BEGIN_DECLS

/* What an IP address says of where it leads: IANA's registries of special-purpose
 * addresses (RFC 6890) and of multicast. */
typedef enum
{
  IRI_IP_PUBLIC,
  IRI_IP_LOOPBACK,   /* the machine itself */
  IRI_IP_PRIVATE,    /* a network that is not the Internet */
  IRI_IP_LINK_LOCAL, /* what the machine is directly connected with */
  IRI_IP_SPECIAL,    /* documentation, tests, groups, later use */
} IriIpReach;

/* Where @address leads, its first number in the highest byte. */
IRI_API IriIpReach iri_ip_reach_of_ipv4 (guint32 address);

/* The same of an IPv6 address as it stands: not of the IPv4 address inside. */
IRI_API IriIpReach iri_ip_reach_of_ipv6 (const guint8 address[16]);

/* What way of IPv6 it is by which @address holds an IPv4 address, as people name
 * it: "NAT64". NULL if it holds none; else that is put in @inside. Static. */
IRI_API const char *iri_ip_inside (const guint8 address[16], guint32 *inside);

G_END_DECLS
