/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The text after each step of UAX #9: at the end, the levels and the order are those
 * that the algorithm gives. */

#include "iri-step-cells.h"
#include "iri-step-scripts.h"

#include "order.h"
#include "random-iri.h"

#include <string.h>

#define N_RANDOM 500

/* The cells after the last step, from left to right. */
static GArray *
replay (const IriBidi *bidi, gsize max)
{
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, TRUE);
  g_autoptr (IriStepReplay) self
      = iri_step_replay_new (bidi, steps, IRI_NOTATION_PLAIN);

  for (guint i = 0; i < steps->steps->len; i++)
    iri_step_replay_apply (self, g_ptr_array_index (steps->steps, i));
  iri_step_replay_apply (self, NULL);
  return iri_step_replay_cells (self, max);
}

static void
check (const char *text)
{
  for (int convention = 0; convention < IRI_N_CONVENTIONS; convention++)
    {
      g_autoptr (IriBidi) bidi
          = order (text, strlen (text), (IriConvention) convention);
      g_autoptr (GArray) cells = replay (bidi, G_MAXSIZE);

      g_assert_cmpuint (cells->len, ==, bidi->n_order);
      for (guint i = 0; i < cells->len; i++)
        {
          const IriStepCell *cell = &g_array_index (cells, IriStepCell, i);

          g_assert_cmpuint (cell->index, ==, bidi->order[i]);
          g_assert_cmpuint (cell->level, ==, bidi->levels[cell->index]);
          g_assert_false (cell->changed);
        }
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (19);

  for (int i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (GString) bytes = random_iri (random);
      g_autofree char *text = g_utf8_make_valid (bytes->str, (gssize) bytes->len);

      check (text);
    }
}

/* R CS EN: the separator becomes ON (W6) and, between R and a number, R (N1). */
static void
test_changes (void)
{
  static const char text[] = "\327\220/1";
  static const struct
  {
    const char *rule;
    const char *classes;
    const char *changed;
  } rows[] = { { "W6", "R ON EN", "010" },
               { "N1", "R R EN", "010" },
               { "I1", "R R EN", "111" } };
  g_autoptr (IriBidi) bidi = order (text, strlen (text), IRI_CONVENTION_EMBED_LTR);
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, FALSE);
  g_autoptr (IriStepReplay) self
      = iri_step_replay_new (bidi, steps, IRI_NOTATION_PLAIN);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const IriBidiStep *step = g_ptr_array_index (steps->steps, i);
      g_autoptr (GString) classes = g_string_new (NULL), changed = g_string_new (NULL);
      g_autoptr (GArray) cells = NULL;

      iri_step_replay_apply (self, step);
      cells = iri_step_replay_cells (self, 3);
      for (guint j = 0; j < cells->len; j++)
        {
          const IriStepCell *cell = &g_array_index (cells, IriStepCell, j);

          g_string_append_printf (classes, "%s%s", j > 0 ? " " : "",
                                  iri_bidi_class_id (cell->bidi_class));
          g_string_append_c (changed, cell->changed ? '1' : '0');
        }
      g_assert_cmpstr (step->rule, ==, rows[i].rule);
      g_assert_cmpstr (classes->str, ==, rows[i].classes);
      g_assert_cmpstr (changed->str, ==, rows[i].changed);
    }
}

/* Only the first cells of a long text are drawn. */
static void
test_max (void)
{
  g_autoptr (IriBidi) bidi = order ("abc", 3, IRI_CONVENTION_EMBED_LTR);
  g_autoptr (GArray) cells = replay (bidi, 2);

  g_assert_cmpuint (cells->len, ==, 2);
}

static void
test_notation (void)
{
  static const char text[] = "a\327\220/";
  static const gunichar wanted[] = { 'a', 'A', '/' };
  g_autoptr (IriBidi) bidi = order (text, strlen (text), IRI_CONVENTION_EMBED_LTR);
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, FALSE);
  g_autoptr (IriStepReplay) self = iri_step_replay_new (bidi, steps, IRI_NOTATION_BIDI);
  g_autoptr (GArray) cells = iri_step_replay_cells (self, G_MAXSIZE);

  g_assert_cmpuint (cells->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < cells->len; i++)
    g_assert_cmphex (g_array_index (cells, IriStepCell, i).c, ==, wanted[i]);
}

/* Latin has the colour of the scheme, and the first other script that of the host, as
 * in the picture. */
static void
test_scripts (void)
{
  static const char text[] = "a:\327\220b\320\260";
  static const IriComponent wanted[]
      = { IRI_COMPONENT_SCHEME, IRI_COMPONENT_NONE, IRI_COMPONENT_HOST,
          IRI_COMPONENT_SCHEME, IRI_COMPONENT_USERINFO };
  g_autoptr (IriBidi) bidi = order (text, strlen (text), IRI_CONVENTION_EMBED_LTR);
  g_autoptr (IriBidiSteps) steps = iri_bidi_steps_new (bidi, FALSE);
  g_autoptr (IriStepReplay) self = iri_step_replay_new (bidi, steps, IRI_NOTATION_BIDI);
  g_autoptr (GArray) scripts = iri_step_scripts_new (bidi);
  g_autofree char *summary = iri_step_scripts_summary (scripts);
  g_autoptr (GArray) cells = NULL;

  g_assert_cmpstr (summary, ==, "Scripts: Latin, Hebrew and Cyrillic.");
  iri_step_replay_color_by_script (self, bidi, scripts);
  cells = iri_step_replay_cells (self, G_MAXSIZE);
  g_assert_cmpuint (cells->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < cells->len; i++)
    g_assert_cmpint (g_array_index (cells, IriStepCell, i).component, ==, wanted[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/step-cells/changes", test_changes);
  g_test_add_func ("/step-cells/random", test_random);
  g_test_add_func ("/step-cells/max", test_max);
  g_test_add_func ("/step-cells/notation", test_notation);
  g_test_add_func ("/step-cells/scripts", test_scripts);
  return g_test_run ();
}
