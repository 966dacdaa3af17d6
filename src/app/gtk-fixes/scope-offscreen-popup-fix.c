/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-offscreen-popup-fix.h"

/* A list that drops down from beyond every monitor finds none to stand on, which
 * is a critical message of GTK 4.8; and nobody wants to press what cannot be
 * seen. */

static const guint pressing[]
    = { GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };

static gboolean
is_out_of_sight (GtkWidget *focus)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (focus, GTK_TYPE_VIEWPORT);
  graphene_rect_t shown, bounds;

  if (viewport == NULL || !gtk_widget_compute_bounds (focus, viewport, &bounds))
    return FALSE;
  graphene_rect_init (&shown, 0, 0, (float) gtk_widget_get_width (viewport),
                      (float) gtk_widget_get_height (viewport));
  return !graphene_rect_intersection (&shown, &bounds, NULL);
}

static gboolean
look_at_key (GtkEventControllerKey *keys,
             guint key,
             guint code,
             GdkModifierType state,
             gpointer data)
{
  GtkWidget *window
      = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  gboolean presses = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (pressing); i++)
    presses |= key == pressing[i];
  if (!presses || focus == NULL || GTK_IS_EDITABLE (focus)
      || GTK_IS_TEXT_VIEW (focus) || !is_out_of_sight (focus))
    return GDK_EVENT_PROPAGATE;
  /* What scrolls to the focus does so when it hears that it moved. */
  g_object_notify (G_OBJECT (window), "focus-widget");
  return GDK_EVENT_STOP;
}

void
scope_offscreen_popup_fix_install (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (look_at_key), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
