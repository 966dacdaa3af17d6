/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Properties that are tested on random texts, with counts of the failures. */

/* The result of one property with one standard. */
typedef struct
{
  guint failures;
  char *smallest; /* the shortest text that failed, escaped */
  gsize size;     /* its length in bytes */
} Score;

/* Records that another text of @length bytes failed. Only the text before the first
 * U+0000 is shown. */
void score_fail (Score *self, const char *text, gsize length);

/**
 * ScoreKind:
 * @group: the prefix of the test paths, "/properties"
 * @head: the heading of a table of scores: "%u texts by each document"
 * @rounds: the number of texts that a test tries
 * @seed: the seed of the texts that a test tries
 * @count: the number of scores
 * @name: returns the standard and the property of a score, with a separator between
 *   them; free with g_free()
 * @run: tries this many texts of a seed with each standard
 *
 * All properties of a test program.
 */
typedef struct
{
  const char *group;
  const char *head;
  guint rounds;
  guint seed;
  gsize (*count) (void);
  char *(*name) (gsize score, const char *between);
  void (*run) (guint rounds, guint seed, Score *scores);
} ScoreKind;

/* Runs the program: a test for each score, or with --rounds=N a table of the scores
 * after N rounds, of another seed with --seed=N (tests/bench/properties). Returns the
 * exit status. */
int score_main (const ScoreKind *kind, int argc, char **argv);
