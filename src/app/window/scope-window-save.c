/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-appearance.h"
#include "scope-export.h"
#include "scope-gtk-versions.h"
#include "scope-save-dialog.h"
#include "scope-settings.h"
#include "scope-task.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

/* The document as it was when saving was requested. */
typedef struct
{
  ScopeExport what;
  ScopeExportOptions options;
  IriReport *report;
  GFile *file;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *self = data;

  iri_report_unref (self->report);
  g_clear_object (&self->file);
  g_free (self);
}

/* Returns the chosen font or NULL, interned because threads use it. */
static const char *
get_font (void)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *font = NULL;

  if (settings != NULL)
    font = g_settings_get_string (settings, "picture-font");
  return font != NULL && *font != '\0' ? g_intern_string (font) : NULL;
}

ScopeExportOptions
scope_window_get_export_options (ScopeWindow *self)
{
  ScopeBidiNotation notation = scope_document_get_notation (self->document);

  return (ScopeExportOptions){
    .convention = scope_document_get_convention (self->document),
    .notation = scope_bidi_notation_info (notation)->write,
    .high_contrast = scope_appearance_is_high_contrast (),
    .by_script = self->script_lens,
    .font = get_font (),
  };
}

static Saving *
saving_new (ScopeWindow *window, ScopeExport what)
{
  Saving *self = g_new0 (Saving, 1);

  self->what = what;
  self->report = iri_report_ref (scope_document_get_report (window->document));
  self->options = scope_window_get_export_options (window);
  return self;
}

static void
save_in_thread (GTask *task, gpointer window, gpointer data, GCancellable *cancellable)
{
  Saving *saving = data;
  GError *error = NULL;
  g_autoptr (GBytes) bytes
      = scope_export_make (saving->what, saving->report, &saving->options, &error);

  if (bytes != NULL
      && g_file_replace_contents (
          saving->file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL,
          FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_saved (GObject *window, GAsyncResult *result, gpointer data)
{
  ScopeWindow *self = SCOPE_WINDOW (window);
  const Saving *saving = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    problem = scope_window_describe_unsaved (error);
  if (self->document != NULL)
    scope_window_show_toast (
        self, problem != NULL ? problem : _ (scope_export_info (saving->what)->saved));
}

/* A known suffix of the name overrides the chosen format. */
static void
save_to (ScopeWindow *self, Saving *saving, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GTask) task = scope_task_new (self, NULL, on_saved, NULL);

  scope_export_find_by_name (name, &saving->what);
  saving->file = g_object_ref (file);
  g_task_set_task_data (task, saving, saving_free);
  g_task_run_in_thread (task, save_in_thread);
}

/* Takes @saving. */
static void
on_file (GObject *window, GAsyncResult *result, gpointer saving)
{
  g_autoptr (GFile) file = scope_file_dialog_finish (result);

  if (file != NULL)
    save_to (SCOPE_WINDOW (window), saving, file);
  else
    saving_free (saving);
}

static void
ask_for_file (ScopeWindow *self, Saving *saving)
{
  const ScopeExportInfo *info = scope_export_info (saving->what);
  g_autofree char *name = scope_export_name (saving->what, saving->report);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ (info->title));
  gtk_file_filter_add_suffix (filter, info->ending + 1);
  scope_file_dialog_save (GTK_WINDOW (self), _ (info->title), name, filter, on_file,
                          saving);
}

static void
save_as (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *format = g_variant_get_string (parameter, NULL);
  ScopeExport what;

  g_return_if_fail (scope_export_find (format, &what));
  if (scope_settings_get () != NULL)
    g_settings_set_string (scope_settings_get (), "save-format", format);
  ask_for_file (self, saving_new (self, what));
}

static void
save_report (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *format = settings != NULL
                                ? g_settings_get_string (settings, "save-format")
                                : g_strdup ("");

  gtk_window_present (GTK_WINDOW (scope_save_dialog_new (GTK_WINDOW (self), format)));
}

static gboolean
is_ready (ScopeWindow *self)
{
  return !scope_document_get_busy (self->document)
         && scope_document_get_report (self->document)->length > 0;
}

static gboolean
is_on_text (ScopeWindow *self)
{
  return g_str_equal (scope_window_get_page (self), "text");
}

static void
save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (is_on_text (self) && scope_text_page_ask_save (self->text_page))
    return;
  if (is_ready (self))
    save_report (self);
  else
    gtk_widget_error_bell (widget);
}

static void
update_actions (ScopeWindow *self)
{
  gboolean ready = is_ready (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save",
                                 ready || is_on_text (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-as", ready);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.print", ready);
}

void
scope_window_save_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.save", NULL, save);
  gtk_widget_class_install_action (klass, "win.save-as", "s", save_as);
}

void
scope_window_save_init (ScopeWindow *self)
{
  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::busy", G_CALLBACK (update_actions),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child",
                           G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  update_actions (self);
}
