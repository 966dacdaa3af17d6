/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-spec-result.h"

#include "scope-item-row.h"

#define SCOPE_TYPE_SPEC_RESULT_ROW (scope_spec_result_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeSpecResultRow, scope_spec_result_row, SCOPE, SPEC_RESULT_ROW, ScopeItemRow)

/**
 * ScopeSpecResultRow:
 *
 * The IRI by one standard. Activating the row selects the standard.
 */
/* @expanded: whether the standards with a common result are listed. */
GtkWidget *scope_spec_result_row_new (ScopeSpecResult *reading,
                                      ScopeDocument *document,
                                      gboolean expanded);
