/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-verdict.h"

G_BEGIN_DECLS

/**
 * ScopeAnswer:
 * @report: the report
 * @verdict: what to say of it first
 * @components: the rows of #ScopeComponent
 * @findings: the rows of #ScopeFinding
 * @readings: the rows of #ScopeReading, or NULL if they were not wanted
 *
 * Everything that the window shows of one text, made in one go and in any
 * thread, then handed over.
 */
typedef struct
{
  IriReport *report;
  ScopeVerdict *verdict;
  GPtrArray *components;
  GPtrArray *findings;
  GPtrArray *readings;
} ScopeAnswer;

/* Reads @text by @spec and, with @compare, by all. */
ScopeAnswer *
scope_answer_new (const char *text, const IriSpec *spec, gboolean compare);
void scope_answer_free (ScopeAnswer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeAnswer, scope_answer_free)

G_END_DECLS
