/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-bidi-steps.h"

#include "iri-bidi-line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The rules that can change a character, in the order in which they apply. */
static const struct
{
  const char *id;
  const char *summary;
} rules[] = {
  { "P3", N_ ("The first letter sets the direction of the whole text.") },
  { "X5a", N_ ("The start of a right-to-left isolate has the level of the text "
               "around it.") },
  { "X5b", N_ ("The start of a left-to-right isolate has the level of the text "
               "around it.") },
  { "X5c", N_ ("The start of a first-strong isolate has the level of the text "
               "around it.") },
  { "X6", N_ ("Characters in an embedding get its level; in an override, its "
              "direction as well.") },
  { "X6a", N_ ("The end of an isolate has the level of the text around it.") },
  { "X9", N_ ("Embedding controls and invisible characters are left out.") },
  { "W1", N_ ("A combining mark takes the class of its base character.") },
  { "W2", N_ ("European digits after an Arabic letter become Arabic digits.") },
  { "W3", N_ ("Arabic letters become ordinary right-to-left letters.") },
  { "W4", N_ ("A single separator between two digits of the same kind becomes "
              "part of the number.") },
  /* xgettext:no-c-format */
  { "W5", N_ ("Signs such as % and $ next to European digits become part of "
              "the number.") },
  { "W6", N_ ("Other separators and signs become neutral.") },
  { "W7", N_ ("European digits after a left-to-right letter become left-to-right.") },
  { "N0", N_ ("A pair of brackets takes the direction of its content, or of "
              "the text before it.") },
  { "N1", N_ ("Neutral characters between text of one direction take that "
              "direction; digits count as right-to-left.") },
  { "N2", N_ ("Other neutral characters take the direction of their embedding.") },
  { "I1", N_ ("In left-to-right text, right-to-left letters go up one level and "
              "digits two.") },
  { "I2", N_ ("In right-to-left text, left-to-right letters and digits go up one "
              "level.") },
  { "L1", N_ ("White space at the end of the line and separators get the level "
              "of the whole text.") },
  { "L2", N_ ("Each run of characters on this level or above is reversed.") },
};

#define N_RULES G_N_ELEMENTS (rules)

static gsize
find_rule (const char *id)
{
  for (gsize i = 0; i < N_RULES; i++)
    if (strcmp (rules[i].id, id) == 0)
      return i;
  return N_RULES;
}

const char *
iri_bidi_rule (gsize index)
{
  return index < N_RULES ? rules[index].id : NULL;
}

const char *
iri_bidi_rule_summary (const char *rule)
{
  gsize i = find_rule (rule);

  return i < N_RULES ? _ (rules[i].summary) : "";
}

/* The state while the rules report their changes. */
typedef struct
{
  const IriBidiLine *line;
  guint8 *classes; /* the current class of each character of the text */
  guint8 *levels;
  GArray *changes[N_RULES]; /* IriBidiChange items, or NULL */
  gsize rule;               /* the index of the rule reported last */
} Collector;

static GArray *
new_changes (void)
{
  return g_array_new (FALSE, FALSE, sizeof (IriBidiChange));
}

static gboolean
is_alike (const IriBidiChange *a, const IriBidiChange *b)
{
  return a->from_class == b->from_class && a->to_class == b->to_class
         && a->from_level == b->from_level && a->to_level == b->to_level
         && a->before == b->before && a->after == b->after && a->inside == b->inside
         && a->context == b->context;
}

static void
add (GArray *changes, const IriBidiChange *change)
{
  IriBidiChange *last = changes->len > 0
                            ? &g_array_index (changes, IriBidiChange, changes->len - 1)
                            : NULL;

  /* A separator that L1 resets has another reason than the white space before it. */
  if (last != NULL && last->end == change->index && is_alike (last, change)
      && change->after != change->index)
    last->end = change->end;
  else
    g_array_append_vals (changes, change, 1);
}

/* The index in the text of the character @index of the line. */
static guint32
find_source (const IriBidiLine *line, guint32 index)
{
  if (index == IRI_UBA_NO_CAUSE)
    return IRI_BIDI_NO_POSITION;
  if (line->sources[index] == IRI_BIDI_NO_POSITION)
    return IRI_BIDI_MARK_POSITION;
  return line->sources[index];
}

/* An IriUbaFunc. */
static void
collect (const char *rule,
         gsize index,
         guint8 bidi_class,
         guint8 level,
         const IriUbaCause *cause,
         gpointer data)
{
  Collector *self = data;
  guint32 i = self->line->sources[index];
  IriBidiChange change = {
    .index = i,
    .end = i + 1,
    .to_class = bidi_class,
    .to_level = level,
    .before = find_source (self->line, cause->before),
    .after = find_source (self->line, cause->after),
    .inside = find_source (self->line, cause->inside),
    .context = find_source (self->line, cause->context),
  };

  if (i == IRI_BIDI_NO_POSITION)
    return;
  change.from_class = self->classes[i];
  change.from_level = self->levels[i];
  self->classes[i] = bidi_class;
  self->levels[i] = level;
  if (strcmp (rules[self->rule].id, rule) != 0)
    self->rule = find_rule (rule);
  if (self->changes[self->rule] == NULL)
    self->changes[self->rule] = new_changes ();
  add (self->changes[self->rule], &change);
}

static int
compare_changes (gconstpointer a, gconstpointer b)
{
  const IriBidiChange *left = a, *right = b;

  return left->index < right->index ? -1 : left->index > right->index;
}

/* Isolating run sequences and bracket pairs can be nested, and rules process them one
 * by one, so they do not report changes in the order of the text. */
static GArray *
put_in_order (GArray *changes)
{
  GArray *ordered = new_changes ();

  g_array_sort (changes, compare_changes);
  for (guint i = 0; i < changes->len; i++)
    add (ordered, &g_array_index (changes, IriBidiChange, i));
  g_array_unref (changes);
  return ordered;
}

/* Takes ownership of @changes. */
static void
add_step (IriBidiSteps *self, const char *rule, GArray *changes)
{
  IriBidiStep *step = g_new (IriBidiStep, 1);

  step->rule = rule;
  step->n_changes = changes->len;
  step->changes = (void *) g_array_free (changes, FALSE);
  g_ptr_array_add (self->steps, step);
}

static void
free_step (gpointer data)
{
  IriBidiStep *step = data;

  g_free (step->changes);
  g_free (step);
}

/* The reversals of one level (L2). */
typedef struct
{
  IriBidiSteps *steps;
  const guint32 *positions; /* in the text, for each position in the line */
  GArray *changes;          /* IriBidiChange items, or NULL */
  guint8 level;
} Turns;

static void
end_level (Turns *self)
{
  if (self->changes != NULL)
    add_step (self->steps, "L2", g_steal_pointer (&self->changes));
}

/* An IriUbaReverseFunc. */
static void
collect_turn (guint8 level, gsize begin, gsize end, gpointer data)
{
  Turns *self = data;
  IriBidiChange change = {
    .index = self->positions[begin],
    .end = self->positions[end],
    .from_level = level,
    .to_level = level,
    .before = IRI_BIDI_NO_POSITION,
    .after = IRI_BIDI_NO_POSITION,
    .inside = IRI_BIDI_NO_POSITION,
    .context = IRI_BIDI_NO_POSITION,
  };

  if (level != self->level)
    end_level (self);
  self->level = level;
  /* The reversal of a single character is not visible. */
  if (change.end - change.index < 2)
    return;
  if (self->changes == NULL)
    self->changes = new_changes ();
  g_array_append_val (self->changes, change);
}

/* Marks have positions in the line but not in the text. A reversal moves nothing across
 * its ends, so as many characters come before each end as in logical order. */
static void
add_turns (IriBidiSteps *self, const IriBidiLine *line, const guint8 *levels)
{
  g_autofree guint32 *positions = g_new (guint32, line->n + 1);
  g_autofree guint32 *order = g_new (guint32, line->n);
  Turns turns = { self, positions, NULL, 0 };
  gsize shown = 0;

  positions[0] = 0;
  for (gsize i = 0; i < line->n; i++)
    if (levels[i] != IRI_UBA_REMOVED)
      {
        positions[shown + 1]
            = positions[shown] + (line->sources[i] != IRI_BIDI_NO_POSITION);
        shown++;
      }
  iri_uba_order (levels, line->n, order, collect_turn, &turns);
  end_level (&turns);
}

IriBidiSteps *
iri_bidi_steps_new (const IriBidi *bidi, gboolean all)
{
  IriBidiSteps *self = g_new0 (IriBidiSteps, 1);
  g_autoptr (GArray) marks = iri_bidi_marks (bidi);
  g_autoptr (IriBidiLine) line = iri_bidi_line_new (bidi, bidi->n_chars, marks);
  g_autofree guint8 *levels = g_new (guint8, line->n + 1);
  g_autofree guint8 *now_classes = g_memdup2 (bidi->classes, bidi->n_chars);
  g_autofree guint8 *now_levels = g_new (guint8, bidi->n_chars + 1);
  Collector collector = { .line = line, .classes = now_classes, .levels = now_levels };
  guint n_steps;

  self->level = line->level == 1;
  self->steps = g_ptr_array_new_with_free_func (free_step);
  memset (now_levels, self->level, bidi->n_chars);
  iri_bidi_line_resolve (line, levels, collect, &collector);
  /* The last rule, L2, changes no character. */
  for (gsize i = 0; i + 1 < N_RULES; i++)
    if (collector.changes[i] != NULL)
      add_step (self, rules[i].id, put_in_order (collector.changes[i]));
    else if (all)
      add_step (self, rules[i].id, new_changes ());
  n_steps = self->steps->len;
  add_turns (self, line, levels);
  if (all && self->steps->len == n_steps)
    add_step (self, rules[N_RULES - 1].id, new_changes ());
  return self;
}

void
iri_bidi_steps_free (IriBidiSteps *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->steps);
  g_free (self);
}

static void
append_level (GString *out, guint8 level)
{
  if (level == IRI_BIDI_REMOVED)
    g_string_append_c (out, 'x');
  else
    g_string_append_printf (out, "%u", level);
}

static void
append_change (GString *out, const IriBidiChange *change, gboolean turn)
{
  g_string_append_printf (out, "%u", change->index);
  if (change->end > change->index + 1)
    g_string_append_printf (out, "-%u", change->end - 1);
  if (turn)
    g_string_append_printf (out, " level %u", change->to_level);
  if (change->to_class != change->from_class)
    g_string_append_printf (out, " %s>%s", iri_bidi_class_id (change->from_class),
                            iri_bidi_class_id (change->to_class));
  if (change->to_level != change->from_level)
    {
      g_string_append_c (out, ' ');
      append_level (out, change->from_level);
      g_string_append_c (out, '>');
      append_level (out, change->to_level);
    }
}

char *
iri_bidi_step_text (const IriBidiStep *self)
{
  GString *out = g_string_new (NULL);
  gboolean turn = strcmp (self->rule, "L2") == 0;

  for (gsize i = 0; i < self->n_changes; i++)
    {
      if (i > 0)
        g_string_append (out, ", ");
      append_change (out, &self->changes[i], turn);
    }
  return g_string_free (out, FALSE);
}
