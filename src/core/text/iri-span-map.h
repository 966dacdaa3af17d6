/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/**
 * IriSpanMapEntry:
 * @out: the range in the output, in bytes
 * @in: the range in the input that it came from, in bytes
 * @copied: whether the bytes are the same, so that offsets inside correspond;
 *   otherwise the whole of @out comes from the whole of @in
 *
 * Entries are adjacent in the output. Removed input has no entry.
 */
typedef struct
{
  IriSpan out;
  IriSpan in;
  gboolean copied;
} IriSpanMapEntry;

/**
 * IriSpanMap:
 * @entries: the entries, in the order of the output
 * @n_entries: their number
 *
 * Maps the bytes of an output to the bytes of the input that they came from.
 */
typedef struct
{
  IriSpanMapEntry *entries;
  gsize n_entries;
  /*< private >*/
  gsize allocated;
} IriSpanMap;

/* An empty map. Free with iri_span_map_free(). */
IRI_API IriSpanMap *iri_span_map_new (void);
IRI_API void iri_span_map_free (IriSpanMap *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriSpanMap, iri_span_map_free)

/* Adds @length bytes of output that came from @in: the same bytes if @copied,
 * else converted from them. Does nothing if @self is NULL. */
IRI_API void
iri_span_map_add (IriSpanMap *self, gsize length, IriSpan in, gboolean copied);

/* The smallest span of the input that contains everything @out came from; @out
 * itself if @self is NULL. */
IRI_API IriSpan iri_span_map_to_input (const IriSpanMap *self, IriSpan out);

/* Where in the output the byte @in of the input went: the first of the bytes it was
 * converted to, %G_MAXSIZE if it was removed, @in itself if @self is NULL. The entries
 * must be in the order of the input, too. */
IRI_API gsize iri_span_map_to_output (const IriSpanMap *self, gsize in);

/* The map of two conversions, @first and then @second, either of which may be
 * NULL for no change. NULL if both are. Free with iri_span_map_free(). */
IRI_API IriSpanMap *iri_span_map_compose (const IriSpanMap *first,
                                          const IriSpanMap *second);

G_END_DECLS
