/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-resolve-step.h"
#include "scope-bidi-notation.h"
#include "scope-row.h"

#define SCOPE_TYPE_RESOLVE_COMPONENT (scope_resolve_component_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeResolveComponent, scope_resolve_component, SCOPE, RESOLVE_COMPONENT, ScopeRow)

/**
 * ScopeResolveComponent:
 *
 * A component of the target of a reference, and where it comes from. Its properties:
 *
 * - `component`: the component, %IRI_COMPONENT_HOST for the authority
 * - `name`: its name
 * - `text`: the component; "" if it is empty
 * - `reason`: that it is empty, or NULL
 * - `source`: where it comes from, in words
 */

/* The row of @component. @text is its text, valid UTF-8. */
ScopeResolveComponent *scope_resolve_component_new (IriComponent component,
                                                    IriResolveSource source,
                                                    const char *text,
                                                    ScopeBidiNotation notation);
