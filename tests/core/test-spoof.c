/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* UTS #39 by hand. Its tables of confusables are held against the conformance
 * data in tests/cli. */

#include "iri-spoof.h"
#include "order.h"

#include <string.h>

static const struct
{
  const char *name;
  const char *text;
  const char *restriction;
  gboolean mixed_digits;
  gboolean repeated_marks;
} level_rows[] = {
  { "empty", "", "ascii-only", FALSE, FALSE },
  { "ascii", "example-1", "ascii-only", FALSE, FALSE },
  { "latin", "bücher", "single-script", FALSE, FALSE },
  { "cyrillic", "пример", "single-script", FALSE, FALSE },
  /* §5.1: Han with Kana is one of the augmented scripts. */
  { "japanese", "例え", "single-script", FALSE, FALSE },
  { "korean", "漢글", "single-script", FALSE, FALSE },
  { "latin-and-japanese", "xテスト", "highly-restrictive", FALSE, FALSE },
  { "latin-and-chinese", "x漢ㄅ", "highly-restrictive", FALSE, FALSE },
  { "latin-and-hebrew", "aב", "moderately-restrictive", FALSE, FALSE },
  /* §5.2: not Cyrillic or Greek. */
  { "latin-and-cyrillic", "pаypal", "minimally-restrictive", FALSE, FALSE },
  { "latin-and-greek", "gοogle", "minimally-restrictive", FALSE, FALSE },
  { "hebrew-and-arabic", "אب", "minimally-restrictive", FALSE, FALSE },
  { "symbol", "i♥ny", "unrestricted", FALSE, FALSE },
  { "obsolete", "ꙁ", "unrestricted", FALSE, FALSE },
  /* §5.3 */
  { "two-kinds-of-digits", "٢३", "minimally-restrictive", TRUE, FALSE },
  { "digits-of-one-kind", "٢٣", "single-script", FALSE, FALSE },
  /* §5.4 */
  { "mark-twice", "e\u0301\u0301", "single-script", FALSE, TRUE },
  { "two-marks", "e\u0301\u0323", "single-script", FALSE, FALSE },
};

static void
test_levels (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *text = level_rows[row].text;
  IriSpoof spoof = iri_spoof (text, strlen (text));

  g_assert_cmpstr (iri_restriction_id (spoof.restriction), ==,
                   level_rows[row].restriction);
  g_assert_cmpint (spoof.mixed_digits, ==, level_rows[row].mixed_digits);
  g_assert_cmpint (spoof.repeated_marks, ==, level_rows[row].repeated_marks);
}

static const struct
{
  const char *name;
  const char *one;
  const char *other;
  gboolean same;
} skeleton_rows[] = {
  /* §4: the example of "paypal". */
  { "cyrillic-paypal", "раураl", "paypal", TRUE },
  { "r-n-and-m", "rn", "m", TRUE },
  { "letter-and-digit", "l", "1", TRUE },
  { "composed", "\u00e9", "e\u0301", TRUE },
  { "other-letters", "paypal", "paypol", FALSE },
  { "accent", "e", "é", FALSE },
};

static void
test_skeleton (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *one = skeleton_rows[row].one, *other = skeleton_rows[row].other;
  g_autofree char *left = iri_spoof_skeleton (one, strlen (one));
  g_autofree char *right = iri_spoof_skeleton (other, strlen (other));

  g_assert_cmpint (g_str_equal (left, right), ==, skeleton_rows[row].same);
}

static char *
bidi_skeleton (const char *text, IriConvention convention)
{
  g_autoptr (IriBidi) bidi = order (text, strlen (text), convention);

  return iri_spoof_bidi_skeleton (bidi);
}

/* §4, the example of bidiSkeleton: confusable from left to right, and not from
 * right to left. */
static void
test_bidi (void)
{
  static const char one[] = "A1<\u05e9", other[] = "\u0391\u05e9>1";
  g_autofree char *one_ltr = bidi_skeleton (one, IRI_CONVENTION_EMBED_LTR);
  g_autofree char *other_ltr = bidi_skeleton (other, IRI_CONVENTION_EMBED_LTR);
  g_autofree char *one_rtl = bidi_skeleton (one, IRI_CONVENTION_PLAIN_RTL);
  g_autofree char *other_rtl = bidi_skeleton (other, IRI_CONVENTION_PLAIN_RTL);

  g_assert_cmpstr (one_ltr, ==, other_ltr);
  g_assert_cmpstr (one_rtl, !=, other_rtl);
}

/* No length is too much, nor is a cut within a character. */
static void
test_long (void)
{
  g_autoptr (GString) text = g_string_new ("a");
  g_autofree char *skeleton = NULL;

  while (text->len < 4 << 20)
    g_string_append (text, "א");
  skeleton = iri_spoof_skeleton (text->str, text->len);
  g_assert_true (g_utf8_validate (skeleton, -1, NULL));
  g_assert_cmpstr (
      iri_restriction_id (iri_spoof (text->str, text->len).restriction), ==,
      "moderately-restrictive");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (level_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/spoof/level/%s", level_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_levels);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (skeleton_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/spoof/skeleton/%s", skeleton_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_skeleton);
    }
  g_test_add_func ("/spoof/bidi-skeleton", test_bidi);
  g_test_add_func ("/spoof/long", test_long);
  return g_test_run ();
}
