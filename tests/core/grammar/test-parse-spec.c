/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Differences between the grammars of the standards: which texts each allows, and how
 * those with parsing rules of their own split them into components. */

#include "iri-parse.h"
#include "parse-row.h"

#include <string.h>

/* The standards, in the order of the columns below. The URL Standard has a parser of
 * its own (test-url.c). */
static const char *const specs[] = {
  "masinter-07", "iuc19",         "duerst-01", "rfc3987",
  "3987bis-00",  "guidelines-00", "leiri",     "web-address",
};

/* Texts without preparation: a column for each standard, "+" if the text is a
 * reference there, "-" if not. */
static const struct
{
  const char *name;
  const char *text;
  const char *valid; /* m i d r b g l w */
} rows[] = {
  { "plain", "http://a/b?c#d", "++++++++" },
  { "empty", "", "++++++++" },

  /* §2.2 of each; masinter-07 §3.1 a allows only the characters of URIs in hosts, but
   * not every name is that of a host. */
  { "ucs-in-path", "/\u00e9", "++++++++" },
  { "ucs-in-host", "http://\u00e9/", "-+++++++" },
  { "pct-in-host", "http://%C3%A9/", "-+++----" },
  { "ucs-in-name", "//\u00e9/", "++++++++" },
  { "pct-in-name", "//%C3%A9/", "++++----" },
  { "ucs-in-userinfo", "http://\u00e9@a/", "-+++++++" },
  { "pct-in-userinfo", "http://%C3%A9@a/", "++++++++" },
  { "pct-in-path", "/%C3%A9", "++++++++" },

  /* duerst-01 §2.2 has space, delims and unwise in ichar; iuc19 §3 and LEIRI §7.1
     * allow everything that URIs do not. Nothing has been prepared here. */
  { "space", "/a b", "-++---+-" },
  { "delimiter", "/a<b", "-++---+-" },
  { "unwise", "/a|b", "-++---+-" },
  { "backslash", "/a\\b", "-++---+-" },
  { "control",
    "/a\x01"
    "b",
    "------+-" },
  { "c1",
    "/a\xc2\x85"
    "b",
    "------+-" },

  /* "%" and "#" are among duerst-01's delims, but no URI has them (§3.1 a). */
  { "percent", "/100%", "--------" },

  /* RFC 2732 makes "[" and "]" reserved; uric includes reserved, pchar does not. */
  { "bracket-in-query", "?a[b]", "+++-----" },
  { "bracket-in-fragment", "#a[b]", "+++-----" },
  { "bracket-in-path", "/a[b]", "--------" },

  /* ifragment = *( ipchar / "/" / "?" / "#" ) in 3987bis-00. */
  { "hash-in-fragment", "#a#b", "----++++" },

  /* RFC 3987 §4.1 and duerst-01 §4.1; LEIRI and Web Address do not enforce it,
     * masinter-07 and iuc19 do not have it. */
  { "bidi-formatting",
    "/a\u200e"
    "b",
    "++----++" },
  { "bidi-control-later",
    "/a\u2067"
    "b",
    "++++++++" },
  { "swapping",
    "/a\u206a"
    "b",
    "-+++++++" },
  { "special", "/a\ufffd", "++----+-" },
  { "private-in-path", "/\ue000", "-+----+-" },
  { "private-in-query", "?\ue000", "-+-+++++" },
  { "tag-in-path", "/\U000e0041", "-+----+-" },
  { "tag-in-query", "?\U000e0041", "-+--++++" },
  { "non-character", "/\ufdd0", "-+----+-" },
  { "non-character-astral", "/\U0001fffe", "-+----+-" },
  /* leiri-ucschar ends at U+FFFD in that plane. */
  { "ffff", "/\uffff", "-+------" },

  /* RFC 2396 §3: a scheme must be followed by something; §3.2.1: an authority that is
     * not a server is a name with any number of "@" and ":". */
  { "scheme-alone", "foo:", "---+++++" },
  { "scheme-and-fragment", "foo:#a", "---+++++" },
  { "scheme-and-query", "foo:?a", "++++++++" },
  { "two-at-signs", "//a@b@c/", "+++-----" },
  { "port-of-letters", "//a:b/", "+++-----" },
  { "bad-ipv4", "//999.1.1.1/", "++++++++" },
  { "ipv6", "//[::1]/", "++++++++" },

  /* RFC 2396 §3: uric_no_slash *uric, where RFC 2732 adds brackets to uric alone. */
  { "bracket-in-opaque-part", "foo:a[b]", "+++-----" },
  { "bracket-begins-opaque-part", "foo:[a]", "--------" },
  { "opaque-part-after-empty-port", "foo://a:?[b]", "+++-----" },

  /* RFC 2373 appendix B does not count groups, RFC 2732 knows IPv6 alone. */
  { "ipvfuture", "//[v7.a]/", "---+++++" },
  { "ipv6-few-groups", "//[1:2]/", "+++-----" },
  { "ipv6-many-groups", "//[1:2:3:4:5:6:7:8:9]/", "+++-----" },
  { "ipv6-long-group", "//[12345::]/", "--------" },
  { "ipv6-two-gaps", "//[1::2::3]/", "--------" },
  { "ipv6-and-ipv4", "//[1::2:999.1.1.1]/", "+++-----" },
  { "ipv6-ipv4-after-gap", "//[::192.0.2.1]/", "++++++++" },
  { "ipv6-ipv4-alone", "//[192.0.2.1]/", "--------" },

  /* RFC 2396 §3.2.2: hostname, where the scheme has servers; else §3.2.1, reg_name. */
  { "underscore-of-server", "http://a_b/", "---+++++" },
  { "underscore-of-name", "x-y://a_b/", "++++++++" },
  { "hyphen-begins-label", "http://-a.b/", "---+++++" },
  { "hyphen-ends-label", "http://a.b-/", "---+++++" },
  { "empty-label", "http://a..b/", "---+++++" },
  { "dot-ends-host", "http://a.b./", "++++++++" },
  { "digit-begins-last-label", "http://a.1b/", "---+++++" },
  { "digit-begins-label", "http://1b.a/", "++++++++" },
  { "ipv4-of-any-value", "http://999.1.1.1/", "++++++++" },
  /* IPv4address has up to three digits in the drafts, as in RFC 2732, and any number in
   * RFC 2396. */
  { "ipv4-of-four-digits", "http://1234.1.1.1/", "-+-+++++" },
  { "userinfo-without-host", "http://a@/", "---+++++" },
  { "port-without-host", "http://:80/", "---+++++" },
  { "userinfo-without-host-in-name", "x-y://a@/", "++++++++" },
  { "authority-empty", "http:///", "++++++++" },
  { "two-at-signs-of-server", "http://a@b@c/", "--------" },
  { "ucs-and-comma-in-name", "x-y://\u00e9,a/", "++++++++" },
  { "ipv6-zone", "//[fe80::1%25eth0]/", "--------" },
};

static void
test_valid (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *text = rows[row].text;

  g_assert_cmpuint (strlen (rows[row].valid), ==, G_N_ELEMENTS (specs));
  for (gsize i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      IriComponents components;

      iri_parse (text, strlen (text), iri_spec_find (specs[i]), &components, NULL,
                 NULL);
      if (components.valid != (rows[row].valid[i] == '+'))
        g_test_message ("%s: %s", rows[row].name, specs[i]);
      g_assert_cmpint (components.valid, ==, rows[row].valid[i] == '+');
    }
}

/* Texts that a standard splits in its own way. */
static const struct
{
  const char *name;
  const char *spec;
  const char *text;
  const char *components;
} component_rows[] = {
  /* RFC 2396 §3.2.1 and §3.2.2. */
  { "reg-name-2396", "duerst-01", "x://a@b@c:d/e",
    "scheme{x} reg-name{a@b@c:d} path{/e}" },
  { "server-2396", "duerst-01", "x://a:b@c:1/e",
    "scheme{x} userinfo{a:b} reg-name{c} port{1} path{/e}" },
  { "reg-name-3986", "rfc3987", "x://a@b@c:d/e",
    "scheme{x} userinfo{a@b} reg-name{c} port{d} path{/e}" },

  /* guidelines-00 §5.2.1: up to the first "@"; §5.2.2: up to the last ":". */
  { "first-at", "guidelines-00", "x://a@b@c/",
    "scheme{x} userinfo{a} reg-name{b@c} path{/}" },
  { "last-colon", "guidelines-00", "x://a:b:1/",
    "scheme{x} reg-name{a:b} port{1} path{/}" },
  { "colon-in-userinfo", "guidelines-00", "x://u:p@a:1/",
    "scheme{x} userinfo{u:p} reg-name{a} port{1} path{/}" },
  /* §5.2.3: after an invalid port, parsing continues with the path. */
  { "bad-port", "guidelines-00", "x://a:b/c",
    "scheme{x} reg-name{a} port{b} path{/c}" },
  /* §5.1: not a scheme after all. */
  { "bad-scheme", "guidelines-00", "1x://a/b", "path{1x://a/b}" },
  { "bad-scheme-3986", "rfc3987", "1x://a/b", "scheme{1x} reg-name{a} path{/b}" },
};

static void
test_components (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *text = component_rows[row].text;
  g_autofree char *rendered = NULL;
  IriComponents components;

  iri_parse (text, strlen (text), iri_spec_find (component_rows[row].spec), &components,
             NULL, NULL);
  parse_row_check_order (&components, strlen (text));
  rendered = parse_row_render (text, &components);
  g_assert_cmpstr (rendered, ==, component_rows[row].components);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/parse-spec/valid/%s", rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_valid);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (component_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/parse-spec/parts/%s", component_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_components);
    }
  return g_test_run ();
}
