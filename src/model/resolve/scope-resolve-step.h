/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-resolve-step.h"
#include "scope-notation.h"
#include "scope-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_RESOLVE_STEP (scope_resolve_step_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeResolveStep, scope_resolve_step, SCOPE, RESOLVE_STEP, ScopeRow)

/**
 * ScopeResolveStep:
 *
 * A step of the resolution of a reference. Its properties:
 *
 * - `number`: its own number in its document, and the line of pseudo-code or the
 *   state that it is
 * - `title`: what is so, or is done
 * - `text`: what there is after it; "" if there is nothing
 * - `reason`: why there is nothing; NULL if there is
 * - `rest`: what is left of the path after a round; "" if nothing is
 * - `round`: whether it is one
 * - `chip`: the component that it is about, as `chip` of a row of components
 */

/* The row of @step, which comes as the one of @key. */
ScopeResolveStep *scope_resolve_step_new (const IriResolveStep *step,
                                          guint64 key,
                                          ScopeNotation notation);

/* What there is after it, to copy. It belongs to @self. Whole, but for a round:
 * there may be many of these, all of them long. */
const char *scope_resolve_step_get_text (ScopeResolveStep *self);

/* Appends it as a line, fields divided by TABs. */
void scope_resolve_step_append (ScopeResolveStep *self, GString *out);

G_END_DECLS
