/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-ip-scope.h"

#include <string.h>

#define IPV4(a, b, c, d)                                                               \
  ((guint32) (a) << 24 | (guint32) (b) << 16 | (guint32) (c) << 8 | (guint32) (d))

/* The first row that matches decides. */
static const struct
{
  guint32 prefix;
  guint bits;
  IriIpScope reach;
} ipv4_blocks[] = {
  { IPV4 (0, 0, 0, 0), 8, IRI_IP_SPECIAL },         /* RFC 791 §3.2 */
  { IPV4 (10, 0, 0, 0), 8, IRI_IP_PRIVATE },        /* RFC 1918 */
  { IPV4 (100, 64, 0, 0), 10, IRI_IP_PRIVATE },     /* RFC 6598 */
  { IPV4 (127, 0, 0, 0), 8, IRI_IP_LOOPBACK },      /* RFC 1122 §3.2.1.3 */
  { IPV4 (169, 254, 0, 0), 16, IRI_IP_LINK_LOCAL }, /* RFC 3927 */
  { IPV4 (172, 16, 0, 0), 12, IRI_IP_PRIVATE },     /* RFC 1918 */
  { IPV4 (192, 0, 0, 9), 32, IRI_IP_PUBLIC },       /* RFC 7723 */
  { IPV4 (192, 0, 0, 10), 32, IRI_IP_PUBLIC },      /* RFC 8155 */
  { IPV4 (192, 0, 0, 0), 24, IRI_IP_SPECIAL },      /* RFC 6890 §2.1 */
  { IPV4 (192, 0, 2, 0), 24, IRI_IP_SPECIAL },      /* RFC 5737 */
  { IPV4 (192, 168, 0, 0), 16, IRI_IP_PRIVATE },    /* RFC 1918 */
  { IPV4 (198, 18, 0, 0), 15, IRI_IP_SPECIAL },     /* RFC 2544 */
  { IPV4 (198, 51, 100, 0), 24, IRI_IP_SPECIAL },   /* RFC 5737 */
  { IPV4 (203, 0, 113, 0), 24, IRI_IP_SPECIAL },    /* RFC 5737 */
  { IPV4 (224, 0, 0, 0), 4, IRI_IP_SPECIAL },       /* RFC 1112 */
  { IPV4 (240, 0, 0, 0), 4, IRI_IP_SPECIAL },       /* RFC 1112 §4 */
};

/* A block with a technique embeds an IPv4 address from byte @inside on; Teredo
 * inverts its bits. The first row that matches decides. */
static const struct
{
  guint8 prefix[16];
  guint bits;
  IriIpScope reach;
  const char *technique;
  guint inside;
  guint8 inverted;
} ipv6_blocks[] = {
  /* RFC 4291 §2.5.2, 2.5.3, 2.5.5.2 */
  { { 0 }, 128, .reach = IRI_IP_SPECIAL },
  { { [15] = 1 }, 128, .reach = IRI_IP_LOOPBACK },
  { { [10] = 0xff, 0xff }, 96, .inside = 12, .technique = "IPv4-mapped" },
  /* RFC 2765 §2.1 */
  { { [8] = 0xff, 0xff }, 96, .inside = 12, .technique = "IPv4-translated" },
  /* RFC 4291 §2.5.5.1, except numbers that are too small */
  { { 0 }, 112, .reach = IRI_IP_PUBLIC },
  { { 0 }, 96, .inside = 12, .technique = "IPv4-compatible" },
  /* RFC 6052 §2.1, RFC 8215 §3 */
  { { 0, 0x64, 0xff, 0x9b }, 96, .inside = 12, .technique = "NAT64" },
  { { 0, 0x64, 0xff, 0x9b, 0, 1 }, 48, .reach = IRI_IP_PRIVATE },
  /* RFC 6666 §4 */
  { { 1 }, 64, .reach = IRI_IP_SPECIAL },
  /* RFC 4380 §2.6 */
  { { 0x20, 0x01 }, 32, .inside = 12, .technique = "Teredo", .inverted = 0xff },
  /* RFC 3849 §4 */
  { { 0x20, 0x01, 0x0d, 0xb8 }, 32, .reach = IRI_IP_SPECIAL },
  /* RFC 3056 §2 */
  { { 0x20, 0x02 }, 16, .inside = 2, .technique = "6to4" },
  /* RFC 4193 §3.1, RFC 4291 §2.5.6, 2.7 */
  { { 0xfc }, 7, .reach = IRI_IP_PRIVATE },
  { { 0xfe, 0x80 }, 10, .reach = IRI_IP_LINK_LOCAL },
  { { 0xff }, 8, .reach = IRI_IP_SPECIAL },
};

IriIpScope
iri_ip_scope_of_ipv4 (guint32 address)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ipv4_blocks); i++)
    if (((address ^ ipv4_blocks[i].prefix) >> (32 - ipv4_blocks[i].bits)) == 0)
      return ipv4_blocks[i].reach;
  return IRI_IP_PUBLIC;
}

static gboolean
begins_with (const guint8 *address, const guint8 *prefix, guint bits)
{
  guint bytes = bits / 8, left = bits % 8;

  return memcmp (address, prefix, bytes) == 0
         && (left == 0 || ((address[bytes] ^ prefix[bytes]) >> (8 - left)) == 0);
}

/* The first row that matches; the number of rows if none does. */
static gsize
find_block (const guint8 address[16])
{
  gsize i = 0;

  while (i < G_N_ELEMENTS (ipv6_blocks)
         && !begins_with (address, ipv6_blocks[i].prefix, ipv6_blocks[i].bits))
    i++;
  return i;
}

IriIpScope
iri_ip_scope_of_ipv6 (const guint8 address[16])
{
  gsize i = find_block (address);

  return i < G_N_ELEMENTS (ipv6_blocks) ? ipv6_blocks[i].reach : IRI_IP_PUBLIC;
}

const char *
iri_ip_embedded_ipv4 (const guint8 address[16], guint32 *inside)
{
  gsize i = find_block (address);
  guint32 mask;

  if (i == G_N_ELEMENTS (ipv6_blocks) || ipv6_blocks[i].technique == NULL)
    return NULL;
  address += ipv6_blocks[i].inside;
  mask = ipv6_blocks[i].inverted * 0x01010101u;
  *inside = IPV4 (address[0], address[1], address[2], address[3]) ^ mask;
  return ipv6_blocks[i].technique;
}
