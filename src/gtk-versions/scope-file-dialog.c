/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-versions.h"

#include <glib/gi18n.h>

#if GTK_CHECK_VERSION(4, 10, 0)

typedef GFile *(*Finish) (GtkFileDialog *dialog, GAsyncResult *result, GError **error);

static void
answer (GTask *task, GtkFileDialog *dialog, GAsyncResult *result, Finish finish)
{
  g_autoptr (GError) error = NULL;
  GFile *file = finish (dialog, result, &error);

  if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_FAILED))
    g_warning ("%s", error->message);
  g_task_return_pointer (task, file, g_object_unref);
  g_object_unref (task);
}

static void
on_opened (GObject *dialog, GAsyncResult *result, gpointer task)
{
  answer (task, GTK_FILE_DIALOG (dialog), result, gtk_file_dialog_open_finish);
}

static void
on_folder (GObject *dialog, GAsyncResult *result, gpointer task)
{
  answer (task, GTK_FILE_DIALOG (dialog), result, gtk_file_dialog_select_folder_finish);
}

static void
on_saved (GObject *dialog, GAsyncResult *result, gpointer task)
{
  answer (task, GTK_FILE_DIALOG (dialog), result, gtk_file_dialog_save_finish);
}

static GtkFileDialog *
dialog_new (const char *title)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);
  return dialog;
}

/* Destroying @parent cancels the dialog. */
static GCancellable *
cancellable_new (GtkWindow *parent)
{
  GCancellable *cancellable = g_cancellable_new ();

  g_signal_connect_object (parent, "destroy", G_CALLBACK (g_cancellable_cancel),
                           cancellable, G_CONNECT_SWAPPED);
  return cancellable;
}

void
scope_file_dialog_open (GtkWindow *parent,
                        const char *title,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  g_autoptr (GtkFileDialog) dialog = dialog_new (title);
  g_autoptr (GCancellable) cancellable = cancellable_new (parent);

  gtk_file_dialog_open (dialog, parent, cancellable, on_opened,
                        g_task_new (parent, NULL, callback, data));
}

void
scope_file_dialog_select_folder (GtkWindow *parent,
                                 const char *title,
                                 GAsyncReadyCallback callback,
                                 gpointer data)
{
  g_autoptr (GtkFileDialog) dialog = dialog_new (title);
  g_autoptr (GCancellable) cancellable = cancellable_new (parent);

  gtk_file_dialog_select_folder (dialog, parent, cancellable, on_folder,
                                 g_task_new (parent, NULL, callback, data));
}

void
scope_file_dialog_save (GtkWindow *parent,
                        const char *title,
                        const char *name,
                        GtkFileFilter *filter,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  g_autoptr (GtkFileDialog) dialog = dialog_new (title);
  g_autoptr (GCancellable) cancellable = cancellable_new (parent);

  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_set_default_filter (dialog, filter);
  gtk_file_dialog_save (dialog, parent, cancellable, on_saved,
                        g_task_new (parent, NULL, callback, data));
}

#else

static void
on_response (GtkNativeDialog *dialog, int response, gpointer data)
{
  g_autoptr (GTask) task = data;
  GFile *file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_task_return_pointer (task, file, g_object_unref);
  g_object_unref (dialog);
}

static void
on_parent_destroy (GtkNativeDialog *dialog)
{
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_DELETE_EVENT);
}

static GtkFileChooserNative *
chooser_new (GtkWindow *parent,
             const char *title,
             GtkFileChooserAction action,
             const char *accept)
{
  GtkFileChooserNative *chooser
      = gtk_file_chooser_native_new (title, parent, action, accept, _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (on_parent_destroy), chooser,
                           G_CONNECT_SWAPPED);
  return chooser;
}

/* Takes @chooser. */
static void
show (GtkWindow *parent,
      GtkFileChooserNative *chooser,
      GAsyncReadyCallback callback,
      gpointer data)
{
  g_signal_connect (chooser, "response", G_CALLBACK (on_response),
                    g_task_new (parent, NULL, callback, data));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
scope_file_dialog_open (GtkWindow *parent,
                        const char *title,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  show (parent, chooser_new (parent, title, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open")),
        callback, data);
}

void
scope_file_dialog_select_folder (GtkWindow *parent,
                                 const char *title,
                                 GAsyncReadyCallback callback,
                                 gpointer data)
{
  show (parent,
        chooser_new (parent, title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Save")),
        callback, data);
}

void
scope_file_dialog_save (GtkWindow *parent,
                        const char *title,
                        const char *name,
                        GtkFileFilter *filter,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  GtkFileChooserNative *chooser
      = chooser_new (parent, title, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  if (filter != NULL)
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  show (parent, chooser, callback, data);
}

#endif

GFile *
scope_file_dialog_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
