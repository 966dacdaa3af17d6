/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The entry as part of the window: its height, moving through its lines, and the
 * reported position of its caret. */

#include "e2e-main.h"

/* Characters for several lines, all of which fit in the entry's share of the window. */
#define LONG_CHARS 600

static char *
make_long (gsize n_chars)
{
  GString *text = g_string_new ("http://example.org/");

  while (text->len < n_chars)
    g_string_append_printf (text, "%" G_GSIZE_FORMAT "/", text->len);
  g_string_truncate (text, n_chars);
  return g_string_free (text, FALSE);
}

typedef struct
{
  E2eApp *app;
  AtspiAccessible *entry;
  int least, most; /* heights, in pixels */
  int height;
} Height;

static gboolean
is_height (gpointer data)
{
  Height *height = data;

  height->height = e2e_get_extents (height->entry).height;
  return height->height >= height->least && height->height <= height->most;
}

static int
await_height (E2eApp *app, AtspiAccessible *entry, int least, int most)
{
  Height height = { app, entry, least, most, 0 };

  e2e_wait (is_height, &height);
  g_assert_cmpint (height.height, >=, least);
  g_assert_cmpint (height.height, <=, most);
  return height.height;
}

/* The entry is as high as its lines, but leaves the page its share; it shrinks again
 * with its text. */
static void
test_grows (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autofree char *text = make_long (LONG_CHARS);
  g_autofree char *longer = make_long (8 * LONG_CHARS);
  int one, many;

  e2e_app_resize (app, 1000, 1200);
  one = await_height (app, entry, 44, 60);
  e2e_clipboard_set (text);
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, text);
  many = await_height (app, entry, 3 * one, 1200 * 2 / 5);
  e2e_app_resize (app, 1000, 500);
  await_height (app, entry, one, 500 * 2 / 5);
  e2e_app_resize (app, 1000, 1200);
  await_height (app, entry, many, many);
  e2e_clipboard_set (longer);
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, longer);
  await_height (app, entry, many + 1, 1200 * 2 / 5);
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_type (app, "x:y");
  e2e_await_text (entry, "x:y");
  await_height (app, entry, one, one);
}

static int
get_caret (AtspiAccessible *entry)
{
  g_autoptr (AtspiText) text = atspi_accessible_get_text_iface (entry);

  return atspi_text_get_caret_offset (text, NULL);
}

typedef struct
{
  AtspiAccessible *entry;
  int from;
  int caret;
} Caret;

static gboolean
is_elsewhere (gpointer data)
{
  Caret *caret = data;

  caret->caret = get_caret (caret->entry);
  return caret->caret != caret->from;
}

/* Presses @key and returns the new position of the caret. */
static int
press (E2eApp *app, AtspiAccessible *entry, const char *key)
{
  Caret caret = { entry, get_caret (entry), -1 };

  e2e_keys_press (app, key);
  g_assert_true (e2e_wait (is_elsewhere, &caret));
  return caret.caret;
}

/* In a monospace font all lines have the same number of characters. */
static void
test_lines (void)
{
  g_autofree char *text = make_long (LONG_CHARS);
  g_autoptr (E2eApp) app = e2e_app_start (text);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  int line;

  e2e_app_resize (app, 1000, 1200);
  e2e_await_text (entry, text);
  await_height (app, entry, 100, 1200);
  g_assert_cmpint (press (app, entry, "ctrl+Home"), ==, 0);
  line = press (app, entry, "Down");
  g_assert_cmpint (line, >, 20);
  g_assert_cmpint (press (app, entry, "Down"), ==, 2 * line);
  g_assert_cmpint (press (app, entry, "Right"), ==, 2 * line + 1);
  g_assert_cmpint (press (app, entry, "Up"), ==, line + 1);
  g_assert_cmpint (press (app, entry, "Home"), ==, line);
  g_assert_cmpint (press (app, entry, "End"), ==, 2 * line - 1);
  e2e_keys_press (app, "shift+Up");
  e2e_await_selection (entry, line - 1, 2 * line - 1);
  g_assert_cmpint (press (app, entry, "ctrl+Home"), ==, 0);
  /* All lines are visible. */
  g_assert_cmpint (press (app, entry, "Page_Down"), ==, LONG_CHARS);
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
}

/* Returns the caption that is the accessible description of @entry. Free with
 * g_free(). */
static char *
get_described_by (AtspiAccessible *entry)
{
  g_autoptr (GArray) relations = atspi_accessible_get_relation_set (entry, NULL);

  for (guint i = 0; i < relations->len; i++)
    {
      AtspiRelation *relation = g_array_index (relations, AtspiRelation *, i);
      g_autoptr (AtspiAccessible) by = NULL;

      if (atspi_relation_get_relation_type (relation) != ATSPI_RELATION_DESCRIBED_BY)
        continue;
      by = atspi_relation_get_target (relation, 0);
      return atspi_accessible_get_name (by, NULL);
    }
  return NULL;
}

static void
await_place (E2eApp *app, AtspiAccessible *entry, const char *place)
{
  g_autofree char *described = NULL;

  e2e_await_showing (app, (const char *[]){ place, NULL });
  described = get_described_by (entry);
  g_assert_cmpstr (described, ==, place);
}

/* 3987bis-00 §4.2: the visual order is http://ab.123.HGFEDC/. The arrow key moves in
 * visual order: from the dot past the three digits and the dot after them, which comes
 * before them in logical order. */
static void
test_place (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://ab.אבגדהו.123/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "Home");
  await_place (app, entry, "Position 1 of 21");
  for (int i = 0; i < 10; i++)
    e2e_keys_press (app, "Right");
  await_place (app, entry, "Position 11 of 21");
  for (int i = 0; i < 4; i++)
    e2e_keys_press (app, "Right");
  await_place (app, entry, "Position 17 of 21, shown at 15");
  e2e_keys_type (app, "x");
  e2e_await_text (entry, "http://ab.אבגדהוx.123/");
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/entry/grows", test_grows);
  g_test_add_func ("/entry/lines", test_lines);
  g_test_add_func ("/entry/place", test_place);
  return g_test_run ();
}
