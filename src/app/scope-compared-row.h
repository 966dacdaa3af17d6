/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-compared.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_COMPARED_ROW (scope_compared_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeComparedRow, scope_compared_row, SCOPE, COMPARED_ROW, GtkListBoxRow)

/* Shows a #ScopeCompared, its property `compared`: both texts, what differs in them
 * marked, each with a button for the action `compare.copy`. Its pill is as wide as
 * the others in @pills. */
GtkWidget *scope_compared_row_new (ScopeCompared *compared,
                                   GtkSizeGroup *pills);

G_END_DECLS
