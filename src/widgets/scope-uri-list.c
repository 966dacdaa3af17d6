/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-uri-list.h"

#include "iri-chars.h"

/* Appends the byte of @text at @at, or the whole character. Returns where the next one
 * begins. */
static gsize
append_char (GString *out, const guint8 *text, gsize length, gsize at)
{
  gunichar c;
  gsize n
      = text[at] < 0x80 ? text[at] != '\0' : iri_utf8_read (text + at, length - at, &c);

  if (n > 0)
    g_string_append_len (out, (const char *) text + at, (gssize) n);
  else
    g_string_append_printf (out, "%%%02X", text[at]);
  return at + MAX (n, 1);
}

static char *
make_text (const guint8 *text, gsize length)
{
  GString *out = g_string_sized_new (length);

  for (gsize at = 0; at < length;)
    at = append_char (out, text, length, at);
  return g_string_free (out, FALSE);
}

static void
read_line (ScopeUriList *self, const guint8 *line, gsize length)
{
  while (length > 0 && g_ascii_isspace (*line))
    {
      line++;
      length--;
    }
  while (length > 0 && g_ascii_isspace (line[length - 1]))
    length--;
  if (length == 0 || *line == '#')
    return;
  if (self->n_uris++ == 0)
    self->first = make_text (line, length);
}

ScopeUriList *
scope_uri_list_new (GBytes *bytes)
{
  ScopeUriList *self = g_new0 (ScopeUriList, 1);
  gsize length, begin = 0;
  const guint8 *text = g_bytes_get_data (bytes, &length);

  self->bytes = g_bytes_ref (bytes);
  for (gsize at = 0; at <= length; at++)
    if (at == length || text[at] == '\r' || text[at] == '\n')
      {
        if (at > begin)
          read_line (self, text + begin, at - begin);
        begin = at + 1;
      }
  return self;
}

void
scope_uri_list_free (ScopeUriList *self)
{
  g_bytes_unref (self->bytes);
  g_free (self->first);
  g_free (self);
}

static void
parse (GTask *task, gpointer source, gpointer bytes, GCancellable *cancellable)
{
  g_task_return_pointer (task, scope_uri_list_new (bytes),
                         (GDestroyNotify) scope_uri_list_free);
}

static void
on_read (GObject *stream, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  if (g_output_stream_splice_finish (G_OUTPUT_STREAM (stream), result, &error) < 0)
    {
      g_task_return_error (task, error);
      return;
    }
  g_task_set_task_data (
      task, g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream)),
      (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, parse);
}

void
scope_uri_list_read_async (GInputStream *from, GAsyncReadyCallback done, gpointer data)
{
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  GTask *task = g_task_new (NULL, NULL, done, data);

  g_output_stream_splice_async (memory, from,
                                G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE
                                    | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                G_PRIORITY_DEFAULT, NULL, on_read, task);
}

ScopeUriList *
scope_uri_list_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
