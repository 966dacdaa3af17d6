/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-lazy-result.h"
#include "scope-visual-orders.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_VISUAL_ORDER_TRACKER (scope_visual_order_tracker_get_type ())
G_DECLARE_FINAL_TYPE (ScopeVisualOrderTracker,
                      scope_visual_order_tracker,
                      SCOPE,
                      VISUAL_ORDER_TRACKER,
                      ScopeLazyResult)

/**
 * ScopeVisualOrderTracker:
 *
 * What keeps the #ScopeVisualOrders of a document up to date. Its properties:
 *
 * - `document`: the #ScopeDocument; to be set
 * - `all`: whether all conventions are wanted; to be set
 * - `orders`: the #ScopeVisualOrders of the report and the convention of the document.
 *   While those of a long text are being made, the last ones stay
 */

ScopeVisualOrders *
scope_visual_order_tracker_get_orders (ScopeVisualOrderTracker *self);

G_END_DECLS
