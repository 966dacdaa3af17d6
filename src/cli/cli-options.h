/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli.h"

G_BEGIN_DECLS

/* Reads @argv, the command line of @command with its name first, into @options,
 * which the caller clears. FALSE, having said why on standard error, if it is
 * wrong. Does not return for `--help`. */
gboolean
cli_options_parse (const CliCommand *command, char **argv, CliOptions *options);

void cli_options_clear (CliOptions *options);

/* Says what is wrong with a call. Returns the exit status for it. */
int cli_options_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

G_END_DECLS
