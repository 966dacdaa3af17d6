/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Learn: every lesson opens, and every block of it is shown. */

#include "scope-learn-page.h"
#include "scope-lesson-block.h"
#include "scope-lesson-list.h"
#include "scope-picture.h"
#include "scope-uba-steps-card.h"
#include "scope-window-private.h"

/* Every block of every lesson can be shown on a phone. */
static void
test_lessons (void)
{
  g_auto (GStrv) names = scope_lesson_names ();

  for (gsize i = 0; names[i] != NULL; i++)
    {
      g_autoptr (ScopeLesson) lesson = scope_lesson_open (names[i]);

      for (guint j = 0; j < lesson->blocks->len; j++)
        {
          const ScopeLessonBlock *block = g_ptr_array_index (lesson->blocks, j);
          GtkWidget *window = gtk_window_new ();
          int width;

          gtk_window_set_child (GTK_WINDOW (window), scope_lesson_block_new (block));
          gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (window)),
                              GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
          g_test_message ("%s: %u: %d", names[i], block->line, width);
          g_assert_cmpint (width, <=, 360 - 2 * 12);
          gtk_window_destroy (GTK_WINDOW (window));
        }
    }
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
  { "05-classes", 4, 4 },
  { "09-displays", 8, 0 },
  { "10-deception", 7, 0 },
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
  g_test_add_func ("/learn/blocks", test_lessons);
  g_test_add_func ("/learn/content", test_content);
  g_test_add_func ("/learn/navigation", test_navigation);
  return g_test_run ();
}
