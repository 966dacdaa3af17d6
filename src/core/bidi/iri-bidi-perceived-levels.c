/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-perceived-levels.h"

#include "iri-icu.h"

#include <string.h>
#include <unicode/uchar.h>

/* The delimiters at which a reader divides an IRI into components. */
static const char delimiters[] = "/?#[]@:.&;=";

/* How a reader classifies a character. Readers do not know that a convention changes
 * the class of delimiters. */
typedef enum
{
  EYE_LTR,
  EYE_RTL,
  EYE_DIGIT,
  EYE_SIGN,
} Eye;

typedef struct
{
  const IriBidiCells *cells;
  guint8 base;
  guint8 *levels;
} Reader;

static gboolean
is_ascii_digit (const IriBidiCells *cells, gsize i)
{
  return i < cells->n && cells->cells[i].seen < 0x80
         && g_ascii_isdigit ((char) cells->cells[i].seen);
}

static Eye
look_at (const IriBidiCells *cells, gsize i)
{
  gunichar c = cells->cells[i].seen;

  /* Readers recognize "%20" as a number. A percent-encoding with letters, such as
   * "%2F", separates blocks instead. */
  if (c == '%' && is_ascii_digit (cells, i + 1) && is_ascii_digit (cells, i + 2))
    return EYE_DIGIT;
  switch (cells->cells[i].eye_class)
    {
    case U_LEFT_TO_RIGHT:
      return EYE_LTR;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
      return EYE_RTL;
    case U_EUROPEAN_NUMBER:
    case U_ARABIC_NUMBER:
      return EYE_DIGIT;
    default:
      return EYE_SIGN;
    }
}

/* Extends @block at each end to a bracket if it contains the other one of the pair.
 * Inner pairs come before outer ones, so the block grows from pair to pair. */
static IriSpan
take_brackets (const IriBidiCells *cells, IriSpan stretch, IriSpan block)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (gsize));

  for (gsize i = stretch.begin; i < stretch.end; i++)
    {
      gunichar id, open_id;
      int side = iri_icu_bracket (cells->cells[i].seen, &id);
      gsize begin;

      if (side > 0)
        g_array_append_val (open, i);
      if (side >= 0 || open->len == 0)
        continue;
      begin = g_array_index (open, gsize, open->len - 1);
      iri_icu_bracket (cells->cells[begin].seen, &open_id);
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
read_stretch (Reader *self, IriSpan stretch)
{
  const IriBidiCells *cells = self->cells;
  Eye strange = self->base == 0 ? EYE_RTL : EYE_LTR;
  IriSpan block = { stretch.end, stretch.end };
  gboolean found = FALSE;

  for (gsize i = stretch.begin; i < stretch.end; i++)
    if (look_at (cells, i) == strange)
      {
        if (!found)
          block.begin = i;
        block.end = i + 1;
        found = TRUE;
      }
  if (!found)
    return;
  block = take_brackets (cells, stretch, block);
  for (gsize i = block.begin; i < block.end; i++)
    self->levels[i] = look_at (cells, i) == EYE_DIGIT || self->base == 1 ? 2 : 1;
}

static void
read_line (Reader *self, IriSpan line)
{
  Eye own = self->base == 0 ? EYE_LTR : EYE_RTL;
  gsize begin = line.begin;

  for (gsize i = line.begin; i <= line.end; i++)
    {
      Eye eye = i < line.end ? look_at (self->cells, i) : own;

      if (i < line.end)
        self->levels[i] = self->base == 1 && eye == EYE_DIGIT ? 2 : self->base;
      if (eye != own)
        continue;
      read_stretch (self, (IriSpan){ begin, i });
      begin = i + 1;
    }
}

guint8 *
iri_bidi_perceive_by_rule (const IriBidiCells *cells)
{
  Reader self = { cells, cells->bidi->base, g_new (guint8, cells->n + 1) };

  read_line (&self, (IriSpan){ 0, cells->n });
  return self.levels;
}

static void
read_component (Reader *self, IriSpan component)
{
  gboolean ltr = FALSE, rtl = FALSE;

  for (gsize i = component.begin; i < component.end; i++)
    {
      Eye eye = look_at (self->cells, i);

      ltr |= eye == EYE_LTR;
      rtl |= eye == EYE_RTL;
    }
  read_line (self, component);
  if (rtl && !ltr)
    for (gsize i = component.begin; i < component.end; i++)
      self->levels[i] = look_at (self->cells, i) == EYE_DIGIT ? 2 : 1;
}

static gboolean
is_delimiter (gunichar c)
{
  return c != 0 && c < 0x80 && strchr (delimiters, (int) c) != NULL;
}

guint8 *
iri_bidi_perceive_by_component (const IriBidiCells *cells)
{
  Reader self = { cells, 0, g_new (guint8, cells->n + 1) };
  gsize begin = 0;

  for (gsize i = 0; i <= cells->n; i++)
    if (i == cells->n || is_delimiter (cells->cells[i].seen))
      {
        read_component (&self, (IriSpan){ begin, i });
        self.levels[i] = 0;
        begin = i + 1;
      }
  return self.levels;
}
