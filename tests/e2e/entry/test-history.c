/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The history of IRIs, with the keyboard only: Enter and Escape, Back and Forward, the
 * popover, completion, favourites, private mode; and after the end of the program,
 * crashes included. */

#include "e2e-main.h"

#include <string.h>

/* Replaces the text with @address and commits it. */
static void
commit (E2eApp *app, AtspiAccessible *entry, const char *address)
{
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_type (app, address);
  e2e_await_text (entry, address);
  e2e_keys_press (app, "Return");
}

static gboolean
is_kept (gpointer address)
{
  g_autofree char *path
      = g_build_filename (e2e_app_get_home (), "iriscope", "history", NULL);
  g_autofree char *bytes = NULL;

  return g_file_get_contents (path, &bytes, NULL, NULL)
         && strstr (bytes, address) != NULL;
}

static void
await_kept (const char *address)
{
  g_assert_cmpint (e2e_wait (is_kept, (gpointer) address), ==, TRUE);
}

typedef struct
{
  E2eApp *app;
  const char *address;
} Row;

static gboolean
is_gone (gpointer data)
{
  const Row *row = data;
  g_autoptr (AtspiAccessible) item
      = e2e_find (row->app, ATSPI_ROLE_LIST_ITEM, row->address);

  return item == NULL;
}

static void
await_gone (E2eApp *app, const char *address)
{
  Row row = { app, address };

  g_assert_cmpint (e2e_wait (is_gone, &row), ==, TRUE);
}

/* Opens the popover, which gives the focus to its search entry. */
static void
open_history (E2eApp *app)
{
  g_autoptr (AtspiAccessible) search = NULL;

  e2e_keys_press (app, "ctrl+h");
  search = e2e_await (app, ATSPI_ROLE_ENTRY, "Search history");
  e2e_await_state (search, ATSPI_STATE_FOCUSED, TRUE);
}

static void
await_row (E2eApp *app, const char *address)
{
  g_object_unref (e2e_await (app, ATSPI_ROLE_LIST_ITEM, address));
}

/* After a restart the history still exists and can be searched. */
static void
test_kept (void)
{
  {
    g_autoptr (E2eApp) app = e2e_app_start (NULL);
    g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

    commit (app, entry, "http://one.example/");
    commit (app, entry, "http://אב.example/");
    /* This text is typed but not committed. */
    e2e_keys_type (app, "typed");
  }
  {
    g_autoptr (E2eApp) app = e2e_app_start_again (NULL);
    g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

    open_history (app);
    await_row (app, "http://one.example/");
    await_row (app, "http://אב.example/");
    await_gone (app, "http://אב.example/typed");
    e2e_keys_type (app, "ONE");
    await_gone (app, "http://אב.example/");
    e2e_keys_press (app, "Return");
    e2e_await_text (entry, "http://one.example/");
    e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  }
}

/* A crash loses nothing that was saved. */
static void
test_crash (void)
{
  E2eApp *app = e2e_app_start (NULL);
  AtspiAccessible *entry = e2e_await_entry (app);

  commit (app, entry, "http://kept.example/");
  await_kept ("http://kept.example/");
  e2e_app_kill (app);
  g_object_unref (entry);

  app = e2e_app_start_again (NULL);
  open_history (app);
  await_row (app, "http://kept.example/");
  e2e_app_stop (app);
}

/* Escape restores the committed text, and can be undone. */
static void
test_revert (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, "http://a.example/");
  e2e_keys_type (app, "b");
  e2e_await_text (entry, "http://a.example/b");
  e2e_keys_press (app, "Escape");
  e2e_await_text (entry, "http://a.example/");
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, "http://a.example/b");
  e2e_keys_press (app, "Return");
  e2e_keys_press (app, "End");
  e2e_keys_press (app, "BackSpace");
  e2e_await_text (entry, "http://a.example/");
  e2e_keys_press (app, "Escape");
  e2e_await_text (entry, "http://a.example/b");
}

/* What was looked at is in the history without Enter, in its last state. Escape keeps
 * it. */
static void
test_pause (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_keys_type (app, "http://paused.example/");
  await_kept ("http://paused.example/\n");
  e2e_keys_type (app, "on");
  await_kept ("http://paused.example/on\n");
  g_assert_false (is_kept ((gpointer) "http://paused.example/\n"));
  e2e_keys_press (app, "Escape");
  e2e_await_text (entry, "http://paused.example/on");
  open_history (app);
  await_row (app, "http://paused.example/on");
  await_gone (app, "http://paused.example/");
}

/* Words and beginnings of IRIs are not kept; nor does Escape clear the entry. */
static void
test_pause_nothing (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_keys_type (app, "word");
  g_usleep (3500 * G_TIME_SPAN_MILLISECOND);
  e2e_keys_press (app, "Escape");
  commit (app, entry, "http://after.example/");
  await_kept ("http://after.example/");
  g_assert_false (is_kept ((gpointer) "word"));
}

/* A row has the verdict on its IRI. */
static void
test_verdict (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  commit (app, entry, "http://good.example/");
  open_history (app);
  {
    g_autoptr (AtspiAccessible) row
        = e2e_await (app, ATSPI_ROLE_LIST_ITEM, "http://good.example/");
    g_autofree char *description = atspi_accessible_get_description (row, NULL);

    g_assert_true (g_str_has_prefix (description, "Valid: "));
  }
}

static void
test_back (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://one.example/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  commit (app, entry, "http://two.example/");
  e2e_keys_press (app, "alt+Left");
  e2e_await_text (entry, "http://one.example/");
  e2e_keys_press (app, "alt+Right");
  e2e_await_text (entry, "http://two.example/");
  /* The text typed since then is not lost. */
  e2e_keys_type (app, "draft");
  e2e_await_text (entry, "http://two.example/draft");
  e2e_keys_press (app, "alt+Left");
  e2e_await_text (entry, "http://two.example/");
  e2e_keys_press (app, "alt+Right");
  e2e_await_text (entry, "http://two.example/draft");
}

static void
test_favourite (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://star.example/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  commit (app, entry, "http://plain.example/");
  e2e_keys_press (app, "alt+Left");
  e2e_await_text (entry, "http://star.example/");
  e2e_keys_press (app, "ctrl+shift+b");
  e2e_await_showing (app, (const char *[]){ "Added to favorites", NULL });
  open_history (app);
  e2e_await_showing (app, (const char *[]){ "Favorites", "Recent", NULL });
  {
    g_autoptr (AtspiAccessible) button
        = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Clear History");

    e2e_tab_to (app, button);
    e2e_keys_press (app, "Return");
  }
  e2e_await_showing (app, (const char *[]){ "History cleared", NULL });
  await_gone (app, "http://plain.example/");
  await_row (app, "http://star.example/");
  {
    g_autoptr (AtspiAccessible) undo = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Undo");

    e2e_tab_to (app, undo);
    e2e_keys_press (app, "Return");
  }
  await_row (app, "http://plain.example/");
}

/* In the list, with the keyboard only. */
static void
test_forget (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://one.example/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  commit (app, entry, "http://two.example/");
  open_history (app);
  await_row (app, "http://two.example/");
  e2e_keys_press (app, "Down");
  {
    g_autoptr (AtspiAccessible) row
        = e2e_await (app, ATSPI_ROLE_LIST_ITEM, "http://two.example/");

    e2e_await_state (row, ATSPI_STATE_FOCUSED, TRUE);
  }
  {
    g_autoptr (AtspiAccessible) button
        = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Remove");

    e2e_tab_to (app, button);
    e2e_keys_press (app, "Return");
  }
  e2e_await_showing (app, (const char *[]){ "IRI removed", NULL });
  await_gone (app, "http://two.example/");
  {
    /* The focus moves to the next row. */
    g_autoptr (AtspiAccessible) row
        = e2e_await (app, ATSPI_ROLE_LIST_ITEM, "http://one.example/");

    e2e_await_state (row, ATSPI_STATE_FOCUSED, TRUE);
  }
}

/* A private window saves nothing, except on request. */
static void
test_private (void)
{
  {
    g_autoptr (E2eApp) app = e2e_app_start (NULL);
    g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

    e2e_keys_press (app, "ctrl+shift+p");
    e2e_await_showing (app, (const char *[]){ "Private mode is on", "Private", NULL });
    commit (app, entry, "http://secret.example/");
    commit (app, entry, "http://star.example/");
    e2e_keys_press (app, "ctrl+shift+b");
    /* Back works in the window itself. */
    e2e_keys_press (app, "alt+Left");
    e2e_await_text (entry, "http://secret.example/");
    open_history (app);
    await_gone (app, "http://secret.example/");
    e2e_await_showing (
        app,
        (const char *[]){ "Private mode: IRIs of this window are not saved.", NULL });
    await_kept ("http://star.example/");
  }
  g_assert_false (is_kept ((gpointer) "secret"));
}

static void
test_completion (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  commit (app, entry, "http://first.example/");
  commit (app, entry, "http://second.example/");
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_type (app, "irs");
  await_row (app, "http://first.example/");
  await_gone (app, "http://second.example/");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  /* The first Escape closes the list, the next one restores the text. */
  e2e_keys_press (app, "Escape");
  await_gone (app, "http://first.example/");
  e2e_await_text (entry, "irs");
  e2e_keys_press (app, "BackSpace");
  e2e_keys_type (app, "s");
  await_row (app, "http://first.example/");
  e2e_keys_press (app, "Down");
  {
    g_autoptr (AtspiAccessible) row
        = e2e_await (app, ATSPI_ROLE_LIST_ITEM, "http://first.example/");

    e2e_await_state (row, ATSPI_STATE_FOCUSED, TRUE);
  }
  e2e_keys_press (app, "Return");
  e2e_await_text (entry, "http://first.example/");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
}

/* Characters typed in the list go to the entry. */
static void
test_completion_typing (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  commit (app, entry, "http://first.example/");
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_type (app, "fir");
  await_row (app, "http://first.example/");
  e2e_keys_press (app, "Down");
  e2e_keys_type (app, "s");
  e2e_await_text (entry, "firs");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  await_row (app, "http://first.example/");
  /* Delete in the list removes the IRI from the history. */
  e2e_keys_press (app, "Down");
  e2e_keys_press (app, "Delete");
  e2e_await_showing (app, (const char *[]){ "IRI removed", NULL });
  await_gone (app, "http://first.example/");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
}

/* A host that is typed without a Latin keyboard gets its scheme. */
static void
test_completion_scheme (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_type (app, "אב.ישראל/ג");
  await_row (app, "https://אב.ישראל/ג");
  e2e_keys_press (app, "Down");
  e2e_keys_press (app, "Return");
  e2e_await_text (entry, "https://אב.ישראל/ג");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
}

/* A host that imitates another one is named in ASCII above its letters. */
static void
test_completion_imitation (void)
{
  g_autoptr (E2eApp) app
      = e2e_app_start ("http://www.\u0430\u0440\u0440\u04CF\u0435.com/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  await_kept ("http://www.\u0430\u0440\u0440\u04CF\u0435.com/");
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_type (app, "www");
  await_row (app, "http://www.\u0430\u0440\u0440\u04CF\u0435.com/");
  e2e_await_showing (
      app,
      (const char *[]){ "\u2066xn--80ak6aa92e.com\u2069 (\u2066\u2066\u0430\u0440"
                        "\u0440\u04CF\u0435\u2069.\u2066com\u2069\u2069, Cyrillic)",
                        NULL });
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/history/kept", test_kept);
  g_test_add_func ("/history/crash", test_crash);
  g_test_add_func ("/history/revert", test_revert);
  g_test_add_func ("/history/pause", test_pause);
  g_test_add_func ("/history/pause-nothing", test_pause_nothing);
  g_test_add_func ("/history/verdict", test_verdict);
  g_test_add_func ("/history/back", test_back);
  g_test_add_func ("/history/favourite", test_favourite);
  g_test_add_func ("/history/forget", test_forget);
  g_test_add_func ("/history/private", test_private);
  g_test_add_func ("/history/completion", test_completion);
  g_test_add_func ("/history/completion-typing", test_completion_typing);
  g_test_add_func ("/history/completion-scheme", test_completion_scheme);
  g_test_add_func ("/history/completion-imitation", test_completion_imitation);
  return g_test_run ();
}
