/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli.h"

G_BEGIN_DECLS

/**
 * CliExample:
 * @id: its stable id
 * @spec: the document it stands in
 * @file: its document's examples; its own group is called @id
 *
 * A worked example of a document, as data/examples/README.md says. Static.
 */
typedef struct
{
  const char *id;
  const IriSpec *spec;
  GKeyFile *file;
} CliExample;

/* All examples, in the order of the documents; @n_examples is set to their
 * number. Static. */
const CliExample *cli_example_all (gsize *n_examples);

/* The value of @key, or NULL if there is none. Free with g_free(). */
char *cli_example_get (const CliExample *self, const char *key);

/* The subcommand's name, its options, "--" and the operands as bytes. */
GStrv cli_example_get_words (const CliExample *self);

/**
 * CliExampleResult:
 * @got: what came out, in plain text; what `inspect` finds
 * @differences: what is not as it should be, in sentences for people; none if
 *   all is
 *
 * What came of running an example.
 */
typedef struct
{
  char *got;
  GPtrArray *differences;
} CliExampleResult;

/* Runs it in process by the functions of the subcommand that it names. Never
 * NULL. */
CliExampleResult *cli_example_run (const CliExample *self);
void cli_example_result_free (CliExampleResult *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliExampleResult, cli_example_result_free)

G_END_DECLS
