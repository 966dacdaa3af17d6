/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

G_BEGIN_DECLS

/* What an IRI looks like to a program that finds it in running text, and how it
 * is written so that such a program finds all of it (UTS #58). Both sides ask the
 * same question of a character. */

/* What a character does to an IRI that goes up to it: UTS #58's Link_Term. */
typedef enum
{
  IRI_LINK_INCLUDE, /* it belongs to it */
  IRI_LINK_SOFT,    /* it does if something follows that does */
  IRI_LINK_HARD,    /* it ends it */
  IRI_LINK_OPEN,
  IRI_LINK_CLOSE, /* it ends it unless it was opened inside */
} IriLinkTerm;

/* What @c does. For those that open and close @pair is set to what both halves
 * of a pair have in common. */
IriLinkTerm iri_link_term (gunichar c, gunichar *pair);

/* Appends @iri, which is UTF-8, to @out with as little of it percent-encoded as
 * finding it asks for: in the path, query and fragment what ends an IRI, and what
 * stands at its end and would be left to the sentence. A "?" or "#" with nothing
 * behind it stays, and is left to it. @spec is the document to take it apart
 * by. */
void iri_link_escape (const char *iri, const IriSpec *spec, GString *out);

G_END_DECLS
