/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-notation.h"
#include "scope-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_COMPONENT (scope_component_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeComponent, scope_component, SCOPE, COMPONENT, ScopeRow)

/* After this many labels of a host one row says how many more there are. */
#define SCOPE_COMPONENT_MAX_LABELS 100

/**
 * ScopeComponent:
 *
 * A row of the list of components: a component, a label of its host, or the
 * sentence that says how many more labels there are. Its properties:
 *
 * - `begin`, `end`: where it is, in bytes of the text
 * - `strong-begin`, `strong-end`: what stands out, in bytes of `text`: the
 *   registrable domain of a host, which `note` names
 * - `name`: what it is, for people
 * - `part`: the #IriComponent, whose colour it has; %IRI_COMPONENT_NONE for what the scheme
 *   says the rest is
 * - `is-label`: whether it is below the host
 * - `text`: its text as it is stored, in the letters that are wanted; "" for the sentence
 * - `decoded`: what it says to people, or NULL if that is its text
 * - `ascii`: the A-label of a label, or NULL if that is its text
 * - `note`: something to say about it, or NULL
 * - `direction`: "LTR", "RTL", "Digits", "Mixed", or NULL
 */

/* Where it is, in bytes of the text. */
IriSpan scope_component_get_span (ScopeComponent *self);

/* What stands out of its text, in bytes of that; empty if nothing does. */
IriSpan scope_component_get_strong (ScopeComponent *self);

/* The rows of @report, which was read with @notation, in logical order, in an
 * array that owns them. */
GPtrArray *scope_component_rows (const IriReport *report,
                                 ScopeNotation notation);

G_END_DECLS
