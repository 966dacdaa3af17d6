/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-convention-result.h"

#include "scope-item-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_CONVENTION_ROW (scope_convention_row_get_type ())
G_DECLARE_FINAL_TYPE (ScopeConventionRow,
                      scope_convention_row,
                      SCOPE,
                      CONVENTION_ROW,
                      ScopeItemRow)

/**
 * ScopeConventionRow:
 *
 * How a convention shows the address, with a button that copies the string for
 * it. When the row is activated, the document is shown by it.
 */

GtkWidget *scope_convention_row_new (ScopeConventionResult *display,
                                     ScopeDocument *document);

G_END_DECLS
