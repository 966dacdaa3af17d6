/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span-map.h"

G_BEGIN_DECLS

/* How text that US-ASCII alone can carry stands for other text (3987bis-00
 * §1.4). */
typedef enum
{
  IRI_NOTATION_PLAIN,
  IRI_NOTATION_XML,         /* "&#xE9;", "&amp;" */
  IRI_NOTATION_BIDI,        /* A to Z are Hebrew letters */
  IRI_NOTATION_BIDI_ARABIC, /* A to Z are Arabic letters */
} IriNotation;

/* All of them, the plain one first; @n_notations is set to their number.
 * Static. */
IRI_API const IriNotation *iri_notation_all (gsize *n_notations);

/* The stable id of a notation, as `--notation` takes it. Static. */
IRI_API const char *iri_notation_id (IriNotation notation);

/* Sets @notation to the one called @id. FALSE if there is none. */
IRI_API gboolean iri_notation_find (const char *id, IriNotation *notation);

/* Appends to @out the text that the @length bytes of @text stand for, and tells
 * @map, which may be NULL, what came from where.
 *
 * XML Notation: character references by number, decimal or hexadecimal, and by
 * any name that HTML has, each with its semicolon. What is no reference to a
 * character stays, so does "&" alone.
 *
 * Bidi Notation: each capital letter is one letter of a right-to-left script,
 * but for those of a percent-encoding: the "C" of "%C3" is a digit.
 *
 * Bytes that are not UTF-8 stay as they are. */
IRI_API void iri_notation_read (IriNotation notation,
                                const char *text,
                                gsize length,
                                GString *out,
                                IriSpanMap *map);

/* Appends to @out how the @length bytes of @text are written in a notation, the
 * reverse of iri_notation_read(). Returns FALSE if that would not read back as
 * the same text: Bidi Notation has no capital Latin letters, and writes small
 * ones for them. */
IRI_API gboolean iri_notation_write (IriNotation notation,
                                     const char *text,
                                     gsize length,
                                     GString *out);

G_END_DECLS
