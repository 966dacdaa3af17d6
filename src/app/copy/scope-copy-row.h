/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_COPY_ROW (scope_copy_row_get_type ())
G_DECLARE_FINAL_TYPE (ScopeCopyRow, scope_copy_row, SCOPE, COPY_ROW, GtkListBoxRow)

/**
 * ScopeCopyRow:
 *
 * A form of the IRI and a button that copies it. Its properties:
 *
 * - `title`: the name of the form
 * - `text`: the form; "" if there is none
 * - `text-label`: the accessible name of the text
 * - `caption`: a remark on it
 * - `in-visual-order`: whether the text is in visual order already
 * - `host`: whether it is a host
 * - `reason`: why there is no form
 * - `action`: the action of the button, which is insensitive without one
 * - `action-label`: the accessible name of the button
 */
