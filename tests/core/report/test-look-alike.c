/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Pairs of IRIs that can be mistaken for each other: the examples of UTS #39 §4, and
 * those of other standards. */

#include "iri-look-alike.h"

#include <string.h>

/* The ways in which two IRIs can look alike. */
enum
{
  SHOWN = 1 << 0,
  SKELETON = 1 << 1,
  LTR = 1 << 2,
  RTL = 1 << 3,
  WHOLE = 1 << 4,
  IN_ANY_LINE = LTR | RTL,
  SAME_ORDER = SKELETON | LTR | RTL,
};

static const struct
{
  const char *name;
  const char *left;
  const char *right;
  guint how;
} rows[] = {
  { "same", "http://a/", "http://a/", 0 },
  { "other", "http://a/", "http://b/", 0 },
  { "empty", "", "", 0 },
  /* UTS #39 §4: single-script, mixed-script and whole-script confusables. */
  { "single-script", "ljeto", "\u01c9eto", SAME_ORDER },
  { "mixed-script", "paypal", "p\u0430yp\u0430l", SAME_ORDER },
  { "whole-script", "scope", "\u0455\u0441\u043e\u0440\u0435", SAME_ORDER | WHOLE },
  { "whole-script-in-a-host", "http://scope.example/a",
    "http://\u0455\u0441\u043e\u0440\u0435.example/a", SAME_ORDER | WHOLE },
  { "whole-script-in-a-path", "http://a.example/scope?q",
    "http://a.example/\u0455\u0441\u043e\u0440\u0435?q", SAME_ORDER | WHOLE },
  { "digit", "1ae", "lae", SAME_ORDER },
  { "styled", "Google", "\U0001d406\U0001d428\U0001d428\U0001d420\U0001d425\U0001d41e",
    SAME_ORDER },
  { "circle", "circle", "\u0441\u0456r\u0441l\u0435", SAME_ORDER },
  /* Я is in no table: the text mixes scripts, but looks like no other. */
  { "toys", "Toys-R-Us", "Toys-\u042f-Us", 0 },
  /* §4, the examples of bidiSkeleton. */
  { "bidi", "A1<\u05e9", "\u0391\u05e9>1", LTR },
  { "bidi-marks", "A1<\u05e9\u05c2", "\u0391\u05e9\u05ba>1", LTR },
  /* Invisible characters (§4 from 15.1 on). */
  { "zero-width-space", "/ab", "/a\u200bb", SHOWN | SAME_ORDER },
  { "grapheme-joiner", "/ab", "/a\u034fb", SAME_ORDER },
  { "variation-selector", "/ab", "/a\ufe00b", SAME_ORDER },
  /* confusables.txt maps 2044 to 002F, and does not map 0338. */
  { "slash", "http://a/b", "http://a\u2044b", SAME_ORDER },
  { "overlay", "/a/b", "/a\u0338b", 0 },
  /* RFC 3987 §4.4, example 8, and its visual twin. */
  { "twin", "http://ab.\u05d2\u05d3\u05d4\u05d5\u05d6\u05d7.123/",
    "http://ab.123.\u05d2\u05d3\u05d4\u05d5\u05d6\u05d7/", SHOWN | LTR },
  { "override", "/ab", "/\u202eba", SHOWN | IN_ANY_LINE },
  /* The hosts as browsers show them. */
  { "a-label", "http://scope.com/", "http://xn--e1argc3h.com/", SAME_ORDER | WHOLE },
  /* UTS #39 maps U+04CF to "l", and up to 15.0 to "i". */
  { "palochka", "http://apple.com/", "http://xn--80ak6aa92e.com/", SAME_ORDER | WHOLE },
  { "palochka-as-i", "http://\u0430\u0441\u04cf/", "http://aci/", 0 },
  { "percent", "http://a/a", "http://a/%D0%B0", SAME_ORDER | WHOLE },
  { "percent-in-the-host", "http://a/", "http://%D0%B0/", SAME_ORDER | WHOLE },
  { "case", "http://paypal.com/", "http://PAYPA\u04c0.com/", SAME_ORDER },
  { "capital", "http://paypal.com/", "http://paypaI.com/", SAME_ORDER },
  { "reserved-stays", "http://a/b", "http://a%2Fb", 0 },
  { "rejected-host", "http://a_.\u2603/", "http://\u0430_.\u2603/",
    SAME_ORDER | WHOLE },
};

/* The differences of 3987bis-00 §8.5 and §10 that readers overlook, and near misses. */
static const struct
{
  const char *name;
  const char *left;
  const char *right;
  guint kinds;
} overlooked_rows[] = {
  { "case", "http://big.example.com/PopularPage.html",
    "http://big.example.com/popularpage.html", IRI_SUBTLE_DIFFERENCE_CASE },
  { "zero", "x:br0ken", "x:broken", IRI_SUBTLE_DIFFERENCE_DIGIT },
  { "zero-capital", "x:br0ken", "x:brOken", IRI_SUBTLE_DIFFERENCE_DIGIT },
  { "one-as-l", "x:1ame", "x:lame", IRI_SUBTLE_DIFFERENCE_DIGIT },
  { "one-as-i", "x:v1sit", "x:visit", IRI_SUBTLE_DIFFERENCE_DIGIT },
  { "zero-and-case", "x:BR0KEN", "x:broken",
    IRI_SUBTLE_DIFFERENCE_CASE | IRI_SUBTLE_DIFFERENCE_DIGIT },
  { "rn", "x:modern", "x:modem", IRI_SUBTLE_DIFFERENCE_CONFUSABLE },
  { "capital-i", "x:paypaI", "x:paypal", IRI_SUBTLE_DIFFERENCE_CONFUSABLE },
  { "latin-greek", "x:A", "x:\u0391", IRI_SUBTLE_DIFFERENCE_CONFUSABLE },
  { "latin-cyrillic", "x:A", "x:\u0410", IRI_SUBTLE_DIFFERENCE_CONFUSABLE },
  { "accents", "x:r\u00e9sum\u00e9", "x:resume", IRI_SUBTLE_DIFFERENCE_ACCENT },
  { "accents-and-case", "x:R\u00c9SUM\u00c9", "x:resume",
    IRI_SUBTLE_DIFFERENCE_CASE | IRI_SUBTLE_DIFFERENCE_ACCENT },
  { "accents-in-a-host", "http://xn--rsum-bpad.example/", "http://resume.example/",
    IRI_SUBTLE_DIFFERENCE_ACCENT },
  { "other-accent", "x:r\u00e9sum\u00e9", "x:r\u00e8sum\u00e8",
    IRI_SUBTLE_DIFFERENCE_ACCENT },
  { "points", "x:\u05e9\u05c1\u05b8", "x:\u05e9", IRI_SUBTLE_DIFFERENCE_ACCENT },
  { "full-width", "x:\uff41\uff42", "x:ab", IRI_SUBTLE_DIFFERENCE_WIDTH },
  { "half-width", "x:\uff8a", "x:\u30cf", IRI_SUBTLE_DIFFERENCE_WIDTH },
  { "ligature", "x:\ufb01sh", "x:fish", IRI_SUBTLE_DIFFERENCE_COMPATIBILITY },
  { "superscript", "x:m\u00b2", "x:m2", IRI_SUBTLE_DIFFERENCE_COMPATIBILITY },
  { "composition", "x:e\u0301", "x:\u00e9", IRI_SUBTLE_DIFFERENCE_COMPOSITION },
  { "kelvin", "x:\u212a", "x:K", IRI_SUBTLE_DIFFERENCE_COMPOSITION },
  { "invisible", "x:a\u200bb", "x:ab", IRI_SUBTLE_DIFFERENCE_INVISIBLE },
  { "order", "http://ab.\u05d2\u05d3.123/", "http://ab.123.\u05d2\u05d3/",
    IRI_SUBTLE_DIFFERENCE_ORDER },
  { "order-and-confusable", "A1<\u05e9", "\u0391\u05e9>1",
    IRI_SUBTLE_DIFFERENCE_ORDER | IRI_SUBTLE_DIFFERENCE_CONFUSABLE },
  { "percent", "x:%C3%89", "x:\u00e9", IRI_SUBTLE_DIFFERENCE_CASE },
  { "letter", "x:broken", "x:braken", 0 },
  { "other-digit", "x:br2ken", "x:broken", 0 },
  { "n-and-m", "x:modem", "x:moden", 0 },
  { "kana-voiced", "x:\u306f", "x:\u3070", 0 },
  { "thai-vowel", "x:\u0e01\u0e38", "x:\u0e01", 0 },
  { "hyphen", "x:a-b", "x:ab", 0 },
  { "slash", "x:a/", "x:a", 0 },
  { "same", "x:a", "x:a", 0 },
  { "empty", "", "x:", 0 },
};

static guint
how_alike (const IriLookAlike *self)
{
  return (self->shown_alike ? SHOWN : 0u) | (self->skeletons_alike ? SKELETON : 0u)
         | (self->ltr ? LTR : 0u) | (self->rtl ? RTL : 0u)
         | (self->whole_script ? WHOLE : 0u);
}

static IriLookAlike *
compare (const char *left, gssize left_length, const char *right)
{
  const IriOptions options = { .want = IRI_WANT_TARGET };
  g_autoptr (IriReport) one = iri_report_new (left, left_length, &options);
  g_autoptr (IriReport) other = iri_report_new (right, -1, &options);

  return iri_look_alike_new (one, other);
}

static void
test_row (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *left = rows[row].left, *right = rows[row].right;
  g_autoptr (IriLookAlike) there = compare (left, -1, right);
  g_autoptr (IriLookAlike) back = compare (right, -1, left);

  g_assert_cmphex (how_alike (there), ==, rows[row].how);
  g_assert_cmphex (how_alike (back), ==, rows[row].how);
  g_assert_cmpint (there->alike, ==, rows[row].how != 0);
  g_assert_cmpint (there->n_differences > 0, ==, !g_str_equal (left, right));
}

static void
test_overlooked (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *left = overlooked_rows[row].left, *right = overlooked_rows[row].right;
  g_autoptr (IriLookAlike) there = compare (left, -1, right);
  g_autoptr (IriLookAlike) back = compare (right, -1, left);

  g_assert_cmphex (there->overlooked, ==, overlooked_rows[row].kinds);
  g_assert_cmphex (back->overlooked, ==, overlooked_rows[row].kinds);
  g_assert_cmpint (there->alike, ==, overlooked_rows[row].kinds != 0);
}

static void
test_no_text (void)
{
  g_assert_null (compare ("\xff", -1, "a"));
  g_assert_null (compare ("a", -1, "\xff"));
  g_assert_null (compare ("a\0b", 3, "a"));
}

/* With a base, the targets are compared. */
static void
test_base (void)
{
  const IriOptions options = { .want = IRI_WANT_TARGET, .base = "http://a/b/" };
  g_autoptr (IriReport) one = iri_report_new ("../c", -1, &options);
  g_autoptr (IriReport) other = iri_report_new ("/\u0441", -1, &options);
  g_autoptr (IriLookAlike) self = iri_look_alike_new (one, other);

  g_assert_true (self->whole_script);
  g_assert_cmpstr (self->left_shown, ==, "http://a/c");
  g_assert_cmpstr (self->right_shown, ==, "http://a/\u0441");
  g_assert_cmpstr (self->right_skeleton, ==, self->left_skeleton);
}

/* Takes linear time, even for endless combining marks; otherwise the test times out. */
static void
test_long (gconstpointer unit)
{
  g_autoptr (GString) one = g_string_new ("http://a/");
  g_autoptr (GString) other = NULL;
  g_autoptr (IriLookAlike) self = NULL;

  while (one->len < 1 << 20)
    g_string_append (one, unit);
  other = g_string_new (one->str);
  g_string_append (one, "a");
  g_string_append (other, "\u0430");
  self = compare (one->str, -1, other->str);
  g_assert_true (self->skeletons_alike);
  g_string_append (other, "b");
  iri_look_alike_free (g_steal_pointer (&self));
  self = compare (one->str, -1, other->str);
  g_assert_false (self->alike);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/look-alike/%s", rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (overlooked_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/look-alike/overlooked/%s", overlooked_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_overlooked);
    }
  g_test_add_func ("/look-alike/no-text", test_no_text);
  g_test_add_func ("/look-alike/base", test_base);
  g_test_add_data_func ("/look-alike/long/latin", "ab/", test_long);
  g_test_add_data_func ("/look-alike/long/hebrew", "\u05d0/", test_long);
  g_test_add_data_func ("/look-alike/long/marks", "\u0301\u0323", test_long);
  g_test_add_data_func ("/look-alike/long/han", "\u4e00", test_long);
  return g_test_run ();
}
