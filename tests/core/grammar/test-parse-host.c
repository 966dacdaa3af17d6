/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* ihost (RFC 3987 §2.2): IP addresses and registered names. The first rule that matches
 * wins, so a host that is almost an IPv4address is a registered name. */

#include "parse-row.h"

#include <string.h>

static const ParseRow ipv4_rows[] = {
  { "zeros", "//0.0.0.0", "ipv4{0.0.0.0} path{}", TRUE },
  { "highest", "//255.255.255.255", "ipv4{255.255.255.255} path{}", TRUE },
  { "9", "//9.9.9.9", "ipv4{9.9.9.9} path{}", TRUE },
  { "10", "//10.10.10.10", "ipv4{10.10.10.10} path{}", TRUE },
  { "99", "//99.99.99.99", "ipv4{99.99.99.99} path{}", TRUE },
  { "100", "//100.100.100.100", "ipv4{100.100.100.100} path{}", TRUE },
  { "199", "//199.199.199.199", "ipv4{199.199.199.199} path{}", TRUE },
  { "200", "//200.200.200.200", "ipv4{200.200.200.200} path{}", TRUE },
  { "249", "//249.249.249.249", "ipv4{249.249.249.249} path{}", TRUE },
  { "250", "//250.250.250.250", "ipv4{250.250.250.250} path{}", TRUE },
  { "256-first", "//256.0.0.0", "reg-name{256.0.0.0} path{}", TRUE },
  { "256-last", "//0.0.0.256", "reg-name{0.0.0.256} path{}", TRUE },
  { "260", "//0.260.0.0", "reg-name{0.260.0.0} path{}", TRUE },
  { "300", "//0.0.300.0", "reg-name{0.0.300.0} path{}", TRUE },
  { "four-digits", "//1000.0.0.0", "reg-name{1000.0.0.0} path{}", TRUE },
  { "leading-zero", "//01.2.3.4", "reg-name{01.2.3.4} path{}", TRUE },
  { "leading-zero-last", "//1.2.3.04", "reg-name{1.2.3.04} path{}", TRUE },
  { "double-zero", "//0.0.0.00", "reg-name{0.0.0.00} path{}", TRUE },
  { "three-octets", "//1.2.3", "reg-name{1.2.3} path{}", TRUE },
  { "five-octets", "//1.2.3.4.5", "reg-name{1.2.3.4.5} path{}", TRUE },
  { "dot-last", "//1.2.3.4.", "reg-name{1.2.3.4.} path{}", TRUE },
  { "dot-first", "//.1.2.3.4", "reg-name{.1.2.3.4} path{}", TRUE },
  { "two-dots", "//1..3.4", "reg-name{1..3.4} path{}", TRUE },
  { "hexadecimal", "//0x7f.0.0.1", "reg-name{0x7f.0.0.1} path{}", TRUE },
  { "letter-after", "//1.2.3.4a", "reg-name{1.2.3.4a} path{}", TRUE },
  { "percent", "//%31.2.3.4", "reg-name{%31.2.3.4} path{}", TRUE },
  { "arabic-digits", "//\u0661.\u0662.\u0663.\u0664",
    "reg-name{\u0661.\u0662.\u0663.\u0664} path{}", TRUE },
  { "in-brackets", "//[1.2.3.4]", NULL, FALSE },
};

/* The nine forms of IPv6address, in the order of the grammar. */
static const ParseRow ipv6_rows[] = {
  { "form-1", "//[1:2:3:4:5:6:7:8]", "ipv6{[1:2:3:4:5:6:7:8]} path{}", TRUE },
  { "form-1-ipv4", "//[1:2:3:4:5:6:1.2.3.4]", "ipv6{[1:2:3:4:5:6:1.2.3.4]} path{}",
    TRUE },
  { "form-2", "//[::2:3:4:5:6:7:8]", "ipv6{[::2:3:4:5:6:7:8]} path{}", TRUE },
  { "form-2-ipv4", "//[::2:3:4:5:6:1.2.3.4]", "ipv6{[::2:3:4:5:6:1.2.3.4]} path{}",
    TRUE },
  { "form-3", "//[1::3:4:5:6:7:8]", "ipv6{[1::3:4:5:6:7:8]} path{}", TRUE },
  { "form-3-empty", "//[::3:4:5:6:7:8]", "ipv6{[::3:4:5:6:7:8]} path{}", TRUE },
  { "form-3-ipv4", "//[1::3:4:5:6:1.2.3.4]", "ipv6{[1::3:4:5:6:1.2.3.4]} path{}",
    TRUE },
  { "form-4", "//[1:2::4:5:6:7:8]", "ipv6{[1:2::4:5:6:7:8]} path{}", TRUE },
  { "form-4-empty", "//[::4:5:6:7:8]", "ipv6{[::4:5:6:7:8]} path{}", TRUE },
  { "form-4-ipv4", "//[1:2::4:5:6:1.2.3.4]", "ipv6{[1:2::4:5:6:1.2.3.4]} path{}",
    TRUE },
  { "form-5", "//[1:2:3::5:6:7:8]", "ipv6{[1:2:3::5:6:7:8]} path{}", TRUE },
  { "form-5-empty", "//[::5:6:7:8]", "ipv6{[::5:6:7:8]} path{}", TRUE },
  { "form-5-ipv4", "//[1:2:3::5:6:1.2.3.4]", "ipv6{[1:2:3::5:6:1.2.3.4]} path{}",
    TRUE },
  { "form-6", "//[1:2:3:4::6:7:8]", "ipv6{[1:2:3:4::6:7:8]} path{}", TRUE },
  { "form-6-empty", "//[::6:7:8]", "ipv6{[::6:7:8]} path{}", TRUE },
  { "form-6-ipv4", "//[1:2:3:4::6:1.2.3.4]", "ipv6{[1:2:3:4::6:1.2.3.4]} path{}",
    TRUE },
  { "form-7", "//[1:2:3:4:5::7:8]", "ipv6{[1:2:3:4:5::7:8]} path{}", TRUE },
  { "form-7-empty", "//[::7:8]", "ipv6{[::7:8]} path{}", TRUE },
  { "form-7-ipv4", "//[1:2:3:4:5::1.2.3.4]", "ipv6{[1:2:3:4:5::1.2.3.4]} path{}",
    TRUE },
  { "form-7-ipv4-empty", "//[::1.2.3.4]", "ipv6{[::1.2.3.4]} path{}", TRUE },
  { "form-8", "//[1:2:3:4:5:6::8]", "ipv6{[1:2:3:4:5:6::8]} path{}", TRUE },
  { "form-8-empty", "//[::8]", "ipv6{[::8]} path{}", TRUE },
  { "form-9", "//[1:2:3:4:5:6:7::]", "ipv6{[1:2:3:4:5:6:7::]} path{}", TRUE },
  { "form-9-one", "//[1::]", "ipv6{[1::]} path{}", TRUE },
  { "form-9-empty", "//[::]", "ipv6{[::]} path{}", TRUE },
  { "few-groups-around", "//[1:2::7:8]", "ipv6{[1:2::7:8]} path{}", TRUE },
  { "four-digits", "//[ABCD:ef01::0000]", "ipv6{[ABCD:ef01::0000]} path{}", TRUE },
  { "mapped", "//[::FFFF:129.144.52.38]:80",
    "ipv6{[::FFFF:129.144.52.38]} port{80} path{}", TRUE },
  { "empty", "//[]", NULL, FALSE },
  { "seven-groups", "//[1:2:3:4:5:6:7]", NULL, FALSE },
  { "one-group", "//[1]", NULL, FALSE },
  { "nine-groups", "//[1:2:3:4:5:6:7:8:9]", NULL, FALSE },
  { "eight-groups-and-gap", "//[1:2:3:4::5:6:7:8]", NULL, FALSE },
  { "eight-groups-gap-first", "//[::1:2:3:4:5:6:7:8]", NULL, FALSE },
  { "eight-groups-gap-last", "//[1:2:3:4:5:6:7:8::]", NULL, FALSE },
  { "seven-before-gap-one-after", "//[1:2:3:4:5:6:7::8]", NULL, FALSE },
  { "two-gaps", "//[1::2::3]", NULL, FALSE },
  { "two-gaps-at-the-ends", "//[::1::]", NULL, FALSE },
  { "three-colons", "//[:::]", NULL, FALSE },
  { "three-colons-inside", "//[1:::2]", NULL, FALSE },
  { "colon-first", "//[:1:2:3:4:5:6:7]", NULL, FALSE },
  { "colon-last", "//[1:2:3:4:5:6:7:]", NULL, FALSE },
  { "colon-last-after-gap", "//[::1:]", NULL, FALSE },
  { "colon-alone", "//[:]", NULL, FALSE },
  { "five-digits", "//[12345::]", NULL, FALSE },
  { "not-hexadecimal", "//[::g]", NULL, FALSE },
  { "full-width", "//[::\uFF11]", NULL, FALSE },
  { "ipv4-with-seven-groups", "//[1:2:3:4:5:6:7:1.2.3.4]", NULL, FALSE },
  { "ipv4-with-five-groups", "//[1:2:3:4:5:1.2.3.4]", NULL, FALSE },
  { "ipv4-six-groups-and-gap", "//[1:2:3:4:5:6::1.2.3.4]", NULL, FALSE },
  { "ipv4-first", "//[1.2.3.4::]", NULL, FALSE },
  { "ipv4-before-gap", "//[1:1.2.3.4::]", NULL, FALSE },
  { "ipv4-not-last", "//[::1.2.3.4:5]", NULL, FALSE },
  { "ipv4-256", "//[::1.2.3.256]", NULL, FALSE },
  { "ipv4-leading-zero", "//[::01.2.3.4]", NULL, FALSE },
  { "ipv4-three-octets", "//[::1.2.3]", NULL, FALSE },
  { "ipv4-dot-last", "//[::1.2.3.4.]", NULL, FALSE },
  { "zone", "//[fe80::1%25eth0]", NULL, FALSE },
  { "zone-bare-percent", "//[fe80::1%eth0]", NULL, FALSE },
  { "space", "//[::1 ]", NULL, FALSE },
  { "not-closed", "//[::1", NULL, FALSE },
  { "not-closed-before-path", "//[::1/", NULL, FALSE },
  { "not-opened", "//::1]", NULL, FALSE },
  { "text-before", "//a[::1]", NULL, FALSE },
  { "text-after", "//[::1]a", NULL, FALSE },
  { "closed-twice", "//[::1]]", NULL, FALSE },
  { "opened-twice", "//[[::1]", NULL, FALSE },
  { "no-brackets", "//::1", NULL, FALSE },
};

static const ParseRow ipvfuture_rows[] = {
  { "shortest", "//[v1.a]", "ipvfuture{[v1.a]} path{}", TRUE },
  { "upper-case-v", "//[V1.a]", "ipvfuture{[V1.a]} path{}", TRUE },
  { "version-digits", "//[v09aAfF.a]", "ipvfuture{[v09aAfF.a]} path{}", TRUE },
  { "colons", "//[v7.a:b::]", "ipvfuture{[v7.a:b::]} path{}", TRUE },
  { "unreserved", "//[v1.aZ09-._~]", "ipvfuture{[v1.aZ09-._~]} path{}", TRUE },
  { "sub-delims", "//[v1.!$&'()*+,;=]", "ipvfuture{[v1.!$&'()*+,;=]} path{}", TRUE },
  { "port", "//u@[v1.a]:8", "userinfo{u} ipvfuture{[v1.a]} port{8} path{}", TRUE },
  { "no-version", "//[v.a]", NULL, FALSE },
  { "version-not-hexadecimal", "//[vg.a]", NULL, FALSE },
  { "no-address", "//[v1.]", NULL, FALSE },
  { "no-dot", "//[v1]", NULL, FALSE },
  { "no-address-after-two-digits", "//[v12.]", NULL, FALSE },
  { "colon-for-dot", "//[v1:a]", NULL, FALSE },
  { "v-alone", "//[v]", NULL, FALSE },
  { "percent", "//[v1.%41]", NULL, FALSE },
  { "at", "//[v1.a@b]", NULL, FALSE },
  { "ucschar", "//[v1.é]", NULL, FALSE },
  { "space", "//[v1.a b]", NULL, FALSE },
};

#define A10 "aaaaaaaaaa"

/* RFC 3987's ireg-name allows pct-encoded; 3987bis-00's does not. */
static const ParseRow reg_name_rows[] = {
  { "unreserved", "//aZ09-._~", "reg-name{aZ09-._~} path{}", TRUE },
  { "sub-delims", "//!$&'()*+,;=", "reg-name{!$&'()*+,;=} path{}", TRUE },
  { "ucschar", "//r\u00E9sum\u00E9.example.org",
    "reg-name{r\u00E9sum\u00E9.example.org} path{}", TRUE },
  { "percent", "//r%C3%A9sum%C3%A9.example.org",
    "reg-name{r%C3%A9sum%C3%A9.example.org} path{}", TRUE },
  { "percent-not-utf-8", "//%FF", "reg-name{%FF} path{}", TRUE },
  { "percent-delimiter", "//a%2Fb", "reg-name{a%2Fb} path{}", TRUE },
  { "ideographic-full-stop", "//a\u3002b", "reg-name{a\u3002b} path{}", TRUE },
  { "full-width-solidus", "//a\uFF0Fb", "reg-name{a\uFF0Fb} path{}", TRUE },
  { "dots-alone", "//..", "reg-name{..} path{}", TRUE },
  { "longer-than-dns", "//" A10 A10 A10 A10 A10 A10 A10,
    "reg-name{" A10 A10 A10 A10 A10 A10 A10 "} path{}", TRUE },
  { "percent-alone", "//%", NULL, FALSE },
  { "percent-one-digit", "//a%4", NULL, FALSE },
  { "private-use", "//\uE000", NULL, FALSE },
  { "bracket", "//a]b", NULL, FALSE },
  { "space", "//a b", NULL, FALSE },
  { "backslash", "//a\\b", NULL, FALSE },
};

/* 3987bis-00 §2.2: no pct-encoded in ireg-name, "#" in ifragment. */
static void
test_3987bis (void)
{
  static const struct
  {
    const char *text;
    gboolean rfc3987;
    gboolean bis;
  } rows[] = {
    { "//a%41", TRUE, FALSE }, { "//%41@a/%41", TRUE, TRUE }, { "//a", TRUE, TRUE },
    { "#a#b", FALSE, TRUE },   { "#%41", TRUE, TRUE },        { "?a#b#", FALSE, TRUE },
    { "/a[", FALSE, FALSE },   { "//[::1]", TRUE, TRUE },
  };
  const IriSpec *bis = iri_spec_find ("3987bis-00");

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *text = rows[i].text;
      IriComponents components;

      iri_parse (text, strlen (text), iri_spec_default (), &components, NULL, NULL);
      g_assert_cmpint (components.valid, ==, rows[i].rfc3987);
      iri_parse (text, strlen (text), bis, &components, NULL, NULL);
      g_assert_cmpint (components.valid, ==, rows[i].bis);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  parse_row_add ("parse-host/ipv4", ipv4_rows, G_N_ELEMENTS (ipv4_rows));
  parse_row_add ("parse-host/ipv6", ipv6_rows, G_N_ELEMENTS (ipv6_rows));
  parse_row_add ("parse-host/ipvfuture", ipvfuture_rows, G_N_ELEMENTS (ipvfuture_rows));
  parse_row_add ("parse-host/reg-name", reg_name_rows, G_N_ELEMENTS (reg_name_rows));
  g_test_add_func ("/parse-host/3987bis", test_3987bis);
  return g_test_run ();
}
