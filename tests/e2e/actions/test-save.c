/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving, with the keyboard only. The tests of `iri` check the contents of each format,
 * because `iri` writes the same. */

#include "e2e-files.h"
#include "e2e-main.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

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
  { "Steps as SVG", "ab.אבג.ex.svg", "<?xml", "</svg>\n" },
  { "Steps as PDF", "ab.אבג.ex.pdf", "%PDF-", "%%EOF\n" },
};

static void
save (E2eApp *app, const char *format, const char *suggested, const char *path)
{
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, ADDRESS);
  e2e_files_save (app, format, suggested, path);
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
      char *path = g_strdup_printf ("%s/%s %s", folder, rows[i].name, rows[i].file);

      save (app, rows[i].name, rows[i].file, path);
      e2e_files_await (path, rows[i].begin, rows[i].end);
      g_free (path);
    }
}

/* The extension of the name overrides the chosen format. */
static void
test_name (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (ADDRESS);
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "named.PNG", NULL);

  save (app, "SVG", "ab.אבג.ex.svg", path);
  e2e_files_await (path, "\x89PNG",
                   "IEND\xae"
                   "B`\x82");
}

/* GTK opens the print dialog; tests/draw checks the pages. */
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

/* An empty window cannot be saved. */
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
