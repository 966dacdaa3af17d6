/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-uba-private.h"

#include <string.h>

#define ISOLATES                                                                       \
  (IRI_UBA_BIT (U_LEFT_TO_RIGHT_ISOLATE) | IRI_UBA_BIT (U_RIGHT_TO_LEFT_ISOLATE)       \
   | IRI_UBA_BIT (U_FIRST_STRONG_ISOLATE))
/* Each character of these classes is a run of its own. */
#define FORMATTING                                                                     \
  (ISOLATES | IRI_UBA_BIT (U_POP_DIRECTIONAL_ISOLATE)                                  \
   | IRI_UBA_BIT (U_LEFT_TO_RIGHT_EMBEDDING) | IRI_UBA_BIT (U_RIGHT_TO_LEFT_EMBEDDING) \
   | IRI_UBA_BIT (U_LEFT_TO_RIGHT_OVERRIDE) | IRI_UBA_BIT (U_RIGHT_TO_LEFT_OVERRIDE)   \
   | IRI_UBA_BIT (U_POP_DIRECTIONAL_FORMAT))
/* The runs of a paragraph of at most this many characters need no allocation. */
#define FEW 128

/* The classes that L1 is about. */
#define RESET                                                                          \
  (ISOLATES | IRI_UBA_BIT (U_POP_DIRECTIONAL_ISOLATE)                                  \
   | IRI_UBA_BIT (U_WHITE_SPACE_NEUTRAL) | IRI_UBA_BIT (U_SEGMENT_SEPARATOR)           \
   | IRI_UBA_BIT (U_BLOCK_SEPARATOR))
/* The classes that X1 to X9 handle. */
#define EXPLICIT (FORMATTING | IRI_UBA_BIT (U_BOUNDARY_NEUTRAL))

/* The last character of a run before the changed one, or the first one of a run after
 * it, in characters of the text. */
static guint32
last_character (const IriUbaParagraph *self, const IriUbaRun *run)
{
  return run != NULL ? (guint32) (self->begin + run->end - 1) : IRI_UBA_NO_CAUSE;
}

static guint32
first_character (const IriUbaParagraph *self, const IriUbaRun *run)
{
  return run != NULL ? (guint32) (self->begin + run->begin) : IRI_UBA_NO_CAUSE;
}

void
iri_uba_report (const IriUbaParagraph *self,
                const char *rule,
                const IriUbaRun *run,
                const IriUbaRunCause *cause)
{
  const IriUbaInput *uba = self->uba;
  IriUbaCause characters = {
    .before = last_character (self, cause->before),
    .after = first_character (self, cause->after),
    .inside = first_character (self, cause->inside),
    .context = last_character (self, cause->context),
  };

  for (gsize i = run->begin; i < run->end; i++)
    uba->changed (rule, self->begin + i, run->bidi_class, run->level, &characters,
                  uba->data);
}

/* The end of the run that begins at character @i of the paragraph. */
static gsize
find_run_end (IriUbaParagraph *self, gsize i)
{
  const IriUbaInput *uba = self->uba;
  const guint8 *classes = uba->classes + self->begin;
  guint8 bidi_class = classes[i];
  const gint8 *brackets = bidi_class == U_OTHER_NEUTRAL && uba->brackets != NULL
                              ? uba->brackets + self->begin
                              : NULL;

  if (FORMATTING & IRI_UBA_BIT (bidi_class))
    return i + 1;
  if (brackets != NULL && brackets[i] != 0)
    {
      self->has_brackets = TRUE;
      return i + 1;
    }
  while (++i < self->n && classes[i] == bidi_class
         && (brackets == NULL || brackets[i] == 0))
    ;
  return i;
}

static void
split_into_runs (IriUbaParagraph *self)
{
  const guint8 *classes = self->uba->classes + self->begin;
  guint8 level = self->uba->level == 1;

  for (gsize i = 0, end; i < self->n; i = end)
    {
      guint8 bidi_class = classes[i];

      end = find_run_end (self, i);
      self->seen |= IRI_UBA_BIT (bidi_class);
      self->runs[self->n_runs++] = (IriUbaRun){
        .begin = (guint32) i,
        .end = (guint32) end,
        .original = bidi_class,
        .bidi_class = bidi_class,
        .level = level,
      };
    }
}

/* BD9: matches isolate initiators with PDIs. @next links the open initiators from the
 * innermost to the outermost, until link_sequences() sets it again. */
static void
match_isolates (IriUbaParagraph *self)
{
  IriUbaRun *open = NULL;

  for (IriUbaRun *run = self->runs; run < self->runs + self->n_runs; run++)
    if (iri_uba_is_isolate_initiator (run->original))
      {
        run->next = open;
        open = run;
      }
    else if (run->original == U_POP_DIRECTIONAL_ISOLATE && open != NULL)
      {
        run->pair = open;
        open->pair = run;
        open = open->next;
      }
}

guint8
iri_uba_first_strong (const IriUbaRun *begin,
                      const IriUbaRun *end,
                      const IriUbaRun **strong)
{
  if (strong != NULL)
    *strong = NULL;
  for (const IriUbaRun *run = begin; run < end; run++)
    {
      if (run->original == U_LEFT_TO_RIGHT || run->original == U_RIGHT_TO_LEFT
          || run->original == U_RIGHT_TO_LEFT_ARABIC)
        {
          if (strong != NULL)
            *strong = run;
          return run->original != U_LEFT_TO_RIGHT;
        }
      if (!iri_uba_is_isolate_initiator (run->original))
        continue;
      if (run->pair == NULL)
        return 0;
      run = run->pair;
    }
  return 0;
}

/* P2 and P3. */
static void
find_level (IriUbaParagraph *self)
{
  IriUbaRun *end = self->runs + self->n_runs;
  const IriUbaRun *strong;

  self->level = (guint8) self->uba->level;
  if (self->uba->level != IRI_UBA_AUTO)
    return;
  self->level = iri_uba_first_strong (self->runs, end, &strong);
  for (IriUbaRun *run = self->runs; run < end; run++)
    iri_uba_set_because (self, "P3", run, run->bidi_class, self->level,
                         (IriUbaRunCause){ .before = strong });
}

/* BD13: returns the run that continues the sequence after @run: @following, the next
 * run that X9 does not remove, if it is on the same level, otherwise the PDI that
 * matches an isolate initiator. */
static IriUbaRun *
next_in_sequence (const IriUbaRun *run, IriUbaRun *following)
{
  if (following != NULL && following->embedding == run->embedding)
    return following;
  return iri_uba_is_isolate_initiator (run->original) ? run->pair : NULL;
}

static void
link_sequences (IriUbaParagraph *self)
{
  IriUbaRun *before = NULL;

  for (IriUbaRun *run = self->runs; run < self->runs + self->n_runs; run++)
    {
      run->embedding = run->level;
      if (run->embedding == IRI_UBA_REMOVED)
        continue;
      if (before != NULL)
        before->next = next_in_sequence (before, run);
      before = run;
    }
  if (before != NULL)
    before->next = NULL;
}

guint8
iri_uba_eos (const IriUbaSequence *self, const IriUbaRun *last)
{
  const IriUbaParagraph *paragraph = self->paragraph;
  const IriUbaRun *end = paragraph->runs + paragraph->n_runs;
  guint8 after = paragraph->level;

  if (!iri_uba_is_isolate_initiator (last->original))
    {
      const IriUbaRun *run = last + 1;

      while (run < end && run->embedding == IRI_UBA_REMOVED)
        run++;
      if (run < end)
        after = run->embedding;
    }
  return iri_uba_direction (MAX (self->level, after));
}

static void
resolve_sequence (IriUbaParagraph *self, IriUbaRun *first, guint8 level, guint8 beside)
{
  IriUbaSequence sequence = {
    .paragraph = self,
    .first = first,
    .level = level,
    .sos = iri_uba_direction (MAX (level, beside)),
  };

  iri_uba_weak (&sequence);
  iri_uba_neutral (&sequence);
}

/* Without explicit formatting, the paragraph is one sequence. */
static void
resolve_whole (IriUbaParagraph *self)
{
  for (gsize i = 1; i < self->n_runs; i++)
    self->runs[i - 1].next = &self->runs[i];
  resolve_sequence (self, self->runs, self->level, self->level);
}

/* X10. A level run that begins with a matched PDI continues the sequence of its
 * isolate initiator. */
static void
resolve_sequences (IriUbaParagraph *self)
{
  guint8 before = IRI_UBA_REMOVED;

  for (IriUbaRun *run = self->runs; run < self->runs + self->n_runs; run++)
    {
      guint8 level = run->embedding;
      gboolean continues
          = run->original == U_POP_DIRECTIONAL_ISOLATE && run->pair != NULL;

      if (level == IRI_UBA_REMOVED)
        continue;
      if (level != before && !continues)
        resolve_sequence (self, run, level,
                          before == IRI_UBA_REMOVED ? self->level : before);
      before = level;
    }
}

static gboolean
is_trailing (guint8 bidi_class)
{
  return bidi_class == U_WHITE_SPACE_NEUTRAL
         || iri_uba_is_isolate_initiator (bidi_class)
         || bidi_class == U_POP_DIRECTIONAL_ISOLATE;
}

/* L1: resets separators, and white space before them or at the end. */
static void
reset_levels (IriUbaParagraph *self)
{
  const IriUbaRun *last_separator = NULL;
  gboolean trailing = TRUE;

  for (gsize i = self->n_runs; i-- > 0;)
    {
      IriUbaRun *run = &self->runs[i];
      gboolean separator
          = run->original == U_BLOCK_SEPARATOR || run->original == U_SEGMENT_SEPARATOR;

      if (run->level == IRI_UBA_REMOVED)
        continue;
      trailing = separator || (trailing && is_trailing (run->original));
      if (separator)
        last_separator = run;
      if (trailing)
        iri_uba_set_because (self, "L1", run, run->bidi_class, self->level,
                             (IriUbaRunCause){ .after = last_separator });
    }
}

static void
write_levels (const IriUbaParagraph *self, guint8 *levels)
{
  for (gsize i = 0; i < self->n_runs; i++)
    {
      const IriUbaRun *run = &self->runs[i];

      memset (levels + run->begin, run->level, run->end - run->begin);
    }
}

static guint8
resolve_paragraph (const IriUbaInput *uba, gsize begin, gsize end, guint8 *levels)
{
  IriUbaRun few[FEW];
  g_autofree IriUbaRun *many
      = end - begin <= FEW ? NULL : g_new (IriUbaRun, end - begin);
  IriUbaParagraph self = {
    .uba = uba, .begin = begin, .n = end - begin, .runs = many != NULL ? many : few
  };

  split_into_runs (&self);
  if (self.seen & ISOLATES)
    match_isolates (&self);
  find_level (&self);
  if (self.seen & EXPLICIT)
    {
      iri_uba_explicit (&self);
      link_sequences (&self);
      resolve_sequences (&self);
    }
  else
    resolve_whole (&self);
  if (self.seen & RESET)
    reset_levels (&self);
  write_levels (&self, levels + begin);
  return self.level;
}

guint8
iri_uba_each_paragraph (
    const IriUbaInput *uba,
    guint8 (*resolve) (const IriUbaInput *uba, gsize begin, gsize end, guint8 *levels),
    guint8 *levels)
{
  guint8 level = uba->level == IRI_UBA_AUTO ? 0 : (guint8) uba->level;

  for (gsize begin = 0, end; begin < uba->n; begin = end)
    {
      const guint8 *separator
          = memchr (uba->classes + begin, U_BLOCK_SEPARATOR, uba->n - begin);
      guint8 found;

      end = separator == NULL ? uba->n : (gsize) (separator - uba->classes) + 1;
      found = resolve (uba, begin, end, levels);
      if (begin == 0)
        level = found;
    }
  return level;
}

guint8
iri_uba_levels (const IriUbaInput *uba, guint8 *levels)
{
  return iri_uba_each_paragraph (uba, resolve_paragraph, levels);
}

static void
reverse (guint32 *order, gsize begin, gsize end)
{
  while (begin + 1 < end)
    {
      guint32 other = order[--end];

      order[end] = order[begin];
      order[begin++] = other;
    }
}

/* Reverses each run of characters on @lowest or above, for each level from @highest.
 * Earlier reversals stayed within these runs, so the ends of the runs have not
 * moved. */
static void
reverse_levels (const guint8 *levels,
                guint32 *order,
                IriSpan span,
                guint8 highest,
                guint8 lowest,
                IriUbaReverseFunc turned,
                gpointer data)
{
  for (guint8 level = highest; level >= lowest; level--)
    for (gsize i = span.begin; i < span.end; i++)
      {
        gsize begin = i;

        while (i < span.end && levels[order[i]] >= level)
          i++;
        reverse (order, begin, i);
        if (turned != NULL && i > begin)
          turned (level, begin, i, data);
      }
}

/* Orders the characters from @begin to the next one on level 0, all of which are shown.
 * Returns where they end. Most have a single level, and nothing to reverse twice. */
static gsize
order_run (const guint8 *levels, gsize begin, gsize n, guint32 *order)
{
  guint8 highest = 0, lowest = IRI_UBA_REMOVED;
  gsize end = begin;

  for (; end < n && levels[end] > 0; end++)
    {
      highest = MAX (highest, levels[end]);
      lowest = MIN (lowest, levels[end]);
    }
  if (highest == lowest && highest % 2 == 1)
    for (gsize i = begin; i < end; i++)
      order[i] = (guint32) (end - 1 - (i - begin));
  else
    for (gsize i = begin; i < end; i++)
      order[i] = (guint32) i;
  if (highest != lowest)
    reverse_levels (levels, order, (IriSpan){ begin, end }, highest, 1, NULL, NULL);
  return end;
}

gsize
iri_uba_order (const guint8 *levels,
               gsize n,
               guint32 *order,
               IriUbaReverseFunc turned,
               gpointer data)
{
  guint8 highest = 0, lowest_odd = IRI_UBA_REMOVED;
  gsize shown = 0;

  if (turned == NULL && memchr (levels, IRI_UBA_REMOVED, n) == NULL)
    {
      for (gsize i = 0; i < n;)
        {
          order[i] = (guint32) i;
          i = levels[i] == 0 ? i + 1 : order_run (levels, i, n, order);
        }
      return n;
    }
  for (gsize i = 0; i < n; i++)
    if (levels[i] != IRI_UBA_REMOVED)
      {
        order[shown++] = (guint32) i;
        highest = MAX (highest, levels[i]);
        if (levels[i] % 2 == 1)
          lowest_odd = MIN (lowest_odd, levels[i]);
      }
  reverse_levels (levels, order, (IriSpan){ 0, shown }, highest, lowest_odd, turned,
                  data);
  return shown;
}
