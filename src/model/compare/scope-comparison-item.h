/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-compare.h"
#include "scope-bidi-notation.h"
#include "scope-row.h"

#define SCOPE_TYPE_COMPARISON_ITEM (scope_comparison_item_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeComparisonItem, scope_comparison_item, SCOPE, COMPARISON_ITEM, ScopeRow)

/**
 * ScopeComparisonItem:
 *
 * A row that compares one property of two IRIs. Its properties:
 *
 * - `name`: the name of the property
 * - `section`: (nullable): the section of the standard
 * - `first`, `second`: the values of the two IRIs; "" if there is none
 * - `first-reason`, `second-reason`: why there is no value; NULL if there is one
 * - `in-visual-order`: whether the values are in visual order
 * - `host`: whether they are hosts
 * - `differences`: see scope_comparison_item_get_differences()
 * - `equality`: the #ScopeEquality of the values, including what a row cuts off
 */

/* Values that differ in writing are equivalent in two equal IRIs, but in visual order
 * or on a rung of the ladder they differ. */
typedef enum
{
  SCOPE_EQUALITY_NONE,
  SCOPE_EQUALITY_EQUIVALENT,
  SCOPE_EQUALITY_SAME,
} ScopeEquality;

/* The rows of the visual orders @bidis, the hosts, the components and the URIs of two
 * IRIs, which are @equal or not. Rows that neither has are left out. */
GPtrArray *scope_comparison_item_details (IriReport *const reports[2],
                                          IriBidi *const bidis[2],
                                          gboolean equal,
                                          ScopeBidiNotation notation);

/* The rungs of the comparison ladder, lowest first. */
GPtrArray *scope_comparison_item_rungs (const IriComparison *comparison,
                                        ScopeBidiNotation notation);

/* The #IriDifference between `first` and `second`. Free with g_array_unref(). */
GArray *scope_comparison_item_get_differences (ScopeComparisonItem *self);

/* The whole value of the first or second IRI; "" if there is none. Owned by @self. */
const char *scope_comparison_item_get_text (ScopeComparisonItem *self, gboolean second);
