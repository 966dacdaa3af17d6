/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is saved, by keyboard alone. What a format looks like inside is told by the
 * tests of `iri`, which writes the same. */

#include "e2e-main.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#define ADDRESS "http://ab.אבג.ex/ב?x=1"

static const struct
{
  const char *name;
  const char *file;
  const char *begin;
  const char *end;
} rows[] = {
  { "SVG", "ab.אבג.ex.svg", "<?xml", "</svg>\n" },
  { "PNG", "ab.אבג.ex.png", "\x89PNG",
    "IEND\xae"
    "B`\x82" },
  { "PDF", "ab.אבג.ex.pdf", "%PDF-", "%%EOF\n" },
  { "HTML", "ab.אבג.ex.html", "<!DOCTYPE html>", "</article>\n" },
  { "Markdown", "ab.אבג.ex.md", "# ", "\n" },
  { "JSON", "ab.אבג.ex.json", "{\"input\":", "}\n" },
};

typedef struct
{
  char *path;
  const char *begin;
  const char *end;
} Wanted;

/* Written to its end, that is. */
static gboolean
is_there (gpointer data)
{
  const Wanted *wanted = data;
  g_autofree char *text = NULL;
  gsize length;

  return g_file_get_contents (wanted->path, &text, &length, NULL)
         && length > strlen (wanted->end)
         && strncmp (text, wanted->begin, strlen (wanted->begin)) == 0
         && memcmp (text + length - strlen (wanted->end), wanted->end,
                    strlen (wanted->end))
                == 0;
}

/* The field of the dialog that asks for a name. */
static gboolean
visit_field (AtspiAccessible *accessible, gpointer data)
{
  AtspiAccessible **found = data;

  if (!e2e_has_state (accessible, ATSPI_STATE_EDITABLE)
      || !e2e_has_state (accessible, ATSPI_STATE_FOCUSED))
    return FALSE;
  *found = g_object_ref (accessible);
  return TRUE;
}

static gboolean
has_field (gpointer data)
{
  gpointer *both = data;
  E2eApp *dialog = both[0];

  return e2e_visit (dialog->root, visit_field, &both[1]);
}

/* Chooses in the dialog that Ctrl+S opens, the window, and a name in the next. */
static void
save (E2eApp *app, const char *format, const char *suggested, const char *path)
{
  E2eApp *dialog;
  AtspiAccessible *row;
  gpointer both[2] = { NULL, NULL };
  AtspiAccessible *entry = e2e_await_entry (app);

  e2e_await_text (entry, ADDRESS);
  g_object_unref (entry);
  e2e_keys_press (app, "ctrl+s");
  dialog = e2e_app_await_dialog (app);
  row = e2e_await (dialog, ATSPI_ROLE_LIST_ITEM, format);
  e2e_tab_to (dialog, row);
  g_object_unref (row);
  e2e_keys_press (dialog, "Return");
  e2e_app_await_answered (dialog);

  both[0] = dialog = e2e_app_await_dialog (app);
  g_assert_cmpint (e2e_wait (has_field, both), ==, TRUE);
  e2e_await_text (both[1], suggested);
  e2e_clipboard_set (path);
  e2e_keys_press (dialog, "ctrl+a");
  e2e_keys_press (dialog, "ctrl+v");
  e2e_await_text (both[1], path);
  g_object_unref (both[1]);
  e2e_keys_press (dialog, "Return");
  e2e_app_await_answered (dialog);
}

static void
test_save (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (ADDRESS);
  g_autofree char *folder
      = g_build_filename (g_get_user_runtime_dir (), "saved-XXXXXX", NULL);

  g_assert_nonnull (g_mkdtemp (folder));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Wanted wanted = { g_build_filename (folder, rows[i].file, NULL),
                        rows[i].begin, rows[i].end };

      save (app, rows[i].name, rows[i].file, wanted.path);
      g_assert_cmpint (e2e_wait (is_there, &wanted), ==, TRUE);
      g_free (wanted.path);
    }
}

/* What the name says goes before what was chosen. */
static void
test_name (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (ADDRESS);
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "named.PNG", NULL);
  Wanted wanted = { path, "\x89PNG",
                    "IEND\xae"
                    "B`\x82" };

  save (app, "SVG", "ab.אבג.ex.svg", path);
  g_assert_cmpint (e2e_wait (is_there, &wanted), ==, TRUE);
}

/* GTK asks for the paper; the tests of the drawing room look at the sheets. */
static void
test_print (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (ADDRESS);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  E2eApp *dialog;

  e2e_await_text (entry, ADDRESS);
  e2e_keys_press (app, "ctrl+p");
  dialog = e2e_app_await_dialog (app);
  e2e_keys_press (dialog, "Escape");
  e2e_app_await_answered (dialog);
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_type (app, "a");
  e2e_await_text (entry, "a");
}

/* There is nothing to save of nothing. */
static void
test_empty (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_keys_press (app, "ctrl+s");
  e2e_keys_type (app, "a");
  e2e_await_text (entry, "a");
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_USE_PORTAL", "0", TRUE);
  e2e_init (argc, argv);
  g_test_add_func ("/save/formats", test_save);
  g_test_add_func ("/save/name", test_name);
  g_test_add_func ("/save/empty", test_empty);
  g_test_add_func ("/save/print", test_print);
  return g_test_run ();
}
