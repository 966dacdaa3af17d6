/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

#include <glib/gi18n.h>

void
scope_window_open_file (ScopeWindow *self, GFile *file)
{
  g_return_if_fail (SCOPE_IS_WINDOW (self));
  scope_window_show_page (self, "text");
  scope_text_page_open (self->text_page, file);
}

static void
on_response (GtkNativeDialog *dialog, int response, gpointer data)
{
  ScopeWindow *self = data;
  GFile *file;

  if (response == GTK_RESPONSE_ACCEPT)
    {
      file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
      scope_window_open_file (self, file);
      g_object_unref (file);
    }
  g_object_unref (dialog);
}

/* No filter: text files have any name. */
static void
open_text (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Open Text File"), GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN,
      _ ("_Open"), _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), widget, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (self->text_page != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->text_page)))
    scope_text_page_search (self->text_page);
}

void
scope_window_text_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.open-text", NULL, open_text);
  gtk_widget_class_install_action (klass, "win.find", NULL, find);
}
