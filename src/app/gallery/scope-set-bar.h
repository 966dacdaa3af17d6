/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-set.h"

#include <adwaita.h>

#define SCOPE_TYPE_SET_BAR (scope_set_bar_get_type ())
G_DECLARE_FINAL_TYPE (ScopeSetBar, scope_set_bar, SCOPE, SET_BAR, AdwBin)

/**
 * ScopeSetBar:
 *
 * Leads through an open set: which of its IRIs is shown, and its note or, for an
 * example, what its standard expects and what comes out. Invisible without a set. It
 * enables the actions of the window `win.next-in-set`, `win.previous-in-set`,
 * `win.remove-from-set` and `win.save-set`. Its property:
 *
 * - `document`: the #ScopeDocument; to be set once
 */

/* Shows @set, which may be NULL for none, and its IRI at @position in the window. */
void scope_set_bar_open (ScopeSetBar *self, ScopeSet *set, guint position);

/* The open set, or NULL. */
ScopeSet *scope_set_bar_get_set (ScopeSetBar *self);

/* The position of the IRI that was shown last. */
guint scope_set_bar_get_position (ScopeSetBar *self);

/* Shows the IRI @by after that. Returns FALSE if there is none. */
gboolean scope_set_bar_step (ScopeSetBar *self, int by);

/* What it says about that IRI: a title, "3 of 12", and the note, "" if there is none.
 * Owned by @self. NULL without an IRI. */
const char *scope_set_bar_get_title (ScopeSetBar *self);
const char *scope_set_bar_get_place (ScopeSetBar *self);
const char *scope_set_bar_get_note (ScopeSetBar *self);
