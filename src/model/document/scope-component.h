/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-bidi-notation.h"
#include "scope-row.h"

#define SCOPE_TYPE_COMPONENT (scope_component_get_type ())
G_DECLARE_FINAL_TYPE (ScopeComponent, scope_component, SCOPE, COMPONENT, ScopeRow)

/* More labels of a host than this are counted in one row. */
#define SCOPE_COMPONENT_MAX_LABELS 100

/* More values of a query than this are folded. */
#define SCOPE_COMPONENT_FOLDED_VALUES 10

/**
 * ScopeComponent:
 *
 * A row of the list of components: a component, a label of the host, a value of the
 * query, a field of a mailto IRI, content, or the number of labels that are not
 * listed. Its properties:
 *
 * - `begin`, `end`: its span, in bytes of the text
 * - `strong-begin`, `strong-end`: the registrable domain, in bytes of `text`, which
 *   `note` names
 * - `name`: its name, translated
 * - `component`: the #IriComponent, for the colour; %IRI_COMPONENT_NONE for what
 *   only the scheme defines
 * - `is-label`: whether it is a label of the host or a value of the query
 * - `text`: its text for display, "" for a number of labels
 * - `decoded`: the text without percent-encoding or Punycode, or NULL if that is `text`
 * - `ascii`: the A-label of a label, or NULL if that is `text`
 * - `note`: a remark, or NULL
 * - `list`: the Public Suffix List by which `note` names a registrable domain, or NULL
 * - `production`: the standard and the rule of its grammar that a component matches, or
 *   NULL
 * - `direction`: see scope_direction_name()
 */

IriSpan scope_component_get_span (ScopeComponent *self);

/* The registrable domain in bytes of `text`, or an empty span. */
IriSpan scope_component_get_strong (ScopeComponent *self);

/* Whether a folded list leaves it out. */
gboolean scope_component_is_folded (ScopeComponent *self);

/* The rows of @report, in logical order, in an array that owns them. @notation is the
 * one that @report was made with. */
GPtrArray *scope_component_rows (const IriReport *report, ScopeBidiNotation notation);
