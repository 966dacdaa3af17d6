/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-verdict.h"

/* How many rounds of remove_dot_segments (RFC 3986 §5.2.4) are listed. */
#define SCOPE_RESOLUTION_MAX_SEGMENT_STEPS 100

/**
 * ScopeResolution:
 * @target: (nullable): the resolved IRI, or NULL if resolution failed
 * @shown: (nullable): @target for display
 * @verdict: the verdict on the resolution
 * @target_verdict: (nullable): the verdict on @target
 * @components: the #ScopeResolveComponent of @target
 * @steps: the #ScopeResolveStep
 * @n_more: the number of rounds that are not listed
 *
 * The target of a reference, and the steps that lead there. Immutable.
 */
typedef struct
{
  char *target;
  char *shown;
  ScopeVerdict *verdict;
  ScopeVerdict *target_verdict;
  GPtrArray *components;
  GPtrArray *steps;
  guint n_more;
} ScopeResolution;

/* Resolves @reference against @base with the options of the former; for @non_strict see
 * #IriOptions. Linear time; in any thread. */
ScopeResolution *scope_resolution_new (IriReport *reference,
                                       IriReport *base,
                                       gboolean non_strict,
                                       ScopeBidiNotation notation);
void scope_resolution_free (gpointer self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeResolution, scope_resolution_free)

/* The text to copy from the step @key; NULL if there is none. Owned by @self. */
const char *scope_resolution_get_text (const ScopeResolution *self, guint64 key);

/* The listed steps, one per line. Free with g_free(). */
char *scope_resolution_write_steps (const ScopeResolution *self);

/* The standard and section that define resolution. Static. */
const char *scope_resolution_section (const IriSpec *spec);
