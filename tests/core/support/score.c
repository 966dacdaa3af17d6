/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "score.h"

#include <stdlib.h>
#include <string.h>

void
score_fail (Score *self, const char *text, gsize length)
{
  self->failures++;
  if (self->smallest != NULL && self->size <= length)
    return;
  g_free (self->smallest);
  self->size = length;
  self->smallest = g_strescape (text, NULL);
}

static void
print_scores (const ScoreKind *kind, guint rounds, const Score *scores)
{
  g_print ("%u %s; those that fail:\n", rounds, kind->head);
  for (gsize i = 0; i < kind->count (); i++)
    {
      g_autofree char *name = kind->name (i, " ");

      g_print ("%-39s %8u  %s\n", name, scores[i].failures,
               scores[i].smallest != NULL ? scores[i].smallest : "");
    }
}

static void
test_score (gconstpointer data)
{
  const Score *score = data;

  if (score->failures > 0)
    g_test_message ("%u fail, such as \"%s\"", score->failures, score->smallest);
  g_assert_cmpuint (score->failures, ==, 0);
}

static int
run_tests (const ScoreKind *kind, const Score *scores)
{
  for (gsize i = 0; i < kind->count (); i++)
    {
      g_autofree char *name = kind->name (i, "/");
      g_autofree char *path = g_strconcat (kind->group, "/", name, NULL);

      g_test_add_data_func (path, &scores[i], test_score);
    }
  return g_test_run ();
}

/* Returns the value of the option @name, which ends with "=", or @otherwise. */
static guint
read_option (int argc, char **argv, const char *name, guint otherwise)
{
  for (int i = 1; i < argc; i++)
    if (g_str_has_prefix (argv[i], name))
      return (guint) strtoul (argv[i] + strlen (name), NULL, 10);
  return otherwise;
}

int
score_main (const ScoreKind *kind, int argc, char **argv)
{
  guint rounds = read_option (argc, argv, "--rounds=", 0);
  guint seed = read_option (argc, argv, "--seed=", kind->seed);
  Score *scores = g_new0 (Score, kind->count ());
  int result = EXIT_SUCCESS;

  if (rounds == 0)
    g_test_init (&argc, &argv, NULL);
  kind->run (rounds > 0 ? rounds : kind->rounds, seed, scores);
  if (rounds > 0)
    print_scores (kind, rounds, scores);
  else
    result = run_tests (kind, scores);
  for (gsize i = 0; i < kind->count (); i++)
    g_free (scores[i].smallest);
  g_free (scores);
  return result;
}
