/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* GTK reports changes only of accessibles that a screen reader has asked for, and
 * that asks for the relations of the focused widget: the first verdict of a new
 * window is not heard. So we relate the entry to the statuses that it controls.
 *
 * To see it: start Orca and the program, type an IRI and listen.
 *
 * Versions: GTK 4.8.3. With 4.18.6 see scope-nameless-status-fix.c. */

static GList *
prepend_statuses (GtkWidget *root, GList *statuses)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (root))
      == GTK_ACCESSIBLE_ROLE_STATUS)
    return g_list_prepend (statuses, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    statuses = prepend_statuses (child, statuses);
  return statuses;
}

void
scope_unheard_status_fix (GtkAccessible *entry, GtkWidget *root)
{
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_CONTROLS;
  GValue value = G_VALUE_INIT;

  gtk_accessible_relation_init_value (relation, &value);
  g_value_set_pointer (&value, prepend_statuses (root, NULL));
  gtk_accessible_update_relation_value (entry, 1, &relation, &value);
  g_value_unset (&value);
}
