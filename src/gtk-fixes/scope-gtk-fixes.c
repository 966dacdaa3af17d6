/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

void
scope_gtk_fixes_init (void)
{
  scope_no_fonts_fix ();
  scope_clipboard_deadlock_fix ();
  scope_late_paste_fix ();
  scope_wrong_bounds_fix ();
}

void
scope_gtk_fixes_init_below (GtkWidget *root)
{
  if (GTK_IS_STACK (root) || ADW_IS_VIEW_STACK (root) || ADW_IS_SQUEEZER (root))
    scope_hidden_pages_fix (root);
  if (GTK_IS_POPOVER_MENU (root))
    scope_nameless_menu_item_fix (GTK_POPOVER_MENU (root));
  if (ADW_IS_STATUS_PAGE (root))
    scope_unnamed_widget_fix_status_page (ADW_STATUS_PAGE (root));
  if (ADW_IS_VIEW_SWITCHER (root) && ADW_IS_SQUEEZER (gtk_widget_get_parent (root)))
    scope_switcher_ellipsis_fix (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scope_gtk_fixes_init_below (child);
}

void
scope_gtk_fixes_init_window (GtkWindow *window)
{
  scope_closed_window_grab_fix (window);
  scope_gtk_fixes_init_below (GTK_WIDGET (window));
}
