/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-comparison.h"
#include "scope-lazy-result.h"

#define SCOPE_TYPE_COMPARISON_TRACKER (scope_comparison_tracker_get_type ())
G_DECLARE_FINAL_TYPE (ScopeComparisonTracker,
                      scope_comparison_tracker,
                      SCOPE,
                      COMPARISON_TRACKER,
                      ScopeLazyResult)

/**
 * ScopeComparisonTracker:
 *
 * Keeps the #ScopeComparison of two documents up to date. Its properties, besides
 * those of #ScopeLazyResult:
 *
 * - `first`: a #ScopeDocument, whose convention is used for both; writable
 * - `second`: a #ScopeDocument with the same standard and notation; writable
 * - `comparison`: the #ScopeComparison, or NULL before the first one
 * - `level`, `title`, `body`: the verdict of the comparison
 * - `twin`: a visual twin of the first IRI, as one would type it; "" if there is
 *   none or if it is the second IRI
 *
 * `notify::comparison` covers the verdict, too.
 */

ScopeDocument *scope_comparison_tracker_get_first (ScopeComparisonTracker *self);
ScopeComparison *scope_comparison_tracker_get_comparison (ScopeComparisonTracker *self);

/* Lists of #ScopeComparisonItem, as in #ScopeComparison. */
GListModel *scope_comparison_tracker_get_details (ScopeComparisonTracker *self);
GListModel *scope_comparison_tracker_get_rungs (ScopeComparisonTracker *self);

/* Swaps the texts of the two documents. */
void scope_comparison_tracker_swap (ScopeComparisonTracker *self);

/* Sets the second text to the visual twin of the first, if there is one. */
void scope_comparison_tracker_use_twin (ScopeComparisonTracker *self);
