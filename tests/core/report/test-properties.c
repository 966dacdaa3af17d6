/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Properties that the standards promise for every text, tested on random texts and on
 * changed inputs of their statements and examples. test-properties --rounds=N tries N
 * texts and prints a table instead (tests/bench/properties). */

#include "mutated-iri.h"
#include "properties.h"
#include "random-iri.h"
#include "score.h"

#define ROUNDS 4000
#define SEED 3987

/* A text, and where the scores of its standard begin. */
typedef struct
{
  const GString *text;
  Score *scores;
} Trial;

static void
take_failure (gsize property, gpointer data)
{
  const Trial *trial = data;

  score_fail (&trial->scores[property], trial->text->str, trial->text->len);
}

/* Tries @rounds texts with each standard, every other one a changed input; each
 * standard has a row of scores. */
static void
try_texts (guint rounds, guint seed, Score *scores)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (GPtrArray) inputs = documented_inputs_load ();
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);

  for (guint round = 0; round < rounds; round++)
    {
      g_autoptr (GString) text
          = round % 2 == 0 ? random_iri (random) : mutated_iri (random, inputs);

      for (gsize i = 0; i < n; i++)
        {
          Trial trial = { text, scores + i * properties_count () };

          properties_check (text->str, text->len, &specs[i], take_failure, &trial);
        }
    }
}

static gsize
count_scores (void)
{
  gsize n;

  iri_spec_all (&n);
  return n * properties_count ();
}

static char *
name_score (gsize score, const char *between)
{
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);

  return g_strconcat (specs[score / properties_count ()].id, between,
                      properties_name (score % properties_count ()), NULL);
}

int
main (int argc, char **argv)
{
  static const ScoreKind kind = { "/properties", "texts by each document",
                                  ROUNDS,        SEED,
                                  count_scores,  name_score,
                                  try_texts };

  return score_main (&kind, argc, argv);
}
