/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-steps.h"

#include <gtk/gtk.h>

#define SCOPE_TYPE_UBA_STEPS_GRID (scope_uba_steps_grid_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeUbaStepsGrid, scope_uba_steps_grid, SCOPE, UBA_STEPS_GRID, GtkWidget)

/**
 * ScopeUbaStepsGrid:
 *
 * Characters in cells from left to right, each with its logical position and a stair of
 * levels above, and its Bidi class and level below. Changed cells have an outline and
 * bold text.
 */

/* Shows @cells, an array of #ScopeBidiStepCell, of which @self keeps a
 * reference. */
void scope_uba_steps_grid_show (ScopeUbaStepsGrid *self, GArray *cells);

/* Whether all text is as large as that of the widget, to be read from afar. */
void scope_uba_steps_grid_set_even (ScopeUbaStepsGrid *self, gboolean even);
