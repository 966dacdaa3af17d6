/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-link-list.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_TEXT_TABLE (scope_text_table_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeTextTable, scope_text_table, SCOPE, TEXT_TABLE, GtkWidget)

/**
 * ScopeTextTable:
 *
 * The addresses of a text, a row each, with as many columns as there is room
 * for. The headers sort them. Its signals:
 *
 * - `sorted`: a header was pressed; see scope_text_table_get_sort()
 */

/* Shows @finds. Once. */
void scope_text_table_show (ScopeTextTable *self, ScopeLinkList *finds);

/* What the headers say that the rows are sorted by. */
ScopeLinkSort scope_text_table_get_sort (ScopeTextTable *self, gboolean *back);
void scope_text_table_set_sort (ScopeTextTable *self,
                                ScopeLinkSort by,
                                gboolean back);

/* Selects no row: before the rows change, as the selection would have them all
 * made to look for it. */
void scope_text_table_unselect (ScopeTextTable *self);

G_END_DECLS
