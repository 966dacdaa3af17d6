/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ScopeCompletion:
 *
 * Below the entry that is its parent, the addresses of the history that hold what
 * has been typed. The focus stays in the entry; Down goes to the addresses, Enter
 * takes one, Delete forgets it, Escape closes.
 *
 * The signal `chosen` comes with the address that was taken.
 *
 * GtkEntryCompletion takes its keys and the place of its list from a GtkText that
 * is mapped, and draws its rows in the direction of their first letter.
 */
#define SCOPE_TYPE_COMPLETION (scope_completion_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCompletion, scope_completion, SCOPE, COMPLETION, GtkPopover)

ScopeCompletion *scope_completion_new (void);

/* Finds what holds @text, opens if @opens and there is something, closes if there
 * is nothing. */
void
scope_completion_find (ScopeCompletion *self, const char *text, gboolean opens);

/* A key of the entry. TRUE if it was for the addresses. */
gboolean scope_completion_press (ScopeCompletion *self, guint key);

G_END_DECLS
