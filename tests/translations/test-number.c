/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers in sentences have the separators of the locale, as in Unicode's CLDR 42 for
 * ASCII digits. */

#include "iri-number.h"

#include <locale.h>

static const struct
{
  const char *locale;
  guint64 n;
  const char *expected;
} rows[] = {
  { "C", 1234567, "1234567" },
  { "en_US.UTF-8", 0, "0" },
  { "en_US.UTF-8", 999, "999" },
  { "en_US.UTF-8", 1000, "1,000" },
  { "en_US.UTF-8", 1234567, "1,234,567" },
  { "en_US.UTF-8", G_MAXUINT64, "18,446,744,073,709,551,615" },
  { "de_DE.UTF-8", 1234567, "1.234.567" },
  { "fr_FR.UTF-8", 1234567, "1\u202f234\u202f567" },
  { "fa_IR.UTF-8", 1234567, "1,234,567" },
  { "hi_IN.UTF-8", 1000, "1,000" },
  { "en_IN.UTF-8", 1000, "1,000" },
  { "en_IN.UTF-8", 1234567, "12,34,567" },
};

static void
test_row (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *number = NULL;

  g_assert_cmpstr (setlocale (LC_NUMERIC, rows[i].locale), ==, rows[i].locale);
  number = iri_number (rows[i].n);
  g_assert_cmpstr (number, ==, rows[i].expected);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/number/%s/%" G_GUINT64_FORMAT,
                                               rows[i].locale, rows[i].n);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  return g_test_run ();
}
