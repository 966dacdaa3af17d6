/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-orderer.h"

#include "scope-latest.h"

struct _ScopeOrderer
{
  GObject parent_instance;

  ScopeDocument *document;
  gboolean all;
  ScopeOrders *orders; /* NULL without a document */
  ScopeLatest *latest;
};

G_DEFINE_TYPE (ScopeOrderer, scope_orderer, G_TYPE_OBJECT)

enum
{
  PROP_DOCUMENT = 1,
  PROP_ALL,
  PROP_ORDERS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* What a thread works on. */
typedef struct
{
  IriReport *report;
  IriConvention convention;
  gboolean all;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  iri_report_unref (job->report);
  g_free (job);
}

/* Takes @made. */
static void
take_orders (gpointer owner, gpointer made)
{
  ScopeOrderer *self = owner;

  g_clear_pointer (&self->orders, scope_orders_unref);
  self->orders = made;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ORDERS]);
}

static gpointer
make_orders (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;

  return scope_orders_new (job->report, job->convention, job->all);
}

static const ScopeLatestKind latest_kind = {
  .make = make_orders,
  .free_job = job_free,
  .take = take_orders,
  .free_made = (GDestroyNotify) scope_orders_unref,
};

static Job *
job_new (ScopeOrderer *self)
{
  Job *job = g_new (Job, 1);

  job->report = iri_report_ref (scope_document_get_report (self->document));
  job->convention = scope_document_get_convention (self->document);
  job->all = self->all;
  return job;
}

/* Eight orders take eight times as long. */
static gboolean
is_short (ScopeOrderer *self)
{
  gsize length = scope_document_get_report (self->document)->length;

  return length * (self->all ? IRI_N_CONVENTIONS : 1)
         <= SCOPE_DOCUMENT_MAX_AT_ONCE;
}

static void
update (ScopeOrderer *self)
{
  Job *job;

  scope_latest_drop (self->latest);
  if (self->document == NULL)
    return;
  job = job_new (self);
  if (!is_short (self))
    {
      scope_latest_make (self->latest, job);
      return;
    }
  take_orders (self, make_orders (job, NULL));
  job_free (job);
}

ScopeOrders *
scope_orderer_get_orders (ScopeOrderer *self)
{
  g_return_val_if_fail (SCOPE_IS_ORDERER (self), NULL);
  return self->orders;
}

static void
set_document (ScopeOrderer *self, ScopeDocument *document)
{
  if (self->document == document)
    return;
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document != NULL)
    {
      g_signal_connect_swapped (document, "notify::report", G_CALLBACK (update),
                                self);
      g_signal_connect_swapped (document, "notify::convention",
                                G_CALLBACK (update), self);
    }
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DOCUMENT]);
}

static void
set_all (ScopeOrderer *self, gboolean all)
{
  if (self->all == all)
    return;
  self->all = all;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ALL]);
}

static void
scope_orderer_get_property (GObject *object,
                            guint id,
                            GValue *value,
                            GParamSpec *pspec)
{
  ScopeOrderer *self = SCOPE_ORDERER (object);

  switch (id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, self->document);
      break;
    case PROP_ALL:
      g_value_set_boolean (value, self->all);
      break;
    case PROP_ORDERS:
      g_value_set_boxed (value, self->orders);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_orderer_set_property (GObject *object,
                            guint id,
                            const GValue *value,
                            GParamSpec *pspec)
{
  ScopeOrderer *self = SCOPE_ORDERER (object);

  switch (id)
    {
    case PROP_DOCUMENT:
      set_document (self, g_value_get_object (value));
      break;
    case PROP_ALL:
      set_all (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
scope_orderer_dispose (GObject *object)
{
  ScopeOrderer *self = SCOPE_ORDERER (object);

  set_document (self, NULL);
  g_clear_pointer (&self->orders, scope_orders_unref);
  G_OBJECT_CLASS (scope_orderer_parent_class)->dispose (object);
}

static void
scope_orderer_finalize (GObject *object)
{
  scope_latest_free (SCOPE_ORDERER (object)->latest);
  G_OBJECT_CLASS (scope_orderer_parent_class)->finalize (object);
}

static void
scope_orderer_class_init (ScopeOrdererClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_orderer_get_property;
  object_class->set_property = scope_orderer_set_property;
  object_class->dispose = scope_orderer_dispose;
  object_class->finalize = scope_orderer_finalize;
  props[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL,
                                              SCOPE_TYPE_DOCUMENT, flags);
  props[PROP_ALL] = g_param_spec_boolean ("all", NULL, NULL, FALSE, flags);
  props[PROP_ORDERS]
      = g_param_spec_boxed ("orders", NULL, NULL, SCOPE_TYPE_ORDERS,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_orderer_init (ScopeOrderer *self)
{
  self->latest = scope_latest_new (G_OBJECT (self), &latest_kind);
}
