/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli-case.h"

/* Whether the program does what a statement says. */
typedef enum
{
  CLI_STATEMENT_RIGHT,
  CLI_STATEMENT_WRONG,
  CLI_STATEMENT_OPEN,    /* wrong, and marked as Open */
  CLI_STATEMENT_NO_CASE, /* a program cannot show it */
} CliStatementState;

/* Returns all statements in the order of the standards, and sets @n_statements to
 * their number; see data/statements/README.md. Static. */
const CliCase *cli_statement_all (gsize *n_statements);

/* Returns the number of the statement's cases. */
guint cli_statement_count_cases (const CliCase *self);

/* Returns the case of the statement with that number, from 1. */
CliCase cli_statement_get_case (const CliCase *self, guint number);

/* Runs the cases and returns the state. Adds a CliCaseResult for each case to
 * @outcomes (element-type CliCaseResult). */
CliStatementState cli_statement_run (const CliCase *self, GPtrArray *outcomes);

/* Returns the id of the state, as "right". Static. */
const char *cli_statement_state_id (CliStatementState state);
