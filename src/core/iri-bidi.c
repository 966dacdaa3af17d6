/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi.h"

#include "iri-chars.h"
#include "iri-icu.h"

#include <fribidi.h>
#include <unicode/uchar.h>

/* FriBidi 1.0.8 has Bidi_Class and mirrors of Unicode 10, so it is handed the
 * classes of ICU and asked for nothing but the algorithm. */
static const FriBidiCharType types[] = {
  [U_LEFT_TO_RIGHT] = FRIBIDI_TYPE_LTR,
  [U_RIGHT_TO_LEFT] = FRIBIDI_TYPE_RTL,
  [U_EUROPEAN_NUMBER] = FRIBIDI_TYPE_EN,
  [U_EUROPEAN_NUMBER_SEPARATOR] = FRIBIDI_TYPE_ES,
  [U_EUROPEAN_NUMBER_TERMINATOR] = FRIBIDI_TYPE_ET,
  [U_ARABIC_NUMBER] = FRIBIDI_TYPE_AN,
  [U_COMMON_NUMBER_SEPARATOR] = FRIBIDI_TYPE_CS,
  [U_BLOCK_SEPARATOR] = FRIBIDI_TYPE_BS,
  [U_SEGMENT_SEPARATOR] = FRIBIDI_TYPE_SS,
  [U_WHITE_SPACE_NEUTRAL] = FRIBIDI_TYPE_WS,
  [U_OTHER_NEUTRAL] = FRIBIDI_TYPE_ON,
  [U_LEFT_TO_RIGHT_EMBEDDING] = FRIBIDI_TYPE_LRE,
  [U_LEFT_TO_RIGHT_OVERRIDE] = FRIBIDI_TYPE_LRO,
  [U_RIGHT_TO_LEFT_ARABIC] = FRIBIDI_TYPE_AL,
  [U_RIGHT_TO_LEFT_EMBEDDING] = FRIBIDI_TYPE_RLE,
  [U_RIGHT_TO_LEFT_OVERRIDE] = FRIBIDI_TYPE_RLO,
  [U_POP_DIRECTIONAL_FORMAT] = FRIBIDI_TYPE_PDF,
  [U_DIR_NON_SPACING_MARK] = FRIBIDI_TYPE_NSM,
  [U_BOUNDARY_NEUTRAL] = FRIBIDI_TYPE_BN,
  [U_FIRST_STRONG_ISOLATE] = FRIBIDI_TYPE_FSI,
  [U_LEFT_TO_RIGHT_ISOLATE] = FRIBIDI_TYPE_LRI,
  [U_RIGHT_TO_LEFT_ISOLATE] = FRIBIDI_TYPE_RLI,
  [U_POP_DIRECTIONAL_ISOLATE] = FRIBIDI_TYPE_PDI,
};

/* FriBidi 1.0.8 takes time by the square of the bracket pairs in a paragraph
 * (60,000 pairs: 4 s). Up to this many brackets are paired (N0), and no more. */
#define MAX_BRACKETS 4096

/* One text while it is being ordered. */
typedef struct
{
  gunichar *chars;
  guint8 *classes; /* UCharDirection */
  FriBidiCharType *types;
  FriBidiBracketType *brackets;
  FriBidiLevel *levels;
  gsize n;
  gsize n_brackets;
} Line;

/* Taken out of the text by rule X9. */
static gboolean
is_removed (int bidi_class)
{
  return bidi_class == U_BOUNDARY_NEUTRAL
         || bidi_class == U_LEFT_TO_RIGHT_EMBEDDING
         || bidi_class == U_RIGHT_TO_LEFT_EMBEDDING
         || bidi_class == U_LEFT_TO_RIGHT_OVERRIDE
         || bidi_class == U_RIGHT_TO_LEFT_OVERRIDE
         || bidi_class == U_POP_DIRECTIONAL_FORMAT;
}

static gboolean
is_isolate (int bidi_class)
{
  return bidi_class == U_FIRST_STRONG_ISOLATE
         || bidi_class == U_LEFT_TO_RIGHT_ISOLATE
         || bidi_class == U_RIGHT_TO_LEFT_ISOLATE
         || bidi_class == U_POP_DIRECTIONAL_ISOLATE;
}

/* W1 for a mark at @i: the type of what it follows. FriBidi 1.0.8 joins such a
 * mark with a bracket behind it and then does not pair the bracket (N0); marks
 * that follow a bracket it does know about. White space is handed on as another
 * neutral, or L1 would take the mark for white space. */
static void
resolve_mark (Line *self, gsize i)
{
  int before;

  if (i == 0 || self->classes[i] != U_DIR_NON_SPACING_MARK)
    return;
  before = self->classes[i - 1];
  if (self->brackets[i - 1] == FRIBIDI_NO_BRACKET && !is_removed (before)
      && !is_isolate (before) && before != U_BLOCK_SEPARATOR)
    self->types[i]
        = before == U_WHITE_SPACE_NEUTRAL || before == U_SEGMENT_SEPARATOR
              ? FRIBIDI_TYPE_ON
              : self->types[i - 1];
}

static void
take_bracket (Line *self, gsize i)
{
  gunichar id = 0;
  int bracket = iri_icu_bracket (self->chars[i], &id);

  self->brackets[i] = FRIBIDI_NO_BRACKET;
  if (bracket != 0 && ++self->n_brackets <= MAX_BRACKETS)
    self->brackets[i] = bracket > 0 ? id | FRIBIDI_BRACKET_OPEN_MASK : id;
}

static Line
line_new (const char *text, gsize length)
{
  glong n;
  Line self = { 0 };

  self.chars = g_utf8_to_ucs4_fast (text, (glong) length, &n);
  self.n = (gsize) n;
  self.classes = g_new (guint8, self.n + 1);
  self.types = g_new (FriBidiCharType, self.n + 1);
  self.brackets = g_new (FriBidiBracketType, self.n + 1);
  self.levels = g_new0 (FriBidiLevel, self.n + 1);
  for (gsize i = 0; i < self.n; i++)
    {
      self.classes[i] = (guint8) iri_icu_bidi_class (self.chars[i]);
      self.types[i] = types[self.classes[i]];
      take_bracket (&self, i);
      resolve_mark (&self, i);
    }
  return self;
}

static void
line_clear (Line *self)
{
  g_free (self->chars);
  g_free (self->classes);
  g_free (self->types);
  g_free (self->brackets);
  g_free (self->levels);
}

/* Each paragraph on its own (UAX #9 P1): an IRI is one, but what was pasted may
 * hold line ends. */
static gboolean
resolve_levels (Line *self)
{
  for (gsize begin = 0, end; begin < self->n; begin = end)
    {
      FriBidiParType direction = FRIBIDI_PAR_LTR;

      for (end = begin; end < self->n; end++)
        if (self->classes[end] == U_BLOCK_SEPARATOR)
          break;
      end = MIN (end + 1, self->n);
      if (fribidi_get_par_embedding_levels_ex (
              self->types + begin, self->brackets + begin,
              (FriBidiStrIndex) (end - begin), &direction, self->levels + begin)
          == 0)
        return FALSE;
    }
  return TRUE;
}

/* L1, last clause: white space at the end of the line goes back to the
 * paragraph's level, which FriBidi leaves to its own reordering. */
static void
reset_trailing_space (Line *self)
{
  for (gsize i = self->n; i > 0; i--)
    {
      int bidi_class = self->classes[i - 1];

      if (!is_removed (bidi_class) && !is_isolate (bidi_class)
          && bidi_class != U_WHITE_SPACE_NEUTRAL)
        return;
      self->levels[i - 1] = 0;
    }
}

static void
reverse (guint32 *order, gsize begin, gsize end)
{
  for (; begin + 1 < end; begin++, end--)
    {
      guint32 swap = order[begin];

      order[begin] = order[end - 1];
      order[end - 1] = swap;
    }
}

/* L2: from the highest level down to 1, turn round each stretch of at least
 * that level. */
static void
reorder (const FriBidiLevel *levels, guint32 *order, gsize n_order)
{
  FriBidiLevel highest = 0;

  for (gsize i = 0; i < n_order; i++)
    highest = MAX (highest, levels[order[i]]);
  /* Places of one level keep together while higher ones are turned, so the
   * level at a place can be read through the order. */
  for (FriBidiLevel level = highest; level > 0; level--)
    for (gsize begin = 0, end; begin < n_order; begin = end + 1)
      {
        for (end = begin; end < n_order && levels[order[end]] >= level; end++)
          ;
        reverse (order, begin, end);
      }
}

static gboolean
is_formatting (gunichar c)
{
  return iri_char_is_bidi_formatting (c) || iri_char_is_later_bidi_control (c);
}

/* What is seen: mirrors (L4), and each run of marks turned to follow its base,
 * which stands after them in a right-to-left run (L3). */
static char *
make_visual (const Line *self, const guint32 *order, gsize n_order)
{
  GString *visual = g_string_sized_new (n_order);

  for (gsize i = 0; i < n_order;)
    {
      gsize base = i;

      if (self->levels[order[i]] % 2 == 1)
        while (base + 1 < n_order && iri_icu_is_mark (self->chars[order[base]])
               && order[base + 1] + 1 == order[base])
          base++;
      for (gsize j = base + 1; j > i; j--)
        {
          gunichar c = self->chars[order[j - 1]];

          if (is_formatting (c))
            continue;
          if (self->levels[order[j - 1]] % 2 == 1)
            c = iri_icu_mirror (c);
          g_string_append_unichar (visual, c);
        }
      i = base + 1;
    }
  return g_string_free (visual, FALSE);
}

static void
take_order (IriBidi *bidi, const Line *line)
{
  bidi->n_chars = line->n;
  bidi->levels = g_new (guint8, line->n + 1);
  bidi->order = g_new (guint32, line->n + 1);
  for (gsize i = 0; i < line->n; i++)
    {
      gboolean removed = is_removed (line->classes[i]);

      bidi->levels[i] = removed ? IRI_BIDI_REMOVED : (guint8) line->levels[i];
      if (!removed)
        bidi->order[bidi->n_order++] = (guint32) i;
    }
  reorder (line->levels, bidi->order, bidi->n_order);
  for (gsize i = 1; i < bidi->n_order; i++)
    if (bidi->order[i] < bidi->order[i - 1])
      bidi->moved = TRUE;
  bidi->visual = make_visual (line, bidi->order, bidi->n_order);
}

/* Text that nothing can move: no library call. */
static void
take_plain (IriBidi *bidi, const char *text, gsize length)
{
  gsize n = (gsize) g_utf8_strlen (text, (gssize) length);

  bidi->n_chars = bidi->n_order = n;
  bidi->levels = g_new0 (guint8, n + 1);
  bidi->order = g_new (guint32, n + 1);
  for (gsize i = 0; i < n; i++)
    bidi->order[i] = (guint32) i;
  bidi->visual = g_strndup (text, length);
}

IriBidi *
iri_bidi_new (const char *text, gsize length)
{
  IriBidi *bidi = g_new0 (IriBidi, 1);

  bidi->convention = "embed-ltr";
  /* LRE … PDF, as RFC 3987 §4.1 has it. */
  bidi->display = g_strdup_printf ("\u202a%.*s\u202c",
                                   (int) MIN (length, G_MAXINT), text);
  if (!iri_bidi_is_needed (text, length))
    take_plain (bidi, text, length);
  else
    {
      Line line = line_new (text, length);

      /* FriBidi says no only when memory is short, which GLib never is. */
      if (!resolve_levels (&line))
        g_warn_if_reached ();
      reset_trailing_space (&line);
      take_order (bidi, &line);
      bidi->brackets_left_out = line.n_brackets > MAX_BRACKETS;
      line_clear (&line);
    }
  return bidi;
}

void
iri_bidi_free (IriBidi *self)
{
  if (self == NULL)
    return;
  g_free (self->levels);
  g_free (self->order);
  g_free (self->visual);
  g_free (self->display);
  g_free (self);
}

/* Every R, AL, AN and explicit formatting character, and everything that X9
 * takes out, is outside US-ASCII or a control. */
gboolean
iri_bidi_is_needed (const char *text, gsize length)
{
  const char *end = text + length;

  while (text < end)
    {
      guint8 byte = (guint8) *text;
      int bidi_class;

      if (byte >= 0x20 && byte < 0x7f)
        {
          text++;
          continue;
        }
      bidi_class = iri_icu_bidi_class (g_utf8_get_char (text));
      if (bidi_class == U_RIGHT_TO_LEFT || bidi_class == U_RIGHT_TO_LEFT_ARABIC
          || bidi_class == U_ARABIC_NUMBER || is_removed (bidi_class)
          || is_isolate (bidi_class))
        return TRUE;
      text = g_utf8_next_char (text);
    }
  return FALSE;
}

IriDirection
iri_direction (const char *text, gsize length)
{
  gboolean ltr = FALSE, rtl = FALSE, digits = FALSE;

  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    {
      int bidi_class = iri_icu_bidi_class (g_utf8_get_char (p));

      ltr |= bidi_class == U_LEFT_TO_RIGHT;
      rtl |= bidi_class == U_RIGHT_TO_LEFT
             || bidi_class == U_RIGHT_TO_LEFT_ARABIC;
      digits
          |= bidi_class == U_EUROPEAN_NUMBER || bidi_class == U_ARABIC_NUMBER;
    }
  if (ltr && rtl)
    return IRI_DIRECTION_MIXED;
  if (ltr || rtl)
    return ltr ? IRI_DIRECTION_LTR : IRI_DIRECTION_RTL;
  return digits ? IRI_DIRECTION_DIGITS : IRI_DIRECTION_NEUTRAL;
}

const char *
iri_direction_id (IriDirection direction)
{
  switch (direction)
    {
    case IRI_DIRECTION_NEUTRAL:
      return "neutral";
    case IRI_DIRECTION_LTR:
      return "ltr";
    case IRI_DIRECTION_RTL:
      return "rtl";
    case IRI_DIRECTION_DIGITS:
      return "digits";
    case IRI_DIRECTION_MIXED:
      return "mixed";
    }
  g_return_val_if_reached ("");
}
