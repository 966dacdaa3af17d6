/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The networks from which IP addresses can be reached, and IPv4 addresses embedded in
 * IPv6 ones. Expected values are from Python's ipaddress (is_loopback, is_link_local,
 * is_global, ipv4_mapped, sixtofour, teredo) or else from examples of the RFCs. */

#include "iri-ip-scope.h"

#include <arpa/inet.h>

static const struct
{
  const char *address;
  IriIpScope reach;
} reaches[] = {
  { "0.0.0.0", IRI_IP_SPECIAL },
  { "8.8.8.8", IRI_IP_PUBLIC },
  { "9.255.255.255", IRI_IP_PUBLIC },
  { "10.0.0.1", IRI_IP_PRIVATE },
  { "100.64.0.1", IRI_IP_PRIVATE },
  { "100.128.0.0", IRI_IP_PUBLIC },
  { "127.255.255.254", IRI_IP_LOOPBACK },
  { "128.0.0.0", IRI_IP_PUBLIC },
  { "169.254.169.254", IRI_IP_LINK_LOCAL },
  { "172.15.255.255", IRI_IP_PUBLIC },
  { "172.16.0.0", IRI_IP_PRIVATE },
  { "172.31.255.255", IRI_IP_PRIVATE },
  { "172.32.0.0", IRI_IP_PUBLIC },
  { "192.0.0.1", IRI_IP_SPECIAL },
  { "192.0.0.9", IRI_IP_PUBLIC },
  { "192.0.0.10", IRI_IP_PUBLIC },
  { "192.0.0.170", IRI_IP_SPECIAL },
  { "192.0.2.1", IRI_IP_SPECIAL },
  { "192.0.3.1", IRI_IP_PUBLIC },
  { "192.168.1.1", IRI_IP_PRIVATE },
  { "198.17.255.255", IRI_IP_PUBLIC },
  { "198.18.0.0", IRI_IP_SPECIAL },
  { "198.19.255.255", IRI_IP_SPECIAL },
  { "198.20.0.0", IRI_IP_PUBLIC },
  { "198.51.100.7", IRI_IP_SPECIAL },
  { "203.0.113.9", IRI_IP_SPECIAL },
  { "223.255.255.255", IRI_IP_PUBLIC },
  { "224.0.0.1", IRI_IP_SPECIAL },
  { "240.0.0.1", IRI_IP_SPECIAL },
  { "255.255.255.255", IRI_IP_SPECIAL },
  { "::", IRI_IP_SPECIAL },
  { "::1", IRI_IP_LOOPBACK },
  { "::2", IRI_IP_PUBLIC },
  { "100::1", IRI_IP_SPECIAL },
  { "100:0:0:1::1", IRI_IP_PUBLIC },
  { "2001:db8::1", IRI_IP_SPECIAL },
  { "2606:4700::1111", IRI_IP_PUBLIC },
  { "fbff::1", IRI_IP_PUBLIC },
  { "fc00::1", IRI_IP_PRIVATE },
  { "fdff::1", IRI_IP_PRIVATE },
  { "fe7f::1", IRI_IP_PUBLIC },
  { "fe80::1", IRI_IP_LINK_LOCAL },
  { "febf::1", IRI_IP_LINK_LOCAL },
  { "ff02::1", IRI_IP_SPECIAL },
};

static void
test_reach (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (reaches); i++)
    {
      guint8 address[16];
      IriIpScope reach;

      g_test_message ("%s", reaches[i].address);
      if (inet_pton (AF_INET, reaches[i].address, address) == 1)
        reach = iri_ip_scope_of_ipv4 ((guint32) address[0] << 24
                                      | (guint32) address[1] << 16
                                      | (guint32) address[2] << 8 | address[3]);
      else
        {
          g_assert_cmpint (inet_pton (AF_INET6, reaches[i].address, address), ==, 1);
          reach = iri_ip_scope_of_ipv6 (address);
        }
      g_assert_cmpint (reach, ==, reaches[i].reach);
    }
}

static const struct
{
  const char *address;
  const char *way;
  guint32 inside;
} insides[] = {
  { "::ffff:192.0.2.1", "IPv4-mapped", 0xc0000201 },
  { "::ffff:7f00:1", "IPv4-mapped", 0x7f000001 },
  { "2002:c000:204::1", "6to4", 0xc0000204 },
  { "2002:7f00:1::", "6to4", 0x7f000001 },
  { "2001:0:4136:e378:8000:63bf:3fff:fdd2", "Teredo", 0xc000022d },
  /* RFC 6052 §2.4 */
  { "64:ff9b::192.0.2.33", "NAT64", 0xc0000221 },
  /* RFC 4291 §2.2 */
  { "::13.1.68.3", "IPv4-compatible", 0x0d014403 },
  { "::ffff:129.144.52.38", "IPv4-mapped", 0x81903426 },
  { "::ffff:0:192.0.2.1", "IPv4-translated", 0xc0000201 },
  { "::", NULL, 0 },
  { "::1", NULL, 0 },
  { "::ffff", NULL, 0 },
  { "64:ff9b:1::192.0.2.33", NULL, 0 },
  { "2001:1::1", NULL, 0 },
  { "2001:db8::192.0.2.1", NULL, 0 },
  { "2003::1", NULL, 0 },
};

static void
test_inside (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (insides); i++)
    {
      guint8 address[16];
      guint32 inside = 0;

      g_test_message ("%s", insides[i].address);
      g_assert_cmpint (inet_pton (AF_INET6, insides[i].address, address), ==, 1);
      g_assert_cmpstr (iri_ip_embedded_ipv4 (address, &inside), ==, insides[i].way);
      g_assert_cmphex (inside, ==, insides[i].inside);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/ip/reach", test_reach);
  g_test_add_func ("/ip/inside", test_inside);
  return g_test_run ();
}
