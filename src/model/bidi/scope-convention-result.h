/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-row.h"

#define SCOPE_TYPE_CONVENTION_RESULT (scope_convention_result_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeConventionResult, scope_convention_result, SCOPE, CONVENTION_RESULT, ScopeRow)

/**
 * ScopeConventionResult:
 *
 * A row of the list of conventions: how one of them shows an IRI. Its properties:
 *
 * - `id`, `title`: the convention
 * - `caption`: its section, and a sentence about it
 * - `visual`: the text in visual order, cut for a row
 * - `components`: the #IriComponent of each character of `visual`, as a letter counted
 *   from %SCOPE_CONVENTION_RESULT_COMPONENT
 * - `same`: whether a reader perceives the logical order
 * - `note`: how a reader perceives it, in words
 */

/* The letter of component 0. */
#define SCOPE_CONVENTION_RESULT_COMPONENT 'a'

/* A row for each convention, in an array that owns the rows. In any thread. */
GPtrArray *scope_convention_result_rows (const IriReport *report);

/* The whole text with the bidi marks that make any software show it as the convention
 * @id does; NULL if @id is not known. Free with g_free(). */
char *scope_convention_result_dup_marked_text (const IriReport *report, const char *id);
