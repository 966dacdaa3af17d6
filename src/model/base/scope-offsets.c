/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-offsets.h"

/* The offset of every 64th character is stored; those between are counted. */
#define STRIDE 64

struct _ScopeOffsets
{
  const char *text;
  gsize n_chars;
  GArray *offsets; /* gsize, bytes */
};

ScopeOffsets *
scope_offsets_new (const char *text, gsize length)
{
  ScopeOffsets *self = g_new (ScopeOffsets, 1);
  const char *at = text;

  self->text = text;
  self->n_chars = 0;
  self->offsets = g_array_new (FALSE, FALSE, sizeof (gsize));
  for (;; at = g_utf8_next_char (at), self->n_chars++)
    {
      gsize offset = (gsize) (at - text);

      if (self->n_chars % STRIDE == 0)
        g_array_append_val (self->offsets, offset);
      if (offset >= length)
        return self;
    }
}

void
scope_offsets_free (ScopeOffsets *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->offsets);
  g_free (self);
}

gsize
scope_offsets_n_chars (const ScopeOffsets *self)
{
  return self->n_chars;
}

gsize
scope_offsets_byte (const ScopeOffsets *self, gsize index)
{
  gsize before = g_array_index (self->offsets, gsize, index / STRIDE);

  return (
      gsize) (g_utf8_offset_to_pointer (self->text + before, (glong) (index % STRIDE))
              - self->text);
}

gsize
scope_offsets_index (const ScopeOffsets *self, gsize offset)
{
  guint low = 0, high = self->offsets->len;
  const char *at;
  gsize index;

  while (high - low > 1)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (self->offsets, gsize, middle) <= offset)
        low = middle;
      else
        high = middle;
    }
  at = self->text + g_array_index (self->offsets, gsize, low);
  index = (gsize) low * STRIDE;
  while (g_utf8_next_char (at) <= self->text + offset)
    {
      at = g_utf8_next_char (at);
      index++;
    }
  return index;
}
