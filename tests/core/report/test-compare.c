/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The comparison ladder of 3987bis-00 §5 and RFC 3986 §6, with their examples. */

#include "iri-compare.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *left;
  const char *right;
  const char *verdict; /* as in `iri compare`, without "equal" */
} CompareRow;

static const CompareRow example_rows[] = {
  /* §5.3.2 */
  { "syntax", "example://a/b/c/%7Bfoo%7D/ros\u00E9",
    "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9", "path" },
  { "case", "HTTP://www.EXAMPLE.com/", "http://www.example.com/", "case" },
  { "nfc", "http://www.example.org/r\u00E9sum\u00E9.html",
    "http://www.example.org/re\u0301sume\u0301.html", "different nfc" },
  { "tilde", "http://example.org/~user", "http://example.org/%7euser", "percent" },
  { "tilde-case", "http://example.org/%7euser", "http://example.org/%7Euser", "case" },
  /* §5.3.3 */
  { "empty-path", "http://example.com", "http://example.com/", "scheme" },
  { "empty-port", "http://example.com/", "http://example.com:/", "scheme" },
  { "default-port", "http://example.com:/", "http://example.com:80/", "scheme" },
  { "empty-query", "http://example.com/?", "http://example.com/", "different" },
  { "empty-fragment", "http://example.com/#", "http://example.com/", "different" },
  { "punycode", "http://r\u00E9sum\u00E9.example.org",
    "http://xn--rsum-bpad.example.org", "scheme" },
  /* duerst-01 §2.3 */
  { "same", "http://example.org/ros\u00E9", "http://example.org/ros\u00E9", "string" },
  { "escaped", "http://example.org/ros\u00E9", "http://example.org/ros%C3%A9",
    "percent" },
};

static const CompareRow row_rows[] = {
  { "empty", "", "", "string" },
  { "host-encoded", "http://\u00C9.com", "http://%C3%89.com", "percent" },
  /* A name with a dot, and one where "%2E" stands for it (RFC 3986 §2.3). */
  { "host-encoded-dot", "x://\u00C9%2Ecom/", "x://%C3%89.com/", "percent" },
  { "host-without-dot", "x://\u00C9/", "x://%C3%89/", "percent" },
  /* §5.3.2.3, of characters that conversion back leaves escaped. */
  { "invisible-encoded", "http://a/b\u00AD\u200B/../c",
    "http://a/b%C2%AD%E2%80%8B/../c", "percent" },
  { "invisible-encoded-dots", "http://a/b/../\u200B", "http://a/%E2%80%8B", "path" },
  { "invisible-other", "http://a/b\u200B", "http://a/b%E2%80%8C", "different" },
  { "invisible-not-utf-8", "http://a/b\u00AD", "http://a/b%AD", "different" },
  { "host-mapped", "http://\u00C9.com/", "http://\u00E9.com/", "scheme" },
  { "host-refused", "http://\u2603/", "http://\u2603/", "string" },
  { "path-case", "http://a/B", "http://a/b", "different" },
  { "userinfo-case", "http://A@b/", "http://a@b/", "different" },
  { "reserved", "http://a/b%2Fc", "http://a/b/c", "different" },
  { "reserved-case", "http://a/b%2fc", "http://a/b%2Fc", "case" },
  { "nfc-encoded", "http://a/%C3%A9", "http://a/e%CC%81", "different nfc" },
  { "nfkc", "http://a/\uFB01", "http://a/fi", "different nfkc" },
  { "half-width", "http://a/\uFF76\uFF9E", "http://a/\u30AC", "different nfkc" },
  { "neither", "http://a/\u00E9", "http://a/e", "different" },
};

static char *
verdict (const char *left, const char *right, IriPurpose purpose, const char *base)
{
  IriOptions options = { .want = IRI_WANT_IRI | IRI_WANT_TARGET, .base = base };
  g_autoptr (IriReport) a = iri_report_new (left, -1, &options);
  g_autoptr (IriReport) b = iri_report_new (right, -1, &options);
  g_autoptr (IriComparison) comparison = iri_comparison_new (a, b, purpose);

  if (comparison == NULL)
    return NULL;
  if (comparison->equal)
    return g_strdup (iri_rung_id (comparison->rung));
  if (comparison->equal_after == IRI_EQUAL_AFTER_NOT)
    return g_strdup ("different");
  return g_strdup_printf ("different %s", iri_equal_after_id (comparison->equal_after));
}

/* The order of the two does not matter. */
static void
test_row (gconstpointer data)
{
  const CompareRow *row = data;
  g_autofree char *there = verdict (row->left, row->right, IRI_PURPOSE_ANY, NULL);
  g_autofree char *back = verdict (row->right, row->left, IRI_PURPOSE_ANY, NULL);

  g_assert_cmpstr (there, ==, row->verdict);
  g_assert_cmpstr (back, ==, row->verdict);
}

/* §5.3.4, and near misses. */
static const struct
{
  const char *name;
  const char *left;
  const char *right;
  IriPurpose purpose;
  gboolean hint;
} slash_rows[] = {
  { "data", "http://example.com/data", "http://example.com/data/", IRI_PURPOSE_ANY,
    TRUE },
  { "query", "http://a/\u00F6/?x", "http://a/\u00F6?x", IRI_PURPOSE_ANY, TRUE },
  { "fragment", "http://a/b/#x", "http://a/b#x", IRI_PURPOSE_RETRIEVAL, TRUE },
  { "other-fragment", "http://a/b/#x", "http://a/b", IRI_PURPOSE_RETRIEVAL, TRUE },
  { "normalized", "HTTP://A:80/./%62", "http://a/b/", IRI_PURPOSE_ANY, TRUE },
  { "relative", "b/c", "b/c/", IRI_PURPOSE_ANY, TRUE },
  { "names", "http://a/b", "http://a/b/", IRI_PURPOSE_IDENTITY, FALSE },
  { "empty-path", "http://a", "http://a/", IRI_PURPOSE_ANY, FALSE },
  { "empty-path-of-other-scheme", "x://a", "x://a/", IRI_PURPOSE_ANY, FALSE },
  { "no-path", "", "/", IRI_PURPOSE_ANY, FALSE },
  { "no-host", "urn:a:b", "urn:a:b/", IRI_PURPOSE_ANY, FALSE },
  { "two-slashes", "http://a/b/", "http://a/b//", IRI_PURPOSE_ANY, FALSE },
  { "in-query", "http://a/?b", "http://a/?b/", IRI_PURPOSE_ANY, FALSE },
  { "in-the-middle", "http://a/bc", "http://a/b/c", IRI_PURPOSE_ANY, FALSE },
  { "more", "http://a/b", "http://a/b/c", IRI_PURPOSE_ANY, FALSE },
  { "other-character", "http://a/b", "http://a/b;", IRI_PURPOSE_ANY, FALSE },
  { "encoded", "http://a/b", "http://a/b%2F", IRI_PURPOSE_ANY, FALSE },
  { "same", "http://a/b/", "http://a/b/", IRI_PURPOSE_ANY, FALSE },
};

static gboolean
has_slash_hint (const char *left, const char *right, IriPurpose purpose)
{
  const IriOptions options = { .want = IRI_WANT_IRI | IRI_WANT_TARGET };
  g_autoptr (IriReport) a = iri_report_new (left, -1, &options);
  g_autoptr (IriReport) b = iri_report_new (right, -1, &options);
  g_autoptr (IriComparison) comparison = iri_comparison_new (a, b, purpose);

  g_assert_cmpint (comparison->equal && comparison->trailing_slash, ==, FALSE);
  return comparison->trailing_slash;
}

static void
test_slash (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *left = slash_rows[row].left, *right = slash_rows[row].right;
  IriPurpose purpose = slash_rows[row].purpose;

  g_assert_cmpint (has_slash_hint (left, right, purpose), ==, slash_rows[row].hint);
  g_assert_cmpint (has_slash_hint (right, left, purpose), ==, slash_rows[row].hint);
}

/* §5.1. */
static void
test_purpose (void)
{
  static const struct
  {
    const char *left;
    const char *right;
    IriPurpose purpose;
    const char *verdict;
  } rows[] = {
    { "http://a/", "http://A/", IRI_PURPOSE_IDENTITY, "different" },
    { "http://a/", "http://a/", IRI_PURPOSE_IDENTITY, "string" },
    { "\u00E9", "e\u0301", IRI_PURPOSE_IDENTITY, "different nfc" },
    { "http://a/#b", "http://a/#c", IRI_PURPOSE_RETRIEVAL, "string" },
    { "http://a/#b", "http://A/", IRI_PURPOSE_RETRIEVAL, "case" },
    { "http://a/#", "http://a/", IRI_PURPOSE_RETRIEVAL, "string" },
    { "http://a/?", "http://a/", IRI_PURPOSE_RETRIEVAL, "different" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *said
          = verdict (rows[i].left, rows[i].right, rows[i].purpose, NULL);

      g_assert_cmpstr (said, ==, rows[i].verdict);
    }
}

/* What 3987bis-00 §7 and guidelines-00 §4 change in a text before there is an IRI to
 * compare (§5.2). The other standards do not change it. */
static void
test_prepared (void)
{
  static const struct
  {
    const char *spec;
    const char *left;
    const char *right;
    IriPurpose purpose;
    const char *rung;
  } rows[] = {
    { "leiri", "x:/a b", "x:/a%20b", IRI_PURPOSE_ANY, "string" },
    { "leiri", "x:/a b", "x:/a%20b", IRI_PURPOSE_IDENTITY, "string" },
    { "leiri", "x:/a<\uE000>", "x:/a%3c%EE%80%80%3E", IRI_PURPOSE_ANY, "case" },
    { "leiri", "X:/a b", "x:/a b", IRI_PURPOSE_ANY, "case" },
    { "leiri", "x:/b/../a b", "x:/a%20b", IRI_PURPOSE_ANY, "path" },
    { "leiri", "x:/\u00FC", "x:/%C3%BC", IRI_PURPOSE_ANY, "percent" },
    { "leiri", " x:/a", "x:/a", IRI_PURPOSE_ANY, "different" },
    { "web-address", "http://a/b c", "http://a/b%20c", IRI_PURPOSE_IDENTITY, "string" },
    { "web-address", "http://a/%zz", "http://a/%25zz", IRI_PURPOSE_IDENTITY, "string" },
    { "web-address", "\thttp://a/b\r\n", "http://a/b", IRI_PURPOSE_IDENTITY, "string" },
    { "web-address", "http://a\\b", "http://a/b", IRI_PURPOSE_IDENTITY, "string" },
    { "web-address", "http://a/?\\", "http://a/?/", IRI_PURPOSE_ANY, "different" },
    { "web-address", " HTTP://a/b c ", "http://a/b c", IRI_PURPOSE_ANY, "case" },
    { "guidelines-00", " x:/a\n", "x:/a", IRI_PURPOSE_IDENTITY, "string" },
    { "guidelines-00", "x:/a b", "x:/a%20b", IRI_PURPOSE_IDENTITY, "different" },
    { "whatwg", "\001http://a/\tb", "http://a/b", IRI_PURPOSE_IDENTITY, "string" },
    { "whatwg", "http://a/b c", "http://a/b%20c", IRI_PURPOSE_ANY, "scheme" },
    { "3987bis-00", " x:/a", "x:/a", IRI_PURPOSE_ANY, "different" },
    { "rfc3987", "x:/a b", "x:/a%20b", IRI_PURPOSE_ANY, "different" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      IriOptions options = { .want = IRI_WANT_IRI | IRI_WANT_TARGET,
                             .spec = iri_spec_find (rows[i].spec) };
      g_autoptr (IriReport) left = iri_report_new (rows[i].left, -1, &options);
      g_autoptr (IriReport) right = iri_report_new (rows[i].right, -1, &options);
      g_autoptr (IriComparison) comparison
          = iri_comparison_new (left, right, rows[i].purpose);

      g_assert_cmpstr (comparison->equal ? iri_rung_id (comparison->rung) : "different",
                       ==, rows[i].rung);
    }
}

/* Free with g_free(). */
static char *
to_latin_1 (const char *text)
{
  return g_convert (text, -1, "ISO-8859-1", "UTF-8", NULL, NULL, NULL);
}

/* To align the percent-encoding, both are mapped to URIs (§5.3.2.3), for which the
 * query is in the document charset by some standards (3987bis-00 §3.5). */
static void
test_charset (void)
{
  static const struct
  {
    const char *left;
    const char *right;
    const char *by_charset; /* if the query is in the document charset */
    const char *by_utf_8;
  } rows[] = {
    { "http://h/?\u00FC", "http://h/?%FC", "percent", "different" },
    { "http://h/?\u00FC", "http://h/?%fc", "percent", "different" },
    { "http://h/?\u00FC", "http://h/?%C3%BC", "different", "percent" },
    { "http://h/?\u00FC", "http://h/?\u00FC", "string", "string" },
    { "http://h/?\u00C3\u00BC", "http://h/?%C3%BC", "percent", "different" },
    { "http://h/?\u00FC%41", "HTTP://h/?%FCA", "percent", "different" },
    { "http://h/\u00FC", "http://h/%C3%BC", "percent", "percent" },
    { "http://h/\u00FC?", "http://h/%FC?", "different", "different" },
    { "http://h/#\u00FC", "http://h/#%C3%BC", "percent", "percent" },
    { "x://h/?\u00FC", "x://h/?%C3%BC", "percent", "percent" },
    /* A reference without a scheme is not known to be of http. */
    { "?\u00FC", "?%C3%BC", "percent", "percent" },
  };
  static const struct
  {
    const char *spec;
    gboolean by_charset;
  } specs[] = {
    { "masinter-07", FALSE },  { "iuc19", FALSE },      { "duerst-01", FALSE },
    { "rfc3987", FALSE },      { "leiri", FALSE },      { "3987bis-00", TRUE },
    { "guidelines-00", TRUE }, { "web-address", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (specs) * G_N_ELEMENTS (rows); i++)
    {
      const gsize row = i % G_N_ELEMENTS (rows), spec = i / G_N_ELEMENTS (rows);
      /* The charset of the text is that of the document (3987bis-00 §3.1). */
      const IriOptions options = { .want = IRI_WANT_IRI | IRI_WANT_TARGET,
                                   .spec = iri_spec_find (specs[spec].spec),
                                   .source = "ISO-8859-1" };
      g_autofree char *left_text = to_latin_1 (rows[row].left);
      g_autofree char *right_text = to_latin_1 (rows[row].right);
      g_autoptr (IriReport) left = iri_report_new (left_text, -1, &options);
      g_autoptr (IriReport) right = iri_report_new (right_text, -1, &options);
      g_autoptr (IriComparison) comparison
          = iri_comparison_new (left, right, IRI_PURPOSE_ANY);

      g_assert_cmpstr (
          comparison->equal ? iri_rung_id (comparison->rung) : "different", ==,
          specs[spec].by_charset ? rows[row].by_charset : rows[row].by_utf_8);
    }
}

/* In iuc19, the document charset is that of all components (Table 1). */
static void
test_charset_of_all (void)
{
  static const struct
  {
    const char *left;
    const char *right;
    const char *rung;
  } rows[] = {
    { "http://h/M\u00E4rz", "http://h/M%E4rz", "percent" },
    { "http://h/M\u00E4rz", "http://h/M%C3%A4rz", "different" },
    { "http://h/#\u00E4", "http://h/#%E4", "percent" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const IriOptions options = { .want = IRI_WANT_IRI | IRI_WANT_TARGET,
                                   .spec = iri_spec_find ("iuc19"),
                                   .charset = "ISO-8859-1" };
      g_autoptr (IriReport) left = iri_report_new (rows[i].left, -1, &options);
      g_autoptr (IriReport) right = iri_report_new (rows[i].right, -1, &options);
      g_autoptr (IriComparison) comparison
          = iri_comparison_new (left, right, IRI_PURPOSE_ANY);

      g_assert_cmpstr (comparison->equal ? iri_rung_id (comparison->rung) : "different",
                       ==, rows[i].rung);
    }
}

/* References are resolved before they are compared (§5.1). */
static void
test_base (void)
{
  g_autofree char *same = verdict ("../b", "//h/b", IRI_PURPOSE_ANY, "http://h/a/");
  g_autofree char *none = verdict ("../b", "b", IRI_PURPOSE_ANY, "h/a/");

  g_assert_cmpstr (same, ==, "string");
  g_assert_cmpstr (none, ==, NULL);
}

/* The changes that each rung makes to either IRI. */
static void
test_forms (void)
{
  static const char *const forms[][2] = {
    { "HTTP://a:80/%7e", "http://a/b/../~" }, { "http://a:80/%7E", "http://a/b/../~" },
    { "http://a:80/~", "http://a/b/../~" },   { "http://a:80/~", "http://a/~" },
    { "http://a/~", "http://a/~" },
  };
  static const IriOptions options = { .want = IRI_WANT_IRI | IRI_WANT_TARGET };
  g_autoptr (IriReport) left = iri_report_new (forms[0][0], -1, &options);
  g_autoptr (IriReport) right = iri_report_new (forms[0][1], -1, &options);
  g_autoptr (IriComparison) comparison
      = iri_comparison_new (left, right, IRI_PURPOSE_ANY);

  g_assert_cmpint (comparison->n_rungs, ==, G_N_ELEMENTS (forms));
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_assert_cmpint (comparison->rungs[i].rung, ==, i);
      g_assert_cmpstr (comparison->rungs[i].left, ==, forms[i][0]);
      g_assert_cmpstr (comparison->rungs[i].right, ==, forms[i][1]);
      g_assert_cmpint (comparison->rungs[i].equal, ==, i == 4);
    }
}

/* Renders the differences as text, with [left|right] for each. */
static char *
render (const char *left, const char *right)
{
  static const IriOptions options = { .want = IRI_WANT_IRI | IRI_WANT_TARGET };
  g_autoptr (IriReport) a = iri_report_new (left, -1, &options);
  g_autoptr (IriReport) b = iri_report_new (right, -1, &options);
  g_autoptr (IriComparison) comparison
      = iri_comparison_new (a, b, IRI_PURPOSE_IDENTITY);
  GString *out = g_string_new (NULL);
  gsize at = 0, other_at = 0;

  for (gsize i = 0; i < comparison->n_differences; i++)
    {
      IriDifference found = comparison->differences[i];

      /* The text between two differences is the same. */
      g_assert_cmpmem (left + at, found.left.begin - at, right + other_at,
                       found.right.begin - other_at);
      g_string_append_len (out, left + at, (gssize) (found.left.begin - at));
      g_string_append_printf (out, "[%.*s|%.*s]", (int) iri_span_length (found.left),
                              left + found.left.begin,
                              (int) iri_span_length (found.right),
                              right + found.right.begin);
      at = found.left.end;
      other_at = found.right.end;
    }
  g_assert_cmpstr (left + at, ==, right + other_at);
  g_string_append (out, left + at);
  return g_string_free (out, FALSE);
}

static void
test_differences (void)
{
  static const struct
  {
    const char *left;
    const char *right;
    const char *rendered;
  } rows[] = {
    { "abc", "abc", "abc" },
    { "abc", "axc", "a[b|x]c" },
    { "abc", "ac", "a[b|]c" },
    { "ac", "abc", "a[|b]c" },
    { "aaa", "aa", "aa[a|]" },
    { "", "abc", "[|abc]" },
    { "a1b2c", "a3b4c", "a[1|3]b[2|4]c" },
    /* Differences cover whole characters, even if these share bytes. */
    { "\u00E9", "\u00E8", "[\u00E9|\u00E8]" },
    { "\u00E9", "\u0129", "[\u00E9|\u0129]" },
    { "x\u00E9y\u05D0z", "x\u00E8y\u05D1z", "x[\u00E9|\u00E8]y[\u05D0|\u05D1]z" },
    { "http://a/%7e", "http://a/~", "http://a/[%7e|~]" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *rendered = render (rows[i].left, rows[i].right);

      g_assert_cmpstr (rendered, ==, rows[i].rendered);
    }
}

/* A long text is compared as a whole. */
static void
test_long (void)
{
  g_autofree char *left = g_strnfill (4 << 20, 'a');
  g_autofree char *right = g_strnfill (4 << 20, 'b');
  g_autofree char *said = NULL;

  said = verdict (left, right, IRI_PURPOSE_ANY, NULL);
  g_assert_cmpstr (said, ==, "different");
}

static void
test_at_random (void)
{
  static const char *const pieces[]
      = { "a", "b", "\u00E9", "\u00E8", "\u05D0", "\U00010300" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (int round = 0; round < 10000; round++)
    {
      g_autoptr (GString) left = g_string_new (NULL);
      g_autoptr (GString) right = g_string_new (NULL);
      g_autofree char *rendered = NULL;

      for (int i = g_rand_int_range (rand, 0, 8); i > 0; i--)
        g_string_append (left, pieces[g_rand_int_range (rand, 0, 6)]);
      for (int i = g_rand_int_range (rand, 0, 8); i > 0; i--)
        g_string_append (right, pieces[g_rand_int_range (rand, 0, 6)]);
      rendered = render (left->str, right->str);
      g_assert_true (g_utf8_validate (rendered, -1, NULL));
    }
}

static void
add_rows (const char *group, const CompareRow *rows, gsize n_rows)
{
  for (gsize i = 0; i < n_rows; i++)
    {
      g_autofree char *path = g_strdup_printf ("/compare/%s/%s", group, rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
}

/* By the URL Standard two IRIs are equal if its parser gives the same URL: the rules
 * for hosts and slashes depend on whether the scheme is special. */
static void
test_browser (void)
{
  static const struct
  {
    const char *left;
    const char *right;
    gboolean equal;
  } rows[] = {
    { "http:a", "http://a/", TRUE },
    { "http:\\\\a\\b", "http://a/b", TRUE },
    { "http://0x7f.1/", "http://127.0.0.1/", TRUE },
    { "http://xn--9ca.com/", "http://\u00E9.com/", TRUE },
    { "http://\u2603.com/", "http://xn--n3h.com/", TRUE },
    { "http://a/b", "http://a/B", FALSE },
  };
  const IriOptions options = {
    .spec = iri_spec_find ("whatwg"),
    .want = IRI_WANT_IRI | IRI_WANT_TARGET,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (IriReport) left = iri_report_new (rows[i].left, -1, &options);
      g_autoptr (IriReport) right = iri_report_new (rows[i].right, -1, &options);
      g_autoptr (IriComparison) comparison
          = iri_comparison_new (left, right, IRI_PURPOSE_ANY);

      g_assert_cmpint (comparison->equal, ==, rows[i].equal);
      if (rows[i].equal)
        g_assert_cmpint (comparison->rung, ==, IRI_RUNG_SCHEME);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  add_rows ("example", example_rows, G_N_ELEMENTS (example_rows));
  add_rows ("ladder", row_rows, G_N_ELEMENTS (row_rows));
  for (gsize i = 0; i < G_N_ELEMENTS (slash_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/compare/slash/%s", slash_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_slash);
    }
  g_test_add_func ("/compare/purpose", test_purpose);
  g_test_add_func ("/compare/prepared", test_prepared);
  g_test_add_func ("/compare/charset", test_charset);
  g_test_add_func ("/compare/charset/all", test_charset_of_all);
  g_test_add_func ("/compare/base", test_base);
  g_test_add_func ("/compare/forms", test_forms);
  g_test_add_func ("/compare/differences", test_differences);
  g_test_add_func ("/compare/differences/random", test_at_random);
  g_test_add_func ("/compare/long", test_long);
  g_test_add_func ("/compare/browser", test_browser);
  return g_test_run ();
}
