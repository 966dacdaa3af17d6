/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-document.h"

#include "scope-component.h"
#include "scope-finding.h"
#include "scope-reading.h"
#include "scope-row.h"

#include <string.h>

struct _ScopeDocument
{
  GObject parent_instance;

  char *text;
  const IriSpec *spec;
  ScopeReading *reading;
  GListStore *components;
  GListStore *findings;
  gboolean busy;
  gboolean settling;
  guint growth;     /* source id */
  guint pause;      /* source id */
  gboolean was_bad; /* whether there was an error when typing began */
  gboolean running; /* whether a thread is reading */
  guint64 serial;   /* of text and spec; what read an older one is dropped */
};

G_DEFINE_TYPE (ScopeDocument, scope_document, G_TYPE_OBJECT)

enum
{
  PROP_TEXT = 1,
  PROP_SPEC,
  PROP_REPORT,
  PROP_VERDICT,
  PROP_COMPONENTS,
  PROP_FINDINGS,
  PROP_N_FINDINGS,
  PROP_BUSY,
  PROP_SETTLING,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* What a thread works on. */
typedef struct
{
  char *text;
  const IriSpec *spec;
  guint64 serial;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->text);
  g_free (job);
}

static void
set_busy (ScopeDocument *self, gboolean busy)
{
  if (self->busy == busy)
    return;
  self->busy = busy;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

static void
set_settling (ScopeDocument *self, gboolean settling)
{
  if (self->settling == settling)
    return;
  self->settling = settling;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SETTLING]);
}

static gboolean
update_rows (ScopeDocument *self)
{
  gboolean components
      = scope_rows_update (self->components, self->reading->components);
  gboolean findings
      = scope_rows_update (self->findings, self->reading->findings);

  return components && findings;
}

static gboolean
on_growth (gpointer data)
{
  ScopeDocument *self = data;

  if (!update_rows (self))
    return G_SOURCE_CONTINUE;
  self->growth = 0;
  return G_SOURCE_REMOVE;
}

/* Takes @reading. */
static void
take_reading (ScopeDocument *self, ScopeReading *reading)
{
  g_object_freeze_notify (G_OBJECT (self));
  scope_reading_free (self->reading);
  self->reading = reading;
  if (!update_rows (self) && self->growth == 0)
    self->growth = g_idle_add (on_growth, self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REPORT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VERDICT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_FINDINGS]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
read_in_thread (GTask *task,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  const Job *job = data;

  g_task_return_pointer (task, scope_reading_new (job->text, job->spec),
                         (GDestroyNotify) scope_reading_free);
}

static void on_read (GObject *source, GAsyncResult *result, gpointer data);

static void
start_thread (ScopeDocument *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, on_read, NULL);
  Job *job = g_new (Job, 1);

  job->text = g_strdup (self->text);
  job->spec = self->spec;
  job->serial = self->serial;
  self->running = TRUE;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, read_in_thread);
}

/* One thread reads at a time. What it read is dropped if the text is another
 * by now, and then the text of now is read, not those in between. */
static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  ScopeDocument *self = SCOPE_DOCUMENT (source);
  const Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (ScopeReading) reading
      = g_task_propagate_pointer (G_TASK (result), NULL);

  self->running = FALSE;
  if (job->serial == self->serial)
    {
      take_reading (self, g_steal_pointer (&reading));
      set_busy (self, FALSE);
    }
  else if (self->busy)
    start_thread (self);
}

static void
read_text (ScopeDocument *self)
{
  self->serial++;
  if (strlen (self->text) <= SCOPE_DOCUMENT_MAX_AT_ONCE)
    {
      take_reading (self, scope_reading_new (self->text, self->spec));
      set_busy (self, FALSE);
      return;
    }
  set_busy (self, TRUE);
  if (!self->running)
    start_thread (self);
}

static gboolean
on_pause (gpointer data)
{
  ScopeDocument *self = data;

  self->pause = 0;
  set_settling (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
begin_pause (ScopeDocument *self)
{
  if (self->pause == 0)
    self->was_bad
        = scope_verdict_get_tone (self->reading->verdict) == SCOPE_TONE_ERROR;
  g_clear_handle_id (&self->pause, g_source_remove);
  self->pause = g_timeout_add (SCOPE_DOCUMENT_PAUSE_MS, on_pause, self);
  set_settling (self, !self->was_bad);
}

const char *
scope_document_get_text (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  return self->text;
}

void
scope_document_set_text (ScopeDocument *self, const char *text)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  g_return_if_fail (text != NULL);
  if (g_str_equal (text, self->text))
    return;
  g_object_freeze_notify (G_OBJECT (self));
  g_free (self->text);
  self->text = g_utf8_make_valid (text, -1);
  begin_pause (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
  read_text (self);
  g_object_thaw_notify (G_OBJECT (self));
}

const IriSpec *
scope_document_get_spec (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  return self->spec;
}

void
scope_document_set_spec (ScopeDocument *self, const IriSpec *spec)
{
  g_return_if_fail (SCOPE_IS_DOCUMENT (self));
  g_return_if_fail (spec != NULL);
  if (self->spec == spec)
    return;
  g_object_freeze_notify (G_OBJECT (self));
  self->spec = spec;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPEC]);
  read_text (self);
  g_object_thaw_notify (G_OBJECT (self));
}

IriReport *
scope_document_get_report (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  return self->reading->report;
}

ScopeVerdict *
scope_document_get_verdict (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  return self->reading->verdict;
}

GListModel *
scope_document_get_components (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  return G_LIST_MODEL (self->components);
}

GListModel *
scope_document_get_findings (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), NULL);
  return G_LIST_MODEL (self->findings);
}

gboolean
scope_document_get_busy (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), FALSE);
  return self->busy;
}

gboolean
scope_document_get_settling (ScopeDocument *self)
{
  g_return_val_if_fail (SCOPE_IS_DOCUMENT (self), FALSE);
  return self->settling;
}

static void
scope_document_get_property (GObject *object,
                             guint id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScopeDocument *self = SCOPE_DOCUMENT (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_SPEC:
      g_value_set_string (value, self->spec->id);
      break;
    case PROP_REPORT:
      g_value_set_boxed (value, self->reading->report);
      break;
    case PROP_VERDICT:
      g_value_set_object (value, self->reading->verdict);
      break;
    case PROP_COMPONENTS:
      g_value_set_object (value, self->components);
      break;
    case PROP_FINDINGS:
      g_value_set_object (value, self->findings);
      break;
    case PROP_N_FINDINGS:
      g_value_set_uint (value, (guint) self->reading->report->n_findings);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;
    case PROP_SETTLING:
      g_value_set_boolean (value, self->settling);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* An id of old that is known no more leaves the document as it is. */
static void
set_spec_by_id (ScopeDocument *self, const char *id)
{
  const IriSpec *spec = id != NULL ? iri_spec_find (id) : NULL;

  if (spec != NULL)
    scope_document_set_spec (self, spec);
}

static void
scope_document_set_property (GObject *object,
                             guint id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  ScopeDocument *self = SCOPE_DOCUMENT (object);
  const char *string = g_value_get_string (value);

  switch (id)
    {
    case PROP_TEXT:
      scope_document_set_text (self, string != NULL ? string : "");
      break;
    case PROP_SPEC:
      set_spec_by_id (self, string);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_document_finalize (GObject *object)
{
  ScopeDocument *self = SCOPE_DOCUMENT (object);

  g_clear_handle_id (&self->growth, g_source_remove);
  g_clear_handle_id (&self->pause, g_source_remove);
  g_free (self->text);
  scope_reading_free (self->reading);
  g_object_unref (self->components);
  g_object_unref (self->findings);
  G_OBJECT_CLASS (scope_document_parent_class)->finalize (object);
}

static void
scope_document_class_init (ScopeDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_document_get_property;
  object_class->set_property = scope_document_set_property;
  object_class->finalize = scope_document_finalize;
  props[PROP_TEXT] = g_param_spec_string (
      "text", NULL, NULL, "",
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_SPEC] = g_param_spec_string (
      "spec", NULL, NULL, iri_spec_default ()->id,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_REPORT]
      = g_param_spec_boxed ("report", NULL, NULL, IRI_TYPE_REPORT, flags);
  props[PROP_VERDICT]
      = g_param_spec_object ("verdict", NULL, NULL, SCOPE_TYPE_VERDICT, flags);
  props[PROP_COMPONENTS] = g_param_spec_object ("components", NULL, NULL,
                                                G_TYPE_LIST_MODEL, flags);
  props[PROP_FINDINGS]
      = g_param_spec_object ("findings", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  props[PROP_N_FINDINGS]
      = g_param_spec_uint ("n-findings", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  props[PROP_SETTLING]
      = g_param_spec_boolean ("settling", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_document_init (ScopeDocument *self)
{
  self->text = g_strdup ("");
  self->spec = iri_spec_default ();
  self->reading = scope_reading_new ("", self->spec);
  self->components = g_list_store_new (SCOPE_TYPE_COMPONENT);
  self->findings = g_list_store_new (SCOPE_TYPE_FINDING);
}

ScopeDocument *
scope_document_new (void)
{
  return g_object_new (SCOPE_TYPE_DOCUMENT, NULL);
}
