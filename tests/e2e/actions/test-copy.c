/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The copy buttons, with the keyboard only. */

#include "e2e-main.h"

typedef struct
{
  const char *name;
  const char *button;
  const char *text;
  const char *toast;
} Row;

#define ADDRESS "http://ab.אבג.ex/ב?x=1"
#define C_STRING "\"http://ab.\\u05d0\\u05d1\\u05d2.ex/\\u05d1?x=1\""

static const Row rows[] = {
  { "uri", "Copy URI", "http://ab.xn--4dbcd.ex/%D7%91?x=1", "URI copied" },
  { "host", "Copy Host for DNS", "ab.xn--4dbcd.ex", "Host for DNS copied" },
  { "iri", "Copy IRI", ADDRESS, "IRI copied" },
  { "isolate", "Copy for a Sentence", "\u2066" ADDRESS "\u2069",
    "Copied for a sentence" },
};

static void
test_press (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (E2eApp) app = e2e_app_start (ADDRESS);
  g_autoptr (AtspiAccessible) button
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, row->button);

  e2e_clipboard_set ("from before");
  e2e_tab_to (app, button);
  e2e_keys_press (app, "space");
  /* Checks the toast first, because it disappears. */
  e2e_await_showing (app, (const char *[]){ row->toast, NULL });
  e2e_clipboard_await (row->text);
}

typedef struct
{
  const char *name;
  const char *chord;
  const char *text;
} Chord;

static const Chord chords[] = {
  { "alt-1", "alt+1", "http://ab.xn--4dbcd.ex/%D7%91?x=1" },
  { "alt-2", "alt+2", "ab.xn--4dbcd.ex" },
  { "alt-3", "alt+3", ADDRESS },
  { "alt-4", "alt+4", "\u2066" ADDRESS "\u2069" },
  { "alt-5", "alt+5", "http://ab.גבא.ex/ב?x=1" },
  { "alt-6", "alt+6",
    "Goes to \u05d0\u05d1\u05d2[.]ex \u2014 "
    "hxxp[://]ab[.]xn--4dbcd[.]ex/%D7%91?x=1" },
  { "ctrl-shift-c", "ctrl+shift+c", "http://ab.xn--4dbcd.ex/%D7%91?x=1" },
};

static void
test_chord (gconstpointer data)
{
  const Chord *chord = data;
  g_autoptr (E2eApp) app = e2e_app_start (ADDRESS);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, ADDRESS);
  e2e_keys_press (app, chord->chord);
  e2e_clipboard_await (chord->text);
}

static gboolean
has_no_description (gpointer data)
{
  g_autofree char *description = atspi_accessible_get_description (data, NULL);

  return *description == '\0';
}

/* Once a row can be copied, it no longer says why not. */
static void
test_reason (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://");
  g_autoptr (AtspiAccessible) row
      = e2e_await (app, ATSPI_ROLE_LIST_ITEM, "Host for DNS");

  g_assert_false (has_no_description (row));
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_press (app, "End");
  e2e_keys_type (app, "a.example");
  g_assert_true (e2e_wait (has_no_description, row));
}

/* An expander row has two objects: one for all of it, and one for its header. */
static gboolean
visit_head (AtspiAccessible *accessible, gpointer data)
{
  AtspiAccessible **head = data;
  g_autofree char *name = atspi_accessible_get_name (accessible, NULL);

  if (atspi_accessible_get_role (accessible, NULL) != ATSPI_ROLE_LIST_ITEM
      || g_strcmp0 (name, "More forms") != 0
      || !e2e_has_state (accessible, ATSPI_STATE_FOCUSABLE))
    return FALSE;
  *head = g_object_ref (accessible);
  return TRUE;
}

/* The other forms expand, show their text, and each is copied by one key press. */
static void
test_more_forms (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (ADDRESS);
  g_autoptr (AtspiAccessible) head = NULL;
  g_autoptr (AtspiAccessible) button = NULL;

  e2e_await_showing (
      app, (const char *[]){
               "For a sentence",
               "For prose and email: keeps its own order and does not affect the "
               "surrounding text. Contains U+2066 LEFT-TO-RIGHT ISOLATE and U+2069 POP "
               "DIRECTIONAL ISOLATE.",
               NULL });
  e2e_visit (app->root, visit_head, &head);
  g_assert_nonnull (head);
  e2e_tab_to (app, head);
  e2e_keys_press (app, "Return");
  button = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Copy HTML Text");
  e2e_await_showing (
      app, (const char *[]){ "<bdi dir=\"ltr\">http://ab.אבג.ex/ב?x=1</bdi>", NULL });
  e2e_tab_to (app, button);
  e2e_keys_press (app, "space");
  e2e_clipboard_await ("<bdi dir=\"ltr\">" ADDRESS "</bdi>");
}

/* A menu button has two objects as well. */
static gboolean
visit_focusable (AtspiAccessible *accessible, gpointer data)
{
  AtspiAccessible **found = data;

  if (!e2e_has_state (accessible, ATSPI_STATE_FOCUSABLE))
    return FALSE;
  *found = g_object_ref (accessible);
  return TRUE;
}

/* From the arrow in the header to a form in the middle of its menu, which says what it
 * copies. One key repeats the form that was chosen. */
static void
test_menu (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (ADDRESS);
  g_autoptr (AtspiAccessible) button
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "More to Copy");
  g_autoptr (AtspiAccessible) arrow = NULL;
  g_autoptr (AtspiAccessible) item = NULL;

  e2e_visit (button, visit_focusable, &arrow);
  g_assert_nonnull (arrow);
  e2e_tab_to (app, arrow);
  e2e_keys_press (app, "space");
  item = e2e_await (app, ATSPI_ROLE_LIST_ITEM, "C string");
  e2e_await_showing (app, (const char *[]){ "None: marks are not enough where there "
                                            "are right-to-left letters or brackets",
                                            NULL });
  for (int i = 0; i < 20; i++)
    e2e_keys_press (app, "Down");
  e2e_await_state (item, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "Return");
  e2e_clipboard_await (C_STRING);
  e2e_await_state (arrow, ATSPI_STATE_FOCUSED, TRUE);
  e2e_clipboard_set ("from before");
  e2e_keys_press (app, "ctrl+shift+c");
  e2e_clipboard_await (C_STRING);
}

/* RFC 5893 §2, rule 1: no label of a right-to-left name begins with a digit. */
static void
test_rejected (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://ab.אבגד.123/");
  g_autoptr (AtspiAccessible) uri = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Copy URI");
  g_autoptr (AtspiAccessible) host
      = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Copy Host for DNS");
  g_autoptr (AtspiAccessible) iri = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Copy IRI");

  e2e_await_state (uri, ATSPI_STATE_SENSITIVE, FALSE);
  e2e_await_state (host, ATSPI_STATE_SENSITIVE, FALSE);
  e2e_await_state (iri, ATSPI_STATE_SENSITIVE, TRUE);
  e2e_tab_to (app, iri);
  e2e_await_showing (app, (const char *[]){ "None: the host is rejected", NULL });
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/copy/press/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_press);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (chords); i++)
    {
      g_autofree char *path = g_strconcat ("/copy/chord/", chords[i].name, NULL);

      g_test_add_data_func (path, &chords[i], test_chord);
    }
  g_test_add_func ("/copy/more-forms", test_more_forms);
  g_test_add_func ("/copy/menu", test_menu);
  g_test_add_func ("/copy/rejected", test_rejected);
  g_test_add_func ("/copy/reason", test_reason);
  return g_test_run ();
}
