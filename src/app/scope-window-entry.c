/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-caret.h"
#include "scope-settings.h"
#include "scope-window-private.h"

/* What is told of an entry as a whole: where its caret is, and how that moves. */

/* gtk_entry_get_text_length() has 16 bits. */
static void
show_place (ScopeEntry *entry, ScopeDocument *document, GtkLabel *label)
{
  gboolean busy = scope_document_get_busy (document);
  IriReport *report = busy ? NULL : scope_document_get_report (document);
  g_autofree char *place = scope_caret_place (
      report, (guint) gtk_editable_get_position (GTK_EDITABLE (entry)),
      gtk_entry_buffer_get_length (gtk_entry_get_buffer (GTK_ENTRY (entry))));

  gtk_label_set_label (label, place);
}

static void
update_place (ScopeWindow *self)
{
  show_place (self->entry, self->document, self->place);
}

static void
update_second_place (ScopeWindow *self)
{
  show_place (self->second_entry, self->second, self->second_place);
}

static void
update_base_place (ScopeWindow *self)
{
  show_place (self->base_entry, self->base,
              scope_resolve_page_get_place (self->resolve_page));
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
}

void
scope_window_entry_init (ScopeWindow *self)
{
  ScopeEntry *const entries[]
      = { self->entry, self->second_entry, self->base_entry };
  GSettings *settings = scope_settings_get ();

  follow_caret (self, self->entry, self->document, update_place);
  follow_caret (self, self->second_entry, self->second, update_second_place);
  follow_caret (self, self->base_entry, self->base, update_base_place);
  for (gsize i = 0; settings != NULL && i < G_N_ELEMENTS (entries); i++)
    g_settings_bind (settings, "caret", entries[i], "caret",
                     G_SETTINGS_BIND_GET);
}
