/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

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
 * A vertical box with children of full width.
 *
 * A vertical GtkBox does the same, but when asked for the width for a height it
 * searches for it and lays out all texts two dozen times (GTK 4.8.3). Here no width
 * depends on a height.
 */

/* The width for which to measure a height. GTK takes the height for no width, which is
 * -1, for the least of all heights, and that is the height of a wide widget. */
static inline int
scope_width_to_measure (int for_size)
{
  return for_size < 0 ? G_MAXINT16 : for_size;
}

/* The heights of the visible children in this width: an array of
 * GtkRequestedSize, owned by the caller. */
GArray *scope_vbox_measure_all (ScopeVBox *self, int width);

/* Allocates the minimum heights in @sizes, from @y downwards. */
void scope_vbox_place (ScopeVBox *self, const GArray *sizes, int y, int width);
