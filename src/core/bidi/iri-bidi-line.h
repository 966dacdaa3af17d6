/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"
#include "iri-uba.h"

G_BEGIN_DECLS

/* The input of the algorithm: a text with the marks that the convention inserts. */

/* A mark inserted before the byte at @at. */
typedef struct
{
  gsize at;
  gunichar mark;
} IriBidiMark;

/**
 * IriBidiLine:
 * @chars: the characters, marks among them
 * @classes: the Bidi_Class of each, as the convention takes it
 * @sources: for each its index in the text, or %IRI_BIDI_NO_PLACE for a mark
 * @n: the number of characters
 * @pieces: of IriSpan, in characters: the parts that are ordered on their own; NULL
 *   for the line as a whole
 */
typedef struct
{
  const IriConventionInfo *info;
  gunichar *chars;
  guint8 *classes;
  gint8 *brackets;
  gunichar *bracket_ids;
  guint32 *sources;
  gsize n;
  GArray *pieces;
} IriBidiLine;

/* The marks that @info inserts into @length bytes of @text, in order: an array of
 * IriBidiMark, owned by the caller. */
GArray *iri_bidi_marks (const IriConventionInfo *info,
                        const char *text,
                        gsize length,
                        const IriComponents *components);

/* Free with iri_bidi_line_free(). */
IriBidiLine *iri_bidi_line_new (const IriConventionInfo *info,
                                const char *text,
                                gsize length,
                                const GArray *marks);
void iri_bidi_line_free (IriBidiLine *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriBidiLine, iri_bidi_line_free)

/* The Bidi_Class of @c, as the convention takes it. */
guint8 iri_bidi_line_class (const IriConventionInfo *info, gunichar c);

/* Sets @levels, of @n items, to the level of each character of the line. Reports
 * the changes of each rule of UAX #9 to @changed, which may be NULL, by index in the
 * line. Returns the paragraph level. */
guint8 iri_bidi_line_resolve (const IriBidiLine *self,
                              guint8 *levels,
                              IriUbaFunc changed,
                              gpointer data);

/* The same by another implementation of UAX #9. */
guint8 iri_bidi_line_resolve_by (const IriBidiLine *self,
                                 IriUbaLevelsFunc find_levels,
                                 guint8 *levels);

/* The input of the algorithm for the characters of @piece. */
IriUba iri_bidi_line_uba (const IriBidiLine *self, IriSpan piece);

/* Whether @length bytes of UTF-8 have a character of class R, AL or AN, or an
 * explicit formatting character. */
gboolean iri_bidi_has_rtl (const char *text, gsize length);

G_END_DECLS
