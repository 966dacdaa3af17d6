/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Hosts and their labels: UTS #46 without transitional processing, with the
 * validity of IDNA2008 (RFC 5891-5893). The values are those of the documents
 * and of the registries that use them. */

#include "iri-host.h"
#include "iri-parse.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *host;
  const char *ascii;   /* NULL: refused */
  const char *unicode; /* NULL: as the host stands */
  guint n_labels;
} HostRow;

static const HostRow uts46_rows[] = {
  { "ascii", "www.example.org", "www.example.org", NULL, 3 },
  { "ascii-one-label", "localhost", "localhost", NULL, 1 },
  { "resume", "r\u00E9sum\u00E9.example.org", "xn--rsum-bpad.example.org", NULL,
    3 },
  { "buecher", "b\u00FCcher.ch", "xn--bcher-kva.ch", NULL, 2 },
  { "upper-case", "B\u00DCCHER.CH", "xn--bcher-kva.ch", "b\u00FCcher.ch", 2 },
  { "not-nfc", "bu\u0308cher.ch", "xn--bcher-kva.ch", "b\u00FCcher.ch", 2 },
  { "sharp-s", "fa\u00DF.de", "xn--fa-hia.de", NULL, 2 },
  { "final-sigma", "\u03B2\u03CC\u03BB\u03BF\u03C2.com", "xn--nxasmm1c.com",
    NULL, 2 },
  { "natto", "\u7D0D\u8C46.example.org", "xn--99zt52a.example.org", NULL, 3 },
  { "natto-a-label", "xn--99zt52a.example.org", "xn--99zt52a.example.org",
    "\u7D0D\u8C46.example.org", 3 },
  { "a-label-upper-case", "XN--99ZT52A.example.org", "xn--99zt52a.example.org",
    "\u7D0D\u8C46.example.org", 3 },
  { "katakana", "\u30C9\u30E1\u30A4\u30F3.\u30C6\u30B9\u30C8.co.jp",
    "xn--eckwd4c7c.xn--zckzah.co.jp", NULL, 4 },
  { "half-width-katakana", "\uFF83\uFF7D\uFF84.jp", "xn--zckzah.jp",
    "\u30C6\u30B9\u30C8.jp", 2 },
  { "hebrew", "\u05D8\u05E2\u05E1\u05D8", "xn--deba0ad", NULL, 1 },
  { "arabic", "\u0625\u062E\u062A\u0628\u0627\u0631", "xn--kgbechtv", NULL, 1 },
  { "greek", "\u03B4\u03BF\u03BA\u03B9\u03BC\u03AE", "xn--jxalpdlp", NULL, 1 },
  { "devanagari", "\u092A\u0930\u0940\u0915\u094D\u0937\u093E",
    "xn--11b5bs3a9aj6g", NULL, 1 },
  { "cyrillic", "\u0438\u0441\u043F\u044B\u0442\u0430\u043D\u0438\u0435",
    "xn--80akhbyknj4f", NULL, 1 },
  { "full-width", "\uFF45\uFF58.org", "ex.org", "ex.org", 2 },
  { "ideographic-full-stop", "\u7D0D\u8C46\u3002jp", "xn--99zt52a.jp",
    "\u7D0D\u8C46.jp", 2 },
  { "full-width-full-stop", "\u7D0D\u8C46\uFF0Ejp", "xn--99zt52a.jp",
    "\u7D0D\u8C46.jp", 2 },
  { "half-width-full-stop", "\u7D0D\u8C46\uFF61jp", "xn--99zt52a.jp",
    "\u7D0D\u8C46.jp", 2 },
  { "soft-hyphen-is-mapped-away", "\u7D0D\u00AD\u8C46", "xn--99zt52a",
    "\u7D0D\u8C46", 1 },
  { "root-dot", "\u7D0D\u8C46.jp.", "xn--99zt52a.jp.", NULL, 3 },
  { "middle-dot-in-catalan", "l\u00B7l", "xn--ll-0ea", NULL, 1 },
  { "zwj-after-virama", "\u0915\u094D\u200D\u0937", "xn--11b2ezcw70k", NULL,
    1 },
};

/* Refused: the whole host has no ASCII form, and some label says why. */
static const HostRow refused_rows[] = {
  { "percent-by-mapping", "\uFF0500.com", NULL, NULL, 2 },
  { "equals-by-mapping", "a\u2A74b.com", NULL, NULL, 2 },
  { "solidus-by-mapping", "a\uFF0Fb.com", NULL, NULL, 2 },
  { "at-by-mapping", "a\uFF20b.com", NULL, NULL, 2 },
  { "hash-by-mapping", "a\uFF03b.com", NULL, NULL, 2 },
  { "question-mark-by-mapping", "a\uFF1Fb.com", NULL, NULL, 2 },
  { "colon-by-mapping", "a\uFF1Ab.com", NULL, NULL, 2 },
  { "bracket-by-mapping", "a\uFF3Bb.com", NULL, NULL, 2 },
  { "account-of", "a\u2100b.com", NULL, NULL, 2 },
  { "low-line-is-not-deleted", "\u00E9_b.com", NULL, NULL, 2 },
  { "heart", "\u2665.net", NULL, NULL, 2 },
  { "snowman", "\u2603.net", NULL, NULL, 2 },
  { "middle-dot", "a\u00B7b.\u00E9", NULL, NULL, 2 },
  { "keraia", "\u0375a.com", NULL, NULL, 2 },
  { "geresh-after-latin", "a\u05F3.com", NULL, NULL, 2 },
  { "katakana-middle-dot-alone", "a\u30FBb.com", NULL, NULL, 2 },
  { "two-digit-systems", "\u0627\u0661\u06F1.com", NULL, NULL, 2 },
  { "zwj-alone", "a\u200Db.com", NULL, NULL, 2 },
  { "zwnj-alone", "a\u200Cb.com", NULL, NULL, 2 },
  { "mark-first", "\u0301a.com", NULL, NULL, 2 },
  { "hyphen-first", "-\u00E9.com", NULL, NULL, 2 },
  { "hyphen-last", "\u00E9-.com", NULL, NULL, 2 },
  { "hyphens-third-and-fourth", "\u00E9a--b.com", NULL, NULL, 2 },
  { "bidi-mixed", "a\u05D0.com", NULL, NULL, 2 },
  { "bidi-digit-first", "1\u05D0.com", NULL, NULL, 2 },
  { "bidi-ends-in-hyphen-like", "\u05D0a\u05D1.com", NULL, NULL, 2 },
  { "bidi-whole-domain", "1a.\u05D0", NULL, NULL, 2 },
  { "empty-label", "\u00E9..com", NULL, NULL, 3 },
  { "empty-label-first", ".\u00E9.com", NULL, NULL, 3 },
  { "punycode-broken", "xn--\u00E9.com", NULL, NULL, 2 },
  { "a-label-not-canonical", "xn--a.com", NULL, NULL, 2 },
  { "private-use-by-percent", "\uE000.com", NULL, NULL, 2 },
  { "64-octets",
    "\u00E9aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa."
    "com",
    NULL, NULL, 2 },
};

static IriHost *
host_new (const char *host, IriIdna idna)
{
  IriSpan span = { 2, 2 + strlen (host) };
  g_autofree char *text = g_strconcat ("//", host, "/x", NULL);

  return iri_host_new (text, span, IRI_HOST_REG_NAME, idna);
}

static void
test_accepted (gconstpointer data)
{
  const HostRow *row = data;
  g_autoptr (IriHost) host = host_new (row->host, IRI_IDNA_UTS46);

  g_assert_cmpstr (iri_host_error (host), ==, NULL);
  g_assert_cmpstr (host->ascii, ==, row->ascii);
  g_assert_cmpstr (host->unicode, ==, row->unicode ? row->unicode : row->host);
  g_assert_cmpuint (host->n_labels, ==, row->n_labels);
}

static void
test_refused (gconstpointer data)
{
  const HostRow *row = data;
  g_autoptr (IriHost) host = host_new (row->host, IRI_IDNA_UTS46);
  const char *error = iri_host_error (host);

  g_assert_cmpstr (host->ascii, ==, NULL);
  g_assert_cmpstr (host->unicode, ==, NULL);
  g_assert_cmpstr (host->registrable, ==, NULL);
  g_assert_cmpstr (error, !=, NULL);
  if (error != NULL)
    {
      g_assert_cmpstr (iri_host_error_message (error), !=, NULL);
      g_assert_cmpuint (strspn (error, "abcdefghijklmnopqrstuvwxyz0123456789-"),
                        ==, strlen (error));
    }
  g_assert_cmpuint (host->n_labels, ==, row->n_labels);
}

/* Label by label, in stored order; spans are offsets into the whole text. */
static void
test_labels (void)
{
  g_autoptr (IriHost) host
      = host_new ("\u05D0\u05D1.XN--99ZT52A\u3002org", IRI_IDNA_UTS46);
  static const struct
  {
    IriSpan span;
    const char *unicode;
    const char *ascii;
  } labels[] = {
    { { 2, 6 }, "\u05D0\u05D1", "xn--4dbc" },
    { { 7, 18 }, "\u7D0D\u8C46", "xn--99zt52a" },
    { { 21, 24 }, "org", "org" },
  };

  g_assert_cmpuint (host->n_labels, ==, 3);
  for (gsize i = 0; i < MIN (host->n_labels, 3); i++)
    {
      g_assert_cmpuint (host->labels[i].span.begin, ==, labels[i].span.begin);
      g_assert_cmpuint (host->labels[i].span.end, ==, labels[i].span.end);
      g_assert_cmpstr (host->labels[i].unicode, ==, labels[i].unicode);
      g_assert_cmpstr (host->labels[i].ascii, ==, labels[i].ascii);
      g_assert_cmpstr (host->labels[i].error, ==, NULL);
    }
}

/* The refused label says so, its neighbours do not. */
static void
test_one_label_refused (void)
{
  g_autoptr (IriHost) host = host_new ("\u00FC.\u2665.net", IRI_IDNA_UTS46);

  g_assert_cmpstr (host->ascii, ==, NULL);
  g_assert_cmpuint (host->n_labels, ==, 3);
  g_assert_cmpstr (host->labels[0].ascii, ==, "xn--tda");
  g_assert_cmpstr (host->labels[0].error, ==, NULL);
  g_assert_cmpstr (host->labels[1].ascii, ==, NULL);
  g_assert_cmpstr (host->labels[1].error, !=, NULL);
  g_assert_cmpstr (host->labels[1].unicode, ==, "\u2665");
  g_assert_cmpstr (host->labels[2].ascii, ==, "net");
  g_assert_cmpstr (iri_host_error (host), ==, host->labels[1].error);
}

/* Addresses have no labels and are their own ASCII form. */
static void
test_addresses (void)
{
  static const struct
  {
    const char *text;
    IriHostKind kind;
  } rows[] = {
    { "192.0.2.1", IRI_HOST_IPV4 },
    { "[2001:DB8::7]", IRI_HOST_IPV6 },
    { "[v1.a:b]", IRI_HOST_IPVFUTURE },
    { "", IRI_HOST_EMPTY },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      IriSpan span = { 0, strlen (rows[i].text) };
      g_autoptr (IriHost) host
          = iri_host_new (rows[i].text, span, rows[i].kind, IRI_IDNA_UTS46);

      g_assert_cmpint (host->kind, ==, rows[i].kind);
      g_assert_cmpstr (host->ascii, ==, rows[i].text);
      g_assert_cmpstr (host->unicode, ==, rows[i].text);
      g_assert_cmpuint (host->n_labels, ==, 0);
      g_assert_cmpstr (iri_host_error (host), ==, NULL);
    }
}

/* What the other flavours say of the same hosts. */
static void
test_flavours (void)
{
  static const struct
  {
    const char *host;
    IriIdna idna;
    const char *ascii;
  } rows[] = {
    { "fa\u00DF.de", IRI_IDNA_UTS46_TRANSITIONAL, "fass.de" },
    { "fa\u00DF.de", IRI_IDNA_2008, "xn--fa-hia.de" },
    { "b\u00FCcher.ch", IRI_IDNA_2008, "xn--bcher-kva.ch" },
    { "B\u00FCcher.ch", IRI_IDNA_2008, NULL },
    { "\u2665.net", IRI_IDNA_2008, NULL },
    { "r\u00E9sum\u00E9.example.org", IRI_IDNA_NONE,
      "r%C3%A9sum%C3%A9.example.org" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (IriHost) host = host_new (rows[i].host, rows[i].idna);

      g_assert_cmpstr (host->ascii, ==, rows[i].ascii);
      g_assert_cmpint (host->idna, ==, rows[i].idna);
    }
}

static void
test_registrable (void)
{
  static const char *const rows[][2] = {
    { "www.example.org", "example.org" },
    { "a.b.example.co.uk", "example.co.uk" },
    { "www.\u7D0D\u8C46.co.jp", "xn--99zt52a.co.jp" },
    { "co.uk", NULL },
    { "org", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (IriHost) host = host_new (rows[i][0], IRI_IDNA_UTS46);

      g_assert_cmpstr (host->registrable, ==, rows[i][1]);
    }
}

static void
add_rows (const char *group,
          const HostRow *rows,
          gsize n_rows,
          GTestDataFunc test)
{
  for (gsize i = 0; i < n_rows; i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/host/%s/%s", group, rows[i].name);

      g_test_add_data_func (path, &rows[i], test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_rows ("uts46", uts46_rows, G_N_ELEMENTS (uts46_rows), test_accepted);
  add_rows ("refused", refused_rows, G_N_ELEMENTS (refused_rows), test_refused);
  g_test_add_func ("/host/labels", test_labels);
  g_test_add_func ("/host/one-label-refused", test_one_label_refused);
  g_test_add_func ("/host/addresses", test_addresses);
  g_test_add_func ("/host/flavours", test_flavours);
  g_test_add_func ("/host/registrable", test_registrable);
  return g_test_run ();
}
