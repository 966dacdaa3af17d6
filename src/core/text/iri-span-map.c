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
  g_free (self->entries);
  g_free (self);
}

static gsize
out_length (const IriSpanMap *self)
{
  return self->n_entries == 0 ? 0 : self->entries[self->n_entries - 1].out.end;
}

void
iri_span_map_add (IriSpanMap *self, gsize length, IriSpan in, gboolean copied)
{
  IriSpanMapEntry entry;

  if (self == NULL || length == 0)
    return;
  entry = (IriSpanMapEntry){
    .out = { out_length (self), out_length (self) + length },
    .in = in,
    .copied = copied,
  };
  if (copied && self->n_entries > 0)
    {
      IriSpanMapEntry *last = &self->entries[self->n_entries - 1];

      if (last->copied && last->in.end == in.begin)
        {
          last->out.end = entry.out.end;
          last->in.end = in.end;
          return;
        }
    }
  if (self->n_entries == self->allocated)
    {
      self->allocated = MAX (8, 2 * self->allocated);
      self->entries = g_renew (IriSpanMapEntry, self->entries, self->allocated);
    }
  self->entries[self->n_entries++] = entry;
}

/* The entry with the output byte @at; the last one for the end. There must be
 * one. */
static const IriSpanMapEntry *
entry_at (const IriSpanMap *self, gsize at)
{
  gsize low = 0, high = self->n_entries - 1;

  while (low < high)
    {
      gsize middle = low + (high - low) / 2;

      if (self->entries[middle].out.end <= at)
        low = middle + 1;
      else
        high = middle;
    }
  return &self->entries[low];
}

/* The input of the output from @begin to @end, which @entry has. */
static IriSpan
part_of_entry (const IriSpanMapEntry *entry, gsize begin, gsize end)
{
  if (!entry->copied)
    return entry->in;
  return (IriSpan){ entry->in.begin + (begin - entry->out.begin),
                    entry->in.begin + (end - entry->out.begin) };
}

static gsize
back_begin (const IriSpanMapEntry *entry, gsize at)
{
  return at >= entry->out.end ? entry->in.end : part_of_entry (entry, at, at).begin;
}

IriSpan
iri_span_map_to_input (const IriSpanMap *self, IriSpan out)
{
  const IriSpanMapEntry *entry;
  gsize begin, end;

  if (self == NULL || !iri_span_is_present (out))
    return out;
  if (self->n_entries == 0)
    return (IriSpan){ 0, 0 };
  entry = entry_at (self, out.begin);
  begin = end = back_begin (entry, out.begin);
  if (out.end > out.begin)
    {
      /* Most spans are within one entry. */
      if (out.end > entry->out.end)
        entry = entry_at (self, out.end - 1);
      end = part_of_entry (entry, out.end, out.end).end;
    }
  return (IriSpan){ MIN (begin, end), MAX (begin, end) };
}

gsize
iri_span_map_to_output (const IriSpanMap *self, gsize in)
{
  const IriSpanMapEntry *entry;
  gsize low = 0, high;

  if (self == NULL)
    return in;
  high = self->n_entries;
  while (low < high)
    {
      gsize middle = low + (high - low) / 2;

      if (self->entries[middle].in.end <= in)
        low = middle + 1;
      else
        high = middle;
    }
  if (low == self->n_entries || in < self->entries[low].in.begin)
    return G_MAXSIZE;
  entry = &self->entries[low];
  return entry->out.begin + (entry->copied ? in - entry->in.begin : 0);
}

/* Adds an entry of the second map as entries of the input of the first. */
static void
add_through (IriSpanMap *self, const IriSpanMap *first, const IriSpanMapEntry *entry)
{
  gsize at = entry->in.begin;

  if (!entry->copied || entry->in.begin >= out_length (first))
    {
      iri_span_map_add (self, iri_span_length (entry->out),
                        iri_span_map_to_input (first, entry->in), FALSE);
      return;
    }
  for (const IriSpanMapEntry *from = entry_at (first, at);
       at < entry->in.end && from < first->entries + first->n_entries; from++)
    {
      gsize end = MIN (entry->in.end, from->out.end);

      iri_span_map_add (self, end - at, part_of_entry (from, at, end), from->copied);
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
  map->entries = g_memdup2 (self->entries, self->n_entries * sizeof *self->entries);
  map->allocated = self->n_entries;
  return map;
}

IriSpanMap *
iri_span_map_compose (const IriSpanMap *first, const IriSpanMap *second)
{
  IriSpanMap *map;

  if (first == NULL || second == NULL)
    return copy (first != NULL ? first : second);
  map = iri_span_map_new ();
  for (gsize i = 0; i < second->n_entries; i++)
    add_through (map, first, &second->entries[i]);
  return map;
}
