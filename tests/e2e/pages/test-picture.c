/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The bidi picture, with the keyboard and as described to assistive technology. */

#include "e2e-main.h"

#include <string.h>

#define WANDERING "http://ab.אבגד.123/הו?x=1"

/* A picture with its description, or that of the character it points at. */
typedef struct
{
  E2eApp *app;
  const char *words;
  const char *pointed; /* the description without findings, or NULL */
  AtspiAccessible *found;
} Search;

/* Findings at the character follow its description. */
static gboolean
is_described (const char *description, const char *pointed)
{
  g_autofree char *with_findings = g_strconcat (pointed, ". ", NULL);

  return g_strcmp0 (description, pointed) == 0
         || (*pointed != '\0' && description != NULL
             && g_str_has_prefix (description, with_findings));
}

static gboolean
is_it (AtspiAccessible *accessible, gpointer data)
{
  Search *search = data;
  g_autofree char *name = NULL, *description = NULL;

  if (atspi_accessible_get_role (accessible, NULL) != ATSPI_ROLE_IMAGE)
    return FALSE;
  name = atspi_accessible_get_name (accessible, NULL);
  description = atspi_accessible_get_description (accessible, NULL);
  if (name == NULL || strstr (name, search->words) == NULL
      || (search->pointed != NULL && !is_described (description, search->pointed)))
    return FALSE;
  search->found = g_object_ref (accessible);
  return TRUE;
}

static gboolean
look (gpointer data)
{
  Search *search = data;

  return e2e_visit (search->app->root, is_it, search);
}

static AtspiAccessible *
await_picture (E2eApp *app, const char *words, const char *pointed)
{
  Search search = { app, words, pointed, NULL };

  if (!e2e_wait (look, &search))
    g_error ("no picture says “%s” and “%s”", words, pointed != NULL ? pointed : "");
  return search.found;
}

/* The conventions are in the order of the specification: the sixth one orders each
 * component separately. */
static void
test_choose (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (WANDERING);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) chooser = NULL;

  e2e_await_text (entry, WANDERING);
  g_object_unref (await_picture (
      app,
      "Left-to-right embedding: the order of characters changes. The path "
      "segment “\u2066הו\u2069” is shown at the position of the host label "
      "“\u2066אבגד\u2069”.",
      NULL));
  chooser = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON,
                       "Order on screen: Left-to-right embedding");
  e2e_tab_to (app, chooser);
  e2e_keys_press (app, "space");
  e2e_await_showing (app, (const char *[]){ "In right-to-left prose", NULL });
  for (int i = 0; i < 5; i++)
    e2e_keys_press (app, "Down");
  e2e_keys_press (app, "Return");
  g_object_unref (await_picture (app, "Each component on its own: the order", NULL));
}

static void
test_all (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (WANDERING);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) button = NULL;

  e2e_await_text (entry, WANDERING);
  button = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "All conventions");
  e2e_click (app, button);
  g_object_unref (await_picture (app, "URI notation: shown in logical order", NULL));
}

/* In a right-to-left line the scheme is on the right (UAX #9 rule L2), so the order is
 * another one. */
static void
test_both (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (WANDERING);
  g_autoptr (AtspiAccessible) button
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Both base directions");

  e2e_tab_to (app, button);
  e2e_keys_press (app, "space");
  e2e_await_state (button, ATSPI_STATE_PRESSED, TRUE);
  g_object_unref (await_picture (app, "Left-to-right embedding", NULL));
  g_object_unref (await_picture (app, "In right-to-left prose: the order", NULL));
  e2e_keys_press (app, "space");
  e2e_await_state (button, ATSPI_STATE_PRESSED, FALSE);
}

/* The caret points at the character after it. */
static void
test_caret (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (WANDERING);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, WANDERING);
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "Home");
  g_object_unref (
      await_picture (app, "Stored", "1, h, LATIN SMALL LETTER H, level 0, shown at 1"));
  e2e_keys_press (app, "End");
  g_object_unref (await_picture (app, "Stored", ""));
  for (int i = 0; i < 3; i++)
    e2e_keys_press (app, "Left");
  g_object_unref (await_picture (app, "Stored",
                                 "23, x, LATIN SMALL LETTER X, level 0, shown at 23"));
}

/* Moves along the logical row, down the line, along the visual row. */
static void
test_keys (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (WANDERING);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) picture = NULL;

  e2e_await_text (entry, WANDERING);
  picture = await_picture (app, "Left-to-right embedding", NULL);
  e2e_tab_to (app, picture);
  for (int i = 0; i < 11; i++)
    e2e_keys_press (app, "Right");
  g_object_unref (
      await_picture (app, "Stored", "11, א, HEBREW LETTER ALEF, level 1, shown at 21"));
  e2e_keys_press (app, "Down");
  e2e_keys_press (app, "Left");
  g_object_unref (
      await_picture (app, "Stored", "12, ב, HEBREW LETTER BET, level 1, shown at 20"));
  e2e_keys_press (app, "Escape");
  g_object_unref (await_picture (app, "Stored", ""));
}

/* The letters that imitate others are described with and without colours of scripts. */
static void
test_script_lens (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://p\u0430ypal.example/");
  g_autoptr (AtspiAccessible) button
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Color by script");

  g_object_unref (await_picture (app, "U+0430 looks like “\u2066a\u2069”.", NULL));
  e2e_keys_press (app, "alt+l");
  e2e_await_state (button, ATSPI_STATE_PRESSED, TRUE);
  g_object_unref (await_picture (app, "Scripts: Latin and Cyrillic. U+0430", NULL));
  e2e_keys_press (app, "alt+l");
  e2e_await_state (button, ATSPI_STATE_PRESSED, FALSE);
}

#define LONG                                                                           \
  "http://example.org/abc/אבגד/1/" WHOLE_ALPHABET "/" WHOLE_ALPHABET                   \
  "/" WHOLE_ALPHABET "/" WHOLE_ALPHABET
#define WHOLE_ALPHABET "abcdefghijklmnopqrstuvwxyz"

static gboolean
visit_show_all (AtspiAccessible *accessible, gpointer data)
{
  AtspiAccessible **button = data;
  g_autofree char *name = e2e_get_name (accessible);

  if (e2e_get_role (accessible) != ATSPI_ROLE_PUSH_BUTTON || name == NULL
      || !g_str_has_prefix (name, "Show All "))
    return FALSE;
  *button = g_object_ref (accessible);
  return TRUE;
}

typedef struct
{
  E2eApp *app;
  AtspiAccessible *button;
} ShowAll;

/* How many lines there are depends on the fonts. */
static gboolean
has_show_all (gpointer data)
{
  ShowAll *all = data;

  return e2e_visit (all->app->root, visit_show_all, &all->button);
}

static int
get_height (E2eApp *app)
{
  g_autoptr (AtspiAccessible) picture = await_picture (app, "example.org", NULL);

  return e2e_get_extents (picture).height;
}

/* A long IRI has a picture of its first lines, which a button extends and shortens. */
static void
test_folded (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (LONG);
  ShowAll all = { app, NULL };
  AtspiAccessible *fewer;
  int folded;

  g_assert_true (e2e_wait (has_show_all, &all));
  folded = get_height (app);
  e2e_tab_to (app, all.button);
  e2e_keys_press (app, "space");
  fewer = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Show Fewer Lines");
  g_assert_cmpint (get_height (app), >, 3 * folded / 2);
  e2e_await_state (fewer, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "space");
  g_clear_object (&all.button);
  g_assert_true (e2e_wait (has_show_all, &all));
  g_assert_cmpint (get_height (app), ==, folded);
  g_object_unref (all.button);
  g_object_unref (fewer);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/picture/choose", test_choose);
  g_test_add_func ("/picture/all", test_all);
  g_test_add_func ("/picture/both", test_both);
  g_test_add_func ("/picture/caret", test_caret);
  g_test_add_func ("/picture/keys", test_keys);
  g_test_add_func ("/picture/folded", test_folded);
  g_test_add_func ("/picture/script-lens", test_script_lens);
  return g_test_run ();
}
