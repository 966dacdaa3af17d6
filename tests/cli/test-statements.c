/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The statements of the standards: each case comes out as data/statements says, and
 * each row there is complete. */

#include "cli-statement.h"

#include <locale.h>
#include <string.h>

static const char *const statement_keys[]
    = { "Section", "Level", "About", "Statement", "NoCase", "Open" };

static const char *const case_keys[] = {
  "Command",  "Input",    "Other",    "InputNotation", "Result", "ResultNotation",
  "Scheme",   "Userinfo", "Host",     "Port",          "Path",   "Query",
  "Fragment", "Valid",    "Findings", "NoFindings",    "Has",    "Lacks",
  "Status",   "Why",      "Step1",    "Step2",         "Step3",  "Step4",
  "Step5",    "Step6",    "Step7",    "Step8",
};

static const char *const levels[]
    = { "MUST", "MUST NOT",   "SHOULD", "SHOULD NOT", "MAY",
        "step", "definition", "table",  "example" };

static const char *const subjects[]
    = { "syntax",      "characters", "normalization", "mapping",    "host",
        "query",       "conversion", "bidi",          "comparison", "resolution",
        "preparation", "scheme",     "spoofing",      "use" };

static gboolean
is_among (const char *word, const char *const *words, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (g_strcmp0 (word, words[i]) == 0)
      return TRUE;
  return FALSE;
}

/* "Input.2" is a key of the second case, "Input" one of all cases. */
static gboolean
is_known_key (const char *key, guint n_cases)
{
  const char *dot = strrchr (key, '.');
  g_autofree char *name
      = dot != NULL ? g_strndup (key, (gsize) (dot - key)) : g_strdup (key);

  if (dot != NULL && !g_ascii_string_to_unsigned (dot + 1, 10, 1, n_cases, NULL, NULL))
    return FALSE;
  return is_among (name, case_keys, G_N_ELEMENTS (case_keys))
         || (dot == NULL
             && is_among (name, statement_keys, G_N_ELEMENTS (statement_keys)));
}

static void
check_word (const CliCase *self, const char *key, const char *const *words, gsize n)
{
  g_autofree char *word = cli_case_get (self, key);

  g_assert_true (is_among (word, words, n));
}

/* No key is misspelt and none is missing. */
static void
test_keys (gconstpointer data)
{
  const CliCase *self = data;
  const guint n_cases = cli_statement_count_cases (self);
  g_auto (GStrv) keys = g_key_file_get_keys (self->file, self->id, NULL, NULL);
  g_autofree char *section = cli_case_get (self, "Section");
  g_autofree char *begin = g_strdup_printf ("%s-%s-", self->spec->id, section);

  g_assert_true (g_str_has_prefix (self->id, begin));
  g_assert_true (g_key_file_has_key (self->file, self->id, "Statement", NULL));
  check_word (self, "Level", levels, G_N_ELEMENTS (levels));
  check_word (self, "About", subjects, G_N_ELEMENTS (subjects));
  for (gsize i = 0; keys[i] != NULL; i++)
    if (!is_known_key (keys[i], n_cases))
      {
        g_test_message ("%s", keys[i]);
        g_test_fail ();
      }
  if (g_key_file_has_key (self->file, self->id, "NoCase", NULL))
    g_assert_cmpuint (n_cases, ==, 0);
  else
    g_assert_cmpuint (n_cases, >=, 2);
}

static void
test_statement (gconstpointer data)
{
  const CliCase *self = data;
  g_autoptr (GPtrArray) outcomes
      = g_ptr_array_new_with_free_func ((GDestroyNotify) cli_case_result_free);
  CliStatementState state = cli_statement_run (self, outcomes);

  for (guint i = 0; i < outcomes->len; i++)
    {
      const CliCaseResult *outcome = g_ptr_array_index (outcomes, i);

      for (guint k = 0; k < outcome->differences->len; k++)
        g_test_message ("case %u: %s", i + 1,
                        (char *) g_ptr_array_index (outcome->differences, k));
    }
  g_assert_true (state != CLI_STATEMENT_WRONG);
  /* A statement that comes out right is no longer open. */
  if (state == CLI_STATEMENT_RIGHT)
    g_assert_false (g_key_file_has_key (self->file, self->id, "Open", NULL));
}

/* Nearly all statements have cases. */
static void
test_few_without_case (void)
{
  const CliCase *statements;
  gsize n, without = 0;

  statements = cli_statement_all (&n);
  for (gsize i = 0; i < n; i++)
    without += cli_statement_count_cases (&statements[i]) == 0;
  g_assert_cmpuint (n, >=, 500);
  g_assert_cmpuint (without * 20, <, n);
}

static void
add (const char *kind, const CliCase *statement, GTestDataFunc function)
{
  g_autofree char *path = g_strdup_printf ("/%s/%s", kind, statement->id);

  g_test_add_data_func (path, statement, function);
}

int
main (int argc, char **argv)
{
  const CliCase *statements;
  gsize n;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  /* Reports every difference, not only the first. */
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/few-without-case", test_few_without_case);
  statements = cli_statement_all (&n);
  for (gsize i = 0; i < n; i++)
    {
      add ("keys", &statements[i], test_keys);
      add ("statement", &statements[i], test_statement);
    }
  return g_test_run ();
}
