/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-host-tracker.h"

#include "scope-host-analysis.h"
#include "scope-property.h"

struct _ScopeHostTracker
{
  ScopeLazyResult parent_instance;

  ScopeHostAnalysis *analysis; /* NULL until it was active */
  GListStore *forms;
  GListStore *labels;
  GListStore *flavours;
};

G_DEFINE_TYPE (ScopeHostTracker, scope_host_tracker, SCOPE_TYPE_LAZY_RESULT)

static gpointer
analyse (gconstpointer data, GCancellable *cancellable)
{
  const ScopeLazyJob *job = data;

  return scope_host_analysis_new (job->reports[0], job->notation);
}

static gboolean
is_quick (const ScopeLazyJob *job)
{
  IriSpan span = job->reports[0]->reference_components.span[IRI_COMPONENT_HOST];

  return iri_span_length (span) <= SCOPE_HOST_TRACKER_MAX_AT_ONCE;
}

/* The card of a label is more expensive than other rows. */
static gboolean
grow (ScopeLazyResult *lazy)
{
  ScopeHostTracker *self = SCOPE_HOST_TRACKER (lazy);

  return scope_rows_grow (self->labels, self->analysis->labels, 1, 1);
}

static void
show (ScopeLazyResult *lazy, gpointer analysis)
{
  static const char *const changed[]
      = { "page", "verdict", "name", "named", "heading", "more" };
  ScopeHostTracker *self = SCOPE_HOST_TRACKER (lazy);

  scope_host_analysis_free (self->analysis);
  self->analysis = analysis;
  scope_rows_update_all (self->forms, self->analysis->forms);
  scope_rows_update_all (self->flavours, self->analysis->flavours);
  for (gsize i = 0; i < G_N_ELEMENTS (changed); i++)
    g_object_notify (G_OBJECT (self), changed[i]);
}

void
scope_host_tracker_set_active (ScopeHostTracker *self, gboolean active)
{
  scope_lazy_result_set_active (SCOPE_LAZY_RESULT (self), active);
}

GListModel *
scope_host_tracker_get_forms (ScopeHostTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_HOST_TRACKER (self), NULL);
  return G_LIST_MODEL (self->forms);
}

GListModel *
scope_host_tracker_get_labels (ScopeHostTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_HOST_TRACKER (self), NULL);
  return G_LIST_MODEL (self->labels);
}

GListModel *
scope_host_tracker_get_flavours (ScopeHostTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_HOST_TRACKER (self), NULL);
  return G_LIST_MODEL (self->flavours);
}

char *
scope_host_tracker_dup_form (ScopeHostTracker *self, ScopeHostFormKind kind)
{
  g_return_val_if_fail (SCOPE_IS_HOST_TRACKER (self), NULL);
  return self->analysis != NULL ? scope_host_analysis_dup_form (self->analysis, kind)
                                : NULL;
}

char *
scope_host_tracker_dup_label (ScopeHostTracker *self,
                              guint label,
                              guint idna,
                              gboolean unicode)
{
  g_return_val_if_fail (SCOPE_IS_HOST_TRACKER (self), NULL);
  if (self->analysis == NULL)
    return NULL;
  return scope_host_analysis_dup_label (self->analysis, label, (IriIdnaFlavour) idna,
                                        unicode);
}

static void
get_page (gpointer self, GValue *value)
{
  const ScopeHostAnalysis *analysis = SCOPE_HOST_TRACKER (self)->analysis;

  g_value_set_string (value, analysis != NULL ? analysis->page : "empty");
}

static void
get_verdict (gpointer self, GValue *value)
{
  const ScopeHostAnalysis *analysis = SCOPE_HOST_TRACKER (self)->analysis;

  g_value_set_object (value, analysis != NULL ? analysis->verdict : NULL);
}

static void
get_name (gpointer self, GValue *value)
{
  const ScopeHostAnalysis *analysis = SCOPE_HOST_TRACKER (self)->analysis;

  g_value_set_string (value, analysis != NULL ? analysis->name : NULL);
}

static void
get_named (gpointer self, GValue *value)
{
  const ScopeHostAnalysis *analysis = SCOPE_HOST_TRACKER (self)->analysis;

  g_value_set_boolean (value, analysis != NULL && analysis->labels->len > 0);
}

static void
get_heading (gpointer self, GValue *value)
{
  const ScopeHostAnalysis *analysis = SCOPE_HOST_TRACKER (self)->analysis;

  g_value_set_string (value, analysis != NULL ? analysis->heading : NULL);
}

static void
get_more (gpointer self, GValue *value)
{
  const ScopeHostAnalysis *analysis = SCOPE_HOST_TRACKER (self)->analysis;

  g_value_set_uint (value, analysis != NULL ? analysis->more : 0);
}

static void
scope_host_tracker_finalize (GObject *object)
{
  ScopeHostTracker *self = SCOPE_HOST_TRACKER (object);

  scope_host_analysis_free (self->analysis);
  g_object_unref (self->forms);
  g_object_unref (self->labels);
  g_object_unref (self->flavours);
  G_OBJECT_CLASS (scope_host_tracker_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "page", SCOPE_PROPERTY_STRING, .get = get_page },
  { "verdict", SCOPE_PROPERTY_OBJECT, .type = scope_verdict_get_type,
    .get = get_verdict },
  { "name", SCOPE_PROPERTY_STRING, .get = get_name },
  { "named", SCOPE_PROPERTY_BOOLEAN, .get = get_named },
  { "heading", SCOPE_PROPERTY_STRING, .get = get_heading },
  { "more", SCOPE_PROPERTY_UINT, .get = get_more },
};

static void
scope_host_tracker_class_init (ScopeHostTrackerClass *klass)
{
  ScopeLazyResultClass *lazy_class = SCOPE_LAZY_RESULT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scope_host_tracker_finalize;
  lazy_class->worker.run = analyse;
  lazy_class->worker.free_result = (GDestroyNotify) scope_host_analysis_free;
  lazy_class->is_quick = is_quick;
  lazy_class->show = show;
  lazy_class->grow = grow;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_host_tracker_init (ScopeHostTracker *self)
{
  self->forms = g_list_store_new (SCOPE_TYPE_HOST_FORM);
  self->labels = g_list_store_new (SCOPE_TYPE_HOST_LABEL);
  self->flavours = g_list_store_new (SCOPE_TYPE_HOST_FLAVOUR);
}

ScopeHostTracker *
scope_host_tracker_new (ScopeDocument *document)
{
  ScopeHostTracker *self = g_object_new (SCOPE_TYPE_HOST_TRACKER, NULL);

  g_return_val_if_fail (SCOPE_IS_DOCUMENT (document), self);
  scope_lazy_result_set_document (SCOPE_LAZY_RESULT (self), 0, document, NULL);
  return self;
}
