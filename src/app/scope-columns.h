/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_COLUMNS (scope_columns_get_type ())
G_DECLARE_FINAL_TYPE (ScopeColumns, scope_columns, SCOPE, COLUMNS, GtkWidget)

/* From this width on there are two columns. */
#define SCOPE_COLUMNS_WIDE 940

/**
 * ScopeColumns:
 *
 * Lays out three children: findings, components and what can be copied. Where
 * there is room the components have a column and the others share the second;
 * elsewhere all are below each other in that order of need.
 */

G_END_DECLS
