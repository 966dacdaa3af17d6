/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history-item.h"
#include "scope-item-row.h"

#define SCOPE_TYPE_HISTORY_ROW (scope_history_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHistoryRow, scope_history_row, SCOPE, HISTORY_ROW, ScopeItemRow)

/* A row for an item of the history. */
GtkWidget *scope_history_row_new (ScopeHistoryItem *item);

/* A host in the IRI @text that imitates another one, in ASCII and with its scripts, to
 * be shown before its letters; or NULL. In any thread. Free with g_free(). */
char *scope_history_row_name_host (const char *text);
