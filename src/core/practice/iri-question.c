/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-question-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* More wrong answers than these are not shown. */
#define MAX_WRONG 3

static const struct
{
  IriQuestionKind kind;
  const char *id;
  const char *prompt;
  gboolean shows_choices;
  void (*make) (IriQuestionMaker *self);
} kinds[IRI_N_QUESTIONS] = {
  [IRI_QUESTION_ORDER] = { IRI_QUESTION_ORDER, "order",
                           N_ ("What does this IRI look like in a left-to-right line?"),
                           TRUE, iri_question_make_order },
  [IRI_QUESTION_HOST]
  = { IRI_QUESTION_HOST, "host", N_ ("Which part of this IRI is the host?"), TRUE,
      iri_question_make_host },
  [IRI_QUESTION_TWIN]
  = { IRI_QUESTION_TWIN, "twin", N_ ("Which of the two looks the same as this IRI?"),
      TRUE, iri_question_make_twin },
  [IRI_QUESTION_TYPE]
  = { IRI_QUESTION_TYPE, "type", N_ ("Type the IRI that looks like this."), FALSE,
      iri_question_make_type },
  [IRI_QUESTION_RUNG]
  = { IRI_QUESTION_RUNG, "rung",
      N_ ("What is the first comparison by which these two are equal?"), TRUE,
      iri_question_make_rung },
  [IRI_QUESTION_LOOKUP] = { IRI_QUESTION_LOOKUP, "lookup",
                            N_ ("Which host does a browser look up for this IRI?"),
                            TRUE, iri_question_make_lookup },
  [IRI_QUESTION_FOREIGN]
  = { IRI_QUESTION_FOREIGN, "foreign",
      N_ ("Which letter of this host is of another script than the others?"), FALSE,
      iri_question_make_foreign },
};

const char *
iri_question_id (IriQuestionKind kind)
{
  g_return_val_if_fail (kind < IRI_N_QUESTIONS, NULL);
  return kinds[kind].id;
}

const char *
iri_question_prompt (IriQuestionKind kind)
{
  g_return_val_if_fail (kind < IRI_N_QUESTIONS, NULL);
  return _ (kinds[kind].prompt);
}

guint
iri_question_below (IriQuestionMaker *self, guint end)
{
  return (guint) g_rand_int_range (self->random, 0, (gint32) end);
}

const char *
iri_question_pick (IriQuestionMaker *self, const char *const *words)
{
  return words[iri_question_below (self, g_strv_length ((char **) words))];
}

void
iri_question_add_wrong (IriQuestionMaker *self, char *text)
{
  gboolean there = g_str_equal (text, self->question->answer);

  for (guint i = 0; i < self->wrong->len; i++)
    there |= g_str_equal (text, g_ptr_array_index (self->wrong, i));
  if (there)
    g_free (text);
  else
    g_ptr_array_add (self->wrong, text);
}

/* The answer among wrong ones, at a random position. */
static char **
make_choices (IriQuestionMaker *self)
{
  GStrvBuilder *choices = g_strv_builder_new ();
  guint n_wrong, position;
  char **list;

  while (self->wrong->len > MAX_WRONG)
    g_ptr_array_remove_index (self->wrong, iri_question_below (self, self->wrong->len));
  n_wrong = self->wrong->len;
  position = iri_question_below (self, n_wrong + 1);
  for (guint i = 0; i <= n_wrong; i++)
    g_strv_builder_add (
        choices, i == position ? self->question->answer
                               : g_ptr_array_index (self->wrong, i - (i > position)));
  list = g_strv_builder_end (choices);
  g_strv_builder_unref (choices);
  return list;
}

IriQuestion *
iri_question_new (IriQuestionKind kind, guint32 seed, guint difficulty)
{
  guint32 seeds[] = { seed, kind, difficulty };
  g_autoptr (GRand) random = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  g_autoptr (GPtrArray) wrong = g_ptr_array_new_with_free_func (g_free);
  IriQuestionMaker maker
      = { .random = random,
          .difficulty = MIN (difficulty, IRI_QUESTION_MAX_DIFFICULTY),
          .wrong = wrong };

  g_return_val_if_fail (kind < IRI_N_QUESTIONS, NULL);
  maker.question = g_new0 (IriQuestion, 1);
  maker.question->kind = kind;
  kinds[kind].make (&maker);
  if (kinds[kind].shows_choices)
    maker.question->choices = make_choices (&maker);
  return maker.question;
}

void
iri_question_free (IriQuestion *self)
{
  if (self == NULL)
    return;
  g_free (self->text);
  g_free (self->other);
  g_free (self->answer);
  g_strfreev (self->choices);
  g_free (self);
}
