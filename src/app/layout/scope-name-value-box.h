/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_NAME_VALUE_BOX (scope_name_value_box_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeNameValueBox, scope_name_value_box, SCOPE, NAME_VALUE_BOX, GtkWidget)

/* The default of `beside`. */
#define SCOPE_NAME_VALUE_BOX_WIDE 320

/**
 * ScopeNameValueBox:
 *
 * Lays out a name and its value, beside each other or, in a narrow box, below
 * each other. Its properties:
 *
 * - `name-chars`: the minimum width of the name in characters, so that the
 *   values of a list are aligned
 * - `beside`: the minimum width, in pixels, at which they are beside each other
 */
