/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Learn: lessons by keys, and their live fields. */

#include "e2e-main.h"

#include <string.h>

static E2eApp *
start (void)
{
  E2eApp *app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  return app;
}

static void
await_lesson (E2eApp *app, const char *title)
{
  g_object_unref (e2e_await (app, ATSPI_ROLE_HEADING, title));
}

/* A newcomer finds the lessons in the empty window, and goes from one to the next and
 * back to the list. */
static void
test_lessons (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (AtspiAccessible) learn
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Learn About IRIs");
  g_autoptr (AtspiAccessible) row = NULL, last = NULL;

  e2e_tab_to (app, learn);
  e2e_keys_press (app, "Return");
  row = e2e_await (app, ATSPI_ROLE_LIST_ITEM, "What an IRI is");
  e2e_await_state (row, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "Return");
  await_lesson (app, "What an IRI is");
  e2e_keys_press (app, "alt+Page_Down");
  await_lesson (app, "Characters, bytes, %HH");
  e2e_keys_press (app, "alt+Page_Down");
  await_lesson (app, "The host is different");
  e2e_keys_press (app, "alt+Page_Up");
  await_lesson (app, "Characters, bytes, %HH");
  e2e_keys_press (app, "alt+Left");
  last = e2e_await (app, ATSPI_ROLE_LIST_ITEM, "Characters, bytes, %HH");
  e2e_await_state (last, ATSPI_STATE_FOCUSED, TRUE);
}

/* The answer follows the text, and the button brings the lesson's text back. The octets
 * are those of UTF-8 (RFC 3629). */
static void
test_field (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (AtspiAccessible) field = NULL, restore = NULL;

  e2e_keys_press (app, "ctrl+4");
  e2e_keys_press (app, "Down");
  e2e_keys_press (app, "Return");
  field = e2e_await (app, ATSPI_ROLE_TEXT, "Text");
  e2e_await_showing (app, (const char *[]){ "4D C3 A4 72 7A · M%C3%A4rz", NULL });
  e2e_tab_to (app, field);
  e2e_keys_press (app, "ctrl+a");
  e2e_keys_press (app, "BackSpace");
  e2e_keys_press (app, "z");
  e2e_await_showing (app, (const char *[]){ "7A · z", NULL });
  restore = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Restore Example");
  e2e_tab_to (app, restore);
  e2e_keys_press (app, "space");
  e2e_await_text (field, "März");
  e2e_await_state (field, ATSPI_STATE_FOCUSED, TRUE);
}

/* Letters of the word are R; the rules of UAX #9 that change something are W6, N1 or
 * N2, I1 and L2. */
static void
test_steps (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (AtspiAccessible) slider = NULL;

  e2e_keys_press (app, "ctrl+4");
  for (int i = 0; i < 4; i++)
    e2e_keys_press (app, "Down");
  e2e_keys_press (app, "Return");
  slider = e2e_await (app, ATSPI_ROLE_SLIDER, "Rule");
  e2e_tab_to (app, slider);
  e2e_keys_press (app, "Right");
  e2e_await_showing (app, (const char *[]){ "W6 · 2 of 7", NULL });
  e2e_keys_press (app, "End");
  e2e_await_showing (app, (const char *[]){ "Shown · 7 of 7", NULL });
  e2e_keys_press (app, "Left");
  e2e_await_showing (app, (const char *[]){ "L2 · 6 of 7", NULL });
}

/* Of this IRI only the two letters move, so the rules are the same. */
static void
test_presentation (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/\327\220\327\221");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  E2eApp *presentation;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "F11");
  presentation = e2e_app_await_dialog (app);
  e2e_keys_press (presentation, "Right");
  e2e_await_showing (presentation, (const char *[]){ "Stored · 1 of 7", NULL });
  e2e_keys_press (presentation, "space");
  e2e_await_showing (presentation, (const char *[]){ "W6 · 2 of 7", NULL });
  e2e_keys_press (presentation, "End");
  e2e_await_showing (presentation, (const char *[]){ "Shown · 7 of 7", NULL });
  e2e_keys_press (presentation, "Escape");
  e2e_app_await_answered (presentation);
}

/* The window has no IRI. The first example of the lesson ends with Hebrew letters; when
 * it is edited and has no more of these, no level changes (I1), and nothing is reversed
 * (L2): the example is presented as it is. */
static void
test_present_example (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (AtspiAccessible) field = NULL;
  E2eApp *presentation;

  e2e_keys_press (app, "ctrl+4");
  for (int i = 0; i < 3; i++)
    e2e_keys_press (app, "Down");
  e2e_keys_press (app, "Return");
  await_lesson (app, "Logical and visual order");
  e2e_keys_press (app, "F11");
  presentation = e2e_app_await_dialog (app);
  e2e_keys_press (presentation, "End");
  e2e_await_showing (presentation, (const char *[]){ "Shown · 7 of 7", NULL });
  e2e_keys_press (presentation, "Escape");
  e2e_app_await_answered (presentation);
  field = e2e_await (app, ATSPI_ROLE_TEXT, "IRI");
  e2e_tab_to (app, field);
  e2e_keys_press (app, "ctrl+a");
  e2e_keys_type (app, "http://a.example/");
  e2e_keys_press (app, "F11");
  presentation = e2e_app_await_dialog (app);
  e2e_keys_press (presentation, "End");
  e2e_await_showing (presentation, (const char *[]){ "Shown · 4 of 4", NULL });
  e2e_keys_press (presentation, "Escape");
  e2e_app_await_answered (presentation);
}

#define GOOD "# A new lesson\n\nOne paragraph.\n\n{host: a.example}\n"
#define BROKEN "# A new lesson\n\nOne paragraph.\n{host: a.example\n{colour: red}\n"

/* Shows the lesson @text from a file that somebody is writing. */
static E2eApp *
preview (const char *text)
{
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "new.lesson", NULL);
  g_autofree char *argument = g_strconcat ("--lesson=", path, NULL);
  E2eApp *app;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  app = e2e_app_start (argument);
  await_lesson (app, "A new lesson");
  return app;
}

static void
test_preview (void)
{
  g_autoptr (E2eApp) app = preview (GOOD);
  g_autoptr (AtspiAccessible) host = e2e_await (app, ATSPI_ROLE_TEXT, "Host");

  e2e_await_text (host, "a.example");
  e2e_await_showing (app, (const char *[]){ "One paragraph.", NULL });
}

/* The rest of the lesson is shown, after what is wrong with it. */
static void
test_preview_broken (void)
{
  g_autoptr (E2eApp) app = preview (BROKEN);

  e2e_await_showing (app, (const char *[]){ "Line 4: The field does not end with “}”",
                                            "Line 5: There is no such field",
                                            "One paragraph.", NULL });
}

/* No window is left over from a file that is not there. */
static void
test_preview_missing (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (
      G_SUBPROCESS_FLAGS_STDERR_PIPE, &error, g_getenv ("E2E_PROGRAM"),
      "--lesson=/nonexistent/new.lesson", NULL);

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &message, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 2);
  g_assert_nonnull (strstr (message, "/nonexistent/new.lesson"));
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/e2e/learn/lessons", test_lessons);
  g_test_add_func ("/e2e/learn/field", test_field);
  g_test_add_func ("/e2e/learn/steps", test_steps);
  g_test_add_func ("/e2e/learn/presentation", test_presentation);
  g_test_add_func ("/e2e/learn/present-example", test_present_example);
  g_test_add_func ("/e2e/learn/preview", test_preview);
  g_test_add_func ("/e2e/learn/preview-broken", test_preview_broken);
  g_test_add_func ("/e2e/learn/preview-missing", test_preview_missing);
  return g_test_run ();
}
