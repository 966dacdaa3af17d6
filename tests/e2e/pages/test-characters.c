/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Characters: the table, the rules step by step, the conventions. */

#include "e2e-main.h"

/* R is at level 1 and a number next to it at level 2, and they are shown from right to
 * left (UAX #9 W6, N1, N2, I1, L2). */
#define TEXT "http://ab.\u05d0\u05d1/1"
#define ALEF                                                                           \
  "Position 11, HEBREW LETTER ALEF, host label, Bidi class R · Right To Left, "       \
  "level 1, shown at 14"
#define ONE                                                                            \
  "Position 14, DIGIT ONE, path segment, Bidi class EN · European Number, level "     \
  "2, shown at 11"
/* On its own the number is left-to-right, like its line (W7). */
#define ONE_ISOLATED                                                                   \
  "Position 14, DIGIT ONE, path segment, Bidi class EN · European Number, level "     \
  "0, shown at 14"

static E2eApp *
start (void)
{
  E2eApp *app = e2e_app_start (TEXT);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_app_resize (app, 1200, 900);
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_show_view (app, 2);
  return app;
}

static void
press (E2eApp *app, const char *button)
{
  g_autoptr (AtspiAccessible) found = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, button);

  e2e_click (app, found);
}

static AtspiAccessible *
await_row (E2eApp *app, const char *name)
{
  return e2e_await (app, ATSPI_ROLE_TABLE_ROW, name);
}

static void
test_table (void)
{
  g_autoptr (E2eApp) app = start ();

  g_object_unref (e2e_await (app, ATSPI_ROLE_TREE_TABLE, "Characters"));
  g_object_unref (await_row (app, ONE));
  g_object_unref (await_row (app, ALEF));
  e2e_await_showing (app, (const char *[]){ "HEBREW LETTER ALEF", "U+05D0", "Hebrew",
                                            "R · Right To Left", NULL });
}

/* The expected position of the row of the letter. */
typedef struct
{
  E2eApp *app;
  int y;
  gboolean below; /* or exactly at that position */
} Place;

static gboolean
is_in_place (gpointer data)
{
  const Place *place = data;
  g_autoptr (AtspiAccessible) row = e2e_find (place->app, ATSPI_ROLE_TABLE_ROW, ALEF);
  int y = row != NULL ? e2e_get_extents (row).y : -1;

  return place->below ? y > place->y : y == place->y;
}

/* Sorts with the column header, and with keys for users without a pointer. */
static void
test_sort (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (AtspiAccessible) stored = await_row (app, ALEF);
  g_autoptr (AtspiAccessible) header = e2e_await (app, ATSPI_ROLE_LABEL, "Shown at");
  Place place = { app, e2e_get_extents (stored).y, TRUE };
  g_autoptr (AtspiAccessible) sorted = NULL;

  e2e_click (app, header);
  g_assert_true (e2e_wait (is_in_place, &place));
  sorted = await_row (app, ALEF);
  e2e_click (app, sorted);
  e2e_await_state (sorted, ATSPI_STATE_SELECTED, TRUE);
  e2e_keys_press (app, "ctrl+shift+s");
  place.below = FALSE;
  g_assert_true (e2e_wait (is_in_place, &place));
}

static void
await_sensitive (E2eApp *app, const char *button, gboolean is_sensitive)
{
  g_autoptr (AtspiAccessible) found = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, button);

  e2e_await_state (found, ATSPI_STATE_SENSITIVE, is_sensitive);
}

static void
test_rules (void)
{
  g_autoptr (E2eApp) app = start ();

  press (app, "Rule by Rule");
  e2e_await_showing (app, (const char *[]){ "Stored · 1 of 7", NULL });
  await_sensitive (app, "Previous Rule", FALSE);
  press (app, "Next Rule");
  press (app, "Next Rule");
  e2e_await_showing (
      app,
      (const char *[]){ "N1 · 3 of 7",
                        "“\u2066://\u2069” is between “\u2066p\u2069” and "
                        "“\u2066a\u2069”, which are both left-to-right, so it becomes "
                        "left-to-right.\n"
                        "“\u2066/\u2069” is between “\u2066ב\u2069” and "
                        "“\u20661\u2069”, which both count as right-to-left, so it "
                        "becomes right-to-left.",
                        NULL });
  e2e_keys_press (app, "ctrl+Page_Down");
  e2e_keys_press (app, "ctrl+Page_Down");
  e2e_keys_press (app, "ctrl+Page_Down");
  e2e_await_showing (
      app, (const char *[]){
               "L2 · 6 of 7",
               "\u200e“\u2066אב/1\u2069” is on level 1 or above, so it is reversed.",
               NULL });
  e2e_keys_press (app, "ctrl+Page_Down");
  e2e_await_showing (app, (const char *[]){ "Shown · 7 of 7", NULL });
  await_sensitive (app, "Next Rule", FALSE);
  e2e_keys_press (app, "ctrl+Page_Up");
  e2e_keys_press (app, "ctrl+Page_Up");
  e2e_await_showing (app, (const char *[]){ "I1 · 5 of 7", NULL });
}

/* With the keyboard only: past the drop-down and the button to the sixth row. */
static void
test_conventions (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (AtspiAccessible) list = NULL;

  press (app, "All Conventions");
  list = e2e_await (app, ATSPI_ROLE_LIST, "All conventions");
  g_assert_cmpint (atspi_accessible_get_child_count (list, NULL), ==, 12);
  e2e_await_showing (app,
                     (const char *[]){ "http://ab.1/\u05d1\u05d0",
                                       "http://ab.\u05d1\u05d0/1", "Selected", NULL });
  for (int i = 0; i < 3; i++)
    e2e_keys_press (app, "Tab");
  for (int i = 0; i < 5; i++)
    e2e_keys_press (app, "Down");
  e2e_keys_press (app, "Return");
  press (app, "Table");
  g_object_unref (await_row (app, ONE_ISOLATED));
}

/* LRE … PDF (3987bis-00 §4.1). */
static void
test_copy (void)
{
  g_autoptr (E2eApp) app = start ();

  press (app, "All Conventions");
  e2e_clipboard_set ("from before");
  press (app, "Copy with bidi controls: Left-to-right embedding");
  e2e_clipboard_await ("\u202a" TEXT "\u202c");
}

/* The next view has no rows yet, so the entry gets the focus and not the header. */
static void
test_next_view (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  press (app, "Rule by Rule");
  press (app, "Next Rule");
  e2e_keys_press (app, "alt+Page_Down");
  e2e_await_showing (app, (const char *[]){ "History", NULL });
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/characters/table", test_table);
  g_test_add_func ("/characters/sort", test_sort);
  g_test_add_func ("/characters/rules", test_rules);
  g_test_add_func ("/characters/next-view", test_next_view);
  g_test_add_func ("/characters/conventions", test_conventions);
  g_test_add_func ("/characters/copy", test_copy);
  return g_test_run ();
}
