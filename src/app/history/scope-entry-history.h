/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-entry.h"

G_BEGIN_DECLS

/**
 * ScopeEntryHistory:
 *
 * What makes an entry for addresses more than a field of text: Enter commits its
 * address to the history, Escape goes back to what was committed last, Back and
 * Forward go through what was committed here, and the history completes what is
 * typed. What is put into the entry can be undone there. Its properties:
 *
 * - `entry`: the #ScopeEntry; to be set once
 * - `document`: the #ScopeDocument of its text; to be set once
 * - `private`: whether addresses are kept in the window alone; to be set
 * - `can-go-back`, `can-go-forward`: whether there is an address that way
 *
 * The signal `too-long` says that an address was committed that the history does
 * not keep.
 */
#define SCOPE_TYPE_ENTRY_HISTORY (scope_entry_history_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeEntryHistory, scope_entry_history, SCOPE, ENTRY_HISTORY, GObject)

/* The address of the document is what was looked for. */
void scope_entry_history_commit (ScopeEntryHistory *self);

/* Something else is about to be put in: what has been typed and not committed can
 * be gone back to. */
void scope_entry_history_keep_draft (ScopeEntryHistory *self);

/* Goes @by addresses on, back if that is negative; not beyond the last one. */
void scope_entry_history_step (ScopeEntryHistory *self, int by);

/* The address that the text of the document stands for, with the letters that its
 * capitals stand for. Free with g_free(). */
char *scope_entry_history_get_address (ScopeEntryHistory *self);

G_END_DECLS
