/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The target of a reference, with the keyboard only where that is the subject. */

#include "e2e-main.h"

#define BASE "http://a/b/c/d;p?q"

/* Opens the page and types the base. */
static E2eApp *
start (const char *base, const char *reference)
{
  E2eApp *app = e2e_app_start (reference);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) field = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+6");
  e2e_keys_press (app, "ctrl+shift+l");
  field = e2e_await (app, ATSPI_ROLE_TEXT, "Base");
  e2e_await_state (field, ATSPI_STATE_FOCUSED, TRUE);
  e2e_clipboard_set (base);
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (field, base);
  return app;
}

static void
press_row (E2eApp *app, const char *name)
{
  g_autoptr (AtspiAccessible) row = e2e_await (app, ATSPI_ROLE_LIST_ITEM, name);

  e2e_tab_to (app, row);
  e2e_keys_press (app, "Return");
}

/* RFC 3986 §5.4, §5.2.2 and §5.2.4. */
static void
test_steps (void)
{
  g_autoptr (E2eApp) app = start (BASE, "../g;x?y");

  e2e_await_showing (
      app, (const char *[]){ "It continues from the folder of the base",
                             "http://a/b/g;x?y", "From both",
                             "The reference has no scheme, so the base's is used",
                             "§5.2.2 · T.path = merge(Base.path, R.path)", "§5.2.4 2C",
                             "/b/c/../g;x", "/../g;x", "/b/g;x", NULL });
}

/* The target can be copied, and so can each step. */
static void
test_copy (void)
{
  g_autoptr (E2eApp) app = start (BASE, "../g");
  g_autoptr (AtspiAccessible) copy
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Copy Target");
  g_autoptr (AtspiAccessible) step
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Copy: Merge the paths, §5.2.3");
  g_autoptr (AtspiAccessible) all
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Copy All Steps");

  e2e_clipboard_set ("from before");
  e2e_tab_to (app, copy);
  e2e_keys_press (app, "space");
  e2e_clipboard_await ("http://a/b/g");
  e2e_tab_to (app, all);
  e2e_tab_to (app, step);
  e2e_keys_press (app, "space");
  e2e_clipboard_await ("/b/c/../g");
}

/* Following the target makes it the IRI, until that is undone. */
static void
test_inspect (void)
{
  g_autoptr (E2eApp) app = start (BASE, "../g");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) base = NULL;

  press_row (app, "Open in Inspect");
  e2e_await_text (entry, "http://a/b/g");
  e2e_keys_press (app, "ctrl+l");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, "../g");
  e2e_keys_press (app, "ctrl+6");
  base = e2e_await (app, ATSPI_ROLE_TEXT, "Base");
  e2e_await_text (base, BASE);
}

static void
test_compare (void)
{
  g_autoptr (E2eApp) app = start ("http://example.com/a", "./%61");
  g_autoptr (AtspiAccessible) second = NULL;

  press_row (app, "Compare With the Base");
  second = e2e_await (app, ATSPI_ROLE_TEXT, "Second IRI");
  e2e_await_text (second, "http://example.com/a");
  e2e_await_showing (app,
                     (const char *[]){ "Equal except for percent-encoding", NULL });
}

/* The target becomes the base of the next reference, as in a browser. */
static void
test_follow (void)
{
  g_autoptr (E2eApp) app = start (BASE, "../g/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) base = e2e_await (app, ATSPI_ROLE_TEXT, "Base");

  press_row (app, "Use as the Base");
  e2e_await_text (base, "http://a/b/g/");
  e2e_await_text (entry, "");
  e2e_await_showing (app, (const char *[]){ "It leads to the base itself", NULL });
}

/* A right-to-left base stays in logical order, and its errors are fixed in place. */
static void
test_base (void)
{
  g_autoptr (E2eApp) app = start ("http://a/אב /ג", "ד");
  g_autoptr (AtspiAccessible) base = e2e_await (app, ATSPI_ROLE_TEXT, "Base");
  g_autoptr (AtspiAccessible) fix = NULL;

  e2e_await_showing (
      app, (const char *[]){ "Findings in the base", "http://a/אב /ד", NULL });
  fix = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Percent-encode the space");
  e2e_tab_to (app, fix);
  e2e_keys_press (app, "Return");
  e2e_await_text (base, "http://a/אב%20/ג");
  e2e_await_showing (app, (const char *[]){ "http://a/אב%20/ד", NULL });
}

/* Without a base there are examples; with an invalid one there is the reason. */
static void
test_no_base (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("g");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+6");
  e2e_await_showing (app, (const char *[]){ "Resolve a Reference", NULL });
  press_row (app, "Only another query");
  e2e_await_text (entry, "?q=b");
  e2e_await_showing (app, (const char *[]){ "http://example.com/search?q=b", NULL });
  e2e_keys_press (app, "ctrl+shift+l");
  e2e_keys_type (app, "b/c");
  e2e_await_showing (app, (const char *[]){ "The base is not absolute", NULL });
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/resolve/steps", test_steps);
  g_test_add_func ("/resolve/copy", test_copy);
  g_test_add_func ("/resolve/inspect", test_inspect);
  g_test_add_func ("/resolve/compare", test_compare);
  g_test_add_func ("/resolve/follow", test_follow);
  g_test_add_func ("/resolve/base", test_base);
  g_test_add_func ("/resolve/no-base", test_no_base);
  return g_test_run ();
}
