/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-resolve-step.h"
#include "scope-bidi-notation.h"
#include "scope-row.h"

#define SCOPE_TYPE_RESOLVE_STEP (scope_resolve_step_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeResolveStep, scope_resolve_step, SCOPE, RESOLVE_STEP, ScopeRow)

/**
 * ScopeResolveStep:
 *
 * A step of the resolution of a reference. Its properties:
 *
 * - `number`: its number in the standard, and the line of pseudo-code or the state
 * - `title`: the condition that holds, or what the step does
 * - `text`: the text after the step; may be ""
 * - `reason`: why `text` is empty, or NULL
 * - `rest`: the rest of the path after a round of removing dot segments; may be ""
 * - `round`: whether it is such a round
 * - `component`: the component that it is about
 */

/* The row of @step. @key identifies it among the rows. */
ScopeResolveStep *scope_resolve_step_new (const IriResolveStep *step,
                                          guint64 key,
                                          ScopeBidiNotation notation);

/* The text after the step, to copy. Owned by @self. The text of a round is cut, because
 * there may be many of them, all long. */
const char *scope_resolve_step_get_text (ScopeResolveStep *self);

/* Appends it as a line of fields separated by TABs. */
void scope_resolve_step_append (ScopeResolveStep *self, GString *out);
