/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a class gets on paper: worksheets, and the pictures of a lesson. */

#include "iri-worksheet.h"
#include "scope-gtk-versions.h"
#include "scope-lesson-pictures.h"
#include "scope-task.h"
#include "scope-window-private.h"
#include "scope-worksheet.h"

#include <glib/gi18n.h>

/* Questions on a sheet of practice. */
#define N_QUESTIONS 10

/* What is written: a worksheet, or otherwise pictures. */
typedef struct
{
  ScopeWorksheet *sheet; /* (nullable) */
  gboolean answers;
  GVariant *pictures;
  ScopeBidiNotation notation;
  GFile *file; /* a folder for pictures */
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  scope_worksheet_free (job->sheet);
  g_clear_pointer (&job->pictures, g_variant_unref);
  g_clear_object (&job->file);
  g_free (job);
}

static gboolean
write_bytes (GFile *file, const char *bytes, gsize length, GError **error)
{
  return g_file_replace_contents (file, bytes, length, NULL, FALSE,
                                  G_FILE_CREATE_REPLACE_DESTINATION, NULL, NULL, error);
}

static gboolean
write_sheet (const Job *job, GError **error)
{
  g_autoptr (GString) pdf = g_string_new (NULL);
  gsize n;
  const IriWorksheetItem *items = scope_worksheet_get_items (job->sheet, &n);
  cairo_status_t status = iri_worksheet_append (
      pdf, scope_worksheet_get_title (job->sheet), items, n, job->answers);

  if (status == CAIRO_STATUS_SUCCESS)
    return write_bytes (job->file, pdf->str, pdf->len, error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       cairo_status_to_string (status));
  return FALSE;
}

static gboolean
write_job (const Job *job, GError **error)
{
  return job->sheet != NULL ? write_sheet (job, error)
                            : scope_lesson_pictures_write (job->pictures, job->notation,
                                                           job->file, error);
}

static void
write_in_thread (GTask *task, gpointer window, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;

  if (write_job (job, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_written (GObject *window, GAsyncResult *result, gpointer data)
{
  ScopeWindow *self = SCOPE_WINDOW (window);
  const Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    problem = scope_window_describe_unsaved (error);
  if (self->document == NULL)
    return;
  if (problem != NULL)
    scope_window_show_toast (self, problem);
  else
    scope_window_show_toast (self, job->sheet != NULL ? _ ("Worksheet saved")
                                                      : _ ("Pictures saved"));
}

/* Takes @data. */
static void
on_file (GObject *window, GAsyncResult *result, gpointer data)
{
  Job *job = data;
  g_autoptr (GTask) task = NULL;

  job->file = scope_file_dialog_finish (result);
  if (job->file == NULL)
    {
      free_job (job);
      return;
    }
  task = scope_task_new (window, NULL, on_written, NULL);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, write_in_thread);
}

/* Takes @sheet. */
static void
save_sheet (ScopeWindow *self, ScopeWorksheet *sheet, gboolean answers)
{
  Job *job = g_new0 (Job, 1);
  g_autofree char *name = g_strconcat (scope_worksheet_get_title (sheet), ".pdf", NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  job->sheet = sheet;
  job->answers = answers;
  g_strdelimit (name, "/", '-');
  gtk_file_filter_set_name (filter, "PDF");
  gtk_file_filter_add_suffix (filter, "pdf");
  scope_file_dialog_save (GTK_WINDOW (self), _ ("Save Worksheet"), name, filter,
                          on_file, job);
}

static void
save_worksheet (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  ScopeSet *set = scope_set_bar_get_set (self->set_bar);

  save_sheet (self, scope_worksheet_new_from_set (set),
              g_variant_get_boolean (parameter));
}

/* The parameters are the kind of questions, a seed, the difficulty, and whether to
 * print answers. */
static void
save_questions (GtkWidget *widget, const char *action, GVariant *parameter)
{
  guint kind, seed, difficulty;
  gboolean answers;

  g_variant_get (parameter, "(uuub)", &kind, &seed, &difficulty, &answers);
  save_sheet (SCOPE_WINDOW (widget),
              scope_worksheet_new_from_questions (kind, seed, difficulty, N_QUESTIONS),
              answers);
}

/* The parameter is a list of scope_lesson_pictures_list(). */
static void
save_pictures (GtkWidget *widget, const char *action, GVariant *parameter)
{
  Job *job = g_new0 (Job, 1);

  job->pictures = g_variant_ref (parameter);
  job->notation = scope_document_get_notation (SCOPE_WINDOW (widget)->document);
  scope_file_dialog_select_folder (GTK_WINDOW (widget), _ ("Save Pictures"), on_file,
                                   job);
}

void
scope_window_worksheet_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.save-pictures",
                                   SCOPE_LESSON_PICTURES_TYPE, save_pictures);
  gtk_widget_class_install_action (klass, "win.save-questions", "(uuub)",
                                   save_questions);
  gtk_widget_class_install_action (klass, "win.save-worksheet", "b", save_worksheet);
}
