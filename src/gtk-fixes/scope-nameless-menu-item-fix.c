/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* The items of a menu are named by their labels, whose role is presentation, which may
 * not be named: they have no accessible names. So we name each by its text whenever the
 * menu is shown.
 *
 * To see it: open the main menu and listen to Orca.
 *
 * Versions: GTK 4.18.6; not 4.8.3 (tried). */

#if GTK_CHECK_VERSION(4, 18, 0)

static void
name_items (GtkWidget *root)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (root), "GtkModelButton"))
    {
      g_autofree char *text = NULL;

      g_object_get (root, "text", &text, NULL);
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (root),
                                     GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (root),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

void
scope_nameless_menu_item_fix (GtkPopoverMenu *menu)
{
  g_signal_connect (menu, "map", G_CALLBACK (name_items), NULL);
}

#else

void
scope_nameless_menu_item_fix (GtkPopoverMenu *menu)
{
}

#endif
