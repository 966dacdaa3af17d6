/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-unlimited-buffer.h"

struct _ScopeUnlimitedBuffer
{
  GtkEntryBuffer parent_instance;

  GString *text;
  guint n_chars;
};

G_DEFINE_FINAL_TYPE (ScopeUnlimitedBuffer,
                     scope_unlimited_buffer,
                     GTK_TYPE_ENTRY_BUFFER)

static const char *
scope_unlimited_buffer_get_text (GtkEntryBuffer *buffer, gsize *n_bytes)
{
  ScopeUnlimitedBuffer *self = SCOPE_UNLIMITED_BUFFER (buffer);

  if (n_bytes)
    *n_bytes = self->text->len;
  return self->text->str;
}

static guint
scope_unlimited_buffer_get_length (GtkEntryBuffer *buffer)
{
  return SCOPE_UNLIMITED_BUFFER (buffer)->n_chars;
}

/* Starts from the nearer end, because most edits are at the end of the text. */
static gsize
to_byte (ScopeUnlimitedBuffer *self, guint position)
{
  const char *text = self->text->str;

  if (position <= self->n_chars / 2)
    return g_utf8_offset_to_pointer (text, position) - text;
  return g_utf8_offset_to_pointer (text + self->text->len,
                                   (glong) position - (glong) self->n_chars)
         - text;
}

static guint
scope_unlimited_buffer_insert_text (GtkEntryBuffer *buffer,
                                    guint position,
                                    const char *chars,
                                    guint n_chars)
{
  ScopeUnlimitedBuffer *self = SCOPE_UNLIMITED_BUFFER (buffer);
  const char *end = g_utf8_offset_to_pointer (chars, n_chars);

  position = MIN (position, self->n_chars);
  g_string_insert_len (self->text, to_byte (self, position), chars, end - chars);
  self->n_chars += n_chars;
  gtk_entry_buffer_emit_inserted_text (buffer, position, chars, n_chars);
  return n_chars;
}

static guint
scope_unlimited_buffer_delete_text (GtkEntryBuffer *buffer,
                                    guint position,
                                    guint n_chars)
{
  ScopeUnlimitedBuffer *self = SCOPE_UNLIMITED_BUFFER (buffer);

  position = MIN (position, self->n_chars);
  n_chars = MIN (n_chars, self->n_chars - position);
  if (n_chars > 0)
    gtk_entry_buffer_emit_deleted_text (buffer, position, n_chars);
  return n_chars;
}

/* Runs between handlers that need the deleted text (undo) and those that need
 * the new text. */
static void
scope_unlimited_buffer_deleted_text (GtkEntryBuffer *buffer,
                                     guint position,
                                     guint n_chars)
{
  ScopeUnlimitedBuffer *self = SCOPE_UNLIMITED_BUFFER (buffer);
  gsize begin = to_byte (self, position);
  gsize end = to_byte (self, position + n_chars);

  g_string_erase (self->text, begin, end - begin);
  self->n_chars -= n_chars;
  g_object_notify (G_OBJECT (buffer), "text");
  g_object_notify (G_OBJECT (buffer), "length");
}

static void
scope_unlimited_buffer_finalize (GObject *object)
{
  g_string_free (SCOPE_UNLIMITED_BUFFER (object)->text, TRUE);
  G_OBJECT_CLASS (scope_unlimited_buffer_parent_class)->finalize (object);
}

static void
scope_unlimited_buffer_class_init (ScopeUnlimitedBufferClass *klass)
{
  GtkEntryBufferClass *buffer_class = GTK_ENTRY_BUFFER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scope_unlimited_buffer_finalize;
  buffer_class->get_text = scope_unlimited_buffer_get_text;
  buffer_class->get_length = scope_unlimited_buffer_get_length;
  buffer_class->insert_text = scope_unlimited_buffer_insert_text;
  buffer_class->delete_text = scope_unlimited_buffer_delete_text;
  buffer_class->deleted_text = scope_unlimited_buffer_deleted_text;
}

static void
scope_unlimited_buffer_init (ScopeUnlimitedBuffer *self)
{
  self->text = g_string_new (NULL);
}

GtkEntryBuffer *
scope_unlimited_buffer_new (void)
{
  return g_object_new (SCOPE_TYPE_UNLIMITED_BUFFER, NULL);
}
