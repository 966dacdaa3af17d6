/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Ours against other implementations, on random IRIs and on changed inputs of the
 * statements and examples. Differences that are explained are counted by their reason;
 * any other is a failure.
 *
 * With --rounds=N prints a line for each comparison after N texts, of another seed with
 * --seed=N (tests/differential/run). */

#include "differential.h"

#include "mutated-iri.h"
#include "random-iri.h"

#include <locale.h>
#include <string.h>

#define ROUNDS 5000
#define SEED 3987
#define MAX_REASONS 16
#define MAX_SHOWN 5

const char differential_skipped[] = "skipped";
const char differential_unexplained[] = "not explained";

static const Differential *const rows[] = {
  &differential_uriparser, &differential_glib,     &differential_icu_host,
  &differential_libidn2,   &differential_punycode,
};

typedef struct
{
  const char *reasons[MAX_REASONS];
  guint counts[MAX_REASONS];
  guint n_compared;
  guint n_unexplained;
  GString *shown; /* the first texts with a difference that is not explained */
} Tally;

static void
count_reason (Tally *self, const char *reason)
{
  gsize i = 0;

  while (self->reasons[i] != NULL && !g_str_equal (self->reasons[i], reason))
    i++;
  g_assert_cmpuint (i, <, MAX_REASONS - 1);
  self->reasons[i] = reason;
  self->counts[i]++;
}

static void
try_text (const Differential *row, const GString *text, Tally *tally)
{
  g_autoptr (GString) said = g_string_new (NULL);
  const char *reason = row->compare (text->str, text->len, said);

  if (reason == differential_skipped)
    return;
  tally->n_compared++;
  if (reason == NULL)
    return;
  if (reason != differential_unexplained)
    {
      count_reason (tally, reason);
      return;
    }
  if (tally->n_unexplained++ < MAX_SHOWN)
    {
      g_autofree char *escaped = g_strescape (text->str, NULL);

      g_string_append_printf (tally->shown, "#   \"%s\": %s\n", escaped, said->str);
    }
}

static void
run (const Differential *row, guint rounds, guint seed, Tally *tally)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (GPtrArray) inputs = documented_inputs_load ();

  while (tally->n_compared < rounds)
    {
      g_autoptr (GString) text = g_rand_boolean (random) ? random_iri (random)
                                                         : mutated_iri (random, inputs);

      if (row->prepare != NULL)
        row->prepare (text, random);
      try_text (row, text, tally);
    }
}

static void
test_row (gconstpointer data)
{
  Tally tally = { .shown = g_string_new (NULL) };

  run (data, ROUNDS, SEED, &tally);
  if (tally.n_unexplained > 0)
    g_test_fail_printf ("%u differences are not explained:\n%s", tally.n_unexplained,
                        tally.shown->str);
  g_string_free (tally.shown, TRUE);
}

static gboolean
print_row (const Differential *row, guint rounds, guint seed)
{
  Tally tally = { .shown = g_string_new (NULL) };

  run (row, rounds, seed, &tally);
  g_print ("%-20s %10u %10u", row->name, tally.n_compared, tally.n_unexplained);
  for (gsize i = 0; tally.reasons[i] != NULL; i++)
    g_print ("%s%u %s", i == 0 ? "   " : ", ", tally.counts[i], tally.reasons[i]);
  g_print ("\n%s", tally.shown->str);
  g_string_free (tally.shown, TRUE);
  return tally.n_unexplained == 0;
}

int
main (int argc, char **argv)
{
  guint rounds = 0, seed = SEED;
  gboolean same = TRUE;

  setlocale (LC_ALL, "");
  for (int i = 1; i < argc; i++)
    {
      if (g_str_has_prefix (argv[i], "--rounds="))
        rounds = (guint) g_ascii_strtoull (argv[i] + strlen ("--rounds="), NULL, 10);
      if (g_str_has_prefix (argv[i], "--seed="))
        seed = (guint) g_ascii_strtoull (argv[i] + strlen ("--seed="), NULL, 10);
    }
  if (rounds > 0)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
        if (argv[argc - 1][0] == '-' || g_str_equal (argv[argc - 1], rows[i]->name))
          same &= print_row (rows[i], rounds, seed);
      return !same;
    }
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/differential/", rows[i]->name, NULL);

      g_test_add_data_func (path, rows[i], test_row);
    }
  return g_test_run ();
}
