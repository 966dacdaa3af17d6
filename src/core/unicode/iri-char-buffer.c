/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-char-buffer.h"

#include <string.h>

void
iri_char_buffer_grow (IriCharBuffer *self, gsize n)
{
  gsize room = MAX (2 * self->room, self->n + n);

  if (self->n + n <= self->room)
    return;
  if (self->chars == self->own)
    {
      self->chars = g_new (gunichar, room);
      memcpy (self->chars, self->own, self->n * sizeof (gunichar));
    }
  else
    self->chars = g_renew (gunichar, self->chars, room);
  self->room = room;
}

void
iri_char_buffer_append_utf8 (IriCharBuffer *self, const char *text, gsize length)
{
  for (const char *end = text + length; text < end; text = g_utf8_next_char (text))
    iri_char_buffer_append (self, g_utf8_get_char (text));
}

void
iri_char_buffer_assign (IriCharBuffer *self, const IriCharBuffer *other)
{
  self->n = 0;
  iri_char_buffer_grow (self, other->n);
  memcpy (self->chars, other->chars, other->n * sizeof (gunichar));
  self->n = other->n;
}

char *
iri_char_buffer_to_utf8 (const IriCharBuffer *self)
{
  char *text = g_malloc (4 * self->n + 1), *end = text;

  for (gsize i = 0; i < self->n; i++)
    end += g_unichar_to_utf8 (self->chars[i], end);
  *end = '\0';
  return text;
}
