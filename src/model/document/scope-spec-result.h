/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"
#include "scope-notation.h"
#include "scope-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_SPEC_RESULT (scope_spec_result_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeSpecResult, scope_spec_result, SCOPE, SPEC_RESULT, ScopeRow)

/**
 * ScopeSpecResult:
 *
 * What one document makes of a text, beside what the chosen one makes of it.
 * Its key is the place of the document among all; further properties:
 *
 * - `chosen`: whether the document is the chosen one
 * - `valid`: whether the text is valid by it
 * - `title`, `caption`: the document, and when and what it is
 * - `uri`, `host`: the URI that the text maps to and the host that is looked
 *   up; "" where there is none
 * - `uri-reason`, `host-reason`: why there is none, or NULL
 * - `uri-begin`, `uri-end`: which bytes of `uri` are not those of the chosen one,
 *   0 and 0 for none
 * - `changes`: what was changed before reading, a line each, or NULL
 * - `differs`: in what it differs from the chosen one, or NULL
 */

/* Reads @text, typed or pasted, by @options: display marks around it are no part
 * of it (3987bis-00 §4.1). */
IriReport *scope_spec_result_report (const char *text,
                                     const IriOptions *options,
                                     ScopeNotation notation,
                                     IriWant want);

/* A row for each document, by what else is in @options, in an array that owns
 * them. The chosen one is that of @options. In any thread. */
GPtrArray *scope_spec_result_rows (const char *text,
                                   const IriOptions *options,
                                   ScopeNotation notation);

const IriSpec *scope_spec_result_get_spec (ScopeSpecResult *self);

/* What @options make of @text, whole, or NULL. Free with g_free(). */
char *scope_spec_result_copy (const char *text,
                              const IriOptions *options,
                              ScopeNotation notation,
                              IriCopyForm form);

G_END_DECLS
