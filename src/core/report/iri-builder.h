/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding-list.h"
#include "iri-report.h"

G_BEGIN_DECLS

/* How a report is made: what the files of it share. */

/* What a report speaks of: the target if there is one, else the reference. */
typedef struct
{
  const char *text;
  gsize length;
  const IriComponents *components;
} IriSubject;

/* A report while it is being made. */
typedef struct
{
  IriReport *report;
  IriSubject subject;
  IriFindingList *findings;
  GString *href; /* what a browser makes of it, or NULL */
} IriReportBuilder;

gboolean iri_builder_wants_steps (const IriReport *report);
gboolean iri_builder_speaks_of_reference (const IriReportBuilder *self);

/* Where a span of what was read is in the text as given. */
IriSpan iri_builder_source_of (const IriReport *report, IriSpan span);

/* Takes a finding whose place is in the text as given. */
void iri_builder_add_placed (IriReportBuilder *self, IriFinding finding);

/* An IriFindingFunc for findings about the reference; @data is the maker. */
void iri_builder_add (IriFinding finding, gpointer data);

/* The same for findings of which the first few of a kind help. */
void iri_builder_add_of_many (IriReportBuilder *self, IriFinding finding);

/* The same for findings of iri_check(). */
void iri_builder_add_check (IriFinding finding, gpointer data);

void iri_builder_add_at (IriReportBuilder *self,
                         IriFindingCode code,
                         IriComponent component,
                         IriSpan span,
                         const char *detail);
void iri_builder_add_whole (IriReportBuilder *self,
                            IriFindingCode code,
                            const char *detail);

/* The forms: the host by @idna, whether it is refused, the URI, the IRI or what
 * is wanted instead of them. */
void iri_builder_make_host (IriReportBuilder *self, IriIdna idna);
gboolean iri_builder_check_host (IriReportBuilder *self);
void iri_builder_make_uri (IriReportBuilder *self);
void iri_builder_make_iri (IriReportBuilder *self);
void iri_builder_make_normal (IriReportBuilder *self);

/* iri-builder-typable.c: percent-encodes what of the IRI in Unicode form cannot be
 * typed, if the reader said what can. */
void iri_builder_hold_to_scripts (IriReportBuilder *self);

/* Where the registrable domain is in what is displayed. */
void iri_builder_find_registrable (IriReportBuilder *self);

/* Spans of the labels of @host are in the text as given, like all others. */
void iri_builder_place_labels (const IriReportBuilder *self, IriHost *host);

/* Reads the reference as a browser does. What it makes of it, serialized, is kept
 * for iri_builder_make_url(). */
void iri_builder_read_url (IriReportBuilder *self);
void iri_builder_make_url (IriReportBuilder *self);

/* iri-builder-scheme.c: what the scheme says the rest is, with the findings about
 * that; iri_check() has been there before. */
void iri_builder_make_scheme (IriReportBuilder *self);

/* iri-builder-display.c: what browsers show of the host; once all else is found,
 * the findings about that. */
void iri_builder_make_browser (IriReportBuilder *self);
void iri_builder_check_browser (IriReportBuilder *self);

/* iri-builder-spoof.c: labels that can be read as others. After the browser's view
 * is made, and before it is judged. */
void iri_builder_check_spoof (IriReportBuilder *self);

/* iri-builder-bidi.c: the visual order, what a reader makes of it, and the findings
 * about that. */
void iri_builder_make_bidi (IriReportBuilder *self);

G_END_DECLS
