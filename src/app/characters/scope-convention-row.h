/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-convention-result.h"

#include "scope-item-row.h"

#define SCOPE_TYPE_CONVENTION_ROW (scope_convention_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeConventionRow, scope_convention_row, SCOPE, CONVENTION_ROW, ScopeItemRow)

/**
 * ScopeConventionRow:
 *
 * The visual order of the IRI by a convention, with a button that copies it
 * with bidi controls. Activating the row selects the convention.
 */

GtkWidget *scope_convention_row_new (ScopeConventionResult *display,
                                     ScopeDocument *document);
