/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Practice: how the difficulty follows the answers, what is kept, and cells that are
 * put in visual order. */

#define G_SETTINGS_ENABLE_BACKEND
#include "iri-report.h"
#include "scope-practice-words.h"
#include "scope-practice.h"
#include "scope-prediction.h"

#include <gio/gsettingsbackend.h>
#include <string.h>

static GSettings *
make_settings (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();

  return g_settings_new_with_backend ("io.github.iriscope.Iriscope", backend);
}

/* Each letter is an answer: right or wrong. Questions of one kind. */
static const struct Row
{
  const char *name;
  const char *answers;
  guint difficulty;
  guint right;
} rows[] = {
  { "none", "", 0, 0 },           { "one-right", "r", 0, 1 },
  { "two-right", "rr", 1, 2 },    { "four-right", "rrrr", 2, 4 },
  { "interrupted", "rwr", 0, 2 }, { "falls", "rrw", 0, 2 },
  { "not-below-0", "www", 0, 0 }, { "not-above-4", "rrrrrrrrrrrr", 4, 12 },
};

static void
test_difficulty (gconstpointer data)
{
  const struct Row *row = data;
  g_autoptr (GSettings) settings = make_settings ();
  g_autoptr (ScopePractice) practice = scope_practice_new (settings);
  g_autoptr (ScopePractice) again = NULL;
  guint right, answered;

  scope_practice_set_kind (practice, IRI_QUESTION_HOST);
  for (const char *p = row->answers; *p != '\0'; p++)
    {
      const char *answer
          = *p == 'r' ? scope_practice_get_question (practice)->answer : "?";

      g_assert_cmpint (scope_practice_answer (practice, answer), ==, *p == 'r');
      /* A second answer is not counted. */
      scope_practice_answer (practice, "?");
      scope_practice_next (practice);
    }
  g_assert_cmpuint (scope_practice_get_difficulty (practice), ==, row->difficulty);
  again = scope_practice_new (settings);
  g_assert_cmpuint (scope_practice_get_kind (again), ==, IRI_QUESTION_HOST);
  g_assert_cmpuint (scope_practice_get_difficulty (again), ==, row->difficulty);
  scope_practice_get_progress (again, &right, &answered);
  g_assert_cmpuint (right, ==, row->right);
  g_assert_cmpuint (answered, ==, strlen (row->answers));
}

/* A closed window continues with the same question. */
static void
test_kept (void)
{
  g_autoptr (GSettings) settings = make_settings ();
  g_autoptr (ScopePractice) practice = scope_practice_new (settings), again = NULL;

  scope_practice_next (practice);
  again = scope_practice_new (settings);
  g_assert_cmpstr (scope_practice_get_question (again)->text, ==,
                   scope_practice_get_question (practice)->text);
}

static void
test_each_kind_in_turn (void)
{
  g_autoptr (ScopePractice) practice = scope_practice_new (NULL);
  guint seen = 0;

  for (int i = 0; i < IRI_N_QUESTIONS; i++, scope_practice_next (practice))
    seen |= 1U << scope_practice_get_question (practice)->kind;
  g_assert_cmpuint (seen, ==, (1U << IRI_N_QUESTIONS) - 1);
}

static void
test_reset (void)
{
  g_autoptr (GSettings) settings = make_settings ();
  g_autoptr (ScopePractice) practice = scope_practice_new (settings);
  guint right, answered;

  scope_practice_set_kind (practice, IRI_QUESTION_RUNG);
  for (int i = 0; i < 4; i++, scope_practice_next (practice))
    scope_practice_answer (practice, scope_practice_get_question (practice)->answer);
  g_assert_cmpuint (scope_practice_get_difficulty (practice), ==, 2);
  scope_practice_reset (practice);
  g_assert_cmpuint (scope_practice_get_difficulty (practice), ==, 0);
  scope_practice_get_progress (practice, &right, &answered);
  g_assert_cmpuint (answered, ==, 0);
}

/* The explanation has the answer, and nothing is left to be filled in. */
static void
test_explanations (void)
{
  for (int kind = 0; kind < IRI_N_QUESTIONS; kind++)
    {
      g_autoptr (IriQuestion) question
          = iri_question_new ((IriQuestionKind) kind, 7, 2);
      g_autofree char *explanation = scope_practice_explain (question);
      g_autofree char *answer
          = scope_practice_describe_choice (question, question->answer);

      g_assert_null (strchr (explanation, '%'));
      if (kind != IRI_QUESTION_ORDER)
        g_assert_nonnull (strstr (explanation, answer));
    }
}

/* Cells by UAX #9 L2 and L3: marks stay with their letter. A bracket is stored as it is
 * and mirrored only when it is shown. */
static const struct Order
{
  const char *name;
  const char *text;
  const char *right;
} orders[] = {
  { "english", "http://a.ex/", "h t t p : / / a . e x /" },
  { "hebrew", "http://a.ex/\u05D0\u05D1", "h t t p : / / a . e x / \u05D1 \u05D0" },
  { "mark", "http://a.ex/\u05D0\u05B7\u05D1",
    "h t t p : / / a . e x / \u05D1 \u05D0\u05B7" },
  { "latin-mark", "http://a.ex/e\u0301b", "h t t p : / / a . e x / e\u0301 b" },
  { "number", "http://a.ex/\u05D0/12", "h t t p : / / a . e x / 1 2 / \u05D0" },
};

static ScopePrediction *
predict_in (const char *text, IriNotation notation)
{
  g_autoptr (IriReport) report = iri_report_new (text, -1, NULL);

  return scope_prediction_new (report->bidi, notation);
}

static ScopePrediction *
predict (const char *text)
{
  return predict_in (text, IRI_NOTATION_PLAIN);
}

static void
test_order (gconstpointer data)
{
  const struct Order *row = data;
  g_autoptr (ScopePrediction) self = predict (row->text);
  g_autofree char *right = g_strjoinv (" ", self->right);
  g_autofree char *cells = g_strjoinv ("", self->cells);

  g_assert_cmpstr (right, ==, row->right);
  g_assert_cmpstr (cells, ==, row->text);
}

static void
test_arrange (void)
{
  g_autoptr (ScopePrediction) self = predict ("a:\u05D0\u05D1/b");

  g_assert_cmpuint (scope_prediction_count_right (self), ==, 4);
  g_assert_false (scope_prediction_is_right (self, 2));
  scope_prediction_move (self, 3, 2);
  g_assert_cmpuint (scope_prediction_count_right (self), ==, self->n);
  scope_prediction_move (self, 0, self->n - 1);
  g_assert_cmpstr (self->cells[self->n - 1], ==, "a");
  g_assert_true (scope_prediction_type (self, 0, 'a'));
  g_assert_cmpuint (scope_prediction_count_right (self), ==, self->n);
  g_assert_false (scope_prediction_type (self, 1, 'a'));
}

/* The mark stays with its letter. */
static void
test_order_in_capitals (void)
{
  g_autoptr (ScopePrediction) self
      = predict_in ("a:\u05D0\u05B7\u05D1", IRI_NOTATION_BIDI);
  g_autofree char *right = g_strjoinv (" ", self->right);

  g_assert_cmpstr (right, ==, "a : B A\u05B7");
  g_assert_true (scope_prediction_type (self, 2, 'B'));
  g_assert_cmpuint (scope_prediction_count_right (self), ==, self->n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/practice/difficulty/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_difficulty);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autofree char *path = g_strconcat ("/practice/order/", orders[i].name, NULL);

      g_test_add_data_func (path, &orders[i], test_order);
    }
  g_test_add_func ("/practice/arrange", test_arrange);
  g_test_add_func ("/practice/capitals", test_order_in_capitals);
  g_test_add_func ("/practice/kept", test_kept);
  g_test_add_func ("/practice/each-kind", test_each_kind_in_turn);
  g_test_add_func ("/practice/reset", test_reset);
  g_test_add_func ("/practice/explanations", test_explanations);
  return g_test_run ();
}
