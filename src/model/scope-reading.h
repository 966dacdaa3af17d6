/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-verdict.h"

G_BEGIN_DECLS

/**
 * ScopeReading:
 * @report: the report
 * @verdict: what to say of it first
 * @components: the rows of #ScopeComponent
 * @findings: the rows of #ScopeFinding
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
} ScopeReading;

/* Reads @text, typed or pasted, by @spec: display marks around it are no part of
 * it (3987bis-00 §4.1). */
ScopeReading *scope_reading_new (const char *text, const IriSpec *spec);
void scope_reading_free (ScopeReading *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScopeReading, scope_reading_free)

G_END_DECLS
