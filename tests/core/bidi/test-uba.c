/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference implementation of UAX #9 against Unicode's conformance tests, and with
 * very long texts. */

#include "bidi-cases.h"

#include <string.h>
#include <unicode/uchar.h>

static char *
render_order (const guint8 *levels, gsize n)
{
  GString *out = g_string_new (NULL);
  g_autofree guint32 *order = g_new (guint32, n + 1);
  gsize shown = iri_uba_order (levels, n, order, NULL, NULL);

  for (gsize i = 0; i < shown; i++)
    g_string_append_printf (out, "%s%u", i > 0 ? " " : "", order[i]);
  return g_string_free (out, FALSE);
}

static gboolean
comes_out (const BidiCase *one)
{
  g_autofree guint8 *levels = g_new0 (guint8, one->uba.n + 1);
  g_autofree char *order = NULL;
  guint8 base;

  base = iri_uba_levels (&one->uba, levels);
  order = render_order (levels, one->uba.n);
  return (one->base == IRI_UBA_AUTO || one->base == base)
         && bidi_case_has_levels (one, levels, TRUE) && g_str_equal (order, one->order);
}

/* P1 and P2: each paragraph has a level of its own, and the level of the text is that
 * of the first. */
static void
test_paragraphs (void)
{
  static const struct
  {
    guint8 classes[3];
    guint8 base;
    guint8 last; /* the level of the last paragraph */
  } rows[] = {
    { { U_RIGHT_TO_LEFT, U_BLOCK_SEPARATOR, U_LEFT_TO_RIGHT }, 1, 0 },
    { { U_LEFT_TO_RIGHT, U_BLOCK_SEPARATOR, U_RIGHT_TO_LEFT }, 0, 1 },
  };

  for (gsize row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      /* Nothing is read or written beside the text. */
      guint8 classes[9], levels[9] = { 0 };
      const IriUbaInput uba = { .classes = classes + 3, .n = 3, .level = IRI_UBA_AUTO };

      memset (classes, U_BLOCK_SEPARATOR, sizeof classes);
      memcpy (classes + 3, rows[row].classes, 3);
      levels[3] = IRI_UBA_REMOVED;
      g_assert_cmpuint (iri_uba_levels (&uba, levels), ==, rows[row].base);
      g_assert_cmpuint (levels[0], ==, rows[row].base);
      g_assert_cmpuint (levels[2], ==, rows[row].last);
      g_assert_cmpuint (levels[3], ==, IRI_UBA_REMOVED);
    }
}

/* P3 and HL1: a text without characters has the given level, or 0. */
static void
test_empty (void)
{
  for (int level = IRI_UBA_AUTO; level <= 1; level++)
    {
      const IriUbaInput uba = { .n = 0, .level = level };

      g_assert_cmpuint (iri_uba_levels (&uba, NULL), ==, MAX (level, 0));
    }
}

/* Hundreds of thousands of brackets, isolates and marks take linear time. */
static void
test_many (void)
{
  static const struct
  {
    const char *name;
    guint8 classes[2];
    gint8 brackets[2];
  } rows[] = {
    { "brackets-open", { U_OTHER_NEUTRAL, U_OTHER_NEUTRAL }, { 1, 1 } },
    { "brackets-pairs", { U_OTHER_NEUTRAL, U_OTHER_NEUTRAL }, { 1, -1 } },
    { "isolates-open", { U_FIRST_STRONG_ISOLATE, U_FIRST_STRONG_ISOLATE }, { 0, 0 } },
    { "isolates-pairs",
      { U_RIGHT_TO_LEFT_ISOLATE, U_POP_DIRECTIONAL_ISOLATE },
      { 0, 0 } },
    { "marks", { U_DIR_NON_SPACING_MARK, U_DIR_NON_SPACING_MARK }, { 0, 0 } },
    { "alternating", { U_LEFT_TO_RIGHT, U_RIGHT_TO_LEFT }, { 0, 0 } },
    { "embeddings", { U_RIGHT_TO_LEFT_EMBEDDING, U_RIGHT_TO_LEFT }, { 0, 0 } },
  };
  gsize n = 1 << 17;
  g_autofree guint8 *classes = g_new (guint8, n);
  g_autofree gint8 *brackets = g_new (gint8, n);
  g_autofree gunichar *ids = g_new0 (gunichar, n);
  g_autofree guint8 *levels = g_new (guint8, n);
  g_autofree guint32 *order = g_new (guint32, n);

  for (gsize row = 0; row < G_N_ELEMENTS (rows); row++)
    for (int level = IRI_UBA_AUTO; level <= 1; level++)
      {
        const IriUbaInput uba = { classes, brackets, ids, n, level, NULL, NULL };

        for (gsize i = 0; i < n; i++)
          {
            classes[i] = rows[row].classes[i % 2];
            brackets[i] = rows[row].brackets[i % 2];
          }
        iri_uba_levels (&uba, levels);
        g_assert_cmpuint (iri_uba_order (levels, n, order, NULL, NULL), <=, n);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/uba/paragraphs", test_paragraphs);
  g_test_add_func ("/uba/empty", test_empty);
  bidi_add_cases ("/uba/classes", "/uba/characters", comes_out);
  g_test_add_func ("/uba/many", test_many);
  return g_test_run ();
}
