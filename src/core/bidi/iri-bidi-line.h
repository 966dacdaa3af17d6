/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"
#include "iri-uba.h"

/* The input of the algorithm: a text with the marks that the convention inserts. */

/**
 * IriBidiLine:
 * @info: the convention
 * @level: the paragraph level, 0 or 1, or %IRI_UBA_AUTO
 * @offsets: the first byte in the text of each character of the text and, for a mark,
 *   of the character after it; then the length of the text
 * @classes: the Bidi_Class of each under the convention, a UCharDirection
 * @brackets: the type of each as a paired bracket, as in IriUbaInput
 * @bracket_ids: the bracket pair of each, as in IriUbaInput
 * @sources: the index of each in the text, or %IRI_BIDI_NO_POSITION for a mark
 * @n: the number of characters, with marks
 * @formatted: whether the text has bidi formatting characters
 * @mirrored: whether it has characters with a mirror image
 * @ranges: (nullable): IriSpan items, in characters: the ranges that are resolved on
 *   their own; NULL to resolve the line as a whole
 *
 * A line of characters and marks.
 */
typedef struct
{
  const IriConventionInfo *info;
  int level;
  guint32 *offsets;
  guint8 *classes;
  gint8 *brackets;
  gunichar *bracket_ids;
  guint32 *sources;
  gsize n;
  gboolean formatted;
  gboolean mirrored;
  GArray *ranges;
} IriBidiLine;

/* The paragraph level of the text of @bidi: 0, 1 or %IRI_UBA_AUTO. Only the text, its
 * components and the convention need to be set. */
int iri_bidi_paragraph_level (const IriBidi *bidi);

/* The marks that the convention of @bidi inserts into its text, in order: an array of
 * IriDisplayMark, owned by the caller, or NULL for a convention without marks. */
GArray *iri_bidi_marks (const IriBidi *bidi);

/* Decodes the text of @bidi, @n_chars characters, and inserts @marks (nullable), an
 * array of IriDisplayMark. Free with iri_bidi_line_free(). */
IriBidiLine *
iri_bidi_line_new (const IriBidi *bidi, gsize n_chars, const GArray *marks);
void iri_bidi_line_free (IriBidiLine *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidiLine, iri_bidi_line_free)

/* The Bidi_Class of @c under the convention. */
guint8 iri_bidi_line_class (const IriConventionInfo *info, gunichar c);

/* Sets @levels, of @self->n items, to the embedding level of each character of the
 * line. Calls @changed, which may be NULL, for each change by a rule of UAX #9, with
 * the index in the line. Returns the paragraph level. */
guint8 iri_bidi_line_resolve (const IriBidiLine *self,
                              guint8 *levels,
                              IriUbaFunc changed,
                              gpointer data);

/* The same with @find_levels as the implementation of UAX #9, and without steps. */
guint8 iri_bidi_line_resolve_by (const IriBidiLine *self,
                                 IriUbaLevelsFunc find_levels,
                                 guint8 *levels);

/* The input of the algorithm for @range, a range of characters of the line. It points
 * into @self. */
IriUbaInput iri_bidi_line_uba (const IriBidiLine *self, IriSpan range);
