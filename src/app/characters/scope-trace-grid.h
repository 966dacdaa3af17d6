/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-trace.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_TRACE_GRID (scope_trace_grid_get_type ())
G_DECLARE_FINAL_TYPE (ScopeTraceGrid, scope_trace_grid, SCOPE, TRACE_GRID, GtkWidget)

/**
 * ScopeTraceGrid:
 *
 * Characters in cells from left to right, each with its position above, and its
 * Bidi class and level below. Changed cells have an outline and bold text.
 */

/* Shows @cells, an array of #ScopeBidiTraceCell, of which @self keeps a
 * reference;
 * @first is the position of the first, from 0. */
void scope_trace_grid_show (ScopeTraceGrid *self, GArray *cells, gsize first);

G_END_DECLS
