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
  const IriParts *parts;
} IriSubject;

/* A report while it is being made. */
typedef struct
{
  IriReport *report;
  IriSubject subject;
  IriFindingList *findings;
  GString *href; /* what a browser makes of it, or NULL */
} IriMaker;

gboolean iri_maker_wants_steps (const IriReport *report);
gboolean iri_maker_speaks_of_reference (const IriMaker *self);

/* Where a span of what was read is in the text as given. */
IriSpan iri_maker_source_of (const IriReport *report, IriSpan span);

/* Takes a finding whose place is in the text as given. */
void iri_maker_take_placed (IriMaker *self, IriFinding finding);

/* An IriFindingFunc for findings about the reference; @data is the maker. */
void iri_maker_take (IriFinding finding, gpointer data);

/* The same for findings of which the first few of a kind help. */
void iri_maker_take_of_many (IriMaker *self, IriFinding finding);

/* The same for findings of iri_check(). */
void iri_maker_take_check (IriFinding finding, gpointer data);

void iri_maker_add (IriMaker *self,
                    IriFindingCode code,
                    IriPart part,
                    IriSpan span,
                    const char *detail);
void
iri_maker_add_whole (IriMaker *self, IriFindingCode code, const char *detail);

/* The forms: the host by @idna, whether it is refused, the URI, the IRI or what
 * is wanted instead of them. */
void iri_maker_make_host (IriMaker *self, IriIdna idna);
gboolean iri_maker_check_host (IriMaker *self);
void iri_maker_make_uri (IriMaker *self);
void iri_maker_make_iri (IriMaker *self);
void iri_maker_make_normal (IriMaker *self);

/* iri-maker-typable.c: percent-encodes what of the IRI in Unicode form cannot be
 * typed, if the reader said what can. */
void iri_maker_hold_to_scripts (IriMaker *self);

/* Where the registrable domain is in what is displayed. */
void iri_maker_find_registrable (IriMaker *self);

/* Spans of the labels of @host are in the text as given, like all others. */
void iri_maker_place_labels (const IriMaker *self, IriHost *host);

/* Reads the reference as a browser does. What it makes of it, serialized, is kept
 * for iri_maker_make_url(). */
void iri_maker_read_url (IriMaker *self);
void iri_maker_make_url (IriMaker *self);

/* iri-maker-scheme.c: what the scheme says the rest is, with the findings about
 * that; iri_check() has been there before. */
void iri_maker_make_scheme (IriMaker *self);

/* iri-maker-browser.c: what browsers show of the host; once all else is found,
 * the findings about that. */
void iri_maker_make_browser (IriMaker *self);
void iri_maker_check_browser (IriMaker *self);

/* iri-maker-spoof.c: labels that can be read as others. After the browser's view
 * is made, and before it is judged. */
void iri_maker_check_spoof (IriMaker *self);

/* iri-maker-bidi.c: the visual order, what a reader makes of it, and the findings
 * about that. */
void iri_maker_make_bidi (IriMaker *self);

G_END_DECLS
