/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-statement.h"

#include "cli-statements-data.h"

const CliCase *
cli_statement_all (gsize *n_statements)
{
  static GArray *all;

  if (g_once_init_enter (&all))
    g_once_init_leave (&all, cli_case_load (cli_statements_get_resource ()));
  *n_statements = all->len;
  return (const CliCase *) (const void *) all->data;
}

guint
cli_statement_count_cases (const CliCase *self)
{
  for (guint n = 0; TRUE; n++)
    {
      g_autofree char *key = g_strdup_printf ("Input.%u", n + 1);

      if (!g_key_file_has_key (self->file, self->id, key, NULL))
        return n;
    }
}

CliCase
cli_statement_get_case (const CliCase *self, guint number)
{
  CliCase one = *self;

  one.number = number;
  return one;
}

CliStatementState
cli_statement_run (const CliCase *self, GPtrArray *outcomes)
{
  const guint n_cases = cli_statement_count_cases (self);
  gboolean right = TRUE;

  for (guint i = 1; i <= n_cases; i++)
    {
      CliCase one = cli_statement_get_case (self, i);
      CliCaseResult *outcome = cli_case_run (&one);

      right = right && outcome->differences->len == 0;
      g_ptr_array_add (outcomes, outcome);
    }
  if (n_cases == 0)
    return CLI_STATEMENT_NO_CASE;
  if (right)
    return CLI_STATEMENT_RIGHT;
  return g_key_file_has_key (self->file, self->id, "Open", NULL) ? CLI_STATEMENT_OPEN
                                                                 : CLI_STATEMENT_WRONG;
}

const char *
cli_statement_state_id (CliStatementState state)
{
  static const char *const ids[] = { "right", "wrong", "open", "no-case" };

  return ids[state];
}
