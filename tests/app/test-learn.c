/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Learn: every lesson opens, and its live fields follow what is typed. */

#include "scope-entry.h"
#include "scope-learn-page.h"
#include "scope-lesson-field.h"
#include "scope-lesson-list.h"
#include "scope-picture.h"
#include "scope-uba-steps-card.h"
#include "scope-window-private.h"

/* Every live field of every lesson fits a phone. */
static void
test_fields (void)
{
  g_auto (GStrv) names = scope_lesson_names ();

  for (gsize i = 0; names[i] != NULL; i++)
    {
      g_autoptr (ScopeLesson) lesson = scope_lesson_open (names[i]);

      for (guint j = 0; j < lesson->blocks->len; j++)
        {
          const ScopeLessonBlock *block = g_ptr_array_index (lesson->blocks, j);
          GtkWidget *window;
          int width;

          if (scope_lesson_is_prose (block->kind) || block->kind == SCOPE_LESSON_SEE)
            continue;
          window = gtk_window_new ();
          gtk_window_set_child (GTK_WINDOW (window), scope_lesson_field_new (block));
          gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (window)),
                              GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
          g_test_message ("%s: %u: %d", names[i], block->line, width);
          g_assert_cmpint (width, <=, 360 - 2 * 12);
          gtk_window_destroy (GTK_WINDOW (window));
        }
    }
}

/* Returns the first descendant of @type. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* What a field of each kind computes follows what is typed. The second text has the
 * label that the standard gives, or the title of the verdict. */
static const struct
{
  const char *name;
  ScopeLessonBlock block;
  const char *typed;
  const char *label;
} fields[] = {
  /* RFC 3492 and 5891 */
  { "host",
    { SCOPE_LESSON_HOST, 1, (char *) "a.example", NULL },
    "b\303\274cher.example",
    "xn--bcher-kva.example" },
  /* IUC 19, Table 1 */
  { "table",
    { SCOPE_LESSON_TABLE, 1, (char *) "a", NULL },
    "M\303\244rz",
    "4D C3 A4 72 7A \302\267 M%C3%A4rz" },
  { "conventions",
    { SCOPE_LESSON_CONVENTIONS, 1, (char *) "a:b", NULL },
    "a:c",
    "Left-to-right embedding" },
};

static gboolean
has_label (GtkWidget *widget, const char *text)
{
  gboolean has = GTK_IS_LABEL (widget)
                 && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !has;
       child = gtk_widget_get_next_sibling (child))
    has = has_label (child, text);
  return has;
}

static void
test_live (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *field = scope_lesson_field_new (&fields[i].block);
  GtkWidget *entry;

  gtk_window_set_child (GTK_WINDOW (window), field);
  entry = find (field, SCOPE_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), fields[i].typed);
  g_assert_true (has_label (field, fields[i].label));
  gtk_window_destroy (GTK_WINDOW (window));
}

static int
count (GtkWidget *widget, GType type)
{
  int n = g_type_is_a (G_OBJECT_TYPE (widget), type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);
  return n;
}

/* A lesson, and the number of its pictures and of its steps. */
static const struct
{
  const char *name;
  int pictures, steps;
} rows[] = {
  { "04-order", 3, 0 },
  { "05-classes", 2, 4 },
  { "09-displays", 12, 0 },
  { "10-deception", 5, 0 },
};

static void
test_content (void)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *page;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", rows[i].name);
      page = GTK_WIDGET (window->learn_page);
      g_test_message ("%s", rows[i].name);
      g_assert_cmpint (count (page, SCOPE_TYPE_PICTURE), ==, rows[i].pictures);
      g_assert_cmpint (count (page, SCOPE_TYPE_UBA_STEPS_CARD), ==, rows[i].steps);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* An action, and whether it shows something else. */
static const struct
{
  const char *action, *lesson;
  gboolean changes;
} steps[] = {
  { "learn.next", NULL, FALSE },         { "learn.previous", NULL, FALSE },
  { "learn.open", "09-displays", TRUE }, { "learn.open", "00-none", FALSE },
  { "learn.next", NULL, TRUE },          { "learn.next", NULL, FALSE },
  { "learn.previous", NULL, TRUE },      { "learn.overview", NULL, TRUE },
  { "learn.overview", NULL, FALSE },     { "learn.open", "01-iri", TRUE },
  { "learn.previous", NULL, FALSE },
};

static void
test_navigation (void)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  GtkWidget *page;

  g_assert_true (scope_window_show_page (window, "learn"));
  page = GTK_WIDGET (window->learn_page);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      GtkWidget *child = adw_bin_get_child (ADW_BIN (page));
      const char *lesson = steps[i].lesson;

      g_test_message ("%s %s", steps[i].action, lesson != NULL ? lesson : "");
      gtk_widget_activate_action (page, steps[i].action, lesson != NULL ? "s" : NULL,
                                  lesson);
      g_assert_cmpint (adw_bin_get_child (ADW_BIN (page)) != child, ==,
                       steps[i].changes);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/learn/fields", test_fields);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *path = g_strconcat ("/learn/live/", fields[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_live);
    }
  g_test_add_func ("/learn/content", test_content);
  g_test_add_func ("/learn/navigation", test_navigation);
  return g_test_run ();
}
