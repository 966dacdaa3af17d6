/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-bidi-steps.h"

#include "iri-bidi-reason.h"
#include "iri-fribidi-order.h"

#include <glib/gi18n.h>

/* How many characters are shown before the first change of a long text. */
#define BEFORE 12

struct _ScopeBidiSteps
{
  ScopeCharacterList *characters;
  IriNotation notation;
  const IriBidi *bidi;
  IriBidiSteps *trace; /* of all rules */
  GPtrArray *rules;    /* the IriBidiStep items of the trace that are steps here */
  IriBidiReasons *reasons;
  char *second_opinion;
};

/* Whether FriBidi gives the same order, as a sentence. */
static char *
describe_second_opinion (const IriBidi *bidi)
{
  g_autoptr (IriFribidiOrder) order = iri_fribidi_order_new (bidi);

  return iri_fribidi_order_describe (order);
}

ScopeBidiSteps *
scope_bidi_steps_new (ScopeCharacterList *characters, ScopeBidiNotation notation)
{
  ScopeBidiSteps *self = g_new (ScopeBidiSteps, 1);

  self->characters = g_object_ref (characters);
  self->notation = scope_bidi_notation_info (notation)->write;
  self->bidi = scope_character_list_get_bidi (characters);
  self->trace = iri_bidi_steps_new (self->bidi, TRUE);
  self->rules = g_ptr_array_new ();
  self->reasons = iri_bidi_reasons_new (self->bidi, self->notation);
  self->second_opinion = describe_second_opinion (self->bidi);
  scope_bidi_steps_set_all (self, FALSE, 0);
  return self;
}

void
scope_bidi_steps_free (ScopeBidiSteps *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->rules);
  iri_bidi_steps_free (self->trace);
  iri_bidi_reasons_free (self->reasons);
  g_free (self->second_opinion);
  g_object_unref (self->characters);
  g_free (self);
}

const char *
scope_bidi_steps_get_second_opinion (const ScopeBidiSteps *self)
{
  return self->second_opinion;
}

/* The stored text is a step before the rules, and the text as shown one after them. */
guint
scope_bidi_steps_get_n (const ScopeBidiSteps *self)
{
  return self->bidi->n_chars > 0 ? self->rules->len + 2 : 0;
}

static gboolean
is_last (const ScopeBidiSteps *self, guint step)
{
  return step == self->rules->len + 1;
}

/* The rule of @step, or NULL. */
static const IriBidiStep *
rule_at (const ScopeBidiSteps *self, guint step)
{
  return step == 0 || is_last (self, step) ? NULL
                                           : g_ptr_array_index (self->rules, step - 1);
}

guint
scope_bidi_steps_set_all (ScopeBidiSteps *self, gboolean all, guint step)
{
  const IriBidiStep *rule = rule_at (self, step);
  gboolean last = step > 0 && is_last (self, step);
  guint found = 0;

  g_ptr_array_set_size (self->rules, 0);
  for (guint i = 0; i < self->trace->steps->len; i++)
    {
      IriBidiStep *item = g_ptr_array_index (self->trace->steps, i);

      if (item == rule)
        found = self->rules->len + 1;
      if (all || item->n_changes > 0)
        g_ptr_array_add (self->rules, item);
    }
  return last ? self->rules->len + 1 : found;
}

const char *
scope_bidi_steps_get_rule (const ScopeBidiSteps *self, guint step)
{
  if (step == 0)
    return C_ ("step", "Stored");
  return is_last (self, step) ? C_ ("step", "Shown") : rule_at (self, step)->rule;
}

const char *
scope_bidi_steps_get_summary (const ScopeBidiSteps *self, guint step)
{
  if (step == 0)
    return self->bidi->base == 0 ? _ ("The characters in logical order, with their "
                                      "classes. The base direction is left-to-right.")
                                 : _ ("The characters in logical order, with their "
                                      "classes. The base direction is right-to-left.");
  return is_last (self, step) ? _ ("This is what you see.")
                              : iri_bidi_rule_summary (rule_at (self, step)->rule);
}

/* Rule L2 reverses positions; every other rule changes characters. */
static gboolean
is_reversal (const IriBidiStep *step)
{
  return step != NULL && g_str_equal (step->rule, "L2");
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

char **
scope_bidi_steps_explain_classes (const GArray *cells)
{
  GPtrArray *lines = g_ptr_array_new ();
  guint32 seen = 0;

  for (guint i = 0; i < cells->len; i++)
    {
      guint8 bidi_class = g_array_index (cells, ScopeBidiStepCell, i).bidi_class;

      if ((seen & 1U << bidi_class) == 0)
        /* Translators: a Bidi class and what it is: "CS: Separators in numbers". */
        g_ptr_array_add (lines,
                         g_strdup_printf (_ ("%s: %s"), iri_bidi_class_id (bidi_class),
                                          iri_bidi_class_summary (bidi_class)));
      seen |= 1U << bidi_class;
    }
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

static void
add_reasons (const ScopeBidiSteps *self,
             const IriBidiStep *step,
             guint max,
             GPtrArray *lines)
{
  guint n_more = (guint) (step->n_changes - MIN (step->n_changes, max));

  if (step->n_changes == 0)
    g_ptr_array_add (lines, g_strdup (_ ("This rule changes nothing here.")));
  for (gsize i = 0; i < step->n_changes - n_more; i++)
    g_ptr_array_add (
        lines, iri_bidi_reasons_get (self->reasons, step->rule, &step->changes[i]));
  if (n_more > 0)
    /* Translators: the end of a list of positions of characters. */
    g_ptr_array_add (lines, g_strdup_printf (ngettext ("and %u more position",
                                                       "and %u more positions", n_more),
                                             n_more));
}

char **
scope_bidi_steps_get_changes (const ScopeBidiSteps *self, guint step, guint max)
{
  GPtrArray *lines = g_ptr_array_new ();

  if (rule_at (self, step) != NULL)
    add_reasons (self, rule_at (self, step), max, lines);
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

/* The last change of the character up to the end of @step, or NULL. */
static const IriBidiChange *
last_change (const ScopeBidiSteps *self, guint step, gsize index)
{
  const IriBidiChange *change = NULL;

  for (guint i = step + 1; i > 0 && change == NULL; i--)
    if (rule_at (self, i - 1) != NULL && !is_reversal (rule_at (self, i - 1)))
      change = change_at (rule_at (self, i - 1), index);
  return change;
}

/* The next change of the character after @step, or NULL. */
static const IriBidiChange *
next_change (const ScopeBidiSteps *self, guint step, gsize index)
{
  const IriBidiChange *change = NULL;

  for (guint i = step + 1; rule_at (self, i) != NULL && change == NULL; i++)
    if (!is_reversal (rule_at (self, i)))
      change = change_at (rule_at (self, i), index);
  return change;
}

/* Class and level after @step come from the last change so far or, if there is none,
 * from the state before the next change or, if there is none, from the result. */
static void
set_state (const ScopeBidiSteps *self, guint step, ScopeBidiStepCell *cell)
{
  const IriBidiChange *last = last_change (self, step, cell->index);
  const IriBidiChange *next = NULL;

  if (last == NULL && !is_last (self, step))
    next = next_change (self, step, cell->index);
  cell->bidi_class = self->bidi->classes[cell->index];
  cell->level = self->bidi->levels[cell->index];
  if (last != NULL)
    {
      cell->bidi_class = last->to_class;
      cell->level = last->to_level;
    }
  else if (next != NULL)
    {
      cell->bidi_class = next->from_class;
      cell->level = next->from_level;
    }
}

/* The character at a visual position after @step. Undoes the reversals, the last one
 * first. */
static gsize
shown_at (const ScopeBidiSteps *self, guint step, gsize position)
{
  guint i = is_last (self, step) ? step - 1 : step;

  for (; is_reversal (rule_at (self, i)); i--)
    {
      const IriBidiChange *turn = change_at (rule_at (self, i), position);

      if (turn != NULL)
        position = turn->index + turn->end - 1 - position;
    }
  return position + scope_character_list_get_unseen_before (self->characters, position);
}

GArray *
scope_bidi_steps_get_cells (const ScopeBidiSteps *self, guint step)
{
  const IriBidiStep *rule = rule_at (self, step);
  gboolean visual = is_reversal (rule) || is_last (self, step);
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (ScopeBidiStepCell));
  gsize n = visual ? self->bidi->n_order : self->bidi->n_chars;
  gsize first = rule != NULL && rule->n_changes > 0 ? rule->changes[0].index : 0;
  gsize begin = MAX (first, BEFORE) - BEFORE;

  if (n - begin < SCOPE_BIDI_STEP_MAX_CELLS)
    begin = MAX (n, SCOPE_BIDI_STEP_MAX_CELLS) - SCOPE_BIDI_STEP_MAX_CELLS;
  for (gsize i = begin; i < MIN (n, begin + SCOPE_BIDI_STEP_MAX_CELLS); i++)
    {
      ScopeBidiStepCell cell
          = { .index = i, .changed = rule != NULL && change_at (rule, i) != NULL };

      if (visual)
        cell.index = shown_at (self, step, i);
      cell.c = iri_notation_letter (
          self->notation, scope_character_list_get_char (self->characters, cell.index));
      cell.component
          = scope_character_list_get_component (self->characters, cell.index);
      set_state (self, step, &cell);
      g_array_append_val (cells, cell);
    }
  return cells;
}
