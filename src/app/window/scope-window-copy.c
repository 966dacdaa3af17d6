/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-clipboard.h"
#include "scope-convention-result.h"
#include "scope-copy-form.h"
#include "scope-copy.h"
#include "scope-settings.h"
#include "scope-spec-result.h"
#include "scope-window-private.h"
#include "scope-worker.h"

#include <glib/gi18n.h>
#include <string.h>

/* What is copied of an address: a form of it, the report, or its picture. */
typedef struct
{
  IriReport *report;
  ScopeExportOptions look;
  ScopeNotation notation;
  guint copy;
} Job;

typedef struct
{
  guint copy;
  GBytes *bytes; /* or NULL if there is none */
  GError *error; /* why, of the report and the picture */
} Made;

static void
job_free (gpointer data)
{
  Job *job = data;

  iri_report_unref (job->report);
  g_free (job);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

static void
made_free (gpointer data)
{
  Made *made = data;

  g_clear_pointer (&made->bytes, g_bytes_unref);
  g_clear_error (&made->error);
  g_free (made);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Made, made_free)

/* What is no form is what would be saved. */
static ScopeExport
export_of (guint copy)
{
  switch (copy)
    {
    case SCOPE_COPY_PNG:
      return SCOPE_EXPORT_PNG;
    case SCOPE_COPY_SVG:
      return SCOPE_EXPORT_SVG;
    default:
      return SCOPE_EXPORT_JSON;
    }
}

static GBytes *
make_form (const Job *job)
{
  char *text = scope_copy_form_make ((IriCopyForm) job->copy, job->report,
                                     job->notation);

  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

static gpointer
make (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;
  Made *made = g_new0 (Made, 1);

  made->copy = job->copy;
  made->bytes = job->copy < IRI_N_COPY_FORMS
                    ? make_form (job)
                    : scope_export_make (export_of (job->copy), job->report,
                                         &job->look, &made->error);
  return made;
}

static void
put (GtkWidget *widget, const Made *made)
{
  gsize length;
  const char *data = g_bytes_get_data (made->bytes, &length);
  g_autofree char *text = NULL;

  if (made->copy == SCOPE_COPY_PNG || made->copy == SCOPE_COPY_SVG)
    {
      scope_clipboard_set_bytes (
          widget, made->bytes,
          scope_export_info (export_of (made->copy))->mime_type);
      return;
    }
  text = g_strndup (data, length);
  if (made->copy == IRI_COPY_URI)
    scope_clipboard_set_uri (widget, text);
  else
    scope_clipboard_set_text (widget, text);
}

static void
take (gpointer owner, gpointer data)
{
  ScopeWindow *self = owner;
  g_autoptr (Made) made = data;

  if (self->document == NULL)
    return;
  if (made->bytes != NULL)
    {
      put (GTK_WIDGET (self), made);
      scope_window_show_toast (self, scope_copy_toast (made->copy));
    }
  else if (made->error != NULL)
    scope_window_show_toast (self, made->error->message);
}

static const ScopeWorkerFuncs kind = { make, job_free, take, made_free };

/* What was to be copied before and is still being made is wanted no more. */
static void
copy_one (ScopeWindow *self, guint copy)
{
  g_autoptr (Job) job = g_new (Job, 1);

  job->report = iri_report_ref (scope_document_get_report (self->document));
  job->notation = scope_document_get_notation (self->document);
  job->look = scope_window_get_export_options (self);
  job->copy = copy;
  scope_worker_cancel (self->copying);
  if (copy < IRI_N_COPY_FORMS
      && job->report->length <= SCOPE_DOCUMENT_MAX_AT_ONCE)
    take (self, make (job, NULL));
  else
    scope_worker_start (self->copying, g_steal_pointer (&job));
}

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  for (guint i = 0; i < SCOPE_N_COPIES; i++)
    if (g_strcmp0 (scope_copy_action (i), action) == 0)
      copy_one (SCOPE_WINDOW (widget), i);
}

/* Of one of many readings, which is made again: they are not all kept whole. */
static void
copy_reading (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *id;
  guint form;
  IriOptions options = scope_document_get_options (self->document);
  g_autofree char *text = NULL;

  g_variant_get (parameter, "(&su)", &id, &form);
  options.spec = iri_spec_find (id);
  text = scope_spec_result_copy (
      scope_document_get_text (self->document), &options,
      scope_document_get_notation (self->document), (IriCopyForm) form);
  if (text == NULL)
    return;
  if (form == IRI_COPY_URI)
    scope_clipboard_set_uri (widget, text);
  else
    scope_clipboard_set_text (widget, text);
  scope_window_show_toast (self, scope_copy_toast (form));
}

/* The string that shows the address by a convention wherever it is put. */
static void
copy_display (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  g_autofree char *text = scope_convention_result_copy (
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

/* Something that is no address. */
static void
copy_component (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_clipboard_set_text (widget, g_variant_get_string (parameter, NULL));
  scope_window_show_toast (SCOPE_WINDOW (widget), _ ("Copied"));
}

/* There is nothing to copy where nothing is typed. */
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

  for (guint i = 0; i < SCOPE_N_COPIES; i++)
    if (scope_copy_action (i) != NULL)
      gtk_widget_action_set_enabled (widget, scope_copy_action (i),
                                     can_copy (self, i));
  gtk_widget_action_set_enabled (widget, "win.copy-last",
                                 can_copy (self, self->last_copy));
}

/* The button says what it copies, which is another thing now and then. */
static void
name_button (ScopeWindow *self)
{
  GtkWidget *button = gtk_widget_get_first_child (self->copy_button);
  GtkWidget *arrow = gtk_widget_get_last_child (self->copy_button);

  gtk_widget_set_tooltip_text (button, scope_copy_label (self->last_copy));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  scope_copy_label (self->last_copy), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (arrow),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
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

/* An id of a later version is not known, and the URI is copied. */
static void
read_last (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *id = NULL;
  guint copy = IRI_COPY_URI;

  if (settings != NULL)
    id = g_settings_get_string (settings, "copy-form");
  if (id != NULL && scope_copy_find (id, &copy)
      && scope_copy_action (copy) == NULL)
    copy = IRI_COPY_URI;
  set_last (self, copy);
}

static void
copy_last (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (
      widget, scope_copy_action (SCOPE_WINDOW (widget)->last_copy), NULL);
}

/* Copies what is chosen, and from then on that. */
static void
copy_as (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *id = g_variant_get_string (parameter, NULL);
  guint copy;

  if (!scope_copy_find (id, &copy) || scope_copy_action (copy) == NULL)
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
  gtk_widget_class_install_action (klass, "win.copy-display", "s",
                                   copy_display);
  gtk_widget_class_install_action (klass, "win.copy-last", NULL, copy_last);
  gtk_widget_class_install_action (klass, "win.copy-part", "s", copy_component);
  gtk_widget_class_install_action (klass, "win.copy-reading", "(su)",
                                   copy_reading);
  gtk_widget_class_install_action (klass, "win.copy-text", "s", copy_text);
  for (guint i = 0; i < SCOPE_N_COPIES; i++)
    if (scope_copy_action (i) != NULL)
      gtk_widget_class_install_action (klass, scope_copy_action (i), NULL,
                                       copy);
}

void
scope_window_copy_init (ScopeWindow *self)
{
  self->copying = scope_worker_new (G_OBJECT (self), &kind);
  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  if (scope_settings_get () != NULL)
    g_signal_connect_object (scope_settings_get (), "changed::copy-form",
                             G_CALLBACK (read_last), self, G_CONNECT_SWAPPED);
  read_last (self);
}
