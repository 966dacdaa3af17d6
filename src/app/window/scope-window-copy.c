/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-clipboard.h"
#include "scope-closures.h"
#include "scope-convention-result.h"
#include "scope-copy-command.h"
#include "scope-copy-form.h"
#include "scope-gtk-fixes.h"
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
  ScopeBidiNotation notation;
  const IriCopyForm *kind;
} Job;

typedef struct
{
  const IriCopyForm *kind;
  GBytes *bytes; /* (nullable) */
  char *line;    /* (nullable): what is pasted where no picture can be */
  GError *error; /* (nullable): of the report and the picture */
} Copied;

static void
job_free (gpointer data)
{
  Job *job = data;

  iri_report_unref (job->report);
  g_free (job);
}

static void
copied_free (gpointer data)
{
  Copied *copied = data;

  g_clear_pointer (&copied->bytes, g_bytes_unref);
  g_clear_error (&copied->error);
  g_free (copied->line);
  g_free (copied);
}

/* The report and the pictures are not forms of the IRI; they are copied as they would
 * be saved. */
static ScopeExport
export_of (const IriCopyForm *kind)
{
  ScopeExport export = SCOPE_EXPORT_JSON;

  if (g_str_equal (kind->id, "card"))
    return SCOPE_EXPORT_PNG;
  if (g_str_equal (kind->id, "card-svg"))
    return SCOPE_EXPORT_SVG;
  scope_export_find (kind->id, &export);
  return export;
}

static void
make_card (const Job *job, Copied *copied)
{
  ScopeExportOptions options = job->options;

  options.card = TRUE;
  copied->bytes = scope_export_make (export_of (job->kind), job->report, &options,
                                     &copied->error);
  copied->line = iri_copy_make (iri_copy_form_find ("line"), job->report);
}

static GBytes *
make_form (const Job *job)
{
  char *text = scope_copy_form_make (job->kind, job->report, job->notation);

  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

static gpointer
make (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;
  Copied *copied = g_new0 (Copied, 1);

  copied->kind = job->kind;
  if (g_str_has_prefix (job->kind->id, "card"))
    make_card (job, copied);
  else if (scope_copy_command_is_form (job->kind))
    copied->bytes = make_form (job);
  else
    copied->bytes = scope_export_make (export_of (job->kind), job->report,
                                       &job->options, &copied->error);
  return copied;
}

static void
set_text (GtkWidget *widget, const IriCopyForm *kind, const char *text)
{
  if (g_str_equal (kind->id, "uri"))
    scope_clipboard_set_uri (widget, text);
  else
    scope_clipboard_set_text (widget, text);
}

static void
set_clipboard (GtkWidget *widget, const Copied *copied)
{
  gsize length;
  const char *data = g_bytes_get_data (copied->bytes, &length);
  ScopeExport export = export_of (copied->kind);
  g_autofree char *text = NULL;

  if (!scope_copy_command_is_form (copied->kind) && export != SCOPE_EXPORT_JSON)
    {
      scope_clipboard_set_bytes (widget, copied->bytes,
                                 scope_export_info (export)->mime_type, copied->line);
      return;
    }
  text = g_strndup (data, length);
  set_text (widget, copied->kind, text);
}

static void
show_copied (ScopeWindow *self, const Copied *copied)
{
  if (copied->bytes != NULL)
    {
      set_clipboard (GTK_WIDGET (self), copied);
      scope_window_show_toast (self, _ (copied->kind->done));
    }
  else if (copied->error != NULL)
    scope_window_show_toast (self, copied->error->message);
}

static void
on_copied (gpointer owner, gpointer data)
{
  ScopeWindow *self = owner;

  if (self->document != NULL)
    show_copied (self, data);
  copied_free (data);
}

static const ScopeWorkerFuncs worker_funcs = { make, job_free, on_copied, copied_free };

/* Cancels a copy that is not finished. */
static void
copy_one (ScopeWindow *self, const IriCopyForm *kind)
{
  Job *job = g_new (Job, 1);

  job->report = iri_report_ref (scope_document_get_report (self->document));
  job->notation = scope_document_get_notation (self->document);
  job->options = scope_window_get_export_options (self);
  job->kind = kind;
  scope_worker_cancel (self->copying);
  if (scope_copy_command_is_form (kind)
      && job->report->length <= SCOPE_DOCUMENT_MAX_AT_ONCE)
    {
      on_copied (self, make (job, NULL));
      job_free (job);
    }
  else
    scope_worker_start (self->copying, job);
}

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  copy_one (SCOPE_WINDOW (widget),
            scope_copy_command_find (action + strlen (SCOPE_COPY_COMMAND_ACTION)));
}

/* The results of other standards are not kept whole, so the text is made again. */
static void
copy_spec_result (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *id, *form;
  const IriCopyForm *kind;
  IriOptions options = scope_document_get_options (self->document);
  g_autofree char *text = NULL;

  g_variant_get (parameter, "(&s&s)", &id, &form);
  kind = iri_copy_form_find (form);
  options.spec = iri_spec_find (id);
  text
      = scope_spec_result_dup_form (scope_document_get_text (self->document), &options,
                                    scope_document_get_notation (self->document), kind);
  if (text == NULL)
    return;
  set_text (widget, kind, text);
  scope_window_show_toast (self, _ (kind->done));
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
  /* Translators: of a text. */
  scope_window_show_toast (SCOPE_WINDOW (widget), _ ("Copied"));
}

static gboolean
can_copy (ScopeWindow *self, const IriCopyForm *kind)
{
  g_autoptr (ScopeCopyForm) row = NULL;

  if (*scope_document_get_text (self->document) == '\0')
    return FALSE;
  if (!scope_copy_command_is_form (kind))
    return TRUE;
  row = scope_copy_form_find (scope_document_get_forms (self->document), kind);
  return scope_copy_form_exists (row);
}

static void
update_actions (ScopeWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  const IriCopyForm *kind;

  for (guint i = 0; (kind = scope_copy_command_at (i)) != NULL; i++)
    if (kind->command != NULL)
      gtk_widget_action_set_enabled (widget, scope_copy_command_action (kind),
                                     can_copy (self, kind));
  gtk_widget_action_set_enabled (widget, "win.copy-last",
                                 can_copy (self, self->last_copy));
}

static void
name_button (ScopeWindow *self)
{
  GtkWidget *button = gtk_widget_get_first_child (self->copy_button);
  g_autofree char *tooltip
      = scope_closure_with_key (self, _ (self->last_copy->command), "win.copy-last");

  gtk_widget_set_tooltip_text (button, tooltip);
  scope_unnamed_widget_fix_split_button (ADW_SPLIT_BUTTON (self->copy_button),
                                         _ (self->last_copy->command),
                                         _ ("More to Copy"));
}

static void
set_last (ScopeWindow *self, const IriCopyForm *kind)
{
  self->last_copy = kind;
  scope_copy_menu_set_current (self->copy_menu, kind);
  name_button (self);
  update_actions (self);
}

/* Falls back to the URI if a later version has stored an id unknown here. */
static void
read_last (ScopeWindow *self)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *id = NULL;
  const IriCopyForm *kind = NULL;

  if (settings != NULL)
    id = g_settings_get_string (settings, "copy-form");
  if (id != NULL)
    kind = scope_copy_command_find (id);
  set_last (self,
            kind != NULL && kind->command != NULL ? kind : iri_copy_form_find ("uri"));
}

static void
copy_last (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (
      widget, scope_copy_command_action (SCOPE_WINDOW (widget)->last_copy), NULL);
}

/* Copies the chosen form and makes it the one of the button. */
static void
copy_as (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  const char *id = g_variant_get_string (parameter, NULL);
  const IriCopyForm *kind = scope_copy_command_find (id);

  if (kind == NULL || kind->command == NULL)
    return;
  set_last (self, kind);
  if (scope_settings_get () != NULL)
    g_settings_set_string (scope_settings_get (), "copy-form", id);
  copy_last (widget, NULL, NULL);
}

void
scope_window_copy_install (GtkWidgetClass *klass)
{
  const IriCopyForm *kind;

  gtk_widget_class_install_action (klass, "win.copy-as", "s", copy_as);
  gtk_widget_class_install_action (klass, "win.copy-display", "s", copy_display);
  gtk_widget_class_install_action (klass, "win.copy-last", NULL, copy_last);
  gtk_widget_class_install_action (klass, "win.copy-component", "s", copy_component);
  gtk_widget_class_install_action (klass, "win.copy-reading", "(ss)", copy_spec_result);
  gtk_widget_class_install_action (klass, "win.copy-text", "s", copy_text);
  for (guint i = 0; (kind = scope_copy_command_at (i)) != NULL; i++)
    if (kind->command != NULL)
      gtk_widget_class_install_action (klass, scope_copy_command_action (kind), NULL,
                                       copy);
}

void
scope_window_copy_init (ScopeWindow *self)
{
  self->copying = scope_worker_new (G_OBJECT (self), &worker_funcs);
  g_signal_connect_object (self->document, "notify::report",
                           G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  if (scope_settings_get () != NULL)
    g_signal_connect_object (scope_settings_get (), "changed::copy-form",
                             G_CALLBACK (read_last), self, G_CONNECT_SWAPPED);
  read_last (self);
}
