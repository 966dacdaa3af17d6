/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-opener.h"

#include "scope-open-dialog.h"
#include "scope-opening.h"

#include <glib/gi18n.h>

const char *
scope_opener_reason (ScopeDocument *document)
{
  /* What there is a report on is an older text. */
  if (scope_document_get_busy (document))
    return _ ("The address is still being read.");
  return scope_opening_reason (scope_document_get_report (document));
}

/* At once: what is said before is of another address. */
static void
tell (AdwToastOverlay *toasts, const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_overlay_add_toast (toasts, toast);
}

/* Takes @toasts. */
static void
on_shown (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdwToastOverlay) toasts = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;

  if (gtk_show_uri_full_finish (GTK_WINDOW (source), result, &error)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  said = g_strdup_printf (_ ("No browser opened it: %s"), error->message);
  tell (toasts, said);
}

static void
show_uri (GtkWindow *window, const char *uri, AdwToastOverlay *toasts)
{
  gtk_show_uri_full (window, uri, GDK_CURRENT_TIME, NULL, on_shown,
                     g_object_ref (toasts));
}

static void
on_response (ScopeOpenDialog *dialog,
             const char *response,
             AdwToastOverlay *toasts)
{
  if (g_str_equal (response, "open"))
    show_uri (gtk_window_get_transient_for (GTK_WINDOW (dialog)),
              scope_open_dialog_get_uri (dialog), toasts);
}

static void
ask (GtkWindow *window, ScopeDocument *document, AdwToastOverlay *toasts)
{
  ScopeOpenDialog *dialog = scope_open_dialog_new (window, document);

  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), toasts,
                           G_CONNECT_DEFAULT);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
scope_opener_open (GtkWindow *window,
                   ScopeDocument *document,
                   AdwToastOverlay *toasts)
{
  const IriReport *report = scope_document_get_report (document);
  const char *reason = scope_opener_reason (document);

  if (reason != NULL)
    tell (toasts, reason);
  else if (scope_opening_asks (report))
    ask (window, document, toasts);
  else
    show_uri (window, scope_opening_uri (report), toasts);
}
