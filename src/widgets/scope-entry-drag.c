/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

#include "iri-chars.h"

/* Drags text out of the entry, and takes dropped text. */

static void
on_drag_finished (ScopeEntry *self, GdkDrag *drag)
{
  gboolean moved = gdk_drag_get_selected_action (drag) == GDK_ACTION_MOVE;
  int bound, position;

  if (self->text && moved && !self->dropped_here
      && gtk_editable_get_editable (GTK_EDITABLE (self)))
    {
      scope_entry_get_ends (self, &bound, &position);
      if (bound != position)
        scope_entry_delete (self, MIN (bound, position), MAX (bound, position));
    }
  self->drag = NULL;
  g_object_unref (self);
}

static void
set_icon (GdkDrag *drag, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_label_set_single_line_mode (GTK_LABEL (label), TRUE);
  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), label);
}

/* Returns the first characters, with a left-to-right direction. */
static char *
get_icon_text (const char *text)
{
  const char *end = text;

  for (int i = 0; i < 60 && *end; i++)
    end = g_utf8_next_char (end);
  return g_strdup_printf (IRI_LRM "%.*s", (int) (end - text), text);
}

void
scope_entry_begin_drag (ScopeEntry *self, GdkEvent *event)
{
  GdkSurface *surface
      = gtk_native_get_surface (gtk_widget_get_native (GTK_WIDGET (self)));
  gboolean editable = gtk_editable_get_editable (GTK_EDITABLE (self));
  g_autoptr (GdkContentProvider) content = NULL;
  g_autofree char *text = NULL;
  g_autofree char *icon = NULL;
  g_autoptr (GdkDrag) drag = NULL;
  int begin, end;

  gtk_editable_get_selection_bounds (GTK_EDITABLE (self->text), &begin, &end);
  text = gtk_editable_get_chars (GTK_EDITABLE (self->text), begin, end);
  content = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  drag = gdk_drag_begin (surface, gdk_event_get_device (event), content,
                         editable ? GDK_ACTION_COPY | GDK_ACTION_MOVE : GDK_ACTION_COPY,
                         0, 0);
  if (drag == NULL)
    return;
  self->drag = drag;
  self->dropped_here = FALSE;
  icon = get_icon_text (text);
  set_icon (drag, icon);
  g_signal_connect_swapped (drag, "dnd-finished", G_CALLBACK (on_drag_finished),
                            g_object_ref (self));
}

static void
set_drop_at (ScopeEntry *self, int position)
{
  self->drop_at = position;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GdkDragAction
on_motion (ScopeEntry *self, GdkDrop *drop, double x, double y)
{
  if (!gtk_editable_get_editable (GTK_EDITABLE (self)))
    {
      set_drop_at (self, -1);
      return 0;
    }
  set_drop_at (self, scope_entry_position_at (self, x, y));
  return self->drag && gdk_drop_get_drag (drop) == self->drag ? GDK_ACTION_MOVE
                                                              : GDK_ACTION_COPY;
}

static void
on_leave (ScopeEntry *self)
{
  set_drop_at (self, -1);
}

/* Moves our own dropped selection. Returns the new position for it, or -1 for
 * none. */
static int
take_out_selection (ScopeEntry *self, int position)
{
  int begin, end;

  gtk_editable_get_selection_bounds (GTK_EDITABLE (self->text), &begin, &end);
  if (begin <= position && position <= end)
    return -1;
  scope_entry_delete (self, begin, end);
  return position > end ? position - (end - begin) : position;
}

static gboolean
on_drop (ScopeEntry *self, GdkDrop *drop, double x, double y)
{
  int position = scope_entry_position_at (self, x, y);

  set_drop_at (self, -1);
  if (!gtk_editable_get_editable (GTK_EDITABLE (self)))
    return FALSE;
  if (self->drag)
    {
      self->dropped_here = TRUE;
      position = take_out_selection (self, position);
      if (position < 0)
        return FALSE;
    }
  scope_entry_take_drop (self, drop, position);
  return TRUE;
}

void
scope_entry_init_drop (ScopeEntry *self)
{
  GtkDropTargetAsync *target = gtk_drop_target_async_new (
      scope_entry_get_drop_formats (), GDK_ACTION_COPY | GDK_ACTION_MOVE);

  g_signal_connect_swapped (target, "drag-enter", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (target, "drag-motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (target, "drag-leave", G_CALLBACK (on_leave), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
