/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-chars.h"
#include "iri-components.h"
#include "iri-unicode.h"

/* Where a link in text ends: Link_Term and Link_Bracket of UTS #58, which detecting
 * links and formatting them share. */

/* The state of reading a link. Brackets match only inside a segment of the path, a name
 * or value of the query, or a directive of the fragment. */
typedef struct
{
  const char *text;
  gsize length;
  GArray *open;           /* gunichar: each open bracket */
  IriComponent component; /* the host or the path for what is before the query */
} IriLinkReader;

/* Reads @c, which is at @at. Returns IRI_UNICODE_LINK_HARD if the link ends before it,
 * IRI_UNICODE_LINK_INCLUDE if the link includes it, and others if the link includes it
 * only with a later character. */
IriUnicodeLinkTerm iri_link_read (IriLinkReader *self, gsize at, gunichar c);

/* Whether @c is a letter, or a digit of US-ASCII, which a link includes wherever it is.
 * Most characters are. */
static inline gboolean
iri_link_is_letter (gunichar c)
{
  const IriCharacter *character;

  if (c < 0x80)
    return iri_byte_is ((guint8) c, IRI_CLASS_ALPHA | IRI_CLASS_DIGIT);
  character = iri_character (c);
  return (U_MASK (character->category) & U_GC_L_MASK) != 0
         && character->link_term == IRI_UNICODE_LINK_INCLUDE;
}

/* The Link_Term of @c, whatever is around it. Sets @opener, for brackets, to the one
 * that opens the pair. */
IriUnicodeLinkTerm iri_link_term (gunichar c, gunichar *opener);

/* The length in bytes of what ends @text, of @length bytes, and belongs to the text
 * around a link: a quotation mark, or doubled marks of Markdown; 0 if there is
 * nothing. */
gsize iri_link_mark_length (const char *text, gsize length);
