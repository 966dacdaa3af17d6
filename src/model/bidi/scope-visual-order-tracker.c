/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-visual-order-tracker.h"

#include "scope-property.h"

struct _ScopeVisualOrderTracker
{
  ScopeLazyResult parent_instance;

  gboolean all;
  gboolean both;
  ScopeVisualOrders *orders; /* NULL without a document */
};

G_DEFINE_TYPE (ScopeVisualOrderTracker,
               scope_visual_order_tracker,
               SCOPE_TYPE_LAZY_RESULT)

ScopeOrderSelection
scope_visual_order_tracker_get_selection (ScopeVisualOrderTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_VISUAL_ORDER_TRACKER (self), SCOPE_ORDERS_ONE);
  if (self->all)
    return SCOPE_ORDERS_ALL;
  return self->both ? SCOPE_ORDERS_BOTH : SCOPE_ORDERS_ONE;
}

static void
prepare (ScopeLazyResult *lazy, ScopeLazyJob *job)
{
  job->mode
      = scope_visual_order_tracker_get_selection (SCOPE_VISUAL_ORDER_TRACKER (lazy));
}

static gpointer
compute_orders (gconstpointer data, GCancellable *cancellable)
{
  const ScopeLazyJob *job = data;

  return scope_visual_orders_new (job->reports[0], job->convention,
                                  (ScopeOrderSelection) job->mode);
}

/* Every order takes as long again. */
static gboolean
is_quick (const ScopeLazyJob *job)
{
  return job->reports[0]->length
             * (job->mode == SCOPE_ORDERS_ALL ? IRI_N_CONVENTIONS : 1)
         <= SCOPE_DOCUMENT_MAX_AT_ONCE;
}

static void
show (ScopeLazyResult *lazy, gpointer orders)
{
  ScopeVisualOrderTracker *self = SCOPE_VISUAL_ORDER_TRACKER (lazy);

  g_clear_pointer (&self->orders, scope_visual_orders_unref);
  self->orders = orders;
  g_object_notify (G_OBJECT (self), "orders");
}

ScopeVisualOrders *
scope_visual_order_tracker_get_orders (ScopeVisualOrderTracker *self)
{
  g_return_val_if_fail (SCOPE_IS_VISUAL_ORDER_TRACKER (self), NULL);
  return self->orders;
}

static void
invalidate (gpointer self)
{
  scope_lazy_result_invalidate (self);
}

static void
get_document (gpointer self, GValue *value)
{
  g_value_set_object (value, scope_lazy_result_get_document (self, 0));
}

static void
set_document (gpointer self, const GValue *value)
{
  scope_lazy_result_set_document (self, 0, g_value_get_object (value), "document");
}

static const ScopeProperty properties[] = {
  { "document", SCOPE_PROPERTY_OBJECT, .type = scope_document_get_type,
    .get = get_document, .set = set_document },
  { "all", SCOPE_PROPERTY_BOOLEAN, SCOPE_MEMBER (ScopeVisualOrderTracker, all),
    .changed = invalidate },
  { "both", SCOPE_PROPERTY_BOOLEAN, SCOPE_MEMBER (ScopeVisualOrderTracker, both),
    .changed = invalidate },
  { "orders", SCOPE_PROPERTY_BOXED, SCOPE_MEMBER (ScopeVisualOrderTracker, orders),
    .type = scope_visual_orders_get_type, .read_only = TRUE },
};

static void
scope_visual_order_tracker_class_init (ScopeVisualOrderTrackerClass *klass)
{
  ScopeLazyResultClass *lazy_class = SCOPE_LAZY_RESULT_CLASS (klass);

  lazy_class->follows_convention = TRUE;
  lazy_class->worker.run = compute_orders;
  lazy_class->worker.free_result = scope_visual_orders_unref;
  lazy_class->prepare = prepare;
  lazy_class->is_quick = is_quick;
  lazy_class->show = show;
  scope_properties_install (klass, properties, G_N_ELEMENTS (properties), NULL);
}

static void
scope_visual_order_tracker_init (ScopeVisualOrderTracker *self)
{
  scope_lazy_result_set_active (SCOPE_LAZY_RESULT (self), TRUE);
}
