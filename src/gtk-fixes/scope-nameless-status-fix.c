/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* A widget with the role of a status may not be named: screen readers neither find its
 * name nor hear of a new one. So we make it a group, and announce the name.
 *
 * To see it: start Orca and the program, type an IRI and listen.
 *
 * Versions: GTK 4.18.6; not 4.8.3 (tried). */

#if GTK_CHECK_VERSION(4, 18, 0)

void
scope_nameless_status_fix (GtkWidget *status)
{
  g_object_set (status, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

/* GTK crashes in gtk_accessible_announce() where there is no session bus, because its
 * context for that case has no function for it. */
static gboolean
can_announce (GtkAccessible *window)
{
  g_autoptr (GObject) context = G_OBJECT (gtk_accessible_get_at_context (window));

  return context != NULL
         && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext");
}

/* By the window, because GTK announces nothing for a widget that was never read. */
void
scope_nameless_status_fix_announce (GtkWidget *status, const char *name)
{
  GtkAccessible *window = GTK_ACCESSIBLE (gtk_widget_get_root (status));

  if (gtk_widget_get_mapped (status) && can_announce (window))
    gtk_accessible_announce (window, name, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

#else

void
scope_nameless_status_fix (GtkWidget *status)
{
}

void
scope_nameless_status_fix_announce (GtkWidget *status, const char *name)
{
}

#endif
