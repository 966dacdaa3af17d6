/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolver.h"

#include "scope-resolve-component.h"
#include "scope-resolve-step.h"

struct _ScopeResolver
{
  ScopeLazyResult parent_instance;

  gboolean lax;
  ScopeResolution *resolution; /* NULL until it was active */
  GListStore *components;
  GListStore *steps;
};

G_DEFINE_TYPE (ScopeResolver, scope_resolver, SCOPE_TYPE_LAZY_RESULT)

enum
{
  PROP_REFERENCE = 1,
  PROP_BASE,
  PROP_LAX,
  PROP_TARGET,
  PROP_VERDICT,
  PROP_TARGET_VERDICT,
  PROP_COMPONENTS,
  PROP_STEPS,
  PROP_MORE,
  PROP_SECTION,
  PROP_CAN_BE_LAX,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static ScopeDocument *
get_document (ScopeResolver *self, guint index)
{
  return scope_lazy_result_get_document (SCOPE_LAZY_RESULT (self), index);
}

static void
prepare (ScopeLazyResult *lazy, ScopeLazyJob *job)
{
  job->mode = SCOPE_RESOLVER (lazy)->lax ? 1 : 0;
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
  ScopeResolver *self = SCOPE_RESOLVER (lazy);

  return scope_rows_update (self->steps, self->resolution->steps);
}

static void
show (ScopeLazyResult *lazy, gpointer resolution)
{
  static const guint changed[]
      = { PROP_TARGET, PROP_VERDICT, PROP_TARGET_VERDICT, PROP_MORE };
  ScopeResolver *self = SCOPE_RESOLVER (lazy);

  scope_resolution_free (self->resolution);
  self->resolution = resolution;
  scope_rows_update_all (self->components, self->resolution->components);
  for (gsize i = 0; i < G_N_ELEMENTS (changed); i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[changed[i]]);
}

static void
on_spec (ScopeLazyResult *lazy)
{
  g_object_notify_by_pspec (G_OBJECT (lazy), props[PROP_SECTION]);
  g_object_notify_by_pspec (G_OBJECT (lazy), props[PROP_CAN_BE_LAX]);
}

GListModel *
scope_resolver_get_components (ScopeResolver *self)
{
  g_return_val_if_fail (SCOPE_IS_RESOLVER (self), NULL);
  return G_LIST_MODEL (self->components);
}

GListModel *
scope_resolver_get_steps (ScopeResolver *self)
{
  g_return_val_if_fail (SCOPE_IS_RESOLVER (self), NULL);
  return G_LIST_MODEL (self->steps);
}

const ScopeResolution *
scope_resolver_get_resolution (ScopeResolver *self)
{
  g_return_val_if_fail (SCOPE_IS_RESOLVER (self), NULL);
  return self->resolution;
}

/* Sets the base first, because the reference is resolved against it. */
void
scope_resolver_follow (ScopeResolver *self)
{
  ScopeDocument *reference = get_document (self, 0);
  g_autofree char *text = NULL;

  g_return_if_fail (SCOPE_IS_RESOLVER (self));
  if (!scope_lazy_result_has_documents (SCOPE_LAZY_RESULT (self))
      || self->resolution == NULL || self->resolution->target == NULL)
    return;
  text = scope_notation_type (scope_document_get_notation (reference),
                              self->resolution->target);
  scope_document_set_text (get_document (self, 1), text);
  scope_document_set_text (reference, "");
}

static void
set_lax (ScopeResolver *self, gboolean lax)
{
  if (self->lax == lax)
    return;
  self->lax = lax;
  scope_lazy_result_invalidate (SCOPE_LAZY_RESULT (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LAX]);
}

static const IriSpec *
get_spec (ScopeResolver *self)
{
  ScopeDocument *reference = get_document (self, 0);

  return reference != NULL ? scope_document_get_spec (reference) : iri_spec_default ();
}

/* The properties that depend on the resolution. */
static void
get_outcome (ScopeResolver *self, guint id, GValue *value)
{
  static const ScopeResolution none;
  const ScopeResolution *resolution
      = self->resolution != NULL ? self->resolution : &none;

  switch (id)
    {
    case PROP_TARGET:
      g_value_set_string (value, resolution->shown != NULL ? resolution->shown : "");
      break;
    case PROP_VERDICT:
      g_value_set_object (value, resolution->verdict);
      break;
    case PROP_TARGET_VERDICT:
      g_value_set_object (value, resolution->target_verdict);
      break;
    default:
      g_value_set_uint (value, resolution->n_more);
    }
}

static void
scope_resolver_get_property (GObject *object,
                             guint id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScopeResolver *self = SCOPE_RESOLVER (object);

  switch (id)
    {
    case PROP_REFERENCE:
      g_value_set_object (value, get_document (self, 0));
      break;
    case PROP_BASE:
      g_value_set_object (value, get_document (self, 1));
      break;
    case PROP_LAX:
      g_value_set_boolean (value, self->lax);
      break;
    case PROP_TARGET:
    case PROP_VERDICT:
    case PROP_TARGET_VERDICT:
    case PROP_MORE:
      get_outcome (self, id, value);
      break;
    case PROP_COMPONENTS:
      g_value_set_object (value, self->components);
      break;
    case PROP_STEPS:
      g_value_set_object (value, self->steps);
      break;
    case PROP_SECTION:
      g_value_set_string (value, scope_resolution_section (get_spec (self)));
      break;
    case PROP_CAN_BE_LAX:
      g_value_set_boolean (value, !get_spec (self)->resolves_while_parsing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_resolver_set_property (GObject *object,
                             guint id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  if (id == PROP_LAX)
    set_lax (SCOPE_RESOLVER (object), g_value_get_boolean (value));
  else
    scope_lazy_result_set_document (SCOPE_LAZY_RESULT (object),
                                    id == PROP_REFERENCE ? 0 : 1,
                                    g_value_get_object (value), pspec);
}

static void
scope_resolver_finalize (GObject *object)
{
  ScopeResolver *self = SCOPE_RESOLVER (object);

  scope_resolution_free (self->resolution);
  g_object_unref (self->components);
  g_object_unref (self->steps);
  G_OBJECT_CLASS (scope_resolver_parent_class)->finalize (object);
}

static GParamSpec *
new_pspec (guint id)
{
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags set
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  switch (id)
    {
    case PROP_REFERENCE:
      return g_param_spec_object ("reference", NULL, NULL, SCOPE_TYPE_DOCUMENT, set);
    case PROP_BASE:
      return g_param_spec_object ("base", NULL, NULL, SCOPE_TYPE_DOCUMENT, set);
    case PROP_LAX:
      return g_param_spec_boolean ("lax", NULL, NULL, FALSE, set);
    case PROP_TARGET:
      return g_param_spec_string ("target", NULL, NULL, "", read);
    case PROP_VERDICT:
      return g_param_spec_object ("verdict", NULL, NULL, SCOPE_TYPE_VERDICT, read);
    case PROP_TARGET_VERDICT:
      return g_param_spec_object ("target-verdict", NULL, NULL, SCOPE_TYPE_VERDICT,
                                  read);
    case PROP_COMPONENTS:
      return g_param_spec_object ("components", NULL, NULL, G_TYPE_LIST_MODEL, read);
    case PROP_STEPS:
      return g_param_spec_object ("steps", NULL, NULL, G_TYPE_LIST_MODEL, read);
    case PROP_MORE:
      return g_param_spec_uint ("more", NULL, NULL, 0, G_MAXUINT, 0, read);
    case PROP_SECTION:
      return g_param_spec_string ("section", NULL, NULL, "", read);
    default:
      return g_param_spec_boolean ("can-be-lax", NULL, NULL, TRUE, read);
    }
}

static void
scope_resolver_class_init (ScopeResolverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  ScopeLazyResultClass *lazy_class = SCOPE_LAZY_RESULT_CLASS (klass);

  object_class->get_property = scope_resolver_get_property;
  object_class->set_property = scope_resolver_set_property;
  object_class->finalize = scope_resolver_finalize;
  lazy_class->n_documents = 2;
  lazy_class->waits_for_documents = TRUE;
  lazy_class->worker.run = resolve;
  lazy_class->worker.free_result = scope_resolution_free;
  lazy_class->prepare = prepare;
  lazy_class->is_quick = is_quick;
  lazy_class->show = show;
  lazy_class->grow = grow;
  lazy_class->spec_changed = on_spec;
  for (guint id = 1; id < N_PROPS; id++)
    props[id] = new_pspec (id);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_resolver_init (ScopeResolver *self)
{
  self->components = g_list_store_new (SCOPE_TYPE_RESOLVE_COMPONENT);
  self->steps = g_list_store_new (SCOPE_TYPE_RESOLVE_STEP);
}
