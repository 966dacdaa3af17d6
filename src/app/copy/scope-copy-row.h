/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_COPY_ROW (scope_copy_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCopyRow, scope_copy_row, SCOPE, COPY_ROW, GtkListBoxRow)

/**
 * ScopeCopyRow:
 *
 * A form of the address, with a button that copies it. Its properties:
 *
 * - `title`: what the form is called
 * - `text`: the form; "" if there is none
 * - `text-label`: what the text is, to those who do not see it
 * - `caption`: what else there is to say of it
 * - `as-is`: whether its characters stand in the order of the text
 * - `reason`: why there is none
 * - `action`: the action of the button, which is insensitive without it
 * - `action-label`: the name of the button
 */

G_END_DECLS
