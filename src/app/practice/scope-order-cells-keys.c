/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys and dragging. */

#include "scope-order-cells-private.h"

static gboolean
move_by_key (ScopeOrderCells *self, guint at, guint key)
{
  guint last = self->cells->n - 1;
  guint to;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      to = at - MIN (at, 1);
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      to = MIN (at + 1, last);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      to = 0;
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      to = last;
      break;
    default:
      return FALSE;
    }
  scope_order_cells_move (self, at, to);
  scope_order_cells_set_focus (self, to);
  return TRUE;
}

/* The next cell with the typed letter comes to the focus, which goes on. */
static gboolean
type (ScopeOrderCells *self, guint at, guint key)
{
  gunichar c = gdk_keyval_to_unicode (key);

  if (!g_unichar_isgraph (c))
    return FALSE;
  if (!scope_prediction_type (self->cells, at, c))
    gtk_widget_error_bell (GTK_WIDGET (self));
  else
    {
      scope_order_cells_update (self);
      scope_order_cells_set_focus (self, MIN (at + 1, self->cells->n - 1));
    }
  return TRUE;
}

static gboolean
on_key (GtkEventControllerKey *keys,
        guint key,
        guint code,
        GdkModifierType state,
        ScopeOrderCells *self)
{
  guint at = scope_order_cells_get_focus (self);
  GdkModifierType modifiers
      = state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);

  if (at == SCOPE_ORDER_CELLS_NONE || !scope_order_cells_is_movable (self))
    return FALSE;
  if (modifiers == GDK_CONTROL_MASK)
    return move_by_key (self, at, key);
  return modifiers == 0 && type (self, at, key);
}

/* In the capture phase: the box has the same keys. */
void
scope_order_cells_init_keys (ScopeOrderCells *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static guint
index_of (GtkEventController *controller)
{
  GtkWidget *child = gtk_event_controller_get_widget (controller);

  return (guint) gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child));
}

static GdkContentProvider *
prepare (GtkDragSource *source, double x, double y, ScopeOrderCells *self)
{
  if (!scope_order_cells_is_movable (self))
    return NULL;
  return gdk_content_provider_new_typed (G_TYPE_UINT,
                                         index_of (GTK_EVENT_CONTROLLER (source)));
}

static void
begin (GtkDragSource *source, GdkDrag *drag, ScopeOrderCells *self)
{
  GtkWidget *child = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (child);

  self->drag = drag;
  gtk_drag_source_set_icon (source, icon, 0, 0);
}

static void
end (GtkDragSource *source, GdkDrag *drag, gboolean delete_data, ScopeOrderCells *self)
{
  self->drag = NULL;
}

static gboolean
drop (GtkDropTarget *target,
      const GValue *value,
      double x,
      double y,
      ScopeOrderCells *self)
{
  guint from = g_value_get_uint (value);
  guint to = index_of (GTK_EVENT_CONTROLLER (target));

  if (!scope_order_cells_is_movable (self) || from >= self->cells->n)
    return FALSE;
  scope_order_cells_move (self, from, to);
  scope_order_cells_set_focus (self, to);
  return TRUE;
}

/* Only cells of the same text are accepted. */
static GdkDragAction
accept_own (GtkDropTarget *target, double x, double y, ScopeOrderCells *self)
{
  GdkDrop *current = gtk_drop_target_get_current_drop (target);

  return current != NULL && self->drag != NULL
                 && gdk_drop_get_drag (current) == self->drag
             ? GDK_ACTION_MOVE
             : 0;
}

void
scope_order_cells_init_drag (ScopeOrderCells *self, GtkWidget *child)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (begin), self);
  g_signal_connect (source, "drag-end", G_CALLBACK (end), self);
  g_signal_connect (target, "enter", G_CALLBACK (accept_own), self);
  g_signal_connect (target, "motion", G_CALLBACK (accept_own), self);
  g_signal_connect (target, "drop", G_CALLBACK (drop), self);
  gtk_widget_add_controller (child, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (child, GTK_EVENT_CONTROLLER (target));
}
