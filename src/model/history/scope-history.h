/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history-change.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_HISTORY (scope_history_get_type ())
G_DECLARE_FINAL_TYPE (ScopeHistory, scope_history, SCOPE, HISTORY, GObject)

/* Longer addresses, in bytes, are not kept. */
#define SCOPE_HISTORY_MAX_TEXT 65536

/**
 * ScopeHistory:
 *
 * The addresses that were looked into and the favourites, as a list of
 * #ScopeHistoryItem: favourites first, then what was visited, each from the
 * newest to the oldest.
 *
 * What happens to it shows at once and is written to its file in a thread, one
 * change after another. What other processes write comes in, too. Its
 * properties:
 *
 * - `problem`: why it could not be read or written, a sentence; NULL if it could
 */

/* The history that is kept in the file @path. It is empty until it has been
 * read, which begins at once. */
ScopeHistory *scope_history_new (const char *path);

/* The address was looked into now. FALSE if it is too long to be kept. */
gboolean scope_history_visit (ScopeHistory *self, const char *text);

/* Makes it one of the favourites now, or one no more. FALSE if it is too long to
 * be kept. */
gboolean scope_history_set_favourite (ScopeHistory *self,
                                      const char *text,
                                      gboolean favourite);

/* Whether it is one of the favourites. */
gboolean scope_history_is_favourite (ScopeHistory *self, const char *text);

/* Takes an address away, favourite or not; or all but the favourites. Returns
 * what is gone, for scope_history_restore(); free it with
 * g_ptr_array_unref(). */
GPtrArray *scope_history_remove (ScopeHistory *self, const char *text);
GPtrArray *scope_history_clear (ScopeHistory *self);
void scope_history_restore (ScopeHistory *self, GPtrArray *items);

/* NULL, or why the file could not be read or written. Belongs to @self. */
const char *scope_history_get_problem (ScopeHistory *self);

/* Waits until all that has happened is in the file, or cannot be. */
void scope_history_flush (ScopeHistory *self);

G_END_DECLS
