/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* UTS #39 by hand. Its tables of confusables are compared with the conformance data in
 * tests/cli. */

#include "iri-scripts.h"
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
  /* Bopomofo is Limited_Use since Unicode 17. */
  { "latin-and-bopomofo", "x漢ㄅ", "unrestricted", FALSE, FALSE },
  { "latin-and-chinese", "x漢", "highly-restrictive", FALSE, FALSE },
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

/* UTS #39, table 1b, resolved script sets. Its examples without a single script count
 * as mixed here, because none of them combines scripts that are used together. */
static const struct
{
  const char *name;
  const char *text;
  gboolean mixed;
} script_rows[] = {
  { "latin", "Circle", FALSE },
  { "cyrillic", "\u0421\u0456\u0433\u0441\u04c0\u0435", FALSE },
  { "latin-and-cyrillic", "\u0421ir\u0441l\u0435", TRUE },
  { "latin-and-digit", "Circ1e", FALSE },
  { "latin-and-common", "C\U0001d5c2\U0001d5cb\U0001d5bc\U0001d5c5\U0001d5be", FALSE },
  { "common", "\U0001d5a2\U0001d5c2\U0001d5cb\U0001d5bc\U0001d5c5\U0001d5be", FALSE },
  { "han-by-extension", "\u3006\u5207", FALSE },
  { "hiragana-and-katakana", "\u306d\u30ac", FALSE },
  /* §5.2: scripts that are used together with Latin, and others. */
  { "latin-and-kana", "a\u306d\u30ac", FALSE },
  { "latin-and-korean", "a\u6f22\uae00", FALSE },
  { "latin-and-bopomofo", "a\u6f22\u3105", FALSE },
  { "kana-and-hangul", "\u306d\uae00", TRUE },
  { "bopomofo-and-kana", "a\u3105\u306d", TRUE },
  { "latin-and-hebrew", "a\u05d1", TRUE },
  { "nothing", "", FALSE },
};

static gboolean
is_mixed (const char *text)
{
  IriScripts scripts = IRI_SCRIPTS_ALL;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    iri_scripts_add (&scripts, g_utf8_get_char (text));
  return iri_scripts_is_mixed (&scripts);
}

static void
test_scripts (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);

  g_assert_cmpint (is_mixed (script_rows[row].text), ==, script_rows[row].mixed);
}

/* ICU agrees for the characters that its profile allows. */
static void
test_scripts_icu (void)
{
  static const char letters[]
      = "aZ1\u00e9\u0431\u03b1\u6f22\u306d\u30ac\u30fc\u30fb\u3006\u3007\u3105"
        "\uae00\u05d1\u0628\u0640\u0662\u06f2\u0915\u0964\u0967\u0995\u0e01"
        "\u0561"
        "\u10d0\u0342\u0301\u0485\u064b\u1cd0\u0780\u1200\u0b95\u4e00\u0f40"
        "\u1780"
        "\u0c05\u0c85\ua9cf\u0483\u0363\U000102e0";
  glong n = g_utf8_strlen (letters, -1);

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      int length = g_test_rand_int_range (1, 5);
      IriRestriction level;

      while (length-- > 0)
        g_string_append_unichar (text,
                                 g_utf8_get_char (g_utf8_offset_to_pointer (
                                     letters, g_test_rand_int_range (0, (int) n))));
      level = iri_spoof_check (text->str, text->len).restriction;
      if (level != IRI_RESTRICTION_UNRESTRICTED
          && is_mixed (text->str) != (level > IRI_RESTRICTION_HIGHLY_RESTRICTIVE))
        g_test_fail_printf ("%s is %s", text->str, iri_restriction_id (level));
    }
}

static void
test_levels (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *text = level_rows[row].text;
  IriSpoofResult spoof = iri_spoof_check (text, strlen (text));

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
  { "digit-and-letter", "1ae", "lae", TRUE },
  { "circle", "Circle", "\u0421\u0456r\u0441l\u0435", TRUE },
  { "styled", "Google", "\U0001d406\U0001d428\U0001d428\U0001d420\U0001d425\U0001d41e",
    TRUE },
  { "scope", "scope", "\u0455\u0441\u043e\u0440\u0435", TRUE },
  { "toys", "Toys-R-Us", "Toys-\u042f-Us", FALSE },
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

/* §4, the example of bidiSkeleton: confusable in left-to-right order but not in
 * right-to-left order. */
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

/* §4, including Hebrew points that look alike. */
static void
test_bidi_marks (void)
{
  g_autofree char *one = bidi_skeleton ("A1<\u05e9\u05c2", IRI_CONVENTION_EMBED_LTR);
  g_autofree char *other
      = bidi_skeleton ("\u0391\u05e9\u05ba>1", IRI_CONVENTION_EMBED_LTR);

  g_assert_cmpstr (one, ==, other);
}

static const struct
{
  const char *name;
  const char *text;
  const char *read;
} read_rows[] = {
  { "scope", "\u0455\u0441\u043e\u0440\u0435", "scope" },
  { "latin", "\u0261oog1e", "goog1e" },
  { "palochka", "\u0430\u0440\u0440\u04cf\u0435", "apple" },
  { "several-letters", "\u04d5", "ae" },
  { "no-letter", "\u0491", NULL },
  /* Letters of one language. */
  { "ligature", "\u00e6ble", NULL },
  { "accent", "\u00e9", NULL },
  { "like-no-other", "\u043b\u0430", NULL },
  { "ascii", "scope", NULL },
  { "empty", "", NULL },
};

static void
test_read (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  const char *text = read_rows[row].text;
  g_autofree char *read = iri_spoof_ascii_look_alike (text, strlen (text));

  g_assert_cmpstr (read, ==, read_rows[row].read);
}

/* Marks are put in canonical order (UTS #39 §4: NFD) however far they are from the
 * beginning, as a long text is passed to ICU in pieces. */
static void
test_repeated (void)
{
  static const char one[] = "\u03B1\u0301\u0323";
  g_autofree char *skeleton_of_one = iri_spoof_skeleton (one, strlen (one));
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *skeleton = NULL;

  for (int i = 0; i < 300; i++)
    {
      g_string_append (text, one);
      g_string_append (expected, skeleton_of_one);
    }
  skeleton = iri_spoof_skeleton (text->str, text->len);
  g_assert_cmpstr (skeleton, ==, expected->str);
}

/* Any length is accepted, and so is a text cut inside a character. */
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
      iri_restriction_id (iri_spoof_check (text->str, text->len).restriction), ==,
      "moderately-restrictive");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (level_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/spoof/level/%s", level_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_levels);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (skeleton_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/spoof/skeleton/%s", skeleton_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_skeleton);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (script_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/spoof/scripts/%s", script_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_scripts);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (read_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/spoof/read/%s", read_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_read);
    }
  g_test_add_func ("/spoof/scripts-icu", test_scripts_icu);
  g_test_add_func ("/spoof/bidi-skeleton", test_bidi);
  g_test_add_func ("/spoof/bidi-skeleton-marks", test_bidi_marks);
  g_test_add_func ("/spoof/repeated", test_repeated);
  g_test_add_func ("/spoof/long", test_long);
  return g_test_run ();
}
