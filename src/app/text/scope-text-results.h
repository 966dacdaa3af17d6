/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-text.h"

#include <adwaita.h>

#define SCOPE_TYPE_TEXT_RESULTS (scope_text_results_get_type ())
G_DECLARE_FINAL_TYPE (ScopeTextResults, scope_text_results, SCOPE, TEXT_RESULTS, AdwBin)

/**
 * ScopeTextResults:
 *
 * The links found in a text, in a table that can be searched, sorted and saved,
 * and the progress of reading.
 */

GtkWidget *scope_text_results_new (ScopeText *text);

/* Moves the focus to the search entry. */
void scope_text_results_search (ScopeTextResults *self);

/* Shows only deceptive links, or all again. A focus in the list moves to its first
 * row. */
void scope_text_results_toggle_deceptive (ScopeTextResults *self);

/* Moves the focus to the first row, now or when the first link is found. */
void scope_text_results_focus_first (ScopeTextResults *self);

/* Selects the row at @position and moves the focus to it. */
void scope_text_results_show_link (ScopeTextResults *self, guint position);

/* Opens the menu that saves the links. FALSE if there are none. */
gboolean scope_text_results_ask_save (ScopeTextResults *self);
