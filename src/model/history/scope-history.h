/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history-change.h"

#define SCOPE_TYPE_HISTORY (scope_history_get_type ())
G_DECLARE_FINAL_TYPE (ScopeHistory, scope_history, SCOPE, HISTORY, GObject)

/* Longer texts, in bytes, are not stored. */
#define SCOPE_HISTORY_MAX_TEXT 65536

/**
 * ScopeHistory:
 *
 * The favourites and the IRIs inspected before, a list of #ScopeHistoryItem:
 * favourites first, then other items, each from the newest to the oldest.
 *
 * Changes show at once and are written to the file in a thread, in order. Changes of
 * other processes show, too. Its properties:
 *
 * - `problem`: why the file could not be read or written, or NULL
 */

/* Starts to read the file @path. The history is empty until that is done. */
ScopeHistory *scope_history_new (const char *path);

/* Adds @text with the current time. FALSE if it is empty or too long. */
gboolean scope_history_visit (ScopeHistory *self, const char *text);

/* FALSE if @text is empty or too long. */
gboolean
scope_history_set_favourite (ScopeHistory *self, const char *text, gboolean favourite);

gboolean scope_history_is_favourite (ScopeHistory *self, const char *text);

gboolean scope_history_contains (ScopeHistory *self, const char *text);

/* Removes one item, or all but the favourites. Returns the removed items, for
 * scope_history_restore(); free them with g_ptr_array_unref(). */
GPtrArray *scope_history_remove (ScopeHistory *self, const char *text);
GPtrArray *scope_history_clear (ScopeHistory *self);
void scope_history_restore (ScopeHistory *self, GPtrArray *items);

/* Owned by @self. */
const char *scope_history_get_problem (ScopeHistory *self);

/* Waits until all changes are written or have failed. */
void scope_history_flush (ScopeHistory *self);
