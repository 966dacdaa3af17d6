/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* A focused GtkText blinks its caret, at 60 frames a second, even where it is not
 * mapped, and warns if it blinks in a selection, because it only updates it while
 * mapped. So we remove its focus controller, to which it keeps no reference.
 *
 * To see it: focus the entry of the window and watch the processor.
 *
 * Versions: GTK 4.8.3 and 4.18.6 (tried). */

static void
release (gpointer controller, GObject *text)
{
  g_object_unref (controller);
}

void
scope_text_focus_fix (GtkText *text)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (text));

  for (guint i = g_list_model_get_n_items (all); i > 0; i--)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i - 1);

      if (!GTK_IS_EVENT_CONTROLLER_FOCUS (controller))
        continue;
      g_object_weak_ref (G_OBJECT (text), release, g_object_ref (controller));
      gtk_widget_remove_controller (GTK_WIDGET (text), controller);
    }
}
