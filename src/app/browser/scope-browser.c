/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-browser.h"

#include "scope-browser-launch.h"
#include "scope-open-dialog.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

const char *
scope_browser_get_blocked_reason (ScopeDocument *document)
{
  /* What there is a report on is an older text. */
  if (scope_document_get_busy (document))
    return _ ("The address is still being read.");
  return scope_browser_launch_get_reason (scope_document_get_report (document));
}

static void
on_shown (GObject *window, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  if (gtk_show_uri_full_finish (GTK_WINDOW (window), result, &error)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  said = g_strdup_printf (_ ("No browser opened it: %s"), error->message);
  scope_window_show_toast (SCOPE_WINDOW (window), said);
}

static void
show_uri (ScopeWindow *window, const char *uri)
{
  gtk_show_uri_full (GTK_WINDOW (window), uri, GDK_CURRENT_TIME, NULL, on_shown,
                     NULL);
}

static void
on_response (ScopeOpenDialog *dialog, const char *response, ScopeWindow *window)
{
  if (g_str_equal (response, "open"))
    show_uri (window, scope_open_dialog_get_uri (dialog));
}

static void
ask (ScopeWindow *window, ScopeDocument *document)
{
  ScopeOpenDialog *dialog
      = scope_open_dialog_new (GTK_WINDOW (window), document);

  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), window,
                           G_CONNECT_DEFAULT);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
scope_browser_open (ScopeWindow *window)
{
  ScopeDocument *document = scope_window_get_document (window);
  const IriReport *report = scope_document_get_report (document);
  const char *reason = scope_browser_get_blocked_reason (document);

  if (reason != NULL)
    scope_window_show_toast (window, reason);
  else if (scope_browser_launch_needs_confirmation (report))
    ask (window, document);
  else
    show_uri (window, scope_browser_launch_get_uri (report));
}
