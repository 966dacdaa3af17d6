/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-copy.h"
#include "scope-bidi-notation.h"
#include "scope-row.h"

#define SCOPE_TYPE_SPEC_RESULT (scope_spec_result_get_type ())
G_DECLARE_FINAL_TYPE (ScopeSpecResult, scope_spec_result, SCOPE, SPEC_RESULT, ScopeRow)

/**
 * ScopeSpecResult:
 *
 * The result of one standard for a text, compared with the selected standard, or the
 * common result of several. Its properties:
 *
 * - `spec`: the index of the standard, or of the first of several, in the order of
 *   scope_standards_get()
 * - `n-members`: the number of standards of which this is the common result, which are
 *   listed after it; 0 for the result of one
 * - `group`: for one of several standards, the key of their common result; else 0
 * - `chosen`: whether the standard, or one of several, is the selected one
 * - `valid`: whether the text is valid
 * - `title`, `caption`: the standard; its document, year and summary
 * - `uri`, `host`: the URI that the text maps to, and the host for DNS; "" if there
 *   is none
 * - `uri-reason`, `host-reason`: why there is none, or NULL
 * - `uri-begin`, `uri-end`: the bytes of `uri` that differ, 0 and 0 for none
 * - `changes`: the changes before parsing, one per line, or NULL
 * - `differs`: how it differs from the selected standard, or NULL
 */

/* Analyses typed or pasted text, without the display marks around it (3987bis-00
 * §4.1). */
IriReport *scope_spec_result_report (const char *text,
                                     const IriOptions *options,
                                     ScopeBidiNotation notation,
                                     IriWant want);

/* A row for each standard, in an array that owns the rows. The standard of @options is
 * the selected one. In any thread. */
GPtrArray *scope_spec_result_rows (const char *text,
                                   const IriOptions *options,
                                   ScopeBidiNotation notation);

/* The rows of scope_spec_result_rows(), and before those that are equal one with their
 * common result, in a new array that owns the rows. */
GPtrArray *scope_spec_result_group (GPtrArray *rows);

/* How many of the standards whose rows are in @rows differ from the selected one; "" if
 * there are none. Free with g_free(). */
char *scope_spec_result_summarize (GListModel *rows);

/* The standard, or the first of several. */
const IriSpec *scope_spec_result_get_spec (ScopeSpecResult *self);

/* Whether @self, a grouped row, is history. The first standard of a group decides. */
gboolean scope_spec_result_is_history (ScopeSpecResult *self);

/* The whole @form of @text, or NULL. Free with g_free(). */
char *scope_spec_result_dup_form (const char *text,
                                  const IriOptions *options,
                                  ScopeBidiNotation notation,
                                  const IriCopyForm *form);
