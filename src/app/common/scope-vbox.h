/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_VBOX (scope_vbox_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScopeVBox, scope_vbox, SCOPE, VBOX, GtkWidget)

struct _ScopeVBoxClass
{
  GtkWidgetClass parent_class;

  int gap; /* between two children, in pixels */
};

/**
 * ScopeVBox:
 *
 * Its children below each other, all as wide as itself.
 *
 * A vertical GtkBox does the same, but when its row asks it for the width that
 * fits a height, it searches for that width, with a layout of all its texts at
 * each of two dozen steps. Here no width depends on a height.
 */

/* The children that are seen, with their heights in this width: an array of
 * GtkRequestedSize, owned by the caller. */
GArray *scope_vbox_measure_all (ScopeVBox *self, int width);

/* Gives each the minimum that stands in @sizes, from @y downwards. */
void scope_vbox_place (ScopeVBox *self, const GArray *sizes, int y, int width);

G_END_DECLS
