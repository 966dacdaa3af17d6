/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Proves that the fast path gives the same result as libidn2 and ICU: for each character alone
 * and between others, and for random labels in each script and in several. */

#include "iri-idna-fast-path.h"
#include "iri-idna2003.h"

#include <idn2.h>
#include <string.h>
#include <unicode/uidna.h>
#include <unicode/uscript.h>

#define N_LABELS 20000
#define MAX_LETTERS 20

/* UTS #46 without transitional processing, and plain IDNA2008. */
static const int flags[] = { IDN2_NFC_INPUT | IDN2_NONTRANSITIONAL, IDN2_NO_TR46 };

/* The parameters of the URL Standard, as for browsers. */
static void
check_icu (const char *label, const char *ascii)
{
  static UIDNA *uts46;
  UErrorCode status = U_ZERO_ERROR;
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  char out[256] = "";

  if (uts46 == NULL)
    uts46 = uidna_openUTS46 (UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ
                                 | UIDNA_NONTRANSITIONAL_TO_ASCII
                                 | UIDNA_NONTRANSITIONAL_TO_UNICODE,
                             &status);
  uidna_labelToASCII_UTF8 (uts46, label, -1, out, sizeof out, &info, &status);
  g_assert_cmpstr (out, ==, ascii);
  g_assert_cmpuint (info.errors, ==, 0);
  uidna_labelToUnicodeUTF8 (uts46, ascii, -1, out, sizeof out, &info, &status);
  g_assert_cmpstr (out, ==, label);
  g_assert_cmpuint (info.errors, ==, 0);
  g_assert_cmpint (status, <=, U_ZERO_ERROR);
}

/* Returns whether @label took the fast path; if so, the result must be that of the
 * libraries. */
static gboolean
check (const char *label)
{
  g_autofree char *ascii = NULL;

  if (!iri_idna_fast_path_applies (label))
    return FALSE;
  if (!g_str_is_ascii (label))
    ascii = iri_idna2003_encode (label);
  if (ascii != NULL)
    check_icu (label, ascii);
  for (gsize i = 0; ascii != NULL && i < G_N_ELEMENTS (flags); i++)
    {
      guint8 *out = NULL;
      int code = idn2_lookup_u8 ((const guint8 *) label, &out, flags[i]);

      g_assert_cmpint (code, ==, IDN2_OK);
      g_assert_cmpstr (ascii, ==, (const char *) out);
      idn2_free (out);
    }
  return TRUE;
}

/* The minimum shows that the test is not empty: most of Unicode's letters are in
 * Hangul and Han. */
static void
test_every_character (void)
{
  guint n_trivial = 0;

  for (gunichar c = 0x80; c <= 0xffff; c++)
    {
      g_autoptr (GString) label = g_string_new (NULL);

      if (c >= 0xd800 && c <= 0xdfff)
        continue;
      g_string_append_unichar (label, c);
      n_trivial += check (label->str);
      g_string_append_unichar (label, c);
      check (label->str);
      g_string_prepend (label, "a1-");
      g_string_append_c (label, 'z');
      n_trivial += check (label->str);
    }
  g_assert_cmpuint (n_trivial, >, 70000);
}

/* The characters of each script, from U+0080 on, that the fast path accepts; the last
 * row has the characters of all scripts. */
static GArray **
collect_letters (void)
{
  GArray **letters = g_new0 (GArray *, USCRIPT_CODE_LIMIT + 1);

  for (int i = 0; i <= USCRIPT_CODE_LIMIT; i++)
    letters[i] = g_array_new (FALSE, FALSE, sizeof (gunichar));
  for (gunichar c = 0x80; c <= 0xffff; c++)
    {
      char alone[8] = "", behind[8] = "a";
      UErrorCode status = U_ZERO_ERROR;
      int script;

      if (c >= 0xd800 && c <= 0xdfff)
        continue;
      alone[g_unichar_to_utf8 (c, alone)] = '\0';
      behind[1 + g_unichar_to_utf8 (c, behind + 1)] = '\0';
      if (!iri_idna_fast_path_applies (alone) && !iri_idna_fast_path_applies (behind))
        continue;
      script = (int) uscript_getScript ((UChar32) c, &status);
      g_array_append_val (letters[script], c);
      g_array_append_val (letters[USCRIPT_CODE_LIMIT], c);
    }
  return letters;
}

static char *
make_label (GRand *rand, const GArray *letters)
{
  static const char ascii[] = "abcxyz0189--";
  GString *label = g_string_new (NULL);
  int n = g_rand_int_range (rand, 1, MAX_LETTERS);

  for (int i = 0; i < n; i++)
    if (g_rand_int_range (rand, 0, 6) == 0)
      g_string_append_c (label,
                         ascii[g_rand_int_range (rand, 0, (int) sizeof ascii - 1)]);
    else
      g_string_append_unichar (
          label, g_array_index (letters, gunichar,
                                g_rand_int_range (rand, 0, (int) letters->len)));
  return g_string_free (label, FALSE);
}

static void
test_by_chance (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3987);
  GArray **letters = collect_letters ();
  guint n_trivial = 0;

  for (guint i = 0; i < N_LABELS;)
    for (int script = 0; script <= USCRIPT_CODE_LIMIT; script++)
      if (letters[script]->len > 0)
        {
          g_autofree char *label = make_label (rand, letters[script]);

          n_trivial += check (label);
          i++;
        }
  g_assert_cmpuint (n_trivial, >, N_LABELS / 4);
  for (int i = 0; i <= USCRIPT_CODE_LIMIT; i++)
    g_array_free (letters[i], TRUE);
  g_free (letters);
}

/* Labels that must not take the fast path, because of RFC 5891 §4.2.3, RFC 5892 and
 * RFC 5893. */
static void
test_not_trivial (void)
{
  static const char *const labels[] = {
    "",
    "\u00C9",       /* upper case */
    "\u00DF",       /* changed by transitional processing */
    "e\u0301",      /* not NFC */
    "\u094D\u0915", /* begins with a mark */
    "-\u00E9",      /* hyphens */
    "\u00E9-",
    "\u00E9a--b",
    "\u00E9\u00E9--",
    "\u05D0a", /* both directions */
    "\u05D01",
    "\u05D0\u0301",
    "\u0661\u0627", /* Arabic digits */
    "\u0640\u0627", /* tatweel */
    "\u1100\u1161", /* Old Hangul Jamo */
    "a\u200Db",     /* joiner */
    "l\u00B7l",     /* CONTEXTO */
    "\u30A2\u30FB\u30A4",
    "\u2665",
    "\uFF41",
    "\u3002",
    "\u2260",
    "\u00E9_",
    "\u00E9.",
    "\u00E9/",
    "\U00010330",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      g_test_message ("label %" G_GSIZE_FORMAT, i);
      g_assert_false (iri_idna_fast_path_applies (labels[i]));
    }
}

static void
test_trivial (void)
{
  static const char *const labels[] = {
    "b\u00FCcher",
    "\u03B4\u03BF\u03BA\u03B9\u03BC\u03AE",
    "\u05D8\u05E2-\u05E1\u05D8",
    "\u0625\u062E\u062A\u0628\u0627\u0631",
    "\u30C9\u30E1\u30A4\u30F3",
    "\u30EA\u30FC",
    "\u7D0D\u8C46-1",
    "\uD55C\uAD6D",
    "\u0939\u093F",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    g_assert_true (check (labels[i]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trivial/every-character", test_every_character);
  g_test_add_func ("/trivial/by-chance", test_by_chance);
  g_test_add_func ("/trivial/not", test_not_trivial);
  g_test_add_func ("/trivial/is", test_trivial);
  return g_test_run ();
}
