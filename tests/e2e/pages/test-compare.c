/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Two IRIs side by side, with the keyboard only where that is the subject. */

#include "e2e-main.h"

#define TWIN "http://example.com/אב/123/cd"
#define OTHER "http://example.com/123/אב/cd"

static AtspiAccessible *
await_second (E2eApp *app)
{
  return e2e_await (app, ATSPI_ROLE_TEXT, "Second IRI");
}

/* Replaces the whole text of the entry that @chord focuses. */
static void
paste (E2eApp *app, const char *chord, const char *text)
{
  e2e_clipboard_set (text);
  e2e_keys_press (app, chord);
  e2e_keys_press (app, "ctrl+v");
}

/* 3987bis-00 §5.3 and UTS #39 §4. */
static const struct
{
  const char *first;
  const char *second;
  const char *shown[6];
} rows[] = {
  { "HTTP://example.com/",
    "http://EXAMPLE.com/",
    { "Equal except for capital and small letters", "Same", "Differs", NULL } },
  { "http://example.com/~a/b",
    "http://EXAMPLE.com:80/%7ea/./b",
    { "Equal by the rules of the scheme", "/%7ea/./b", "/~a/b", "80", "None", NULL } },
  { "https://www.apple.com/",
    "https://www.аррӏе.com/",
    { "One IRI can be mistaken for the other",
      "They are written with letters that look alike. They go to different "
      "hosts.",
      "www.xn--80ak6aa92e.com", NULL } },
};

/* All pairs in one window. */
static void
test_rows (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://example.com/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) second = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+2");
  second = await_second (app);
  e2e_await_showing (app, (const char *[]){ "Compare Two IRIs", NULL });
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      paste (app, "ctrl+l", rows[i].first);
      e2e_await_text (entry, rows[i].first);
      paste (app, "ctrl+shift+l", rows[i].second);
      e2e_await_text (second, rows[i].second);
      e2e_await_showing (app, rows[i].shown);
    }
}

/* One key press compares the IRI with its look-alike. */
static void
test_twin (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (TWIN);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) second = NULL;
  g_autoptr (AtspiAccessible) button = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+2");
  second = await_second (app);
  button = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Compare With the Visual Twin");
  e2e_tab_to (app, button);
  e2e_keys_press (app, "Return");
  e2e_await_text (second, OTHER);
  e2e_await_showing (
      app, (const char *[]){ "Different IRIs that look the same",
                             "They are displayed in exactly the same way. They go to "
                             "the same host.",
                             "First above, second below, what both show "
                             "between",
                             "http://example.com/123/בא/cd", NULL });
  e2e_keys_press (app, "ctrl+1");
  g_object_unref (e2e_await (app, ATSPI_ROLE_PAGE_TAB, "Overview"));
  e2e_keys_press (app, "ctrl+2");
  e2e_await_text (second, OTHER);
}

/* For screen readers the picture is described in words. */
static void
test_picture (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("a:\320\260");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  paste (app, "ctrl+shift+l", "a:a");
  g_object_unref (e2e_await (
      app, ATSPI_ROLE_IMAGE,
      "Stored: Scheme “\u2066a\u2069”, Path “\u2066\u0430\u2069”. First: shown "
      "in logical order. Stored: Scheme “\u2066a\u2069”, Path "
      "“\u2066a\u2069”. Second: shown in logical order. Where the first has "
      "“\u2066\u0430\u2069” the second has “\u2066a\u2069”."));
}

static void
test_swap_and_copy (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.ex/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) second = NULL;
  g_autoptr (AtspiAccessible) swap = NULL;
  g_autoptr (AtspiAccessible) copy = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  paste (app, "ctrl+shift+l", "http://b.ex/");
  second = await_second (app);
  e2e_await_text (second, "http://b.ex/");
  swap = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Swap IRIs");
  e2e_click (app, swap);
  e2e_await_text (entry, "http://b.ex/");
  e2e_await_text (second, "http://a.ex/");
  copy = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Copy from the second: Host");
  e2e_clipboard_set ("from before");
  e2e_click (app, copy);
  e2e_clipboard_await ("a.ex");
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/compare/rows", test_rows);
  g_test_add_func ("/compare/twin", test_twin);
  g_test_add_func ("/compare/picture", test_picture);
  g_test_add_func ("/compare/swap-and-copy", test_swap_and_copy);
  return g_test_run ();
}
