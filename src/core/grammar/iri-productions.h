/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

G_BEGIN_DECLS

/**
 * IriProductions:
 * @whole: the rules that the whole text matches, the widest first; NULL after the last
 * @authority: (nullable): the rule that the authority matches
 * @component: (nullable): the rule that each component matches; NULL for one that is
 *   absent, that matches none, or that the grammar has no rule for
 *
 * The rules of the grammar of a standard that a text and its components match. Of
 * several alternatives the first one counts (3987bis-00 §2.2). Static strings.
 */
typedef struct
{
  const char *whole[4];
  const char *authority;
  const char *component[IRI_N_COMPONENTS];
} IriProductions;

/* Finds the rules of @spec that @text, @length bytes parsed into @components, matches,
 * and fills @productions, which the caller owns. Components with faults match none.
 * @valid: whether the whole text matches. */
IRI_API void iri_productions_find (const char *text,
                                   gsize length,
                                   const IriComponents *components,
                                   const IriSpec *spec,
                                   gboolean valid,
                                   IriProductions *productions);

G_END_DECLS
