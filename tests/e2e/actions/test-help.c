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

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/e2e/help/topic", test_topic);
  return g_test_run ();
}
