/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-clipboard.h"

#include <string.h>

static void
on_written (GObject *stream, GAsyncResult *result, gpointer data)
{
  GdkContentSerializer *serializer = data;
  GError *error = NULL;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL,
                                        &error))
    gdk_content_serializer_return_success (serializer);
  else
    gdk_content_serializer_return_error (serializer, error);
}

/* The value stays until it is written. */
static void
write_text (GdkContentSerializer *serializer)
{
  const char *text
      = g_value_get_string (gdk_content_serializer_get_value (serializer));

  if (text == NULL)
    text = "";
  g_output_stream_write_all_async (
      gdk_content_serializer_get_output_stream (serializer), text,
      strlen (text), gdk_content_serializer_get_priority (serializer),
      gdk_content_serializer_get_cancellable (serializer), on_written,
      serializer);
}

/* GTK 4.8 writes a text through a stream that converts it, which closes the one
 * below when it goes, and waits there for what the same thread is to do: on X11 the
 * program hangs for good once somebody has pasted 256 KiB or more
 * (gdkcontentserializer.c, gdkselectionoutputstream-x11.c). The first that is
 * registered is the one that is taken. */
void
scope_clipboard_deadlock_fix_init (void)
{
  static const char *const types[]
      = { "text/plain;charset=utf-8", "text/plain" };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    gdk_content_register_serializer (G_TYPE_STRING, types[i], write_text, NULL,
                                     NULL);
}

void
scope_clipboard_set_text (GtkWidget *widget, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

static void
set_provider (GtkWidget *widget, GdkContentProvider *provider)
{
  gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), provider);
  g_object_unref (provider);
}

static GdkContentProvider *
provide_list (const char *uri)
{
  char *list = g_strconcat (uri, "\r\n", NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_take (list, strlen (list));

  return gdk_content_provider_new_for_bytes ("text/uri-list", bytes);
}

void
scope_clipboard_set_uri (GtkWidget *widget, const char *uri)
{
  GdkContentProvider *providers[2];

  if (g_uri_peek_scheme (uri) == NULL)
    {
      scope_clipboard_set_text (widget, uri);
      return;
    }
  providers[0] = gdk_content_provider_new_typed (G_TYPE_STRING, uri);
  providers[1] = provide_list (uri);
  set_provider (widget, gdk_content_provider_new_union (
                            providers, G_N_ELEMENTS (providers)));
}

void
scope_clipboard_set_bytes (GtkWidget *widget, GBytes *bytes, const char *type)
{
  set_provider (widget, gdk_content_provider_new_for_bytes (type, bytes));
}
