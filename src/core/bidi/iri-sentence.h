/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-embedding.h"

G_BEGIN_DECLS

/**
 * IriSentence:
 * @visual: the line in visual order, without formatting characters
 * @iri_whole: whether no text is shown inside the IRI, and no paragraph separator in it
 *   divides it between two lines
 * @iri_ordered: whether the characters of the IRI are in the order that they have in a
 *   left-to-right embedding (RFC 3987 §4.1)
 * @text_kept: whether the IRI is whole and the text around it is shown as around a
 *   neutral character; an empty IRI keeps it
 *
 * A line of text with an IRI in it, and what each does to the other.
 */
typedef struct
{
  char *visual;
  gboolean iri_whole;
  gboolean iri_ordered;
  gboolean text_kept;
} IriSentence;

/* Puts @iri between @before and @after, all valid UTF-8, in a line of @direction, which
 * must not be %IRI_BASE_DIRECTION_NONE; only @iri may have paragraph separators. @marks
 * has two strings, to be inserted before and after the IRI. Takes linear time. Free
 * with iri_sentence_free(). */
IRI_API IriSentence *iri_sentence_new (const char *before,
                                       const char *iri,
                                       const char *after,
                                       const char *const marks[2],
                                       IriBaseDirection direction);
IRI_API void iri_sentence_free (IriSentence *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriSentence, iri_sentence_free)

/* Which of the two is not kept: "none", "iri", "text" or "both". Static. */
IRI_API const char *iri_sentence_harm_id (const IriSentence *self);

G_END_DECLS
