/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

/* Room for the characters of a label without an allocation. */
#define IRI_CHAR_BUFFER_INLINE 128

/**
 * IriCharBuffer:
 * @chars: the characters
 * @n: their number
 *
 * Characters that a text becomes step by step. Must not be copied.
 */
typedef struct
{
  gunichar *chars;
  gsize n;
  /*< private >*/
  gsize room;
  gunichar own[IRI_CHAR_BUFFER_INLINE];
} IriCharBuffer;

static inline void
iri_char_buffer_init (IriCharBuffer *self)
{
  self->chars = self->own;
  self->n = 0;
  self->room = IRI_CHAR_BUFFER_INLINE;
}

static inline void
iri_char_buffer_clear (IriCharBuffer *self)
{
  if (self->chars != self->own)
    g_free (self->chars);
}

/* Makes room for @n more characters. */
void iri_char_buffer_grow (IriCharBuffer *self, gsize n);

static inline void
iri_char_buffer_append (IriCharBuffer *self, gunichar c)
{
  if (G_UNLIKELY (self->n == self->room))
    iri_char_buffer_grow (self, 1);
  self->chars[self->n++] = c;
}

/* Appends @length bytes of valid UTF-8. */
void iri_char_buffer_append_utf8 (IriCharBuffer *self, const char *text, gsize length);

/* Replaces the characters by those of @other. */
void iri_char_buffer_assign (IriCharBuffer *self, const IriCharBuffer *other);

/* The characters in UTF-8. Free with g_free(). */
char *iri_char_buffer_to_utf8 (const IriCharBuffer *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (IriCharBuffer, iri_char_buffer_clear)
