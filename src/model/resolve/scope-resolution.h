/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-verdict.h"

G_BEGIN_DECLS

/* So many rounds with the segments of a path are listed. */
#define SCOPE_RESOLUTION_MAX_ROUNDS 100

/**
 * ScopeResolution:
 * @target: what the reference leads to, whole and as it is stored; NULL if it
 *   leads nowhere
 * @shown: it in the letters that are wanted; NULL where there is none
 * @verdict: which way it leads there, or why nowhere
 * @target_verdict: what is to be said of @target by itself; NULL where there is
 *   none
 * @components: of #ScopeResolveComponent: the components that @target has
 * @steps: of #ScopeResolveStep
 * @n_more: how many rounds are not listed
 *
 * What a reference leads to, and how. Immutable.
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

/* Resolves what was read as @reference against what was read as @base, by the
 * choices of the former; @lax is that of IriOptions. Takes linear time; in any
 * thread. */
ScopeResolution *scope_resolution_new (IriReport *reference,
                                       IriReport *base,
                                       gboolean lax,
                                       ScopeNotation notation);
void scope_resolution_free (gpointer self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeResolution, scope_resolution_free)

/* What the step called @key has to copy; NULL if there is none. It belongs to
 * @self. */
const char *scope_resolution_get_text (const ScopeResolution *self,
                                       guint64 key);

/* All steps that are listed, a line each. Free with g_free(). */
char *scope_resolution_write_steps (const ScopeResolution *self);

/* Where all of it is written: a document and a section. Static. */
const char *scope_resolution_section (const IriSpec *spec);

G_END_DECLS
