/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli-case.h"

/**
 * CliCaseList:
 * @command: the name of the subcommand
 * @all: returns all entries and sets their number
 * @append_entry: appends the line of an entry to the list of all
 * @run_entry: appends the result of running an entry; returns whether it is the
 *   expected one
 *
 * The entries that a subcommand lists and runs.
 */
typedef struct
{
  const char *command;
  const CliCase *(*all) (gsize *n_entries);
  void (*append_entry) (GString *out, const CliCase *entry, gboolean json);
  gboolean (*run_entry) (GString *out, const CliCase *entry, gboolean json);
} CliCaseList;

/* Lists all entries or, if there are operands, runs those with these ids: that of an
 * entry, of a standard, or "all". Returns the exit status. */
int cli_case_list_run (const CliCaseList *self, const CliOptions *options);
