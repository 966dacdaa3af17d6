/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Help with the keyboard: F1 opens the topic about the current page. */

#include "e2e-main.h"

static void
test_topic (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app), look = NULL;
  E2eApp *guide;

  e2e_keys_press (app, "ctrl+2");
  g_object_unref (e2e_await (app, ATSPI_ROLE_TEXT, "Second IRI"));
  e2e_keys_press (app, "F1");
  guide = e2e_app_await_dialog (app);
  e2e_await_showing (
      guide, (const char *[]){ "Guide", "Comparing Two IRIs", "The Ladder", NULL });
  /* Moves between topics, and from there into the text. */
  e2e_keys_press (guide, "Home");
  e2e_await_showing (guide, (const char *[]){ "Logical and Visual Order", NULL });
  look = e2e_await (guide, ATSPI_ROLE_PUSH_BUTTON, "Inspect Example");
  e2e_keys_press (guide, "Return");
  e2e_tab_to (guide, look);
  e2e_keys_press (guide, "Escape");
  e2e_app_await_answered (guide);
  e2e_await_text (entry, "http://a.example/");
}

/* The topic about the page Learn opens a lesson in the window, whose title is the last
 * part of the name of the button. */
static void
test_lesson (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app), lesson = NULL;
  E2eApp *guide;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+4");
  g_object_unref (e2e_await (app, ATSPI_ROLE_LIST_ITEM, "What an IRI is"));
  e2e_keys_press (app, "F1");
  guide = e2e_app_await_dialog (app);
  lesson = e2e_await (guide, ATSPI_ROLE_PUSH_BUTTON, "Lesson: What an IRI is");
  e2e_keys_press (guide, "Return");
  e2e_tab_to (guide, lesson);
  e2e_keys_press (guide, "Return");
  g_object_unref (e2e_await (app, ATSPI_ROLE_HEADING, "What an IRI is"));
  e2e_app_ask_to_close (guide, guide->window);
  e2e_app_await_answered (guide);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/e2e/help/topic", test_topic);
  g_test_add_func ("/e2e/help/lesson", test_lesson);
  return g_test_run ();
}
