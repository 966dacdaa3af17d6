/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli.h"

/* Draws the items of @options into a file. Returns the exit status. */
int draw_picture (const CliOptions *options);

/* Writes a worksheet. Returns the exit status. */
int draw_worksheet (const CliOptions *options);

/* Writes @out to @file: replaces a regular file atomically, and writes into a pipe, a
 * device or, for "-", standard output. Returns the exit status. */
int draw_write_file (const char *file, const GString *out);
