/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-entry.h"

/**
 * ScopeEntryNavigation:
 *
 * What Enter, Escape, Back, Forward and completion do in an entry: Enter, or a pause,
 * commits its IRI to its list of inspected ones and to the saved history, Escape
 * reverts to the last committed one, Back and Forward go through that list, which is
 * forgotten with the window, and the saved history completes what is typed. All changes
 * can be undone. Its properties:
 *
 * - `entry`: the #ScopeEntry; to be set once
 * - `document`: the #ScopeDocument of its text; to be set once
 * - `private`: whether nothing is added to the saved history; to be set
 * - `can-go-back`, `can-go-forward`: whether there is an IRI in that direction
 *
 * The signal `too-long` is emitted if an IRI that was committed by Enter is too long
 * for the saved history, `reverted` after Escape replaced the text.
 */
#define SCOPE_TYPE_ENTRY_NAVIGATION (scope_entry_navigation_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeEntryNavigation, scope_entry_navigation, SCOPE, ENTRY_NAVIGATION, GObject)

/* Adds the IRI of the document to Back and Forward and, unless `private` is set, to the
 * saved history. */
void scope_entry_navigation_commit (ScopeEntryNavigation *self);

/* Makes Back return to the current text. To be called before it is replaced. */
void scope_entry_navigation_keep_draft (ScopeEntryNavigation *self);

/* Goes @by steps forward, or back if negative, as far as possible. */
void scope_entry_navigation_step (ScopeEntryNavigation *self, int by);

/* Returns the IRI of the document, with its bidi notation decoded. Free with
 * g_free(). */
char *scope_entry_navigation_get_iri (ScopeEntryNavigation *self);
