/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli.h"

/* Parses @argv, which starts with the name of @command, into @options, which the
 * caller clears in any case. Reports an error on standard error and returns
 * FALSE. Does not return for `--help`. */
gboolean
cli_options_parse (const CliCommand *command, char **argv, CliOptions *options);

void cli_options_clear (CliOptions *options);

/* Reports a wrong command line on standard error. Returns CLI_USAGE. */
int cli_options_error (const char *format, ...) G_GNUC_PRINTF (1, 2);
