/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-resolve-part.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_RESOLVE_PART_ROW (scope_resolve_part_row_get_type ())
G_DECLARE_FINAL_TYPE (ScopeResolvePartRow,
                      scope_resolve_part_row,
                      SCOPE,
                      RESOLVE_PART_ROW,
                      GtkListBoxRow)

/**
 * ScopeResolvePartRow:
 *
 * A component of what a reference leads to. Its property `part` is the
 * #ScopeResolvePart.
 */

/* The texts that say where components come from are as wide as each other by
 * @sources. */
GtkWidget *scope_resolve_part_row_new (ScopeResolvePart *part,
                                       GtkSizeGroup *sources);

G_END_DECLS
