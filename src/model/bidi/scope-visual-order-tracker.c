/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-visual-order-tracker.h"

struct _ScopeVisualOrderTracker
{
  ScopeLazyResult parent_instance;

  gboolean all;
  ScopeVisualOrders *orders; /* NULL without a document */
};

G_DEFINE_TYPE (ScopeVisualOrderTracker,
               scope_visual_order_tracker,
               SCOPE_TYPE_LAZY_RESULT)

enum
{
  PROP_DOCUMENT = 1,
  PROP_ALL,
  PROP_ORDERS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
prepare (ScopeLazyResult *lazy, ScopeLazyJob *job)
{
  job->mode = SCOPE_VISUAL_ORDER_TRACKER (lazy)->all ? 1 : 0;
}

static gpointer
compute_orders (gconstpointer data, GCancellable *cancellable)
{
  const ScopeLazyJob *job = data;

  return scope_visual_orders_new (job->reports[0], job->convention, job->mode == 1);
}

/* Eight orders take eight times as long. */
static gboolean
is_quick (const ScopeLazyJob *job)
{
  return job->reports[0]->length * (job->mode == 1 ? IRI_N_CONVENTIONS : 1)
         <= SCOPE_DOCUMENT_MAX_AT_ONCE;
}

static void
show (ScopeLazyResult *lazy, gpointer orders)
{
  ScopeVisualOrderTracker *self = SCOPE_VISUAL_ORDER_TRACKER (lazy);

  g_clear_pointer (&self->orders, scope_visual_orders_unref);
  self->orders = orders;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ORDERS]);
}

ScopeVisualOrders *
scope_visual_order_tracker_get_orders (ScopeVisualOrderTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_VISUAL_ORDER_TRACKER (self), NULL);
  return self->orders;
}

static void
set_all (ScopeVisualOrderTracker *self, gboolean all)
{
  if (self->all == all)
    return;
  self->all = all;
  scope_lazy_result_invalidate (SCOPE_LAZY_RESULT (self));
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
      g_value_set_object (value,
                          scope_lazy_result_get_document (SCOPE_LAZY_RESULT (self), 0));
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
  if (id == PROP_ALL)
    set_all (SCOPE_VISUAL_ORDER_TRACKER (object), g_value_get_boolean (value));
  else
    scope_lazy_result_set_document (SCOPE_LAZY_RESULT (object), 0,
                                    g_value_get_object (value), pspec);
}

static void
scope_visual_order_tracker_finalize (GObject *object)
{
  g_clear_pointer (&SCOPE_VISUAL_ORDER_TRACKER (object)->orders,
                   scope_visual_orders_unref);
  G_OBJECT_CLASS (scope_visual_order_tracker_parent_class)->finalize (object);
}

static void
scope_visual_order_tracker_class_init (ScopeVisualOrderTrackerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  ScopeLazyResultClass *lazy_class = SCOPE_LAZY_RESULT_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = scope_visual_order_tracker_get_property;
  object_class->set_property = scope_visual_order_tracker_set_property;
  object_class->finalize = scope_visual_order_tracker_finalize;
  lazy_class->follows_convention = TRUE;
  lazy_class->worker.run = compute_orders;
  lazy_class->worker.free_result = scope_visual_orders_unref;
  lazy_class->prepare = prepare;
  lazy_class->is_quick = is_quick;
  lazy_class->show = show;
  props[PROP_DOCUMENT]
      = g_param_spec_object ("document", NULL, NULL, SCOPE_TYPE_DOCUMENT, flags);
  props[PROP_ALL] = g_param_spec_boolean ("all", NULL, NULL, FALSE, flags);
  props[PROP_ORDERS]
      = g_param_spec_boxed ("orders", NULL, NULL, SCOPE_TYPE_VISUAL_ORDERS,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
scope_visual_order_tracker_init (ScopeVisualOrderTracker *self)
{
  scope_lazy_result_set_active (SCOPE_LAZY_RESULT (self), TRUE);
}
