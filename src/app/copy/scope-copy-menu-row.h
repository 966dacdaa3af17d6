/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"

#include <gtk/gtk.h>

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
 * - `in-visual-order`: whether the text is in visual order already
 * - `current`: whether it was copied last
 */

/* @kind: what the row copies, one of scope-copy-command.h */
GtkWidget *scope_copy_menu_row_new (const IriCopyForm *kind);
const IriCopyForm *scope_copy_menu_row_get_kind (ScopeCopyMenuRow *self);

/* Shows its form among @forms, #ScopeCopyForm, from now on. Stops if that is NULL. */
void scope_copy_menu_row_follow (ScopeCopyMenuRow *self, GListModel *forms);
