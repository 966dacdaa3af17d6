/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-reading.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_READING_ROW (scope_reading_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeReadingRow, scope_reading_row, SCOPE, READING_ROW, GtkListBoxRow)

/**
 * ScopeReadingRow:
 *
 * What one document makes of the address. Activating it chooses the document.
 */
GtkWidget *scope_reading_row_new (ScopeReading *reading,
                                  ScopeDocument *document);

G_END_DECLS
