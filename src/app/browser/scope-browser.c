/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-browser.h"

#include "iri-isolate.h"
#include "scope-browser-launch.h"
#include "scope-dialogs.h"
#include "scope-gtk-versions.h"
#include "scope-open-dialog.h"

#include <glib/gi18n.h>

const char *
scope_browser_get_blocked_reason (ScopeDocument *document)
{
  /* The report is still about the previous text. */
  if (scope_document_get_busy (document))
    return _ ("The IRI is still being analyzed.");
  return scope_browser_launch_get_reason (scope_document_get_report (document));
}

static void
show_toast (GtkWindow *window, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-toast", "s", text);
}

static void
on_shown (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWindow) window = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL, *text = NULL;

  if (scope_uri_launch_finish (source, result, &error)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  reason = iri_isolate_words (error->message);
  /* Translators: %s is the message of an error. */
  text = g_strdup_printf (_ ("The browser could not be opened: %s"), reason);
  show_toast (window, text);
}

static void
show_uri (GtkWindow *window, const char *uri)
{
  scope_uri_launch (window, uri, on_shown, g_object_ref (window));
}

static void
on_response (ScopeOpenDialog *dialog, const char *response, GtkWindow *window)
{
  if (g_str_equal (response, "open"))
    show_uri (window, scope_open_dialog_get_uri (dialog));
}

static void
ask (GtkWindow *window, ScopeDocument *document)
{
  ScopeOpenDialog *dialog = scope_open_dialog_new (document);

  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), window,
                           G_CONNECT_DEFAULT);
  scope_dialog_present (GTK_WIDGET (dialog), window);
}

void
scope_browser_open (GtkWindow *window, ScopeDocument *document)
{
  const IriReport *report = scope_document_get_report (document);
  const char *reason = scope_browser_get_blocked_reason (document);

  if (reason != NULL)
    show_toast (window, reason);
  else if (scope_browser_launch_needs_confirmation (report))
    ask (window, document);
  else
    show_uri (window, scope_browser_launch_get_uri (report));
}
