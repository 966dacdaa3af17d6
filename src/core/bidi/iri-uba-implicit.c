/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-uba-private.h"

/* The size of the stack (BD16). */
#define MAX_OPEN_BRACKETS 63

#define AL IRI_UBA_BIT (U_RIGHT_TO_LEFT_ARABIC)
#define AN IRI_UBA_BIT (U_ARABIC_NUMBER)
#define EN IRI_UBA_BIT (U_EUROPEAN_NUMBER)
#define ES IRI_UBA_BIT (U_EUROPEAN_NUMBER_SEPARATOR)
#define ET IRI_UBA_BIT (U_EUROPEAN_NUMBER_TERMINATOR)
#define CS IRI_UBA_BIT (U_COMMON_NUMBER_SEPARATOR)
#define NSM IRI_UBA_BIT (U_DIR_NON_SPACING_MARK)

static void
set (const IriUbaSequence *self,
     const char *rule,
     IriUbaRun *run,
     guint8 bidi_class,
     IriUbaRunCause cause)
{
  iri_uba_set_because (self->paragraph, rule, run, bidi_class, run->level, cause);
}

/* A mark takes the class of the character before it. */
static void
apply_w1 (const IriUbaSequence *self)
{
  const IriUbaRun *previous = NULL;
  guint8 before = self->sos;

  for (IriUbaRun *run = self->first; run != NULL; run = run->next)
    {
      if (run->bidi_class == U_DIR_NON_SPACING_MARK)
        set (self, "W1", run, before, (IriUbaRunCause){ .before = previous });
      previous = run;
      before = iri_uba_is_isolate_initiator (run->bidi_class)
                       || run->bidi_class == U_POP_DIRECTIONAL_ISOLATE
                   ? U_OTHER_NEUTRAL
                   : run->bidi_class;
    }
}

/* European numbers after an Arabic letter become Arabic numbers. */
static void
apply_w2 (const IriUbaSequence *self)
{
  const IriUbaRun *strong = NULL;

  for (IriUbaRun *run = self->first; run != NULL; run = run->next)
    if (run->bidi_class == U_LEFT_TO_RIGHT || run->bidi_class == U_RIGHT_TO_LEFT
        || run->bidi_class == U_RIGHT_TO_LEFT_ARABIC)
      strong = run;
    else if (run->bidi_class == U_EUROPEAN_NUMBER && strong != NULL
             && strong->bidi_class == U_RIGHT_TO_LEFT_ARABIC)
      set (self, "W2", run, U_ARABIC_NUMBER, (IriUbaRunCause){ .before = strong });
}

/* Arabic letters become R. */
static void
apply_w3 (const IriUbaSequence *self)
{
  for (IriUbaRun *run = self->first; run != NULL; run = run->next)
    if (run->bidi_class == U_RIGHT_TO_LEFT_ARABIC)
      set (self, "W3", run, U_RIGHT_TO_LEFT, (IriUbaRunCause){ NULL });
}

/* A single separator between two numbers of the same class joins them. */
static void
apply_w4 (const IriUbaSequence *self)
{
  const IriUbaRun *previous = NULL;
  guint8 before = self->sos;

  for (IriUbaRun *run = self->first; run->next != NULL; run = run->next)
    {
      if (before == run->next->bidi_class && run->end - run->begin == 1
          && ((before == U_EUROPEAN_NUMBER
               && (run->bidi_class == U_EUROPEAN_NUMBER_SEPARATOR
                   || run->bidi_class == U_COMMON_NUMBER_SEPARATOR))
              || (before == U_ARABIC_NUMBER
                  && run->bidi_class == U_COMMON_NUMBER_SEPARATOR)))
        set (self, "W4", run, before,
             (IriUbaRunCause){ .before = previous, .after = run->next });
      previous = run;
      before = run->bidi_class;
    }
}

/* Terminators next to European numbers become European numbers. */
static void
apply_w5 (const IriUbaSequence *self)
{
  const IriUbaRun *previous = NULL;

  for (IriUbaRun *run = self->first; run != NULL;)
    {
      IriUbaRun *end = run;
      IriUbaRunCause cause = { NULL };

      if (run->bidi_class != U_EUROPEAN_NUMBER_TERMINATOR)
        {
          previous = run;
          run = run->next;
          continue;
        }
      while (end != NULL && end->bidi_class == U_EUROPEAN_NUMBER_TERMINATOR)
        end = end->next;
      if (previous != NULL && previous->bidi_class == U_EUROPEAN_NUMBER)
        cause.before = previous;
      else if (end != NULL && end->bidi_class == U_EUROPEAN_NUMBER)
        cause.after = end;
      for (; run != end; run = run->next)
        if (cause.before != NULL || cause.after != NULL)
          set (self, "W5", run, U_EUROPEAN_NUMBER, cause);
    }
}

/* The remaining separators and terminators become neutral. */
static void
apply_w6 (const IriUbaSequence *self)
{
  for (IriUbaRun *run = self->first; run != NULL; run = run->next)
    if ((IRI_UBA_BIT (run->bidi_class) & (ES | ET | CS)) != 0)
      set (self, "W6", run, U_OTHER_NEUTRAL, (IriUbaRunCause){ NULL });
}

/* European numbers after L become L. */
static void
apply_w7 (const IriUbaSequence *self)
{
  const IriUbaRun *previous = NULL;
  guint8 strong = self->sos;

  for (IriUbaRun *run = self->first; run != NULL; run = run->next)
    if (run->bidi_class == U_LEFT_TO_RIGHT || run->bidi_class == U_RIGHT_TO_LEFT)
      {
        previous = run;
        strong = run->bidi_class;
      }
    else if (run->bidi_class == U_EUROPEAN_NUMBER && strong == U_LEFT_TO_RIGHT)
      set (self, "W7", run, U_LEFT_TO_RIGHT, (IriUbaRunCause){ .before = previous });
}

/* Skips the rules for classes that the paragraph does not contain. */
void
iri_uba_weak (const IriUbaSequence *self)
{
  guint32 seen = self->paragraph->seen;

  if (seen & NSM)
    apply_w1 (self);
  if ((seen & AL) && (seen & EN))
    apply_w2 (self);
  if (seen & AL)
    apply_w3 (self);
  if ((seen & (ES | CS)) && (seen & (EN | AN)))
    apply_w4 (self);
  if ((seen & ET) && (seen & EN))
    apply_w5 (self);
  if (seen & (ES | ET | CS))
    apply_w6 (self);
  if (seen & EN)
    apply_w7 (self);
}

/* The direction that @run counts as in N0 to N2: L, R, or ON for none. */
static guint8
strong_class (const IriUbaRun *run)
{
  switch (run->bidi_class)
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

/* Returns 1 for an opening bracket and -1 for a closing one, but only while it is
 * still neutral (BD14, BD15), otherwise 0. */
static gint8
bracket_of (const IriUbaSequence *self, const IriUbaRun *run)
{
  const IriUbaParagraph *paragraph = self->paragraph;

  if (run->original != U_OTHER_NEUTRAL || run->bidi_class != U_OTHER_NEUTRAL)
    return 0;
  return paragraph->uba->brackets[paragraph->begin + run->begin];
}

static gunichar
bracket_id_of (const IriUbaSequence *self, const IriUbaRun *run)
{
  const IriUbaParagraph *paragraph = self->paragraph;

  return paragraph->uba->bracket_ids[paragraph->begin + run->begin];
}

/* BD16. When the stack is full, the search ends with the pairs found so far. No
 * character is inside more pairs than the stack has entries, so N0 takes linear
 * time. */
static void
find_pairs (const IriUbaSequence *self)
{
  IriUbaRun *open[MAX_OPEN_BRACKETS];
  guint depth = 0;

  for (IriUbaRun *run = self->first; run != NULL; run = run->next)
    {
      gint8 bracket = bracket_of (self, run);

      if (bracket > 0)
        {
          if (depth == MAX_OPEN_BRACKETS)
            return;
          open[depth++] = run;
        }
      for (guint i = depth; bracket < 0 && i > 0; i--)
        if (bracket_id_of (self, open[i - 1]) == bracket_id_of (self, run))
          {
            open[i - 1]->pair = run;
            depth = i - 1;
            break;
          }
    }
}

/* Characters that were marks before W1 and follow a bracket take its direction. */
static void
set_bracket (const IriUbaSequence *self,
             IriUbaRun *run,
             guint8 direction,
             IriUbaRunCause cause)
{
  do
    {
      set (self, "N0", run, direction, cause);
      run = run->next;
    }
  while (run != NULL && run->original == U_DIR_NON_SPACING_MARK);
}

/* The direction of a pair (N0 b to d): that of the embedding if the pair contains it;
 * otherwise, if the pair contains the opposite direction, the direction before the
 * pair; otherwise ON. Sets @inside or @context of *@cause. */
static guint8
resolve_pair (const IriUbaSequence *self,
              const IriUbaRun *open,
              guint8 before,
              const IriUbaRun *context,
              IriUbaRunCause *cause)
{
  guint8 embedding = iri_uba_direction (self->level);
  gboolean other = FALSE;

  for (const IriUbaRun *run = open->next; run != open->pair; run = run->next)
    {
      guint8 strong = strong_class (run);

      if (strong == embedding)
        {
          cause->inside = run;
          return embedding;
        }
      other |= strong != U_OTHER_NEUTRAL;
    }
  if (!other)
    return U_OTHER_NEUTRAL;
  cause->context = context;
  return before == embedding ? embedding
                             : iri_uba_direction ((guint8) (self->level + 1));
}

/* Pairs are resolved in the order of their opening brackets, so the direction before
 * each pair is already known. */
static void
apply_n0 (const IriUbaSequence *self)
{
  const IriUbaRun *context = NULL;
  guint8 before = self->sos;

  find_pairs (self);
  for (IriUbaRun *run = self->first; run != NULL; run = run->next)
    {
      if (run->original == U_OTHER_NEUTRAL && run->pair != NULL)
        {
          IriUbaRunCause cause = { .before = run, .after = run->pair };
          guint8 direction = resolve_pair (self, run, before, context, &cause);

          if (direction != U_OTHER_NEUTRAL)
            {
              set_bracket (self, run, direction, cause);
              set_bracket (self, run->pair, direction, cause);
            }
        }
      if (strong_class (run) != U_OTHER_NEUTRAL)
        {
          before = strong_class (run);
          context = run;
        }
    }
}

static gboolean
is_neutral (const IriUbaRun *run)
{
  switch (run->bidi_class)
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

/* Neutrals between two runs of one direction take that direction (N1), other neutrals
 * that of the embedding (N2). */
static void
apply_n1_n2 (const IriUbaSequence *self)
{
  const IriUbaRun *previous = NULL;
  guint8 before = self->sos;

  for (IriUbaRun *run = self->first; run != NULL;)
    {
      IriUbaRun *last = run, *end;
      IriUbaRunCause cause;
      guint8 after;

      if (!is_neutral (run))
        {
          before = strong_class (run);
          previous = run;
          run = run->next;
          continue;
        }
      while (last->next != NULL && is_neutral (last->next))
        last = last->next;
      end = last->next;
      after = end != NULL ? strong_class (end) : iri_uba_eos (self, last);
      cause = (IriUbaRunCause){ .before = previous, .after = end };
      for (; run != end; run = run->next)
        if (before == after)
          set (self, "N1", run, before, cause);
        else
          set (self, "N2", run, iri_uba_direction (self->level), cause);
    }
}

/* I1 and I2. */
static void
apply_implicit (const IriUbaSequence *self)
{
  gboolean rtl = self->level % 2 != 0;

  for (IriUbaRun *run = self->first; run != NULL; run = run->next)
    {
      guint8 step;

      if (rtl)
        step = run->bidi_class == U_RIGHT_TO_LEFT ? 0 : 1;
      else
        step = run->bidi_class == U_LEFT_TO_RIGHT   ? 0
               : run->bidi_class == U_RIGHT_TO_LEFT ? 1
                                                    : 2;
      iri_uba_set (self->paragraph, rtl ? "I2" : "I1", run, run->bidi_class,
                   (guint8) (self->level + step));
    }
}

void
iri_uba_neutral (const IriUbaSequence *self)
{
  if (self->paragraph->has_brackets)
    apply_n0 (self);
  apply_n1_n2 (self);
  apply_implicit (self);
}
