/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/**
 * IriSpanPiece:
 * @out: where the piece is in what came out, in bytes
 * @in: what it came from, in bytes of what went in
 * @copied: whether it is the same bytes, so that offsets inside of it
 *   correspond; otherwise the piece as a whole comes from the whole of @in
 *
 * Pieces lie side by side in what came out. What was taken out leaves no piece.
 */
typedef struct
{
  IriSpan out;
  IriSpan in;
  gboolean copied;
} IriSpanPiece;

/**
 * IriSpanMap:
 * @pieces: the pieces, in the order of what came out
 * @n_pieces: how many there are
 *
 * Which bytes of a result came from which bytes of the text it was made of.
 */
typedef struct
{
  IriSpanPiece *pieces;
  gsize n_pieces;
  /*< private >*/
  gsize allocated;
} IriSpanMap;

IRI_API IriSpanMap *iri_span_map_new (void);
IRI_API void iri_span_map_free (IriSpanMap *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriSpanMap, iri_span_map_free)

/* The next @length bytes that came out are those of @in, unchanged or, if not
 * @copied, made of them. Nothing if @self is NULL: nobody asked. */
IRI_API void
iri_span_map_add (IriSpanMap *self, gsize length, IriSpan in, gboolean copied);

/* What @out came from: the smallest span of the text that went in which holds
 * all that @out was made of. @out itself if @self is NULL: nothing was changed. */
IRI_API IriSpan iri_span_map_back (const IriSpanMap *self, IriSpan out);

/* The map of two changes, @first and then @second, either of which may be NULL.
 * Owned by the caller; NULL if both are. */
IRI_API IriSpanMap *iri_span_map_compose (const IriSpanMap *first,
                                          const IriSpanMap *second);

G_END_DECLS
