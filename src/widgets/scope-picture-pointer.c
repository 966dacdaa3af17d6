/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-picture-private.h"

#include <math.h>

/* The pointer highlights the cell under it, and drags wide strips. */

#define WHEEL 40
#define ZOOM_STEP 1.1

/* Returns the strip at @y, in pixels of the widget, or -1. */
static int
strip_at (ScopePicture *self, double y)
{
  IriPicture *picture = scope_picture_ensure (self);

  y /= scope_picture_get_scale (self);
  for (guint i = 0; picture != NULL && i < picture->strips->len; i++)
    {
      IriPictureBox box = g_array_index (picture->strips, IriPictureStrip, i).box;

      if (y >= box.y && y < box.y + box.height)
        return (int) i;
    }
  return -1;
}

/* Returns the cell at @x, @y, in pixels of the widget, or -1. */
int
scope_picture_cell_at (ScopePicture *self, double x, double y)
{
  double scale = scope_picture_get_scale (self);
  int strip = strip_at (self, y);

  if (strip < 0)
    return -1;
  return iri_picture_hit (self->picture, x / scale + self->scroll[strip], y / scale);
}

/* Restores the cursor when the pointer leaves. */
static void
hover (ScopePicture *self, int cell)
{
  if (cell >= 0 && !self->hovering)
    self->kept = self->cursor;
  if (cell >= 0)
    {
      self->hovering = TRUE;
      scope_picture_point_at (self, cell);
    }
  else if (self->hovering)
    scope_picture_set_cursor (self, self->kept);
}

static void
on_motion (GtkEventControllerMotion *motion, double x, double y, ScopePicture *self)
{
  int cell = scope_picture_cell_at (self, x, y);

  self->pointer_y = y;
  if (cell < 0 || cell != self->cell)
    hover (self, cell);
}

static void
on_leave (GtkEventControllerMotion *motion, ScopePicture *self)
{
  hover (self, -1);
}

/* A clicked cell stays selected. */
static void
on_press (GtkGestureClick *click, int n_presses, double x, double y, ScopePicture *self)
{
  const IriPictureCell *cell;
  int index = scope_picture_cell_at (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  cell = scope_picture_get_cell (self, index);
  if (cell == NULL)
    return;
  y /= scope_picture_get_scale (self);
  self->lower = y >= cell->lower.y && y < cell->lower.y + cell->lower.height;
  scope_picture_point_at (self, index);
  self->kept = self->cursor;
  if (n_presses == 2)
    scope_picture_activate (self);
}

static gboolean
zoom_by_wheel (ScopePicture *self, double dy)
{
  scope_picture_set_zoom (self, self->zoom * pow (ZOOM_STEP, -dy));
  return TRUE;
}

gboolean
scope_picture_scroll_sideways (ScopePicture *self, double widths)
{
  g_autofree double *before = NULL;
  gboolean scrolled = FALSE;
  IriPicture *picture;
  guint n;

  g_return_val_if_fail (SCOPE_IS_PICTURE (self), FALSE);
  picture = scope_picture_ensure (self);
  n = picture != NULL ? picture->strips->len : 0;
  /* Strips in the same columns scroll together. */
  before = g_memdup2 (self->scroll, n * sizeof *before);
  for (guint i = 0; i < n; i++)
    {
      scope_picture_scroll_strip (self, i, before[i] + widths * picture->width);
      scrolled = scrolled || self->scroll[i] != before[i];
    }
  return scrolled;
}

/* Scrolls the page if no strip can be scrolled. */
static gboolean
on_scroll (GtkEventControllerScroll *controller,
           double dx,
           double dy,
           ScopePicture *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (
      GTK_EVENT_CONTROLLER (controller));
  int strip = strip_at (self, self->pointer_y);
  double by = state & GDK_SHIFT_MASK && dx == 0 ? dy : dx;

  if (state & GDK_CONTROL_MASK)
    return zoom_by_wheel (self, dy);
  if (by == 0 || strip < 0)
    return FALSE;
  return scope_picture_scroll_strip (self, (guint) strip,
                                     self->scroll[strip] + by * WHEEL);
}

/* Drags a wide strip by finger or button. */
static void
on_drag_begin (GtkGestureDrag *drag, double x, double y, ScopePicture *self)
{
  self->drag_strip = strip_at (self, y);
  if (self->drag_strip >= 0)
    self->drag_from = self->scroll[self->drag_strip];
}

static void
on_drag_update (GtkGestureDrag *drag, double dx, double dy, ScopePicture *self)
{
  double to = self->drag_from - dx / scope_picture_get_scale (self);

  if (scope_picture_ensure (self) == NULL || self->drag_strip < 0
      || self->drag_strip >= (int) self->picture->strips->len)
    return;
  if (scope_picture_scroll_strip (self, (guint) self->drag_strip, to))
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_pinch_begin (GtkGesture *pinch, GdkEventSequence *sequence, ScopePicture *self)
{
  self->zoom_from = self->zoom;
}

static void
on_pinch (GtkGestureZoom *pinch, double factor, ScopePicture *self)
{
  scope_picture_set_zoom (self, self->zoom_from * factor);
}

static void
add (ScopePicture *self, gpointer controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
scope_picture_init_pointer (ScopePicture *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect (click, "pressed", G_CALLBACK (on_press), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  add (self, motion);
  add (self, click);
  add (self, drag);
  add (self, pinch);
  add (self, scroll);
}
