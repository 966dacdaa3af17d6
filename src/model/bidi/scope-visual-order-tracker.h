/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-lazy-result.h"
#include "scope-visual-orders.h"

#define SCOPE_TYPE_VISUAL_ORDER_TRACKER (scope_visual_order_tracker_get_type ())
G_DECLARE_FINAL_TYPE (ScopeVisualOrderTracker,
                      scope_visual_order_tracker,
                      SCOPE,
                      VISUAL_ORDER_TRACKER,
                      ScopeLazyResult)

/**
 * ScopeVisualOrderTracker:
 *
 * Keeps the #ScopeVisualOrders of a document up to date. It is always active. Its
 * properties:
 *
 * - `document`: the #ScopeDocument; writable
 * - `all`: whether to compute the orders of all conventions; writable
 * - `both`: whether to compute those in both base directions, unless `all`; writable
 * - `orders`: the #ScopeVisualOrders; NULL before the first ones
 */

ScopeVisualOrders *
scope_visual_order_tracker_get_orders (ScopeVisualOrderTracker *self);

/* Which orders it computes. */
ScopeOrderSelection
scope_visual_order_tracker_get_selection (ScopeVisualOrderTracker *self);
