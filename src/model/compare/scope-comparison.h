/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-diff.h"
#include "scope-comparison-item.h"
#include "scope-verdict.h"

/**
 * ScopeComparison:
 * @reports: the reports of the two IRIs
 * @bidis: their visual orders
 * @differences: the @n_differences differences between the ordered texts
 * @level: the level of the verdict
 * @title: the verdict in one line; "" if one text is empty
 * @body: why it matters, in one line
 * @components: the #ScopeComparisonItem of displayed text, host, components and URI
 * @rungs: the #ScopeComparisonItem of the comparison ladder (3987bis-00 §5.3); empty
 *   if the two cannot be compared
 *
 * The comparison of two IRIs. Immutable; references are counted.
 */
typedef struct
{
  IriReport *reports[2];
  IriBidi *bidis[2];
  IriDifference *differences;
  gsize n_differences;
  IriVerdictLevel level;
  char *title;
  char *body;
  GPtrArray *components;
  GPtrArray *rungs;
} ScopeComparison;

#define SCOPE_TYPE_COMPARISON (scope_comparison_get_type ())
GType scope_comparison_get_type (void);

/* Compares the IRIs of two reports, ordered by @convention. Linear time; in any
 * thread. */
ScopeComparison *scope_comparison_new (IriReport *first,
                                       IriReport *second,
                                       IriConvention convention,
                                       ScopeBidiNotation notation);
ScopeComparison *scope_comparison_ref (ScopeComparison *self);
void scope_comparison_unref (gpointer self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeComparison, scope_comparison_unref)

/* The text to copy from the row @key, of the first or the second IRI; NULL if there is
 * none. Owned by @self. */
const char *
scope_comparison_get_text (const ScopeComparison *self, guint64 key, gboolean second);
