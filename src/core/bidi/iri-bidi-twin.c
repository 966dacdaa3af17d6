/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-twin.h"

#include "iri-bidi-twin-zone.h"
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
  guint8 *kept;   /* the levels before any zone was changed */
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
  g_autofree char *text = iri_bidi_cells_read (self->cells, self->levels);

  self->passed += self->cells->n;
  return try_text (self, text);
}

static void
take (Finder *self, const IriBidiZone *zone, IriBidiGuess guess)
{
  iri_bidi_zone_take (zone, guess, self->levels);
  self->passed += iri_span_length (zone->span);
}

/* Whether the zone has the same levels as before. */
static gboolean
is_kept (const Finder *self, const IriBidiZone *zone)
{
  return memcmp (self->levels + zone->span.begin, self->kept + zone->span.begin,
                 iri_span_length (zone->span))
         == 0;
}

static gboolean
try_border (Finder *self, const IriBidiZone *zone, gsize border)
{
  int n = zone->has_brackets ? IRI_N_BRACKETS : 1;

  for (int brackets = 0; brackets < n; brackets++)
    for (int apart = 0; apart <= zone->has_arabic_numbers; apart++)
      {
        take (self, zone, (IriBidiGuess){ border, (IriBrackets) brackets, apart });
        if (is_kept (self, zone) ? is_tired (self) : try_levels (self))
          return TRUE;
      }
  return FALSE;
}

static gboolean
try_borders (Finder *self, const IriBidiZone *zone, gboolean whole)
{
  gsize from = self->base == 0 ? zone->span.begin : zone->block.end + 1;
  gsize to = self->base == 0 ? zone->block.begin : zone->span.end + 1;

  for (gsize border = from; border < to; border++)
    if (iri_bidi_zone_is_border (zone, border, whole)
        && try_border (self, zone, border))
      return TRUE;
  return FALSE;
}

static gboolean
try_zone (Finder *self, const IriBidiZone *zone)
{
  if (try_border (self, zone, iri_bidi_zone_inmost_border (zone)))
    return TRUE;
  return iri_span_is_present (zone->block)
         && (try_borders (self, zone, TRUE) || try_borders (self, zone, FALSE));
}

/* Changes one zone at a time and leaves the rest of the line as it was. */
static gboolean
try_zones (Finder *self)
{
  memcpy (self->kept, self->levels, self->cells->n);
  for (gsize i = 0; i < self->cells->n;)
    {
      IriBidiZone zone = iri_bidi_zone_at (self->cells, self->base, i);

      if (zone.has_brackets || zone.has_arabic_numbers
          || iri_span_is_present (zone.block))
        {
          if (try_zone (self, &zone))
            return TRUE;
          memcpy (self->levels + i, self->kept + i, iri_span_length (zone.span));
        }
      i = MAX (zone.span.end, i + 1);
    }
  return FALSE;
}

/* Resolves the whole line from what is visible, without knowledge of its text. */
static void
take_line (Finder *self, gboolean outmost)
{
  for (gsize i = 0; i < self->cells->n;)
    {
      IriBidiZone zone = iri_bidi_zone_at (self->cells, self->base, i);

      if (zone.span.end == i)
        self->levels[i++] = self->base;
      else
        take (self, &zone,
              (IriBidiGuess){ outmost ? iri_bidi_zone_outmost_border (&zone)
                                      : iri_bidi_zone_inmost_border (&zone),
                              IRI_BRACKETS_AS_SIGNS, FALSE });
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
    self->levels[i] = self->cells->cells[i].level;
}

static void
search (Finder *self, const char *reading)
{
  const IriBidi *bidi = self->cells->bidi;

  if (reading != NULL && try_text (self, reading))
    return;
  /* Start from levels without the effect of formatting characters. */
  if (self->cells->formatted)
    {
      if (try_line (self))
        return;
    }
  else
    take_actual (self);
  if (try_zones (self))
    return;
  /* A twin may begin with a letter of the other direction, which then determines that
   * of the line. */
  if (iri_convention_info (bidi->convention)->level == IRI_UBA_AUTO)
    {
      self->base ^= 1;
      if (!try_line (self))
        try_zones (self);
    }
}

char *
iri_bidi_twin_find (const IriBidiCells *cells, const IriSpec *spec, const char *reading)
{
  Finder self = { .cells = cells, .spec = spec, .base = cells->bidi->base };
  char *found;

  self.levels = g_new0 (guint8, cells->n + 1);
  self.kept = g_new0 (guint8, cells->n + 1);
  self.tried = g_ptr_array_new_with_free_func (g_free);
  search (&self, reading);
  found = g_strdup (self.found);
  g_free (self.levels);
  g_free (self.kept);
  g_ptr_array_unref (self.tried);
  return found;
}
