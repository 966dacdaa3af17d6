/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* A page of a stack that was shown once stays in the accessibility tree when
 * another is shown. So we mark all but the visible page as hidden.
 *
 * To see it: switch between the pages of the window and look at it in Accerciser, or
 * run e2e-accessible-tree.
 *
 * Versions: GTK 4.8.3 with libadwaita 1.2.2; not 4.18.6 with 1.7.6 (tried). */

#if GTK_CHECK_VERSION(4, 18, 0)

void
scope_hidden_pages_fix (GtkWidget *stack)
{
}

#else

static void
hide_others (GtkWidget *stack)
{
  GtkWidget *visible;

  g_object_get (stack, "visible-child", &visible, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (stack); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN,
                                 child != visible, -1);
  g_clear_object (&visible);
}

void
scope_hidden_pages_fix (GtkWidget *stack)
{
  g_signal_connect (stack, "notify::visible-child", G_CALLBACK (hide_others), NULL);
  hide_others (stack);
}

#endif
