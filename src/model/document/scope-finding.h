/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-finding-selection.h"
#include "scope-bidi-notation.h"
#include "scope-row.h"

#define SCOPE_TYPE_FINDING (scope_finding_get_type ())
G_DECLARE_FINAL_TYPE (ScopeFinding, scope_finding, SCOPE, FINDING, ScopeRow)

/* More findings than this are counted, not listed. */
#define SCOPE_FINDING_MAX_ROWS IRI_FINDING_SELECTION_MAX

/**
 * ScopeFinding:
 *
 * A row of the list of findings, for all that are equal, or that are about delimiters
 * which are percent-encoded. Its properties:
 *
 * - `severity`: the #IriSeverity
 * - `component`: the #IriComponent
 * - `begin`, `end`: the span of the first of them, in bytes of the text
 * - `n-equal`: how many there are
 * - `message`: the message
 * - `why`: why it matters
 * - `fix`: how to fix it, or NULL
 * - `fix-label`: the label of the button that fixes it, or NULL
 * - `safe`: whether that fix keeps the meaning of the IRI; 0 or 1
 * - `section`: the standard and section
 * - `other`: the IRI that this one can be mistaken for or carries, or NULL
 * - `other-label`: the label of the button that inspects it, or NULL
 */

/* The rows of @report, most severe first, in an array that owns them. @notation is the
 * one that @report was made with. */
GPtrArray *scope_finding_rows (const IriReport *report, ScopeBidiNotation notation);

/* The span of the next finding of @report that shares the row of @self, after the one
 * that begins at @begin, or of the first one. */
IriSpan
scope_finding_next_span (ScopeFinding *self, const IriReport *report, gsize begin);

/* The number of rows with a safe fix. */
guint scope_finding_count_safe (GPtrArray *rows);
