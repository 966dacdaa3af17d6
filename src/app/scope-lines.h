/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_LINES (scope_lines_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScopeLines, scope_lines, SCOPE, LINES, GtkWidget)

struct _ScopeLinesClass
{
  GtkWidgetClass parent_class;

  int gap; /* between two children, in pixels */
};

/**
 * ScopeLines:
 *
 * Its children below each other, all as wide as itself.
 *
 * A vertical GtkBox does the same, but when its row asks it for the width that
 * fits a height, it searches for that width, with a layout of all its texts at
 * each of two dozen steps. Here no width depends on a height.
 */

/* The children that are seen, with their heights in this width: an array of
 * GtkRequestedSize, owned by the caller. */
GArray *scope_lines_measure_all (ScopeLines *self, int width);

/* Gives each the minimum that stands in @sizes, from @y downwards. */
void
scope_lines_place (ScopeLines *self, const GArray *sizes, int y, int width);

G_END_DECLS
