/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-steps.h"

#include <gtk/gtk.h>

#define SCOPE_TYPE_STEPS_GRID (scope_steps_grid_get_type ())
G_DECLARE_FINAL_TYPE (ScopeStepsGrid, scope_steps_grid, SCOPE, STEPS_GRID, GtkWidget)

/**
 * ScopeStepsGrid:
 *
 * Characters in cells from left to right, each with its logical position above, and its
 * Bidi class and level below. Changed cells have an outline and bold text.
 */

/* Shows @cells, an array of #ScopeBidiStepCell, of which @self keeps a
 * reference. */
void scope_steps_grid_show (ScopeStepsGrid *self, GArray *cells);
