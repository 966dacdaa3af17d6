/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host.h"

#include "scope-host-analysis.h"
#include "scope-worker.h"

struct _ScopeHost
{
  GObject parent_instance;

  ScopeDocument *document;
  ScopeHostAnalysis *answer; /* NULL until somebody looks */
  GListStore *forms;
  GListStore *labels;
  GListStore *flavours;
  gboolean active;
  gboolean old; /* the answer is to be made anew */
  gboolean busy;
  ScopeWorker *latest;
  guint growth; /* source id */
};

G_DEFINE_TYPE (ScopeHost, scope_host, G_TYPE_OBJECT)

enum
{
  PROP_PAGE = 1,
  PROP_VERDICT,
  PROP_NAME,
  PROP_NAMED,
  PROP_HEADING,
  PROP_MORE,
  PROP_BUSY,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* What a thread works on. */
typedef struct
{
  IriReport *report;
  ScopeNotation notation;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  iri_report_unref (job->report);
  g_free (job);
}

static void
set_busy (ScopeHost *self, gboolean busy)
{
  if (self->busy == busy)
    return;
  self->busy = busy;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

static void
update_all (GListStore *store, GPtrArray *fresh)
{
  while (!scope_rows_update (store, fresh))
    ;
}

/* A card is dearer than other rows. */
static gboolean
grow_labels (ScopeHost *self)
{
  return scope_rows_grow (self->labels, self->answer->labels, 1, 1);
}

static gboolean
on_growth (gpointer data)
{
  ScopeHost *self = data;

  if (!grow_labels (self))
    return G_SOURCE_CONTINUE;
  self->growth = 0;
  return G_SOURCE_REMOVE;
}

/* Takes @answer. Forms and flavours are few, labels may be many. */
static void
show_answer (ScopeHost *self, ScopeHostAnalysis *answer)
{
  self->old = FALSE;
  g_object_freeze_notify (G_OBJECT (self));
  scope_host_analysis_free (self->answer);
  self->answer = answer;
  update_all (self->forms, answer->forms);
  update_all (self->flavours, answer->flavours);
  if (!grow_labels (self) && self->growth == 0)
    self->growth = g_idle_add (on_growth, self);
  for (guint i = PROP_PAGE; i <= PROP_MORE; i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static gpointer
make_answer (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;

  return scope_host_analysis_new (job->report, job->notation);
}

static void
take_answer (gpointer owner, gpointer made)
{
  show_answer (owner, made);
  set_busy (owner, FALSE);
}

static const ScopeWorkerFuncs latest_kind = {
  .make = make_answer,
  .free_job = job_free,
  .take = take_answer,
  .free_made = (GDestroyNotify) scope_host_analysis_free,
};

static Job *
job_new (ScopeHost *self)
{
  Job *job = g_new (Job, 1);

  job->report = iri_report_ref (scope_document_get_report (self->document));
  job->notation = scope_document_get_notation (self->document);
  return job;
}

static gboolean
is_quick (const IriReport *report)
{
  IriSpan span = report->reference_components.span[IRI_COMPONENT_HOST];

  return iri_span_length (span) <= SCOPE_HOST_MAX_AT_ONCE;
}

static void
make (ScopeHost *self)
{
  Job *job;

  set_busy (self, self->active && self->old);
  if (!self->busy || scope_worker_is_busy (self->latest))
    return;
  job = job_new (self);
  if (!is_quick (job->report))
    {
      scope_worker_start (self->latest, job);
      return;
    }
  take_answer (self, make_answer (job, NULL));
  job_free (job);
}

static void
on_report (ScopeHost *self)
{
  self->old = TRUE;
  scope_worker_cancel (self->latest);
  make (self);
}

void
scope_host_set_active (ScopeHost *self, gboolean active)
{
  g_return_if_fail (SCOPE_IS_HOST (self));
  if (self->active == active)
    return;
  self->active = active;
  make (self);
}

GListModel *
scope_host_get_forms (ScopeHost *self)
{
  g_return_val_if_fail (SCOPE_IS_HOST (self), NULL);
  return G_LIST_MODEL (self->forms);
}

GListModel *
scope_host_get_labels (ScopeHost *self)
{
  g_return_val_if_fail (SCOPE_IS_HOST (self), NULL);
  return G_LIST_MODEL (self->labels);
}

GListModel *
scope_host_get_flavours (ScopeHost *self)
{
  g_return_val_if_fail (SCOPE_IS_HOST (self), NULL);
  return G_LIST_MODEL (self->flavours);
}

char *
scope_host_copy (ScopeHost *self, ScopeHostFormKind kind)
{
  g_return_val_if_fail (SCOPE_IS_HOST (self), NULL);
  return self->answer != NULL ? scope_host_analysis_copy (self->answer, kind)
                              : NULL;
}

char *
scope_host_copy_label (ScopeHost *self,
                       guint label,
                       guint idna,
                       gboolean unicode)
{
  g_return_val_if_fail (SCOPE_IS_HOST (self), NULL);
  if (self->answer == NULL)
    return NULL;
  return scope_host_analysis_copy_label (self->answer, label, (IriIdna) idna,
                                         unicode);
}

static void
scope_host_get_property (GObject *object,
                         guint id,
                         GValue *value,
                         GParamSpec *pspec)
{
  ScopeHost *self = SCOPE_HOST (object);
  const ScopeHostAnalysis *answer = self->answer;

  switch (id)
    {
    case PROP_PAGE:
      g_value_set_string (value, answer != NULL ? answer->page : "empty");
      break;
    case PROP_VERDICT:
      g_value_set_object (value, answer != NULL ? answer->verdict : NULL);
      break;
    case PROP_NAME:
      g_value_set_string (value, answer != NULL ? answer->name : NULL);
      break;
    case PROP_NAMED:
      g_value_set_boolean (value, answer != NULL && answer->labels->len > 0);
      break;
    case PROP_HEADING:
      g_value_set_string (value, answer != NULL ? answer->heading : NULL);
      break;
    case PROP_MORE:
      g_value_set_uint (value, answer != NULL ? answer->more : 0);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_host_finalize (GObject *object)
{
  ScopeHost *self = SCOPE_HOST (object);

  g_clear_handle_id (&self->growth, g_source_remove);
  scope_host_analysis_free (self->answer);
  scope_worker_free (self->latest);
  g_object_unref (self->forms);
  g_object_unref (self->labels);
  g_object_unref (self->flavours);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (scope_host_parent_class)->finalize (object);
}

static void
scope_host_class_init (ScopeHostClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_host_get_property;
  object_class->finalize = scope_host_finalize;
  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "empty", flags);
  props[PROP_VERDICT]
      = g_param_spec_object ("verdict", NULL, NULL, SCOPE_TYPE_VERDICT, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_NAMED] = g_param_spec_boolean ("named", NULL, NULL, FALSE, flags);
  props[PROP_HEADING]
      = g_param_spec_string ("heading", NULL, NULL, NULL, flags);
  props[PROP_MORE]
      = g_param_spec_uint ("more", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_host_init (ScopeHost *self)
{
  self->forms = g_list_store_new (SCOPE_TYPE_HOST_FORM);
  self->labels = g_list_store_new (SCOPE_TYPE_HOST_LABEL);
  self->flavours = g_list_store_new (SCOPE_TYPE_HOST_FLAVOUR);
  self->old = TRUE;
  self->latest = scope_worker_new (G_OBJECT (self), &latest_kind);
}

ScopeHost *
scope_host_new (ScopeDocument *document)
{
  ScopeHost *self = g_object_new (SCOPE_TYPE_HOST, NULL);

  g_return_val_if_fail (SCOPE_IS_DOCUMENT (document), self);
  self->document = g_object_ref (document);
  g_signal_connect_object (document, "notify::report", G_CALLBACK (on_report),
                           self, G_CONNECT_SWAPPED);
  return self;
}
