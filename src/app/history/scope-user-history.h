/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history.h"

G_BEGIN_DECLS

/* Returns the history of the user, in the data directory. Owned by this module. */
ScopeHistory *scope_user_history_get (void);

/* Adds @text to it, if the user wants a history. Returns FALSE if it is too long. */
gboolean scope_user_history_visit (const char *text);

/* Writes it to its file. To be called before the program exits. */
void scope_user_history_close (void);

G_END_DECLS
