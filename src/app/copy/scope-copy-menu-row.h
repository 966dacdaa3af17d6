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
 * A row of #ScopeCopyMenu. Its properties:
 *
 * - `title`: the name of the form
 * - `text`: the text to copy; "" if there is none or it is not readable
 * - `marks`: the short names of the invisible characters in it
 * - `reason`: why it cannot be copied, or NULL
 * - `caption`: a description instead of a text that is not readable
 * - `hint`: what the form is for
 * - `as-is`: whether the characters are drawn in logical order
 * - `current`: whether it was copied last
 */

GtkWidget *scope_copy_menu_row_new (guint copy);

/* What the row copies, of the numbers of scope-copy-kind.h. */
guint scope_copy_menu_row_get_copy (ScopeCopyMenuRow *self);

G_END_DECLS
