/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-span-set.h"

#define MAX_SPANS 5

static const struct
{
  const char *name;
  IriSpan added[MAX_SPANS]; /* up to the first with end 0 */
  const char *touched;      /* for each position from 0, whether the set touches it */
} rows[] = {
  { "empty", { { 0 } }, "......" },
  { "one", { { 1, 3 } }, ".xxx.." },
  { "no-bytes", { { 2, 2 } }, "..x..." },
  { "apart", { { 1, 2 }, { 4, 5 } }, ".xx.xx" },
  { "backwards", { { 6, 7 }, { 3, 4 }, { 0, 1 } }, "xx.xx.xx." },
  { "between", { { 0, 1 }, { 6, 7 }, { 3, 4 } }, "xx.xx.xx." },
  { "bridge", { { 0, 1 }, { 6, 7 }, { 1, 6 } }, "xxxxxxxx." },
  { "bridge-before-last", { { 0, 1 }, { 3, 4 }, { 7, 8 }, { 1, 3 } }, "xxxxx..xx." },
  { "around", { { 2, 3 }, { 5, 6 }, { 1, 8 } }, ".xxxxxxxx." },
  { "inside", { { 1, 8 }, { 2, 3 } }, ".xxxxxxxx." },
  { "again", { { 1, 2 }, { 4, 5 }, { 1, 2 }, { 4, 5 } }, ".xx.xx." },
};

static void
test_touches (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autoptr (IriSpanSet) set = iri_span_set_new ();

  for (gsize i = 0; i < MAX_SPANS && rows[row].added[i].end > 0; i++)
    iri_span_set_add (set, rows[row].added[i]);
  for (gsize at = 0; rows[row].touched[at] != '\0'; at++)
    g_assert_cmpint (iri_span_set_touches (set, at, at), ==,
                     rows[row].touched[at] == 'x');
}

/* Compares with a table of bytes, for random spans. */
static void
test_random (void)
{
  enum
  {
    LENGTH = 64
  };

  for (int round = 0; round < 200; round++)
    {
      g_autoptr (IriSpanSet) set = iri_span_set_new ();
      gboolean touched[LENGTH] = { FALSE };

      for (int i = 0; i < 10; i++)
        {
          gsize begin = (gsize) g_test_rand_int_range (0, LENGTH - 4);
          IriSpan span = { begin, begin + (gsize) g_test_rand_int_range (0, 4) };

          iri_span_set_add (set, span);
          for (gsize at = span.begin; at <= span.end; at++)
            touched[at] = TRUE;
          for (gsize at = 0; at < LENGTH; at++)
            g_assert_cmpint (iri_span_set_touches (set, at, at), ==, touched[at]);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/span-set/%s", rows[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_touches);
    }
  g_test_add_func ("/span-set/random", test_random);
  return g_test_run ();
}
