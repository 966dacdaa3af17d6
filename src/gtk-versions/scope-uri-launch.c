/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-versions.h"

#if GTK_CHECK_VERSION(4, 10, 0)

void
scope_uri_launch (GtkWindow *parent,
                  const char *uri,
                  GAsyncReadyCallback callback,
                  gpointer data)
{
  g_autoptr (GtkUriLauncher) launcher = gtk_uri_launcher_new (uri);

  gtk_uri_launcher_launch (launcher, parent, NULL, callback, data);
}

gboolean
scope_uri_launch_finish (GObject *source, GAsyncResult *result, GError **error)
{
  return gtk_uri_launcher_launch_finish (GTK_URI_LAUNCHER (source), result, error);
}

#else

void
scope_uri_launch (GtkWindow *parent,
                  const char *uri,
                  GAsyncReadyCallback callback,
                  gpointer data)
{
  gtk_show_uri_full (parent, uri, GDK_CURRENT_TIME, NULL, callback, data);
}

gboolean
scope_uri_launch_finish (GObject *source, GAsyncResult *result, GError **error)
{
  return gtk_show_uri_full_finish (GTK_WINDOW (source), result, error);
}

#endif
