/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

/* Detecting links in running text, and formatting them so that all of a link is
 * detected (UTS #58). */

/* Whether a character ends a link: Link_Term of UTS #58. */
typedef enum
{
  IRI_LINK_INCLUDE, /* part of the link */
  IRI_LINK_SOFT,    /* part of it if one that is follows */
  IRI_LINK_HARD,    /* ends it */
  IRI_LINK_OPEN,
  IRI_LINK_CLOSE, /* ends it unless opened inside */
} IriLinkTerm;

/* The Link_Term of @c. Sets @pair, for brackets, to the same value for both halves
 * of a pair. */
IriLinkTerm iri_link_term (gunichar c, gunichar *pair);

/* Appends @iri, valid UTF-8, to @out. Percent-encodes characters of the path,
 * query and fragment only where link detection would otherwise stop. A "?" or "#"
 * at the end stays and is not detected. @spec is the standard to parse by. */
void iri_link_escape (const char *iri, const IriSpec *spec, GString *out);

/* The length in bytes of what ends @text, of @length bytes, and belongs to the text around
 * a link: a quotation mark, or doubled marks of Markdown; 0 if there is nothing. */
gsize iri_link_mark_length (const char *text, gsize length);
