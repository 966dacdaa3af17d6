/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-comparison.h"
#include "scope-lazy-result.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_COMPARER (scope_comparer_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeComparer, scope_comparer, SCOPE, COMPARER, ScopeLazyResult)

/**
 * ScopeComparer:
 *
 * What keeps the #ScopeComparison of two documents up to date. Its properties:
 *
 * - `first`: a #ScopeDocument, by whose convention both are shown; to be set
 * - `second`: the one that is compared with it, which is to have the same
 *   document and notation; to be set
 * - `active`: whether somebody looks: only then anything is compared; to be set
 * - `comparison`: the #ScopeComparison, or NULL if nobody has looked yet. While
 *   that of long texts is being made, the last one stays
 * - `tone`, `title`, `body`: the verdict of that
 * - `twin`: another address that looks exactly as the first, as it is to be typed,
 *   unless it is the second; "" if there is none
 * - `busy`: whether something is being read or compared
 *
 * It emits `notify::comparison` for the verdict too.
 */

ScopeDocument *scope_comparer_get_first (ScopeComparer *self);
ScopeComparison *scope_comparer_get_comparison (ScopeComparer *self);

/* Lists of #ScopeComparisonItem: as in #ScopeComparison. */
GListModel *scope_comparer_get_details (ScopeComparer *self);
GListModel *scope_comparer_get_rungs (ScopeComparer *self);

/* Has the first and the second change places. */
void scope_comparer_swap (ScopeComparer *self);

/* Compares the first with its twin, if it has one. */
void scope_comparer_use_twin (ScopeComparer *self);

G_END_DECLS
