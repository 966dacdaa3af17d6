/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-text-import.h"

#include "scope-uri-list.h"

#include <string.h>

/* Copied files come first: their names are offered as text too. */
static const char *types[]
    = { SCOPE_URI_LIST, "text/plain;charset=utf-8", "text/plain", NULL };

typedef struct
{
  ScopeTextImportFunc done;
  gpointer data;
} Import;

/* Frees @self. */
static void
finish (Import *self, GFile *file, GBytes *text)
{
  self->done (file, text, self->data);
  g_free (self);
}

static void
on_list (GObject *unused, GAsyncResult *result, gpointer data)
{
  g_autoptr (ScopeUriList) list = scope_uri_list_read_finish (result, NULL);
  g_autoptr (GFile) file = NULL;

  if (list != NULL && list->first != NULL
      && g_ascii_strncasecmp (list->first, "file:", strlen ("file:")) == 0)
    file = g_file_new_for_uri (list->first);
  finish (data, file, list != NULL && file == NULL ? list->bytes : NULL);
}

static void
on_text (GObject *memory, GAsyncResult *result, gpointer data)
{
  g_autoptr (GBytes) text = NULL;

  if (g_output_stream_splice_finish (G_OUTPUT_STREAM (memory), result, NULL) >= 0)
    text = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
  finish (data, NULL, text);
}

static void
read_text (GInputStream *from, Import *self)
{
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();

  g_output_stream_splice_async (memory, from,
                                G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE
                                    | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                G_PRIORITY_DEFAULT, NULL, on_text, self);
}

static void
on_offered (GObject *source, GAsyncResult *result, gpointer data)
{
  const char *type = NULL;
  g_autoptr (GInputStream) from
      = GDK_IS_DROP (source)
            ? gdk_drop_read_finish (GDK_DROP (source), result, &type, NULL)
            : gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, &type, NULL);

  if (from == NULL)
    finish (data, NULL, NULL);
  else if (g_str_equal (type, SCOPE_URI_LIST))
    scope_uri_list_read_async (from, on_list, data);
  else
    read_text (from, data);
}

GdkContentFormats *
scope_text_import_formats (void)
{
  return gdk_content_formats_new (types, G_N_ELEMENTS (types) - 1);
}

void
scope_text_import (GObject *source, ScopeTextImportFunc done, gpointer data)
{
  Import *self = g_new0 (Import, 1);

  self->done = done;
  self->data = data;
  if (GDK_IS_DROP (source))
    gdk_drop_read_async (GDK_DROP (source), types, G_PRIORITY_DEFAULT, NULL, on_offered,
                         self);
  else
    gdk_clipboard_read_async (GDK_CLIPBOARD (source), types, G_PRIORITY_DEFAULT, NULL,
                              on_offered, self);
}
