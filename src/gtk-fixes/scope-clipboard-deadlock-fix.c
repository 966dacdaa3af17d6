/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

#include <string.h>

/* GTK writes a copied string through a converter stream. When that is disposed of
 * it closes the X11 selection stream below and waits there for the main loop, which
 * it blocks (gdkcontentserializer.c, gdkselectionoutputstream-x11.c). So we write
 * the bytes directly: the first serializer registered is the one that is used.
 *
 * The X11 stream sends what one call wrote in one request, however long it is. The
 * server rejects a request over 16 MiB, GTK does not notice, and the other program
 * waits for ever. So we write one piece after the other.
 *
 * To see it: on X11, copy 256 KiB or more and paste them into another program. The
 * window hangs for good. Without the pieces, copy 16 MiB: nothing is pasted.
 *
 * Versions: GTK 4.8.3 and 4.18.6 (tried); not fixed by 4.22.4:
 * https://github.com/Keruspe/GPaste/issues/498. */

/* From this length on the X11 stream sends each piece by itself. */
#define PIECE_BYTES (256 * 1024)

typedef struct
{
  GdkContentSerializer *serializer;
  const char *text;
  gsize length;
  gsize n_written;
} Writing;

static void write_piece (Writing *self);

static gboolean
on_idle (gpointer data)
{
  write_piece (data);
  return G_SOURCE_REMOVE;
}

/* The X11 stream calls this before it has forgotten the call that has ended, and aborts
 * if another one begins here. */
static void
on_written (GObject *stream, GAsyncResult *result, gpointer data)
{
  Writing *self = data;
  GError *error = NULL;
  gssize n = g_output_stream_write_finish (G_OUTPUT_STREAM (stream), result, &error);

  if (n < 0)
    {
      gdk_content_serializer_return_error (self->serializer, error);
      g_free (self);
      return;
    }
  self->n_written += (gsize) n;
  g_idle_add_full (G_PRIORITY_DEFAULT, on_idle, self, NULL);
}

/* Frees @self at the end of the text. */
static void
write_piece (Writing *self)
{
  gsize n = MIN (self->length - self->n_written, PIECE_BYTES);

  if (n == 0)
    {
      gdk_content_serializer_return_success (self->serializer);
      g_free (self);
      return;
    }
  g_output_stream_write_async (
      gdk_content_serializer_get_output_stream (self->serializer),
      self->text + self->n_written, n,
      gdk_content_serializer_get_priority (self->serializer),
      gdk_content_serializer_get_cancellable (self->serializer), on_written, self);
}

/* The serializer keeps the value until it is written. */
static void
write_text (GdkContentSerializer *serializer)
{
  const char *text = g_value_get_string (gdk_content_serializer_get_value (serializer));
  Writing *self = g_new0 (Writing, 1);

  self->serializer = serializer;
  self->text = text != NULL ? text : "";
  self->length = strlen (self->text);
  write_piece (self);
}

void
scope_clipboard_deadlock_fix (void)
{
  static const char *const types[] = { "text/plain;charset=utf-8", "text/plain" };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    gdk_content_register_serializer (G_TYPE_STRING, types[i], write_text, NULL, NULL);
}
