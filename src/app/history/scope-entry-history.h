/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-entry.h"

G_BEGIN_DECLS

/**
 * ScopeEntryHistory:
 *
 * The history of an entry: Enter commits its IRI to the history, Escape reverts to
 * the last committed one, Back and Forward go through those committed here, and the
 * history completes what is typed. All changes can be undone. Its properties:
 *
 * - `entry`: the #ScopeEntry; to be set once
 * - `document`: the #ScopeDocument of its text; to be set once
 * - `private`: whether nothing is added to the history of the user; to be set
 * - `can-go-back`, `can-go-forward`: whether there is an IRI in that direction
 *
 * The signal `too-long` is emitted if a committed IRI is too long for the history.
 */
#define SCOPE_TYPE_ENTRY_HISTORY (scope_entry_history_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeEntryHistory, scope_entry_history, SCOPE, ENTRY_HISTORY, GObject)

/* Adds the IRI of the document to the history. */
void scope_entry_history_commit (ScopeEntryHistory *self);

/* Makes Back return to the current text. To be called before it is replaced. */
void scope_entry_history_keep_draft (ScopeEntryHistory *self);

/* Goes @by steps forward, or back if negative, as far as possible. */
void scope_entry_history_step (ScopeEntryHistory *self, int by);

/* Returns the IRI of the document, with its bidi notation decoded. Free with
 * g_free(). */
char *scope_entry_history_get_address (ScopeEntryHistory *self);

G_END_DECLS
