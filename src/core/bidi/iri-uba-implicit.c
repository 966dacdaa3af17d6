/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-uba-private.h"

/* BD16. */
#define MAX_OPEN_BRACKETS 63

static guint8
class_at (const IriUbaSequence *self, gsize i)
{
  return self->paragraph->classes[self->at[i]];
}

static void
set (IriUbaSequence *self, const char *rule, gsize i, guint8 bidi_class)
{
  iri_uba_set_class (self->paragraph, rule, self->at[i], bidi_class);
}

static guint8
original_at (const IriUbaSequence *self, gsize i)
{
  return self->paragraph->uba->classes[self->paragraph->begin + self->at[i]];
}

/* A mark is of the class of what it stands on. */
static void
apply_w1 (IriUbaSequence *self)
{
  guint8 before = self->sos;

  for (gsize i = 0; i < self->n; i++)
    {
      guint8 bidi_class = class_at (self, i);

      if (bidi_class == U_DIR_NON_SPACING_MARK)
        set (self, "W1", i, bidi_class = before);
      before = iri_uba_is_isolate_initiator (bidi_class)
                       || bidi_class == U_POP_DIRECTIONAL_ISOLATE
                   ? U_OTHER_NEUTRAL
                   : bidi_class;
    }
}

/* Digits behind an Arabic letter are Arabic numbers (W2); Arabic letters are R
 * from then on (W3). */
static void
apply_w2_w3 (IriUbaSequence *self)
{
  guint8 strong = self->sos;

  for (gsize i = 0; i < self->n; i++)
    {
      guint8 bidi_class = class_at (self, i);

      if (bidi_class == U_LEFT_TO_RIGHT || bidi_class == U_RIGHT_TO_LEFT
          || bidi_class == U_RIGHT_TO_LEFT_ARABIC)
        strong = bidi_class;
      else if (bidi_class == U_EUROPEAN_NUMBER
               && strong == U_RIGHT_TO_LEFT_ARABIC)
        set (self, "W2", i, U_ARABIC_NUMBER);
    }
  for (gsize i = 0; i < self->n; i++)
    if (class_at (self, i) == U_RIGHT_TO_LEFT_ARABIC)
      set (self, "W3", i, U_RIGHT_TO_LEFT);
}

/* A single separator between two numbers of a kind is part of them. */
static void
apply_w4 (IriUbaSequence *self)
{
  for (gsize i = 1; i + 1 < self->n; i++)
    {
      guint8 bidi_class = class_at (self, i), before = class_at (self, i - 1);

      if (before != class_at (self, i + 1))
        continue;
      if ((before == U_EUROPEAN_NUMBER
           && (bidi_class == U_EUROPEAN_NUMBER_SEPARATOR
               || bidi_class == U_COMMON_NUMBER_SEPARATOR))
          || (before == U_ARABIC_NUMBER
              && bidi_class == U_COMMON_NUMBER_SEPARATOR))
        set (self, "W4", i, before);
    }
}

/* Terminators beside European numbers are part of them. */
static void
apply_w5 (IriUbaSequence *self)
{
  for (gsize i = 0; i < self->n;)
    {
      gsize begin = i;
      gboolean beside;

      if (class_at (self, i) != U_EUROPEAN_NUMBER_TERMINATOR)
        {
          i++;
          continue;
        }
      while (i < self->n && class_at (self, i) == U_EUROPEAN_NUMBER_TERMINATOR)
        i++;
      beside = (begin > 0 && class_at (self, begin - 1) == U_EUROPEAN_NUMBER)
               || (i < self->n && class_at (self, i) == U_EUROPEAN_NUMBER);
      for (gsize j = begin; beside && j < i; j++)
        set (self, "W5", j, U_EUROPEAN_NUMBER);
    }
}

/* Separators and terminators that are left are neutral (W6); European numbers
 * behind L are L (W7). */
static void
apply_w6_w7 (IriUbaSequence *self)
{
  guint8 strong = self->sos;

  for (gsize i = 0; i < self->n; i++)
    {
      guint8 bidi_class = class_at (self, i);

      if (bidi_class == U_EUROPEAN_NUMBER_SEPARATOR
          || bidi_class == U_EUROPEAN_NUMBER_TERMINATOR
          || bidi_class == U_COMMON_NUMBER_SEPARATOR)
        set (self, "W6", i, U_OTHER_NEUTRAL);
    }
  for (gsize i = 0; i < self->n; i++)
    {
      guint8 bidi_class = class_at (self, i);

      if (bidi_class == U_LEFT_TO_RIGHT || bidi_class == U_RIGHT_TO_LEFT)
        strong = bidi_class;
      else if (bidi_class == U_EUROPEAN_NUMBER && strong == U_LEFT_TO_RIGHT)
        set (self, "W7", i, U_LEFT_TO_RIGHT);
    }
}

void
iri_uba_weak (IriUbaSequence *self)
{
  apply_w1 (self);
  apply_w2_w3 (self);
  apply_w4 (self);
  apply_w5 (self);
  apply_w6_w7 (self);
}

/* What a character counts as for the neutrals: L, R, or ON for none. */
static guint8
strong_at (const IriUbaSequence *self, gsize i)
{
  switch (class_at (self, i))
    {
    case U_LEFT_TO_RIGHT:
      return U_LEFT_TO_RIGHT;
    case U_RIGHT_TO_LEFT:
    case U_EUROPEAN_NUMBER:
    case U_ARABIC_NUMBER:
      return U_RIGHT_TO_LEFT;
    default:
      return U_OTHER_NEUTRAL;
    }
}

/* A pair of brackets (BD16): places in the sequence. */
typedef struct
{
  gsize open;
  gsize close;
} Pair;

static int
compare_pairs (gconstpointer a, gconstpointer b)
{
  const Pair *left = a, *right = b;

  return left->open < right->open ? -1 : left->open > right->open;
}

static gint8
bracket_at (const IriUbaSequence *self, gsize i, gunichar *id)
{
  const IriUba *uba = self->paragraph->uba;
  gsize at = self->paragraph->begin + self->at[i];

  /* Only those that are still neutral (BD14, BD15). */
  if (uba->brackets == NULL || class_at (self, i) != U_OTHER_NEUTRAL)
    return 0;
  *id = uba->bracket_ids[at];
  return uba->brackets[at];
}

/* BD16. When the stack is full the search ends with the pairs found so far. No
 * character is in more pairs than the stack has places. */
static GArray *
find_pairs (const IriUbaSequence *self)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
  gsize places[MAX_OPEN_BRACKETS];
  gunichar ids[MAX_OPEN_BRACKETS];
  guint depth = 0;

  for (gsize i = 0; i < self->n; i++)
    {
      gunichar id = 0;
      gint8 bracket = bracket_at (self, i, &id);

      if (bracket > 0)
        {
          if (depth == MAX_OPEN_BRACKETS)
            break;
          places[depth] = i;
          ids[depth++] = id;
        }
      for (guint open = depth; bracket < 0 && open > 0; open--)
        if (ids[open - 1] == id)
          {
            Pair pair = { places[open - 1], i };

            g_array_append_val (pairs, pair);
            depth = open - 1;
            break;
          }
    }
  g_array_sort (pairs, compare_pairs);
  return pairs;
}

/* The characters that were marks and follow a bracket go with it. */
static void
set_bracket (IriUbaSequence *self, gsize i, guint8 direction)
{
  set (self, "N0", i, direction);
  for (i++; i < self->n && original_at (self, i) == U_DIR_NON_SPACING_MARK; i++)
    set (self, "N0", i, direction);
}

/* The direction of a pair (N0 b to d): that of the embedding if it is among what
 * the pair holds; the other one if only that is there, and before it too. */
static guint8
resolve_pair (const IriUbaSequence *self, const Pair *pair, guint8 before)
{
  guint8 embedding = iri_uba_direction (self->level);
  gboolean other = FALSE;

  for (gsize i = pair->open + 1; i < pair->close; i++)
    {
      guint8 strong = strong_at (self, i);

      if (strong == embedding)
        return embedding;
      other |= strong != U_OTHER_NEUTRAL;
    }
  if (!other)
    return U_OTHER_NEUTRAL;
  return before == embedding ? embedding
                             : iri_uba_direction ((guint8) (self->level + 1));
}

/* Pairs come in the order of their opening brackets, so what comes before one is
 * known from reading on from the last. */
static void
apply_n0 (IriUbaSequence *self)
{
  g_autoptr (GArray) pairs = find_pairs (self);
  guint8 before = self->sos;
  gsize at = 0;

  for (guint i = 0; i < pairs->len; i++)
    {
      const Pair *pair = &g_array_index (pairs, Pair, i);
      guint8 direction;

      for (; at < pair->open; at++)
        if (strong_at (self, at) != U_OTHER_NEUTRAL)
          before = strong_at (self, at);
      direction = resolve_pair (self, pair, before);
      if (direction == U_OTHER_NEUTRAL)
        continue;
      set_bracket (self, pair->open, direction);
      set_bracket (self, pair->close, direction);
    }
}

static gboolean
is_neutral (guint8 bidi_class)
{
  switch (bidi_class)
    {
    case U_BLOCK_SEPARATOR:
    case U_SEGMENT_SEPARATOR:
    case U_WHITE_SPACE_NEUTRAL:
    case U_OTHER_NEUTRAL:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_FIRST_STRONG_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Neutrals between two of a direction take it (N1), others that of the
 * embedding (N2). */
static void
apply_n1_n2 (IriUbaSequence *self)
{
  guint8 before = self->sos;

  for (gsize i = 0; i < self->n;)
    {
      gsize begin = i;
      guint8 after;

      if (!is_neutral (class_at (self, i)))
        {
          before = strong_at (self, i++);
          continue;
        }
      while (i < self->n && is_neutral (class_at (self, i)))
        i++;
      after = i < self->n ? strong_at (self, i) : self->eos;
      for (gsize j = begin; j < i; j++)
        if (before == after)
          set (self, "N1", j, before);
        else
          set (self, "N2", j, iri_uba_direction (self->level));
    }
}

/* I1, I2. */
static void
apply_implicit (IriUbaSequence *self)
{
  gboolean rtl = self->level % 2 != 0;

  for (gsize i = 0; i < self->n; i++)
    {
      guint8 bidi_class = class_at (self, i);
      guint8 step;

      if (rtl)
        step = bidi_class == U_RIGHT_TO_LEFT ? 0 : 1;
      else
        step = bidi_class == U_LEFT_TO_RIGHT   ? 0
               : bidi_class == U_RIGHT_TO_LEFT ? 1
                                               : 2;
      iri_uba_set_level (self->paragraph, rtl ? "I2" : "I1", self->at[i],
                         (guint8) (self->level + step));
    }
}

void
iri_uba_neutral (IriUbaSequence *self)
{
  apply_n0 (self);
  apply_n1_n2 (self);
  apply_implicit (self);
}
