/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* No two standards are the same: for each pair there is a text that they read
 * differently, with the result of each. */

#include "iri-report.h"

#include <string.h>

typedef struct
{
  const char *spec;
  gboolean valid;
  const char *uri; /* NULL: none */
} Expectation;

typedef struct
{
  const char *name;
  const char *text;
  Expectation expected[10];
} SpecRow;

/* clang-format off */
static const SpecRow rows[] = {
  /* masinter-07 §2.3, step 2: always NFC, a MUST in §3.1. duerst-01 §3.1, variant C: do
     * not normalize; nor do RFC 3987 §3.1 and 3987bis-00 §3.1. iuc19 and 3987bis-00
     * §7.1 do not mention normalization. */
  { "not-nfc", "/e\u0301",
    { { "masinter-07", FALSE, "/%C3%A9" },
      { "iuc19", TRUE, "/e%CC%81" },
      { "duerst-01", TRUE, "/e%CC%81" },
      { "rfc3987", TRUE, "/e%CC%81" },
      { "3987bis-00", TRUE, "/e%CC%81" },
      { "guidelines-00", TRUE, "/e%CC%81" },
      { "leiri", TRUE, "/e%CC%81" },
      { "web-address", TRUE, "/e%CC%81" } } },
  /* duerst-01 §4.1, 2: a component MUST NOT contain bidi formatting characters; the
     * same in RFC 3987 §4.1. iuc19 §3 excludes nothing; LEIRIs do not enforce the
     * restriction (3987bis-00 §7.1). */
  { "bidi-formatting", "/\u202A",
    { { "iuc19", TRUE, "/%E2%80%AA" },
      { "duerst-01", FALSE, "/%E2%80%AA" },
      { "rfc3987", FALSE, "/%E2%80%AA" },
      { "3987bis-00", FALSE, "/%E2%80%AA" },
      { "guidelines-00", FALSE, "/%E2%80%AA" },
      { "leiri", TRUE, "/%E2%80%AA" } } },
  /* Space is in iunreserved: duerst-01 §2.2, iuc19 §3, LEIRI 3987bis-00 §7.1. It is not
     * in RFC 3987 §2.2 and 3987bis-00 §2.2. */
  { "space", "/a b",
    { { "iuc19", TRUE, "/a%20b" },
      { "duerst-01", TRUE, "/a%20b" },
      { "rfc3987", FALSE, "/a%20b" },
      { "3987bis-00", FALSE, "/a%20b" },
      { "guidelines-00", FALSE, "/a%20b" },
      { "leiri", TRUE, "/a%20b" } } },
  /* C0 controls: leiri-ucschar includes them (3987bis-00 §7.1); duerst-01 §2.2 adds
     * space, delims and unwise of RFC 2396 §2.4.3, but not control. */
  { "control", "/\x01",
    { { "duerst-01", FALSE, "/%01" },
      { "rfc3987", FALSE, "/%01" },
      { "leiri", TRUE, "/%01" } } },
  /* RFC 2732 §3 made "[" and "]" reserved, and so allowed them in a query, in the
     * drafts that build on it (masinter-07 §2.2); RFC 3986 §3.4 no longer allows
     * them. */
  { "bracket-in-query", "?[",
    { { "masinter-07", TRUE, "?[" },
      { "iuc19", TRUE, "?[" },
      { "duerst-01", TRUE, "?[" },
      { "rfc3987", FALSE, "?[" },
      { "3987bis-00", FALSE, "?[" },
      { "leiri", FALSE, "?[" } } },
  /* Percent-encoding in a host: RFC 3987 §2.2 has pct-encoded in ireg-name, 3987bis-00
     * §2.2 has not, nor has a LEIRI (§7.1); a browser decodes it, but it is not valid
     * (URL Standard §3.5). */
  { "host-percent", "http://%C3%BC.example/",
    { { "rfc3987", TRUE, "http://%C3%BC.example/" },
      { "3987bis-00", FALSE, "http://%C3%BC.example/" },
      { "guidelines-00", FALSE, "http://%C3%BC.example/" },
      { "leiri", FALSE, "http://%C3%BC.example/" },
      { "web-address", FALSE, "http://%C3%BC.example/" },
      { "whatwg", FALSE, "http://xn--tda.example/" } } },
  /* IDNA2003 maps sharp s to "ss" (3987bis-00 §3.4: RFC 3490, RFC 3454 table B.2);
     * IDNA2008 keeps it (guidelines-00 §5.2.2; RFC 5892 §2.6), as UTS #46 now does.
     * masinter-07, duerst-01 and LEIRI percent-encode the octets of UTF-8. */
  { "sharp-s", "http://fa\u00DF.example/",
    { { "masinter-07", FALSE, "http://fa%C3%9F.example/" },
      { "iuc19", TRUE, "http://fa%C3%9F.example/" },
      { "duerst-01", TRUE, "http://fa%C3%9F.example/" },
      { "rfc3987", TRUE, "http://xn--fa-hia.example/" },
      { "3987bis-00", TRUE, "http://fass.example/" },
      { "guidelines-00", TRUE, "http://xn--fa-hia.example/" },
      { "leiri", TRUE, "http://fa%C3%9F.example/" },
      { "web-address", TRUE, "http://xn--fa-hia.example/" },
      { "whatwg", TRUE, "http://xn--fa-hia.example/" } } },
  /* "#" in ifragment: 3987bis-00 §2.2 and the standards that build on it; not in
     * RFC 3987 §2.2. guidelines-00 §7.1 percent-encodes it. */
  { "second-hash", "#a#b",
    { { "rfc3987", FALSE, "#a#b" },
      { "3987bis-00", TRUE, "#a#b" },
      { "guidelines-00", TRUE, "#a%23b" },
      { "leiri", TRUE, "#a#b" },
      { "web-address", TRUE, "#a#b" } } },
  /* White space around: guidelines-00 §4, step 1, 3987bis-00 §7.2, step 1. */
  { "space-around", " /a ",
    { { "duerst-01", TRUE, "%20/a%20" },
      { "rfc3987", FALSE, "%20/a%20" },
      { "3987bis-00", FALSE, "%20/a%20" },
      { "guidelines-00", TRUE, "/a" },
      { "leiri", TRUE, "%20/a%20" },
      { "web-address", TRUE, "/a" },
      { "whatwg", FALSE, NULL } } },
  /* 3987bis-00 §7.2, steps 4 and 5: "\" becomes "/", and a bare "%" becomes "%25".
     * RFC 3987 §3.1: "%" MUST NOT be converted, "\" may be encoded. A browser turns "\"
   * into "/" if the scheme is special and keeps "%" (URL Standard §4.4). guidelines-00
   * §7.1: both are encoded. */
  { "backslash", "http://a\\b%",
    { { "guidelines-00", FALSE, "http://a%5Cb%25" },
      { "leiri", FALSE, "http://a%5Cb%" },
      { "web-address", TRUE, "http://a/b%25" },
      { "whatwg", FALSE, "http://a/b%" } } },
  /* The URL Standard's parser requires a scheme or a base; all others accept references
     * (RFC 3986 §4.1). */
  { "relative", "a/b",
    { { "masinter-07", TRUE, "a/b" },
      { "iuc19", TRUE, "a/b" },
      { "duerst-01", TRUE, "a/b" },
      { "rfc3987", TRUE, "a/b" },
      { "3987bis-00", TRUE, "a/b" },
      { "guidelines-00", TRUE, "a/b" },
      { "leiri", TRUE, "a/b" },
      { "web-address", TRUE, "a/b" },
      { "whatwg", FALSE, NULL } } },
};
/* clang-format on */

static void
test_row (gconstpointer data)
{
  const SpecRow *row = data;

  for (const Expectation *e = row->expected; e->spec != NULL; e++)
    {
      const IriOptions options = { .spec = iri_spec_find (e->spec) };
      g_autoptr (IriReport) report = NULL;

      g_test_message ("%s", e->spec);
      g_assert_nonnull (options.spec);
      report = iri_report_new (row->text, -1, &options);
      g_assert_cmpint (report->valid, ==, e->valid);
      g_assert_cmpstr (report->uri, ==, e->uri);
    }
}

static const Expectation *
find_expectation (const SpecRow *row, const char *spec)
{
  for (const Expectation *e = row->expected; e->spec != NULL; e++)
    if (g_str_equal (e->spec, spec))
      return e;
  return NULL;
}

static gboolean
tells_apart (const SpecRow *row, const IriSpec *a, const IriSpec *b)
{
  const Expectation *of_a = find_expectation (row, a->id);
  const Expectation *of_b = find_expectation (row, b->id);

  return of_a != NULL && of_b != NULL
         && (of_a->valid != of_b->valid || g_strcmp0 (of_a->uri, of_b->uri) != 0);
}

/* Some row distinguishes every pair. */
static void
test_pairs (void)
{
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);

  g_assert_cmpuint (n, ==, 9);
  for (gsize a = 0; a < n; a++)
    for (gsize b = a + 1; b < n; b++)
      {
        gboolean apart = FALSE;

        for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
          apart |= tells_apart (&rows[i], &specs[a], &specs[b]);
        if (!apart)
          g_test_message ("%s and %s", specs[a].id, specs[b].id);
        g_assert_true (apart);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/spec/pairs", test_pairs);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/spec/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  return g_test_run ();
}
