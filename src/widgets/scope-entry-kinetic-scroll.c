/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

#include <math.h>

/* Scrolls a text with more lines than fit by finger, with kinetic scrolling
 * like GtkScrolledWindow. */

/* The speed falls to 1/e in 1 / FRICTION seconds. */
#define FRICTION 4.

/* Pixels a second; a slower text stops. */
#define LEAST_SPEED 20.

gboolean
scope_entry_begin_touch_scroll (ScopeEntry *self, double dx, double dy)
{
  if (!self->shrinks || scope_entry_get_overflow (self) <= 0 || fabs (dy) < fabs (dx)
      || !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, 0, (int) dy))
    return FALSE;
  self->press = SCOPE_PRESS_SCROLL;
  self->held = self->scroll + dy;
  return TRUE;
}

void
scope_entry_update_touch_scroll (ScopeEntry *self, double dy)
{
  scope_entry_scroll_by (self, self->held - dy - self->scroll);
}

gboolean
scope_entry_stop_kinetic_scroll (ScopeEntry *self)
{
  if (self->fling == 0)
    return FALSE;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->fling);
  self->fling = 0;
  return TRUE;
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ScopeEntry *self = SCOPE_ENTRY (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double seconds = (double) (now - self->fling_time) / G_USEC_PER_SEC;
  double left = self->fling_speed * exp (-FRICTION * seconds);
  gboolean at_end;

  /* The integral of the speed over this time. */
  self->held += (self->fling_speed - left) / FRICTION;
  self->fling_time = now;
  self->fling_speed = left;
  scope_entry_scroll_by (self, self->held - self->scroll);
  /* The first frame can be that of the release, in which nothing moves yet. */
  at_end = left < 0 ? self->held <= 0 : self->held >= scope_entry_get_overflow (self);
  if (fabs (left) > LEAST_SPEED && !at_end)
    return G_SOURCE_CONTINUE;
  self->fling = 0;
  return G_SOURCE_REMOVE;
}

void
scope_entry_begin_kinetic_scroll (ScopeEntry *self, double speed)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean moves;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &moves,
                NULL);
  scope_entry_stop_kinetic_scroll (self);
  if (!moves || clock == NULL || fabs (speed) <= LEAST_SPEED)
    return;
  self->held = self->scroll;
  self->fling_speed = -speed;
  self->fling_time = gdk_frame_clock_get_frame_time (clock);
  self->fling = gtk_widget_add_tick_callback (widget, on_tick, NULL, NULL);
}
