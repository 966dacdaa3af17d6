/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-span-set.h"

struct _IriSpanSet
{
  GArray *spans; /* of IriSpan, in the order of the text; no two touch */
};

IriSpanSet *
iri_span_set_new (void)
{
  IriSpanSet *self = g_new (IriSpanSet, 1);

  self->spans = g_array_new (FALSE, FALSE, sizeof (IriSpan));
  return self;
}

void
iri_span_set_free (IriSpanSet *self)
{
  g_array_unref (self->spans);
  g_free (self);
}

static IriSpan *
get (const IriSpanSet *self, guint i)
{
  return &g_array_index (self->spans, IriSpan, i);
}

/* The index of the first span that ends at @begin or later. */
static guint
find (const IriSpanSet *self, gsize begin)
{
  guint low = 0, high = self->spans->len;

  if (high > 0 && get (self, high - 1)->end < begin)
    return high;
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get (self, middle)->end < begin)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

void
iri_span_set_add (IriSpanSet *self, IriSpan span)
{
  guint first = find (self, span.begin), after = first;

  for (; after < self->spans->len && get (self, after)->begin <= span.end; after++)
    {
      span.begin = MIN (span.begin, get (self, after)->begin);
      span.end = MAX (span.end, get (self, after)->end);
    }
  if (after == first)
    {
      g_array_insert_val (self->spans, first, span);
      return;
    }
  *get (self, first) = span;
  if (after > first + 1)
    g_array_remove_range (self->spans, first + 1, after - first - 1);
}

gboolean
iri_span_set_touches (const IriSpanSet *self, gsize begin, gsize end)
{
  guint i = find (self, begin);

  return i < self->spans->len && get (self, i)->begin <= end;
}
