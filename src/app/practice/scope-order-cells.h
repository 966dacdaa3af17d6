/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-prediction.h"

#include <adwaita.h>

#define SCOPE_TYPE_ORDER_CELLS (scope_order_cells_get_type ())
G_DECLARE_FINAL_TYPE (ScopeOrderCells, scope_order_cells, SCOPE, ORDER_CELLS, AdwBin)

/**
 * ScopeOrderCells:
 *
 * Characters in cells from left to right, and the name of the one at the pointer or the
 * focus. The arrow keys move the focus. Unless it is only for choosing, the cells can
 * be arranged: Ctrl with the arrow keys, Home or End moves the cell that has the focus,
 * a letter key brings the next cell with this letter to it, a cell can be dragged to
 * another, or activated, and then another one.
 *
 * The signal `chosen` (the text of the cell) is emitted when a cell is activated and
 * cells are for choosing.
 */

/* Shows @cells, which it takes. */
void scope_order_cells_show (ScopeOrderCells *self,
                             ScopePrediction *cells,
                             gboolean for_choosing);

/* (nullable): How the cells are arranged; owned by @self. */
const ScopePrediction *scope_order_cells_get (ScopeOrderCells *self);

/* Shows which cells are where they belong. They stay there. */
void scope_order_cells_reveal (ScopeOrderCells *self);
