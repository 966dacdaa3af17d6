/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-orders.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_ORDERER (scope_orderer_get_type ())
G_DECLARE_FINAL_TYPE (ScopeOrderer, scope_orderer, SCOPE, ORDERER, GObject)

/**
 * ScopeOrderer:
 *
 * What keeps the #ScopeOrders of a document up to date. Its properties:
 *
 * - `document`: the #ScopeDocument; to be set
 * - `all`: whether all conventions are wanted; to be set
 * - `orders`: the #ScopeOrders of the report and the convention of the document.
 *   While those of a long text are being made, the last ones stay
 */

ScopeOrders *scope_orderer_get_orders (ScopeOrderer *self);

G_END_DECLS
