/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-caret-position.h"
#include "scope-settings.h"
#include "scope-window-private.h"

/* Waits until the text is read. gtk_entry_get_text_length() has 16 bits (GTK 4.8.3). */
static void
show_caret_position (ScopeEntry *entry, ScopeDocument *document, GtkLabel *label)
{
  g_autofree char *position = NULL;
  gboolean busy;

  if (scope_document_get_waiting (document))
    return;
  busy = scope_document_get_busy (document);
  position = scope_caret_position_describe (
      busy ? NULL : scope_document_get_report (document),
      (guint) gtk_editable_get_position (GTK_EDITABLE (entry)),
      gtk_entry_buffer_get_length (gtk_entry_get_buffer (GTK_ENTRY (entry))));

  gtk_label_set_label (label, position);
  gtk_widget_set_visible (GTK_WIDGET (label), *position != '\0');
}

static void
update_caret_position (ScopeWindow *self)
{
  show_caret_position (self->entry, self->document, self->caret_position);
}

static void
update_second_caret_position (ScopeWindow *self)
{
  show_caret_position (self->second_entry, self->second, self->second_caret_position);
}

static void
update_base_caret_position (ScopeWindow *self)
{
  show_caret_position (self->base_entry, self->base,
                       scope_resolve_page_get_caret_position (self->resolve_page));
}

static void
update_when (gpointer source,
             const char *signal,
             void (*update) (ScopeWindow *self),
             ScopeWindow *self)
{
  g_signal_connect_object (source, signal, G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

static void
follow_caret (ScopeWindow *self,
              ScopeEntry *entry,
              ScopeDocument *document,
              void (*update) (ScopeWindow *self))
{
  update_when (entry, "notify::cursor-position", update, self);
  update_when (entry, "changed", update, self);
  update_when (document, "notify::report", update, self);
  update_when (document, "notify::busy", update, self);
  if (scope_settings_get () != NULL)
    g_settings_bind (scope_settings_get (), "caret", entry, "caret",
                     G_SETTINGS_BIND_GET);
}

/* Whether the key only changes the text. */
static gboolean
is_writing (GdkEvent *event)
{
  GdkModifierType state = gdk_event_get_modifier_state (event);
  guint key = gdk_key_event_get_keyval (event);

  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0
         && (gdk_keyval_to_unicode (key) >= ' ' || key == GDK_KEY_BackSpace);
}

/* Typed text is read a frame later. Keys and buttons may act on it sooner, so it is
 * read before them. */
static gboolean
on_event (ScopeWindow *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || (type == GDK_KEY_PRESS && !is_writing (event)))
    {
      scope_document_analyze (self->document);
      scope_document_analyze (self->second);
      scope_document_analyze (self->base);
    }
  return GDK_EVENT_PROPAGATE;
}

static void
add_controller (ScopeWindow *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (on_event), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
}

void
scope_window_entry_init (ScopeWindow *self)
{
  add_controller (self);
  follow_caret (self, self->entry, self->document, update_caret_position);
  follow_caret (self, self->second_entry, self->second, update_second_caret_position);
}

void
scope_window_entry_add_base (ScopeWindow *self)
{
  follow_caret (self, self->base_entry, self->base, update_base_caret_position);
  update_base_caret_position (self);
}
