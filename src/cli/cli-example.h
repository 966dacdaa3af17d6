/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli.h"

#include <gio/gio.h>

/**
 * CliExample:
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
} CliExample;

/* Returns (element-type CliExample) the groups of the key files of all standards in
 * @resource, in order; their number is 0. Free with g_array_unref(). */
GArray *cli_example_load (GResource *resource);

/* Returns all examples in the order of the standards, and sets @n_examples to
 * their number. Static. */
const CliExample *cli_example_all (gsize *n_examples);

/* Returns the value of @key, or NULL if there is none. A case of a statement has the
 * values of the statement unless it has its own. Free with g_free(). */
char *cli_example_get (const CliExample *self, const char *key);

/* Returns the values of @key, separated by ";" in the file, or NULL likewise. */
GStrv cli_example_get_list (const CliExample *self, const char *key);

/* Returns the name of the subcommand, its options, "--" and the operands, as
 * bytes. */
GStrv cli_example_get_words (const CliExample *self);

/* Returns the same as a line for a shell. Free with g_free(). */
char *cli_example_get_command_line (const CliExample *self);

/**
 * CliExampleResult:
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
} CliExampleResult;

/* Runs the subcommand of the example in this process. Never returns NULL. */
CliExampleResult *cli_example_run (const CliExample *self);
void cli_example_result_free (CliExampleResult *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliExampleResult, cli_example_result_free)
