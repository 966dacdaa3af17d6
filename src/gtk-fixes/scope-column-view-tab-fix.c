/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* Tab goes from row to row of a GtkColumnView, of which there can be a million. So
 * it leaves the table instead; the arrow keys go from row to row.
 *
 * To see it: focus the table of the Characters page and press Tab.
 *
 * Versions: GTK 4.8.3; since 4.12 a table can be told to let Tab leave it. */

#if GTK_CHECK_VERSION(4, 12, 0)

void
scope_column_view_tab_fix (GtkWidget *table, GtkColumnView *view)
{
  gtk_column_view_set_tab_behavior (view, GTK_LIST_TAB_CELL);
}

#else

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
scope_column_view_tab_fix (GtkWidget *table, GtkColumnView *view)
{
  GTK_WIDGET_GET_CLASS (table)->focus = move_focus;
}

#endif
