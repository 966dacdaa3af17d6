/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Practice: questions answered by keys. */

#include "e2e-drag.h"
#include "e2e-files.h"
#include "e2e-main.h"

#include <stdlib.h>
#include <string.h>

/* Starts with a question of @kind and shows the page, which has the focus at once. */
static E2eApp *
start (const char *kind)
{
  E2eApp *app = e2e_app_start (NULL);
  g_autofree char *path
      = g_build_filename (e2e_app_get_home (), "glib-2.0", "settings", "keyfile", NULL);
  g_autoptr (GKeyFile) settings = g_key_file_new ();
  g_autofree char *value = g_strdup_printf ("'%s'", kind);
  g_autoptr (AtspiAccessible) entry = NULL, row = NULL;

  e2e_app_stop (app);
  g_key_file_load_from_file (settings, path, G_KEY_FILE_NONE, NULL);
  g_key_file_set_string (settings, "io/github/iriscope/Iriscope", "practice-kind",
                         value);
  g_key_file_set_string (settings, "io/github/iriscope/Iriscope", "practice-seed",
                         "uint32 5");
  g_assert_true (g_key_file_save_to_file (settings, path, NULL));
  app = e2e_app_start_again (NULL);
  entry = e2e_await_entry (app);
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+4");
  row = e2e_await (app, ATSPI_ROLE_LIST_ITEM, "Practice");
  e2e_tab_to (app, row);
  e2e_keys_press (app, "Return");
  return app;
}

static void
await_focus (E2eApp *app, AtspiRole role, const char *name)
{
  g_autoptr (AtspiAccessible) accessible = e2e_await (app, role, name);

  e2e_await_state (accessible, ATSPI_STATE_FOCUSED, TRUE);
}

static void
await_right (E2eApp *app)
{
  g_object_unref (e2e_await (app, ATSPI_ROLE_HEADING, "Right"));
  await_focus (app, ATSPI_ROLE_PUSH_BUTTON, "Next Question");
  e2e_await_showing (app, (const char *[]){ "1 of 1 right · Level 1 of 5", NULL });
}

/* The three letters at the end of http://map.example/ילד are reversed by rule L2 of
 * UAX #9. All cells are one stop for Tab. */
static void
test_order (void)
{
  E2eApp *app = start ("order");

  await_focus (app, ATSPI_ROLE_INVALID, "LATIN SMALL LETTER H · 1 of 22");
  e2e_keys_press (app, "Right");
  await_focus (app, ATSPI_ROLE_INVALID, "LATIN SMALL LETTER T · 2 of 22");
  e2e_keys_press (app, "End");
  await_focus (app, ATSPI_ROLE_INVALID, "HEBREW LETTER DALET · 22 of 22");
  e2e_keys_press (app, "ctrl+Left");
  e2e_keys_press (app, "ctrl+Left");
  await_focus (app, ATSPI_ROLE_INVALID, "HEBREW LETTER DALET · 20 of 22");
  e2e_keys_press (app, "End");
  e2e_keys_press (app, "ctrl+Left");
  await_focus (app, ATSPI_ROLE_INVALID, "HEBREW LETTER LAMED · 21 of 22");
  e2e_keys_press (app, "Tab");
  await_focus (app, ATSPI_ROLE_PUSH_BUTTON, "Check Answer");
  e2e_keys_press (app, "Return");
  await_right (app);
  e2e_app_stop (app);
}

/* Chooses the row of @answer by keys, which must be right. */
static void
choose (E2eApp *app, const char *answer)
{
  g_autoptr (AtspiAccessible) row = e2e_await (app, ATSPI_ROLE_LIST_ITEM, answer);

  e2e_tab_to (app, row);
  e2e_keys_press (app, "Return");
  await_right (app);
}

/* Choices that are IRIs, or parts of them, are isolated and from left to right. */
static void
choose_isolated (E2eApp *app, const char *answer)
{
  g_autofree char *name = g_strconcat ("\u2066", answer, "\u2069", NULL);

  choose (app, name);
}

static char *
get_subject (E2eApp *app, const char *name)
{
  g_autoptr (AtspiAccessible) text = e2e_await (app, ATSPI_ROLE_TEXT, name);

  return e2e_get_text (text);
}

/* The host of @iri, found as GLib's parser of RFC 3986 does, in ASCII by IDNA. */
static char *
look_up (const char *iri)
{
  g_autoptr (GUri) uri = g_uri_parse (iri, G_URI_FLAGS_PARSE_RELAXED, NULL);

  g_assert_nonnull (uri);
  return g_hostname_to_ascii (g_uri_get_host (uri));
}

/* The first host has ASCII letters alone. */
static void
test_host (void)
{
  E2eApp *app = start ("host");
  g_autofree char *iri = get_subject (app, "IRI");
  g_autofree char *host = look_up (iri);

  choose_isolated (app, host);
  e2e_app_stop (app);
}

static void
test_lookup (void)
{
  E2eApp *app = start ("lookup");
  g_autofree char *iri = get_subject (app, "IRI");
  g_autofree char *host = look_up (iri);

  g_assert_nonnull (strstr (host, "xn--"));
  choose_isolated (app, host);
  e2e_app_stop (app);
}

/* The description has the names of the Hebrew letters of @text. */
static void
check_names (AtspiAccessible *accessible, const char *text)
{
  g_autofree char *description = atspi_accessible_get_description (accessible, NULL);
  g_auto (GStrv) names = g_strsplit (description, ", ", -1);
  guint n_letters = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    n_letters += g_unichar_get_script (g_utf8_get_char (p)) == G_UNICODE_SCRIPT_HEBREW;
  g_assert_cmpuint (g_strv_length (names), ==, n_letters);
  for (guint i = 0; i < n_letters; i++)
    g_assert_true (g_str_has_prefix (names[i], "HEBREW LETTER "));
}

/* The last two segments are a Hebrew word and a number. By rules N1 and I1 of UAX #9 a
 * number is shown on the left of the word that it follows, so both orders look the
 * same. */
static void
test_twin (void)
{
  E2eApp *app = start ("twin");
  g_autoptr (AtspiAccessible) text = e2e_await (app, ATSPI_ROLE_TEXT, "IRI");
  g_autofree char *iri = e2e_get_text (text);
  g_autofree char *twin = NULL, *isolated = NULL;
  g_autoptr (AtspiAccessible) row = NULL;
  g_auto (GStrv) segments = g_strsplit (iri, "/", -1);
  guint last = g_strv_length (segments) - 1;
  char *segment = segments[last];

  segments[last] = segments[last - 1];
  segments[last - 1] = segment;
  twin = g_strjoinv ("/", segments);
  isolated = g_strconcat ("\u2066", twin, "\u2069", NULL);
  row = e2e_await (app, ATSPI_ROLE_LIST_ITEM, isolated);
  check_names (text, iri);
  check_names (row, twin);
  choose (app, isolated);
  e2e_app_stop (app);
}

/* How the first question hides that two IRIs are equal: section 6.2.2.1 to 6.2.3 of
 * RFC 3986, in this order. */
static const char *
get_rung (const char *iri, const char *other)
{
  g_autofree char *plain = g_uri_unescape_string (other, NULL);

  if (g_str_equal (iri, other))
    return "The same IRI";
  if (g_ascii_strcasecmp (iri, other) == 0)
    return "Equal except for capital and small letters";
  if (g_str_equal (iri, plain))
    return "Equal except for percent-encoding";
  if (strstr (other, "/./") != NULL)
    return "Equal except for dot segments";
  if (strstr (other, ":80/") != NULL)
    return "Equal by the rules of the scheme";
  return "Different IRIs";
}

static void
test_rung (void)
{
  E2eApp *app = start ("rung");
  g_autofree char *iri = get_subject (app, "IRI");
  g_autofree char *other = get_subject (app, "Second IRI");

  choose (app, get_rung (iri, other));
  e2e_app_stop (app);
}

static gboolean
visit_foreign (AtspiAccessible *accessible, gpointer data)
{
  AtspiAccessible **found = data;
  g_autofree char *name = atspi_accessible_get_name (accessible, NULL);

  if (name == NULL || !g_str_has_prefix (name, "CYRILLIC "))
    return FALSE;
  *found = g_object_ref (accessible);
  return TRUE;
}

/* The arrow keys go to the letter that has the name of another script. */
static void
test_foreign (void)
{
  E2eApp *app = start ("foreign");
  g_autoptr (AtspiAccessible) letter = NULL;
  g_autofree char *name = NULL;

  await_focus (app, ATSPI_ROLE_INVALID, "LATIN SMALL LETTER H · 1 of 20");
  g_assert_true (e2e_visit (app->root, visit_foreign, &letter));
  name = e2e_get_name (letter);
  for (int at = atoi (strstr (name, "· ") + strlen ("· ")); at > 1; at--)
    e2e_keys_press (app, "Right");
  e2e_await_state (letter, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "Return");
  await_right (app);
  e2e_app_stop (app);
}

/* @visual has Hebrew letters at its end alone, which rule L2 of UAX #9 has reversed. */
static char *
get_stored (const char *visual)
{
  const char *word = visual;
  g_autofree char *letters = NULL;

  while (*word != '\0' && g_ascii_isprint (*word))
    word++;
  letters = g_utf8_strreverse (word, -1);
  return g_strdup_printf ("%.*s%s", (int) (word - visual), visual, letters);
}

static void
test_typing (void)
{
  E2eApp *app = start ("type");
  g_autoptr (AtspiAccessible) text = e2e_await (app, ATSPI_ROLE_TEXT, "IRI");
  g_autofree char *visual = e2e_get_text (text);
  g_autofree char *stored = get_stored (visual);

  await_focus (app, ATSPI_ROLE_TEXT, "Answer");
  e2e_keys_type (app, stored);
  e2e_keys_press (app, "Return");
  await_right (app);
  e2e_app_stop (app);
}

/* A wrong answer is explained, and not counted as right. */
static void
test_wrong (void)
{
  E2eApp *app = start ("type");

  await_focus (app, ATSPI_ROLE_TEXT, "Answer");
  e2e_keys_press (app, "x");
  e2e_keys_press (app, "Return");
  g_object_unref (e2e_await (app, ATSPI_ROLE_HEADING, "Not right"));
  await_focus (app, ATSPI_ROLE_PUSH_BUTTON, "Next Question");
  e2e_await_showing (app, (const char *[]){ "0 of 1 right · Level 1 of 5", NULL });
  e2e_app_stop (app);
}

/* Saves a worksheet of more questions like the one that is shown by a menu item, which
 * has the underlined letter @key. */
static void
save_worksheet (const char *item, const char *key)
{
  E2eApp *app = start ("host");
  g_autofree char *path
      = g_strdup_printf ("%s/questions-%s.pdf", g_get_user_runtime_dir (), key);

  e2e_choose (app, "Questions", item, key);
  e2e_files_answer (app, path);
  e2e_files_await (path, "%PDF-", "%%EOF\n");
  e2e_app_stop (app);
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

/* Starts with אב/גד. All four letters are shown in the reverse order, and the slash in
 * the middle: with the class of the slash between two R, rule N1 makes it R. */
static E2eApp *
start_prediction (void)
{
  E2eApp *app = e2e_app_start ("\327\220\327\221/\327\222\327\223");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) predict = NULL;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  predict = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Predict Visual Order");
  e2e_tab_to (app, predict);
  e2e_keys_press (app, "Return");
  await_focus (app, ATSPI_ROLE_INVALID, "HEBREW LETTER ALEF · 1 of 5");
  return app;
}

static void
check_prediction (E2eApp *app, const char *title)
{
  e2e_keys_press (app, "Tab");
  await_focus (app, ATSPI_ROLE_PUSH_BUTTON, "Check Answer");
  e2e_keys_press (app, "Return");
  g_object_unref (e2e_await (app, ATSPI_ROLE_HEADING, title));
  await_focus (app, ATSPI_ROLE_PUSH_BUTTON, "Predict Again");
}

static void
test_prediction (void)
{
  g_autoptr (E2eApp) app = start_prediction ();

  e2e_keys_press (app, "ctrl+End");
  await_focus (app, ATSPI_ROLE_INVALID, "HEBREW LETTER ALEF · 5 of 5");
  check_prediction (app, "1 of 5 characters are in the right place");
  e2e_await_showing (app, (const char *[]){ "Stored · 1 of 6", NULL });
  e2e_keys_press (app, "Return");
  await_focus (app, ATSPI_ROLE_INVALID, "HEBREW LETTER ALEF · 1 of 5");
}

/* What is seen, typed from left to right. */
static void
test_prediction_typed (void)
{
  g_autoptr (E2eApp) app = start_prediction ();

  e2e_keys_type (app, "\327\223\327\222/\327\221\327\220");
  await_focus (app, ATSPI_ROLE_INVALID, "HEBREW LETTER ALEF · 5 of 5");
  check_prediction (app, "All characters are in the right place");
}

/* The pointer does what Ctrl and End do, and the focus is where the cell was
 * dropped. */
static void
test_prediction_dragged (void)
{
  g_autoptr (E2eApp) app = start_prediction ();
  g_autoptr (AtspiAccessible) first
      = e2e_await (app, ATSPI_ROLE_INVALID, "HEBREW LETTER ALEF · 1 of 5");
  g_autoptr (AtspiAccessible) last
      = e2e_await (app, ATSPI_ROLE_INVALID, "HEBREW LETTER DALET · 5 of 5");

  e2e_drag_inside (app, first, last, "HEBREW LETTER ALEF · 5 of 5");
  e2e_await_state (last, ATSPI_STATE_FOCUSED, TRUE);
  check_prediction (app, "1 of 5 characters are in the right place");
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  g_test_add_func ("/e2e/practice/order", test_order);
  g_test_add_func ("/e2e/practice/host", test_host);
  g_test_add_func ("/e2e/practice/twin", test_twin);
  g_test_add_func ("/e2e/practice/rung", test_rung);
  g_test_add_func ("/e2e/practice/lookup", test_lookup);
  g_test_add_func ("/e2e/practice/foreign", test_foreign);
  g_test_add_func ("/e2e/practice/typing", test_typing);
  g_test_add_func ("/e2e/practice/wrong", test_wrong);
  g_test_add_func ("/e2e/practice/worksheet", test_worksheet);
  g_test_add_func ("/e2e/practice/worksheet-answers", test_worksheet_answers);
  g_test_add_func ("/e2e/practice/prediction", test_prediction);
  g_test_add_func ("/e2e/practice/prediction-typed", test_prediction_typed);
  g_test_add_func ("/e2e/practice/prediction-dragged", test_prediction_dragged);
  return g_test_run ();
}
