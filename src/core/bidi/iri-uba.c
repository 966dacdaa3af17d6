/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-uba-private.h"

#include <string.h>

void
iri_uba_set (IriUbaParagraph *self,
             const char *rule,
             gsize index,
             guint8 bidi_class,
             guint8 level)
{
  const IriUba *uba = self->uba;

  if (self->classes[index] == bidi_class && self->levels[index] == level)
    return;
  self->classes[index] = bidi_class;
  self->levels[index] = level;
  if (uba->changed != NULL)
    uba->changed (rule, self->begin + index, bidi_class, level, uba->data);
}

void
iri_uba_set_class (IriUbaParagraph *self,
                   const char *rule,
                   gsize index,
                   guint8 bidi_class)
{
  iri_uba_set (self, rule, index, bidi_class, self->levels[index]);
}

void
iri_uba_set_level (IriUbaParagraph *self,
                   const char *rule,
                   gsize index,
                   guint8 level)
{
  iri_uba_set (self, rule, index, self->classes[index], level);
}

/* BD9: which PDI goes with which isolate initiator. */
static void
match_isolates (IriUbaParagraph *self)
{
  gsize *open = g_new (gsize, self->n);
  gsize depth = 0;

  for (gsize i = 0; i < self->n; i++)
    {
      self->match[i] = IRI_UBA_NO_MATCH;
      if (iri_uba_is_isolate_initiator (self->classes[i]))
        open[depth++] = i;
      else if (self->classes[i] == U_POP_DIRECTIONAL_ISOLATE && depth > 0)
        {
          self->match[i] = open[--depth];
          self->match[open[depth]] = i;
        }
    }
  g_free (open);
}

guint8
iri_uba_first_strong (const IriUbaParagraph *self,
                      gsize begin,
                      gsize end,
                      guint8 otherwise)
{
  const guint8 *classes = self->uba->classes + self->begin;

  for (gsize i = begin; i < end; i++)
    {
      if (classes[i] == U_LEFT_TO_RIGHT)
        return 0;
      if (classes[i] == U_RIGHT_TO_LEFT || classes[i] == U_RIGHT_TO_LEFT_ARABIC)
        return 1;
      if (!iri_uba_is_isolate_initiator (classes[i]))
        continue;
      if (self->match[i] == IRI_UBA_NO_MATCH)
        break;
      i = self->match[i];
    }
  return otherwise;
}

/* The level that counts beyond an edge of a sequence (X10). */
static guint8
level_beside (const IriUbaParagraph *self, gsize from, int step)
{
  for (gsize i = from; step > 0 ? ++i < self->n : i-- > 0;)
    if (self->explicit_levels[i] != IRI_UBA_REMOVED)
      return self->explicit_levels[i];
  return self->level;
}

static void
resolve_sequence (IriUbaParagraph *self, const gsize *at, gsize n)
{
  gsize first = at[0], last = at[n - 1];
  guint8 level = self->explicit_levels[first];
  guint8 before = level_beside (self, first, -1);
  guint8 after
      = iri_uba_is_isolate_initiator (self->uba->classes[self->begin + last])
                && self->match[last] == IRI_UBA_NO_MATCH
            ? self->level
            : level_beside (self, last, 1);
  IriUbaSequence sequence = {
    .paragraph = self,
    .at = at,
    .n = n,
    .level = level,
    .sos = iri_uba_direction (MAX (level, before)),
    .eos = iri_uba_direction (MAX (level, after)),
  };

  iri_uba_weak (&sequence);
  iri_uba_neutral (&sequence);
}

/* Appends the level run that begins at @i to @at. Returns the index of its last
 * character. */
static gsize
append_run (const IriUbaParagraph *self, gsize i, gsize *at, gsize *n)
{
  const guint8 *levels = self->explicit_levels;
  guint8 level = levels[i];
  gsize last = i;

  for (; i < self->n; i++)
    {
      if (levels[i] == IRI_UBA_REMOVED)
        continue;
      if (levels[i] != level)
        break;
      at[(*n)++] = last = i;
    }
  return last;
}

/* X10 and BD13: a level run goes on behind the PDI that matches its last isolate
 * initiator. */
static void
resolve_sequences (IriUbaParagraph *self)
{
  gsize *at = g_new (gsize, self->n);
  guint8 *levels = g_memdup2 (self->levels, self->n);
  guint8 *done = g_new0 (guint8, self->n);

  self->explicit_levels = levels;
  for (gsize i = 0; i < self->n; i++)
    {
      gsize n = 0, begin = i;

      if (levels[i] == IRI_UBA_REMOVED || done[i])
        continue;
      for (;;)
        {
          gsize last = append_run (self, begin, at, &n);

          if (!iri_uba_is_isolate_initiator (
                  self->uba->classes[self->begin + last])
              || self->match[last] == IRI_UBA_NO_MATCH)
            break;
          begin = self->match[last];
        }
      for (gsize j = 0; j < n; j++)
        done[at[j]] = TRUE;
      resolve_sequence (self, at, n);
    }
  g_free (at);
  g_free (levels);
  g_free (done);
}

static gboolean
is_trailing (guint8 bidi_class)
{
  return bidi_class == U_WHITE_SPACE_NEUTRAL
         || iri_uba_is_isolate_initiator (bidi_class)
         || bidi_class == U_POP_DIRECTIONAL_ISOLATE;
}

/* L1: separators, and white space before them or at the end. */
static void
reset_levels (IriUbaParagraph *self)
{
  const guint8 *classes = self->uba->classes + self->begin;
  gboolean trailing = TRUE;

  for (gsize i = self->n; i-- > 0;)
    {
      gboolean separator = classes[i] == U_BLOCK_SEPARATOR
                           || classes[i] == U_SEGMENT_SEPARATOR;

      if (self->levels[i] == IRI_UBA_REMOVED)
        continue;
      trailing = separator || (trailing && is_trailing (classes[i]));
      if (trailing)
        iri_uba_set_level (self, "L1", i, self->level);
    }
}

static guint8
resolve_paragraph (const IriUba *uba, gsize begin, gsize end, guint8 *levels)
{
  gsize n = end - begin;
  g_autofree guint8 *classes = g_memdup2 (uba->classes + begin, n);
  g_autofree gsize *match = g_new (gsize, n);
  IriUbaParagraph self = {
    .uba = uba,
    .begin = begin,
    .n = n,
    .classes = classes,
    .levels = levels + begin,
    .match = match,
  };

  match_isolates (&self);
  self.level = uba->level == IRI_UBA_AUTO
                   ? iri_uba_first_strong (&self, 0, n, 0)
                   : (guint8) uba->level;
  memset (self.levels, uba->level == 1, n);
  for (gsize i = 0; i < n; i++)
    iri_uba_set_level (&self, "P3", i, self.level);
  iri_uba_explicit (&self);
  resolve_sequences (&self);
  reset_levels (&self);
  return self.level;
}

guint8
iri_uba_levels (const IriUba *uba, guint8 *levels)
{
  guint8 level = uba->level == IRI_UBA_AUTO ? 0 : (guint8) uba->level;

  for (gsize begin = 0, end; begin < uba->n; begin = end)
    {
      const guint8 *separator
          = memchr (uba->classes + begin, U_BLOCK_SEPARATOR, uba->n - begin);
      guint8 found;

      end = separator == NULL ? uba->n : (gsize) (separator - uba->classes) + 1;
      found = resolve_paragraph (uba, begin, end, levels);
      if (begin == 0)
        level = found;
    }
  return level;
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

gsize
iri_uba_order (const guint8 *levels,
               gsize n,
               guint32 *order,
               IriUbaTurnFunc turned,
               gpointer data)
{
  guint8 highest = 0;
  gsize shown = 0;

  for (gsize i = 0; i < n; i++)
    if (levels[i] != IRI_UBA_REMOVED)
      {
        order[shown++] = (guint32) i;
        highest = MAX (highest, levels[i]);
      }
  /* Of each level and higher, what stands side by side is turned around. Places
   * keep the levels that stood there, since whole runs are turned. */
  for (guint8 level = highest; level > 0; level--)
    for (gsize i = 0; i < shown; i++)
      {
        gsize begin = i;

        while (i < shown && levels[order[i]] >= level)
          i++;
        reverse (order, begin, i);
        if (turned != NULL && i > begin)
          turned (level, begin, i, data);
      }
  return shown;
}
