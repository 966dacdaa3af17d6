/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-component.h"

#include "scope-item-row.h"

#define SCOPE_TYPE_COMPONENT_ROW (scope_component_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeComponentRow, scope_component_row, SCOPE, COMPONENT_ROW, ScopeItemRow)

/* A row for @component of @document, with a pill as wide as the others in
 * @pills. */
GtkWidget *scope_component_row_new (ScopeComponent *component,
                                    ScopeDocument *document,
                                    GtkSizeGroup *pills);
