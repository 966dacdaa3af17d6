/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-perceived-levels.h"

#include "iri-unicode.h"

#include <string.h>
#include <unicode/uchar.h>

/* The delimiters at which a reader divides an IRI into components. */
static const char delimiters[] = "/?#[]@:.&;=";

/* How a reader classifies a character. Readers do not know that a convention changes
 * the class of delimiters. */
typedef enum
{
  PERCEIVED_LTR,
  PERCEIVED_RTL,
  PERCEIVED_DIGIT,
  PERCEIVED_SIGN,
} PerceivedClass;

typedef struct
{
  const IriBidiCells *cells;
  guint8 base;
  guint8 *levels;
  guint8 *classes; /* the PerceivedClass of each cell */
} Reader;

static gboolean
is_ascii_digit (const IriBidiCells *cells, gsize i)
{
  return i < cells->n && cells->cells[i].seen < 0x80
         && g_ascii_isdigit ((char) cells->cells[i].seen);
}

static PerceivedClass
perceived_class_of (const IriBidiCells *cells, gsize i)
{
  gunichar c = cells->cells[i].seen;

  /* Readers recognize "%20" as a number. A percent-encoding with letters, such as
   * "%2F", separates blocks instead. */
  if (c == '%' && is_ascii_digit (cells, i + 1) && is_ascii_digit (cells, i + 2))
    return PERCEIVED_DIGIT;
  switch (cells->cells[i].original_class)
    {
    case U_LEFT_TO_RIGHT:
      return PERCEIVED_LTR;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
      return PERCEIVED_RTL;
    case U_EUROPEAN_NUMBER:
    case U_ARABIC_NUMBER:
      return PERCEIVED_DIGIT;
    default:
      return PERCEIVED_SIGN;
    }
}

/* Extends @block at each end to a bracket if it contains the other one of the pair.
 * Inner pairs come before outer ones, so the block grows from pair to pair. */
static IriSpan
extend_to_brackets (const IriBidiCells *cells, IriSpan range, IriSpan block)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (gsize));

  for (gsize i = range.begin; i < range.end; i++)
    {
      gunichar id, open_id;
      int side = iri_unicode_bracket (cells->cells[i].seen, &id);
      gsize begin;

      if (side > 0)
        g_array_append_val (open, i);
      if (side >= 0 || open->len == 0)
        continue;
      begin = g_array_index (open, gsize, open->len - 1);
      iri_unicode_bracket (cells->cells[begin].seen, &open_id);
      if (id != open_id)
        continue;
      g_array_set_size (open, open->len - 1);
      if (begin < block.begin && i >= block.begin && i < block.end)
        block.begin = begin;
      if (begin >= block.begin && begin < block.end && i >= block.end)
        block.end = i + 1;
    }
  return block;
}

/* Sets the levels of a range between letters of the base direction. */
static void
read_range (Reader *self, IriSpan range)
{
  const IriBidiCells *cells = self->cells;
  PerceivedClass opposite = self->base == 0 ? PERCEIVED_RTL : PERCEIVED_LTR;
  IriSpan block = { range.end, range.end };
  gboolean found = FALSE;

  for (gsize i = range.begin; i < range.end; i++)
    if (self->classes[i] == opposite)
      {
        if (!found)
          block.begin = i;
        block.end = i + 1;
        found = TRUE;
      }
  if (!found)
    return;
  block = extend_to_brackets (cells, range, block);
  for (gsize i = block.begin; i < block.end; i++)
    self->levels[i] = self->classes[i] == PERCEIVED_DIGIT || self->base == 1 ? 2 : 1;
}

static void
read_line (Reader *self, IriSpan line)
{
  PerceivedClass embedding = self->base == 0 ? PERCEIVED_LTR : PERCEIVED_RTL;
  gsize begin = line.begin;

  for (gsize i = line.begin; i <= line.end; i++)
    {
      PerceivedClass class = i < line.end ? self->classes[i] : embedding;

      if (i < line.end)
        self->levels[i] = self->base == 1 && class == PERCEIVED_DIGIT ? 2 : self->base;
      if (class != embedding)
        continue;
      read_range (self, (IriSpan){ begin, i });
      begin = i + 1;
    }
}

static void
begin (Reader *self, const IriBidiCells *cells, guint8 base)
{
  self->cells = cells;
  self->base = base;
  self->levels = g_new (guint8, cells->n + 1);
  self->classes = g_new (guint8, cells->n + 1);
  for (gsize i = 0; i < cells->n; i++)
    self->classes[i] = perceived_class_of (cells, i);
}

/* Returns the levels. */
static guint8 *
finish (Reader *self)
{
  g_free (self->classes);
  return self->levels;
}

guint8 *
iri_bidi_perceive_by_rule (const IriBidiCells *cells)
{
  Reader self;

  begin (&self, cells, cells->bidi->base);
  read_line (&self, (IriSpan){ 0, cells->n });
  return finish (&self);
}

static void
read_component (Reader *self, IriSpan component)
{
  gboolean ltr = FALSE, rtl = FALSE;

  for (gsize i = component.begin; i < component.end; i++)
    {
      PerceivedClass class = self->classes[i];

      ltr |= class == PERCEIVED_LTR;
      rtl |= class == PERCEIVED_RTL;
    }
  read_line (self, component);
  if (rtl && !ltr)
    for (gsize i = component.begin; i < component.end; i++)
      self->levels[i] = self->classes[i] == PERCEIVED_DIGIT ? 2 : 1;
}

static gboolean
is_delimiter (gunichar c)
{
  return c != 0 && c < 0x80 && strchr (delimiters, (int) c) != NULL;
}

guint8 *
iri_bidi_perceive_by_component (const IriBidiCells *cells)
{
  Reader self;
  gsize first = 0;

  begin (&self, cells, 0);
  for (gsize i = 0; i <= cells->n; i++)
    if (i == cells->n || is_delimiter (cells->cells[i].seen))
      {
        read_component (&self, (IriSpan){ first, i });
        self.levels[i] = 0;
        first = i + 1;
      }
  return finish (&self);
}
