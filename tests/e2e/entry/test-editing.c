/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The editing keys. */

#include "e2e-main.h"

/* Consecutive typing is undone in one step. */
static void
test_undo (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_keys_type (app, "http://aאבג");
  e2e_await_text (entry, "http://aאבג");
  e2e_keys_press (app, "BackSpace");
  e2e_await_text (entry, "http://aאב");
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, "http://aאבג");
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, "");
  e2e_keys_press (app, "ctrl+shift+z");
  e2e_await_text (entry, "http://aאבג");
  e2e_keys_press (app, "ctrl+shift+z");
  e2e_await_text (entry, "http://aאב");
  e2e_await_showing (app, (const char *[]){ "aאב", NULL });
}

static void
test_replace (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://אב.ex/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, "http://אב.ex/");
  e2e_keys_press (app, "ctrl+a");
  e2e_await_selection (entry, 0, 13);
  e2e_keys_type (app, "x:ג");
  e2e_await_text (entry, "x:ג");
}

/* Ctrl+L focuses the entry from anywhere and selects all. */
static void
test_focus (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://אב.ex/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) button
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Copy IRI");

  e2e_tab_to (app, button);
  e2e_keys_press (app, "ctrl+l");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_await_selection (entry, 0, 13);
}

/* Each key press inserts one letter, and the selection is in logical order: after the
 * last letter there is nothing, before it is the first position in the text. */
static void
test_select (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_keys_type (app, "http://ab");
  e2e_await_text (entry, "http://ab");
  e2e_await_caret (entry, 9);
  e2e_keys_press (app, "shift+Left");
  e2e_await_selection (entry, 8, 9);
  e2e_keys_press (app, "shift+Left");
  e2e_await_selection (entry, 7, 9);
  e2e_keys_press (app, "shift+Home");
  e2e_await_selection (entry, 0, 9);
}

/* The arrow keys move in visual order: three steps to the left of the end go past :/
 * and past alef, which is the rightmost of three letters and the first in logical
 * order. */
static void
test_select_hebrew (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("אבג:/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, "אבג:/");
  e2e_keys_press (app, "End");
  e2e_await_caret (entry, 5);
  for (int i = 0; i < 3; i++)
    e2e_keys_press (app, "shift+Left");
  e2e_await_selection (entry, 1, 5);
  e2e_keys_press (app, "Home");
  e2e_await_caret (entry, 0);
  e2e_keys_press (app, "shift+End");
  e2e_await_selection (entry, 0, 5);
}

/* No key types these characters, so they are pasted. */
static void
test_paste (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_clipboard_set ("http://納豆.example.org/ü");
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, "http://納豆.example.org/ü");
  e2e_await_showing (app,
                     (const char *[]){ "http://xn--99zt52a.example.org/%C3%BC", NULL });
}

static void
test_cut (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://אב.ex/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, "http://אב.ex/");
  e2e_keys_press (app, "ctrl+a");
  e2e_await_selection (entry, 0, 13);
  e2e_keys_press (app, "ctrl+x");
  e2e_await_text (entry, "");
  e2e_clipboard_await ("http://אב.ex/");
  e2e_await_showing (app, (const char *[]){ "Inspect an IRI", NULL });
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/editing/undo", test_undo);
  g_test_add_func ("/editing/replace", test_replace);
  g_test_add_func ("/editing/focus", test_focus);
  g_test_add_func ("/editing/select", test_select);
  g_test_add_func ("/editing/select-hebrew", test_select_hebrew);
  g_test_add_func ("/editing/paste", test_paste);
  g_test_add_func ("/editing/cut", test_cut);
  return g_test_run ();
}
