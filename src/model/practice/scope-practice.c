/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-practice.h"

/* Right answers in a row after which questions get harder. */
#define STREAK 2

/* The values of a kind in the settings. */
typedef struct
{
  guint difficulty;
  guint streak;
  guint right;
  guint answered;
} Score;

struct _ScopePractice
{
  GSettings *settings; /* (nullable) */
  Score scores[IRI_N_QUESTIONS];
  guint kind;
  guint32 seed;
  IriQuestion *question;
  guint difficulty; /* of the question */
  gboolean is_answered;
};

static void
read_scores (ScopePractice *self)
{
  g_autoptr (GVariant) dict = NULL;

  if (self->settings == NULL)
    return;
  dict = g_settings_get_value (self->settings, "practice-scores");
  for (int kind = 0; kind < IRI_N_QUESTIONS; kind++)
    {
      Score *score = &self->scores[kind];

      *score = (Score){ 0 };
      g_variant_lookup (dict, iri_question_id ((IriQuestionKind) kind), "(uuuu)",
                        &score->difficulty, &score->streak, &score->right,
                        &score->answered);
      score->difficulty = MIN (score->difficulty, IRI_QUESTION_MAX_DIFFICULTY);
    }
}

static void
write_scores (ScopePractice *self)
{
  GVariantBuilder dict;

  if (self->settings == NULL)
    return;
  g_variant_builder_init (&dict, G_VARIANT_TYPE ("a{s(uuuu)}"));
  for (int kind = 0; kind < IRI_N_QUESTIONS; kind++)
    {
      const Score *score = &self->scores[kind];

      if (score->answered > 0)
        g_variant_builder_add (
            &dict, "{s(uuuu)}", iri_question_id ((IriQuestionKind) kind),
            score->difficulty, score->streak, score->right, score->answered);
    }
  g_settings_set_value (self->settings, "practice-scores",
                        g_variant_builder_end (&dict));
}

static guint
find_kind (const char *id)
{
  guint kind = 0;

  while (kind < IRI_N_QUESTIONS
         && !g_str_equal (id, iri_question_id ((IriQuestionKind) kind)))
    kind++;
  return kind;
}

static void
ask (ScopePractice *self)
{
  IriQuestionKind kind = self->kind == SCOPE_PRACTICE_ALL
                             ? (IriQuestionKind) (self->seed % IRI_N_QUESTIONS)
                             : (IriQuestionKind) self->kind;

  iri_question_free (self->question);
  read_scores (self);
  self->difficulty = self->scores[kind].difficulty;
  self->question = iri_question_new (kind, self->seed, self->difficulty);
  self->is_answered = FALSE;
}

ScopePractice *
scope_practice_new (GSettings *settings)
{
  ScopePractice *self = g_new0 (ScopePractice, 1);

  self->kind = SCOPE_PRACTICE_ALL;
  if (settings != NULL)
    {
      g_autofree char *kind = g_settings_get_string (settings, "practice-kind");

      self->settings = g_object_ref (settings);
      self->kind = find_kind (kind);
      self->seed = g_settings_get_uint (settings, "practice-seed");
    }
  if (self->seed == 0)
    self->seed = g_random_int ();
  ask (self);
  return self;
}

void
scope_practice_free (ScopePractice *self)
{
  if (self == NULL)
    return;
  g_clear_object (&self->settings);
  iri_question_free (self->question);
  g_free (self);
}

const IriQuestion *
scope_practice_get_question (ScopePractice *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->question;
}

/* 0 stands for none in the settings. */
void
scope_practice_next (ScopePractice *self)
{
  g_return_if_fail (self != NULL);
  self->seed = MAX (1, self->seed + 1);
  if (self->settings != NULL)
    g_settings_set_uint (self->settings, "practice-seed", self->seed);
  ask (self);
}

guint
scope_practice_get_kind (ScopePractice *self)
{
  g_return_val_if_fail (self != NULL, SCOPE_PRACTICE_ALL);
  return self->kind;
}

void
scope_practice_set_kind (ScopePractice *self, guint kind)
{
  g_return_if_fail (self != NULL && kind <= SCOPE_PRACTICE_ALL);
  if (kind == self->kind)
    return;
  self->kind = kind;
  if (self->settings != NULL)
    g_settings_set_string (
        self->settings, "practice-kind",
        kind == SCOPE_PRACTICE_ALL ? "" : iri_question_id ((IriQuestionKind) kind));
  ask (self);
}

static void
count (Score *score, gboolean is_right)
{
  score->answered++;
  if (!is_right)
    {
      score->streak = 0;
      score->difficulty -= MIN (score->difficulty, 1);
      return;
    }
  score->right++;
  if (++score->streak < STREAK)
    return;
  score->streak = 0;
  score->difficulty = MIN (score->difficulty + 1, IRI_QUESTION_MAX_DIFFICULTY);
}

gboolean
scope_practice_answer (ScopePractice *self, const char *answer)
{
  gboolean is_right;

  g_return_val_if_fail (self != NULL && answer != NULL, FALSE);
  is_right = g_str_equal (answer, self->question->answer);
  if (self->is_answered)
    return is_right;
  self->is_answered = TRUE;
  /* Another window may have counted meanwhile. */
  read_scores (self);
  count (&self->scores[self->question->kind], is_right);
  write_scores (self);
  return is_right;
}

guint
scope_practice_get_difficulty (ScopePractice *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->difficulty;
}

void
scope_practice_get_progress (ScopePractice *self, guint *right, guint *answered)
{
  g_return_if_fail (self != NULL);
  *right = *answered = 0;
  read_scores (self);
  for (int kind = 0; kind < IRI_N_QUESTIONS; kind++)
    {
      *right += self->scores[kind].right;
      *answered += self->scores[kind].answered;
    }
}

void
scope_practice_reset (ScopePractice *self)
{
  g_return_if_fail (self != NULL);
  for (int kind = 0; kind < IRI_N_QUESTIONS; kind++)
    self->scores[kind] = (Score){ 0 };
  write_scores (self);
  scope_practice_next (self);
}
