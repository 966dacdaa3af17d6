/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The grammar of RFC 3987 §2.2, rule by rule, except ihost (test-parse-host.c) and the
 * repertoire (test-parse-chars.c). */

#include "parse-row.h"

static const ParseRow scheme_rows[] = {
  { "one-letter", "a:", "scheme{a} path{}", TRUE },
  { "all-kinds", "a1+-.Z:", "scheme{a1+-.Z} path{}", TRUE },
  { "upper-case", "HTTP:", "scheme{HTTP} path{}", TRUE },
  { "ends-at-first-colon", "a:b:c", "scheme{a} path{b:c}", TRUE },
  { "not-after-slash", "a/b:c", "path{a/b:c}", TRUE },
  { "not-after-question-mark", "a?b:c", "path{a} query{b:c}", TRUE },
  { "not-after-hash", "a#b:c", "path{a} fragment{b:c}", TRUE },
  { "none", "a", "path{a}", TRUE },
  { "empty", ":a", NULL, FALSE },
  { "colon-alone", ":", NULL, FALSE },
  { "digit-first", "1a:b", NULL, FALSE },
  { "plus-first", "+a:b", NULL, FALSE },
  { "minus-first", "-a:b", NULL, FALSE },
  { "dot-first", ".a:b", NULL, FALSE },
  { "underscore", "a_b:c", NULL, FALSE },
  { "tilde", "a~b:c", NULL, FALSE },
  { "percent-encoded", "a%41:b", NULL, FALSE },
  { "letter-beyond-ascii", "é:a", NULL, FALSE },
  { "letter-beyond-ascii-later", "aé:b", NULL, FALSE },
  { "kelvin-sign", "\u212A:a", NULL, FALSE },
  { "sub-delim", "a!b:c", NULL, FALSE },
  { "space", "a b:c", NULL, FALSE },
};

static const ParseRow authority_rows[] = {
  { "all", "foo://user@example.com:8042/over/there?name=ferret#nose",
    "scheme{foo} userinfo{user} reg-name{example.com} port{8042} "
    "path{/over/there} query{name=ferret} fragment{nose}",
    TRUE },
  { "none", "urn:example:animal:ferret:nose",
    "scheme{urn} path{example:animal:ferret:nose}", TRUE },
  { "empty", "a://", "scheme{a} empty{} path{}", TRUE },
  { "empty-before-path", "file:///etc/hosts", "scheme{file} empty{} path{/etc/hosts}",
    TRUE },
  { "empty-before-query", "a://?q", "scheme{a} empty{} path{} query{q}", TRUE },
  { "empty-before-fragment", "a://#f", "scheme{a} empty{} path{} fragment{f}", TRUE },
  { "network-path", "//a/b", "reg-name{a} path{/b}", TRUE },
  { "network-path-empty", "//", "empty{} path{}", TRUE },
  { "ends-at-slash", "//a/@b:c", "reg-name{a} path{/@b:c}", TRUE },
  { "ends-at-question-mark", "//a?@b:c/d", "reg-name{a} path{} query{@b:c/d}", TRUE },
  { "ends-at-hash", "//a#@b:c/d?e", "reg-name{a} path{} fragment{@b:c/d?e}", TRUE },
  { "userinfo-empty", "//@a", "userinfo{} reg-name{a} path{}", TRUE },
  { "userinfo-and-host-empty", "//@", "userinfo{} empty{} path{}", TRUE },
  { "all-three-empty", "//@:", "userinfo{} empty{} port{} path{}", TRUE },
  { "userinfo-colon", "//u:p@a", "userinfo{u:p} reg-name{a} path{}", TRUE },
  { "userinfo-colons", "//:u::p:@a", "userinfo{:u::p:} reg-name{a} path{}", TRUE },
  { "userinfo-unreserved", "//aZ09-._~@a", "userinfo{aZ09-._~} reg-name{a} path{}",
    TRUE },
  { "userinfo-sub-delims", "//!$&'()*+,;=@a",
    "userinfo{!$&'()*+,;=} reg-name{a} path{}", TRUE },
  { "userinfo-percent", "//%40%3a@a", "userinfo{%40%3a} reg-name{a} path{}", TRUE },
  { "userinfo-ucschar", "//é@a", "userinfo{é} reg-name{a} path{}", TRUE },
  { "userinfo-port-like", "//u:80@a:81", "userinfo{u:80} reg-name{a} port{81} path{}",
    TRUE },
  { "userinfo-ip-like", "//1.2.3.4@5.6.7.8", "userinfo{1.2.3.4} ipv4{5.6.7.8} path{}",
    TRUE },
  { "userinfo-private-use", "//\uE000@a", NULL, FALSE },
  { "userinfo-bracket", "//[@a", NULL, FALSE },
  { "userinfo-space", "//u p@a", NULL, FALSE },
  { "two-ats", "//u@v@a", NULL, FALSE },
  { "port", "//a:80", "reg-name{a} port{80} path{}", TRUE },
  { "port-empty", "//a:", "reg-name{a} port{} path{}", TRUE },
  { "port-empty-before-path", "http://example.com:/",
    "scheme{http} reg-name{example.com} port{} path{/}", TRUE },
  { "port-without-host", "//:80", "empty{} port{80} path{}", TRUE },
  { "port-leading-zeros", "//a:00080", "reg-name{a} port{00080} path{}", TRUE },
  { "port-beyond-16-bits", "//a:123456789012345678901234567890",
    "reg-name{a} port{123456789012345678901234567890} path{}", TRUE },
  { "port-after-ipv6", "//[::1]:80", "ipv6{[::1]} port{80} path{}", TRUE },
  { "port-after-ipv4", "//1.2.3.4:80", "ipv4{1.2.3.4} port{80} path{}", TRUE },
  { "port-letter", "//a:8a", NULL, FALSE },
  { "port-sign", "//a:-1", NULL, FALSE },
  { "port-percent", "//a:%38", NULL, FALSE },
  { "port-arabic-digit", "//a:\u0661", NULL, FALSE },
  { "port-full-width-digit", "//a:\uFF11", NULL, FALSE },
  { "two-ports", "//a:1:2", NULL, FALSE },
};

static const ParseRow path_rows[] = {
  { "empty", "", "path{}", TRUE },
  { "empty-after-scheme", "a:", "scheme{a} path{}", TRUE },
  { "empty-after-authority", "a://b", "scheme{a} reg-name{b} path{}", TRUE },
  { "abempty-slash", "a://b/", "scheme{a} reg-name{b} path{/}", TRUE },
  { "abempty-empty-segments", "a://b//c//", "scheme{a} reg-name{b} path{//c//}", TRUE },
  { "abempty-after-empty-host", "a:////b", "scheme{a} empty{} path{//b}", TRUE },
  { "abempty-relative", "///b", "empty{} path{/b}", TRUE },
  { "abempty-colon", "//a/b:c", "reg-name{a} path{/b:c}", TRUE },
  { "absolute-slash", "/", "path{/}", TRUE },
  { "absolute", "/a/b", "path{/a/b}", TRUE },
  { "absolute-after-scheme", "a:/b", "scheme{a} path{/b}", TRUE },
  { "absolute-slash-after-scheme", "a:/", "scheme{a} path{/}", TRUE },
  { "absolute-empty-second", "/a//b", "path{/a//b}", TRUE },
  { "absolute-colon-first", "/a:b", "path{/a:b}", TRUE },
  { "absolute-only-colon", "/:", "path{/:}", TRUE },
  { "absolute-at", "/@", "path{/@}", TRUE },
  { "two-slashes-are-authority", "//a", "reg-name{a} path{}", TRUE },
  { "rootless", "a:b/c", "scheme{a} path{b/c}", TRUE },
  { "rootless-colon-first", "a::", "scheme{a} path{:}", TRUE },
  { "rootless-colons", "a:b:c/d:e", "scheme{a} path{b:c/d:e}", TRUE },
  { "rootless-empty-segments", "a:b//", "scheme{a} path{b//}", TRUE },
  { "rootless-at", "mailto:John.Doe@example.com",
    "scheme{mailto} path{John.Doe@example.com}", TRUE },
  { "noscheme", "a/b", "path{a/b}", TRUE },
  { "noscheme-empty-segments", "a//b/", "path{a//b/}", TRUE },
  { "noscheme-colon-second", "a/b:c", "path{a/b:c}", TRUE },
  { "noscheme-at", "@a", "path{@a}", TRUE },
  { "noscheme-dot-before-colon", "./a:b", "path{./a:b}", TRUE },
  { "noscheme-digit", "1", "path{1}", TRUE },
  { "noscheme-ucschar", "é", "path{é}", TRUE },
  { "noscheme-colon-first-ucschar", "é:b", NULL, FALSE },
  { "noscheme-colon-first-at", "@:a", NULL, FALSE },
  { "noscheme-colon-first-digit", "1:2", NULL, FALSE },
  { "noscheme-colon-after-percent", "%41:a", NULL, FALSE },
  { "dot-segments-stay", "/a/./b/../c", "path{/a/./b/../c}", TRUE },
  { "unreserved", "/aZ09-._~", "path{/aZ09-._~}", TRUE },
  { "sub-delims", "/!$&'()*+,;=", "path{/!$&'()*+,;=}", TRUE },
  { "percent", "/%00%fF%2f", "path{/%00%fF%2f}", TRUE },
  { "percent-alone", "/%", NULL, FALSE },
  { "percent-one-digit", "/%4", NULL, FALSE },
  { "percent-one-digit-then-slash", "/%4/", NULL, FALSE },
  { "percent-not-hex", "/%4g", NULL, FALSE },
  { "percent-percent", "/%%41", NULL, FALSE },
  { "percent-u", "/%u00E9", NULL, FALSE },
  { "percent-full-width", "/%\uFF14\uFF11", NULL, FALSE },
  { "bracket-open", "/[", NULL, FALSE },
  { "bracket-close", "/]", NULL, FALSE },
  { "private-use", "/\uE000", NULL, FALSE },
};

static const ParseRow query_rows[] = {
  { "absent", "/", "path{/}", TRUE },
  { "empty", "/?", "path{/} query{}", TRUE },
  { "alone", "?a", "path{} query{a}", TRUE },
  { "alone-empty", "?", "path{} query{}", TRUE },
  { "question-marks", "???", "path{} query{??}", TRUE },
  { "slash", "?a/b//c", "path{} query{a/b//c}", TRUE },
  { "colon-at", "?a:b@c", "path{} query{a:b@c}", TRUE },
  { "unreserved", "?aZ09-._~", "path{} query{aZ09-._~}", TRUE },
  { "sub-delims", "?!$&'()*+,;=", "path{} query{!$&'()*+,;=}", TRUE },
  { "percent", "?%00%fF", "path{} query{%00%fF}", TRUE },
  { "ucschar", "?é", "path{} query{é}", TRUE },
  { "private-use", "?\uE000\U000F0000\U0010FFFD",
    "path{} query{\uE000\U000F0000\U0010FFFD}", TRUE },
  { "after-scheme", "a:?b", "scheme{a} path{} query{b}", TRUE },
  { "after-authority", "//a?b", "reg-name{a} path{} query{b}", TRUE },
  { "ends-at-hash", "?a#b", "path{} query{a} fragment{b}", TRUE },
  { "bracket", "?a[]=b", NULL, FALSE },
  { "percent-alone", "?%", NULL, FALSE },
  { "space", "?a b", NULL, FALSE },
};

static const ParseRow fragment_rows[] = {
  { "absent", "?", "path{} query{}", TRUE },
  { "empty", "#", "path{} fragment{}", TRUE },
  { "alone", "#a", "path{} fragment{a}", TRUE },
  { "after-empty-query", "?#", "path{} query{} fragment{}", TRUE },
  { "question-mark", "#?", "path{} fragment{?}", TRUE },
  { "slash-colon-at", "#/a:b@c", "path{} fragment{/a:b@c}", TRUE },
  { "unreserved", "#aZ09-._~", "path{} fragment{aZ09-._~}", TRUE },
  { "sub-delims", "#!$&'()*+,;=", "path{} fragment{!$&'()*+,;=}", TRUE },
  { "percent", "#%00%fF", "path{} fragment{%00%fF}", TRUE },
  { "ucschar", "#é", "path{} fragment{é}", TRUE },
  { "after-scheme", "a:#b", "scheme{a} path{} fragment{b}", TRUE },
  { "after-authority", "//a#b", "reg-name{a} path{} fragment{b}", TRUE },
  { "private-use", "#\uE000", NULL, FALSE },
  { "second-hash", "#a#b", "path{} fragment{a#b}", FALSE },
  { "bracket", "#[", NULL, FALSE },
  { "percent-alone", "#%", NULL, FALSE },
};

/* Printable US-ASCII that no rule allows, in each component: RFC 3986 §2 includes these
 * characters in neither unreserved nor reserved. */
static const ParseRow excluded_rows[] = {
  { "less-than", "/a<b", "path{/a<b}", FALSE },
  { "greater-than", "/a>b", "path{/a>b}", FALSE },
  { "quotation-mark", "/a\"b", "path{/a\"b}", FALSE },
  { "space", "/a b", "path{/a b}", FALSE },
  { "brace-open", "/a{b", NULL, FALSE },
  { "brace-close", "/a}b", NULL, FALSE },
  { "bar", "/a|b", "path{/a|b}", FALSE },
  { "backslash", "/a\\b", "path{/a\\b}", FALSE },
  { "circumflex", "/a^b", "path{/a^b}", FALSE },
  { "backtick", "/a`b", "path{/a`b}", FALSE },
  { "tab", "/a\tb", NULL, FALSE },
  { "line-feed", "/a\nb", NULL, FALSE },
  { "delete",
    "/a\x7f"
    "b",
    NULL, FALSE },
  { "space-first", " a", NULL, FALSE },
  { "space-last", "a ", NULL, FALSE },
  { "query", "?<", NULL, FALSE },
  { "fragment", "#|", NULL, FALSE },
  { "host", "//a^b", NULL, FALSE },
  { "userinfo", "//`@a", NULL, FALSE },
};

/* RFC 3986 §1.1.2. */
static const ParseRow example_rows[] = {
  { "ftp", "ftp://ftp.is.co.za/rfc/rfc1808.txt",
    "scheme{ftp} reg-name{ftp.is.co.za} path{/rfc/rfc1808.txt}", TRUE },
  { "http", "http://www.ietf.org/rfc/rfc2396.txt",
    "scheme{http} reg-name{www.ietf.org} path{/rfc/rfc2396.txt}", TRUE },
  { "ldap", "ldap://[2001:db8::7]/c=GB?objectClass?one",
    "scheme{ldap} ipv6{[2001:db8::7]} path{/c=GB} query{objectClass?one}", TRUE },
  { "mailto", "mailto:John.Doe@example.com",
    "scheme{mailto} path{John.Doe@example.com}", TRUE },
  { "news", "news:comp.infosystems.www.servers.unix",
    "scheme{news} path{comp.infosystems.www.servers.unix}", TRUE },
  { "tel", "tel:+1-816-555-1212", "scheme{tel} path{+1-816-555-1212}", TRUE },
  { "telnet", "telnet://192.0.2.16:80/",
    "scheme{telnet} ipv4{192.0.2.16} port{80} path{/}", TRUE },
  { "urn", "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
    "scheme{urn} path{oasis:names:specification:docbook:dtd:xml:4.1.2}", TRUE },
};

static void
test_component_at (void)
{
  static const char text[] = "http://me@example.com:8042/over/there?n=f#nose";
  static const struct
  {
    gsize offset;
    IriComponent component;
  } rows[] = {
    { 0, IRI_COMPONENT_SCHEME },    { 3, IRI_COMPONENT_SCHEME },
    { 4, IRI_COMPONENT_NONE },      { 5, IRI_COMPONENT_NONE },
    { 6, IRI_COMPONENT_NONE },      { 7, IRI_COMPONENT_USERINFO },
    { 8, IRI_COMPONENT_USERINFO },  { 9, IRI_COMPONENT_NONE },
    { 10, IRI_COMPONENT_HOST },     { 20, IRI_COMPONENT_HOST },
    { 21, IRI_COMPONENT_NONE },     { 22, IRI_COMPONENT_PORT },
    { 25, IRI_COMPONENT_PORT },     { 26, IRI_COMPONENT_PATH },
    { 36, IRI_COMPONENT_PATH },     { 37, IRI_COMPONENT_NONE },
    { 38, IRI_COMPONENT_QUERY },    { 40, IRI_COMPONENT_QUERY },
    { 41, IRI_COMPONENT_NONE },     { 42, IRI_COMPONENT_FRAGMENT },
    { 45, IRI_COMPONENT_FRAGMENT },
  };
  IriComponents components;

  iri_parse (text, sizeof text - 1, iri_spec_default (), &components, NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (iri_components_at (&components, rows[i].offset), ==,
                     rows[i].component);
}

static const struct
{
  const char *name;
  const ParseRow *rows;
  gsize n_rows;
} groups[] = {
  { "parse/scheme", scheme_rows, G_N_ELEMENTS (scheme_rows) },
  { "parse/authority", authority_rows, G_N_ELEMENTS (authority_rows) },
  { "parse/path", path_rows, G_N_ELEMENTS (path_rows) },
  { "parse/query", query_rows, G_N_ELEMENTS (query_rows) },
  { "parse/fragment", fragment_rows, G_N_ELEMENTS (fragment_rows) },
  { "parse/excluded", excluded_rows, G_N_ELEMENTS (excluded_rows) },
  { "parse/example", example_rows, G_N_ELEMENTS (example_rows) },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    parse_row_add (groups[i].name, groups[i].rows, groups[i].n_rows);
  g_test_add_func ("/parse/part-at", test_component_at);
  return g_test_run ();
}
