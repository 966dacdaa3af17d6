/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Laws that are tried on random texts: how often each was broken. */

/* How one law fared with one document. */
typedef struct
{
  guint failures;
  char *smallest; /* of the texts that failed, escaped */
  gsize size;     /* its length in bytes */
} Score;

/* Another text of @length bytes has failed. Of U+0000 and what follows nothing is
 * shown. */
void score_fail (Score *self, const char *text, gsize length);

/**
 * ScoreKind:
 * @group: what paths of tests begin with, "/properties"
 * @head: what a table of them is of: "%u texts by each document"
 * @rounds: how many texts are tried in tests
 * @count: how many scores there are
 * @name: the document of a score and the law, with something between. Free with
 *   g_free()
 * @run: tries so many texts by each
 *
 * All laws of a program.
 */
typedef struct
{
  const char *group;
  const char *head;
  guint rounds;
  gsize (*count) (void);
  char *(*name) (gsize score, const char *between);
  void (*run) (guint rounds, Score *scores);
} ScoreKind;

/* The main function of it: a test for each score, or with --rounds=N a table of
 * them after so many rounds (tests/bench/properties). Returns the exit status. */
int score_main (const ScoreKind *kind, int argc, char **argv);

G_END_DECLS
