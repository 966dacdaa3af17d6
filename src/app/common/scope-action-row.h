/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_ACTION_ROW (scope_action_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeActionRow, scope_action_row, SCOPE, ACTION_ROW, GtkListBoxRow)

/**
 * ScopeActionRow:
 *
 * A row that does something when it is activated: its `action-name`. Its properties:
 *
 * - `title`: what it does
 * - `subtitle`: (nullable): more about it
 * - `icon-name`: the icon at the end, an arrow unless another is set
 */
