/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The findings of an IRI and their positions. */

#include "e2e-main.h"

typedef struct
{
  const char *name;
  const char *text;
  const char *message;
  const char *section; /* with the severity */
  int begin;           /* in characters */
  int end;
} Row;

static const Row rows[] = {
  { "space", "http://a.ex/b c", "A space is not allowed in an IRI",
    "Error · RFC 3987 §2.2", 13, 14 },
  { "after-hebrew", "http://אב.ex/ב ג", "A space is not allowed in an IRI",
    "Error · RFC 3987 §2.2", 14, 15 },
  { "second-hash", "http://a.ex/#b#c", "The fragment contains a second #",
    "Error · RFC 3987 §2.2", 14, 15 },
};

/* Waits for the row of the finding. */
static AtspiAccessible *
await_row (E2eApp *app, const char *message)
{
  AtspiAccessible *row = e2e_await (app, ATSPI_ROLE_LABEL, message);

  while (row != NULL && atspi_accessible_get_role (row, NULL) != ATSPI_ROLE_LIST_ITEM)
    {
      g_autoptr (AtspiAccessible) child = row;

      row = atspi_accessible_get_parent (child, NULL);
    }
  g_assert_nonnull (row);
  return row;
}

static void
test_click (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (E2eApp) app = e2e_app_start (row->text);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) item = await_row (app, row->message);

  e2e_await_showing (app, (const char *[]){ row->section, NULL });
  e2e_click (app, item);
  e2e_await_selection (entry, row->begin, row->end);
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
}

static void
test_keyboard (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (E2eApp) app = e2e_app_start (row->text);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) item = await_row (app, row->message);

  e2e_tab_to (app, item);
  e2e_keys_press (app, "Return");
  e2e_await_selection (entry, row->begin, row->end);
}

/* Quoted letters are isolated, and the sentence stays left-to-right. */
#define SPACE "A space is not allowed in an IRI"
#define MIXED "\u200e\u2066אb\u2069 mixes left-to-right and right-to-left characters"

static gboolean
visit_label (AtspiAccessible *accessible, gpointer data)
{
  g_autofree char *name = atspi_accessible_get_name (accessible, NULL);

  if (atspi_accessible_get_role (accessible, NULL) == ATSPI_ROLE_LABEL)
    g_ptr_array_add (data, g_steal_pointer (&name));
  return FALSE;
}

/* The error comes after the note in the text, and before it in the list. RFC 3987
 * §4.2 advises against both directions in one component. */
static void
test_order (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.ex/אb/c d");
  g_autoptr (AtspiAccessible) error = e2e_await (app, ATSPI_ROLE_LABEL, SPACE);
  g_autoptr (AtspiAccessible) warning = e2e_await (app, ATSPI_ROLE_LABEL, MIXED);
  g_autoptr (AtspiAccessible) list = e2e_await (app, ATSPI_ROLE_LIST, "Findings");
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  guint error_at, warning_at;

  e2e_visit (list, visit_label, labels);
  g_assert_cmpint (
      g_ptr_array_find_with_equal_func (labels, SPACE, g_str_equal, &error_at), ==,
      TRUE);
  g_assert_cmpint (
      g_ptr_array_find_with_equal_func (labels, MIXED, g_str_equal, &warning_at), ==,
      TRUE);
  g_assert_cmpuint (error_at, <, warning_at);
}

/* Each fix takes one key press, and one to undo; so do all of them at once. */
static void
test_fix (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("HTTP://א.ex/b c");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) button
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Percent-encode the space");
  g_autoptr (AtspiAccessible) all = NULL;

  e2e_tab_to (app, button);
  e2e_keys_press (app, "space");
  e2e_await_text (entry, "HTTP://א.ex/b%20c");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, "HTTP://א.ex/b c");
  all = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Fix All Safe Issues");
  e2e_click (app, all);
  e2e_await_text (entry, "http://א.ex/b%20c");
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, "HTTP://א.ex/b c");
  e2e_keys_press (app, "ctrl+shift+z");
  e2e_await_text (entry, "http://א.ex/b%20c");
}

/* Each address carries the next, in a query and percent-encoded once more. */
static void
test_carried (void)
{
  static const char *const levels[] = {
    "https://a.ex/?u=https%3A%2F%2Fb.ex%2F%3Fu%3Dhttps%253A%252F%252Fc.ex%252F%253F"
    "u%253Dhttps%25253A%25252F%25252Fd.ex%25252F",
    "https://b.ex/?u=https%3A%2F%2Fc.ex%2F%3Fu%3Dhttps%253A%252F%252Fd.ex%252F",
    "https://c.ex/?u=https%3A%2F%2Fd.ex%2F",
    "https://d.ex/",
  };
  g_autoptr (E2eApp) app = e2e_app_start (levels[0]);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  gsize i;

  for (i = 1; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (AtspiAccessible) button
          = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Inspect It");

      e2e_tab_to (app, button);
      e2e_keys_press (app, "space");
      e2e_await_text (entry, levels[i]);
      e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
    }
  for (i--; i > 0; i--)
    {
      e2e_keys_press (app, "ctrl+z");
      e2e_await_text (entry, levels[i - 1]);
    }
}

static void
add (const char *kind, const Row *row, GTestDataFunc function)
{
  g_autofree char *path = g_strconcat ("/findings/", kind, "/", row->name, NULL);

  g_test_add_data_func (path, row, function);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      add ("click", &rows[i], test_click);
      add ("keyboard", &rows[i], test_keyboard);
    }
  g_test_add_func ("/findings/order", test_order);
  g_test_add_func ("/findings/fix", test_fix);
  g_test_add_func ("/findings/carried", test_carried);
  return g_test_run ();
}
