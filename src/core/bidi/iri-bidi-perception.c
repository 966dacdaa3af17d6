/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-perception.h"

#include "iri-bidi-perceived-levels.h"
#include "iri-bidi-twin.h"
#include "iri-chars.h"
#include "iri-parse.h"
#include "iri-unicode.h"

#include <string.h>

#define NO_UNIT G_MAXUINT32

/* The visual positions of a unit or component. If @n is less than the number of
 * positions from @first to @last, other text is shown between them. */
typedef struct
{
  guint32 first;
  guint32 last;
  guint32 n;
} Positions;

static void
add_position (Positions *self, guint32 position)
{
  if (self->n == 0 || position < self->first)
    self->first = position;
  if (self->n == 0 || position > self->last)
    self->last = position;
  self->n++;
}

static gboolean
is_split (const Positions *self)
{
  return self->n > 0 && self->last - self->first + 1 != self->n;
}

static const IriBidiUnit *
unit_at (const IriBidiPerception *self, gsize i)
{
  return &g_array_index (self->units, IriBidiUnit, i);
}

/* Collects the visual positions of each unit and component. Characters that are not
 * shown have none. */
static void
find_positions (const IriBidiPerception *self,
                const IriBidi *bidi,
                Positions *units,
                Positions *components)
{
  g_autofree guint32 *positions = iri_bidi_visual_positions (bidi);
  const char *p = bidi->text;
  IriComponent component = IRI_COMPONENT_NONE;
  gsize unit = 0;

  for (gsize i = 0; i < bidi->n_chars; i++, p = g_utf8_next_char (p))
    {
      gsize at = (gsize) (p - bidi->text);

      if (positions[i] == IRI_BIDI_NO_POSITION)
        continue;
      while (unit < self->units->len && unit_at (self, unit)->span.end <= at)
        unit++;
      if (unit < self->units->len && unit_at (self, unit)->span.begin <= at)
        add_position (&units[unit], positions[i]);
      if (component == IRI_COMPONENT_NONE || at >= bidi->components.span[component].end)
        component = iri_components_at (&bidi->components, at);
      if (component != IRI_COMPONENT_NONE)
        add_position (&components[component], positions[i]);
    }
}

static void
find_split (IriBidiPerception *self,
            const Positions *units,
            const Positions *components)
{
  for (gsize i = 0; i < self->units->len; i++)
    if (is_split (&units[i]))
      g_array_append_val (self->split, i);
  for (int component = 0; component < IRI_N_COMPONENTS; component++)
    if (is_split (&components[component]))
      self->split_components |= 1u << component;
}

/* Compares, from left to right, the unit shown at each position with the unit that
 * logical order has there. */
static void
find_moves (IriBidiPerception *self, const IriBidi *bidi, const Positions *units)
{
  guint32 *unit_of = g_new (guint32, bidi->n_order + 1);
  gsize instead = 0;

  for (gsize position = 0; position < bidi->n_order; position++)
    unit_of[position] = NO_UNIT;
  for (gsize i = 0; i < self->units->len; i++)
    if (units[i].n > 0)
      unit_of[units[i].first] = (guint32) i;
  for (gsize position = 0; position < bidi->n_order; position++)
    {
      if (unit_of[position] == NO_UNIT)
        continue;
      while (units[instead].n == 0)
        instead++;
      if (unit_of[position] != instead)
        {
          IriBidiMove move = { unit_of[position], instead };

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

/* Whether a reader who parses the line from left to right sees other characters in
 * the host. */
static gboolean
seems_other_host (const IriBidiPerception *self, const IriBidiCells *cells)
{
  const IriBidi *bidi = cells->bidi;
  IriSpan host = bidi->components.span[IRI_COMPONENT_HOST];
  IriSpan seen = self->seen_components.span[IRI_COMPONENT_HOST];
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
      while (*p != '\0' && iri_unicode_is_bidi_nsm (iri_utf8_first (p)));
    }
  return FALSE;
}

static gboolean
is_right_to_left (gunichar c)
{
  int bidi_class = iri_unicode_bidi_class (c);

  return bidi_class == U_RIGHT_TO_LEFT || bidi_class == U_RIGHT_TO_LEFT_ARABIC;
}

/* Whether each label of the host begins with a right-to-left letter, as the Bidi rule
 * wants it (RFC 5893 §2). */
static gboolean
has_right_to_left_labels (const IriBidi *bidi)
{
  IriSpan host = bidi->components.span[IRI_COMPONENT_HOST];

  if (!iri_span_is_present (host) || iri_span_length (host) == 0)
    return FALSE;
  for (gsize at = host.begin; at < host.end; at++)
    if ((at == host.begin || bidi->text[at - 1] == '.')
        && !is_right_to_left (iri_utf8_first (bidi->text + at)))
      return FALSE;
  return TRUE;
}

static gboolean
runs_right_to_left (const IriBidiPerception *self, const IriBidi *bidi)
{
  IriSpan seen = self->seen_components.span[IRI_COMPONENT_HOST];

  return has_right_to_left_labels (bidi) && iri_span_length (seen) > 0
         && memchr (bidi->visual + seen.begin, '.', iri_span_length (seen)) == NULL;
}

static void
find_displaced (IriBidiPerception *self, const IriBidi *bidi)
{
  Positions *units = g_new0 (Positions, self->units->len + 1);
  Positions components[IRI_N_COMPONENTS] = { 0 };

  find_positions (self, bidi, units, components);
  find_split (self, units, components);
  find_moves (self, bidi, units);
  g_free (units);
}

/* Whether @levels are those of the line, so that the reader perceives its text. */
static gboolean
are_actual (const IriBidiCells *cells, const guint8 *levels)
{
  for (gsize i = 0; i < cells->n; i++)
    if (levels[i] != cells->cells[i].level)
      return FALSE;
  return !cells->formatted;
}

/* Takes ownership of @levels. Returns NULL if the reader perceives the text itself. */
static char *
read_levels (const IriBidiCells *cells, guint8 *levels)
{
  g_autofree guint8 *owned = levels;
  g_autofree char *text = NULL;

  if (are_actual (cells, owned))
    return NULL;
  text = iri_bidi_cells_get_perceived_text (cells, owned);
  if (g_str_equal (text, cells->bidi->text))
    return NULL;
  return g_steal_pointer (&text);
}

static void
read_cells (IriBidiPerception *self, const IriBidiCells *cells, const IriSpec *spec)
{
  const char *visual = cells->bidi->visual;

  iri_parse (visual, strlen (visual), spec, &self->seen_components, NULL, NULL);
  self->runs_right_to_left = runs_right_to_left (self, cells->bidi);
  self->seems_other_host = !self->runs_right_to_left && seems_other_host (self, cells);
  self->perceived = read_levels (cells, iri_bidi_perceive_by_rule (cells));
  self->perceived_by_component
      = read_levels (cells, iri_bidi_perceive_by_component (cells));
  self->twin = iri_bidi_twin_find (cells, spec, self->perceived);
}

IriBidiPerception *
iri_bidi_perception_new (const IriBidi *bidi, const IriSpec *spec)
{
  IriBidiPerception *self = g_new0 (IriBidiPerception, 1);
  g_autoptr (IriBidiCells) cells = NULL;

  self->units = iri_bidi_units (bidi->text, bidi->length, &bidi->components);
  self->split = g_array_new (FALSE, FALSE, sizeof (gsize));
  self->moves = g_array_new (FALSE, FALSE, sizeof (IriBidiMove));
  self->seen_components = bidi->components;
  /* All characters are shown, in logical order, so people perceive what is stored. */
  if (bidi->base == 0 && !iri_bidi_is_needed (bidi->text, bidi->length))
    return self;
  find_displaced (self, bidi);
  cells = iri_bidi_cells_new (bidi);
  read_cells (self, cells, spec);
  return self;
}

void
iri_bidi_perception_free (IriBidiPerception *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->units);
  g_array_unref (self->split);
  g_array_unref (self->moves);
  g_free (self->perceived);
  g_free (self->perceived_by_component);
  g_free (self->twin);
  g_free (self);
}
