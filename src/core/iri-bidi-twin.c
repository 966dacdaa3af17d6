/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-twin.h"

#include "iri-icu.h"
#include "iri-parse.h"
#include "iri-uba.h"

#include <string.h>
#include <unicode/uchar.h>

/* How texts that are shown the same come about. In a line that runs one way,
 * letters that run the other way take numbers beside them along or not, depending
 * on which came first (UAX #9 W7), and nothing in what is shown tells. So, in each
 * zone, a stretch without letters of the line's direction, numbers from some
 * border on are taken to belong to the strange letters, and the levels follow
 * from that; once for each border. The same with brackets, which belong to what is
 * around them or not (N0). */

/* So much is looked through, laid out, and passed over in looking. */
#define MAX_CHARS 4096
#define MAX_TRIES 32
#define MAX_PASSES 256

/* What becomes of paired brackets: as other signs, with the strange letters, or
 * with those of the line. */
typedef enum
{
  BRACKETS_AS_SIGNS,
  BRACKETS_STRANGE,
  BRACKETS_OWN,
  N_BRACKETS,
} Brackets;

typedef enum
{
  KIND_LETTER,
  KIND_NUMBER,        /* European */
  KIND_ARABIC_NUMBER, /* by itself, or after an Arabic letter (W2) */
  KIND_SIGN,
} Kind;

typedef enum
{
  SIDE_NONE,
  SIDE_OWN,     /* runs as the line does */
  SIDE_STRANGE, /* runs the other way */
} Side;

typedef struct
{
  Kind kind;
  Side side;
} Mark;

typedef struct
{
  const IriBidiCells *cells;
  const IriSpec *spec;
  guint8 base;
  Mark *marks;    /* of each cell */
  guint8 *levels; /* of each cell, as taken so far */
  guint8 *kept;   /* the same outside the zone that is guessed at */
  gsize passed;   /* how many cells have been looked at */
  GPtrArray *tried;
  char *found;
} Finder;

/* A stretch between letters of the line's direction, and the part of it from the
 * first to the last strange letter. */
typedef struct
{
  IriSpan span;
  IriSpan block;
  gboolean has_brackets;
  gboolean has_arabic_numbers;
} Zone;

/* How a zone is taken. */
typedef struct
{
  gsize border;
  Brackets brackets;
  gboolean apart; /* whether a sign parts the numbers or letters around it */
} Guess;

static gboolean
is_shown_alike (const Finder *self, const char *text, IriParts *parts)
{
  const IriBidi *bidi = self->cells->bidi;
  gsize length = strlen (text);
  g_autoptr (IriBidi) other = NULL;

  iri_parse (text, length, self->spec, parts, NULL, NULL);
  other = iri_bidi_new (text, length, parts, bidi->convention);
  return g_str_equal (other->visual, bidi->visual);
}

static gboolean
is_new (const Finder *self, const char *text)
{
  if (strlen (text) == self->cells->bidi->length
      && g_str_equal (text, self->cells->bidi->text))
    return FALSE;
  for (guint i = 0; i < self->tried->len; i++)
    if (g_str_equal (g_ptr_array_index (self->tried, i), text))
      return FALSE;
  return TRUE;
}

static gboolean
is_tired (const Finder *self)
{
  return self->tried->len >= MAX_TRIES
         || self->passed > MAX_PASSES * self->cells->n;
}

/* Whether to look no further. */
static gboolean
try_text (Finder *self, const char *text)
{
  char *kept;
  IriParts parts;

  if (!is_new (self, text))
    return is_tired (self);
  kept = g_strdup (text);
  g_ptr_array_add (self->tried, kept);
  if (is_shown_alike (self, text, &parts))
    {
      if (self->found == NULL || parts.valid)
        self->found = kept;
      if (parts.valid)
        return TRUE;
    }
  return is_tired (self);
}

static gboolean
try_levels (Finder *self)
{
  g_autofree char *text = iri_bidi_cells_read (self->cells, self->levels);

  self->passed += self->cells->n;
  return try_text (self, text);
}

static const IriBidiCell *
cell_at (const Finder *self, gsize i)
{
  return &self->cells->cells[i];
}

static gboolean
is_digit (const IriBidiCell *cell)
{
  return cell->bidi_class == U_EUROPEAN_NUMBER
         || cell->bidi_class == U_ARABIC_NUMBER;
}

static gboolean
is_number_like (const IriBidiCell *cell)
{
  return cell->bidi_class == U_EUROPEAN_NUMBER
         || cell->bidi_class == U_EUROPEAN_NUMBER_TERMINATOR;
}

static gboolean
is_rtl (const IriBidiCell *cell)
{
  return cell->bidi_class == U_RIGHT_TO_LEFT
         || cell->bidi_class == U_RIGHT_TO_LEFT_ARABIC;
}

static gboolean
is_strange (const Finder *self, const IriBidiCell *cell)
{
  return self->base == 0 ? is_rtl (cell) : cell->bidi_class == U_LEFT_TO_RIGHT;
}

/* 1 for an opening bracket, -1 for a closing one. */
static int
bracket_at (const Finder *self, gsize i)
{
  gunichar id;

  if (cell_at (self, i)->bidi_class != U_OTHER_NEUTRAL)
    return 0;
  return iri_icu_bracket (cell_at (self, i)->seen, &id);
}

/* Nothing of one zone goes with anything of another. */
static gboolean
is_fence (const Finder *self, const IriBidiCell *cell)
{
  return cell->bidi_class == U_BLOCK_SEPARATOR
         || cell->bidi_class == U_SEGMENT_SEPARATOR
         || (self->base == 0 ? cell->bidi_class == U_LEFT_TO_RIGHT
                             : is_rtl (cell));
}

/* Which numbers run with the strange letters: in a line from left to right those
 * from @border on, in one from right to left those before it. */
static gboolean
is_beyond (const Finder *self, gsize i, gsize border)
{
  return self->base == 0 ? i >= border : i < border;
}

static Side
number_side (const Finder *self, gsize i, Kind kind, gsize border)
{
  if (kind == KIND_ARABIC_NUMBER)
    return self->base == 0 ? SIDE_STRANGE : SIDE_OWN;
  return is_beyond (self, i, border) ? SIDE_STRANGE : SIDE_OWN;
}

/* Letters and digits. What comes before in the text stands on the right, where
 * European numbers look for an Arabic letter (W2). */
static void
mark_letters (Finder *self, IriSpan zone, gsize border)
{
  gboolean arabic
      = zone.end < self->cells->n
        && cell_at (self, zone.end)->bidi_class == U_RIGHT_TO_LEFT_ARABIC;

  for (gsize i = zone.end; i-- > zone.begin;)
    {
      const IriBidiCell *cell = cell_at (self, i);
      Mark *mark = &self->marks[i];

      *mark = (Mark){ KIND_SIGN, SIDE_NONE };
      if (is_strange (self, cell))
        {
          *mark = (Mark){ KIND_LETTER, SIDE_STRANGE };
          arabic = cell->bidi_class == U_RIGHT_TO_LEFT_ARABIC;
        }
      else if (is_digit (cell))
        {
          mark->kind = cell->bidi_class == U_ARABIC_NUMBER ? KIND_ARABIC_NUMBER
                                                           : KIND_NUMBER;
          mark->side = number_side (self, i, mark->kind, border);
          if (arabic && cell->bidi_class == U_EUROPEAN_NUMBER
              && (mark->side == SIDE_STRANGE) == (self->base == 0))
            *mark = (Mark){ KIND_ARABIC_NUMBER,
                            number_side (self, i, KIND_ARABIC_NUMBER, border) };
        }
    }
}

/* W4: one separator between two numbers of a kind. */
static void
mark_separators (Finder *self, IriSpan zone)
{
  for (gsize i = zone.begin + 1; i + 1 < zone.end; i++)
    {
      guint8 bidi_class = cell_at (self, i)->bidi_class;
      Mark before = self->marks[i - 1], after = self->marks[i + 1];

      if (before.kind != after.kind || before.side != after.side
          || !is_digit (cell_at (self, i - 1))
          || !is_digit (cell_at (self, i + 1)))
        continue;
      if (bidi_class == U_COMMON_NUMBER_SEPARATOR
          || (bidi_class == U_EUROPEAN_NUMBER_SEPARATOR
              && before.kind == KIND_NUMBER))
        self->marks[i] = before;
    }
}

static gboolean
is_terminator (const Finder *self, gsize i)
{
  return cell_at (self, i)->bidi_class == U_EUROPEAN_NUMBER_TERMINATOR;
}

/* W5: terminators on either side of a European number. */
static void
mark_terminators (Finder *self, IriSpan zone, gsize border)
{
  for (gsize i = zone.begin + 1; i < zone.end; i++)
    if (is_terminator (self, i) && self->marks[i - 1].kind == KIND_NUMBER
        && border != i)
      self->marks[i] = self->marks[i - 1];
  for (gsize i = zone.end - 1; i-- > zone.begin;)
    if (is_terminator (self, i) && self->marks[i + 1].kind == KIND_NUMBER
        && border != i + 1)
      self->marks[i] = self->marks[i + 1];
}

/* N0, as @brackets has it. */
static void
mark_brackets (Finder *self, IriSpan zone, Brackets brackets)
{
  g_autoptr (GArray) open = NULL;

  if (brackets == BRACKETS_AS_SIGNS)
    return;
  open = g_array_new (FALSE, FALSE, sizeof (gsize));
  for (gsize i = zone.begin; i < zone.end; i++)
    {
      int way = bracket_at (self, i);

      if (way > 0)
        g_array_append_val (open, i);
      if (way >= 0 || open->len == 0)
        continue;
      self->marks[i].side
          = self->marks[g_array_index (open, gsize, open->len - 1)].side
          = brackets == BRACKETS_OWN ? SIDE_OWN : SIDE_STRANGE;
      g_array_set_size (open, open->len - 1);
    }
}

/* N1 and N2. */
static void
mark_signs (Finder *self, IriSpan zone, gboolean own)
{
  Side before = SIDE_OWN;

  for (gsize i = zone.begin, end; i < zone.end; i = end)
    {
      Side after;

      for (end = i; end < zone.end && self->marks[end].side == SIDE_NONE; end++)
        ;
      after = end < zone.end ? self->marks[end].side : SIDE_OWN;
      for (gsize j = i; j < end; j++)
        self->marks[j].side = before == after && !own ? before : SIDE_OWN;
      before = after;
      end += end == i;
    }
}

/* I1 and I2. */
static guint8
level_of (const Finder *self, Mark mark)
{
  if (self->base == 0 && mark.side == SIDE_OWN)
    return 0;
  if (self->base == 1 && mark.side == SIDE_STRANGE)
    return 2;
  return mark.kind == KIND_NUMBER || mark.kind == KIND_ARABIC_NUMBER ? 2 : 1;
}

static void
take (Finder *self, const Zone *zone, Guess guess)
{
  mark_letters (self, zone->span, guess.border);
  if (!guess.apart)
    mark_separators (self, zone->span);
  mark_terminators (self, zone->span, guess.border);
  mark_brackets (self, zone->span, guess.brackets);
  mark_signs (self, zone->span, guess.apart && self->base == 1);
  for (gsize i = zone->span.begin; i < zone->span.end; i++)
    self->levels[i] = level_of (self, self->marks[i]);
  self->passed += iri_span_length (zone->span);
}

/* The zone that begins at @begin, or the fence that stands there. */
static Zone
zone_at (const Finder *self, gsize begin)
{
  const IriBidiCells *cells = self->cells;
  Zone zone = { .span = { begin, begin }, .block = IRI_SPAN_ABSENT };

  while (zone.span.end < cells->n)
    {
      const IriBidiCell *cell = cell_at (self, zone.span.end);

      if (is_fence (self, cell)
          || (zone.span.end > begin
              && cell->field != cell_at (self, begin)->field))
        break;
      zone.has_brackets |= bracket_at (self, zone.span.end) != 0;
      zone.has_arabic_numbers |= cell->bidi_class == U_ARABIC_NUMBER;
      if (is_strange (self, cell))
        {
          if (!iri_span_is_present (zone.block))
            zone.block.begin = zone.span.end;
          zone.block.end = zone.span.end + 1;
        }
      zone.span.end++;
    }
  return zone;
}

/* Where no number goes with the strange letters but those among them. */
static gsize
inmost_border (const Finder *self, const Zone *zone)
{
  if (!iri_span_is_present (zone->block))
    return self->base == 0 ? zone->span.end : zone->span.begin;
  return self->base == 0 ? zone->block.begin : zone->block.end;
}

static gsize
outmost_border (const Finder *self, const Zone *zone)
{
  if (!iri_span_is_present (zone->block))
    return inmost_border (self, zone);
  return self->base == 0 ? zone->span.begin : zone->span.end;
}

/* Whether the zone is taken as it was anyway. */
static gboolean
is_kept (const Finder *self, const Zone *zone)
{
  return memcmp (self->levels + zone->span.begin, self->kept + zone->span.begin,
                 iri_span_length (zone->span))
         == 0;
}

static gboolean
try_border (Finder *self, const Zone *zone, gsize border)
{
  int n = zone->has_brackets ? N_BRACKETS : 1;

  for (int brackets = 0; brackets < n; brackets++)
    for (int apart = 0; apart <= zone->has_arabic_numbers; apart++)
      {
        take (self, zone, (Guess){ border, (Brackets) brackets, apart });
        if (is_kept (self, zone) ? is_tired (self) : try_levels (self))
          return TRUE;
      }
  return FALSE;
}

/* Whether a number can be cut off before the cell at @border: a whole one, or
 * else a part of one. */
static gboolean
is_border (const Finder *self, const Zone *zone, gsize border, gboolean whole)
{
  gsize last = self->base == 0 ? border : border - 1;
  gsize next = self->base == 0 ? border - 1 : border;
  gboolean inside;

  if (!is_number_like (cell_at (self, last)))
    return FALSE;
  inside = next >= zone->span.begin && next < zone->span.end
           && is_number_like (cell_at (self, next));
  return inside != whole;
}

static gboolean
try_borders (Finder *self, const Zone *zone, gboolean whole)
{
  gsize from = self->base == 0 ? zone->span.begin : zone->block.end + 1;
  gsize to = self->base == 0 ? zone->block.begin : zone->span.end + 1;

  for (gsize border = from; border < to; border++)
    if (is_border (self, zone, border, whole)
        && try_border (self, zone, border))
      return TRUE;
  return FALSE;
}

static gboolean
try_zone (Finder *self, const Zone *zone)
{
  if (try_border (self, zone, inmost_border (self, zone)))
    return TRUE;
  return iri_span_is_present (zone->block)
         && (try_borders (self, zone, TRUE) || try_borders (self, zone, FALSE));
}

/* One zone after the other, the rest of the line as it is. */
static gboolean
try_zones (Finder *self)
{
  memcpy (self->kept, self->levels, self->cells->n);
  for (gsize i = 0; i < self->cells->n;)
    {
      Zone zone = zone_at (self, i);

      if (zone.has_brackets || zone.has_arabic_numbers
          || iri_span_is_present (zone.block))
        {
          if (try_zone (self, &zone))
            return TRUE;
          memcpy (self->levels + i, self->kept + i,
                  iri_span_length (zone.span));
        }
      i = MAX (zone.span.end, i + 1);
    }
  return FALSE;
}

/* The whole line, as if nothing were known of its text. */
static void
take_line (Finder *self, gboolean outmost)
{
  for (gsize i = 0; i < self->cells->n;)
    {
      Zone zone = zone_at (self, i);

      if (zone.span.end == i)
        self->levels[i++] = self->base;
      else
        take (self, &zone,
              (Guess){ outmost ? outmost_border (self, &zone)
                               : inmost_border (self, &zone),
                       BRACKETS_AS_SIGNS, FALSE });
      i = MAX (zone.span.end, i);
    }
}

static gboolean
try_line (Finder *self)
{
  take_line (self, TRUE);
  if (try_levels (self))
    return TRUE;
  take_line (self, FALSE);
  return try_levels (self);
}

static void
take_actual (Finder *self)
{
  for (gsize i = 0; i < self->cells->n; i++)
    self->levels[i] = cell_at (self, i)->level;
}

static void
search (Finder *self, const char *reading)
{
  const IriBidi *bidi = self->cells->bidi;

  if (reading != NULL && try_text (self, reading))
    return;
  /* Without what formatting characters have done to them. */
  if (self->cells->formatted)
    {
      if (try_line (self))
        return;
    }
  else
    take_actual (self);
  if (try_zones (self))
    return;
  /* The line may begin with a letter of the other direction. */
  if (iri_convention_info (bidi->convention)->level == IRI_UBA_AUTO)
    {
      self->base ^= 1;
      if (!try_line (self))
        try_zones (self);
    }
}

char *
iri_bidi_twin_find (const IriBidiCells *cells,
                    const IriSpec *spec,
                    const char *reading)
{
  Finder self = { .cells = cells, .spec = spec, .base = cells->bidi->base };
  char *found;

  if (cells->bidi->n_chars > MAX_CHARS)
    return NULL;
  self.marks = g_new0 (Mark, cells->n + 1);
  self.levels = g_new0 (guint8, cells->n + 1);
  self.kept = g_new0 (guint8, cells->n + 1);
  self.tried = g_ptr_array_new_with_free_func (g_free);
  search (&self, reading);
  found = g_strdup (self.found);
  g_free (self.marks);
  g_free (self.levels);
  g_free (self.kept);
  g_ptr_array_unref (self.tried);
  return found;
}
