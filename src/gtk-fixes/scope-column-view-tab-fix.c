/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-column-view-tab-fix.h"

/* Tab goes from row to row of a GtkColumnView, of which there can be a million. So
 * it leaves the table instead; the arrow keys go from row to row.
 *
 * To see it: focus the table of the Characters page and press Tab.
 *
 * Versions: GTK 4.8.3; since 4.12, gtk_column_view_set_tab_behavior() does the same. */

static gboolean
move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean is_tab
      = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (is_tab && gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return GTK_WIDGET_CLASS (g_type_class_peek_parent (GTK_WIDGET_GET_CLASS (widget)))
      ->focus (widget, direction);
}

void
scope_column_view_tab_fix_install (GtkWidgetClass *klass)
{
  klass->focus = move_focus;
}
