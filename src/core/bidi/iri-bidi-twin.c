/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-twin.h"

#include "iri-bidi-ambiguous-range.h"
#include "iri-parse.h"
#include "iri-uba.h"

#include <string.h>

/* The search lays out at most MAX_TRIES texts and visits each cell at most MAX_PASSES
 * times on average. Cells beyond MAX_CELLS do not raise the limit, so in a longer text
 * the search ends earlier. */
#define MAX_CELLS 4096
#define MAX_TRIES 32
#define MAX_PASSES 256

typedef struct
{
  const IriBidiCells *cells;
  const IriSpec *spec;
  guint8 base;
  guint8 *levels; /* the level of each cell in the current candidate */
  guint8 *kept;   /* the levels before any range was changed */
  gsize passed;   /* the number of cells visited so far */
  GPtrArray *tried;
  char *found;
} Finder;

static gboolean
is_shown_alike (const Finder *self, const char *text, IriComponents *components)
{
  const IriBidi *bidi = self->cells->bidi;
  gsize length = strlen (text);
  g_autoptr (IriBidi) other = NULL;

  iri_parse (text, length, self->spec, components, NULL, NULL);
  other = iri_bidi_new (text, length, components, bidi->convention);
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
         || self->passed > MAX_PASSES * MIN (self->cells->n, MAX_CELLS);
}

/* Returns whether to end the search. */
static gboolean
try_text (Finder *self, const char *text)
{
  char *kept;
  IriComponents components;

  self->passed += self->cells->n;
  if (!is_new (self, text))
    return is_tired (self);
  kept = g_strdup (text);
  g_ptr_array_add (self->tried, kept);
  if (is_shown_alike (self, text, &components))
    {
      if (self->found == NULL || components.valid)
        self->found = kept;
      if (components.valid)
        return TRUE;
    }
  return is_tired (self);
}

static gboolean
try_levels (Finder *self)
{
  g_autofree char *text = iri_bidi_cells_get_perceived_text (self->cells, self->levels);

  return try_text (self, text);
}

static void
resolve (Finder *self, const IriBidiAmbiguousRange *range, IriBidiResolution resolution)
{
  iri_bidi_ambiguous_range_resolve (range, resolution, self->levels);
  self->passed += iri_span_length (range->span);
}

/* Whether the range has the same levels as before. */
static gboolean
is_kept (const Finder *self, const IriBidiAmbiguousRange *range)
{
  return memcmp (self->levels + range->span.begin, self->kept + range->span.begin,
                 iri_span_length (range->span))
         == 0;
}

static gboolean
try_border (Finder *self, const IriBidiAmbiguousRange *range, gsize border)
{
  int n = range->has_brackets ? IRI_N_BRACKETS : 1;

  for (int brackets = 0; brackets < n; brackets++)
    for (int signs_separate = 0; signs_separate <= range->has_arabic_numbers;
         signs_separate++)
      {
        resolve (self, range,
                 (IriBidiResolution){ border, (IriBracketResolution) brackets,
                                      signs_separate });
        if (is_kept (self, range) ? is_tired (self) : try_levels (self))
          return TRUE;
      }
  return FALSE;
}

static gboolean
try_borders (Finder *self, const IriBidiAmbiguousRange *range, gboolean whole)
{
  gsize from = self->base == 0 ? range->span.begin : range->block.end + 1;
  gsize to = self->base == 0 ? range->block.begin : range->span.end + 1;

  for (gsize border = from; border < to; border++)
    if (iri_bidi_ambiguous_range_is_border (range, border, whole)
        && try_border (self, range, border))
      return TRUE;
  return FALSE;
}

static gboolean
try_range (Finder *self, const IriBidiAmbiguousRange *range)
{
  if (try_border (self, range, iri_bidi_ambiguous_range_innermost_border (range)))
    return TRUE;
  return iri_span_is_present (range->block)
         && (try_borders (self, range, TRUE) || try_borders (self, range, FALSE));
}

/* Changes one range at a time and leaves the rest of the line as it was. */
static gboolean
try_ranges (Finder *self)
{
  memcpy (self->kept, self->levels, self->cells->n);
  for (gsize i = 0; i < self->cells->n;)
    {
      IriBidiAmbiguousRange range
          = iri_bidi_ambiguous_range_at (self->cells, self->base, i);

      if (range.has_brackets || range.has_arabic_numbers
          || iri_span_is_present (range.block))
        {
          if (try_range (self, &range))
            return TRUE;
          memcpy (self->levels + i, self->kept + i, iri_span_length (range.span));
        }
      i = MAX (range.span.end, i + 1);
    }
  return FALSE;
}

/* Resolves the whole line from what is visible, without knowledge of its text. */
static void
resolve_line (Finder *self, gboolean outermost)
{
  for (gsize i = 0; i < self->cells->n;)
    {
      IriBidiAmbiguousRange range
          = iri_bidi_ambiguous_range_at (self->cells, self->base, i);

      if (range.span.end == i)
        self->levels[i++] = self->base;
      else
        resolve (self, &range,
                 (IriBidiResolution){
                     outermost ? iri_bidi_ambiguous_range_outermost_border (&range)
                               : iri_bidi_ambiguous_range_innermost_border (&range),
                     IRI_BRACKETS_NEUTRAL, FALSE });
      i = MAX (range.span.end, i);
    }
}

static gboolean
try_line (Finder *self)
{
  resolve_line (self, TRUE);
  if (try_levels (self))
    return TRUE;
  resolve_line (self, FALSE);
  return try_levels (self);
}

static void
use_actual_levels (Finder *self)
{
  for (gsize i = 0; i < self->cells->n; i++)
    self->levels[i] = self->cells->cells[i].level;
}

static void
search (Finder *self, const char *perceived)
{
  const IriBidi *bidi = self->cells->bidi;

  if (perceived != NULL && try_text (self, perceived))
    return;
  /* Start from levels without the effect of formatting characters. */
  if (self->cells->formatted)
    {
      if (try_line (self))
        return;
    }
  else
    use_actual_levels (self);
  if (try_ranges (self))
    return;
  /* A twin may begin with a letter of the other direction, which then determines that
   * of the line. */
  if (iri_convention_info (bidi->convention)->level == IRI_UBA_AUTO)
    {
      self->base ^= 1;
      if (!try_line (self))
        try_ranges (self);
    }
}

char *
iri_bidi_twin_find (const IriBidiCells *cells,
                    const IriSpec *spec,
                    const char *perceived)
{
  Finder self = { .cells = cells, .spec = spec, .base = cells->bidi->base };
  char *found;

  self.levels = g_new0 (guint8, cells->n + 1);
  self.kept = g_new0 (guint8, cells->n + 1);
  self.tried = g_ptr_array_new_with_free_func (g_free);
  search (&self, perceived);
  found = g_strdup (self.found);
  g_free (self.levels);
  g_free (self.kept);
  g_ptr_array_unref (self.tried);
  return found;
}
