/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The columns that texts take on a terminal, by UAX #11 and the general categories. */

#include "cli.h"

static const struct
{
  const char *name;
  const char *text;
  guint columns;
} rows[] = {
  { "empty", "", 0 },
  { "ascii", "Host", 4 },
  { "accented", "\u00e9", 1 },
  { "wide", "\u6f22\u5b57", 4 },
  { "hangul", "\ud55c", 2 },
  { "fullwidth", "\uff21", 2 },
  { "mark", "e\u0301", 1 },
  { "mark-alone", "\u0301", 0 },
  { "devanagari", "\u0915\u094d", 1 },
  { "isolate", "\u2066a\u2069", 1 },
  { "hebrew", "\u05d0\u05b8", 1 },
};

static void
test_row (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  g_assert_cmpuint (cli_count_columns (rows[i].text), ==, rows[i].columns);
}

/* The value is in the same column after each name. */
static void
test_padding (void)
{
  g_autoptr (GString) narrow = g_string_new (NULL), wide = g_string_new (NULL);

  cli_append_row (narrow, "ab", "|");
  cli_append_row (wide, "\u6f22", "|");
  g_assert_cmpstr (narrow->str + 2, ==, wide->str + 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/columns/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  g_test_add_func ("/columns/padding", test_padding);
  return g_test_run ();
}
