/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-suffix-list.h"

#include "iri-isolate.h"
#include "iri-psl.h"
#include "scope-property.h"
#include "scope-settings.h"
#include "scope-task.h"

#include <glib/gi18n.h>

struct _ScopeSuffixList
{
  GObject parent_instance;

  char *file;
  char *error;
  GFileMonitor *monitor; /* of the file; NULL without one */
  gboolean loading;
  gboolean changed; /* since it began to load */
};

G_DEFINE_FINAL_TYPE (ScopeSuffixList, scope_suffix_list, G_TYPE_OBJECT)

static void load (ScopeSuffixList *self);

static char *
describe_error (const char *uri, const GError *error)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name
      = base != NULL ? g_filename_display_name (base) : g_strdup (uri);
  g_autofree char *isolated = iri_isolate_name (name);
  g_autofree char *reason = iri_isolate_words (error->message);

  /* Translators: the name of a file, and what is wrong with it. */
  return g_strdup_printf (_ ("%s: %s"), isolated, reason);
}

gboolean
scope_suffix_list_use (const char *uri, GError **error)
{
  g_autoptr (GFile) file = *uri != '\0' ? g_file_new_for_uri (uri) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (iri_psl_use_file (file != NULL && path == NULL ? uri : path, error))
    return TRUE;
  iri_psl_use_file (NULL, NULL);
  return FALSE;
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (scope_suffix_list_use (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_loaded (GObject *object, GAsyncResult *result, gpointer data)
{
  ScopeSuffixList *self = SCOPE_SUFFIX_LIST (object);
  const char *uri = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  self->loading = FALSE;
  g_task_propagate_boolean (G_TASK (result), &error);
  if (self->changed)
    {
      load (self);
      return;
    }
  g_free (self->error);
  self->error = error != NULL ? describe_error (uri, error) : g_strdup ("");
  g_object_freeze_notify (object);
  g_object_notify (object, "error");
  g_object_notify (object, "description");
  g_object_thaw_notify (object);
}

/* Loads one file at a time, so that the last one that was set is the one in use. */
static void
load (ScopeSuffixList *self)
{
  g_autoptr (GTask) task = NULL;

  self->changed = self->loading;
  if (self->loading)
    return;
  self->loading = TRUE;
  task = scope_task_new (self, NULL, on_loaded, NULL);
  g_task_set_task_data (task, g_strdup (self->file), g_free);
  g_task_run_in_thread (task, run);
}

/* A newer list is often saved over the last one, and choosing the same file again
 * changes no setting. */
static void
on_event (ScopeSuffixList *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
  if (event == G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT
      || event == G_FILE_MONITOR_EVENT_CREATED)
    load (self);
}

static void
on_file (gpointer data)
{
  ScopeSuffixList *self = data;
  g_autoptr (GFile) file = *self->file != '\0' ? g_file_new_for_uri (self->file) : NULL;

  g_clear_object (&self->monitor);
  /* Others may have to be asked over a network, which blocks. */
  if (file != NULL && g_file_is_native (file))
    self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (on_event), self,
                             G_CONNECT_SWAPPED);
  load (self);
}

static void
get_description (gpointer self, GValue *value)
{
  g_value_take_string (value, iri_psl_describe ());
}

static void
scope_suffix_list_finalize (GObject *object)
{
  ScopeSuffixList *self = SCOPE_SUFFIX_LIST (object);

  g_clear_object (&self->monitor);
  g_free (self->file);
  g_free (self->error);
  G_OBJECT_CLASS (scope_suffix_list_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "file", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeSuffixList, file),
    .changed = on_file },
  { "description", SCOPE_PROPERTY_STRING, .get = get_description },
  { "error", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeSuffixList, error),
    .read_only = TRUE },
};

static void
scope_suffix_list_class_init (ScopeSuffixListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scope_suffix_list_finalize;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_suffix_list_init (ScopeSuffixList *self)
{
  self->file = g_strdup ("");
  self->error = g_strdup ("");
}

ScopeSuffixList *
scope_suffix_list_get (void)
{
  static ScopeSuffixList *self = NULL;

  if (self == NULL)
    {
      self = g_object_new (SCOPE_TYPE_SUFFIX_LIST, NULL);
      if (scope_settings_get () != NULL)
        g_settings_bind (scope_settings_get (), "suffix-list", self, "file",
                         G_SETTINGS_BIND_DEFAULT);
    }
  return self;
}
