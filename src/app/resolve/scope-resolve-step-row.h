/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-resolve-step.h"

#include "scope-item-row.h"

#define SCOPE_TYPE_RESOLVE_STEP_ROW (scope_resolve_step_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeResolveStepRow, scope_resolve_step_row, SCOPE, RESOLVE_STEP_ROW, ScopeItemRow)

/**
 * ScopeResolveStepRow:
 *
 * A step of the resolution of a reference, a #ScopeResolveStep. Its button runs
 * `resolve.copy-step` with its key.
 */

GtkWidget *scope_resolve_step_row_new (ScopeResolveStep *step);
