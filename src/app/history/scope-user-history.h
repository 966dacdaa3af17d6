/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history.h"

G_BEGIN_DECLS

/* The history of the one who uses the program, in the user's data directory. It
 * belongs to the program. */
ScopeHistory *scope_user_history_get (void);

/* Keeps @text in it, where the user wants a history. FALSE if it is too long to
 * be kept. */
gboolean scope_user_history_visit (const char *text);

/* Waits until all of it is in its file; the program ends. */
void scope_user_history_close (void);

G_END_DECLS
