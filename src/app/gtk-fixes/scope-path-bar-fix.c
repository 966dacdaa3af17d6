/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-path-bar-fix.h"

#include <gtk/gtk.h>

/* Until the folder is read, which a slow disk takes its time for, the path bar of
 * GTK 4.8 gives its two arrows no place and warns of having to draw them
 * (gtkpathbar.c, gtk_path_bar_size_allocate). It shows them when they have one. */
static gboolean
look_at_mapped (GSignalInvocationHint *hint,
                guint n,
                const GValue *values,
                gpointer data)
{
  GtkWidget *bar = g_value_get_object (&values[0]);

  if (g_strcmp0 (G_OBJECT_TYPE_NAME (bar), "GtkPathBar") != 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (bar); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_width (child) == 0)
      gtk_widget_set_child_visible (child, FALSE);
  return TRUE;
}

void
scope_path_bar_fix_init (void)
{
  GTypeClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0,
                              look_at_mapped, NULL, NULL);
  g_type_class_unref (klass);
}
