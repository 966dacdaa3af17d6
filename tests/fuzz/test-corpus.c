/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A fuzz target with its corpus, with changed files of the corpus, with the inputs of
 * the statements and examples, and with random texts.
 *
 * With --seeds FOLDER writes those inputs to files instead, for build-aux/fuzz. */

#include "fuzz.h"
#include "mutated-iri.h"
#include "random-iri.h"

#include <string.h>

#define ROUNDS 6000
#define SEED 3987

static void
try_text (const GString *text)
{
  LLVMFuzzerTestOneInput ((const guint8 *) text->str, text->len);
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);
  g_autoptr (GPtrArray) inputs = documented_inputs_load ();

  for (int round = 0; round < ROUNDS; round++)
    {
      g_autoptr (GString) text
          = round % 2 == 0 ? random_iri (random) : mutated_iri (random, inputs);

      try_text (text);
    }
}

static void
test_documented (void)
{
  g_autoptr (GPtrArray) inputs = documented_inputs_load ();

  for (guint i = 0; i < inputs->len; i++)
    try_text (inputs->pdata[i]);
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
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (gsize n = 0; n <= length; n++)
    LLVMFuzzerTestOneInput ((const guint8 *) text, n);
  change (text, length, rand);
}

/* A target without finds of its own has no folder. */
static void
add_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_strdup_printf ("/fuzz/corpus/%s", name);

      g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_file,
                                 g_free);
    }
}

static int
write_seeds (const char *folder)
{
  g_autoptr (GPtrArray) inputs = documented_inputs_load ();

  for (guint i = 0; i < inputs->len; i++)
    {
      const GString *text = inputs->pdata[i];
      g_autofree char *name = g_strdup_printf ("statement-%u", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_file_set_contents (path, text->str, (gssize) text->len, NULL))
        return 1;
    }
  return 0;
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;

  if (argc == 3 && g_str_equal (argv[1], "--seeds"))
    return write_seeds (argv[2]);
  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "corpus", TARGET, NULL);
  add_files (folder);
  g_test_add_func ("/fuzz/documented", test_documented);
  g_test_add_func ("/fuzz/random", test_random);
  return g_test_run ();
}
