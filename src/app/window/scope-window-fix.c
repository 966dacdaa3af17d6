/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-fix.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

/* Fixes the finding at @index in @entry, which shows @document. */
static void
fix_in (ScopeWindow *self,
        ScopeEntry *entry,
        ScopeDocument *document,
        guint64 index,
        const char *undo)
{
  IriReport *report = scope_document_get_report (document);
  g_autoptr (IriFix) fix = NULL;

  if (scope_document_get_busy (document) || index >= report->n_findings)
    return;
  fix = iri_fix_new (report, &report->findings[index]);
  if (fix == NULL)
    return;
  scope_entry_replace_span (entry, fix->span.begin, fix->span.end, fix->text);
  scope_window_show_action_toast (self, _ ("IRI fixed"), undo);
}

static void
fix (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  fix_in (self, self->entry, self->document, g_variant_get_uint64 (parameter),
          "win.undo");
}

static void
fix_base (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  fix_in (self, self->base_entry, self->base, g_variant_get_uint64 (parameter),
          "win.undo-base");
}

static void
fix_in_thread (GTask *task, gpointer window, gpointer report, GCancellable *cancellable)
{
  gsize length;

  g_task_return_pointer (task, iri_fix_all (report, &length), g_free);
}

/* Drops the result if the text has changed meanwhile. */
static void
on_fixed (GObject *window, GAsyncResult *result, gpointer data)
{
  ScopeWindow *self = SCOPE_WINDOW (window);
  IriReport *report = g_task_get_task_data (G_TASK (result));
  g_autofree char *text = g_task_propagate_pointer (G_TASK (result), NULL);

  if (text == NULL || self->document == NULL || scope_document_get_busy (self->document)
      || report != scope_document_get_report (self->document))
    return;
  scope_entry_replace_span (self->entry, 0, report->length, text);
  scope_window_show_undo_toast (self, _ ("IRI fixed"));
}

/* In a thread: each fix parses the text again, which may be long. */
static void
fix_all (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autoptr (GTask) task = g_task_new (self, NULL, on_fixed, NULL);

  g_task_set_task_data (task,
                        iri_report_ref (scope_document_get_report (self->document)),
                        (GDestroyNotify) iri_report_unref);
  g_task_run_in_thread (task, fix_in_thread);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_entry_undo (SCOPE_WINDOW (widget)->entry);
}

void
scope_window_fix_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.fix", "t", fix);
  gtk_widget_class_install_action (klass, "base.fix", "t", fix_base);
  gtk_widget_class_install_action (klass, "win.fix-all", NULL, fix_all);
  gtk_widget_class_install_action (klass, "win.undo", NULL, undo);
}
