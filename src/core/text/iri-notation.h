/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span-map.h"

G_BEGIN_DECLS

/* Notations that represent other characters in US-ASCII (3987bis-00 §1.4). */
typedef enum
{
  IRI_NOTATION_PLAIN,
  IRI_NOTATION_XML,             /* "&#xE9;", "&amp;" */
  IRI_NOTATION_XML_IUNRESERVED, /* "&#xE9;" for characters that never delimit */
  IRI_NOTATION_BIDI,            /* A to Z are Hebrew letters */
  IRI_NOTATION_BIDI_ARABIC,     /* A to Z are Arabic letters */
} IriNotation;

/* All notations, plain first; sets @n_notations to their number. Static. */
IRI_API const IriNotation *iri_notation_all (gsize *n_notations);

/* The stable id of a notation, as for `--notation`. Static. */
IRI_API const char *iri_notation_id (IriNotation notation);

/* Sets @notation to the one with the id @id; FALSE if there is none. */
IRI_API gboolean iri_notation_find (const char *id, IriNotation *notation);

/* Decodes the @length bytes of @text and appends the result to @out; fills
 * @map, which may be NULL.
 *
 * XML Notation: decimal, hexadecimal and HTML's named character references,
 * each with its semicolon. Everything else stays, including a lone "&".
 *
 * XML Notation limited to iunreserved: only decimal and hexadecimal references to
 * characters of that rule (RFC 3987 §2.2), so that none becomes a delimiter
 * (guidelines-00 §4, the alternative of step 4).
 *
 * Bidi Notation: each capital letter is a letter of a right-to-left script,
 * except hex digits of a percent-encoding and one after a backslash, which is itself
 * without the backslash.
 *
 * Bytes that are not UTF-8 stay. */
IRI_API void iri_notation_read (IriNotation notation,
                                const char *text,
                                gsize length,
                                GString *out,
                                IriSpanMap *map);

/* Appends the @length bytes of @text to @out in a notation, the reverse of
 * iri_notation_read(). Returns FALSE if decoding does not restore the text:
 * Bidi Notation cannot escape a percent sign or a backslash before a letter that it
 * replaces, nor XML Notation limited to iunreserved an "&". */
IRI_API gboolean iri_notation_write (IriNotation notation,
                                     const char *text,
                                     gsize length,
                                     GString *out);

/* How @c is drawn in a notation: the capital letter that represents it in Bidi
 * Notation, or @c itself. US-ASCII stays as it is, and so does all text in other
 * notations. */
IRI_API gunichar iri_notation_letter (IriNotation notation, gunichar c);

G_END_DECLS
