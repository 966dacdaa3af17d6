/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-resolve-component.h"

#include "scope-item-row.h"

#define SCOPE_TYPE_RESOLVE_COMPONENT_ROW (scope_resolve_component_row_get_type ())
G_DECLARE_FINAL_TYPE (ScopeResolveComponentRow,
                      scope_resolve_component_row,
                      SCOPE,
                      RESOLVE_COMPONENT_ROW,
                      ScopeItemRow)

/**
 * ScopeResolveComponentRow:
 *
 * A component of the target of a reference, a #ScopeResolveComponent.
 */

/* The label for the source of the component is as wide as the others in
 * @sources. */
GtkWidget *scope_resolve_component_row_new (ScopeResolveComponent *component,
                                            GtkSizeGroup *sources);
