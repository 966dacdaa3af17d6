/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* GTK takes the label of a button with a mnemonic for its accessible name, with
 * the underscore, and a screen reader then says it twice: "_Undo Undo". So we reset
 * the name, and the label inside names the button.
 *
 * To see it: cause a toast with an Undo button and listen to Orca.
 *
 * Versions: GTK 4.8.3; not 4.18.6 (tried). */

void
scope_mnemonic_name_fix (GtkWidget *root)
{
#if !GTK_CHECK_VERSION(4, 18, 0)
  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root),
                                   GTK_ACCESSIBLE_PROPERTY_LABEL);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scope_mnemonic_name_fix (child);
#endif
}
