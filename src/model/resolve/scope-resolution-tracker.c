/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolution-tracker.h"

#include "scope-property.h"
#include "scope-resolve-component.h"
#include "scope-resolve-step.h"

struct _ScopeResolutionTracker
{
  ScopeLazyResult parent_instance;

  gboolean non_strict;
  ScopeResolution *resolution; /* NULL until it was active */
  GListStore *components;
  GListStore *steps;
};

G_DEFINE_TYPE (ScopeResolutionTracker, scope_resolution_tracker, SCOPE_TYPE_LAZY_RESULT)

static ScopeDocument *
get_document (ScopeResolutionTracker *self, guint index)
{
  return scope_lazy_result_get_document (SCOPE_LAZY_RESULT (self), index);
}

static void
prepare (ScopeLazyResult *lazy, ScopeLazyJob *job)
{
  job->mode = SCOPE_RESOLUTION_TRACKER (lazy)->non_strict ? 1 : 0;
}

static gpointer
resolve (gconstpointer data, GCancellable *cancellable)
{
  const ScopeLazyJob *job = data;

  return scope_resolution_new (job->reports[0], job->reports[1], job->mode == 1,
                               job->notation);
}

static gboolean
is_quick (const ScopeLazyJob *job)
{
  return job->reports[0]->length + job->reports[1]->length
         <= SCOPE_DOCUMENT_MAX_AT_ONCE;
}

static gboolean
grow (ScopeLazyResult *lazy)
{
  ScopeResolutionTracker *self = SCOPE_RESOLUTION_TRACKER (lazy);

  return scope_rows_update (self->steps, self->resolution->steps);
}

static void
show (ScopeLazyResult *lazy, gpointer resolution)
{
  static const char *const changed[]
      = { "target", "verdict", "target-verdict", "more" };
  ScopeResolutionTracker *self = SCOPE_RESOLUTION_TRACKER (lazy);

  scope_resolution_free (self->resolution);
  self->resolution = resolution;
  scope_rows_update_all (self->components, self->resolution->components);
  for (gsize i = 0; i < G_N_ELEMENTS (changed); i++)
    g_object_notify (G_OBJECT (self), changed[i]);
}

static void
on_spec (ScopeLazyResult *lazy)
{
  g_object_notify (G_OBJECT (lazy), "section");
  g_object_notify (G_OBJECT (lazy), "can-be-non-strict");
}

GListModel *
scope_resolution_tracker_get_components (ScopeResolutionTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_RESOLUTION_TRACKER (self), NULL);
  return G_LIST_MODEL (self->components);
}

GListModel *
scope_resolution_tracker_get_steps (ScopeResolutionTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_RESOLUTION_TRACKER (self), NULL);
  return G_LIST_MODEL (self->steps);
}

const ScopeResolution *
scope_resolution_tracker_get_resolution (ScopeResolutionTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_RESOLUTION_TRACKER (self), NULL);
  return self->resolution;
}

/* Sets the base first, because the reference is resolved against it. */
void
scope_resolution_tracker_follow (ScopeResolutionTracker *self)
{
  ScopeDocument *reference = get_document (self, 0);
  g_autofree char *text = NULL;

  g_return_if_fail (SCOPE_IS_RESOLUTION_TRACKER (self));
  if (!scope_lazy_result_has_documents (SCOPE_LAZY_RESULT (self))
      || self->resolution == NULL || self->resolution->target == NULL)
    return;
  text = scope_bidi_notation_to_typed (scope_document_get_notation (reference),
                                       self->resolution->target);
  scope_document_set_text (get_document (self, 1), text);
  scope_document_set_text (reference, "");
}

static const IriSpec *
get_spec (ScopeResolutionTracker *self)
{
  ScopeDocument *reference = get_document (self, 0);

  return reference != NULL ? scope_document_get_spec (reference) : iri_spec_default ();
}

/* An empty one before the first. */
static const ScopeResolution *
get_resolution (ScopeResolutionTracker *self)
{
  static const ScopeResolution none;

  return self->resolution != NULL ? self->resolution : &none;
}

static void
get_reference (gpointer self, GValue *value)
{
  g_value_set_object (value, get_document (self, 0));
}

static void
set_reference (gpointer self, const GValue *value)
{
  scope_lazy_result_set_document (self, 0, g_value_get_object (value), "reference");
}

static void
get_base (gpointer self, GValue *value)
{
  g_value_set_object (value, get_document (self, 1));
}

static void
set_base (gpointer self, const GValue *value)
{
  scope_lazy_result_set_document (self, 1, g_value_get_object (value), "base");
}

static void
invalidate (gpointer self)
{
  scope_lazy_result_invalidate (self);
}

static void
get_target (gpointer self, GValue *value)
{
  const char *shown = get_resolution (self)->shown;

  g_value_set_string (value, shown != NULL ? shown : "");
}

static void
get_verdict (gpointer self, GValue *value)
{
  g_value_set_object (value, get_resolution (self)->verdict);
}

static void
get_target_verdict (gpointer self, GValue *value)
{
  g_value_set_object (value, get_resolution (self)->target_verdict);
}

static void
get_more (gpointer self, GValue *value)
{
  g_value_set_uint (value, get_resolution (self)->n_more);
}

static void
get_section (gpointer self, GValue *value)
{
  g_value_set_string (value, scope_resolution_section (get_spec (self)));
}

static void
get_can_be_non_strict (gpointer self, GValue *value)
{
  g_value_set_boolean (value, !get_spec (self)->resolves_while_parsing);
}

static void
scope_resolution_tracker_finalize (GObject *object)
{
  ScopeResolutionTracker *self = SCOPE_RESOLUTION_TRACKER (object);

  scope_resolution_free (self->resolution);
  g_object_unref (self->components);
  g_object_unref (self->steps);
  G_OBJECT_CLASS (scope_resolution_tracker_parent_class)->finalize (object);
}

static const ScopeProperty properties[] = {
  { "reference", SCOPE_PROPERTY_OBJECT, .type = scope_document_get_type,
    .get = get_reference, .set = set_reference },
  { "base", SCOPE_PROPERTY_OBJECT, .type = scope_document_get_type, .get = get_base,
    .set = set_base },
  { "non-strict", SCOPE_PROPERTY_BOOLEAN,
    SCOPE_MEMBER (ScopeResolutionTracker, non_strict), .changed = invalidate },
  { "target", SCOPE_PROPERTY_STRING, .get = get_target },
  { "verdict", SCOPE_PROPERTY_OBJECT, .type = scope_verdict_get_type,
    .get = get_verdict },
  { "target-verdict", SCOPE_PROPERTY_OBJECT, .type = scope_verdict_get_type,
    .get = get_target_verdict },
  SCOPE_LIST_PROPERTY (ScopeResolutionTracker, "components", components),
  SCOPE_LIST_PROPERTY (ScopeResolutionTracker, "steps", steps),
  { "more", SCOPE_PROPERTY_UINT, .get = get_more },
  { "section", SCOPE_PROPERTY_STRING, .get = get_section },
  { "can-be-non-strict", SCOPE_PROPERTY_BOOLEAN, .get = get_can_be_non_strict },
};

static void
scope_resolution_tracker_class_init (ScopeResolutionTrackerClass *klass)
{
  ScopeLazyResultClass *lazy_class = SCOPE_LAZY_RESULT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = scope_resolution_tracker_finalize;
  lazy_class->n_documents = 2;
  lazy_class->waits_for_documents = TRUE;
  lazy_class->worker.run = resolve;
  lazy_class->worker.free_result = scope_resolution_free;
  lazy_class->prepare = prepare;
  lazy_class->is_quick = is_quick;
  lazy_class->show = show;
  lazy_class->grow = grow;
  lazy_class->spec_changed = on_spec;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_resolution_tracker_init (ScopeResolutionTracker *self)
{
  self->components = g_list_store_new (SCOPE_TYPE_RESOLVE_COMPONENT);
  self->steps = g_list_store_new (SCOPE_TYPE_RESOLVE_STEP);
}
