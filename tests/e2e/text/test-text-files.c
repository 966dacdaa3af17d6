/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that the page Text reads and writes: opened with the keyboard, and stopped
 * while there is a lot to do. */

#include "e2e-files.h"
#include "e2e-main.h"

#include <glib/gstdio.h>
#include <stdio.h>

#define TEXT "See https://www.example.org/ or\nhttp://example.com@b.example/\n"

/* Takes some seconds to read, and more to save. */
#define MANY 1000000

/* Writes TEXT, @n times, to a file of its own. */
static char *
write_file (const char *name, gsize n)
{
  char *path = g_build_filename (g_get_user_runtime_dir (), name, NULL);
  FILE *file = g_fopen (path, "w");

  g_assert_nonnull (file);
  while (n-- > 0)
    g_assert_cmpint (fputs (TEXT, file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
  return path;
}

/* Opens files from any page and with any name. */
static void
test_open (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autofree char *path = write_file ("a text é", 1);

  g_object_unref (e2e_await_entry (app));
  e2e_files_open (app, path);
  e2e_await_showing (app, (const char *[]){ "a text é", "2 links in 2 lines", NULL });
}

typedef struct
{
  E2eApp *app;
  const char *pattern;
} Pattern;

static gboolean
visit_match (AtspiAccessible *accessible, gpointer data)
{
  const Pattern *self = data;
  g_autofree char *text = e2e_get_text (accessible);

  return text != NULL && g_pattern_match_simple (self->pattern, text);
}

static gboolean
is_matched (gpointer data)
{
  Pattern *self = data;

  return e2e_visit (self->app->root, visit_match, self);
}

static void
await_matching (E2eApp *app, const char *pattern)
{
  Pattern self = { app, pattern };

  if (!e2e_wait (is_matched, &self))
    g_error ("there is nothing like “%s”", pattern);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GError) error = NULL;
  GDir *dir = g_dir_open (folder, 0, &error);
  guint n = 0;

  g_assert_no_error (error);
  while (g_dir_read_name (dir) != NULL)
    n++;
  g_dir_close (dir);
  return n;
}

/* After stopping, the links found so far stay, marked as incomplete. An incomplete file
 * is removed. Saving is stopped by key, as it could be over before the button is
 * found. */
static void
test_stop (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autofree char *path = write_file ("many", MANY);
  g_autofree char *folder = g_build_filename (g_get_user_runtime_dir (), "saved", NULL);
  g_autofree char *saved = g_build_filename (folder, "found.jsonl", NULL);
  g_autoptr (AtspiAccessible) stop = NULL, doing = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  e2e_files_open (app, path);
  stop = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Stop");
  doing = e2e_await (app, ATSPI_ROLE_LABEL, "Reading…");
  e2e_click (app, stop);
  await_matching (app, "* links in the first * lines");
  e2e_choose (app, "Save Links", "Save as JSON Lines…", "j");
  e2e_files_answer (app, saved);
  e2e_await_text (doing, "Saving…");
  e2e_keys_press (app, "Escape");
  e2e_await_showing (app, (const char *[]){ "Stopped. Nothing was saved", NULL });
  g_assert_cmpuint (count_files (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_setenv ("GTK_USE_PORTAL", "0", TRUE);
  g_test_add_func ("/text-files/open", test_open);
  g_test_add_func ("/text-files/stop", test_stop);
  return g_test_run ();
}
