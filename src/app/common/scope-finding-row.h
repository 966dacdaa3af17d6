/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-finding.h"

#include "scope-item-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_FINDING_ROW (scope_finding_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeFindingRow, scope_finding_row, SCOPE, FINDING_ROW, ScopeItemRow)

/* Shows a #ScopeFinding of @document, its properties `finding` and `document`. It
 * runs actions of @group, a static string, "win" for the address of the window and
 * "base" for its base:
 * `select-span` with the place of the finding when it is activated, `fix` with
 * its key, and `show` with the address that this one is taken for. */
GtkWidget *scope_finding_row_new (ScopeFinding *finding,
                                  ScopeDocument *document,
                                  const char *group);

G_END_DECLS
