/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-bidi-notation.h"
#include "scope-verdict.h"

/**
 * ScopeAnalysisRequest:
 * @text: (not nullable): the text, as it was typed
 * @options: the options to parse it with
 * @notation: what its capital letters stand for
 * @compare: whether to parse it by all standards
 * @all_forms: whether to make all copy forms, not only those always shown
 *
 * The input of a #ScopeAnalysis.
 */
typedef struct
{
  char *text;
  IriOptions options;
  ScopeBidiNotation notation;
  gboolean compare;
  gboolean all_forms;
} ScopeAnalysisRequest;

/* Copies the request and its text. */
ScopeAnalysisRequest *scope_analysis_request_copy (const ScopeAnalysisRequest *self);
void scope_analysis_request_free (gpointer self);

/**
 * ScopeAnalysis:
 * @report: the report
 * @verdict: the verdict on the report
 * @components: the rows of #ScopeComponent
 * @findings: the rows of #ScopeFinding
 * @forms: the rows of #ScopeCopyForm
 * @spec_results: (nullable): the rows of #ScopeSpecResult, if requested
 *
 * Everything that the window shows about one text. It is built as a whole, in any
 * thread, and then handed over.
 */
typedef struct
{
  IriReport *report;
  ScopeVerdict *verdict;
  GPtrArray *components;
  GPtrArray *findings;
  GPtrArray *forms;
  GPtrArray *spec_results;
} ScopeAnalysis;

ScopeAnalysis *scope_analysis_new (const ScopeAnalysisRequest *request);
void scope_analysis_free (ScopeAnalysis *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeAnalysis, scope_analysis_free)
