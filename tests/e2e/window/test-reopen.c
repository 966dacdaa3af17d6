/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The window and each page reopen in the state in which they were closed. */

#include "e2e-main.h"

/* Not high enough for a whole page. */
#define HEIGHT 500

#define ADDRESS "../אב?ג=1"
#define BASE "http://example.com/c/d/"

static AtspiAccessible *
await_base (E2eApp *app)
{
  return e2e_await (app, ATSPI_ROLE_TEXT, "Base");
}

static void
paste (E2eApp *app, const char *chord, const char *text)
{
  e2e_clipboard_set (text);
  e2e_keys_press (app, chord);
  e2e_keys_press (app, "ctrl+v");
}

/* Starts the program with a reference and its base on the page Resolve. */
static E2eApp *
start (void)
{
  E2eApp *app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) base = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+6");
  base = await_base (app);
  paste (app, "ctrl+l", ADDRESS);
  e2e_await_text (entry, ADDRESS);
  paste (app, "ctrl+shift+l", BASE);
  e2e_await_text (base, BASE);
  e2e_await_showing (app, (const char *[]){ "http://example.com/c/אב?ג=1", NULL });
  return app;
}

typedef struct
{
  E2eApp *app;
  int width;
} Size;

static gboolean
is_as_wide (gpointer data)
{
  const Size *size = data;

  return e2e_get_extents (size->app->root).width == size->width;
}

static void
test_left (void)
{
  E2eApp *app = start ();
  AtspiAccessible *entry, *base;
  Size size;

  e2e_app_resize (app, 720, 640);
  size = (Size){ app, 720 - 2 * app->margin };
  g_assert_true (e2e_wait (is_as_wide, &size));
  e2e_app_stop (app);
  app = size.app = e2e_app_start_again (NULL);
  g_assert_true (e2e_wait (is_as_wide, &size));
  entry = e2e_await_entry (app);
  base = await_base (app);
  e2e_await_text (entry, ADDRESS);
  e2e_await_text (base, BASE);
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  /* The first typed character replaces the previous text. */
  e2e_keys_type (app, "x");
  e2e_await_text (entry, "x");
  g_object_unref (entry);
  g_object_unref (base);
  e2e_app_stop (app);
}

/* If an IRI is passed, the window shows that instead. */
static void
test_other (void)
{
  E2eApp *app = start ();
  AtspiAccessible *entry;

  e2e_app_stop (app);
  app = e2e_app_start_again ("http://a.ex/");
  entry = e2e_await_entry (app);
  e2e_await_text (entry, "http://a.ex/");
  e2e_await_showing (app, (const char *[]){ "Components", NULL });
  g_object_unref (entry);
  e2e_app_stop (app);
}

static gboolean
is_in_view (gpointer data)
{
  AtspiRect rect = e2e_get_extents (data);

  return rect.height > 0 && rect.y > 0 && rect.y + rect.height < HEIGHT;
}

/* A page keeps its scroll position while another one is shown. */
static void
test_scrolled (void)
{
  E2eApp *app = start ();
  AtspiAccessible *button;

  e2e_app_resize (app, 700, HEIGHT);
  button = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Copy All Steps");
  g_assert_false (is_in_view (button));
  e2e_tab_to (app, button);
  g_assert_true (e2e_wait (is_in_view, button));
  e2e_keys_press (app, "ctrl+1");
  e2e_await_showing (app, (const char *[]){ "Components", NULL });
  e2e_keys_press (app, "ctrl+6");
  e2e_await_showing (app, (const char *[]){ "Step by step", NULL });
  g_assert_true (e2e_wait (is_in_view, button));
  g_object_unref (button);
  e2e_app_stop (app);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/reopen/left", test_left);
  g_test_add_func ("/reopen/other", test_other);
  g_test_add_func ("/reopen/scrolled", test_scrolled);
  return g_test_run ();
}
