/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-finding-selection.h"
#include "scope-notation.h"
#include "scope-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_FINDING (scope_finding_get_type ())
G_DECLARE_FINAL_TYPE (ScopeFinding, scope_finding, SCOPE, FINDING, ScopeRow)

/* More findings than this are counted, not listed. */
#define SCOPE_FINDING_MAX_ROWS IRI_FINDING_SELECTION_MAX

/**
 * ScopeFinding:
 *
 * A row of the list of findings. Its properties:
 *
 * - `severity`: the #IriSeverity
 * - `part`: the #IriComponent it is in
 * - `begin`, `end`: its span, in bytes of the text
 * - `message`: what is so
 * - `why`: why it matters
 * - `fix`: how to fix it, or NULL
 * - `fix-label`: what one press does about it, or NULL
 * - `safe`: whether the address stays what it is by that; 0 or 1
 * - `section`: the document and section that say it
 * - `other`: another address that this one is taken for, or NULL
 */

/* The rows of @report, which was read with @notation, most severe first, in an
 * array that owns them. */
GPtrArray *scope_finding_rows (const IriReport *report, ScopeNotation notation);

/* How many of these rows can be fixed safely. */
guint scope_finding_count_safe (GPtrArray *rows);

G_END_DECLS
