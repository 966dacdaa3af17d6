/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-trace.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_TRACE_GRID (scope_trace_grid_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeTraceGrid, scope_trace_grid, SCOPE, TRACE_GRID, GtkWidget)

/**
 * ScopeTraceGrid:
 *
 * Characters in cells from left to right, each with its place above, and its
 * Bidi class and level below. What a rule changed has an outline and bold
 * letters.
 */

/* Shows @cells, of #ScopeBidiTraceCell, which are kept; the first of them has the
 * place @first, from 0. */
void scope_trace_grid_show (ScopeTraceGrid *self, GArray *cells, gsize first);

G_END_DECLS
