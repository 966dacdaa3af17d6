/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-span-map.h"

IriSpanMap *
iri_span_map_new (void)
{
  return g_new0 (IriSpanMap, 1);
}

void
iri_span_map_free (IriSpanMap *self)
{
  if (self == NULL)
    return;
  g_free (self->pieces);
  g_free (self);
}

static gsize
out_length (const IriSpanMap *self)
{
  return self->n_pieces == 0 ? 0 : self->pieces[self->n_pieces - 1].out.end;
}

void
iri_span_map_add (IriSpanMap *self, gsize length, IriSpan in, gboolean copied)
{
  IriSpanPiece piece;

  if (self == NULL || length == 0)
    return;
  piece = (IriSpanPiece){
    .out = { out_length (self), out_length (self) + length },
    .in = in,
    .copied = copied,
  };
  if (copied && self->n_pieces > 0)
    {
      IriSpanPiece *last = &self->pieces[self->n_pieces - 1];

      if (last->copied && last->in.end == in.begin)
        {
          last->out.end = piece.out.end;
          last->in.end = in.end;
          return;
        }
    }
  if (self->n_pieces == self->allocated)
    {
      self->allocated = MAX (8, 2 * self->allocated);
      self->pieces = g_renew (IriSpanPiece, self->pieces, self->allocated);
    }
  self->pieces[self->n_pieces++] = piece;
}

/* The piece with the output byte @at; the last one for the end. There must be a
 * piece. */
static const IriSpanPiece *
piece_at (const IriSpanMap *self, gsize at)
{
  gsize low = 0, high = self->n_pieces - 1;

  while (low < high)
    {
      gsize middle = low + (high - low) / 2;

      if (self->pieces[middle].out.end <= at)
        low = middle + 1;
      else
        high = middle;
    }
  return &self->pieces[low];
}

static gsize
back_begin (const IriSpanMap *self, gsize at)
{
  const IriSpanPiece *piece = piece_at (self, at);

  if (at >= piece->out.end)
    return piece->in.end;
  return piece->copied ? piece->in.begin + (at - piece->out.begin) : piece->in.begin;
}

static gsize
back_end (const IriSpanMap *self, gsize at)
{
  const IriSpanPiece *piece = piece_at (self, at - 1);

  return piece->copied ? piece->in.begin + (at - piece->out.begin) : piece->in.end;
}

IriSpan
iri_span_map_back (const IriSpanMap *self, IriSpan out)
{
  gsize begin, end;

  if (self == NULL || !iri_span_is_present (out))
    return out;
  if (self->n_pieces == 0)
    return (IriSpan){ 0, 0 };
  begin = back_begin (self, out.begin);
  end = out.end > out.begin ? back_end (self, out.end) : begin;
  return (IriSpan){ MIN (begin, end), MAX (begin, end) };
}

gsize
iri_span_map_forward (const IriSpanMap *self, gsize in)
{
  const IriSpanPiece *piece;
  gsize low = 0, high;

  if (self == NULL)
    return in;
  high = self->n_pieces;
  while (low < high)
    {
      gsize middle = low + (high - low) / 2;

      if (self->pieces[middle].in.end <= in)
        low = middle + 1;
      else
        high = middle;
    }
  if (low == self->n_pieces || in < self->pieces[low].in.begin)
    return G_MAXSIZE;
  piece = &self->pieces[low];
  return piece->out.begin + (piece->copied ? in - piece->in.begin : 0);
}

/* Adds a piece of the second map as pieces of the input of the first. */
static void
add_through (IriSpanMap *self, const IriSpanMap *first, const IriSpanPiece *piece)
{
  gsize at = piece->in.begin;

  if (!piece->copied || piece->in.begin >= out_length (first))
    {
      iri_span_map_add (self, iri_span_length (piece->out),
                        iri_span_map_back (first, piece->in), FALSE);
      return;
    }
  for (const IriSpanPiece *from = piece_at (first, at);
       at < piece->in.end && from < first->pieces + first->n_pieces; from++)
    {
      gsize end = MIN (piece->in.end, from->out.end);
      IriSpan in = iri_span_map_back (first, (IriSpan){ at, end });

      iri_span_map_add (self, end - at, in, from->copied);
      at = end;
    }
}

static IriSpanMap *
copy (const IriSpanMap *self)
{
  IriSpanMap *map;

  if (self == NULL)
    return NULL;
  map = g_memdup2 (self, sizeof *self);
  map->pieces = g_memdup2 (self->pieces, self->n_pieces * sizeof *self->pieces);
  map->allocated = self->n_pieces;
  return map;
}

IriSpanMap *
iri_span_map_compose (const IriSpanMap *first, const IriSpanMap *second)
{
  IriSpanMap *map;

  if (first == NULL || second == NULL)
    return copy (first != NULL ? first : second);
  map = iri_span_map_new ();
  for (gsize i = 0; i < second->n_pieces; i++)
    add_through (map, first, &second->pieces[i]);
  return map;
}
