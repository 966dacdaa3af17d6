/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-verdict.h"

G_BEGIN_DECLS

/* What the files of the verdict share. Free strings with g_free(). */

/* @text with @value in the place of @name, "{host}". */
char *iri_verdict_fill (const char *text, const char *name, const char *value);

/* Two sentences, of which either may be NULL, in one line. Takes both. */
char *iri_verdict_join (char *first, char *second);

/* What @finding says: what is so, and why it matters. */
char *iri_verdict_sentences (const IriReport *report,
                             const IriFinding *finding);

/* iri-verdict-destination.c: where an address leads. */

/* What is gone to: the address that browsers read in a name, the registrable
 * domain, or else the host. @plainly: in US-ASCII. NULL if there is none. */
char *iri_verdict_host (const IriReport *report, gboolean plainly);

/* The same for use within a sentence. */
char *iri_verdict_quote_host (const IriReport *report, gboolean plainly);

/* "Goes to example.com". NULL if there is no telling. */
char *iri_verdict_place (const IriReport *report);

/* The same as a sentence, or that the host cannot be looked up. NULL if there is
 * no host, or @title or @why tell of it already. */
char *
iri_verdict_goes (const IriReport *report, const char *title, const char *why);

/* iri-verdict-words.c: the finding that is spoken of first. */

/* The most important one that deceives or warns, or NULL. */
const IriFinding *iri_verdict_find (const IriReport *report);

/* Whether it speaks of deceit, which goes before the host's being refused. */
gboolean iri_verdict_is_deceit (const IriFinding *finding);

/* What is so, and why it matters; then where the address goes, unless that was
 * said. */
char *iri_verdict_title (const IriReport *report, const IriFinding *finding);
char *iri_verdict_body (const IriReport *report, const IriFinding *finding);

/* iri-verdict-scripts.c: which letter of a word is of another alphabet. */
char *iri_verdict_explain_scripts (const IriReport *report,
                                   const IriFinding *finding);

/* How many alphabets the word has. */
guint iri_verdict_count_scripts (const IriReport *report,
                                 const IriFinding *finding);

G_END_DECLS
