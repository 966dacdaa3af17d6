/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-orderer.h"

struct _ScopeOrderer
{
  GObject parent_instance;

  ScopeDocument *document;
  gboolean all;
  ScopeOrders *orders; /* NULL without a document */
  gboolean running;    /* whether a thread puts in order */
  gboolean stale;      /* whether what it makes is wanted no more */
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

/* Takes @orders. */
static void
take_orders (ScopeOrderer *self, ScopeOrders *orders)
{
  g_clear_pointer (&self->orders, scope_orders_unref);
  self->orders = orders;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ORDERS]);
}

static void
order_in_thread (GTask *task,
                 gpointer source,
                 gpointer data,
                 GCancellable *cancellable)
{
  const Job *job = data;

  g_task_return_pointer (
      task, scope_orders_new (job->report, job->convention, job->all),
      scope_orders_unref);
}

static void on_ordered (GObject *source, GAsyncResult *result, gpointer data);

static void
start_thread (ScopeOrderer *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, on_ordered, NULL);
  Job *job = g_new (Job, 1);

  job->report = iri_report_ref (scope_document_get_report (self->document));
  job->convention = scope_document_get_convention (self->document);
  job->all = self->all;
  self->running = TRUE;
  self->stale = FALSE;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, order_in_thread);
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
  IriReport *report;

  self->stale = TRUE;
  if (self->document == NULL)
    return;
  report = scope_document_get_report (self->document);
  if (is_short (self))
    take_orders (
        self, scope_orders_new (report,
                                scope_document_get_convention (self->document),
                                self->all));
  else if (!self->running)
    start_thread (self);
}

/* One thread at a time. What is wanted no more is dropped, and then what is
 * wanted now is made, not all that was wanted in between. */
static void
on_ordered (GObject *source, GAsyncResult *result, gpointer data)
{
  ScopeOrderer *self = SCOPE_ORDERER (source);
  g_autoptr (ScopeOrders) orders
      = g_task_propagate_pointer (G_TASK (result), NULL);

  self->running = FALSE;
  if (!self->stale)
    take_orders (self, g_steal_pointer (&orders));
  else if (self->document != NULL && !is_short (self))
    start_thread (self);
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
scope_orderer_class_init (ScopeOrdererClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_orderer_get_property;
  object_class->set_property = scope_orderer_set_property;
  object_class->dispose = scope_orderer_dispose;
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
}
