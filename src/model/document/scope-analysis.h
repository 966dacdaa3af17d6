/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-notation.h"
#include "scope-verdict.h"

G_BEGIN_DECLS

/**
 * ScopeAnalysis:
 * @notation: what its capitals stand for
 * @report: the report
 * @verdict: what to say of it first
 * @components: the rows of #ScopeComponent
 * @findings: the rows of #ScopeFinding
 * @forms: the rows of #ScopeCopyForm
 * @readings: the rows of #ScopeSpecResult, or NULL if they were not wanted
 *
 * Everything that the window shows of one text, made in one go and in any
 * thread, then handed over.
 */
typedef struct
{
  ScopeNotation notation;
  IriReport *report;
  ScopeVerdict *verdict;
  GPtrArray *components;
  GPtrArray *findings;
  GPtrArray *forms;
  GPtrArray *readings;
} ScopeAnalysis;

/* Reads @text by @options, its capitals as @notation says, and, with @compare, by
 * all documents. */
ScopeAnalysis *scope_analysis_new (const char *text,
                                   const IriOptions *options,
                                   ScopeNotation notation,
                                   gboolean compare,
                                   gboolean all_forms);
void scope_analysis_free (ScopeAnalysis *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeAnalysis, scope_analysis_free)

G_END_DECLS
