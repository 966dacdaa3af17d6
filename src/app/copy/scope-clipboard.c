/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-clipboard.h"

#include <string.h>

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
  set_provider (widget,
                gdk_content_provider_new_union (providers, G_N_ELEMENTS (providers)));
}

void
scope_clipboard_set_bytes (GtkWidget *widget,
                           GBytes *bytes,
                           const char *type,
                           const char *text)
{
  GdkContentProvider *providers[2]
      = { gdk_content_provider_new_for_bytes (type, bytes), NULL };

  if (text != NULL)
    providers[1] = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  set_provider (widget,
                gdk_content_provider_new_union (providers, text != NULL ? 2 : 1));
}
