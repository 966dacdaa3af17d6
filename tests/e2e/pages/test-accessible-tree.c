/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a screen reader finds on each page. E2E_WRITE_GOLDEN=1 rewrites the files in
 * golden/, which must be reviewed before they are committed. */

#include "e2e-accessible-tree.h"
#include "e2e-main.h"

#define ADDRESS "http://ab.אבג.ex/ב?x=1"

/* A page, and how to open it. */
typedef struct
{
  const char *name;
  const char *address;
  const char *chord;
  const char *second; /* for the entry that Ctrl+Shift+L focuses, or NULL */
  guint view;         /* how many views after the first */
} Row;

static const Row rows[] = {
  { "empty", NULL, "ctrl+1", NULL, 0 },
  { "inspect", ADDRESS, "ctrl+1", NULL, 0 },
  { "findings", "http://p\u0430ypal.com/a b?c=%2Fd%3Fe%3D%2F", "ctrl+1", NULL, 0 },
  { "host", ADDRESS, "ctrl+1", NULL, 1 },
  { "readings", ADDRESS, "ctrl+1", NULL, 3 },
  { "characters", ADDRESS, "ctrl+1", NULL, 2 },
  { "compare", ADDRESS, "ctrl+2", "http://ab.אבד.ex/ב?x=1", 0 },
  { "resolve", "../g?y#s", "ctrl+6", "http://a/b/c/d;p?q", 0 },
  { "text", ADDRESS, "ctrl+3", NULL, 0 },
  { "learn", ADDRESS, "ctrl+4", NULL, 0 },
};

static void
test_tree (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (E2eApp) app = e2e_app_start (row->address);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autofree char *file = g_strconcat (row->name, ".txt", NULL);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, row->chord);
  for (guint i = 0; i < row->view; i++)
    e2e_keys_press (app, "alt+Page_Down");
  if (row->second != NULL)
    {
      e2e_clipboard_set (row->second);
      e2e_keys_press (app, "ctrl+shift+l");
      e2e_keys_press (app, "ctrl+v");
    }
  e2e_accessible_tree_await (app, file);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/tree/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_tree);
    }
  return g_test_run ();
}
