/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-touch.h"

/* The style sheet has a higher priority than style.css and the theme, so that its
 * sizes win. */

static gboolean is_touch;

void
scope_touch_set (gboolean touch)
{
  static GtkCssProvider *sheet;
  GdkDisplay *display = gdk_display_get_default ();

  if (is_touch == touch)
    return;
  is_touch = touch;
  if (sheet == NULL)
    {
      sheet = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (
          sheet, "/io/github/iriscope/Iriscope/style-touch.css");
    }
  if (touch)
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
                                                    + 2);
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (sheet));
}

/* Only on release: the widget under the finger must not move while pressed. */
gboolean
scope_touch_next_state (GdkEventType type, gboolean is_now)
{
  if (type == GDK_TOUCH_END)
    return TRUE;
  if (type == GDK_BUTTON_RELEASE)
    return FALSE;
  return is_now;
}

static gboolean
on_event (GtkEventController *controller, GdkEvent *event, gpointer data)
{
  scope_touch_set (scope_touch_next_state (gdk_event_get_event_type (event), is_touch));
  return GDK_EVENT_PROPAGATE;
}

void
scope_touch_watch_window (GtkWidget *window)
{
  GtkEventController *all = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (all, GTK_PHASE_CAPTURE);
  g_signal_connect (all, "event", G_CALLBACK (on_event), NULL);
  gtk_widget_add_controller (window, all);
}

void
scope_touch_init (void)
{
  GdkSeat *seat = gdk_display_get_default_seat (gdk_display_get_default ());
  GdkSeatCapabilities can = seat != NULL ? gdk_seat_get_capabilities (seat) : 0;

  scope_touch_set ((can & GDK_SEAT_CAPABILITY_TOUCH) != 0
                   && (can & GDK_SEAT_CAPABILITY_POINTER) == 0);
}
