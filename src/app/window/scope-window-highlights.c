/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-appearance.h"
#include "scope-cursor.h"
#include "scope-highlights.h"
#include "scope-window-private.h"

static gboolean
is_typing (ScopeWindow *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->entry));

  return gtk_widget_is_focus (GTK_WIDGET (text));
}

/* Highlights the character at the cursor, unless the caret is there. */
static void
append_pointed (ScopeWindow *self, GArray *highlights)
{
  guint cursor = scope_document_get_cursor (self->document);
  IriHighlight pointed
      = { .kind = IRI_HIGHLIGHT_POINTED, .component = IRI_COMPONENT_NONE };

  pointed.span
      = scope_cursor_to_span (scope_document_get_report (self->document), cursor);
  if (iri_span_is_present (pointed.span)
      && !(is_typing (self) && cursor == self->caret))
    g_array_append_val (highlights, pointed);
}

/* Not while the text is newer than the report. */
static void
update_highlights (ScopeWindow *self)
{
  gboolean is_being_typed = scope_document_get_is_being_typed (self->document);
  g_autoptr (GArray) highlights = NULL;

  if (scope_document_get_waiting (self->document)
      || scope_document_get_busy (self->document))
    return;
  highlights = scope_highlights_stored (scope_document_get_report (self->document),
                                        !is_being_typed);
  append_pointed (self, highlights);
  scope_entry_set_highlights (
      self->entry, (const IriHighlight *) (void *) highlights->data, highlights->len);
}

static void
update_second_highlights (ScopeWindow *self)
{
  gboolean is_being_typed = scope_document_get_is_being_typed (self->second);
  g_autoptr (GArray) highlights = NULL;

  if (scope_document_get_waiting (self->second)
      || scope_document_get_busy (self->second))
    return;
  highlights = scope_highlights_stored (scope_document_get_report (self->second),
                                        !is_being_typed);
  scope_entry_set_highlights (self->second_entry,
                              (const IriHighlight *) (void *) highlights->data,
                              highlights->len);
}

/* Points at the character after the caret. The position may be beyond the end while
 * the entry and the document are being synchronized. */
static void
on_caret (ScopeWindow *self)
{
  const char *text = scope_document_get_text (self->document);
  const char *at = text;

  if (!is_typing (self) || scope_document_get_waiting (self->document)
      || scope_document_get_busy (self->document))
    return;
  for (int i = gtk_editable_get_position (GTK_EDITABLE (self->entry));
       i > 0 && *at != '\0'; i--)
    at = g_utf8_next_char (at);
  self->caret = scope_cursor_from_offset (scope_document_get_report (self->document),
                                          (gsize) (at - text));
  scope_document_set_cursor (self->document, self->caret);
}

static void
update_when (gpointer source,
             const char *property,
             void (*update) (ScopeWindow *self),
             ScopeWindow *self)
{
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);

  g_signal_connect_object (source, signal, G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

/* High contrast has no colours of components. */
static void
on_contrast (gpointer self)
{
  update_highlights (self);
  update_second_highlights (self);
}

void
scope_window_highlights_init (ScopeWindow *self)
{
  static const char *const properties[] = { "report", "is-being-typed", "busy" };

  for (gsize i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      update_when (self->document, properties[i], update_highlights, self);
      update_when (self->second, properties[i], update_second_highlights, self);
    }
  update_when (self->document, "cursor", update_highlights, self);
  update_when (self->document, "report", on_caret, self);
  update_when (self->entry, "cursor-position", on_caret, self);
  update_when (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)), "has-focus",
               update_highlights, self);
  scope_appearance_watch_contrast (self, on_contrast);
}
