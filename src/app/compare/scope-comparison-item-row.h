/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-comparison-item.h"

#include "scope-item-row.h"

#define SCOPE_TYPE_COMPARISON_ITEM_ROW (scope_comparison_item_row_get_type ())
G_DECLARE_FINAL_TYPE (ScopeComparisonItemRow,
                      scope_comparison_item_row,
                      SCOPE,
                      COMPARISON_ITEM_ROW,
                      ScopeItemRow)

/* A row for @compared: both texts with their differences highlighted, each with
 * a button for the action `compare.copy`, and a pill as wide as the others in
 * @pills. */
GtkWidget *scope_comparison_item_row_new (ScopeComparisonItem *compared,
                                          GtkSizeGroup *pills);
