/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-fix.h"
#include "scope-fix-all.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

/* Fixes the finding at @index and those equal to it in @entry, which shows
 * @document. */
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
  fix = iri_fix_new_equal (report, &report->findings[index]);
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

/* A longer fix would seem to hang; the button can be pressed again. */
#define MAX_TIME (5 * G_USEC_PER_SEC)

static gpointer
fix_in_thread (gconstpointer report, GCancellable *cancellable)
{
  return scope_fix_all_new (report, MAX_TIME, cancellable);
}

static char *
describe (const ScopeFixAll *fixed)
{
  gsize n_fixed = fixed->n_found - MIN (fixed->n_found, fixed->n_left);

  if (fixed->complete)
    return g_strdup (_ ("All safe issues fixed"));
  /* Translators: how many issues were fixed, and how many there were; the plural is
   * that of the second number. */
  return g_strdup_printf (ngettext ("Fixed %lu of %lu issue", "Fixed %lu of %lu issues",
                                    (gulong) fixed->n_found),
                          (gulong) n_fixed, (gulong) fixed->n_found);
}

static void
on_fixed (gpointer owner, gpointer result)
{
  ScopeWindow *self = owner;
  g_autoptr (ScopeFixAll) fixed = result;
  g_autofree char *message = NULL;

  if (fixed == NULL || self->document == NULL)
    return;
  message = describe (fixed);
  scope_entry_replace_span (
      self->entry, 0, scope_document_get_report (self->document)->length, fixed->text);
  scope_window_show_undo_toast (self, message);
}

static void
report_free (gpointer report)
{
  iri_report_unref (report);
}

static void
result_free (gpointer fixed)
{
  scope_fix_all_free (fixed);
}

static const ScopeWorkerFuncs fixing
    = { fix_in_thread, report_free, on_fixed, result_free };

/* In a thread: each fix parses the text again, which may be long. */
static void
fix_all (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  if (!scope_document_get_busy (self->document))
    scope_worker_start (self->fixing,
                        iri_report_ref (scope_document_get_report (self->document)));
}

/* A fix of an earlier text is of no use. */
static void
on_changed (ScopeWindow *self)
{
  scope_worker_cancel (self->fixing);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_entry_undo (SCOPE_WINDOW (widget)->entry);
}

void
scope_window_fix_finding_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.fix", "t", fix);
  gtk_widget_class_install_action (klass, "base.fix", "t", fix_base);
  gtk_widget_class_install_action (klass, "win.fix-all", NULL, fix_all);
  gtk_widget_class_install_action (klass, "win.undo", NULL, undo);
}

void
scope_window_fix_finding_init (ScopeWindow *self)
{
  self->fixing = scope_worker_new (G_OBJECT (self), &fixing);
  g_signal_connect_object (self->document, "notify::text", G_CALLBACK (on_changed),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::report", G_CALLBACK (on_changed),
                           self, G_CONNECT_SWAPPED);
}
