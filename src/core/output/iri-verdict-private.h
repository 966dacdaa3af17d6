/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-verdict.h"

G_BEGIN_DECLS

/* What the files of the verdict share. Free strings with g_free(). */

/* Replaces @name, "{host}", in @text by @value. */
char *iri_verdict_fill (const char *text, const char *name, const char *value);

/* Joins two sentences, each nullable, in one line. Takes both. */
char *iri_verdict_join (char *first, char *second);

/* The message of @finding and why it matters. */
char *iri_verdict_sentences (const IriReport *report, const IriFinding *finding);

/* iri-verdict-destination.c: where an address leads. */

/* The destination: the IPv4 address that browsers read in a name, the registrable
 * domain, or else the host; in US-ASCII if @plainly. NULL if there is none. */
char *iri_verdict_host (const IriReport *report, gboolean plainly);

/* The same, isolated for use in a sentence. */
char *iri_verdict_quote_host (const IriReport *report, gboolean plainly);

/* "Goes to example.com", or NULL if the destination is unknown. */
char *iri_verdict_place (const IriReport *report);

/* The same as a sentence, or that the host cannot be looked up. NULL if there is
 * no host, or @title or @why names it already. */
char *iri_verdict_goes (const IriReport *report, const char *title, const char *why);

/* iri-verdict-words.c: the finding that is spoken of first. */

/* The most important one that deceives or warns, or NULL. */
const IriFinding *iri_verdict_find (const IriReport *report);

/* Whether it speaks of deceit, which goes before the host's being refused. */
gboolean iri_verdict_is_deceit (const IriFinding *finding);

/* The title, and a body that says why it matters and, unless the title did, where
 * the IRI leads. */
char *iri_verdict_title (const IriReport *report, const IriFinding *finding);
char *iri_verdict_body (const IriReport *report, const IriFinding *finding);

/* iri-verdict-scripts.c: which letter of a word is of another alphabet. */
char *iri_verdict_explain_scripts (const IriReport *report, const IriFinding *finding);

/* How many alphabets the word has. */
guint iri_verdict_count_scripts (const IriReport *report, const IriFinding *finding);

G_END_DECLS
