/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_CONVENTION_RESULT (scope_convention_result_get_type ())
G_DECLARE_FINAL_TYPE (ScopeConventionResult,
                      scope_convention_result,
                      SCOPE,
                      CONVENTION_RESULT,
                      ScopeRow)

/**
 * ScopeConventionResult:
 *
 * A row of the list of conventions: how one of them shows an address. Its
 * properties:
 *
 * - `id`, `title`: the convention
 * - `caption`: the section that it is from, and a sentence on it
 * - `visual`: what is seen, from left to right, cut
 * - `parts`: of each character of that the #IriComponent, as a letter from
 *   %SCOPE_CONVENTION_RESULT_COMPONENT on
 * - `same`: whether it reads as it is stored
 * - `note`: how it reads, in words
 */

/* Stands for part 0. */
#define SCOPE_CONVENTION_RESULT_COMPONENT 'a'

/* How each convention shows what @report displays, in an array that owns the
 * rows. In any thread. */
GPtrArray *scope_convention_result_rows (const IriReport *report);

/* The string that shows it so everywhere, with its marks, made anew: they are
 * not all kept whole. NULL if there is no such convention. Free with g_free(). */
char *scope_convention_result_copy (const IriReport *report, const char *id);

G_END_DECLS
