/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-lazy-result.h"

#include "scope-property.h"

typedef struct
{
  ScopeDocument *documents[SCOPE_LAZY_RESULT_MAX_DOCUMENTS];
  gboolean active;
  gboolean stale;
  gboolean busy;
  ScopeWorker *worker;
  guint growth; /* source id */
} ScopeLazyResultPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ScopeLazyResult, scope_lazy_result, G_TYPE_OBJECT)

static ScopeLazyResultPrivate *
get_private (ScopeLazyResult *self)
{
  return scope_lazy_result_get_instance_private (self);
}

static ScopeLazyJob *
job_new (ScopeLazyResult *self)
{
  ScopeLazyResultClass *klass = SCOPE_LAZY_RESULT_GET_CLASS (self);
  ScopeLazyResultPrivate *priv = get_private (self);
  ScopeLazyJob *job = g_new0 (ScopeLazyJob, 1);

  for (guint i = 0; i < klass->n_documents; i++)
    job->reports[i] = iri_report_ref (scope_document_get_report (priv->documents[i]));
  job->convention = scope_document_get_convention (priv->documents[0]);
  job->notation = scope_document_get_notation (priv->documents[0]);
  if (klass->prepare != NULL)
    klass->prepare (self, job);
  return job;
}

static void
job_free (gpointer data)
{
  ScopeLazyJob *job = data;

  for (guint i = 0; i < SCOPE_LAZY_RESULT_MAX_DOCUMENTS; i++)
    g_clear_pointer (&job->reports[i], iri_report_unref);
  g_clear_object (&job->previous);
  g_free (job);
}

static gboolean
on_growth (gpointer data)
{
  ScopeLazyResult *self = data;

  if (!SCOPE_LAZY_RESULT_GET_CLASS (self)->grow (self))
    return G_SOURCE_CONTINUE;
  get_private (self)->growth = 0;
  return G_SOURCE_REMOVE;
}

/* Takes @result. */
static void
show (ScopeLazyResult *self, gpointer result)
{
  ScopeLazyResultClass *klass = SCOPE_LAZY_RESULT_GET_CLASS (self);
  ScopeLazyResultPrivate *priv = get_private (self);

  priv->stale = FALSE;
  g_object_freeze_notify (G_OBJECT (self));
  klass->show (self, result);
  if (klass->grow != NULL && !klass->grow (self) && priv->growth == 0)
    priv->growth = g_idle_add (on_growth, self);
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
are_documents_busy (ScopeLazyResult *self)
{
  ScopeLazyResultClass *klass = SCOPE_LAZY_RESULT_GET_CLASS (self);
  ScopeLazyResultPrivate *priv = get_private (self);

  for (guint i = 0; i < klass->n_documents; i++)
    if (scope_document_get_busy (priv->documents[i]))
      return TRUE;
  return FALSE;
}

static gboolean
compute_busy (ScopeLazyResult *self)
{
  ScopeLazyResultClass *klass = SCOPE_LAZY_RESULT_GET_CLASS (self);
  ScopeLazyResultPrivate *priv = get_private (self);

  if (!priv->active || !scope_lazy_result_has_documents (self))
    return FALSE;
  return (klass->is_stale (self) && scope_worker_is_busy (priv->worker))
         || (klass->waits_for_documents && are_documents_busy (self));
}

static void
update_busy (ScopeLazyResult *self)
{
  ScopeLazyResultPrivate *priv = get_private (self);
  gboolean busy = compute_busy (self);

  if (priv->busy == busy)
    return;
  priv->busy = busy;
  g_object_notify (G_OBJECT (self), "busy");
}

static void
compute (ScopeLazyResult *self)
{
  ScopeLazyResultClass *klass = SCOPE_LAZY_RESULT_GET_CLASS (self);
  ScopeLazyJob *job = job_new (self);

  if (!klass->is_quick (job))
    {
      scope_worker_start (get_private (self)->worker, job);
      return;
    }
  show (self, klass->worker.run (job, NULL));
  job_free (job);
}

void
scope_lazy_result_update (ScopeLazyResult *self)
{
  ScopeLazyResultPrivate *priv = get_private (self);

  g_return_if_fail (SCOPE_IS_LAZY_RESULT (self));
  if (priv->active && scope_lazy_result_has_documents (self)
      && SCOPE_LAZY_RESULT_GET_CLASS (self)->is_stale (self)
      && !scope_worker_is_busy (priv->worker))
    compute (self);
  update_busy (self);
}

/* Something else may have become needed while the thread ran. */
static void
deliver (gpointer owner, gpointer result)
{
  show (owner, result);
  scope_lazy_result_update (owner);
}

static void
invalidate (ScopeLazyResult *self, gboolean report_changed)
{
  ScopeLazyResultClass *klass = SCOPE_LAZY_RESULT_GET_CLASS (self);
  ScopeLazyResultPrivate *priv = get_private (self);

  priv->stale = TRUE;
  scope_worker_cancel (priv->worker);
  if (klass->invalidate != NULL)
    klass->invalidate (self, report_changed);
  scope_lazy_result_update (self);
}

static void
on_report (ScopeLazyResult *self)
{
  invalidate (self, TRUE);
}

void
scope_lazy_result_invalidate (ScopeLazyResult *self)
{
  g_return_if_fail (SCOPE_IS_LAZY_RESULT (self));
  invalidate (self, FALSE);
}

static void
on_spec (ScopeLazyResult *self)
{
  ScopeLazyResultClass *klass = SCOPE_LAZY_RESULT_GET_CLASS (self);

  if (klass->spec_changed != NULL)
    klass->spec_changed (self);
}

void
scope_lazy_result_set_active (ScopeLazyResult *self, gboolean active)
{
  ScopeLazyResultPrivate *priv = get_private (self);

  g_return_if_fail (SCOPE_IS_LAZY_RESULT (self));
  if (priv->active == active)
    return;
  priv->active = active;
  scope_lazy_result_update (self);
  g_object_notify (G_OBJECT (self), "active");
}

gboolean
scope_lazy_result_get_busy (ScopeLazyResult *self)
{
  g_return_val_if_fail (SCOPE_IS_LAZY_RESULT (self), FALSE);
  return get_private (self)->busy;
}

ScopeDocument *
scope_lazy_result_get_document (ScopeLazyResult *self, guint index)
{
  g_return_val_if_fail (SCOPE_IS_LAZY_RESULT (self), NULL);
  return get_private (self)->documents[index];
}

gboolean
scope_lazy_result_has_documents (ScopeLazyResult *self)
{
  ScopeLazyResultPrivate *priv = get_private (self);

  g_return_val_if_fail (SCOPE_IS_LAZY_RESULT (self), FALSE);
  for (guint i = 0; i < SCOPE_LAZY_RESULT_GET_CLASS (self)->n_documents; i++)
    if (priv->documents[i] == NULL)
      return FALSE;
  return TRUE;
}

static void
connect_document (ScopeLazyResult *self, ScopeDocument *document)
{
  ScopeLazyResultClass *klass = SCOPE_LAZY_RESULT_GET_CLASS (self);

  g_signal_connect_swapped (document, "notify::report", G_CALLBACK (on_report), self);
  g_signal_connect_swapped (document, "notify::spec", G_CALLBACK (on_spec), self);
  if (klass->follows_convention)
    g_signal_connect_swapped (document, "notify::convention",
                              G_CALLBACK (scope_lazy_result_invalidate), self);
  if (klass->waits_for_documents)
    g_signal_connect_swapped (document, "notify::busy", G_CALLBACK (update_busy), self);
}

/* The same document may be set twice. */
static gboolean
follows (ScopeLazyResult *self, ScopeDocument *document)
{
  ScopeLazyResultPrivate *priv = get_private (self);

  for (guint i = 0; i < SCOPE_LAZY_RESULT_MAX_DOCUMENTS; i++)
    if (priv->documents[i] == document)
      return TRUE;
  return FALSE;
}

void
scope_lazy_result_set_document (ScopeLazyResult *self,
                                guint index,
                                ScopeDocument *document,
                                const char *property)
{
  ScopeDocument **field = &get_private (self)->documents[index];
  g_autoptr (ScopeDocument) previous = NULL;

  g_return_if_fail (SCOPE_IS_LAZY_RESULT (self));
  if (*field == document)
    return;
  previous = g_steal_pointer (field);
  if (previous != NULL && !follows (self, previous))
    g_signal_handlers_disconnect_by_data (previous, self);
  if (document != NULL && !follows (self, document))
    connect_document (self, document);
  g_set_object (field, document);
  invalidate (self, TRUE);
  on_spec (self);
  if (property != NULL)
    g_object_notify (G_OBJECT (self), property);
}

static gboolean
scope_lazy_result_is_stale (ScopeLazyResult *self)
{
  return get_private (self)->stale;
}

static void
get_active (gpointer self, GValue *value)
{
  g_value_set_boolean (value, get_private (self)->active);
}

static void
set_active (gpointer self, const GValue *value)
{
  scope_lazy_result_set_active (self, g_value_get_boolean (value));
}

static void
get_busy (gpointer self, GValue *value)
{
  g_value_set_boolean (value, get_private (self)->busy);
}

/* Not in init(), where the class of the object is not the subclass yet. */
static void
scope_lazy_result_constructed (GObject *object)
{
  ScopeLazyResult *self = SCOPE_LAZY_RESULT (object);

  get_private (self)->worker
      = scope_worker_new (object, &SCOPE_LAZY_RESULT_GET_CLASS (self)->worker);
  G_OBJECT_CLASS (scope_lazy_result_parent_class)->constructed (object);
}

static void
scope_lazy_result_dispose (GObject *object)
{
  ScopeLazyResult *self = SCOPE_LAZY_RESULT (object);

  g_clear_handle_id (&get_private (self)->growth, g_source_remove);
  for (guint i = 0; i < SCOPE_LAZY_RESULT_MAX_DOCUMENTS; i++)
    scope_lazy_result_set_document (self, i, NULL, NULL);
  G_OBJECT_CLASS (scope_lazy_result_parent_class)->dispose (object);
}

static void
scope_lazy_result_finalize (GObject *object)
{
  scope_worker_free (get_private (SCOPE_LAZY_RESULT (object))->worker);
  G_OBJECT_CLASS (scope_lazy_result_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "active", SCOPE_PROPERTY_BOOLEAN, .get = get_active, .set = set_active },
  { "busy", SCOPE_PROPERTY_BOOLEAN, .get = get_busy },
};

static void
scope_lazy_result_class_init (ScopeLazyResultClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = scope_lazy_result_constructed;
  object_class->dispose = scope_lazy_result_dispose;
  object_class->finalize = scope_lazy_result_finalize;
  klass->n_documents = 1;
  klass->worker.free_job = job_free;
  klass->worker.deliver = deliver;
  klass->is_stale = scope_lazy_result_is_stale;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_lazy_result_init (ScopeLazyResult *self)
{
  get_private (self)->stale = TRUE;
}
