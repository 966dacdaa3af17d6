/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-late-paste-fix.h"

#include <gtk/gtk.h>

#define KEY "scope-forgets"

/* A clipboard may answer when the window that asked is closed. The text that is
 * pasted into is held until then, and what it tells its search entry, which is
 * gone, GTK 4.8 takes back in no case (gtksearchentry.c). */
static void
forget (GtkWidget *entry)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (entry));

  g_signal_handlers_disconnect_by_data (text, entry);
}

/* Those of libadwaita and of GTK's own windows too. */
static gboolean
look_at_mapped (GSignalInvocationHint *hint,
                guint n,
                const GValue *values,
                gpointer data)
{
  GObject *widget = g_value_get_object (&values[0]);

  if (!GTK_IS_SEARCH_ENTRY (widget) || g_object_get_data (widget, KEY) != NULL)
    return TRUE;
  g_object_set_data (widget, KEY, widget);
  g_signal_connect (widget, "destroy", G_CALLBACK (forget), NULL);
  return TRUE;
}

void
scope_late_paste_fix_init (void)
{
  GTypeClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0,
                              look_at_mapped, NULL, NULL);
  g_type_class_unref (klass);
}
