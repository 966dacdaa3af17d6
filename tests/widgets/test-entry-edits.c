/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry.h"

#include <string.h>

/* The same random edits in a plain GtkEntry and in a ScopeEntry give the same text,
 * caret and selection. Moves in visual order and to the ends are excluded: there
 * GtkEntry uses a direction that it guesses, which ScopeEntry avoids. */

#define N_EDITS 2000
#define N_SEEDS 10

static const char *const pieces[]
    = { "a", "א",   "/", "?",       "בגד",        "x1",     "1",      ".",
        "ع", "عرب", "#", "e\u0301", "\U0001F600", "\u200e", "\u202e", " " };

/* One edit, chosen before it is applied to both. */
typedef struct
{
  int kind;
  const char *piece;
  int count;
  double at, to; /* positions, as fractions of the text */
  gboolean extend;
} Edit;

static Edit
choose_edit (GRand *rand)
{
  Edit edit = { 0 };

  edit.kind = g_rand_int_range (rand, 0, 13);
  edit.piece = pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))];
  edit.count = g_rand_int_range (rand, 1, 4);
  if (g_rand_boolean (rand))
    edit.count = -edit.count;
  edit.at = g_rand_double (rand);
  edit.to = g_rand_double (rand);
  edit.extend = g_rand_boolean (rand);
  return edit;
}

static void
do_rare (GtkEditable *text, const Edit *edit)
{
  if (edit->at < .2)
    gtk_editable_set_text (text, edit->piece);
  else if (edit->at < .4)
    {
      gtk_editable_select_region (text, 0, -1);
      g_signal_emit_by_name (text, "delete-from-cursor", GTK_DELETE_CHARS, 1);
    }
}

static void
do_edit (GtkEditable *text, const Edit *edit)
{
  int length = g_utf8_strlen (gtk_editable_get_text (text), -1);
  int at = edit->at * (length + 1), to = edit->to * (length + 1);

  switch (edit->kind)
    {
    case 3:
      g_signal_emit_by_name (text, "backspace");
      break;
    case 4:
      g_signal_emit_by_name (text, "delete-from-cursor", GTK_DELETE_CHARS, edit->count);
      break;
    case 5:
      g_signal_emit_by_name (text, "move-cursor", GTK_MOVEMENT_LOGICAL_POSITIONS,
                             edit->count, edit->extend);
      break;
    case 6:
      gtk_editable_select_region (text, at, -1);
      break;
    case 7:
      gtk_widget_activate_action (GTK_WIDGET (text), "text.undo", NULL);
      break;
    case 8:
      gtk_widget_activate_action (GTK_WIDGET (text), "text.redo", NULL);
      break;
    case 9:
      gtk_editable_select_region (text, at, to);
      break;
    case 10:
      gtk_editable_delete_text (text, MIN (at, to), MAX (at, to));
      break;
    case 11:
      gtk_editable_insert_text (text, edit->piece, -1, &at);
      break;
    case 12:
      do_rare (text, edit);
      break;
    default:
      g_signal_emit_by_name (text, "insert-at-cursor", edit->piece);
    }
}

/* The state after an edit. */
typedef struct
{
  char *text;
  int position, begin, end;
} State;

static void
clear_state (gpointer data)
{
  g_free (((State *) data)->text);
}

static State
get_state (GtkEditable *text)
{
  State state = { g_strdup (gtk_editable_get_text (text)),
                  gtk_editable_get_position (text), 0, 0 };

  gtk_editable_get_selection_bounds (text, &state.begin, &state.end);
  return state;
}

/* Only one entry exists at a time, and frames are drawn only while nothing is selected:
 * an entry that loses PRIMARY loses its selection, and the X server may report that at
 * any time. */
static GArray *
run_edits (GtkWidget *entry, guint32 seed)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (entry));
  GArray *states = g_array_new (FALSE, FALSE, sizeof (State));
  GRand *rand = g_rand_new_with_seed (seed);

  g_array_set_clear_func (states, clear_state);
  gtk_widget_grab_focus (entry);
  for (int i = 0; i < N_EDITS; i++)
    {
      Edit edit = choose_edit (rand);
      State state;

      do_edit (text, &edit);
      state = get_state (text);
      g_array_append_val (states, state);
      if (SCOPE_IS_ENTRY (entry))
        g_assert_nonnull (scope_entry_get_layout (SCOPE_ENTRY (entry)));
      if (i % 20 < 5 && state.begin == state.end)
        g_main_context_iteration (NULL, FALSE);
    }
  g_rand_free (rand);
  return states;
}

static GArray *
run_in_window (GtkWidget *entry, guint32 seed)
{
  GtkWidget *window = gtk_window_new ();
  GArray *states;

  gtk_window_set_child (GTK_WINDOW (window), entry);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  states = run_edits (entry, seed);
  gtk_window_destroy (GTK_WINDOW (window));
  return states;
}

static void
test_edits (gconstpointer data)
{
  guint32 seed = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) expected = run_in_window (gtk_entry_new (), seed);
  g_autoptr (GArray) got = run_in_window (scope_entry_new (), seed);

  for (int i = 0; i < N_EDITS; i++)
    {
      const State *a = &g_array_index (expected, State, i);
      const State *b = &g_array_index (got, State, i);

      g_assert_cmpstr (a->text, ==, b->text);
      g_assert_cmpint (a->position, ==, b->position);
      g_assert_cmpint (a->begin, ==, b->begin);
      g_assert_cmpint (a->end, ==, b->end);
    }
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  for (guint seed = 1; seed <= N_SEEDS; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/entry/edits/seed-%u", seed);
      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_edits);
    }
  return g_test_run ();
}
