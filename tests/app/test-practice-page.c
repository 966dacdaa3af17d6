/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every answer on the page Practice is explained with the picture of what was asked. */

#include "iri-question.h"
#include "scope-order-cells.h"
#include "scope-picture-private.h"
#include "scope-practice-page.h"
#include "scope-settings.h"

#define SEED 5

/* Where the picture has the answer. */
typedef enum
{
  NOWHERE,
  FIRST,
  SECOND,
} Place;

/* The picture has the text of the question first unless it has the answer there, and
 * compares it with another one. Scripts have colours where one letter is foreign. */
static const struct
{
  IriQuestionKind kind;
  Place shows_answer;
  gboolean shows_other;
  gboolean by_script;
} rows[] = {
  { IRI_QUESTION_ORDER, NOWHERE, FALSE, FALSE },
  { IRI_QUESTION_HOST, NOWHERE, FALSE, FALSE },
  { IRI_QUESTION_TWIN, SECOND, FALSE, FALSE },
  { IRI_QUESTION_TYPE, FIRST, FALSE, FALSE },
  { IRI_QUESTION_RUNG, NOWHERE, TRUE, FALSE },
  { IRI_QUESTION_LOOKUP, NOWHERE, FALSE, FALSE },
  { IRI_QUESTION_FOREIGN, NOWHERE, FALSE, TRUE },
};

/* Returns the first descendant of @type that is visible, no text that is only read. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type)
      && (!GTK_IS_EDITABLE (widget)
          || gtk_editable_get_editable (GTK_EDITABLE (widget))))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static void
check (GtkWidget *page)
{
  GtkWidget *label = find_label (page, "Check Answer");

  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
}

/* Answers in the way of the kind; wrong answers are explained as right ones are. */
static void
answer (GtkWidget *page, IriQuestionKind kind)
{
  GtkListBox *choices;

  switch (kind)
    {
    case IRI_QUESTION_ORDER:
      check (page);
      break;
    case IRI_QUESTION_TYPE:
      gtk_editable_set_text (GTK_EDITABLE (find (page, GTK_TYPE_EDITABLE)), "x");
      check (page);
      break;
    case IRI_QUESTION_FOREIGN:
      g_signal_emit_by_name (find (page, SCOPE_TYPE_ORDER_CELLS), "chosen", "x");
      break;
    case IRI_QUESTION_HOST:
    case IRI_QUESTION_TWIN:
    case IRI_QUESTION_RUNG:
    case IRI_QUESTION_LOOKUP:
    case IRI_N_QUESTIONS:
      choices = GTK_LIST_BOX (find (page, GTK_TYPE_LIST_BOX));
      g_signal_emit_by_name (choices, "row-activated",
                             gtk_list_box_get_row_at_index (choices, 0));
      break;
    }
}

static void
on_layout (GdkFrameClock *clock, int *n)
{
  (*n)++;
}

static void
await_layouts (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  int n = 0;
  gulong handler = g_signal_connect_after (clock, "layout", G_CALLBACK (on_layout), &n);

  while (n < 10)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (clock, handler);
}

/* In a narrow window the picture wraps, and is as high as it needs to be. */
static void
test_height (void)
{
  GtkWidget *window = gtk_window_new (), *page, *picture;
  int height;

  page = g_object_new (SCOPE_TYPE_PRACTICE_PAGE, "kind",
                       iri_question_id (IRI_QUESTION_LOOKUP), NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 800);
  gtk_window_present (GTK_WINDOW (window));
  await_layouts (window);
  answer (page, IRI_QUESTION_LOOKUP);
  await_layouts (window);
  picture = find (page, SCOPE_TYPE_PICTURE);
  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (picture),
                      &height, NULL, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (picture), >=, height);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_picture (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (IriQuestion) question = iri_question_new (rows[i].kind, SEED, 0);
  const char *other = rows[i].shows_other ? question->other : NULL;
  GtkWidget *window = gtk_window_new (), *page;
  ScopePicture *picture;

  g_settings_set_uint (scope_settings_get (), "practice-seed", SEED);
  page = g_object_new (SCOPE_TYPE_PRACTICE_PAGE, "kind", iri_question_id (rows[i].kind),
                       NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);
  g_assert_null (find (page, SCOPE_TYPE_PICTURE));
  answer (page, rows[i].kind);
  g_assert_nonnull (find (page, SCOPE_TYPE_PICTURE));
  picture = SCOPE_PICTURE (find (page, SCOPE_TYPE_PICTURE));
  g_assert_cmpstr (picture->lines.text, ==,
                   rows[i].shows_answer == FIRST ? question->answer : question->text);
  g_assert_cmpstr (picture->lines.other, ==,
                   rows[i].shows_answer == SECOND ? question->answer : other);
  g_assert_cmpint (picture->by_script, ==, rows[i].by_script);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path
          = g_strconcat ("/practice-page/", iri_question_id (rows[i].kind), NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_picture);
    }
  g_test_add_func ("/practice-page/height", test_height);
  return g_test_run ();
}
