/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-visual-order-tracker.h"

#include "scope-worker.h"

struct _ScopeVisualOrderTracker
{
  GObject parent_instance;

  ScopeDocument *document;
  gboolean all;
  ScopeVisualOrders *orders; /* NULL without a document */
  ScopeWorker *latest;
};

G_DEFINE_TYPE (ScopeVisualOrderTracker,
               scope_visual_order_tracker,
               G_TYPE_OBJECT)

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
  ScopeVisualOrderTracker *self = owner;

  g_clear_pointer (&self->orders, scope_visual_orders_unref);
  self->orders = made;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ORDERS]);
}

static gpointer
make_orders (gconstpointer data, GCancellable *dropped)
{
  const Job *job = data;

  return scope_visual_orders_new (job->report, job->convention, job->all);
}

static const ScopeWorkerFuncs latest_kind = {
  .make = make_orders,
  .free_job = job_free,
  .take = take_orders,
  .free_made = (GDestroyNotify) scope_visual_orders_unref,
};

static Job *
job_new (ScopeVisualOrderTracker *self)
{
  Job *job = g_new (Job, 1);

  job->report = iri_report_ref (scope_document_get_report (self->document));
  job->convention = scope_document_get_convention (self->document);
  job->all = self->all;
  return job;
}

/* Eight orders take eight times as long. */
static gboolean
is_short (ScopeVisualOrderTracker *self)
{
  gsize length = scope_document_get_report (self->document)->length;

  return length * (self->all ? IRI_N_CONVENTIONS : 1)
         <= SCOPE_DOCUMENT_MAX_AT_ONCE;
}

static void
update (ScopeVisualOrderTracker *self)
{
  Job *job;

  scope_worker_cancel (self->latest);
  if (self->document == NULL)
    return;
  job = job_new (self);
  if (!is_short (self))
    {
      scope_worker_start (self->latest, job);
      return;
    }
  take_orders (self, make_orders (job, NULL));
  job_free (job);
}

ScopeVisualOrders *
scope_visual_order_tracker_get_orders (ScopeVisualOrderTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_VISUAL_ORDER_TRACKER (self), NULL);
  return self->orders;
}

static void
set_document (ScopeVisualOrderTracker *self, ScopeDocument *document)
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
set_all (ScopeVisualOrderTracker *self, gboolean all)
{
  if (self->all == all)
    return;
  self->all = all;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ALL]);
}

static void
scope_visual_order_tracker_get_property (GObject *object,
                                         guint id,
                                         GValue *value,
                                         GParamSpec *pspec)
{
  ScopeVisualOrderTracker *self = SCOPE_VISUAL_ORDER_TRACKER (object);

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
scope_visual_order_tracker_set_property (GObject *object,
                                         guint id,
                                         const GValue *value,
                                         GParamSpec *pspec)
{
  ScopeVisualOrderTracker *self = SCOPE_VISUAL_ORDER_TRACKER (object);

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
scope_visual_order_tracker_dispose (GObject *object)
{
  ScopeVisualOrderTracker *self = SCOPE_VISUAL_ORDER_TRACKER (object);

  set_document (self, NULL);
  g_clear_pointer (&self->orders, scope_visual_orders_unref);
  G_OBJECT_CLASS (scope_visual_order_tracker_parent_class)->dispose (object);
}

static void
scope_visual_order_tracker_finalize (GObject *object)
{
  scope_worker_free (SCOPE_VISUAL_ORDER_TRACKER (object)->latest);
  G_OBJECT_CLASS (scope_visual_order_tracker_parent_class)->finalize (object);
}

static void
scope_visual_order_tracker_class_init (ScopeVisualOrderTrackerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_visual_order_tracker_get_property;
  object_class->set_property = scope_visual_order_tracker_set_property;
  object_class->dispose = scope_visual_order_tracker_dispose;
  object_class->finalize = scope_visual_order_tracker_finalize;
  props[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL,
                                              SCOPE_TYPE_DOCUMENT, flags);
  props[PROP_ALL] = g_param_spec_boolean ("all", NULL, NULL, FALSE, flags);
  props[PROP_ORDERS]
      = g_param_spec_boxed ("orders", NULL, NULL, SCOPE_TYPE_VISUAL_ORDERS,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_visual_order_tracker_init (ScopeVisualOrderTracker *self)
{
  self->latest = scope_worker_new (G_OBJECT (self), &latest_kind);
}
