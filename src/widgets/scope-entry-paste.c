/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"
#include "scope-uri-list.h"

#include <string.h>

/* Pastes and drops: the first URI of a list if one is offered, otherwise text.
 * A copied file is offered as both, but its name is not an IRI. */

static guint taken_signal;

/* A pending paste or drop. */
typedef struct
{
  ScopeEntry *entry;
  GdkClipboard *clipboard; /* NULL if it is dropped */
  GdkDrop *drop;           /* NULL if it is pasted */
  int position;            /* of the insertion; -1: over the selection */
  gboolean as_is;
} Coming;

static void
coming_free (Coming *self)
{
  g_object_unref (self->entry);
  g_clear_object (&self->clipboard);
  g_clear_object (&self->drop);
  g_free (self);
}

/* A dropped list of URIs replaces the whole text; dropped text goes to its
 * position. */
static void
select_place (const Coming *self, guint n_uris)
{
  ScopeEntry *entry = self->entry;
  int position = MIN (self->position, scope_entry_get_n_chars (entry));

  gtk_text_grab_focus_without_selecting (entry->text);
  if (self->drop != NULL && n_uris > 0)
    scope_entry_select (entry, 0, -1);
  else
    scope_entry_select (entry, position, position);
}

static void
put (const Coming *self, const char *text, guint n_uris)
{
  ScopeEntry *entry = self->entry;
  int bound, position;
  gsize begin;

  if (self->position >= 0)
    select_place (self, n_uris);
  scope_entry_get_ends (entry, &bound, &position);
  position = MIN (bound, position);
  begin = scope_entry_to_byte (entry, position);
  scope_entry_type (entry, text);
  if (self->drop != NULL)
    scope_entry_select (entry, position, position + (int) g_utf8_strlen (text, -1));
  if (!self->as_is && *text != '\0')
    g_signal_emit (entry, taken_signal, 0, (gulong) begin,
                   (gulong) (begin + strlen (text)), n_uris);
}

/* Finishes with @text, or NULL if there is none. Frees @self. */
static void
arrive (Coming *self, const char *text, guint n_uris)
{
  ScopeEntry *entry = self->entry;
  gboolean wanted = text != NULL && entry->text != NULL
                    && gtk_editable_get_editable (GTK_EDITABLE (entry));

  if (wanted)
    put (self, text, n_uris);
  else if (entry->text != NULL)
    gtk_widget_error_bell (GTK_WIDGET (entry));
  if (self->drop != NULL)
    gdk_drop_finish (self->drop, !wanted       ? 0
                                 : entry->drag ? GDK_ACTION_MOVE
                                               : GDK_ACTION_COPY);
  coming_free (self);
}

static void
on_text (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autofree char *text
      = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  arrive (data, text, 0);
}

static void
on_value (GObject *drop, GAsyncResult *result, gpointer data)
{
  const GValue *value = gdk_drop_read_value_finish (GDK_DROP (drop), result, NULL);

  arrive (data, value != NULL ? g_value_get_string (value) : NULL, 0);
}

/* Whether text is offered together with a list. */
static gboolean
is_text_offered (const Coming *self)
{
  GdkContentFormats *formats = self->drop != NULL
                                   ? gdk_drop_get_formats (self->drop)
                                   : gdk_clipboard_get_formats (self->clipboard);
  g_autoptr (GdkContentFormats) all = gdk_content_formats_union_deserialize_gtypes (
      gdk_content_formats_ref (formats));

  return gdk_content_formats_contain_gtype (all, G_TYPE_STRING);
}

static void
read_text (Coming *self)
{
  if (self->drop != NULL)
    gdk_drop_read_value_async (self->drop, G_TYPE_STRING, G_PRIORITY_DEFAULT, NULL,
                               on_value, self);
  else
    gdk_clipboard_read_text_async (self->clipboard, NULL, on_text, self);
}

static void
on_list (GObject *unused, GAsyncResult *result, gpointer data)
{
  Coming *self = data;
  g_autoptr (ScopeUriList) list = scope_uri_list_read_finish (result, NULL);

  if (list != NULL && list->first == NULL && self->entry->text != NULL)
    {
      if (is_text_offered (self))
        {
          read_text (self);
          return;
        }
      g_signal_emit (self->entry, taken_signal, 0, 0UL, 0UL, 0);
    }
  arrive (self, list != NULL ? list->first : NULL, list != NULL ? list->n_uris : 0);
}

/* Takes @from, which may be NULL. */
static void
read_list (Coming *self, GInputStream *from)
{
  if (from == NULL)
    {
      arrive (self, NULL, 0);
      return;
    }
  scope_uri_list_read_async (from, on_list, self);
  g_object_unref (from);
}

static void
on_pasted_list (GObject *object, GAsyncResult *result, gpointer data)
{
  GdkClipboard *clipboard = GDK_CLIPBOARD (object);
  GInputStream *from = gdk_clipboard_read_finish (clipboard, result, NULL, NULL);

  if (from != NULL)
    read_list (data, from);
  else
    read_text (data);
}

static void
on_dropped_list (GObject *drop, GAsyncResult *result, gpointer data)
{
  read_list (data, gdk_drop_read_finish (GDK_DROP (drop), result, NULL, NULL));
}

static const char *list_types[] = { SCOPE_URI_LIST, NULL };

/* On X11 the formats of a new clipboard owner are unknown for a moment (GTK 4.8.3). */
static gboolean
may_have_list (GdkClipboard *clipboard)
{
  GdkContentFormats *formats = gdk_clipboard_get_formats (clipboard);
  gsize n;

  gdk_content_formats_get_mime_types (formats, &n);
  return n == 0 || gdk_content_formats_contain_mime_type (formats, SCOPE_URI_LIST);
}

void
scope_entry_paste (ScopeEntry *self,
                   GdkClipboard *clipboard,
                   int position,
                   gboolean as_is)
{
  Coming *coming;

  if (!gtk_editable_get_editable (GTK_EDITABLE (self)))
    return;
  coming = g_new0 (Coming, 1);
  coming->entry = g_object_ref (self);
  coming->clipboard = g_object_ref (clipboard);
  coming->position = position;
  coming->as_is = as_is;
  if (!as_is && may_have_list (clipboard))
    gdk_clipboard_read_async (clipboard, list_types, G_PRIORITY_DEFAULT, NULL,
                              on_pasted_list, coming);
  else
    read_text (coming);
}

void
scope_entry_take_drop (ScopeEntry *self, GdkDrop *drop, int position)
{
  Coming *coming = g_new0 (Coming, 1);

  coming->entry = g_object_ref (self);
  coming->drop = g_object_ref (drop);
  coming->position = position;
  coming->as_is = self->drag != NULL;
  if (gdk_content_formats_contain_mime_type (gdk_drop_get_formats (drop),
                                             SCOPE_URI_LIST))
    gdk_drop_read_async (drop, list_types, G_PRIORITY_DEFAULT, NULL, on_dropped_list,
                         coming);
  else
    read_text (coming);
}

GdkContentFormats *
scope_entry_get_drop_formats (void)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  gdk_content_formats_builder_add_mime_type (builder, SCOPE_URI_LIST);
  gdk_content_formats_builder_add_gtype (builder, G_TYPE_STRING);
  return gdk_content_formats_union_deserialize_mime_types (
      gdk_content_formats_builder_free_to_formats (builder));
}

void
scope_entry_paste_clipboard (ScopeEntry *self)
{
  scope_entry_paste (self, gtk_widget_get_clipboard (GTK_WIDGET (self)), -1, FALSE);
}

static void
on_paste (ScopeEntry *self, GtkText *text)
{
  g_signal_stop_emission_by_name (text, "paste-clipboard");
  scope_entry_paste_clipboard (self);
}

gboolean
scope_entry_paste_by_key (ScopeEntry *self, guint key, GdkModifierType state)
{
  state &= gtk_accelerator_get_default_mod_mask ();
  if (gdk_keyval_to_lower (key) != GDK_KEY_v
      || state != (GDK_CONTROL_MASK | GDK_SHIFT_MASK))
    return FALSE;
  scope_entry_paste (self, gtk_widget_get_clipboard (GTK_WIDGET (self)), -1, TRUE);
  return TRUE;
}

void
scope_entry_paste_class_init (ScopeEntryClass *klass)
{
  taken_signal = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                               NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_ULONG,
                               G_TYPE_ULONG, G_TYPE_UINT);
}

void
scope_entry_init_paste (ScopeEntry *self)
{
  g_signal_connect_swapped (self->text, "paste-clipboard", G_CALLBACK (on_paste), self);
}
