/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-comparison-tracker.h"

#include "scope-property.h"

#include <string.h>

/* More pairs of characters than this are compared in a thread. */
#define MAX_PAIRS_AT_ONCE (256 * 256)

struct _ScopeComparisonTracker
{
  ScopeLazyResult parent_instance;

  ScopeComparison *comparison;
  GListStore *components;
  GListStore *rungs;
  char *twin;
};

G_DEFINE_TYPE (ScopeComparisonTracker, scope_comparison_tracker, SCOPE_TYPE_LAZY_RESULT)

static ScopeDocument *
get_document (ScopeComparisonTracker *self, guint index)
{
  return scope_lazy_result_get_document (SCOPE_LAZY_RESULT (self), index);
}

static gboolean
has_both (ScopeComparisonTracker *self)
{
  return scope_lazy_result_has_documents (SCOPE_LAZY_RESULT (self));
}

static gpointer
compare (gconstpointer data, GCancellable *cancellable)
{
  const ScopeLazyJob *job = data;

  return scope_comparison_new (job->reports[0], job->reports[1], job->convention,
                               job->notation);
}

/* The texts are compared by each pair of characters. */
static gboolean
is_quick (const ScopeLazyJob *job)
{
  gsize first = job->reports[0]->length;
  gsize second = job->reports[1]->length;

  return MAX (first, second) <= SCOPE_DOCUMENT_MAX_AT_ONCE
         && first * second <= MAX_PAIRS_AT_ONCE;
}

static void
show (ScopeLazyResult *lazy, gpointer comparison)
{
  static const char *const changed[] = { "comparison", "level", "title", "body" };
  ScopeComparisonTracker *self = SCOPE_COMPARISON_TRACKER (lazy);

  g_clear_pointer (&self->comparison, scope_comparison_unref);
  self->comparison = comparison;
  scope_rows_update_all (self->components, self->comparison->components);
  scope_rows_update_all (self->rungs, self->comparison->rungs);
  for (gsize i = 0; i < G_N_ELEMENTS (changed); i++)
    g_object_notify (G_OBJECT (self), changed[i]);
}

static char *
find_twin (ScopeComparisonTracker *self)
{
  const IriReport *first, *second;
  const char *twin = NULL;

  if (!has_both (self))
    return g_strdup ("");
  first = scope_document_get_report (get_document (self, 0));
  second = scope_document_get_report (get_document (self, 1));
  if (first->perception != NULL)
    twin = first->perception->twin;
  if (twin == NULL || strcmp (twin, second->display) == 0)
    return g_strdup ("");
  return scope_bidi_notation_to_typed (
      scope_document_get_notation (get_document (self, 0)), twin);
}

static void
update_twin (ScopeLazyResult *lazy, gboolean report_changed)
{
  ScopeComparisonTracker *self = SCOPE_COMPARISON_TRACKER (lazy);
  g_autofree char *twin = find_twin (self);

  if (strcmp (twin, self->twin) == 0)
    return;
  g_free (self->twin);
  self->twin = g_steal_pointer (&twin);
  g_object_notify (G_OBJECT (self), "twin");
}

ScopeDocument *
scope_comparison_tracker_get_first (ScopeComparisonTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_COMPARISON_TRACKER (self), NULL);
  return get_document (self, 0);
}

ScopeComparison *
scope_comparison_tracker_get_comparison (ScopeComparisonTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_COMPARISON_TRACKER (self), NULL);
  return self->comparison;
}

GListModel *
scope_comparison_tracker_get_details (ScopeComparisonTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_COMPARISON_TRACKER (self), NULL);
  return G_LIST_MODEL (self->components);
}

GListModel *
scope_comparison_tracker_get_rungs (ScopeComparisonTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_COMPARISON_TRACKER (self), NULL);
  return G_LIST_MODEL (self->rungs);
}

void
scope_comparison_tracker_swap (ScopeComparisonTracker *self)
{
  ScopeDocument *first, *second;
  g_autofree char *text = NULL;

  g_return_if_fail (SCOPE_IS_COMPARISON_TRACKER (self));
  if (!has_both (self))
    return;
  first = get_document (self, 0);
  second = get_document (self, 1);
  text = g_strdup (scope_document_get_text (first));
  scope_document_set_text (first, scope_document_get_text (second));
  scope_document_set_text (second, text);
}

void
scope_comparison_tracker_use_twin (ScopeComparisonTracker *self)
{
  g_autofree char *twin = NULL;

  g_return_if_fail (SCOPE_IS_COMPARISON_TRACKER (self));
  twin = g_strdup (self->twin);
  if (*twin != '\0')
    scope_document_set_text (get_document (self, 1), twin);
}

static void
get_first (gpointer self, GValue *value)
{
  g_value_set_object (value, get_document (self, 0));
}

static void
set_first (gpointer self, const GValue *value)
{
  scope_lazy_result_set_document (self, 0, g_value_get_object (value), "first");
}

static void
get_second (gpointer self, GValue *value)
{
  g_value_set_object (value, get_document (self, 1));
}

static void
set_second (gpointer self, const GValue *value)
{
  scope_lazy_result_set_document (self, 1, g_value_get_object (value), "second");
}

static void
get_level (gpointer self, GValue *value)
{
  const ScopeComparison *comparison = SCOPE_COMPARISON_TRACKER (self)->comparison;

  g_value_set_uint (value, comparison != NULL ? comparison->level : 0);
}

static void
get_title (gpointer self, GValue *value)
{
  const ScopeComparison *comparison = SCOPE_COMPARISON_TRACKER (self)->comparison;

  g_value_set_string (value, comparison != NULL ? comparison->title : "");
}

static void
get_body (gpointer self, GValue *value)
{
  const ScopeComparison *comparison = SCOPE_COMPARISON_TRACKER (self)->comparison;

  g_value_set_string (value, comparison != NULL ? comparison->body : "");
}

static void
scope_comparison_tracker_finalize (GObject *object)
{
  ScopeComparisonTracker *self = SCOPE_COMPARISON_TRACKER (object);

  g_clear_pointer (&self->comparison, scope_comparison_unref);
  g_object_unref (self->components);
  g_object_unref (self->rungs);
  g_free (self->twin);
  G_OBJECT_CLASS (scope_comparison_tracker_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "first", SCOPE_PROPERTY_OBJECT, .type = scope_document_get_type, .get = get_first,
    .set = set_first },
  { "second", SCOPE_PROPERTY_OBJECT, .type = scope_document_get_type, .get = get_second,
    .set = set_second },
  { "comparison", SCOPE_PROPERTY_BOXED,
    SCOPE_MEMBER (ScopeComparisonTracker, comparison),
    .type = scope_comparison_get_type, .read_only = TRUE },
  { "level", SCOPE_PROPERTY_UINT, .get = get_level },
  { "title", SCOPE_PROPERTY_STRING, .get = get_title },
  { "body", SCOPE_PROPERTY_STRING, .get = get_body },
  { "twin", SCOPE_PROPERTY_STRING, SCOPE_MEMBER (ScopeComparisonTracker, twin),
    .read_only = TRUE },
};

static void
scope_comparison_tracker_class_init (ScopeComparisonTrackerClass *klass)
{
  ScopeLazyResultClass *lazy_class = SCOPE_LAZY_RESULT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scope_comparison_tracker_finalize;
  lazy_class->n_documents = 2;
  lazy_class->follows_convention = TRUE;
  lazy_class->waits_for_documents = TRUE;
  lazy_class->worker.run = compare;
  lazy_class->worker.free_result = (GDestroyNotify) scope_comparison_unref;
  lazy_class->invalidate = update_twin;
  lazy_class->is_quick = is_quick;
  lazy_class->show = show;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_comparison_tracker_init (ScopeComparisonTracker *self)
{
  self->components = g_list_store_new (SCOPE_TYPE_COMPARISON_ITEM);
  self->rungs = g_list_store_new (SCOPE_TYPE_COMPARISON_ITEM);
  self->twin = g_strdup ("");
}
