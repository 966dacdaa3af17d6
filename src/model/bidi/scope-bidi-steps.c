/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-bidi-steps.h"

#include "iri-bidi-steps.h"
#include "iri-fribidi-order.h"
#include "iri-fribidi.h"
#include "scope-character.h"

#include <glib/gi18n.h>

/* How many characters are shown before the first change of a long text. */
#define BEFORE 12

struct _ScopeBidiSteps
{
  ScopeCharacterList *characters;
  const IriBidi *bidi;
  IriBidiSteps *trace;
  char *second_opinion;
};

/* Whether FriBidi gives the same order, as a sentence. */
static char *
describe_second_opinion (const IriBidi *bidi)
{
  g_autoptr (IriFribidiOrder) order = iri_fribidi_order_new (bidi);
  g_autofree char *version = iri_fribidi_version ();

  /* Translators: %s is a library and its version, "FriBidi 1.0.8, Unicode
   * 10.0.0", here and in the next three. */
  if (order == NULL)
    return g_strdup_printf (_ ("Not compared with %s: that would take too long."),
                            version);
  if (order->agrees)
    return g_strdup_printf (_ ("%s gives the same order."), version);
  if (order->expected)
    return g_strdup_printf (_ ("%s gives a different order, which is a bug in "
                               "one of the two. Please report it."),
                            version);
  return g_strdup_printf (_ ("%s gives a different order, as it is known to do "
                             "for text like this."),
                          version);
}

ScopeBidiSteps *
scope_bidi_steps_new (ScopeCharacterList *characters)
{
  ScopeBidiSteps *self = g_new (ScopeBidiSteps, 1);

  self->characters = g_object_ref (characters);
  self->bidi = scope_character_list_get_bidi (characters);
  self->trace = iri_bidi_steps_new (self->bidi);
  self->second_opinion = describe_second_opinion (self->bidi);
  return self;
}

void
scope_bidi_steps_free (ScopeBidiSteps *self)
{
  if (self == NULL)
    return;
  iri_bidi_steps_free (self->trace);
  g_free (self->second_opinion);
  g_object_unref (self->characters);
  g_free (self);
}

const char *
scope_bidi_steps_get_second_opinion (const ScopeBidiSteps *self)
{
  return self->second_opinion;
}

guint
scope_bidi_steps_get_n (const ScopeBidiSteps *self)
{
  return self->trace->steps->len;
}

static const IriBidiStep *
step_at (const ScopeBidiSteps *self, guint step)
{
  return g_ptr_array_index (self->trace->steps, step);
}

const char *
scope_bidi_steps_get_rule (const ScopeBidiSteps *self, guint step)
{
  return step_at (self, step)->rule;
}

const char *
scope_bidi_steps_get_summary (const ScopeBidiSteps *self, guint step)
{
  return iri_bidi_rule_summary (step_at (self, step)->rule);
}

/* Rule L2 reverses positions; every other rule changes characters. */
static gboolean
is_reversal (const IriBidiStep *step)
{
  return g_str_equal (step->rule, "L2");
}

/* The change of @step that includes @index, or NULL. */
static const IriBidiChange *
change_at (const IriBidiStep *step, gsize index)
{
  gsize low = 0, high = step->n_changes;

  while (low < high)
    {
      gsize middle = low + (high - low) / 2;
      const IriBidiChange *change = &step->changes[middle];

      if (index < change->index)
        high = middle;
      else if (index >= change->end)
        low = middle + 1;
      else
        return change;
    }
  return NULL;
}

static char *
level_name (guint8 level)
{
  return level == IRI_BIDI_REMOVED ? g_strdup ("–") : g_strdup_printf ("%u", level);
}

/* "/ at position 14", "Positions 14 to 17". */
static char *
describe_position (const ScopeBidiSteps *self, const IriBidiChange *change)
{
  g_autofree char *text = NULL;

  if (change->end - change->index > 1)
    return g_strdup_printf (_ ("Positions %u to %u"), (guint) change->index + 1,
                            (guint) change->end);
  text = scope_character_text (
      scope_character_list_get_char (self->characters, change->index));
  /* Translators: a character and where it is. */
  return g_strdup_printf (_ ("\u2066%s\u2069 at position %u"), text,
                          (guint) change->index + 1);
}

static char *
describe_class (const IriBidiChange *change)
{
  /* Translators: Bidi classes, such as "CS becomes EN". */
  return g_strdup_printf (_ ("%s becomes %s"), iri_bidi_class_id (change->from_class),
                          iri_bidi_class_id (change->to_class));
}

static char *
describe_level (const IriBidiChange *change)
{
  g_autofree char *from = level_name (change->from_level);
  g_autofree char *to = level_name (change->to_level);

  if (change->to_level == IRI_BIDI_REMOVED)
    return g_strdup (_ ("left out"));
  return g_strdup_printf (_ ("level %s becomes %s"), from, to);
}

static char *
describe (const ScopeBidiSteps *self, const IriBidiChange *change)
{
  g_autofree char *position = describe_position (self, change);
  g_autofree char *what = NULL;

  if (change->from_class != change->to_class)
    what = describe_class (change);
  if (change->from_level != change->to_level)
    {
      g_autofree char *before = g_steal_pointer (&what);
      g_autofree char *level = describe_level (change);

      what = before != NULL ? g_strconcat (before, ", ", level, NULL)
                            : g_steal_pointer (&level);
    }
  /* Translators: where, and what changed there. */
  return g_strdup_printf (_ ("%s: %s"), position, what != NULL ? what : "");
}

static char *
describe_reversal (const IriBidiChange *change)
{
  return g_strdup_printf (_ ("%u to %u from the left are reversed"),
                          (guint) change->index + 1, (guint) change->end);
}

char **
scope_bidi_steps_get_changes (const ScopeBidiSteps *self, guint step, guint max)
{
  const IriBidiStep *at = step_at (self, step);
  GPtrArray *lines = g_ptr_array_new ();
  gsize n_shown = MIN (at->n_changes, max);
  guint n_more = (guint) (at->n_changes - n_shown);

  for (gsize i = 0; i < n_shown; i++)
    g_ptr_array_add (lines, is_reversal (at) ? describe_reversal (&at->changes[i])
                                             : describe (self, &at->changes[i]));
  if (n_more > 0)
    g_ptr_array_add (lines, g_strdup_printf (ngettext ("and %u more position",
                                                       "and %u more positions", n_more),
                                             n_more));
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

/* Class and level after @step come from the last change so far or, if there is none,
 * from the state before the next change or, if there is none, from the result. */
static void
set_state (const ScopeBidiSteps *self, guint step, ScopeBidiStepCell *cell)
{
  const IriBidiChange *change = NULL;

  cell->bidi_class = self->bidi->classes[cell->index];
  cell->level = self->bidi->levels[cell->index];
  for (guint i = step + 1; i > 0 && change == NULL; i--)
    if (!is_reversal (step_at (self, i - 1)))
      change = change_at (step_at (self, i - 1), cell->index);
  if (change != NULL)
    {
      cell->bidi_class = change->to_class;
      cell->level = change->to_level;
      return;
    }
  for (guint i = step + 1; i < self->trace->steps->len && change == NULL; i++)
    if (!is_reversal (step_at (self, i)))
      change = change_at (step_at (self, i), cell->index);
  if (change != NULL)
    {
      cell->bidi_class = change->from_class;
      cell->level = change->from_level;
    }
}

/* The character at a visual position after @step. Undoes the reversals, the last one
 * first. */
static gsize
shown_at (const ScopeBidiSteps *self, guint step, gsize position)
{
  for (guint i = step + 1; i > 0 && is_reversal (step_at (self, i - 1)); i--)
    {
      const IriBidiChange *turn = change_at (step_at (self, i - 1), position);

      if (turn != NULL)
        position = turn->index + turn->end - 1 - position;
    }
  return position + scope_character_list_get_unseen_before (self->characters, position);
}

GArray *
scope_bidi_steps_get_cells (const ScopeBidiSteps *self, guint step)
{
  const IriBidiStep *at = step_at (self, step);
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (ScopeBidiStepCell));
  gsize n = is_reversal (at) ? self->bidi->n_order : self->bidi->n_chars;
  gsize begin = MAX (at->changes[0].index, BEFORE) - BEFORE;

  if (n - begin < SCOPE_BIDI_STEP_MAX_CELLS)
    begin = MAX (n, SCOPE_BIDI_STEP_MAX_CELLS) - SCOPE_BIDI_STEP_MAX_CELLS;
  for (gsize i = begin; i < MIN (n, begin + SCOPE_BIDI_STEP_MAX_CELLS); i++)
    {
      ScopeBidiStepCell cell = { .index = i, .changed = change_at (at, i) != NULL };

      if (is_reversal (at))
        cell.index = shown_at (self, step, i);
      cell.c = scope_character_list_get_char (self->characters, cell.index);
      cell.component
          = scope_character_list_get_component (self->characters, cell.index);
      set_state (self, step, &cell);
      g_array_append_val (cells, cell);
    }
  return cells;
}
