/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history.h"

/* Returns the history that all windows share and that is saved in the data directory of
 * the user. Owned by this module. */
ScopeHistory *scope_saved_history_get (void);

/* Adds @text to the saved history, if the user wants one. Returns FALSE if @text is too
 * long. */
gboolean scope_saved_history_visit (const char *text);

/* Writes it to its file. To be called before the program exits. */
void scope_saved_history_close (void);
