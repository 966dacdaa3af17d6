/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-verdict.h"

/* Shared by the iri-verdict*.c files. Free returned strings with g_free(). */

/* Replaces @name in @text, such as "{host}", by @value. */
char *iri_verdict_fill (const char *text, const char *name, const char *value);

/* Joins two sentences, each nullable, in one line. Takes ownership of both. */
char *iri_verdict_join (char *first, char *second);

/* The message of @finding and why it matters. */
char *iri_verdict_sentences (const IriReport *report, const IriFinding *finding);

/* iri-verdict-destination.c: where an address leads. */

/* The destination: the IPv4 address that browsers parse from a name, the registrable
 * domain, or else the host; in ASCII if @plainly or if its letters imitate others. NULL
 * if there is none. */
char *iri_verdict_destination_host (const IriReport *report, gboolean plainly);

/* Like iri_verdict_destination_host(), but isolated for use in a sentence. */
char *iri_verdict_quote_host (const IriReport *report, gboolean plainly);

/* "Goes to example.com", or NULL if the destination is unknown. */
char *iri_verdict_destination_title (const IriReport *report);

/* The destination as a sentence, or that the host cannot be looked up. NULL if there is
 * no host, or if @title or @why already names it. */
char *iri_verdict_destination_body (const IriReport *report,
                                    const char *title,
                                    const char *why);

/* The verdict without what it says about other addresses. */
IriVerdict *iri_verdict_new_alone (const IriReport *report);

/* iri-verdict-inside.c: the verdict if another address is meant by the text, or
 * NULL. */
IriVerdict *iri_verdict_new_intended (const IriReport *report);

/* Adds what is said about the first address that the text carries. */
void iri_verdict_add_carried (IriVerdict *self, const IriReport *report);

/* iri-verdict-words.c: the finding that the verdict is about, and its wording. */

/* The most important finding that deceives or warns, or NULL. Owned by @report. */
const IriFinding *iri_verdict_find (const IriReport *report);

/* Whether @finding is about deception, which comes before a rejected host. */
gboolean iri_verdict_is_deceit (const IriFinding *finding);

/* The finding about letters of the host that imitate others, or NULL. Owned by
 * @report. */
const IriFinding *iri_verdict_find_imitation (const IriReport *report);

/* The title, and a body that says why @finding matters and, unless the title does,
 * where the IRI leads. Free with g_free(). */
char *iri_verdict_title (const IriReport *report, const IriFinding *finding);
char *iri_verdict_body (const IriReport *report, const IriFinding *finding);
