/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-bidi-notation.h"
#include "scope-verdict.h"

#include <gio/gio.h>

#define SCOPE_TYPE_DOCUMENT (scope_document_get_type ())
G_DECLARE_FINAL_TYPE (ScopeDocument, scope_document, SCOPE, DOCUMENT, GObject)

/* Longer texts, in bytes, are analysed in a thread. */
#define SCOPE_DOCUMENT_MAX_AT_ONCE 2000

/* How long after the last change typing counts as finished. */
#define SCOPE_DOCUMENT_PAUSE_MS 400

/* How long typed text waits to be analysed, so that the frame that shows it comes first
 * and key repeat stays fluid. */
#define SCOPE_DOCUMENT_FRAME_MS 25

#define SCOPE_NO_CURSOR G_MAXUINT

/**
 * ScopeDocument:
 *
 * An IRI and its analysis. Its properties:
 *
 * - `text`: the IRI as it was typed, UTF-8, never NULL; writable. A text that is set
 *   as a property, as an entry does, is analysed a frame later, or when one of the
 *   getters below needs it. The other properties stay until then
 * - `spec`: the id of the standard; writable
 * - `convention`: the id of the convention for the visual order; writable. The
 *   report itself always uses a left-to-right embedding, see iri_report_order()
 * - `notation`: the id of the #ScopeBidiNotation; writable. `text` stays as typed, the
 *   analysis is about the letters that its capitals stand for
 * - `flavour`: the id of the flavour of IDNA, or "standard" for that of the
 *   standard; writable
 * - `charset`: the charset of the document that includes the IRI, which queries are
 *   encoded in; writable
 * - `scripts`: the ISO 15924 codes of the scripts that the user can type, empty for
 *   all; writable. See iri-typable-scripts.h
 * - `cursor`: the index of the highlighted character in the displayed text, or
 *   %SCOPE_NO_CURSOR; writable. A new report resets it
 * - `compare`: whether to compute `spec-results`; writable
 * - `report`: the #IriReport of the text. The last one stays while that of a long
 *   text is computed
 * - `verdict`: the #ScopeVerdict of the report
 * - `components`: a list of #ScopeComponent
 * - `findings`: a list of #ScopeFinding
 * - `n-findings`: the number of findings, listed or not
 * - `n-safe`: the number of listed findings with a safe fix
 * - `forms`: a list of #ScopeCopyForm, one for each #IriCopyForm
 * - `spec-results`: a list of #ScopeSpecResult, one for each standard; out of date
 *   unless `compare`
 * - `busy`: whether a report is being computed in a thread
 * - `typing`: whether the text changed just now
 * - `is-being-typed`: whether the user types an IRI that had no error so far, so that a
 *   new error may be gone with the next letter
 */

ScopeDocument *scope_document_new (void);

const char *scope_document_get_text (ScopeDocument *self);
void scope_document_set_text (ScopeDocument *self, const char *text);

/* The standard, never NULL. */
const IriSpec *scope_document_get_spec (ScopeDocument *self);
void scope_document_set_spec (ScopeDocument *self, const IriSpec *spec);

/* The options, for analysing another text. Their strings are never freed. */
IriOptions scope_document_get_options (ScopeDocument *self);

IriConvention scope_document_get_convention (ScopeDocument *self);
void scope_document_set_convention (ScopeDocument *self, IriConvention convention);

ScopeBidiNotation scope_document_get_notation (ScopeDocument *self);
void scope_document_set_notation (ScopeDocument *self, ScopeBidiNotation notation);

guint scope_document_get_cursor (ScopeDocument *self);
void scope_document_set_cursor (ScopeDocument *self, guint cursor);

void scope_document_set_computes_spec_results (ScopeDocument *self, gboolean compare);

/* From now on, computes all `forms`, not only those that are always shown. */
void scope_document_request_all_forms (ScopeDocument *self);
GListModel *scope_document_get_forms (ScopeDocument *self);
GListModel *scope_document_get_spec_results (ScopeDocument *self);

/* Never NULL. Owned by @self. */
IriReport *scope_document_get_report (ScopeDocument *self);

ScopeVerdict *scope_document_get_verdict (ScopeDocument *self);
GListModel *scope_document_get_components (ScopeDocument *self);
GListModel *scope_document_get_findings (ScopeDocument *self);
gboolean scope_document_get_busy (ScopeDocument *self);

/* Whether the text waits to be analysed. Code that runs for every key checks this
 * before it calls the other getters. */
gboolean scope_document_get_waiting (ScopeDocument *self);

/* Analyses the text now if it waits. */
void scope_document_analyze (ScopeDocument *self);

gboolean scope_document_get_typing (ScopeDocument *self);
gboolean scope_document_get_is_being_typed (ScopeDocument *self);
