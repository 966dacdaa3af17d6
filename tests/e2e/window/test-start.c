/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The window when the program starts, with and without an IRI. */

#include "e2e-main.h"

#include <string.h>

static void
test_empty (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_await_state (entry, ATSPI_STATE_EDITABLE, TRUE);
  e2e_await_text (entry, "");
  e2e_await_showing (app, (const char *[]){ "Inspect an IRI", NULL });
}

static int
count_examples (E2eApp *app)
{
  g_autoptr (AtspiAccessible) list = e2e_await (app, ATSPI_ROLE_LIST, "Examples");

  return atspi_accessible_get_child_count (list, NULL);
}

/* Finds the IRI of an example, which its row shows. */
static gboolean
visit_address (AtspiAccessible *accessible, gpointer data)
{
  char **address = data;

  if (atspi_accessible_get_role (accessible, NULL) != ATSPI_ROLE_TEXT)
    return FALSE;
  *address = e2e_get_text (accessible);
  return TRUE;
}

static char *
activate_example (E2eApp *app, int index)
{
  g_autoptr (AtspiAccessible) list = e2e_await (app, ATSPI_ROLE_LIST, "Examples");
  g_autoptr (AtspiAccessible) row
      = atspi_accessible_get_child_at_index (list, index, NULL);
  char *address = NULL;

  e2e_visit (row, visit_address, &address);
  e2e_click (app, row);
  return address;
}

static void
test_examples (void)
{
  for (int i = 0; i < 3; i++)
    {
      g_autoptr (E2eApp) app = e2e_app_start (NULL);
      g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
      g_autofree char *address = NULL;

      g_assert_cmpint (count_examples (app), ==, 3);
      address = activate_example (app, i);
      g_assert_nonnull (strstr (address, "://"));
      e2e_await_text (entry, address);
      e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
    }
}

static void
test_example_by_keyboard (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) list = e2e_await (app, ATSPI_ROLE_LIST, "Examples");
  g_autoptr (AtspiAccessible) row = atspi_accessible_get_child_at_index (list, 0, NULL);
  g_autofree char *address = NULL;

  e2e_visit (row, visit_address, &address);
  e2e_tab_to (app, row);
  e2e_keys_press (app, "Return");
  e2e_await_text (entry, address);
}

typedef struct
{
  const char *name;
  const char *argument;
} Row;

/* Passed unchanged: a file name would become a file: URI, and shell quoting must not be
 * removed twice. */
static const Row rows[] = {
  { "reference-with-host", "//host/path" },
  { "hebrew-before-colon", "א:/b" },
  { "latin-1-host", "http://é.example/" },
  { "spaces-and-quotes", "http://a/b c'd\"e  $HOME `f` \\g" },
  { "relative", "../a/./b" },
  { "decomposed", "http://re\314\201sume\314\201.example.org" },
  { "escapes", "http://www.example.org/D%C3%BCrst" },
};

static void
test_argument (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (E2eApp) app = e2e_app_start (row->argument);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, row->argument);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/start/empty", test_empty);
  g_test_add_func ("/start/examples", test_examples);
  g_test_add_func ("/start/example-by-keyboard", test_example_by_keyboard);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/start/argument/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_argument);
    }
  return g_test_run ();
}
