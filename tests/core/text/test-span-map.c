/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The span map of one conversion, and of two in a row. */

#include "iri-span-map.h"

/* The input is abcDEFghi. "DEF" was replaced with "-", and "gh" was removed:
 *
 *   in    a b c D E F g h i
 *         0 1 2 3 4 5 6 7 8 9
 *   out   a b c - i
 *         0 1 2 3 4 5
 */
static IriSpanMap *
make_map (void)
{
  IriSpanMap *map = iri_span_map_new ();

  iri_span_map_add (map, 2, (IriSpan){ 0, 2 }, TRUE);
  iri_span_map_add (map, 1, (IriSpan){ 2, 3 }, TRUE);
  iri_span_map_add (map, 1, (IriSpan){ 3, 6 }, FALSE);
  iri_span_map_add (map, 1, (IriSpan){ 8, 9 }, TRUE);
  return map;
}

static const struct
{
  const char *name;
  IriSpan out;
  IriSpan in;
} back_rows[] = {
  { "copied", { 0, 2 }, { 0, 2 } },
  { "inside-copied", { 1, 2 }, { 1, 2 } },
  { "made", { 3, 4 }, { 3, 6 } },
  { "copied-and-made", { 2, 4 }, { 2, 6 } },
  { "over-what-was-taken-out", { 3, 5 }, { 3, 9 } },
  { "all", { 0, 5 }, { 0, 9 } },
  { "empty-at-begin", { 0, 0 }, { 0, 0 } },
  { "empty-at-made", { 3, 3 }, { 3, 3 } },
  { "empty-at-end", { 5, 5 }, { 9, 9 } },
};

static void
test_back (gconstpointer data)
{
  g_autoptr (IriSpanMap) map = make_map ();
  gsize i = GPOINTER_TO_SIZE (data);
  IriSpan in = iri_span_map_to_input (map, back_rows[i].out);

  g_assert_cmpuint (map->n_entries, ==, 3);
  g_assert_cmpuint (in.begin, ==, back_rows[i].in.begin);
  g_assert_cmpuint (in.end, ==, back_rows[i].in.end);
}

static const struct
{
  const char *name;
  gsize in;
  gsize out;
} forward_rows[] = {
  { "first", 0, 0 },
  { "copied", 2, 2 },
  { "first-of-replaced", 3, 3 },
  { "last-of-replaced", 5, 3 },
  { "removed", 6, G_MAXSIZE },
  { "after-removed", 8, 4 },
  { "end", 9, G_MAXSIZE },
};

static void
test_forward (gconstpointer data)
{
  g_autoptr (IriSpanMap) map = make_map ();
  gsize i = GPOINTER_TO_SIZE (data);

  g_assert_cmpuint (iri_span_map_to_output (map, forward_rows[i].in), ==,
                    forward_rows[i].out);
}

static void
test_nothing_changed (void)
{
  IriSpan in = iri_span_map_to_input (NULL, (IriSpan){ 3, 7 });
  g_autoptr (IriSpanMap) none = iri_span_map_compose (NULL, NULL);

  g_assert_cmpuint (in.begin, ==, 3);
  g_assert_cmpuint (in.end, ==, 7);
  g_assert_null (none);
  g_assert_false (iri_span_is_present (iri_span_map_to_input (NULL, IRI_SPAN_ABSENT)));
  g_assert_cmpuint (iri_span_map_to_output (NULL, 3), ==, 3);
  iri_span_map_add (NULL, 1, (IriSpan){ 0, 1 }, TRUE);
}

/* All of the input was removed. */
static void
test_nothing_left (void)
{
  g_autoptr (IriSpanMap) map = iri_span_map_new ();
  IriSpan in = iri_span_map_to_input (map, (IriSpan){ 0, 0 });

  g_assert_cmpuint (in.begin, ==, 0);
  g_assert_cmpuint (in.end, ==, 0);
  g_assert_cmpuint (iri_span_map_to_output (map, 0), ==, G_MAXSIZE);
}

/* The second map is of "abc-i", where "bc-" was replaced with "bXYc": "XY" was
 * inserted and "-" was removed. */
static void
test_compose (void)
{
  g_autoptr (IriSpanMap) first = make_map ();
  g_autoptr (IriSpanMap) second = iri_span_map_new ();
  g_autoptr (IriSpanMap) both = NULL;
  static const IriSpan rows[][2] = {
    { { 0, 2 }, { 0, 2 } }, /* ab */
    { { 2, 4 }, { 2, 2 } }, /* XY, inserted */
    { { 4, 5 }, { 2, 3 } }, /* c */
    { { 5, 7 }, { 3, 9 } }, /* -i */
    { { 6, 7 }, { 8, 9 } }, /* i */
    { { 0, 7 }, { 0, 9 } },
  };

  iri_span_map_add (second, 2, (IriSpan){ 0, 2 }, TRUE);
  iri_span_map_add (second, 2, (IriSpan){ 2, 2 }, FALSE);
  iri_span_map_add (second, 3, (IriSpan){ 2, 5 }, TRUE);
  both = iri_span_map_compose (first, second);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      IriSpan in = iri_span_map_to_input (both, rows[i][0]);

      g_assert_cmpuint (in.begin, ==, rows[i][1].begin);
      g_assert_cmpuint (in.end, ==, rows[i][1].end);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (back_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/span-map/back/%s", back_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_back);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (forward_rows); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/span-map/forward/%s", forward_rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_forward);
    }
  g_test_add_func ("/span-map/nothing-changed", test_nothing_changed);
  g_test_add_func ("/span-map/nothing-left", test_nothing_left);
  g_test_add_func ("/span-map/compose", test_compose);
  return g_test_run ();
}
