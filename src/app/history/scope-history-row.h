/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-history-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A row of the history, with the property `item`, a #ScopeHistoryItem. */
#define SCOPE_TYPE_HISTORY_ROW (scope_history_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHistoryRow, scope_history_row, SCOPE, HISTORY_ROW, GtkListBoxRow)

GtkWidget *scope_history_row_new (ScopeHistoryItem *item);

/* Belongs to @self. */
ScopeHistoryItem *scope_history_row_get_item (ScopeHistoryRow *self);

G_END_DECLS
