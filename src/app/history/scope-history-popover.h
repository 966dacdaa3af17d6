/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/**
 * ScopeHistoryPopover:
 *
 * The favourites and the history, with a search. Its properties:
 *
 * - `private`: whether the window adds nothing to the history; to be set
 * - `wanted`: whether the user wants a history; to be set
 */
#define SCOPE_TYPE_HISTORY_POPOVER (scope_history_popover_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHistoryPopover, scope_history_popover, SCOPE, HISTORY_POPOVER, GtkPopover)

GtkWidget *scope_history_popover_new (void);
