/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-text.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_TEXT_RESULTS (scope_text_results_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeTextResults, scope_text_results, SCOPE, TEXT_RESULTS, AdwBin)

/**
 * ScopeTextResults:
 *
 * What was found in a text: how far it is read, the addresses in a table, what
 * of them is shown and how they are sorted, and ways to take them elsewhere.
 */

GtkWidget *scope_text_results_new (ScopeText *text);

/* Where to type what addresses have to hold. */
void scope_text_results_search (ScopeTextResults *self);

/* Asks in which format to save what was found. FALSE if that is nothing. */
gboolean scope_text_results_ask_save (ScopeTextResults *self);

G_END_DECLS
