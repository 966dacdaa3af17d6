/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

#define AUTOSCROLL_MS 40
#define HANDLE_REACH 22

void
scope_entry_stop_pointer (ScopeEntry *self)
{
  g_clear_handle_id (&self->autoscroll, g_source_remove);
}

/* Checks the event, because on X11 its device is the pointer that fingers move
 * too (GTK 4.8.3). */
static gboolean
is_touch (GtkGesture *gesture)
{
  GdkEvent *event
      = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  return event && gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN;
}

static gboolean
is_in_selection (ScopeEntry *self, int position)
{
  int begin, end;

  return gtk_editable_get_selection_bounds (GTK_EDITABLE (self->text), &begin, &end)
         && begin <= position && position < end;
}

/* Moves the caret to the pointer, by character or by word. */
static void
select_to_pointer (ScopeEntry *self)
{
  int to = scope_entry_position_at (self, self->pointer_x, self->pointer_y);
  int begin, end;

  if (self->press != SCOPE_PRESS_WORDS)
    {
      scope_entry_select (self, self->anchor, to);
      return;
    }
  scope_entry_get_word (self, to, &begin, &end);
  if (to < self->anchor)
    scope_entry_select (self, self->anchor_end, begin);
  else
    scope_entry_select (self, self->anchor, MAX (end, self->anchor_end));
}

static gboolean
on_autoscroll (gpointer data)
{
  ScopeEntry *self = data;

  if (!graphene_rect_contains_point (
          &self->area, &GRAPHENE_POINT_INIT (self->pointer_x, self->pointer_y)))
    select_to_pointer (self);
  return G_SOURCE_CONTINUE;
}

static void
begin_words (ScopeEntry *self, int position)
{
  scope_entry_get_word (self, position, &self->anchor, &self->anchor_end);
  scope_entry_select (self, self->anchor, self->anchor_end);
  self->press = SCOPE_PRESS_WORDS;
}

static void
begin_select (ScopeEntry *self, int position, gboolean extend)
{
  int bound, caret;

  scope_entry_get_ends (self, &bound, &caret);
  self->anchor = extend ? bound : position;
  scope_entry_select (self, self->anchor, position);
  self->press = SCOPE_PRESS_SELECT;
}

static void
press_primary (ScopeEntry *self, int n, int position, GdkModifierType state)
{
  gboolean extend = (state & GDK_SHIFT_MASK) != 0;

  self->press = SCOPE_PRESS_NONE;
  if (n == 1 && !extend && is_in_selection (self, position))
    self->press = SCOPE_PRESS_DRAG;
  else if (n == 1)
    begin_select (self, position, extend);
  else if (n == 2)
    begin_words (self, position);
  else
    scope_entry_select (self, -1, 0);
}

/* Returns whether the finger is on a handle, and prepares to drag that end. */
static gboolean
press_handle (ScopeEntry *self, double x, double y)
{
  int bound, caret;
  double left, top;

  if (!self->touch)
    return FALSE;
  scope_entry_get_ends (self, &bound, &caret);
  scope_entry_get_origin (self, &left, &top);
  for (int i = 0; i < 2; i++)
    {
      int end = i == 0 ? caret : bound;
      PangoRectangle at;

      pango_layout_get_cursor_pos (scope_entry_get_layout (self),
                                   scope_entry_get_index (self, end), &at, NULL);
      if (ABS (left + PANGO_PIXELS (at.x) - x) > HANDLE_REACH
          || ABS (top + PANGO_PIXELS (at.y + at.height) - y) > 2 * HANDLE_REACH)
        continue;
      self->anchor = i == 0 ? bound : caret;
      self->press = bound == caret ? SCOPE_PRESS_TAP : SCOPE_PRESS_SELECT;
      return self->press == SCOPE_PRESS_SELECT;
    }
  return FALSE;
}

/* Includes the scrollbar. */
static gboolean
is_on_icon (ScopeEntry *self, double x, double y)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return gtk_entry_get_icon_at_pos (GTK_ENTRY (self), x, y) != -1
         || (self->bar && at
             && (at == self->bar || gtk_widget_is_ancestor (at, self->bar)));
}

/* Keeps the selection until a middle click has pasted it. */
static void
paste_primary (ScopeEntry *self, int position)
{
  gboolean enabled;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-primary-paste",
                &enabled, NULL);
  if (enabled)
    scope_entry_paste (self, gtk_widget_get_primary_clipboard (GTK_WIDGET (self)),
                       position, FALSE);
}

static void
press_secondary (ScopeEntry *self, int position, double x, double y)
{
  if (!is_in_selection (self, position))
    scope_entry_select (self, position, position);
  scope_entry_popup_menu (self, &(GdkRectangle){ x, y, 1, 1 });
}

static void
press_mouse (ScopeEntry *self, GtkGesture *gesture, int n, double x, double y)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  int position = scope_entry_position_at (self, x, y);

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->touch = FALSE;
  if (button == GDK_BUTTON_PRIMARY)
    press_primary (self, n, position, state);
  else if (button == GDK_BUTTON_MIDDLE)
    paste_primary (self, position);
  else if (button == GDK_BUTTON_SECONDARY)
    press_secondary (self, position, x, y);
}

static void
on_pressed (ScopeEntry *self, int n, double x, double y, GtkGesture *gesture)
{
  gboolean stopped = scope_entry_stop_kinetic_scroll (self);

  self->menu_after = FALSE;
  self->press = SCOPE_PRESS_NONE;
  if (is_on_icon (self, x, y))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  self->press_x = self->pointer_x = x;
  self->press_y = self->pointer_y = y;
  /* A finger may start to scroll the page, so do not claim it yet. */
  if (is_touch (gesture))
    {
      if (press_handle (self, x, y))
        gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      else
        self->press = SCOPE_PRESS_TAP;
      /* A finger that stops a kinetic scroll does not place the caret. */
      if (stopped)
        {
          self->press = SCOPE_PRESS_SCROLL;
          self->held = self->scroll;
        }
      return;
    }
  if (!gtk_widget_has_focus (GTK_WIDGET (self->text)))
    gtk_text_grab_focus_without_selecting (self->text);
  press_mouse (self, gesture, n, x, y);
}

/* Handles a tap. */
static void
on_released (ScopeEntry *self, int n, double x, double y, GtkGesture *gesture)
{
  int position = scope_entry_position_at (self, x, y);

  if (self->press == SCOPE_PRESS_TAP)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_text_grab_focus_without_selecting (self->text);
      scope_entry_select (self, position, position);
      self->touch = TRUE;
      if (n == 2)
        begin_words (self, position);
    }
  else if (self->press == SCOPE_PRESS_DRAG)
    scope_entry_select (self, position, position);
  /* The speed of a finger arrives after its release. */
  if (self->press != SCOPE_PRESS_SCROLL)
    self->press = SCOPE_PRESS_NONE;
}

/* The drop target receives the release, so the gestures are reset; otherwise
 * they would wait for it and miss the next press (GTK 4.8.3). */
static void
begin_drag (ScopeEntry *self, GtkGesture *gesture)
{
  GdkEvent *event
      = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  GList *group = gtk_gesture_get_group (gesture);

  self->press = SCOPE_PRESS_NONE;
  scope_entry_begin_drag (self, event);
  for (GList *l = group; l; l = l->next)
    gtk_event_controller_reset (l->data);
  g_list_free (group);
}

static void
on_drag_update (ScopeEntry *self, double dx, double dy, GtkGesture *gesture)
{
  self->pointer_x = self->press_x + dx;
  self->pointer_y = self->press_y + dy;
  if (self->press == SCOPE_PRESS_TAP && scope_entry_begin_touch_scroll (self, dx, dy))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->press == SCOPE_PRESS_SCROLL)
    scope_entry_update_touch_scroll (self, dy);
  if (self->press == SCOPE_PRESS_NONE || self->press == SCOPE_PRESS_TAP
      || self->press == SCOPE_PRESS_SCROLL)
    return;
  if (self->press == SCOPE_PRESS_DRAG)
    {
      if (gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, dx, dy))
        begin_drag (self, gesture);
      return;
    }
  /* Ignore small movements during a click. */
  if (self->autoscroll == 0 && dx * dx + dy * dy < 9)
    return;
  select_to_pointer (self);
  self->menu_after = FALSE;
  if (self->autoscroll == 0)
    self->autoscroll = g_timeout_add (AUTOSCROLL_MS, on_autoscroll, self);
}

static void
on_swipe (ScopeEntry *self, double vx, double vy)
{
  if (self->press == SCOPE_PRESS_SCROLL)
    scope_entry_begin_kinetic_scroll (self, vy);
}

static void
on_drag_end (ScopeEntry *self)
{
  scope_entry_stop_pointer (self);
  if (self->menu_after)
    scope_entry_popup_menu_at_caret (self);
  self->menu_after = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_long_press (ScopeEntry *self, double x, double y, GtkGesture *gesture)
{
  if (is_on_icon (self, x, y))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_text_grab_focus_without_selecting (self->text);
  begin_words (self, scope_entry_position_at (self, x, y));
  self->touch = TRUE;
  self->menu_after = TRUE;
}

/* GtkEntry has a gesture that claims each press to focus its child, which would
 * cancel ours (GTK 4.8.3). */
static void
silence_parent (ScopeEntry *self)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (self));
  guint n = g_list_model_get_n_items (all);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

      if (GTK_IS_GESTURE (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}

static void
add_gesture (ScopeEntry *self, GtkGesture *gesture)
{
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture),
                                              GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

void
scope_entry_init_pointer (ScopeEntry *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkGesture *swipe = gtk_gesture_swipe_new ();

  silence_parent (self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (swipe), TRUE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (on_long_press), self);
  g_signal_connect_swapped (swipe, "swipe", G_CALLBACK (on_swipe), self);
  add_gesture (self, hold);
  add_gesture (self, swipe);
  add_gesture (self, drag);
  add_gesture (self, click);
  gtk_gesture_group (drag, click);
  gtk_gesture_group (hold, click);
  gtk_gesture_group (swipe, click);
}
