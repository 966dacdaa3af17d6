/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-display.h"
#include "scope-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_DISPLAY_ROW (scope_display_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeDisplayRow, scope_display_row, SCOPE, DISPLAY_ROW, GtkListBoxRow)

/**
 * ScopeDisplayRow:
 *
 * How a convention shows the address, with a button that copies the string for
 * it. When the row is activated, the document is shown by it.
 */

GtkWidget *scope_display_row_new (ScopeDisplay *display,
                                  ScopeDocument *document);

G_END_DECLS
