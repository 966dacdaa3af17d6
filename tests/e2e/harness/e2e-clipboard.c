/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-clipboard.h"

#include "e2e-translate.h"
#include "e2e-wait.h"

#include <gdk/gdk.h>
#include <string.h>

static GdkClipboard *
get_clipboard (void)
{
  return gdk_display_get_clipboard (gdk_display_get_default ());
}

/* Offers the text as bytes, because GTK 4.8 hangs when another program pastes a long
 * string on X11. */
void
e2e_clipboard_set (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GdkContentProvider) content
      = gdk_content_provider_new_for_bytes ("text/plain;charset=utf-8", bytes);

  gdk_clipboard_set_content (get_clipboard (), content);
  /* The clipboard must be owned before the program reads it. */
  gdk_display_sync (gdk_display_get_default ());
}

void
e2e_clipboard_set_list (const char *list, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (list, strlen (list));
  GdkContentProvider *both[]
      = { gdk_content_provider_new_for_bytes ("text/uri-list", bytes),
          gdk_content_provider_new_typed (G_TYPE_STRING, text) };
  g_autoptr (GdkContentProvider) content
      = gdk_content_provider_new_union (both, G_N_ELEMENTS (both));

  gdk_clipboard_set_content (get_clipboard (), content);
  gdk_display_sync (gdk_display_get_default ());
}

typedef struct
{
  const char *wanted;
  char *text;
  gboolean busy;
} ClipboardText;

static void
on_read (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  ClipboardText *read = data;

  g_free (read->text);
  read->text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
  read->busy = FALSE;
}

/* The clipboard may still have the content from before the copy, so it is read
 * repeatedly. */
static gboolean
is_there (gpointer data)
{
  ClipboardText *read = data;

  if (read->busy)
    return FALSE;
  if (e2e_is_translation (read->text, read->wanted))
    return TRUE;
  read->busy = TRUE;
  gdk_clipboard_read_text_async (get_clipboard (), NULL, on_read, read);
  return FALSE;
}

void
e2e_clipboard_await (const char *text)
{
  ClipboardText read = { text, NULL, FALSE };

  if (!e2e_wait (is_there, &read))
    g_assert_cmpstr (read.text, ==, text);
  g_free (read.text);
}
