/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-order-cells.h"

/* No cell. */
#define SCOPE_ORDER_CELLS_NONE G_MAXUINT

struct _ScopeOrderCells
{
  AdwBin parent_instance;

  ScopePrediction *cells; /* NULL before there are any */
  gboolean for_choosing;
  gboolean revealed;
  GtkFlowBox *box;
  GtkLabel *name;
  guint last_focus; /* the cell that Tab goes to */
  guint picked;     /* the cell that is moved by the next activation, or NONE */
  GdkDrag *drag;    /* of a cell, only to compare it, or NULL */
};

/* scope-order-cells.c */

/* The index of the cell that has the focus, or NONE. */
guint scope_order_cells_get_focus (ScopeOrderCells *self);
void scope_order_cells_set_focus (ScopeOrderCells *self, guint at);

/* Whether cells can be moved. */
gboolean scope_order_cells_is_movable (ScopeOrderCells *self);

/* Moves a cell. */
void scope_order_cells_move (ScopeOrderCells *self, guint from, guint to);

/* Shows the cells in their order. */
void scope_order_cells_update (ScopeOrderCells *self);

/* scope-order-cells-keys.c */
void scope_order_cells_init_keys (ScopeOrderCells *self);

/* Makes @child, at @at, a source and a target of dragging. */
void scope_order_cells_init_drag (ScopeOrderCells *self, GtkWidget *child);
