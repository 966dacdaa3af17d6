/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli.h"

/* Processes the items of file descriptor @in as they arrive, with options->jobs
 * threads and in constant memory. Writes results and messages in the order of
 * the items. Returns the exit status. */
int cli_batch_run (const CliCommand *command, const CliOptions *options, int in);

/* Processes the operands. Returns the exit status. */
int cli_batch_run_operands (const CliCommand *command, const CliOptions *options);
