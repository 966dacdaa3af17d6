/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-diff.h"
#include "scope-comparison-item.h"
#include "scope-verdict.h"

G_BEGIN_DECLS

/**
 * ScopeComparison:
 * @reports: the two addresses, first and second
 * @bidis: their orders on screen
 * @differences: where the texts that were ordered differ, @n_differences places
 * @tone: how the verdict on the two sounds
 * @title: what is so, in one line; "" if one of them is empty
 * @body: why it matters, in one line
 * @components: of #ScopeComparisonItem: what they show and are made of
 * @rungs: of #ScopeComparisonItem: the ladder (3987bis-00 §5.3); empty where the two
 *   cannot be compared
 *
 * Two addresses and all there is to say about them together. Immutable; references are
 * counted.
 */
typedef struct
{
  IriReport *reports[2];
  IriBidi *bidis[2];
  IriDifference *differences;
  gsize n_differences;
  IriTone tone;
  char *title;
  char *body;
  GPtrArray *components;
  GPtrArray *rungs;
} ScopeComparison;

#define SCOPE_TYPE_COMPARISON (scope_comparison_get_type ())
GType scope_comparison_get_type (void);

/* Compares what two reports speak of, in visual order by @convention. Takes linear
 * time; in any thread. */
ScopeComparison *scope_comparison_new (IriReport *first,
                                       IriReport *second,
                                       IriConvention convention,
                                       ScopeNotation notation);
ScopeComparison *scope_comparison_ref (ScopeComparison *self);
void scope_comparison_unref (gpointer self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeComparison, scope_comparison_unref)

/* What the row called @key has to copy, of the first or the second address; NULL if
 * there is no such row, or nothing. It belongs to @self. */
const char *scope_comparison_get_text (const ScopeComparison *self,
                                       guint64 key,
                                       gboolean second);

G_END_DECLS
