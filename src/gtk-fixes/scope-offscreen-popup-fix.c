/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* A drop-down list that opens outside every monitor is a critical message: GTK
 * finds no monitor to place it on. So a key that would activate a focused widget
 * that is scrolled out of view scrolls to it instead, which is also what somebody
 * who cannot see it wants.
 *
 * To see it: make the preferences low, focus a drop-down list, scroll it far out of
 * view by the wheel and press Space.
 *
 * Versions: GTK 4.8.3; not 4.18.6 (tried). */

#if GTK_CHECK_VERSION(4, 18, 0)

void
scope_offscreen_popup_fix (GtkWidget *dialog)
{
}

#else

static const guint activating_keys[]
    = { GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };

static gboolean
is_out_of_view (GtkWidget *focus)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (focus, GTK_TYPE_VIEWPORT);
  graphene_rect_t view, bounds;

  if (viewport == NULL || !gtk_widget_compute_bounds (focus, viewport, &bounds))
    return FALSE;
  graphene_rect_init (&view, 0, 0, (float) gtk_widget_get_width (viewport),
                      (float) gtk_widget_get_height (viewport));
  return !graphene_rect_intersection (&view, &bounds, NULL);
}

static gboolean
on_key (GtkEventControllerKey *keys,
        guint key,
        guint code,
        GdkModifierType state,
        gpointer data)
{
  GtkWidget *dialog = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  GtkRoot *window = gtk_widget_get_root (dialog);
  GtkWidget *focus = gtk_root_get_focus (window);
  gboolean activates = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (activating_keys); i++)
    activates |= key == activating_keys[i];
  if (!activates || focus == NULL || GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus)
      || !is_out_of_view (focus))
    return GDK_EVENT_PROPAGATE;
  /* Viewports scroll to the focus when they are notified of it. */
  g_object_notify (G_OBJECT (window), "focus-widget");
  return GDK_EVENT_STOP;
}

void
scope_offscreen_popup_fix (GtkWidget *dialog)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), NULL);
  gtk_widget_add_controller (dialog, keys);
}

#endif
