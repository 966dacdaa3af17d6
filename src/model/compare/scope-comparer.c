/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-comparer.h"

#include "scope-worker.h"

#include <string.h>

/* So many pairs of characters are compared at once; more in a thread. */
#define MAX_PAIRS_AT_ONCE (256 * 256)

struct _ScopeComparer
{
  GObject parent_instance;

  ScopeDocument *first;
  ScopeDocument *second;
  gboolean active;
  ScopeComparison *comparison;
  GListStore *components;
  GListStore *rungs;
  char *twin;
  gboolean fresh; /* whether the comparison is that of the reports */
  gboolean busy;
  ScopeWorker *latest;
};

G_DEFINE_TYPE (ScopeComparer, scope_comparer, G_TYPE_OBJECT)

enum
{
  PROP_FIRST = 1,
  PROP_SECOND,
  PROP_ACTIVE,
  PROP_COMPARISON,
  PROP_TONE,
  PROP_TITLE,
  PROP_BODY,
  PROP_TWIN,
  PROP_BUSY,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* What a thread works on. */
typedef struct
{
  IriReport *first;
  IriReport *second;
  IriConvention convention;
  ScopeNotation notation;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  iri_report_unref (job->first);
  iri_report_unref (job->second);
  g_free (job);
}

static gboolean
has_both (ScopeComparer *self)
{
  return self->first != NULL && self->second != NULL;
}

static Job *
job_new (ScopeComparer *self)
{
  Job *job = g_new (Job, 1);

  job->first = iri_report_ref (scope_document_get_report (self->first));
  job->second = iri_report_ref (scope_document_get_report (self->second));
  job->convention = scope_document_get_convention (self->first);
  job->notation = scope_document_get_notation (self->first);
  return job;
}

static gpointer
compare (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;

  return scope_comparison_new (job->first, job->second, job->convention,
                               job->notation);
}

/* Takes @comparison. */
static void
show (ScopeComparer *self, ScopeComparison *comparison)
{
  g_clear_pointer (&self->comparison, scope_comparison_unref);
  self->comparison = comparison;
  self->fresh = TRUE;
  /* There are few rows, so they come at once. */
  while (!scope_rows_update (self->components, comparison->components))
    ;
  while (!scope_rows_update (self->rungs, comparison->rungs))
    ;
  g_object_freeze_notify (G_OBJECT (self));
  for (guint id = PROP_COMPARISON; id <= PROP_BODY; id++)
    g_object_notify_by_pspec (G_OBJECT (self), props[id]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
update_busy (ScopeComparer *self)
{
  gboolean busy = self->active && has_both (self)
                  && (scope_worker_is_busy (self->latest)
                      || scope_document_get_busy (self->first)
                      || scope_document_get_busy (self->second));

  if (self->busy == busy)
    return;
  self->busy = busy;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

static void
take_comparison (gpointer owner, gpointer made)
{
  show (owner, made);
  update_busy (owner);
}

static const ScopeWorkerFuncs latest_kind = {
  .make = compare,
  .free_job = job_free,
  .take = take_comparison,
  .free_made = (GDestroyNotify) scope_comparison_unref,
};

/* Where texts differ is searched for pair by pair of characters. */
static gboolean
is_short (ScopeComparer *self)
{
  gsize first = scope_document_get_report (self->first)->length;
  gsize second = scope_document_get_report (self->second)->length;

  return MAX (first, second) <= SCOPE_DOCUMENT_MAX_AT_ONCE
         && first * second <= MAX_PAIRS_AT_ONCE;
}

/* Compares, if anybody looks and has not seen it. */
static void
update (ScopeComparer *self)
{
  Job *job;

  if (!has_both (self) || !self->active || self->fresh
      || scope_worker_is_busy (self->latest))
    return;
  job = job_new (self);
  if (!is_short (self))
    {
      scope_worker_start (self->latest, job);
      return;
    }
  show (self, compare (job, NULL));
  job_free (job);
}

static char *
find_twin (ScopeComparer *self)
{
  const IriReport *first, *second;
  const char *twin = NULL;

  if (!has_both (self))
    return g_strdup ("");
  first = scope_document_get_report (self->first);
  second = scope_document_get_report (self->second);
  if (first->reading != NULL)
    twin = first->reading->twin;
  if (twin == NULL || strcmp (twin, second->display) == 0)
    return g_strdup ("");
  return scope_notation_type (scope_document_get_notation (self->first), twin);
}

static void
update_twin (ScopeComparer *self)
{
  g_autofree char *twin = find_twin (self);

  if (strcmp (twin, self->twin) == 0)
    return;
  g_free (self->twin);
  self->twin = g_steal_pointer (&twin);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TWIN]);
}

/* What is compared is another one: what a thread makes of it is dropped. */
static void
on_changed (ScopeComparer *self)
{
  self->fresh = FALSE;
  scope_worker_cancel (self->latest);
  update_twin (self);
  update (self);
  update_busy (self);
}

ScopeDocument *
scope_comparer_get_first (ScopeComparer *self)
{
  g_return_val_if_fail (SCOPE_IS_COMPARER (self), NULL);
  return self->first;
}

ScopeComparison *
scope_comparer_get_comparison (ScopeComparer *self)
{
  g_return_val_if_fail (SCOPE_IS_COMPARER (self), NULL);
  return self->comparison;
}

GListModel *
scope_comparer_get_details (ScopeComparer *self)
{
  g_return_val_if_fail (SCOPE_IS_COMPARER (self), NULL);
  return G_LIST_MODEL (self->components);
}

GListModel *
scope_comparer_get_rungs (ScopeComparer *self)
{
  g_return_val_if_fail (SCOPE_IS_COMPARER (self), NULL);
  return G_LIST_MODEL (self->rungs);
}

void
scope_comparer_swap (ScopeComparer *self)
{
  g_autofree char *text = NULL;

  g_return_if_fail (SCOPE_IS_COMPARER (self));
  if (!has_both (self))
    return;
  text = g_strdup (scope_document_get_text (self->first));
  scope_document_set_text (self->first, scope_document_get_text (self->second));
  scope_document_set_text (self->second, text);
}

void
scope_comparer_use_twin (ScopeComparer *self)
{
  g_autofree char *twin = NULL;

  g_return_if_fail (SCOPE_IS_COMPARER (self));
  twin = g_strdup (self->twin);
  if (*twin != '\0')
    scope_document_set_text (self->second, twin);
}

static void
set_document (ScopeComparer *self, guint id, ScopeDocument *document)
{
  ScopeDocument **field = id == PROP_FIRST ? &self->first : &self->second;
  static const struct
  {
    const char *signal;
    void (*handler) (ScopeComparer *self);
  } handlers[] = {
    { "notify::report", on_changed },
    { "notify::convention", on_changed },
    { "notify::busy", update_busy },
  };

  if (*field == document)
    return;
  if (*field != NULL)
    g_signal_handlers_disconnect_by_data (*field, self);
  g_set_object (field, document);
  for (gsize i = 0; document != NULL && i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_swapped (document, handlers[i].signal,
                              G_CALLBACK (handlers[i].handler), self);
  on_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[id]);
}

static void
set_active (ScopeComparer *self, gboolean active)
{
  if (self->active == active)
    return;
  self->active = active;
  update (self);
  update_busy (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVE]);
}

static void
get_verdict (ScopeComparer *self, guint id, GValue *value)
{
  const ScopeComparison *comparison = self->comparison;

  if (id == PROP_TONE)
    g_value_set_uint (value, comparison != NULL ? comparison->tone : 0);
  else if (comparison == NULL)
    g_value_set_string (value, "");
  else
    g_value_set_string (value, id == PROP_TITLE ? comparison->title
                                                : comparison->body);
}

static void
scope_comparer_get_property (GObject *object,
                             guint id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScopeComparer *self = SCOPE_COMPARER (object);

  switch (id)
    {
    case PROP_FIRST:
      g_value_set_object (value, self->first);
      break;
    case PROP_SECOND:
      g_value_set_object (value, self->second);
      break;
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;
    case PROP_COMPARISON:
      g_value_set_boxed (value, self->comparison);
      break;
    case PROP_TONE:
    case PROP_TITLE:
    case PROP_BODY:
      get_verdict (self, id, value);
      break;
    case PROP_TWIN:
      g_value_set_string (value, self->twin);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_comparer_set_property (GObject *object,
                             guint id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  ScopeComparer *self = SCOPE_COMPARER (object);

  switch (id)
    {
    case PROP_FIRST:
    case PROP_SECOND:
      set_document (self, id, g_value_get_object (value));
      break;
    case PROP_ACTIVE:
      set_active (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_comparer_dispose (GObject *object)
{
  ScopeComparer *self = SCOPE_COMPARER (object);

  set_document (self, PROP_FIRST, NULL);
  set_document (self, PROP_SECOND, NULL);
  G_OBJECT_CLASS (scope_comparer_parent_class)->dispose (object);
}

static void
scope_comparer_finalize (GObject *object)
{
  ScopeComparer *self = SCOPE_COMPARER (object);

  g_clear_pointer (&self->comparison, scope_comparison_unref);
  scope_worker_free (self->latest);
  g_object_unref (self->components);
  g_object_unref (self->rungs);
  g_free (self->twin);
  G_OBJECT_CLASS (scope_comparer_parent_class)->finalize (object);
}

static void
scope_comparer_class_init (ScopeComparerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags settable
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_comparer_get_property;
  object_class->set_property = scope_comparer_set_property;
  object_class->dispose = scope_comparer_dispose;
  object_class->finalize = scope_comparer_finalize;
  props[PROP_FIRST] = g_param_spec_object ("first", NULL, NULL,
                                           SCOPE_TYPE_DOCUMENT, settable);
  props[PROP_SECOND] = g_param_spec_object ("second", NULL, NULL,
                                            SCOPE_TYPE_DOCUMENT, settable);
  props[PROP_ACTIVE]
      = g_param_spec_boolean ("active", NULL, NULL, FALSE, settable);
  props[PROP_COMPARISON] = g_param_spec_boxed ("comparison", NULL, NULL,
                                               SCOPE_TYPE_COMPARISON, flags);
  props[PROP_TONE]
      = g_param_spec_uint ("tone", NULL, NULL, 0, IRI_TONE_ERROR, 0, flags);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  props[PROP_BODY] = g_param_spec_string ("body", NULL, NULL, "", flags);
  props[PROP_TWIN] = g_param_spec_string ("twin", NULL, NULL, "", flags);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_comparer_init (ScopeComparer *self)
{
  self->components = g_list_store_new (SCOPE_TYPE_COMPARISON_ITEM);
  self->rungs = g_list_store_new (SCOPE_TYPE_COMPARISON_ITEM);
  self->twin = g_strdup ("");
  self->latest = scope_worker_new (G_OBJECT (self), &latest_kind);
}
