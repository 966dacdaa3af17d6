/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_COPY_MENU_ROW (scope_copy_menu_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCopyMenuRow, scope_copy_menu_row, SCOPE, COPY_MENU_ROW, GtkListBoxRow)

/**
 * ScopeCopyMenuRow:
 *
 * A row of the menu of what can be copied, and what that would be. Its
 * properties:
 *
 * - `title`: what it is called
 * - `text`: what would be copied; "" if there is nothing, or nothing to read
 * - `marks`: the short names of the invisible characters in it
 * - `reason`: why there is none, or NULL
 * - `caption`: what it is where there is nothing to read
 * - `hint`: what it is for
 * - `as-is`: whether its characters stand in the order of the text
 * - `current`: whether it is what was copied last
 */

GtkWidget *scope_copy_menu_row_new (guint copy);

/* What is copied by it, of the numbers of scope-copy.h. */
guint scope_copy_menu_row_get_copy (ScopeCopyMenuRow *self);

G_END_DECLS
