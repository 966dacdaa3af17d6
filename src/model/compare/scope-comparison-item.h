/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-compare.h"
#include "scope-notation.h"
#include "scope-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_COMPARISON_ITEM (scope_comparison_item_get_type ())
G_DECLARE_FINAL_TYPE (ScopeComparisonItem,
                      scope_comparison_item,
                      SCOPE,
                      COMPARISON_ITEM,
                      ScopeRow)

/**
 * ScopeComparisonItem:
 *
 * One thing about two addresses, side by side. Its properties:
 *
 * - `name`: what it is
 * - `section`: the section that has it; NULL where nobody asks
 * - `first`: what it is of the first; "" if there is none
 * - `second`: what it is of the second
 * - `first-reason`: why there is none; NULL if there is
 * - `second-reason`: the same of the second
 * - `as-is`: whether characters stand in the order of these texts
 * - `differences`: where `first` and `second` differ: see
 *   scope_comparison_item_get_differences()
 * - `same`: whether the two are the same, read to their ends
 */

/* What two addresses show in the orders @bidis, where they lead and what they are
 * made of. Without what neither has. */
GPtrArray *scope_comparison_item_details (IriReport *const reports[2],
                                          IriBidi *const bidis[2],
                                          ScopeNotation notation);

/* The rungs of the ladder, lowest first. */
GPtrArray *scope_comparison_item_rungs (const IriComparison *comparison,
                                        ScopeNotation notation);

/* Where `first` and `second` differ, of #IriDifference. Free with
 * g_array_unref(). */
GArray *scope_comparison_item_get_differences (ScopeComparisonItem *self);

/* The text of the first or the second, whole; "" if there is none. It belongs to
 * @self. */
const char *scope_comparison_item_get_text (ScopeComparisonItem *self,
                                            gboolean second);

G_END_DECLS
