/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Normal forms: 3987bis-00 §5.3 and RFC 3986 §6.2, and their examples. */

#include "iri-idna.h"
#include "iri-normalize.h"
#include "iri-report.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *text;
  const char *normal;
} NormalRow;

/* §5.3.2.1. */
static const NormalRow case_rows[] = {
  { "example", "HTTP://www.EXAMPLE.com/", "http://www.example.com/" },
  { "hex", "%3a?%3b#%c3", "%3A?%3B#%C3" },
  { "hex-in-host", "//A%c3%a9B/", "//a%C3%A9b/" },
  { "others-stay", "A:B@/C?D#E", "a:B@/C?D#E" },
  { "userinfo-stays", "//A:B@C/", "//A:B@c/" },
  { "ipv6", "//[2001:DB8::A]/", "//[2001:db8::a]/" },
  /* Only a host of US-ASCII characters alone becomes lowercase (§5.3.2.1). */
  { "beyond-ascii-stays", "//\u00C9A/\u00C9", "//\u00C9A/\u00C9" },
  { "encoded-stays", "/%7Ea", "/%7Ea" },
  { "no-triplet", "/%a/%zz/%", "/%a/%zz/%" },
};

/* §5.3.2.3. */
static const NormalRow percent_rows[] = {
  { "tilde", "http://example.org/%7euser", "http://example.org/~user" },
  { "tilde-upper", "http://example.org/%7Euser", "http://example.org/~user" },
  { "unreserved", "/%41%7a%30%2d%2E%5f", "/Az0-._" },
  { "reserved-stay", "/%2f%3F?%26#%23", "/%2F%3F?%26#%23" },
  { "percent-stays", "/%2541", "/%2541" },
  { "ucschar", "/ros%c3%a9?%d7%90#%D7%90", "/ros\u00E9?\u05D0#\u05D0" },
  { "not-utf-8-stays", "/%C3?%FF", "/%C3?%FF" },
  { "formatting-stays", "/%E2%80%AE", "/%E2%80%AE" },
  { "private-use-in-query-alone", "/%EE%80%80?%EE%80%80", "/%EE%80%80?\uE000" },
  { "host", "http://%C3%89.com", "http://\u00C9.com" },
  { "host-ascii", "http://examp%4Ce.com/", "http://example.com/" },
  { "host-dot-beyond-ascii-stays", "http://a%E3%80%82b/", "http://a%E3%80%82b/" },
  { "host-rejected-stays", "http://%E2%98%83%41/", "http://%E2%98%83a/" },
  { "port", "http://a:%38%30/", "http://a:80/" },
  { "port-not-digits-stays", "http://a:%41/", "http://a:%41/" },
  { "scheme-stays", "%41:b", "%41:b" },
  { "dots-stay", "/a/%2E%2E/b", "/a/../b" },
  { "never-nfc", "/re%CC%81sume\u0301", "/re\u0301sume\u0301" },
  /* None of these results in a new triplet. */
  { "bare-then-digits", "/%%34%31", "/%%34%31" },
  { "bare-then-digit", "/%4%31%41", "/%4%31A" },
  { "bare-far", "/%zz%41", "/%zzA" },
};

/* §5.3.2.4. */
static const NormalRow path_rows[] = {
  { "example", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9",
    "example://a/b/c/%7Bfoo%7D/ros\u00E9" },
  { "encoded", "http://a/b/%2E%2e/c", "http://a/c" },
  { "too-many", "http://a/../..", "http://a/" },
  { "absolute-reference", "/a/b/c/./../../g", "/a/g" },
  { "query-stays", "/a?b/../c", "/a?b/../c" },
  { "no-new-authority", "f:/a/..//b", "f:/.//b" },
  { "no-new-authority-reference", "/.//b", "/.//b" },
  { "authority-needs-no-guard", "//a/..//b", "//a//b" },
  /* Relative references keep the segments that lead out of them. */
  { "relative", "mid/content=5/../6", "mid/6" },
  { "relative-out", "../../a/../b", "../../b" },
  { "relative-dot", "./a/.", "a/" },
  { "relative-up", "..", "../" },
  { "relative-empty-segments", "..///..", "..//" },
  { "relative-nothing-left", "a/..?q", "./?q" },
  { "relative-no-scheme", "./a:b", "./a:b" },
  { "relative-no-new-scheme", "x/../a:b", "./a:b" },
  { "relative-still-no-scheme", ":x/../a:b", "./a:b" },
  { "relative-colon-stays", ":x/./a:b", ":x/a:b" },
  { "relative-not-absolute", "a/..//b", ".//b" },
  { "empty", "?q", "?q" },
};

/* §5.3.3. */
static const NormalRow scheme_rows[] = {
  { "empty-path", "http://example.com", "http://example.com/" },
  { "normal", "http://example.com/", "http://example.com/" },
  { "empty-port", "http://example.com:/", "http://example.com/" },
  { "default-port", "http://example.com:80/", "http://example.com/" },
  { "default-port-zeros", "http://example.com:0080/", "http://example.com/" },
  { "https", "HTTPS://example.com:443", "https://example.com/" },
  { "another-port", "https://example.com:80", "https://example.com:80/" },
  { "huge-port", "http://example.com:65616/", "http://example.com:65616/" },
  { "unknown-scheme", "x://a:80", "x://a:80/" },
  { "unknown-scheme-empty-port", "x://a:", "x://a/" },
  { "empty-query-stays", "http://example.com/?", "http://example.com/?" },
  { "empty-fragment-stays", "http://example.com/#", "http://example.com/#" },
  { "empty-userinfo-stays", "http://@example.com/", "http://@example.com/" },
  { "fragment-stays", "http://a/#HTTP://A:80", "http://a/#HTTP://A:80" },
  { "no-authority", "urn:A:80", "urn:A:80" },
  { "reference", "//a:80", "//a:80" },
  { "punycode", "http://xn--rsum-bpad.example.org",
    "http://r\u00E9sum\u00E9.example.org/" },
  { "idn", "http://R\u00C9SUM\u00C9.example.org/",
    "http://r\u00E9sum\u00E9.example.org/" },
  { "idn-wide-dot", "http://a\u3002b/", "http://a.b/" },
  { "rejected", "http://\u2603/", "http://\u2603/" },
  { "ipv6", "http://[::1]:80", "http://[::1]/" },
  { "localhost", "file://LOCALHOST/a", "file:///a" }, /* RFC 8089 §2 */
  { "local-path", "file:/a", "file:///a" },           /* RFC 8089 appendix B */
  { "local-path-guarded", "file:/..//a", "file:////a" },
  { "local-port", "file://localhost:1/a", "file://localhost:1/a" },
  { "local-user", "file://me@localhost/a", "file://me@localhost/a" },
  { "other-host", "file://a/b", "file://a/b" },
  { "http-localhost", "http://localhost/", "http://localhost/" },
};

static void
append_normal (const GString *text,
               const IriSpec *spec,
               IriIdnaFlavour idna,
               const char *charset,
               IriRung rung,
               GString *out)
{
  const IriNormalizeInput input = { .text = text->str,
                                    .length = text->len,
                                    .spec = spec,
                                    .idna = idna,
                                    .charset = charset };

  iri_normalize (&input, rung, NULL, out);
}

/* Free with g_free(). */
static char *
normalize_by (const char *spec, const char *text, IriIdnaFlavour idna, IriRung rung)
{
  g_autoptr (GString) given = g_string_new (text);
  GString *normal = g_string_new (NULL);

  append_normal (given, iri_spec_find (spec), idna, NULL, rung, normal);
  return g_string_free (normal, FALSE);
}

/* A reg_name of RFC 2396 §3.2.1 keeps its case; RFC 3986 §3.2.2 ignores that of all
 * hosts. */
static void
test_reg_names (void)
{
  static const struct
  {
    const char *spec;
    const char *text;
    const char *normal;
  } rows[] = {
    { "masinter-07", "s://A$b/", "s://A$b/" },
    { "iuc19", "s://A$b/", "s://A$b/" },
    { "duerst-01", "s://A$b/", "s://A$b/" },
    { "rfc3987", "s://A$b/", "s://a$b/" },
    { "masinter-07", "//A$%c3%a9", "//A$\u00E9" },
    { "masinter-07", "s://A-B/", "s://a-b/" },
    { "masinter-07", "s://A$:80/", "s://A$:80/" },
    { "masinter-07", "s://A:80/", "s://a:80/" },
    { "masinter-07", "http://A$b/", "http://a$b/" },
    /* Once decoded, it is the hostname of a server. */
    { "masinter-07", "s://%41B/", "s://ab/" },
    { "masinter-07", "s://%41$B/", "s://A$B/" },
    /* Other letters are not in a hostname (§3.2.2), so it keeps the case of all. */
    { "iuc19", "s://A%2E%C3%A9$/", "s://A.\u00E9$/" },
    { "iuc19", "s://A%2E%C3%A9/", "s://A.\u00E9/" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *normal
          = normalize_by (rows[i].spec, rows[i].text, IRI_IDNA_NONE, IRI_RUNG_PATH);

      g_assert_cmpstr (normal, ==, rows[i].normal);
    }
}

static char *
normalize (const char *text, IriRung rung)
{
  return normalize_by ("rfc3987", text, IRI_IDNA_UTS46, rung);
}

static void
check_row (const NormalRow *row, IriRung rung)
{
  g_autofree char *normal = normalize (row->text, rung);

  g_assert_cmpstr (normal, ==, row->normal);
}

static void
test_case (gconstpointer data)
{
  check_row (data, IRI_RUNG_CASE);
}

static void
test_percent (gconstpointer data)
{
  check_row (data, IRI_RUNG_PERCENT);
}

static void
test_path (gconstpointer data)
{
  check_row (data, IRI_RUNG_PATH);
}

static void
test_scheme (gconstpointer data)
{
  check_row (data, IRI_RUNG_SCHEME);
}

/* RFC 2396 §3 has an opaque part without a hierarchy; a path that begins with a space
 * must not lose it where the standard removes spaces around an IRI. */
static void
test_paths_by_spec (void)
{
  static const struct
  {
    const char *spec;
    const char *text;
    const char *normal;
  } rows[] = {
    { "masinter-07", "mailto:x/../..?q", "mailto:x/../..?q" },
    /* A decoded letter composes with the mark in a segment of its own (§2.3 b). */
    { "masinter-07", "s://h/%41\u0301/%41", "s://h/%41\u0301/A" },
    { "masinter-07", "s://h/%41\u0301/../%41", "s://h/A" },
    /* Without the port, the authority would be a reg_name (RFC 2396 §3.2.1). */
    { "masinter-07", "s://%E6%97%A5%tp:/", "s://%E6%97%A5%tp:/" },
    { "iuc19", "f:a/./b#c", "f:a/./b#c" },
    { "duerst-01", "f:..", "f:.." },
    { "duerst-01", "f:/a/./b", "f:/a/b" },
    { "duerst-01", "http://a/b/../c", "http://a/c" },
    { "rfc3987", "mailto:x/../..?q", "mailto:/?q" },
    { "guidelines-00", "+/../ w", "./ w" },
    { "guidelines-00", "./ w", "./ w" },
    { "rfc3987", " w", " w" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *normal
          = normalize_by (rows[i].spec, rows[i].text, IRI_IDNA_UTS46, IRI_RUNG_PATH);

      g_assert_cmpstr (normal, ==, rows[i].normal);
    }
}

static void
test_ids (void)
{
  for (int rung = 0; rung < IRI_N_RUNGS; rung++)
    {
      IriRung found;

      g_assert_true (iri_rung_find (iri_rung_id ((IriRung) rung), &found));
      g_assert_cmpint (found, ==, rung);
    }
  g_assert_false (iri_rung_find ("nfc", &(IriRung){ 0 }));
}

/* With any standard and flavour, normalizing a normal form does not change it on any
 * rung, and each component stays the same component. */
static void
test_idempotent (void)
{
  static const char *const pieces[]
      = { "a",   "A",     ":",       "/",         "/",      "..",     ".",
          "?",   "#",     "@",       "%",         "%4",     "4",      "1",
          "%41", "%2e",   "%c3",     "%a9",       "%C3%89", "\u00C9", "\u3002",
          "%25", "%2F",   ":80",     "xn--",      "[",      "]",      "http://",
          "f:",  "file:", "//",      "localhost", "::1",    "\u05D0", " ",
          "\\",  "|",     "e\u0301", "\u0301" };
  static const IriIdnaFlavour flavours[]
      = { IRI_IDNA_UTS46, IRI_IDNA_2008, IRI_IDNA_2003, IRI_IDNA_BROWSER,
          IRI_IDNA_NONE };
  static const char *const charsets[]
      = { NULL, "ISO-8859-1", "Shift_JIS", "ISO-2022-JP" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (53);
  const IriSpec *specs;
  gsize n_specs;

  specs = iri_spec_all (&n_specs);
  for (int round = 0; round < 20000; round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      const IriSpec *spec = &specs[(gsize) round % n_specs];
      IriIdnaFlavour idna = flavours[(gsize) round % G_N_ELEMENTS (flavours)];
      const char *charset = charsets[(gsize) round % G_N_ELEMENTS (charsets)];

      for (int i = g_rand_int_range (rand, 0, 12); i > 0; i--)
        g_string_append (text,
                         pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      for (int rung = 0; rung < IRI_N_RUNGS; rung++)
        {
          g_autoptr (GString) once = g_string_new (NULL);
          g_autoptr (GString) twice = g_string_new (NULL);

          append_normal (text, spec, idna, charset, (IriRung) rung, once);
          append_normal (once, spec, idna, charset, (IriRung) rung, twice);
          g_assert_cmpstr (once->str, ==, twice->str);
          if (!g_str_equal (once->str, twice->str))
            g_test_message ("%s %s %s: %s", spec->id, iri_idna_id (idna),
                            iri_rung_id ((IriRung) rung), text->str);
        }
    }
}

static char *
resolve (const char *reference)
{
  static const IriOptions options
      = { .base = "x://h/i/j/k?l", .want = IRI_WANT_IRI | IRI_WANT_TARGET };
  g_autoptr (IriReport) report = iri_report_new (reference, -1, &options);

  return g_strdup (report->iri);
}

/* Removing dot segments from a reference changes neither its target nor which
 * components it has. */
static void
test_same_place (void)
{
  static const char *const pieces[]
      = { "a", "b:", "/", "/", "/", "..", "..", ".", "?q", "#f" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3986);

  for (int round = 0; round < 20000; round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *normal = NULL;
      g_autofree char *there = NULL;
      g_autofree char *also_there = NULL;

      for (int i = g_rand_int_range (rand, 0, 10); i > 0; i--)
        g_string_append (text,
                         pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      /* With a scheme the text is not resolved against the base. */
      if (g_str_has_prefix (text->str, "a") || g_str_has_prefix (text->str, "b"))
        g_string_prepend (text, "./");
      normal = normalize (text->str, IRI_RUNG_PATH);
      there = resolve (text->str);
      also_there = resolve (normal);
      g_assert_cmpstr (also_there, ==, there);
    }
}

/* The URI of a normal form: below the rung of schemes a host is not treated as an
 * IDN by RFC 3987. */
static void
test_uri (void)
{
  static const struct
  {
    IriRung rung;
    const char *spec;
    const char *uri;
  } rows[] = {
    { IRI_RUNG_PATH, "rfc3987", "http://%C3%A9.example/%C3%A9" },
    { IRI_RUNG_SCHEME, "rfc3987", "http://xn--9ca.example/%C3%A9" },
    { IRI_RUNG_PATH, "3987bis-00", "http://xn--9ca.example/%C3%A9" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      IriOptions options = { .spec = iri_spec_find (rows[i].spec),
                             .rung = rows[i].rung,
                             .want = IRI_WANT_IRI | IRI_WANT_URI | IRI_WANT_NORMAL };
      g_autoptr (IriReport) report
          = iri_report_new ("HTTP://\u00E9.example/%c3%a9", -1, &options);

      g_assert_cmpstr (report->iri, ==, "http://\u00E9.example/\u00E9");
      g_assert_cmpstr (report->uri, ==, rows[i].uri);
    }
}

static void
add_rows (const char *group, const NormalRow *rows, gsize n_rows, GTestDataFunc test)
{
  for (gsize i = 0; i < n_rows; i++)
    {
      g_autofree char *path = g_strdup_printf ("/normalize/%s/%s", group, rows[i].name);

      g_test_add_data_func (path, &rows[i], test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_rows ("case", case_rows, G_N_ELEMENTS (case_rows), test_case);
  add_rows ("percent", percent_rows, G_N_ELEMENTS (percent_rows), test_percent);
  add_rows ("path", path_rows, G_N_ELEMENTS (path_rows), test_path);
  add_rows ("scheme", scheme_rows, G_N_ELEMENTS (scheme_rows), test_scheme);
  g_test_add_func ("/normalize/reg-names", test_reg_names);
  g_test_add_func ("/normalize/paths-by-spec", test_paths_by_spec);
  g_test_add_func ("/normalize/ids", test_ids);
  g_test_add_func ("/normalize/idempotent", test_idempotent);
  g_test_add_func ("/normalize/same-place", test_same_place);
  g_test_add_func ("/normalize/uri", test_uri);
  return g_test_run ();
}
