/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The gallery of examples and sets of IRIs, by keys. */

#include "e2e-files.h"
#include "e2e-main.h"

#include <glib/gstdio.h>

#define SET                                                                            \
  "# Digits\n\n## After a word\nhttp://example.com/%D7%90/12\n  Ask first.\n\n"        \
  "http://example.com/\\u05D0/12\n"

#define CONSECUTIVE                                                                    \
  "Consecutive components, in Hebrew · draft-ietf-iri-3987bis-00 · 4.4, example 2"

static E2eApp *
start (void)
{
  E2eApp *app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  return app;
}

/* Finds the gallery in the empty window, and searches it. */
static void
search (E2eApp *app, const char *words)
{
  g_autoptr (AtspiAccessible) browse
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Browse Examples");
  g_autoptr (AtspiAccessible) entry = NULL;

  e2e_tab_to (app, browse);
  e2e_keys_press (app, "Return");
  entry = e2e_await (app, ATSPI_ROLE_INVALID, "Search Examples");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_type (app, words);
}

static void
choose (E2eApp *app, const char *title)
{
  g_autoptr (AtspiAccessible) card = e2e_await (app, ATSPI_ROLE_INVALID, title);

  e2e_tab_to (app, card);
  e2e_keys_press (app, "Return");
}

static void
await_iri (E2eApp *app, const char *iri)
{
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, iri);
}

/* Three names of ways to deceive have this word. */
static void
test_search (void)
{
  g_autoptr (E2eApp) app = start ();

  search (app, "homograph");
  choose (app, "Homograph: a Cyrillic letter in a Latin name");
  await_iri (app, "http://p\u0430ypal.example/");
  e2e_await_showing (app, (const char *[]){ "1 of 3", NULL });
  e2e_keys_press (app, "ctrl+shift+Page_Down");
  await_iri (app, "https://\u0430\u0440\u0440\u04CF\u0435.com/");
  e2e_await_showing (app,
                     (const char *[]){ "Homograph: a name of Cyrillic letters alone",
                                       "2 of 3", NULL });
  e2e_keys_press (app, "ctrl+shift+Page_Up");
  await_iri (app, "http://p\u0430ypal.example/");
}

/* What 3987bis-00 §4.4 says about its second example, in Hebrew letters. */
static void
test_expectation (void)
{
  g_autoptr (E2eApp) app = start ();

  search (app, "consecutive hebrew");
  choose (app, CONSECUTIVE);
  await_iri (app, "http://ab.\u05D2\u05D3\u05D4.\u05D5\u05D6\u05D7/ij/kl/mn/op.html");
  e2e_await_showing (
      app, (const char *[]){ "Expected result", "Result", "Same", "1 of 1", NULL });
}

static void
test_set (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "a.iriset", NULL);
  g_autoptr (AtspiAccessible) note = NULL;

  g_assert_true (g_file_set_contents (path, SET, -1, NULL));
  e2e_files_open (app, path);
  await_iri (app, "http://example.com/%D7%90/12");
  note = e2e_await (app, ATSPI_ROLE_TEXT, "Note on the IRI");
  e2e_await_text (note, "Ask first.");
  e2e_await_showing (app, (const char *[]){ "After a word", "Digits", "1 of 2", NULL });
  e2e_keys_press (app, "ctrl+shift+Page_Down");
  await_iri (app, "http://example.com/\u05D0/12");
  e2e_await_text (note, "");
  e2e_await_showing (app, (const char *[]){ "2 of 2", NULL });
}

/* A teacher goes through a set without leaving the presentation, by the keys of the
 * window or by going on after the last step, and finds the window where the class
 * is. */
static void
test_present_set (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "c.iriset", NULL);
  E2eApp *presentation;

  g_assert_true (g_file_set_contents (path, SET, -1, NULL));
  e2e_files_open (app, path);
  await_iri (app, "http://example.com/%D7%90/12");
  e2e_keys_press (app, "F11");
  presentation = e2e_app_await_dialog (app);
  e2e_await_showing (presentation,
                     (const char *[]){ "After a word", "1 of 2", "Ask first.", NULL });
  e2e_keys_press (presentation, "ctrl+shift+Page_Down");
  e2e_await_showing (presentation, (const char *[]){ "Digits", "2 of 2", NULL });
  e2e_keys_press (presentation, "ctrl+shift+Page_Up");
  e2e_await_showing (presentation, (const char *[]){ "1 of 2", "Ask first.", NULL });
  e2e_keys_press (presentation, "End");
  e2e_await_showing (presentation, (const char *[]){ "This is what you see.", NULL });
  e2e_keys_press (presentation, "Right");
  e2e_await_showing (presentation, (const char *[]){ "Digits", "2 of 2", NULL });
  e2e_keys_press (presentation, "Escape");
  e2e_app_await_answered (presentation);
  await_iri (app, "http://example.com/\u05D0/12");
}

/* Saves a worksheet of a set by a menu item, which has the underlined letter @key. */
static void
save_worksheet (const char *item, const char *key)
{
  g_autoptr (E2eApp) app = start ();
  g_autofree char *set = g_build_filename (g_get_user_runtime_dir (), "b.iriset", NULL);
  g_autofree char *pdf
      = g_build_filename (g_get_user_runtime_dir (), "sheet.pdf", NULL);
  g_autoptr (AtspiAccessible) note = NULL;

  g_assert_true (g_file_set_contents (set, SET, -1, NULL));
  e2e_files_open (app, set);
  note = e2e_await (app, ATSPI_ROLE_TEXT, "Note on the IRI");
  e2e_await_text (note, "Ask first.");
  e2e_tab_to (app, note);
  g_remove (pdf);
  e2e_choose (app, "Set Options", item, key);
  e2e_files_answer (app, pdf);
  e2e_files_await (pdf, "%PDF-", "%%EOF\n");
}

static void
test_worksheet (void)
{
  save_worksheet ("Save Worksheet…", "w");
}

static void
test_worksheet_answers (void)
{
  save_worksheet ("Save Worksheet with Answers…", "a");
}

/* The pictures of a lesson in a folder. */
static void
test_pictures (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/");
  g_autofree char *folder
      = g_build_filename (g_get_user_runtime_dir (), "pictures", NULL);
  g_autofree char *first = g_build_filename (folder, "01.svg", NULL);
  g_autoptr (AtspiAccessible) save = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_object_unref (e2e_await_entry (app));
  e2e_keys_press (app, "ctrl+4");
  choose (app, "Logical and visual order");
  save = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Save Pictures");
  e2e_tab_to (app, save);
  e2e_keys_press (app, "space");
  e2e_files_choose (app, folder);
  e2e_files_await (first, "<", "</svg>\n");
}

/* A set that is made and saved in the window. */
static void
test_make (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/");
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "made.iriset", NULL);
  g_autoptr (AtspiAccessible) note = NULL;

  g_object_unref (e2e_await_entry (app));
  e2e_choose (app, "Main Menu", "Add to Set", "e");
  note = e2e_await (app, ATSPI_ROLE_TEXT, "Note on the IRI");
  e2e_tab_to (app, note);
  e2e_keys_type (app, "first");
  e2e_choose (app, "Set Options", "Save Set…", "s");
  e2e_files_answer (app, path);
  e2e_files_await (path, "# made\n", "\nhttp://a.example/\n  first\n");
}

/* Waits for the question about changes that are not saved. */
static E2eApp *
await_question (E2eApp *app)
{
  E2eApp *dialog = e2e_app_await_dialog (app);

  e2e_await_showing (dialog, (const char *[]){ "Save Changes?", NULL });
  return dialog;
}

/* A set that would be lost: Escape keeps it, and Discard closes the window. */
static void
test_discard (void)
{
  E2eApp *app = e2e_app_start ("http://a.example/");
  E2eApp *dialog;
  g_autoptr (AtspiAccessible) discard = NULL;

  g_object_unref (e2e_await_entry (app));
  e2e_choose (app, "Main Menu", "Add to Set", "e");
  e2e_await_showing (app, (const char *[]){ "1 of 1", NULL });
  e2e_keys_press (app, "ctrl+w");
  dialog = await_question (app);
  e2e_keys_press (dialog, "Escape");
  e2e_app_await_answered (dialog);
  e2e_await_showing (app, (const char *[]){ "1 of 1", NULL });
  e2e_keys_press (app, "ctrl+q");
  dialog = await_question (app);
  discard = e2e_await (dialog, ATSPI_ROLE_PUSH_BUTTON, "Discard");
  e2e_tab_to (dialog, discard);
  e2e_keys_press (dialog, "space");
  e2e_app_await_end_by (dialog);
}

/* Save is the default answer, and asks for a file; then the set closes. */
static void
test_save (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a.example/");
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "kept.iriset", NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) close = NULL;
  E2eApp *dialog;

  e2e_choose (app, "Main Menu", "Add to Set", "e");
  close = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Close Set");
  e2e_tab_to (app, close);
  e2e_keys_press (app, "space");
  dialog = await_question (app);
  e2e_keys_press (dialog, "Return");
  e2e_app_await_followed (dialog);
  e2e_files_answer (app, path);
  e2e_files_await (path, "# kept\n", "\nhttp://a.example/\n");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
}

/* A set from a file is saved there before an example replaces it. */
static void
test_replace (void)
{
  g_autoptr (E2eApp) app = start ();
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "first.iriset", NULL);
  g_autoptr (AtspiAccessible) note = NULL;
  E2eApp *dialog;

  g_assert_true (g_file_set_contents (path, "http://a.example/\n", -1, NULL));
  search (app, "consecutive hebrew");
  e2e_files_open (app, path);
  await_iri (app, "http://a.example/");
  note = e2e_await (app, ATSPI_ROLE_TEXT, "Note on the IRI");
  e2e_tab_to (app, note);
  e2e_keys_type (app, "new");
  e2e_keys_press (app, "ctrl+4");
  choose (app, CONSECUTIVE);
  dialog = await_question (app);
  e2e_keys_press (dialog, "Return");
  e2e_app_await_answered (dialog);
  e2e_await_showing (app, (const char *[]){ "Expected result", NULL });
  e2e_files_await (path, "http://a.example/\n", "  new\n");
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/e2e/gallery/search", test_search);
  g_test_add_func ("/e2e/gallery/expectation", test_expectation);
  g_test_add_func ("/e2e/gallery/set", test_set);
  g_test_add_func ("/e2e/gallery/make", test_make);
  g_test_add_func ("/e2e/gallery/present", test_present_set);
  g_test_add_func ("/e2e/gallery/worksheet", test_worksheet);
  g_test_add_func ("/e2e/gallery/worksheet-answers", test_worksheet_answers);
  g_test_add_func ("/e2e/gallery/pictures", test_pictures);
  g_test_add_func ("/e2e/gallery/discard", test_discard);
  g_test_add_func ("/e2e/gallery/save", test_save);
  g_test_add_func ("/e2e/gallery/replace", test_replace);
  return g_test_run ();
}
