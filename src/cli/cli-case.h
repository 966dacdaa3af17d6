/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli.h"

#include <gio/gio.h>

/**
 * CliCase:
 * @id: its stable id
 * @spec: the standard it is from
 * @file: the examples or statements of that standard; the group of this one is @id
 * @number: for a case of a statement, its number, from 1; otherwise 0
 *
 * An input and its expected output: a worked example of a standard, see
 * data/examples/README.md, or a case of a statement, see data/statements/README.md.
 * Static.
 */
typedef struct
{
  const char *id;
  const IriSpec *spec;
  GKeyFile *file;
  guint number;
} CliCase;

/* Returns (element-type CliCase) the groups of the key files of all standards in
 * @resource, in order; their number is 0. Free with g_array_unref(). */
GArray *cli_case_load (GResource *resource);

/* Returns all examples in the order of the standards, and sets @n_examples to
 * their number. Static. */
const CliCase *cli_case_all (gsize *n_examples);

/* Returns the value of @key, or NULL if there is none. A case of a statement has the
 * values of the statement unless it has its own. Free with g_free(). */
char *cli_case_get (const CliCase *self, const char *key);

/* Returns the values of @key, separated by ";" in the file, or NULL likewise. */
GStrv cli_case_get_list (const CliCase *self, const char *key);

/* Returns the name of the subcommand, its options, "--" and the operands, as
 * bytes. */
GStrv cli_case_get_words (const CliCase *self);

/* Returns the same as a line for a shell. Free with g_free(). */
char *cli_case_get_command_line (const CliCase *self);

/**
 * CliCaseResult:
 * @got: the result in plain text; for `inspect`, the ids of the findings
 * @differences: (element-type utf8): the differences from the expected result,
 *   as translated sentences; empty if there are none
 *
 * The result of running an example.
 */
typedef struct
{
  char *got;
  GPtrArray *differences;
} CliCaseResult;

/* Runs the subcommand of the example in this process. Never returns NULL. */
CliCaseResult *cli_case_run (const CliCase *self);
void cli_case_result_free (CliCaseResult *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliCaseResult, cli_case_result_free)
