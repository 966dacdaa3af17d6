/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"
#include "scope-notation.h"
#include "scope-verdict.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_DOCUMENT (scope_document_get_type ())
G_DECLARE_FINAL_TYPE (ScopeDocument, scope_document, SCOPE, DOCUMENT, GObject)

/* Texts of up to this many bytes are read at once; longer ones in a thread. */
#define SCOPE_DOCUMENT_MAX_AT_ONCE 2000

/* How long after the last change an address counts as typed to its end. */
#define SCOPE_DOCUMENT_PAUSE_MS 400

/* How long a text that is typed waits to be read: so long that the frame that
 * shows it comes first, and that keys held down do not wait for each other. */
#define SCOPE_DOCUMENT_FRAME_MS 25

/* No character is pointed at. */
#define SCOPE_NO_CURSOR G_MAXUINT

/**
 * ScopeDocument:
 *
 * One address and everything there is to say about it. Its properties:
 *
 * - `text`: the address, UTF-8, never NULL; to be set. One that is set as a property,
 *   as that of an entry is, is read a frame later, or as soon as one of the
 *   functions below is asked for what is made of it. The other properties stay
 *   until then
 * - `spec`: the document it is read by, as its id; to be set
 * - `convention`: how it is put in visual order, as an id; to be set. The report
 *   keeps to a left-to-right embedding, the standard's: see iri_report_order()
 * - `notation`: what its capitals stand for, as an id; to be set. `text` stays
 *   what was typed, what is said of it is about the letters
 * - `flavour`: the flavour of IDNA that hosts are read by, as its id, or
 *   "document" for that of the document; to be set
 * - `charset`: the charset of the document that the address stands in, for the
 *   queries that are mapped by it; to be set
 * - `scripts`: the scripts that can be typed, as ISO 15924 codes; none for all. To
 *   be set. See iri-typable-scripts.h
 * - `cursor`: the character that is pointed at, as an index into what the report
 *   displays, or %SCOPE_NO_CURSOR; to be set. A new report forgets it
 * - `compare`: whether `spec-results` are wanted, which take their time; to be set
 * - `report`: the #IriReport of the text. While that of a long text is being
 *   made, the last one stays; it is replaced whole
 * - `verdict`: the #ScopeVerdict of the report
 * - `components`: a list of #ScopeComponent
 * - `findings`: a list of #ScopeFinding
 * - `n-findings`: how many there are, listed or not
 * - `n-safe`: how many of the findings that are listed can be fixed so that the
 *   address stays what it is
 * - `forms`: a list of #ScopeCopyForm, one for each #IriCopyForm
 * - `spec-results`: a list of #ScopeSpecResult, one for each document, as it was when
 *   they were wanted last
 * - `busy`: whether a report is being made
 * - `typing`: whether the text was changed just now
 * - `settling`: whether an address that had no error until now is being typed,
 *   so that an error may be gone with the next letter
 */

ScopeDocument *scope_document_new (void);

const char *scope_document_get_text (ScopeDocument *self);
void scope_document_set_text (ScopeDocument *self, const char *text);

/* The document that the text is read by. Never NULL. */
const IriSpec *scope_document_get_spec (ScopeDocument *self);
void scope_document_set_spec (ScopeDocument *self, const IriSpec *spec);

/* All of the reader's choices, to read another text by: it, the charset and the
 * scripts stay for as long as the program runs. */
IriOptions scope_document_get_options (ScopeDocument *self);

IriConvention scope_document_get_convention (ScopeDocument *self);
void scope_document_set_convention (ScopeDocument *self,
                                    IriConvention convention);

ScopeNotation scope_document_get_notation (ScopeDocument *self);
void scope_document_set_notation (ScopeDocument *self, ScopeNotation notation);

guint scope_document_get_cursor (ScopeDocument *self);
void scope_document_set_cursor (ScopeDocument *self, guint cursor);

void scope_document_set_compare (ScopeDocument *self, gboolean compare);
/* From now on all of `forms` are wanted, not only those that are always shown. */
void scope_document_want_forms (ScopeDocument *self);
GListModel *scope_document_get_forms (ScopeDocument *self);
GListModel *scope_document_get_spec_results (ScopeDocument *self);

/* The report that is shown. Never NULL; it belongs to @self. */
IriReport *scope_document_get_report (ScopeDocument *self);

ScopeVerdict *scope_document_get_verdict (ScopeDocument *self);
GListModel *scope_document_get_components (ScopeDocument *self);
GListModel *scope_document_get_findings (ScopeDocument *self);
gboolean scope_document_get_busy (ScopeDocument *self);

/* Whether the text waits to be read. What follows every key asks this first. */
gboolean scope_document_get_unread (ScopeDocument *self);

/* Reads it now, if it waits: for who cannot. */
void scope_document_read (ScopeDocument *self);

gboolean scope_document_get_typing (ScopeDocument *self);
gboolean scope_document_get_settling (ScopeDocument *self);

G_END_DECLS
