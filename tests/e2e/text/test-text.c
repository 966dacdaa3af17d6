/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Text: a text is pasted or opened, and its links are read row by row by a
 * screen reader, searched, filtered, sorted, inspected and saved. */

#include "e2e-files.h"
#include "e2e-main.h"

#include <gio/gio.h>
#include <string.h>

#define LRI "\u2066"
#define PDI "\u2069"

#define TEXT                                                                           \
  "See https://www.example.org/ or\nhttp://example.com@www.example.net/ "              \
  "now.\n"                                                                             \
  "Also http://ab.\u05d0\u05d1\u05d2\u05d3.123/\n"

#define FINE                                                                           \
  LRI "https://www.example.org/" PDI ". Goes to " LRI "example.org" PDI                \
      ". 0 findings. Line 1, column 5"
#define WRONG                                                                          \
  LRI "http://ab.\u05d0\u05d1\u05d2\u05d3.123/" PDI                                    \
      ". Another address looks exactly the same. 5 findings. Line 3, column 6"

#define OTHER                                                                          \
  LRI "http://b.example/" PDI ". Goes to " LRI "b.example" PDI                         \
      ". 0 findings. Line 1, column 1"

/* Starts the program with the page Text and pastes TEXT. */
static E2eApp *
start (void)
{
  E2eApp *app = e2e_app_start (NULL);
  AtspiAccessible *entry = e2e_await_entry (app), *paste;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  g_object_unref (entry);
  e2e_clipboard_set (TEXT);
  e2e_keys_press (app, "ctrl+3");
  paste = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Paste Text");
  e2e_tab_to (app, paste);
  g_object_unref (paste);
  e2e_keys_press (app, "space");
  e2e_await_showing (app,
                     (const char *[]){ "Pasted Text", "3 links in 3 lines", NULL });
  return app;
}

static AtspiAccessible *
await_row (E2eApp *app, const char *name)
{
  return e2e_await (app, ATSPI_ROLE_TABLE_ROW, name);
}

static void
test_paste (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (AtspiAccessible) first = await_row (app, FINE);
  g_autoptr (AtspiAccessible) row = await_row (app, WRONG);
  AtspiAccessible *entry;

  e2e_tab_to (app, first);
  e2e_keys_press (app, "End");
  e2e_await_state (row, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "Return");
  entry = e2e_await_entry (app);
  e2e_await_text (entry, "http://ab.\u05d0\u05d1\u05d2\u05d3.123/");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  g_object_unref (entry);
}

/* After a key pastes a text, arrow keys and Return are about its links, and so they are
 * after another text replaces it. */
static void
test_focus (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) row = NULL, other = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_clipboard_set (TEXT);
  e2e_keys_press (app, "ctrl+3");
  g_object_unref (e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Paste Text"));
  e2e_keys_press (app, "ctrl+v");
  row = await_row (app, FINE);
  e2e_await_state (row, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "Down");
  e2e_await_state (row, ATSPI_STATE_FOCUSED, FALSE);
  e2e_clipboard_set ("http://b.example/ and http://c.example/");
  e2e_keys_press (app, "ctrl+v");
  other = await_row (app, OTHER);
  e2e_await_state (other, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "Return");
  e2e_await_text (entry, "http://b.example/");
}

static gboolean
is_in_header (gpointer data)
{
  AtspiAccessible *focused = e2e_wait_get_focused ();
  g_autofree char *name
      = focused != NULL ? atspi_accessible_get_name (focused, NULL) : NULL;

  return g_strcmp0 (name, "History") == 0;
}

/* Arrow keys move between rows, of which there may be a million, and Tab leaves the
 * list. */
static void
test_tab (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (AtspiAccessible) row = await_row (app, FINE);
  AtspiAccessible *check;

  e2e_tab_to (app, row);
  e2e_keys_press (app, "Tab");
  g_assert_true (e2e_wait (is_in_header, NULL));
  e2e_keys_press (app, "shift+Tab");
  e2e_await_state (row, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "shift+Tab");
  check = e2e_await (app, ATSPI_ROLE_CHECK_BOX, "Deceptive (2)");
  e2e_await_state (check, ATSPI_STATE_FOCUSED, TRUE);
  g_object_unref (check);
}

static gboolean
is_gone (gpointer app)
{
  g_autoptr (AtspiAccessible) row = e2e_find (app, ATSPI_ROLE_TABLE_ROW, FINE);

  return row == NULL;
}

static void
test_search (void)
{
  g_autoptr (E2eApp) app = start ();

  e2e_keys_press (app, "ctrl+f");
  e2e_keys_type (app, "another addr");
  e2e_await_showing (app, (const char *[]){ "3 links in 3 lines · 1 shown", NULL });
  g_assert_true (e2e_wait (is_gone, app));
  g_object_unref (await_row (app, WRONG));
  e2e_keys_type (app, "x");
  e2e_await_showing (app, (const char *[]){ "No Matching Links", NULL });
}

static void
test_deceptive (void)
{
  g_autoptr (E2eApp) app = start ();
  AtspiAccessible *check = e2e_await (app, ATSPI_ROLE_CHECK_BOX, "Deceptive (2)");

  e2e_tab_to (app, check);
  g_object_unref (check);
  e2e_keys_press (app, "space");
  g_assert_true (e2e_wait (is_gone, app));
  g_object_unref (await_row (app, WRONG));
}

#define N_LINKS 200
#define EVERY 40 /* one link in so many deceives */

/* Pastes N_LINKS links. */
static E2eApp *
start_many (void)
{
  E2eApp *app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < N_LINKS; i++)
    g_string_append_printf (text,
                            i % EVERY == EVERY - 1 ? "http://a.example@b%d.example/\n"
                                                   : "http://c%d.example/\n",
                            i);
  e2e_clipboard_set (text->str);
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+3");
  g_object_unref (e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Paste Text"));
  return app;
}

/* The deceptive ones of many links in two actions, and from one to the next by key. */
static void
test_many (void)
{
  g_autoptr (E2eApp) app = start_many ();
  g_autoptr (AtspiAccessible) entry = NULL, back = NULL;

  e2e_keys_press (app, "ctrl+v");
  g_object_unref (e2e_await (app, ATSPI_ROLE_CHECK_BOX, "Deceptive (5)"));
  e2e_keys_press (app, "alt+d");
  e2e_await_showing (app, (const char *[]){ "200 links in 200 lines · 5 shown", NULL });

  /* The first row was that of another link and had the focus. */
  e2e_keys_press (app, "Return");
  entry = e2e_await_entry (app);
  e2e_await_text (entry, "http://a.example@b39.example/");
  e2e_await_showing (app, (const char *[]){ "Link 1 of 5 · Deceptive", NULL });
  e2e_keys_press (app, "alt+Down");
  e2e_await_text (entry, "http://a.example@b79.example/");
  e2e_await_showing (app, (const char *[]){ "Link 2 of 5 · Deceptive", NULL });
  e2e_keys_press (app, "alt+Down");
  e2e_await_text (entry, "http://a.example@b119.example/");
  e2e_keys_press (app, "alt+Up");
  e2e_await_text (entry, "http://a.example@b79.example/");

  /* The row of the link has the focus, so Return shows it again. */
  back = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Back to Text");
  e2e_tab_to (app, back);
  e2e_keys_press (app, "Return");
  e2e_await_showing (app, (const char *[]){ "200 links in 200 lines · 5 shown", NULL });
  e2e_keys_press (app, "Return");
  e2e_await_showing (app, (const char *[]){ "Link 2 of 5 · Deceptive", NULL });
  e2e_await_text (entry, "http://a.example@b79.example/");
}

static int
top_of (E2eApp *app, const char *name)
{
  g_autoptr (AtspiAccessible) row = e2e_find (app, ATSPI_ROLE_TABLE_ROW, name);

  return row != NULL ? e2e_get_extents (row).y : -1;
}

/* Whether the worst finding is above links without findings. */
static gboolean
is_sorted (gpointer app)
{
  int worst = top_of (app, WRONG);

  return worst >= 0 && worst < top_of (app, FINE);
}

static void
test_sort (void)
{
  g_autoptr (E2eApp) app = start ();

  e2e_choose (app, "Sort", "Reversed", "v");
  g_assert_true (e2e_wait (is_sorted, app));
}

#define GROUP                                                                          \
  LRI "c.example" PDI " (2). " LRI "http://c.example/" PDI ". Goes to " LRI            \
      "c.example" PDI ". 0 findings. Line 1, column 1"

/* The links of a domain are below its name, which counts them, and screen readers hear
 * that with the first one. */
static void
test_group (void)
{
  static const char *const headings[]
      = { LRI "b.example" PDI " (1)", LRI "c.example" PDI " (2)", NULL };
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_clipboard_set ("http://c.example/\nhttp://b.example/\nhttp://a.c.example/");
  e2e_keys_press (app, "ctrl+3");
  g_object_unref (e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Paste Text"));
  e2e_keys_press (app, "ctrl+v");
  e2e_await_showing (app, (const char *[]){ "3 links in 3 lines", NULL });
  e2e_choose (app, "Sort", "Group by Domain", "g");
  e2e_await_showing (app, headings);
  g_object_unref (await_row (app, GROUP));
}

#define CSV                                                                            \
  "line,column,input,level,verdict,deceptive,domain,errors,warnings,notes\r\n"         \
  "1,5,https://www.example.org/,good,Goes to " LRI "example.org" PDI                   \
  ",false,example.org,0,0,0\r\n"

/* The key saves the visible links; the toast says so. */
static void
test_save (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "found.csv", NULL);
  g_autofree char *content = NULL;

  e2e_keys_press (app, "ctrl+f");
  e2e_keys_type (app, "example.org");
  e2e_await_showing (app, (const char *[]){ "3 links in 3 lines · 1 shown", NULL });
  e2e_keys_press (app, "ctrl+s");
  g_object_unref (e2e_await (app, ATSPI_ROLE_INVALID, "Save as CSV…"));
  e2e_keys_press (app, "c");
  e2e_files_answer (app, path);
  e2e_await_showing (
      app, (const char *[]){ "1 link saved in “\u2068found.csv\u2069”", NULL });
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, CSV);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (void);
  } tests[] = {
    { "/text/paste", test_paste },
    { "/text/focus", test_focus },
    { "/text/group", test_group },
    { "/text/search", test_search },
    { "/text/deceptive", test_deceptive },
    { "/text/sort", test_sort },
    { "/text/many", test_many },
    { "/text/save", test_save },
    { "/text/tab", test_tab },
  };

  e2e_init (argc, argv);
  g_setenv ("GTK_USE_PORTAL", "0", TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_func (tests[i].path, tests[i].test);
  return g_test_run ();
}
