/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-resolver.h"

#include "scope-resolve-component.h"
#include "scope-resolve-step.h"
#include "scope-worker.h"

struct _ScopeResolver
{
  GObject parent_instance;

  ScopeDocument *reference;
  ScopeDocument *base;
  gboolean lax;
  gboolean active;
  ScopeResolution *resolution; /* NULL until somebody looks */
  GListStore *components;
  GListStore *steps;
  gboolean fresh; /* whether the resolution is that of the reports */
  gboolean busy;
  ScopeWorker *latest;
  guint growth; /* source id */
};

G_DEFINE_TYPE (ScopeResolver, scope_resolver, G_TYPE_OBJECT)

enum
{
  PROP_REFERENCE = 1,
  PROP_BASE,
  PROP_LAX,
  PROP_ACTIVE,
  PROP_TARGET,
  PROP_VERDICT,
  PROP_TARGET_VERDICT,
  PROP_COMPONENTS,
  PROP_STEPS,
  PROP_MORE,
  PROP_SECTION,
  PROP_CAN_BE_LAX,
  PROP_BUSY,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* What a thread works on. */
typedef struct
{
  IriReport *reference;
  IriReport *base;
  gboolean lax;
  ScopeNotation notation;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  iri_report_unref (job->reference);
  iri_report_unref (job->base);
  g_free (job);
}

static Job *
job_new (ScopeResolver *self)
{
  Job *job = g_new (Job, 1);

  job->reference = iri_report_ref (scope_document_get_report (self->reference));
  job->base = iri_report_ref (scope_document_get_report (self->base));
  job->lax = self->lax;
  job->notation = scope_document_get_notation (self->reference);
  return job;
}

static gpointer
resolve (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;

  return scope_resolution_new (job->reference, job->base, job->lax,
                               job->notation);
}

static gboolean
has_both (ScopeResolver *self)
{
  return self->reference != NULL && self->base != NULL;
}

static void
update_busy (ScopeResolver *self)
{
  gboolean busy = self->active && has_both (self)
                  && (scope_worker_is_busy (self->latest)
                      || scope_document_get_busy (self->reference)
                      || scope_document_get_busy (self->base));

  if (self->busy == busy)
    return;
  self->busy = busy;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

static gboolean
grow_steps (ScopeResolver *self)
{
  return scope_rows_update (self->steps, self->resolution->steps);
}

static gboolean
on_growth (gpointer data)
{
  ScopeResolver *self = data;

  if (!grow_steps (self))
    return G_SOURCE_CONTINUE;
  self->growth = 0;
  return G_SOURCE_REMOVE;
}

/* Takes @resolution. */
static void
show (ScopeResolver *self, ScopeResolution *resolution)
{
  static const guint changed[]
      = { PROP_TARGET, PROP_VERDICT, PROP_TARGET_VERDICT, PROP_MORE };

  g_object_freeze_notify (G_OBJECT (self));
  scope_resolution_free (self->resolution);
  self->resolution = resolution;
  self->fresh = TRUE;
  while (!scope_rows_update (self->components, resolution->components))
    ;
  if (!grow_steps (self) && self->growth == 0)
    self->growth = g_idle_add (on_growth, self);
  for (gsize i = 0; i < G_N_ELEMENTS (changed); i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[changed[i]]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
take_resolution (gpointer owner, gpointer made)
{
  show (owner, made);
  update_busy (owner);
}

static const ScopeWorkerFuncs latest_kind = {
  .make = resolve,
  .free_job = job_free,
  .take = take_resolution,
  .free_made = scope_resolution_free,
};

static gboolean
is_short (const Job *job)
{
  return job->reference->length + job->base->length
         <= SCOPE_DOCUMENT_MAX_AT_ONCE;
}

/* Resolves, if anybody looks and has not seen it. */
static void
update (ScopeResolver *self)
{
  Job *job;

  if (!has_both (self) || !self->active || self->fresh
      || scope_worker_is_busy (self->latest))
    return;
  job = job_new (self);
  if (!is_short (job))
    {
      scope_worker_start (self->latest, job);
      return;
    }
  show (self, resolve (job, NULL));
  job_free (job);
}

static void
on_changed (ScopeResolver *self)
{
  self->fresh = FALSE;
  scope_worker_cancel (self->latest);
  update (self);
  update_busy (self);
}

static void
on_spec (ScopeResolver *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SECTION]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_BE_LAX]);
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

/* The base first: it is what the reference is to be read at. */
void
scope_resolver_follow (ScopeResolver *self)
{
  g_autofree char *text = NULL;

  g_return_if_fail (SCOPE_IS_RESOLVER (self));
  if (!has_both (self) || self->resolution == NULL
      || self->resolution->target == NULL)
    return;
  text = scope_notation_type (scope_document_get_notation (self->reference),
                              self->resolution->target);
  scope_document_set_text (self->base, text);
  scope_document_set_text (self->reference, "");
}

static void
set_document (ScopeResolver *self, guint id, ScopeDocument *document)
{
  ScopeDocument **field = id == PROP_REFERENCE ? &self->reference : &self->base;
  static const struct
  {
    const char *signal;
    void (*handler) (ScopeResolver *self);
  } handlers[] = {
    { "notify::report", on_changed },
    { "notify::busy", update_busy },
    { "notify::spec", on_spec },
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
  on_spec (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[id]);
}

static void
set_active (ScopeResolver *self, gboolean active)
{
  if (self->active == active)
    return;
  self->active = active;
  update (self);
  update_busy (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVE]);
}

static void
set_lax (ScopeResolver *self, gboolean lax)
{
  if (self->lax == lax)
    return;
  self->lax = lax;
  on_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LAX]);
}

static const IriSpec *
get_spec (ScopeResolver *self)
{
  return self->reference != NULL ? scope_document_get_spec (self->reference)
                                 : iri_spec_default ();
}

/* What comes of the resolution, or of there being none. */
static void
get_outcome (ScopeResolver *self, guint id, GValue *value)
{
  static const ScopeResolution none;
  const ScopeResolution *resolution
      = self->resolution != NULL ? self->resolution : &none;

  switch (id)
    {
    case PROP_TARGET:
      g_value_set_string (value,
                          resolution->shown != NULL ? resolution->shown : "");
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
      g_value_set_object (value, self->reference);
      break;
    case PROP_BASE:
      g_value_set_object (value, self->base);
      break;
    case PROP_LAX:
      g_value_set_boolean (value, self->lax);
      break;
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
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
      g_value_set_boolean (value, !get_spec (self)->whatwg);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
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
  ScopeResolver *self = SCOPE_RESOLVER (object);

  switch (id)
    {
    case PROP_REFERENCE:
    case PROP_BASE:
      set_document (self, id, g_value_get_object (value));
      break;
    case PROP_LAX:
      set_lax (self, g_value_get_boolean (value));
      break;
    case PROP_ACTIVE:
      set_active (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_resolver_dispose (GObject *object)
{
  ScopeResolver *self = SCOPE_RESOLVER (object);

  g_clear_handle_id (&self->growth, g_source_remove);
  set_document (self, PROP_REFERENCE, NULL);
  set_document (self, PROP_BASE, NULL);
  G_OBJECT_CLASS (scope_resolver_parent_class)->dispose (object);
}

static void
scope_resolver_finalize (GObject *object)
{
  ScopeResolver *self = SCOPE_RESOLVER (object);

  scope_resolution_free (self->resolution);
  scope_worker_free (self->latest);
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
      return g_param_spec_object ("reference", NULL, NULL, SCOPE_TYPE_DOCUMENT,
                                  set);
    case PROP_BASE:
      return g_param_spec_object ("base", NULL, NULL, SCOPE_TYPE_DOCUMENT, set);
    case PROP_LAX:
      return g_param_spec_boolean ("lax", NULL, NULL, FALSE, set);
    case PROP_ACTIVE:
      return g_param_spec_boolean ("active", NULL, NULL, FALSE, set);
    case PROP_TARGET:
      return g_param_spec_string ("target", NULL, NULL, "", read);
    case PROP_VERDICT:
      return g_param_spec_object ("verdict", NULL, NULL, SCOPE_TYPE_VERDICT,
                                  read);
    case PROP_TARGET_VERDICT:
      return g_param_spec_object ("target-verdict", NULL, NULL,
                                  SCOPE_TYPE_VERDICT, read);
    case PROP_COMPONENTS:
      return g_param_spec_object ("parts", NULL, NULL, G_TYPE_LIST_MODEL, read);
    case PROP_STEPS:
      return g_param_spec_object ("steps", NULL, NULL, G_TYPE_LIST_MODEL, read);
    case PROP_MORE:
      return g_param_spec_uint ("more", NULL, NULL, 0, G_MAXUINT, 0, read);
    case PROP_SECTION:
      return g_param_spec_string ("section", NULL, NULL, "", read);
    case PROP_CAN_BE_LAX:
      return g_param_spec_boolean ("can-be-lax", NULL, NULL, TRUE, read);
    default:
      return g_param_spec_boolean ("busy", NULL, NULL, FALSE, read);
    }
}

static void
scope_resolver_class_init (ScopeResolverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = scope_resolver_get_property;
  object_class->set_property = scope_resolver_set_property;
  object_class->dispose = scope_resolver_dispose;
  object_class->finalize = scope_resolver_finalize;
  for (guint id = 1; id < N_PROPS; id++)
    props[id] = new_pspec (id);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_resolver_init (ScopeResolver *self)
{
  self->components = g_list_store_new (SCOPE_TYPE_RESOLVE_COMPONENT);
  self->steps = g_list_store_new (SCOPE_TYPE_RESOLVE_STEP);
  self->latest = scope_worker_new (G_OBJECT (self), &latest_kind);
}
