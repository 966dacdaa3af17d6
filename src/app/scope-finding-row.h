/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-finding.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_FINDING_ROW (scope_finding_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeFindingRow, scope_finding_row, SCOPE, FINDING_ROW, GtkListBoxRow)

/* Shows a #ScopeFinding of @document, its properties `finding` and `document`.
 * Activating it runs `win.select-span` with the place of the finding. */
GtkWidget *scope_finding_row_new (ScopeFinding *finding,
                                  ScopeDocument *document);

G_END_DECLS
