/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The bidi details of a text and when they are computed: the rules step by step, and
 * the conventions side by side. */

#include "model-wait.h"
#include "scope-bidi-details-tracker.h"
#include "scope-convention-result.h"
#include "scope-row.h"

#include <string.h>

typedef struct
{
  ScopeDocument *document;
  ScopeBidiDetailsTracker *details;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->document = scope_document_new ();
  fixture->details = scope_bidi_details_tracker_new (fixture->document);
}

static void
wait (Fixture *fixture)
{
  model_await_idle (fixture->document);
  model_await_idle (fixture->details);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  model_finalize (fixture->details);
  model_finalize (fixture->document);
}

static guint
n_characters (Fixture *fixture)
{
  return g_list_model_get_n_items (
      G_LIST_MODEL (scope_bidi_details_tracker_get_characters (fixture->details)));
}

/* Nothing is computed that is not shown. */
static void
test_views (Fixture *fixture, gconstpointer data)
{
  scope_document_set_text (fixture->document, "a:\u05d0");
  g_assert_null (scope_bidi_details_tracker_get_characters (fixture->details));
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_TABLE);
  g_assert_cmpuint (n_characters (fixture), ==, 3);
  g_assert_null (scope_bidi_details_tracker_get_steps (fixture->details));
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_RULES);
  g_assert_nonnull (scope_bidi_details_tracker_get_steps (fixture->details));
  g_assert_cmpuint (g_list_model_get_n_items (
                        scope_bidi_details_tracker_get_conventions (fixture->details)),
                    ==, 0);
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_CONVENTIONS);
  wait (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (
                        scope_bidi_details_tracker_get_conventions (fixture->details)),
                    ==, IRI_N_CONVENTIONS);
}

static IriConvention
shown_by (Fixture *fixture)
{
  return scope_character_list_get_bidi (
             scope_bidi_details_tracker_get_characters (fixture->details))
      ->convention;
}

static void
test_follows (Fixture *fixture, gconstpointer data)
{
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_TABLE);
  scope_document_set_text (fixture->document, "a:\u05d0");
  g_assert_cmpuint (n_characters (fixture), ==, 3);
  scope_document_set_convention (fixture->document, IRI_CONVENTION_ISOLATE);
  g_assert_cmpint (shown_by (fixture), ==, IRI_CONVENTION_ISOLATE);
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_NONE);
  scope_document_set_text (fixture->document, "a:");
  g_assert_cmpuint (n_characters (fixture), ==, 3);
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_TABLE);
  g_assert_cmpuint (n_characters (fixture), ==, 2);
}

/* Results of a thread for an older text or convention are dropped. */
static void
test_thread (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strnfill (SCOPE_DOCUMENT_MAX_AT_ONCE + 1, 'a');

  scope_document_set_text (fixture->document, text);
  wait (fixture);
  for (int view = SCOPE_BIDI_VIEW_TABLE; view <= SCOPE_BIDI_VIEW_CONVENTIONS; view++)
    {
      scope_bidi_details_tracker_set_view (fixture->details, (ScopeBidiView) view);
      wait (fixture);
    }
  g_assert_cmpuint (n_characters (fixture), ==, strlen (text));
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_TABLE);
  scope_document_set_convention (fixture->document, IRI_CONVENTION_PLAIN_RTL);
  g_assert_true (scope_bidi_details_tracker_get_busy (fixture->details));
  scope_document_set_convention (fixture->document, IRI_CONVENTION_URL_CLASS);
  wait (fixture);
  g_assert_cmpint (shown_by (fixture), ==, IRI_CONVENTION_URL_CLASS);
  scope_document_set_convention (fixture->document, IRI_CONVENTION_PLAIN_RTL);
  scope_document_set_text (fixture->document, "a:b");
  wait (fixture);
  g_assert_cmpuint (n_characters (fixture), ==, 3);
  scope_document_set_text (fixture->document, text);
  g_assert_true (scope_document_get_busy (fixture->document));
}

/* Returns the steps of a text: "W6: “/” is not part of a number, …|…". */
static char *
steps_of (const ScopeBidiSteps *steps, guint max)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < scope_bidi_steps_get_n (steps); i++)
    {
      g_auto (GStrv) lines = scope_bidi_steps_get_changes (steps, i, max);
      g_autofree char *changes = g_strjoinv ("|", lines);

      g_string_append_printf (text, "%s: %s\n", scope_bidi_steps_get_rule (steps, i),
                              changes);
      g_assert_cmpstr (scope_bidi_steps_get_summary (steps, i), !=, "");
    }
  return g_string_free (text, FALSE);
}

/* "א/1": R CS EN. A separator outside a number becomes neutral (W6), and between R and
 * a number it becomes R (N1); R is at level 1 and the number at level 2 (I1). */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  g_autofree char *steps = NULL;

  scope_document_set_text (fixture->document, "\u05d0/1");
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_RULES);
  steps = steps_of (scope_bidi_details_tracker_get_steps (fixture->details), 1);
  g_assert_cmpstr (
      steps, ==,
      "Stored: \n"
      "W6: “\u2066/\u2069” is not part of a number, so it becomes "
      "neutral.\n"
      "N1: “\u2066/\u2069” is between “\u2066\u05d0\u2069” and "
      "“\u20661\u2069”, which both count as right-to-left, so it becomes "
      "right-to-left.\n"
      "I1: “\u2066\u05d0/\u2069” is right-to-left in left-to-right text, so "
      "it goes up one level, to 1.|and 1 more position\n"
      "L2: “\u2066\u05d0/1\u2069” is on level 1 or above, so it is "
      "reversed.\n"
      "Shown: \n");
}

/* The classes of the steps of test_cells(): W6 makes ON out of CS, and N1 R out of ON.
 * From L2 on the number comes first. */
static void
test_classes (Fixture *fixture, gconstpointer data)
{
  static const char *const expected[] = {
    "R: Right-to-left letters, such as Hebrew|CS: Separators in numbers, such as . : "
    "and /|EN: European digits",
    "R: Right-to-left letters, such as Hebrew|ON: Other neutral characters|EN: "
    "European digits",
    "R: Right-to-left letters, such as Hebrew|EN: European digits",
    "R: Right-to-left letters, such as Hebrew|EN: European digits",
    "EN: European digits|R: Right-to-left letters, such as Hebrew",
    "EN: European digits|R: Right-to-left letters, such as Hebrew",
  };
  const ScopeBidiSteps *steps;

  scope_document_set_text (fixture->document, "\u05d0/1");
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_RULES);
  steps = scope_bidi_details_tracker_get_steps (fixture->details);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (GArray) cells = scope_bidi_steps_get_cells (steps, i);
      g_auto (GStrv) lines = scope_bidi_steps_explain_classes (cells);
      g_autofree char *classes = g_strjoinv ("|", lines);

      g_assert_cmpstr (classes, ==, expected[i]);
    }
}

/* Returns cells as "5d0 R 0", with "!" for changed ones. */
static char *
cells_of (const ScopeBidiSteps *steps, guint step)
{
  g_autoptr (GArray) cells = scope_bidi_steps_get_cells (steps, step);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < cells->len; i++)
    {
      const ScopeBidiStepCell *cell = &g_array_index (cells, ScopeBidiStepCell, i);

      g_string_append_printf (text, "%s%x %s %u%s", i > 0 ? ", " : "", cell->c,
                              iri_bidi_class_id (cell->bidi_class), cell->level,
                              cell->changed ? "!" : "");
    }
  return g_string_free (text, FALSE);
}

/* The same text: of the 21 rules from P3 to L2, W6, N1, I1 and L2 change something. */
static void
test_all_rules (Fixture *fixture, gconstpointer data)
{
  /* Step @from is step @to with all rules, and step @back without them again. */
  static const struct
  {
    guint from, to, back;
    const char *rule;
  } rows[] = { { 0, 0, 0, "Stored" }, { 1, 13, 1, "W6" }, { 5, 22, 5, "Shown" } };
  ScopeBidiSteps *steps;

  scope_document_set_text (fixture->document, "\u05d0/1");
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_RULES);
  steps = scope_bidi_details_tracker_get_steps (fixture->details);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpuint (scope_bidi_steps_set_all (steps, TRUE, rows[i].from), ==,
                        rows[i].to);
      g_assert_cmpstr (scope_bidi_steps_get_rule (steps, rows[i].to), ==, rows[i].rule);
      g_assert_cmpuint (scope_bidi_steps_set_all (steps, FALSE, rows[i].to), ==,
                        rows[i].back);
    }
  scope_bidi_steps_set_all (steps, TRUE, 0);
  g_assert_cmpuint (scope_bidi_steps_get_n (steps), ==, 21 + 2);
  /* W7 changes nothing; W6 is the one before it, N1 the next that is left. */
  g_assert_cmpuint (scope_bidi_steps_set_all (steps, FALSE, 14), ==, 2);
}

static void
test_idle_rule (Fixture *fixture, gconstpointer data)
{
  ScopeBidiSteps *steps;
  g_auto (GStrv) lines = NULL;
  g_autofree char *cells = NULL;

  scope_document_set_text (fixture->document, "\u05d0/1");
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_RULES);
  steps = scope_bidi_details_tracker_get_steps (fixture->details);
  scope_bidi_steps_set_all (steps, TRUE, 0);
  lines = scope_bidi_steps_get_changes (steps, 14, 12);
  cells = cells_of (steps, 14);
  g_assert_cmpstr (lines[0], ==, "This rule changes nothing here.");
  g_assert_null (lines[1]);
  g_assert_cmpstr (cells, ==, "5d0 R 0, 2f ON 0, 31 EN 0");
}

static void
test_cells (Fixture *fixture, gconstpointer data)
{
  static const char *const expected[] = {
    "5d0 R 0, 2f CS 0, 31 EN 0",   "5d0 R 0, 2f ON 0!, 31 EN 0",
    "5d0 R 0, 2f R 0!, 31 EN 0",   "5d0 R 1!, 2f R 1!, 31 EN 2!",
    "31 EN 2!, 2f R 1!, 5d0 R 1!", "31 EN 2, 2f R 1, 5d0 R 1",
  };

  scope_document_set_text (fixture->document, "\u05d0/1");
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_RULES);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *cells
          = cells_of (scope_bidi_details_tracker_get_steps (fixture->details), i);

      g_assert_cmpstr (cells, ==, expected[i]);
    }
}

/* "A/1" as typed means the same text; the letter is shown as it is typed, in the cells
 * and in the reasons, as soon as the notation is chosen. */
static void
test_notation (Fixture *fixture, gconstpointer data)
{
  const ScopeBidiSteps *steps;
  g_auto (GStrv) lines = NULL;
  g_autofree char *letters = NULL, *capitals = NULL;

  scope_document_set_text (fixture->document, "A/1");
  scope_document_set_notation (fixture->document, SCOPE_BIDI_NOTATION_HEBREW);
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_RULES);
  letters = cells_of (scope_bidi_details_tracker_get_steps (fixture->details), 5);
  g_assert_cmpstr (letters, ==, "31 EN 2, 2f R 1, 5d0 R 1");
  scope_document_set_notation (fixture->document, SCOPE_BIDI_NOTATION_CAPITALS);
  wait (fixture);
  steps = scope_bidi_details_tracker_get_steps (fixture->details);
  capitals = cells_of (steps, 5);
  lines = scope_bidi_steps_get_changes (steps, 4, 12);
  g_assert_cmpstr (capitals, ==, "31 EN 2, 2f R 1, 41 R 1");
  g_assert_cmpstr (lines[0], ==,
                   "“\u2066A/1\u2069” is on level 1 or above, so it is reversed.");
}

/* The last of the steps has the order that is shown. */
static void
test_ends_as_shown (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = {
    "http://ab.\u05d0\u05d1\u05d2.12/\u05d3(34)/\u0627?\u0661=5#x",
    "a\u200d\u05d0\u200d\u05d1",
    "a\u202e12\u202cab\u05d0\u05d1",
  };

  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_RULES);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const ScopeBidiSteps *steps;
      const IriBidi *bidi;
      g_autoptr (GArray) cells = NULL;

      scope_document_set_text (fixture->document, texts[i]);
      steps = scope_bidi_details_tracker_get_steps (fixture->details);
      bidi = scope_character_list_get_bidi (
          scope_bidi_details_tracker_get_characters (fixture->details));
      cells = scope_bidi_steps_get_cells (steps, scope_bidi_steps_get_n (steps) - 1);
      g_assert_cmpuint (cells->len, ==, bidi->n_order);
      for (guint place = 0; place < cells->len; place++)
        {
          const ScopeBidiStepCell *cell
              = &g_array_index (cells, ScopeBidiStepCell, place);

          g_assert_cmpuint (cell->index, ==, bidi->order[place]);
          g_assert_cmpuint (cell->level, ==, bidi->levels[cell->index]);
        }
    }
}

/* For a long text only the surroundings of a change are shown. */
static void
test_long_cells (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = g_strnfill (3000, 'a');
  g_autofree char *after = g_strnfill (3000, 'b');
  g_autofree char *text = g_strconcat (before, "\u05d0", after, NULL);
  g_autoptr (GArray) cells = NULL;
  const ScopeBidiSteps *steps;
  gsize first;

  scope_document_set_text (fixture->document, text);
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_RULES);
  wait (fixture);
  steps = scope_bidi_details_tracker_get_steps (fixture->details);
  cells = scope_bidi_steps_get_cells (steps, 1);
  first = g_array_index (cells, ScopeBidiStepCell, 0).index;
  g_assert_cmpuint (cells->len, ==, SCOPE_BIDI_STEP_MAX_CELLS);
  g_assert_cmpuint (first, <, 3000);
  g_assert_true (g_array_index (cells, ScopeBidiStepCell, 3000 - first).changed);
}

static void
test_no_steps (Fixture *fixture, gconstpointer data)
{
  g_autofree char *steps = NULL;

  scope_document_set_text (fixture->document, "ab");
  scope_bidi_details_tracker_set_view (fixture->details, SCOPE_BIDI_VIEW_RULES);
  steps = steps_of (scope_bidi_details_tracker_get_steps (fixture->details), 1);
  g_assert_cmpstr (steps, ==, "Stored: \nShown: \n");
}

/* The characters around an IRI by 3987bis-00 §4.1. */
static void
test_copy (void)
{
  g_autoptr (IriReport) report = iri_report_new ("a:\u05d0", -1, NULL);
  g_autofree char *embedded
      = scope_convention_result_dup_marked_text (report, "embed-ltr");

  g_assert_cmpstr (embedded, ==, "\u202aa:\u05d0\u202c");
  g_assert_null (scope_convention_result_dup_marked_text (report, "nothing"));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/bidi-details/views", test_views },
    { "/bidi-details/follows", test_follows },
    { "/bidi-details/thread", test_thread },
    { "/bidi-steps/steps", test_steps },
    { "/bidi-steps/cells", test_cells },
    { "/bidi-steps/all", test_all_rules },
    { "/bidi-steps/idle", test_idle_rule },
    { "/bidi-steps/notation", test_notation },
    { "/bidi-steps/classes", test_classes },
    { "/bidi-steps/ends-as-shown", test_ends_as_shown },
    { "/bidi-steps/long", test_long_cells },
    { "/bidi-steps/none", test_no_steps },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func ("/convention-result/copy", test_copy);
  return g_test_run ();
}
