/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli.h"

/* Draws the items of @options into a file. Returns the exit status. */
int draw_picture (const CliOptions *options);
