/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-ambiguous-range.h"

#include "iri-unicode.h"

#include <unicode/uchar.h>

typedef enum
{
  KIND_LETTER,
  KIND_NUMBER,        /* European */
  KIND_ARABIC_NUMBER, /* of class AN, or after an Arabic letter (W2) */
  KIND_SIGN,
} Kind;

typedef enum
{
  SIDE_NONE,
  SIDE_EMBEDDING, /* has the direction of the line */
  SIDE_OPPOSITE,  /* has the opposite direction */
} Side;

typedef struct
{
  Kind kind;
  Side side;
} Mark;

/* Returns cell @i of the range, counted from its beginning. The index after the last
 * one gives the cell on the right of the range. */
static const IriBidiCell *
cell_at (const IriBidiAmbiguousRange *self, gsize i)
{
  return &self->cells->cells[self->span.begin + i];
}

static gboolean
is_digit (const IriBidiCell *cell)
{
  return cell->bidi_class == U_EUROPEAN_NUMBER || cell->bidi_class == U_ARABIC_NUMBER;
}

static gboolean
is_terminator (const IriBidiCell *cell)
{
  return cell->bidi_class == U_EUROPEAN_NUMBER_TERMINATOR;
}

static gboolean
is_arabic (const IriBidiCell *cell)
{
  return cell->bidi_class == U_RIGHT_TO_LEFT_ARABIC;
}

static gboolean
is_rtl (const IriBidiCell *cell)
{
  return cell->bidi_class == U_RIGHT_TO_LEFT || is_arabic (cell);
}

static gboolean
is_opposite (const IriBidiAmbiguousRange *self, const IriBidiCell *cell)
{
  return self->base == 0 ? is_rtl (cell) : cell->bidi_class == U_LEFT_TO_RIGHT;
}

/* Cells on one side of a fence do not affect those on the other side. */
static gboolean
is_fence (const IriBidiAmbiguousRange *self, const IriBidiCell *cell)
{
  return cell->bidi_class == U_BLOCK_SEPARATOR
         || cell->bidi_class == U_SEGMENT_SEPARATOR
         || (self->base == 0 ? cell->bidi_class == U_LEFT_TO_RIGHT : is_rtl (cell));
}

/* Returns 1 for an opening bracket, -1 for a closing one and 0 for other cells. */
static int
bracket_of (const IriBidiCell *cell)
{
  gunichar id;

  if (cell->bidi_class != U_OTHER_NEUTRAL)
    return 0;
  return iri_unicode_bracket (cell->seen, &id);
}

IriBidiAmbiguousRange
iri_bidi_ambiguous_range_at (const IriBidiCells *cells, guint8 base, gsize begin)
{
  IriBidiAmbiguousRange range = {
    .cells = cells, .base = base, .span = { begin, begin }, .block = IRI_SPAN_ABSENT
  };

  for (gsize i = begin; i < cells->n; i++)
    {
      const IriBidiCell *cell = &cells->cells[i];

      if (is_fence (&range, cell)
          || cell->marks_before != cells->cells[begin].marks_before)
        break;
      range.has_brackets |= bracket_of (cell) != 0;
      range.has_arabic_numbers |= cell->bidi_class == U_ARABIC_NUMBER;
      if (is_opposite (&range, cell))
        {
          range.block.begin = MIN (range.block.begin, i);
          range.block.end = i + 1;
        }
      range.span.end = i + 1;
    }
  return range;
}

gsize
iri_bidi_ambiguous_range_innermost_border (const IriBidiAmbiguousRange *self)
{
  if (!iri_span_is_present (self->block))
    return self->base == 0 ? self->span.end : self->span.begin;
  return self->base == 0 ? self->block.begin : self->block.end;
}

gsize
iri_bidi_ambiguous_range_outermost_border (const IriBidiAmbiguousRange *self)
{
  if (!iri_span_is_present (self->block))
    return iri_bidi_ambiguous_range_innermost_border (self);
  return self->base == 0 ? self->span.begin : self->span.end;
}

/* Whether the cell at @index of the line is in the range and belongs to a number. */
static gboolean
is_of_number (const IriBidiAmbiguousRange *self, gsize index)
{
  guint8 bidi_class;

  if (index < self->span.begin || index >= self->span.end)
    return FALSE;
  bidi_class = self->cells->cells[index].bidi_class;
  return bidi_class == U_EUROPEAN_NUMBER || bidi_class == U_EUROPEAN_NUMBER_TERMINATOR;
}

gboolean
iri_bidi_ambiguous_range_is_border (const IriBidiAmbiguousRange *self,
                                    gsize border,
                                    gboolean whole)
{
  gsize inner = self->base == 0 ? border : border - 1;
  gsize outer = self->base == 0 ? border - 1 : border;

  return is_of_number (self, inner) && is_of_number (self, outer) != whole;
}

/* European numbers run with the opposite letters on one side of the border. Arabic
 * numbers always run from right to left. */
static Side
side_of (const IriBidiAmbiguousRange *self, gsize i, Kind kind, gsize border)
{
  gboolean opposite = self->base == 0;

  if (kind == KIND_NUMBER)
    opposite = self->base == 0 ? i >= border : i < border;
  return opposite ? SIDE_OPPOSITE : SIDE_EMBEDDING;
}

/* Marks letters and digits from right to left. In right-to-left text that is logical
 * order, so a European number there finds the Arabic letter before it (W2). */
static void
mark_letters (const IriBidiAmbiguousRange *self, gsize border, Mark *marks)
{
  gboolean arabic = self->span.end < self->cells->n
                    && is_arabic (cell_at (self, iri_span_length (self->span)));

  for (gsize i = iri_span_length (self->span); i-- > 0;)
    {
      const IriBidiCell *cell = cell_at (self, i);
      Kind kind = KIND_SIGN;

      if (is_opposite (self, cell))
        {
          kind = KIND_LETTER;
          arabic = is_arabic (cell);
        }
      else if (cell->bidi_class == U_ARABIC_NUMBER)
        kind = KIND_ARABIC_NUMBER;
      else if (cell->bidi_class == U_EUROPEAN_NUMBER)
        kind = KIND_NUMBER;
      if (kind == KIND_NUMBER && arabic
          && side_of (self, i, KIND_NUMBER, border)
                 == side_of (self, i, KIND_ARABIC_NUMBER, border))
        kind = KIND_ARABIC_NUMBER;
      marks[i].kind = kind;
      marks[i].side = SIDE_NONE;
      if (kind == KIND_LETTER)
        marks[i].side = SIDE_OPPOSITE;
      else if (kind != KIND_SIGN)
        marks[i].side = side_of (self, i, kind, border);
    }
}

/* W4: a single separator between two numbers of the same kind. */
static void
mark_separators (const IriBidiAmbiguousRange *self, Mark *marks)
{
  for (gsize i = 1; i + 1 < iri_span_length (self->span); i++)
    {
      guint8 bidi_class = cell_at (self, i)->bidi_class;
      Mark before = marks[i - 1], after = marks[i + 1];

      if (before.kind != after.kind || before.side != after.side
          || !is_digit (cell_at (self, i - 1)) || !is_digit (cell_at (self, i + 1)))
        continue;
      if (bidi_class == U_COMMON_NUMBER_SEPARATOR
          || (bidi_class == U_EUROPEAN_NUMBER_SEPARATOR && before.kind == KIND_NUMBER))
        marks[i] = before;
    }
}

/* W5: terminators next to a European number. */
static void
mark_terminators (const IriBidiAmbiguousRange *self, gsize border, Mark *marks)
{
  gsize n = iri_span_length (self->span);

  for (gsize i = 1; i < n; i++)
    if (is_terminator (cell_at (self, i)) && marks[i - 1].kind == KIND_NUMBER
        && border != i)
      marks[i] = marks[i - 1];
  for (gsize i = n; i-- > 1;)
    if (is_terminator (cell_at (self, i - 1)) && marks[i].kind == KIND_NUMBER
        && border != i)
      marks[i - 1] = marks[i];
}

/* N0, with the result that @brackets assumes. */
static void
mark_brackets (const IriBidiAmbiguousRange *self,
               IriBracketResolution brackets,
               Mark *marks)
{
  Side side = brackets == IRI_BRACKETS_EMBEDDING ? SIDE_EMBEDDING : SIDE_OPPOSITE;
  g_autoptr (GArray) open = NULL;

  if (brackets == IRI_BRACKETS_NEUTRAL)
    return;
  open = g_array_new (FALSE, FALSE, sizeof (gsize));
  for (gsize i = 0; i < iri_span_length (self->span); i++)
    {
      int way = bracket_of (cell_at (self, i));

      if (way > 0)
        g_array_append_val (open, i);
      if (way >= 0 || open->len == 0)
        continue;
      marks[i].side = side;
      marks[g_array_index (open, gsize, open->len - 1)].side = side;
      g_array_set_size (open, open->len - 1);
    }
}

/* N1 and N2: a sign takes the side of its neighbors if both agree and @signs_separate
 * is not set, otherwise the side of the line. */
static void
mark_signs (const IriBidiAmbiguousRange *self, gboolean signs_separate, Mark *marks)
{
  gsize n = iri_span_length (self->span);
  Side before = SIDE_EMBEDDING;

  for (gsize i = 0, end; i < n; i = end + 1)
    {
      Side after;

      for (end = i; end < n && marks[end].side == SIDE_NONE; end++)
        ;
      after = end < n ? marks[end].side : SIDE_EMBEDDING;
      for (gsize j = i; j < end; j++)
        marks[j].side = before == after && !signs_separate ? before : SIDE_EMBEDDING;
      before = after;
    }
}

/* I1 and I2. */
static guint8
level_of (const IriBidiAmbiguousRange *self, Mark mark)
{
  if (self->base == 0 && mark.side == SIDE_EMBEDDING)
    return 0;
  if (self->base == 1 && mark.side == SIDE_OPPOSITE)
    return 2;
  return mark.kind == KIND_NUMBER || mark.kind == KIND_ARABIC_NUMBER ? 2 : 1;
}

void
iri_bidi_ambiguous_range_resolve (const IriBidiAmbiguousRange *self,
                                  IriBidiResolution resolution,
                                  guint8 *levels)
{
  gsize n = iri_span_length (self->span);
  gsize border = resolution.border - self->span.begin;
  Mark *marks = g_new (Mark, n + 1);

  mark_letters (self, border, marks);
  if (!resolution.signs_separate)
    mark_separators (self, marks);
  mark_terminators (self, border, marks);
  mark_brackets (self, resolution.brackets, marks);
  mark_signs (self, resolution.signs_separate && self->base == 1, marks);
  for (gsize i = 0; i < n; i++)
    levels[self->span.begin + i] = level_of (self, marks[i]);
  g_free (marks);
}
