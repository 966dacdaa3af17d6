/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SCOPE_TYPE_ACCESSIBLE_TEXT (scope_accessible_text_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeAccessibleText, scope_accessible_text, SCOPE, ACCESSIBLE_TEXT, GObject)

/**
 * ScopeAccessibleText:
 *
 * Binds the accessible name and description of a widget in a template, which
 * GtkBuilder cannot do. The relation described-by is no substitute: GTK reads the
 * description of the other widget instead of its name, and labels have none (GTK
 * 4.8.3). Lives as long as the widget. Its properties:
 *
 * - `widget`: the widget; to be set once
 * - `label`: its accessible name; NULL for that of GTK
 * - `description`: its accessible description; NULL for that of GTK
 */
