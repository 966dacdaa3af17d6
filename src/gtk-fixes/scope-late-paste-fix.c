/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* A paste that finishes after its window was closed changes the GtkText, which
 * the clipboard keeps alive, and notifies the GtkSearchEntry, which is freed: that
 * never disconnects its handlers (gtksearchentry.c). So we do.
 *
 * To see it: run test-gtk-fixes with WITHOUT_FIXES=1. It crashes.
 *
 * The emission hook finds the search entries in the windows of GTK and libadwaita
 * too, which the program cannot reach otherwise.
 *
 * Versions: GTK 4.8.3 and 4.18.6 (tried). */

#define KEY "scope-late-paste-fix"

static void
disconnect_text (GtkWidget *entry)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (entry));

  g_signal_handlers_disconnect_by_data (text, entry);
}

static gboolean
on_mapped (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GObject *widget = g_value_get_object (&values[0]);

  if (!GTK_IS_SEARCH_ENTRY (widget) || g_object_get_data (widget, KEY) != NULL)
    return TRUE;
  g_object_set_data (widget, KEY, widget);
  g_signal_connect (widget, "destroy", G_CALLBACK (disconnect_text), NULL);
  return TRUE;
}

void
scope_late_paste_fix (void)
{
  GTypeClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, on_mapped,
                              NULL, NULL);
  g_type_class_unref (klass);
}
