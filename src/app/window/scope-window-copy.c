/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-clipboard.h"
#include "scope-convention-result.h"
#include "scope-copy-form.h"
#include "scope-copy-kind.h"
#include "scope-settings.h"
#include "scope-spec-result.h"
#include "scope-window-private.h"
#include "scope-worker.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  IriReport *report;
  ScopeExportOptions options;
  ScopeNotation notation;
  guint copy;
} Job;

typedef struct
{
  guint copy;
  GBytes *bytes; /* (nullable) */
  GError *error; /* (nullable): of the report and the picture */
} Copied;

static void
job_free (gpointer data)
{
  Job *job = data;

  iri_report_unref (job->report);
  g_free (job);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

static void
copied_free (gpointer data)
{
  Copied *copied = data;

  g_clear_pointer (&copied->bytes, g_bytes_unref);
  g_clear_error (&copied->error);
  g_free (copied);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Copied, copied_free)

/* What is not a form of the IRI is copied as it would be saved. */
static ScopeExport
export_of (guint copy)
{
  switch (copy)
    {
    case SCOPE_COPY_KIND_PNG:
      return SCOPE_EXPORT_PNG;
    case SCOPE_COPY_KIND_SVG:
      return SCOPE_EXPORT_SVG;
    default:
      return SCOPE_EXPORT_JSON;
    }
}

static GBytes *
make_form (const Job *job)
{
  char *text
      = scope_copy_form_make ((IriCopyForm) job->copy, job->report, job->notation);

  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

static gpointer
make (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;
  Copied *copied = g_new0 (Copied, 1);

  copied->copy = job->copy;
  copied->bytes = job->copy < IRI_N_COPY_FORMS
                      ? make_form (job)
                      : scope_export_make (export_of (job->copy), job->report,
                                           &job->options, &copied->error);
  return copied;
}

static void
set_clipboard (GtkWidget *widget, const Copied *copied)
{
  gsize length;
  const char *data = g_bytes_get_data (copied->bytes, &length);
  g_autofree char *text = NULL;

  if (copied->copy == SCOPE_COPY_KIND_PNG || copied->copy == SCOPE_COPY_KIND_SVG)
    {
      scope_clipboard_set_bytes (
          widget, copied->bytes,
          scope_export_info (export_of (copied->copy))->mime_type);
      return;
    }
  text = g_strndup (data, length);
  if (copied->copy == IRI_COPY_URI)
    scope_clipboard_set_uri (widget, text);
  else
    scope_clipboard_set_text (widget, text);
}

static void
on_copied (gpointer owner, gpointer data)
{
  ScopeWindow *self = owner;
  g_autoptr (Copied) copied = data;

  if (self->document == NULL)
    return;
  if (copied->bytes != NULL)
    {
      set_clipboard (GTK_WIDGET (self), copied);
      scope_window_show_toast (self, scope_copy_kind_toast (copied->copy));
    }
  else if (copied->error != NULL)
    scope_window_show_toast (self, copied->error->message);
}

static const ScopeWorkerFuncs kind = { make, job_free, on_copied, copied_free };

/* Cancels a copy that is not finished. */
static void
copy_one (ScopeWindow *self, guint copy)
{
  g_autoptr (Job) job = g_new (Job, 1);

  job->report = iri_report_ref (scope_document_get_report (self->document));
  job->notation = scope_document_get_notation (self->document);
  job->options = scope_window_get_export_options (self);
  job->copy = copy;
  scope_worker_cancel (self->copying);
  if (copy < IRI_N_COPY_FORMS && job->report->length <= SCOPE_DOCUMENT_MAX_AT_ONCE)
    on_copied (self, make (job, NULL));
  else
    scope_worker_start (self->copying, g_steal_pointer (&job));
}

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  for (guint i = 0; i < SCOPE_N_COPY_KINDS; i++)
    if (g_strcmp0 (scope_copy_kind_action (i), action) == 0)
      copy_one (SCOPE_WINDOW (widget), i);
}

/* The results of other standards are not kept whole, so the text is made again. */
static void
copy_spec_result (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *id;
  guint form;
  IriOptions options = scope_document_get_options (self->document);
  g_autofree char *text = NULL;

  g_variant_get (parameter, "(&su)", &id, &form);
  options.spec = iri_spec_find (id);
  text = scope_spec_result_dup_form (scope_document_get_text (self->document), &options,
                                     scope_document_get_notation (self->document),
                                     (IriCopyForm) form);
  if (text == NULL)
    return;
  if (form == IRI_COPY_URI)
    scope_clipboard_set_uri (widget, text);
  else
    scope_clipboard_set_text (widget, text);
  scope_window_show_toast (self, scope_copy_kind_toast (form));
}

/* Copies the IRI with the direction marks that produce a convention. */
static void
copy_display (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autofree char *text = scope_convention_result_dup_marked_text (
      scope_document_get_report (self->document),
      g_variant_get_string (parameter, NULL));

  if (text == NULL)
    return;
  scope_clipboard_set_text (widget, text);
  scope_window_show_toast (self, _ ("Copied with direction marks"));
}

static void
copy_text (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_clipboard_set_text (widget, g_variant_get_string (parameter, NULL));
  scope_window_show_toast (SCOPE_WINDOW (widget), _ ("IRI copied"));
}

static void
copy_component (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_clipboard_set_text (widget, g_variant_get_string (parameter, NULL));
  scope_window_show_toast (SCOPE_WINDOW (widget), _ ("Copied"));
}

static gboolean
can_copy (ScopeWindow *self, guint copy)
{
  g_autoptr (ScopeCopyForm) row = NULL;

  if (*scope_document_get_text (self->document) == '\0')
    return FALSE;
  if (copy >= IRI_N_COPY_FORMS)
    return TRUE;
  row = g_list_model_get_item (scope_document_get_forms (self->document), copy);
  return scope_copy_form_exists (row);
}

static void
update_actions (ScopeWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  for (guint i = 0; i < SCOPE_N_COPY_KINDS; i++)
    if (scope_copy_kind_action (i) != NULL)
      gtk_widget_action_set_enabled (widget, scope_copy_kind_action (i),
                                     can_copy (self, i));
  gtk_widget_action_set_enabled (widget, "win.copy-last",
                                 can_copy (self, self->last_copy));
}

static void
name_button (ScopeWindow *self)
{
  GtkWidget *button = gtk_widget_get_first_child (self->copy_button);
  GtkWidget *arrow = gtk_widget_get_last_child (self->copy_button);

  gtk_widget_set_tooltip_text (button, scope_copy_kind_label (self->last_copy));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  scope_copy_kind_label (self->last_copy), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("More to Copy"), -1);
}

static void
set_last (ScopeWindow *self, guint copy)
{
  self->last_copy = copy;
  scope_copy_menu_set_current (self->copy_menu, copy);
  name_button (self);
  update_actions (self);
}

/* Falls back to the URI if a later version has stored an id unknown here. */
static void
read_last (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *id = NULL;
  guint copy = IRI_COPY_URI;

  if (settings != NULL)
    id = g_settings_get_string (settings, "copy-form");
  if (id != NULL && scope_copy_kind_find (id, &copy)
      && scope_copy_kind_action (copy) == NULL)
    copy = IRI_COPY_URI;
  set_last (self, copy);
}

static void
copy_last (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (
      widget, scope_copy_kind_action (SCOPE_WINDOW (widget)->last_copy), NULL);
}

/* Copies the chosen form and makes it the one of the button. */
static void
copy_as (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *id = g_variant_get_string (parameter, NULL);
  guint copy;

  if (!scope_copy_kind_find (id, &copy) || scope_copy_kind_action (copy) == NULL)
    return;
  set_last (self, copy);
  if (scope_settings_get () != NULL)
    g_settings_set_string (scope_settings_get (), "copy-form", id);
  copy_last (widget, NULL, NULL);
}

void
scope_window_copy_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.copy-as", "s", copy_as);
  gtk_widget_class_install_action (klass, "win.copy-display", "s", copy_display);
  gtk_widget_class_install_action (klass, "win.copy-last", NULL, copy_last);
  gtk_widget_class_install_action (klass, "win.copy-part", "s", copy_component);
  gtk_widget_class_install_action (klass, "win.copy-reading", "(su)", copy_spec_result);
  gtk_widget_class_install_action (klass, "win.copy-text", "s", copy_text);
  for (guint i = 0; i < SCOPE_N_COPY_KINDS; i++)
    if (scope_copy_kind_action (i) != NULL)
      gtk_widget_class_install_action (klass, scope_copy_kind_action (i), NULL, copy);
}

void
scope_window_copy_init (ScopeWindow *self)
{
  self->copying = scope_worker_new (G_OBJECT (self), &kind);
  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  if (scope_settings_get () != NULL)
    g_signal_connect_object (scope_settings_get (), "changed::copy-form",
                             G_CALLBACK (read_last), self, G_CONNECT_SWAPPED);
  read_last (self);
}
