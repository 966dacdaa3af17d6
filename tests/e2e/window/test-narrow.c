/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A window with the width of a phone. */

#include "e2e-main.h"

#define WIDTH 360
#define ADDRESS "http://ab.אבג.ex/%D7%91?x=1#a-fragment-that-is-wider-than-this"

static gboolean
is_narrow (gpointer data)
{
  AtspiRect rect = e2e_get_extents (((E2eApp *) data)->root);

  return rect.width > 0 && rect.width <= WIDTH;
}

/* The page switcher is wider than a phone, so a menu replaces it; AT-SPI still calls
 * the switcher visible in its last place. */
static gboolean
is_in_switcher (AtspiAccessible *accessible)
{
  g_autoptr (AtspiAccessible) at = g_object_ref (accessible);

  while (at != NULL && atspi_accessible_get_role (at, NULL) != ATSPI_ROLE_PAGE_TAB)
    {
      g_autoptr (AtspiAccessible) child = at;

      at = atspi_accessible_get_parent (child, NULL);
    }
  return at != NULL;
}

static gboolean
visit_outside (AtspiAccessible *accessible, gpointer data)
{
  char **outside = data;
  AtspiRole role = atspi_accessible_get_role (accessible, NULL);
  AtspiRect rect = e2e_get_extents (accessible);
  g_autofree char *name = NULL;

  if (role != ATSPI_ROLE_LABEL && role != ATSPI_ROLE_TEXT
      && role != ATSPI_ROLE_PUSH_BUTTON)
    return FALSE;
  if (is_in_switcher (accessible))
    return FALSE;
  if (rect.x >= 0 && rect.x + rect.width <= WIDTH)
    return FALSE;
  name = atspi_accessible_get_name (accessible, NULL);
  *outside
      = g_strdup_printf ("“%s” is from %d to %d", name, rect.x, rect.x + rect.width);
  return TRUE;
}

typedef struct
{
  E2eApp *app;
  char *outside; /* widgets that extend beyond the window */
} Inside;

/* No readable widget extends beyond the window. */
static gboolean
is_inside (gpointer data)
{
  Inside *inside = data;

  g_clear_pointer (&inside->outside, g_free);
  return is_narrow (inside->app)
         && !e2e_visit (inside->app->root, visit_outside, &inside->outside);
}

/* Waits until the window has its new layout. */
static void
await_inside (E2eApp *app)
{
  Inside inside = { app, NULL };

  e2e_wait (is_inside, &inside);
  g_assert_cmpstr (inside.outside, ==, NULL);
  g_assert_true (is_narrow (app));
}

static void
test_report (void)
{
  static const char *const values[]
      = { "http://ab.xn--4dbcd.ex/%D7%91?x=1#a-fragment-that-is-wider-than-this",
          "ab.xn--4dbcd.ex",
          "http://ab.אבג.ex/ב?x=1#a-fragment-that-is-wider-than-this",
          "http://ab.גבא.ex/%D7%91?x=1#a-fragment-that-is-wider-than-this",
          "http",
          "ab.אבג.ex",
          "/%D7%91",
          "/ב",
          "x=1",
          "a-fragment-that-is-wider-than-this",
          "Copy URI",
          "Copy Host for DNS",
          "Copy IRI",
          NULL };
  g_autoptr (E2eApp) app = e2e_app_start (ADDRESS);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_app_resize (app, WIDTH, 640);
  await_inside (app);
  e2e_await_text (entry, ADDRESS);
  e2e_await_showing (app, values);
}

static void
test_empty (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);

  e2e_app_resize (app, WIDTH, 640);
  await_inside (app);
  e2e_await_showing (app, (const char *[]){ "Inspect an IRI", NULL });
}

/* Narrows and widens the window, and types in between. */
static void
test_back (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_app_resize (app, WIDTH, 640);
  await_inside (app);
  e2e_keys_type (app, "http://אב.ex/");
  e2e_await_text (entry, "http://אב.ex/");
  await_inside (app);
  e2e_app_resize (app, 1200, 800);
  e2e_await_showing (app, (const char *[]){ "http://xn--4dbc.ex/", NULL });
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/narrow/report", test_report);
  g_test_add_func ("/narrow/empty", test_empty);
  g_test_add_func ("/narrow/back", test_back);
  return g_test_run ();
}
