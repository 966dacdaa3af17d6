/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

#include <string.h>

/* GTK writes a copied string through a converter stream. When that is disposed of
 * it closes the X11 selection stream below and waits there for the main loop, which
 * it blocks (gdkcontentserializer.c, gdkselectionoutputstream-x11.c). So we write
 * the bytes directly: the first serializer registered is the one that is used.
 *
 * To see it: on X11, copy 256 KiB or more and paste them into another program. The
 * window hangs for good.
 *
 * Versions: GTK 4.8.3 and 4.18.6 (tried); not fixed by 4.22.4:
 * https://github.com/Keruspe/GPaste/issues/498. */

static void
on_written (GObject *stream, GAsyncResult *result, gpointer data)
{
  GdkContentSerializer *serializer = data;
  GError *error = NULL;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL, &error))
    gdk_content_serializer_return_success (serializer);
  else
    gdk_content_serializer_return_error (serializer, error);
}

/* The serializer keeps the value until it is written. */
static void
write_text (GdkContentSerializer *serializer)
{
  const char *text = g_value_get_string (gdk_content_serializer_get_value (serializer));

  if (text == NULL)
    text = "";
  g_output_stream_write_all_async (
      gdk_content_serializer_get_output_stream (serializer), text, strlen (text),
      gdk_content_serializer_get_priority (serializer),
      gdk_content_serializer_get_cancellable (serializer), on_written, serializer);
}

void
scope_clipboard_deadlock_fix (void)
{
  static const char *const types[] = { "text/plain;charset=utf-8", "text/plain" };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    gdk_content_register_serializer (G_TYPE_STRING, types[i], write_text, NULL, NULL);
}
