/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli.h"

G_BEGIN_DECLS

/**
 * CliExample:
 * @id: its stable id
 * @spec: the standard it is from
 * @file: the examples of that standard; the group of this one is @id
 *
 * A worked example of a standard; see data/examples/README.md. Static.
 */
typedef struct
{
  const char *id;
  const IriSpec *spec;
  GKeyFile *file;
} CliExample;

/* Returns all examples in the order of the standards, and sets @n_examples to
 * their number. Static. */
const CliExample *cli_example_all (gsize *n_examples);

/* Returns the value of @key, or NULL if there is none. Free with g_free(). */
char *cli_example_get (const CliExample *self, const char *key);

/* Returns the name of the subcommand, its options, "--" and the operands, as
 * bytes. */
GStrv cli_example_get_words (const CliExample *self);

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

G_END_DECLS
