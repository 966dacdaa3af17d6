/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi-perception.h"
#include "iri-report.h"

/**
 * ScopeVisualOrders:
 * @report: the report
 * @bidis: the visual orders of its text
 * @perceptions: how a reader perceives each order
 * @n_bidis: the number of orders
 *
 * One or more visual orders of a text. Immutable; references are counted.
 */
typedef struct
{
  IriReport *report;
  IriBidi **bidis;
  IriBidiPerception **perceptions;
  gsize n_bidis;
} ScopeVisualOrders;

/* Which orders to compute. */
typedef enum
{
  SCOPE_ORDERS_ONE,
  SCOPE_ORDERS_BOTH, /* in a left-to-right and in a right-to-left line */
  SCOPE_ORDERS_ALL,
} ScopeOrderSelection;

#define SCOPE_TYPE_VISUAL_ORDERS (scope_visual_orders_get_type ())
GType scope_visual_orders_get_type (void);

/* Orders the displayed text of @report by @convention, by both base directions, or by
 * @convention and then by all others. Linear time; in any thread. */
ScopeVisualOrders *scope_visual_orders_new (IriReport *report,
                                            IriConvention convention,
                                            ScopeOrderSelection selection);
ScopeVisualOrders *scope_visual_orders_ref (ScopeVisualOrders *self);
void scope_visual_orders_unref (gpointer self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeVisualOrders, scope_visual_orders_unref)
