/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-finding.h"

#include "scope-item-row.h"

#define SCOPE_TYPE_FINDING_ROW (scope_finding_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeFindingRow, scope_finding_row, SCOPE, FINDING_ROW, ScopeItemRow)

/* A row for @finding in @document. It runs actions of @group, a static string:
 * "win" for the IRI of the window or "base" for the base IRI. The actions are
 * `select-span` with the span of the finding, when the row is activated, `fix`
 * with its key, and `show` with the look-alike. */
GtkWidget *scope_finding_row_new (ScopeFinding *finding,
                                  ScopeDocument *document,
                                  const char *group);
