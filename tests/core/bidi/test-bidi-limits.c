/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The limits of UAX #9 and those of our use of FriBidi: tested just below, at and just
 * above each. */

#include "iri-fribidi.h"
#include "iri-uba.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>

/* Beyond the maximum depth the levels are those of ICU. */
static void
test_uba_depth (void)
{
  static const struct
  {
    UChar c;
    guint8 bidi_class;
  } starts[] = {
    { 0x202a, U_LEFT_TO_RIGHT_EMBEDDING }, { 0x202b, U_RIGHT_TO_LEFT_EMBEDDING },
    { 0x202e, U_RIGHT_TO_LEFT_OVERRIDE },  { 0x2066, U_LEFT_TO_RIGHT_ISOLATE },
    { 0x2067, U_RIGHT_TO_LEFT_ISOLATE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    for (gsize n = 60; n <= 1000; n = n < 130 ? n + 1 : n * 2)
      {
        g_autofree UChar *text = g_new (UChar, n + 2);
        g_autofree guint8 *classes = g_new (guint8, n + 2);
        g_autofree guint8 *levels = g_new (guint8, n + 2);
        const IriUbaInput uba = { .classes = classes, .n = n + 2, .level = 0 };
        UBiDi *icu = ubidi_open ();
        UErrorCode error = U_ZERO_ERROR;

        for (gsize k = 0; k < n; k++)
          {
            text[k] = starts[i].c;
            classes[k] = starts[i].bidi_class;
          }
        text[n] = 'a';
        classes[n] = U_LEFT_TO_RIGHT;
        text[n + 1] = 0x5d0;
        classes[n + 1] = U_RIGHT_TO_LEFT;
        iri_uba_levels (&uba, levels);
        ubidi_setPara (icu, text, (int32_t) n + 2, 0, NULL, &error);
        g_assert_true (U_SUCCESS (error));
        for (gsize k = n; k < n + 2; k++)
          {
            g_assert_cmpuint (levels[k], ==, ubidi_getLevelAt (icu, (int32_t) k));
            g_assert_cmpuint (levels[k], <=, 126);
          }
        ubidi_close (icu);
      }
}

/* R, then @n opening brackets, then R, then @n closing brackets. */
static IriUbaInput *
nest (gsize n)
{
  IriUbaInput *uba = g_new0 (IriUbaInput, 1);
  guint8 *classes = g_new (guint8, 2 * n + 2);
  gint8 *brackets = g_new0 (gint8, 2 * n + 2);
  gunichar *ids = g_new0 (gunichar, 2 * n + 2);

  memset (classes, U_OTHER_NEUTRAL, 2 * n + 2);
  classes[0] = classes[n + 1] = U_RIGHT_TO_LEFT;
  for (gsize i = 0; i < n; i++)
    {
      brackets[i + 1] = 1;
      brackets[n + 2 + i] = -1;
      ids[i + 1] = ids[n + 2 + i] = ')';
    }
  *uba = (IriUbaInput){
    .classes = classes, .brackets = brackets, .bracket_ids = ids, .n = 2 * n + 2
  };
  return uba;
}

static void
nest_free (IriUbaInput *uba)
{
  g_free ((gpointer) uba->classes);
  g_free ((gpointer) uba->brackets);
  g_free ((gpointer) uba->bracket_ids);
  g_free (uba);
}

/* Up to 63 open brackets are paired (UAX #9 BD16), and FriBidi is used for up to
 * 64 of them. */
static void
test_brackets (void)
{
  for (gsize n = 1; n <= 500; n = n < 70 ? n + 1 : n * 2)
    {
      IriUbaInput *uba = nest (n);
      g_autofree guint8 *levels = g_new0 (guint8, uba->n);
      g_autofree guint8 *by_fribidi = g_new0 (guint8, uba->n);

      iri_uba_levels (uba, levels);
      g_assert_cmpuint (levels[uba->n - 1], ==, n <= 63 ? 1 : 0);
      g_assert_cmpint (iri_fribidi_is_known_to_agree (uba), ==, 2 * n <= 64);
      if (iri_fribidi_is_known_to_agree (uba))
        {
          iri_fribidi_levels (uba, by_fribidi);
          g_assert_cmpmem (levels, uba->n, by_fribidi, uba->n);
        }
      nest_free (uba);
    }
}

/* Brackets that are never closed. */
static void
test_open_brackets (void)
{
  for (gsize n = 60; n <= 66; n++)
    {
      IriUbaInput *uba = nest (n);
      g_autofree guint8 *levels = g_new0 (guint8, uba->n);
      g_autofree guint8 *by_fribidi = g_new0 (guint8, uba->n);

      uba->n = n + 2;
      g_assert_cmpint (iri_fribidi_is_known_to_agree (uba), ==, n <= 64);
      iri_uba_levels (uba, levels);
      iri_fribidi_levels (uba, by_fribidi);
      g_assert_cmpmem (levels, uba->n, by_fribidi, uba->n);
      nest_free (uba);
    }
}

static void
test_fribidi_chars (void)
{
  static const guint8 classes[]
      = { U_RIGHT_TO_LEFT, U_COMMON_NUMBER_SEPARATOR, U_EUROPEAN_NUMBER,
          U_LEFT_TO_RIGHT, U_OTHER_NEUTRAL };

  for (gsize n = 65535; n <= 65537; n++)
    {
      g_autofree guint8 *all = g_new (guint8, n);
      g_autofree guint8 *levels = g_new (guint8, n);
      g_autofree guint8 *by_fribidi = g_new (guint8, n);
      const IriUbaInput uba = { .classes = all, .n = n, .level = 0 };

      for (gsize i = 0; i < n; i++)
        all[i] = classes[i * i % G_N_ELEMENTS (classes)];
      g_assert_cmpint (iri_fribidi_is_quick (&uba), ==, n <= 65536);
      iri_uba_levels (&uba, levels);
      iri_fribidi_levels (&uba, by_fribidi);
      g_assert_cmpmem (levels, n, by_fribidi, n);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bidi-limits/fribidi/brackets", test_brackets);
  g_test_add_func ("/bidi-limits/fribidi/brackets-open", test_open_brackets);
  g_test_add_func ("/bidi-limits/fribidi/chars", test_fribidi_chars);
  g_test_add_func ("/bidi-limits/uba-explicit/depth", test_uba_depth);
  return g_test_run ();
}
