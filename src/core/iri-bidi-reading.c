/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-reading.h"

#include "iri-bidi-reader.h"
#include "iri-bidi-twin.h"
#include "iri-icu.h"
#include "iri-parse.h"

#include <string.h>

#define NO_UNIT G_MAXUINT32

/* Where something is shown: in one piece if there are as many places as the
 * places from the first to the last. */
typedef struct
{
  guint32 first;
  guint32 last;
  guint32 n;
} Places;

static void
add_place (Places *self, guint32 place)
{
  if (self->n == 0 || place < self->first)
    self->first = place;
  if (self->n == 0 || place > self->last)
    self->last = place;
  self->n++;
}

static gboolean
is_torn (const Places *self)
{
  return self->n > 0 && self->last - self->first + 1 != self->n;
}

static const IriUnit *
unit_at (const IriBidiReading *self, gsize i)
{
  return &g_array_index (self->units, IriUnit, i);
}

static void
place_parts (const IriBidi *bidi, gsize at, guint32 place, Places *parts)
{
  IriPart part = iri_parts_at (&bidi->parts, at);

  if (part != IRI_PART_NONE)
    add_place (&parts[part], place);
}

/* Places of each unit and component; what is shown nowhere has none. */
static void
find_places (const IriBidiReading *self,
             const IriBidi *bidi,
             Places *units,
             Places *parts)
{
  g_autofree guint32 *places = iri_bidi_places (bidi);
  const char *p = bidi->text;
  gsize unit = 0;

  for (gsize i = 0; i < bidi->n_chars; i++, p = g_utf8_next_char (p))
    {
      gsize at = (gsize) (p - bidi->text);

      if (places[i] == IRI_BIDI_NO_PLACE)
        continue;
      while (unit < self->units->len && unit_at (self, unit)->span.end <= at)
        unit++;
      if (unit < self->units->len && unit_at (self, unit)->span.begin <= at)
        add_place (&units[unit], places[i]);
      place_parts (bidi, at, places[i], parts);
    }
}

static void
find_torn (IriBidiReading *self, const Places *units, const Places *parts)
{
  for (gsize i = 0; i < self->units->len; i++)
    if (is_torn (&units[i]))
      g_array_append_val (self->torn, i);
  for (int part = 0; part < IRI_N_PARTS; part++)
    if (is_torn (&parts[part]))
      self->torn_parts |= 1u << part;
}

/* Slot by slot: the unit that stands there beside the one that belongs there. */
static void
find_moves (IriBidiReading *self, const IriBidi *bidi, const Places *units)
{
  guint32 *unit_of = g_new (guint32, bidi->n_order + 1);
  gsize instead = 0;

  for (gsize place = 0; place < bidi->n_order; place++)
    unit_of[place] = NO_UNIT;
  for (gsize i = 0; i < self->units->len; i++)
    if (units[i].n > 0)
      unit_of[units[i].first] = (guint32) i;
  for (gsize place = 0; place < bidi->n_order; place++)
    {
      if (unit_of[place] == NO_UNIT)
        continue;
      while (units[instead].n == 0)
        instead++;
      if (unit_of[place] != instead)
        {
          IriBidiMove move = { unit_of[place], instead };

          g_array_append_val (self->moves, move);
        }
      instead++;
    }
  g_free (unit_of);
}

static gboolean
is_within (gsize at, IriSpan span)
{
  return iri_span_is_present (span) && at >= span.begin && at < span.end;
}

/* Whether who takes the line from left to right sees other characters in the
 * host. */
static gboolean
seems_other (const IriBidiReading *self, const IriBidiCells *cells)
{
  const IriBidi *bidi = cells->bidi;
  IriSpan host = bidi->parts.span[IRI_PART_HOST];
  IriSpan seen = self->seen_parts.span[IRI_PART_HOST];
  const char *p = bidi->visual;

  if (iri_span_is_present (host) != iri_span_is_present (seen))
    return TRUE;
  for (gsize i = 0; i < cells->n && *p != '\0'; i++)
    {
      if (is_within ((gsize) (p - bidi->visual), seen)
          != is_within (cells->cells[i].begin, host))
        return TRUE;
      do
        p = g_utf8_next_char (p);
      while (*p != '\0' && iri_icu_is_mark (g_utf8_get_char (p)));
    }
  return FALSE;
}

static void
find_displaced (IriBidiReading *self, const IriBidi *bidi)
{
  Places *units = g_new0 (Places, self->units->len + 1);
  Places parts[IRI_N_PARTS] = { 0 };

  find_places (self, bidi, units, parts);
  find_torn (self, units, parts);
  find_moves (self, bidi, units);
  g_free (units);
}

/* NULL for the text itself. */
static char *
read_levels (const IriBidiCells *cells, guint8 *levels)
{
  g_autofree guint8 *owned = levels;
  g_autofree char *text = iri_bidi_cells_read (cells, owned);

  if (g_str_equal (text, cells->bidi->text))
    return NULL;
  return g_steal_pointer (&text);
}

static void
read_cells (IriBidiReading *self,
            const IriBidiCells *cells,
            const IriSpec *spec)
{
  const char *visual = cells->bidi->visual;

  iri_parse (visual, strlen (visual), spec, &self->seen_parts, NULL, NULL);
  self->seems = seems_other (self, cells);
  self->read = read_levels (cells, iri_bidi_read_by_rule (cells));
  self->by_component = read_levels (cells, iri_bidi_read_by_component (cells));
  self->twin = iri_bidi_twin_find (cells, spec, self->read);
}

IriBidiReading *
iri_bidi_reading_new (const IriBidi *bidi, const IriSpec *spec)
{
  IriBidiReading *self = g_new0 (IriBidiReading, 1);
  g_autoptr (IriBidiCells) cells = NULL;

  self->units = iri_units (bidi->text, bidi->length, &bidi->parts);
  self->torn = g_array_new (FALSE, FALSE, sizeof (gsize));
  self->moves = g_array_new (FALSE, FALSE, sizeof (IriBidiMove));
  self->seen_parts = bidi->parts;
  /* Nothing is hidden or shown elsewhere, and nothing can be read otherwise. */
  if (bidi->base == 0 && !iri_bidi_is_needed (bidi->text, bidi->length))
    return self;
  find_displaced (self, bidi);
  cells = iri_bidi_cells_new (bidi);
  read_cells (self, cells, spec);
  return self;
}

void
iri_bidi_reading_free (IriBidiReading *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->units);
  g_array_unref (self->torn);
  g_array_unref (self->moves);
  g_free (self->read);
  g_free (self->by_component);
  g_free (self->twin);
  g_free (self);
}
