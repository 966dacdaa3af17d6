/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The fuzz target with its corpus, with changed files of the corpus, and with random
 * texts. */

#include "fuzz-report.h"

#include <glib.h>
#include <string.h>

/* Fragments from which random texts are made. */
static const char *const pieces[] = { "http:",
                                      "//",
                                      "/",
                                      "?",
                                      "#",
                                      "[",
                                      "]",
                                      "@",
                                      ":",
                                      ".",
                                      "..",
                                      "%",
                                      "%C3%A9",
                                      "%E9",
                                      "%2f",
                                      "%25",
                                      "xn--",
                                      "xn--bcher-kva",
                                      "a",
                                      "Z",
                                      "9",
                                      "-",
                                      "é",
                                      "ß",
                                      "א",
                                      "ב",
                                      "ع",
                                      "١",
                                      "納",
                                      "。",
                                      "％",
                                      "\u200d",
                                      "\u202e",
                                      "\u2066",
                                      "\u0301",
                                      "\ue000",
                                      "\U000e0041",
                                      "\U0001f600",
                                      " ",
                                      "<",
                                      "|",
                                      "\x80",
                                      "\xed\xa0\x80",
                                      "\xff",
                                      "::1",
                                      "v1.a",
                                      "1.2.3.4" };

static GBytes *
put_together (GRand *rand)
{
  GString *text = g_string_new (NULL);
  int n = g_rand_int_range (rand, 0, 16);

  while (n-- > 0)
    g_string_append (text, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
  return g_string_free_to_bytes (text);
}

static void
try_bytes (GBytes *bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  LLVMFuzzerTestOneInput (data != NULL ? data : (const guint8 *) "", size);
}

static void
test_chance (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3987);

  for (int i = 0; i < 30000; i++)
    {
      g_autoptr (GBytes) bytes = put_together (rand);

      try_bytes (bytes);
    }
}

/* Changes one byte at a time, at every position. */
static void
change (const char *text, gsize length, GRand *rand)
{
  g_autofree char *changed = g_memdup2 (text, length);

  for (gsize i = 0; i < length; i++)
    {
      char kept = changed[i];

      changed[i] = (char) g_rand_int (rand);
      LLVMFuzzerTestOneInput ((const guint8 *) changed, length);
      changed[i] = kept;
    }
}

static void
test_file (gconstpointer data)
{
  const char *path = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (3986);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (gsize n = 0; n <= length; n++)
    LLVMFuzzerTestOneInput ((const guint8 *) text, n);
  change (text, length, rand);
}

static void
add_files (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_strdup_printf ("/fuzz/corpus/%s", name);

      g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_file,
                                 g_free);
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "corpus", NULL);
  add_files (folder);
  g_test_add_func ("/fuzz/chance", test_chance);
  return g_test_run ();
}
