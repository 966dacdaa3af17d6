/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli.h"

G_BEGIN_DECLS

/* Answers every item of the file descriptor @in in order, on standard output and
 * standard error: in constant memory, by options->jobs threads, and each as soon
 * as it has been read. Returns the exit status. */
int
cli_batch_run (const CliCommand *command, const CliOptions *options, int in);

/* Answers the operands. Returns the exit status. */
int cli_batch_run_operands (const CliCommand *command,
                            const CliOptions *options);

G_END_DECLS
