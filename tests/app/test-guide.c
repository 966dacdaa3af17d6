/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The guide covers every page, and what it says is correct. */

#include "scope-application.h"
#include "scope-guide-block.h"
#include "scope-guide.h"
#include "scope-lesson-list.h"
#include "scope-picture.h"

#include <string.h>

static GtkApplication *app;

/* Criticals and warnings abort; a page without a topic would open the first one. */
static void
test_topic (gconstpointer data)
{
  const ScopeGuideTopic *topic = data;

  g_assert_true (gtk_icon_theme_has_icon (
      gtk_icon_theme_get_for_display (gdk_display_get_default ()), topic->icon));
  g_assert_cmpuint (topic->n_blocks, >, 0);
  for (gsize i = 0; i < topic->n_blocks; i++)
    {
      GtkWidget *block = scope_guide_block_new (&topic->blocks[i]);

      g_object_ref_sink (block);
      g_object_unref (block);
    }
}

/* Every action in the guide has a key, and every key in it exists. */
static void
test_keys (void)
{
  gsize n_topics;
  const ScopeGuideTopic *topics = scope_guide_topics (&n_topics);

  for (gsize i = 0; i < n_topics; i++)
    for (gsize j = 0; j < topics[i].n_blocks; j++)
      {
        const ScopeGuideBlock *block = &topics[i].blocks[j];
        char **keys;

        if (block->kind == SCOPE_GUIDE_ACTION)
          keys = gtk_application_get_accels_for_action (app, block->detail);
        else if (block->kind == SCOPE_GUIDE_KEY)
          keys = g_strsplit (block->detail, " ", -1);
        else
          continue;
        g_test_message ("%s", block->detail);
        g_assert_nonnull (keys[0]);
        for (gsize k = 0; keys[k] != NULL; k++)
          g_assert_true (gtk_accelerator_parse (keys[k], NULL, NULL));
        g_strfreev (keys);
      }
}

/* How many blocks of @kind a topic has that are about @detail, or about anything. */
static guint
count_blocks (const ScopeGuideTopic *topic, ScopeGuideKind kind, const char *detail)
{
  guint n = 0;

  for (gsize i = 0; i < topic->n_blocks; i++)
    n += topic->blocks[i].kind == kind
         && (detail == NULL || g_str_equal (topic->blocks[i].detail, detail));
  return n;
}

/* The guide points to each lesson, and a topic with lessons about its subject has no
 * pictures that repeat theirs. */
static void
test_lessons (void)
{
  static const char *const without_pictures[] = { "host", "characters", "learn", NULL };
  gsize n_topics;
  const ScopeGuideTopic *topics = scope_guide_topics (&n_topics);
  g_auto (GStrv) names = scope_lesson_names ();

  for (gsize i = 0; names[i] != NULL; i++)
    {
      guint n = 0;

      for (gsize j = 0; j < n_topics; j++)
        n += count_blocks (&topics[j], SCOPE_GUIDE_LESSON, names[i]);
      g_test_message ("%s", names[i]);
      g_assert_cmpuint (n, ==, 1);
    }
  for (gsize j = 0; j < n_topics; j++)
    if (g_strv_contains (without_pictures, topics[j].id))
      g_assert_cmpuint (count_blocks (&topics[j], SCOPE_GUIDE_PICTURE, NULL), ==, 0);
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

/* There is only one guide window, and it shows one topic. */
static void
test_window (void)
{
  GtkWidget *guide;

  scope_guide_show (app, "compare");
  guide = GTK_WIDGET (gtk_application_get_windows (app)->data);
  g_assert_true (SCOPE_IS_GUIDE (guide));
  g_assert_cmpint (count (guide, SCOPE_TYPE_PICTURE), ==, 1);
  scope_guide_show (app, "picture");
  g_assert_cmpint (count (guide, SCOPE_TYPE_PICTURE), ==, 2);
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (app)), ==, 1);
  scope_guide_show (app, NULL);
  gtk_window_destroy (GTK_WINDOW (guide));
}

/* A phone is 360 pixels wide; a page has margins of 12 pixels on each side, and a
 * figure has another 12. Text can be twice as large. */
static void
test_width (void)
{
  gsize n_topics;
  const ScopeGuideTopic *topics = scope_guide_topics (&n_topics);
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi, width;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  for (gsize i = 0; i < n_topics; i++)
    for (gsize j = 0; j < topics[i].n_blocks; j++)
      {
        GtkWidget *window = gtk_window_new ();
        GtkWidget *block = scope_guide_block_new (&topics[i].blocks[j]);

        gtk_window_set_child (GTK_WINDOW (window), block);
        gtk_widget_measure (block, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                            NULL);
        g_test_message ("%s: %" G_GSIZE_FORMAT ": %d", topics[i].id, j, width);
        g_assert_cmpint (width, <=, 360 - 2 * 12);
        gtk_window_destroy (GTK_WINDOW (window));
      }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static void
add_topics (void)
{
  gsize n_topics;
  const ScopeGuideTopic *topics = scope_guide_topics (&n_topics);

  for (gsize i = 0; i < n_topics; i++)
    {
      char *path = g_strconcat ("/guide/topic/", topics[i].id, NULL);

      g_test_add_data_func (path, &topics[i], test_topic);
      g_free (path);
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  app = GTK_APPLICATION (scope_application_new ());
  g_application_register (G_APPLICATION (app), NULL, NULL);
  g_application_set_default (G_APPLICATION (app));
  add_topics ();
  g_test_add_func ("/guide/keys", test_keys);
  g_test_add_func ("/guide/lessons", test_lessons);
  g_test_add_func ("/guide/width", test_width);
  g_test_add_func ("/guide/window", test_window);
  status = g_test_run ();
  g_object_unref (app);
  return status;
}
