/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_NAME_VALUE_BOX (scope_name_value_box_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeNameValueBox, scope_name_value_box, SCOPE, NAME_VALUE_BOX, GtkWidget)

/* Below this width the name stands over the value, where nothing else is said. */
#define SCOPE_NAME_VALUE_BOX_WIDE 320

/**
 * ScopeNameValueBox:
 *
 * Lays out two children: a name, and beside it or, where it is narrow, below
 * it, a value. Its properties:
 *
 * - `name-chars`: how many characters wide names beside their values are at
 *   least, the same in all fields of a list, so that the values are in line
 * - `beside`: the width from which they stand beside each other
 */

G_END_DECLS
