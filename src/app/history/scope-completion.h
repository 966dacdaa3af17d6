/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/**
 * ScopeCompletion:
 *
 * A popover below its parent entry with the items of the history that contain the
 * typed text. The focus stays in the entry; Down goes to the items, Enter chooses
 * one, Delete removes it and Escape closes.
 *
 * The signal `chosen` has the text of the chosen item.
 *
 * GtkEntryCompletion is not used because it needs a mapped GtkText and draws rows in
 * the direction of their first letter.
 */
#define SCOPE_TYPE_COMPLETION (scope_completion_get_type ())
G_DECLARE_FINAL_TYPE (ScopeCompletion, scope_completion, SCOPE, COMPLETION, GtkPopover)

ScopeCompletion *scope_completion_new (void);

/* Shows the items that contain @text. Opens if @opens and there are any; closes if
 * there are none. */
void scope_completion_find (ScopeCompletion *self, const char *text, gboolean opens);

/* Handles a key pressed in the entry. Returns TRUE if it was for the list. */
gboolean scope_completion_press (ScopeCompletion *self, guint key);
