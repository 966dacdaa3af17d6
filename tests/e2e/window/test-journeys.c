/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Tasks of a user who has only a keyboard and a screen reader. */

#include "e2e-files.h"
#include "e2e-main.h"
#include "e2e-translate.h"

/* Types into the entry called @name, which has the focus after @chord. */
static void
paste (E2eApp *app, const char *chord, const char *name, const char *text)
{
  g_autoptr (AtspiAccessible) first = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) entry = NULL;

  e2e_await_state (first, ATSPI_STATE_FOCUSED, TRUE);
  e2e_clipboard_set (text);
  e2e_keys_press (app, chord);
  entry = e2e_await (app, ATSPI_ROLE_TEXT, name);
  e2e_keys_press (app, "ctrl+a");
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, text);
}

/* The entry has the focus at the start and has a name; Return commits the typed text,
 * Escape restores the last one. */
static void
test_enter (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await (app, ATSPI_ROLE_TEXT, "IRI");

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_type (app, "http://ab.אבג.ex/ב");
  e2e_await_text (entry, "http://ab.אבג.ex/ב");
  e2e_keys_press (app, "Return");
  e2e_keys_type (app, "/c");
  e2e_await_text (entry, "http://ab.אבג.ex/ב/c");
  e2e_keys_press (app, "Escape");
  e2e_await_text (entry, "http://ab.אבג.ex/ב");
}

/* UTS #39 §5.1: Cyrillic and Latin letters in one label. */
static void
test_hear_the_verdict (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);

  paste (app, "ctrl+l", "IRI", "http://p\u0430ypal.com/");
  g_object_unref (e2e_await (app, E2E_ROLE_VERDICT,
                             "Warning: \u2066xn--pypal-4ve.com\u2069 mixes "
                             "Latin and Cyrillic letters"));
  paste (app, "ctrl+l", "IRI", "http://example.com/");
  g_object_unref (
      e2e_await (app, E2E_ROLE_VERDICT, "Valid: Goes to \u2066example.com\u2069"));
}

#if GTK_CHECK_VERSION(4, 18, 0)

#define EVENT "object:announcement"

static gboolean
tells (AtspiEvent *event, const char *text)
{
  return G_VALUE_HOLDS_STRING (&event->any_data)
         && e2e_is_translation (g_value_get_string (&event->any_data), text);
}

#else

#define EVENT "object:property-change:accessible-name"

static gboolean
tells (AtspiEvent *event, const char *text)
{
  g_autofree char *name = atspi_accessible_get_name (event->source, NULL);

  return atspi_accessible_get_role (event->source, NULL) == E2E_ROLE_VERDICT
         && e2e_is_translation (name, text);
}

#endif

static void
on_event (AtspiEvent *event, gpointer data)
{
  gboolean *heard = data;

  if (tells (event, "Valid: Goes to \u2066a.example\u2069"))
    *heard = TRUE;
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

static gboolean
is_heard (gpointer data)
{
  gboolean *heard = data;

  return *heard;
}

/* The verdict must be found without searching, and an empty window has none. A screen
 * reader queries the relations of the object that has the focus. */
static void
test_hear_it_come (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  gboolean heard = FALSE;
  AtspiEventListener *listener = atspi_event_listener_new (on_event, &heard, NULL);

  atspi_event_listener_register (listener, EVENT, NULL);
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  g_array_unref (atspi_accessible_get_relation_set (entry, NULL));
  e2e_keys_type (app, "http://a.example");
  g_assert_true (e2e_wait (is_heard, &heard));
  atspi_event_listener_deregister (listener, EVENT, NULL);
  g_object_unref (listener);
}

static gboolean
visit_button (AtspiAccessible *accessible, gpointer data)
{
  AtspiAccessible **button = data;

  if (e2e_get_role (accessible) != ATSPI_ROLE_PUSH_BUTTON)
    return FALSE;
  *button = g_object_ref (accessible);
  return TRUE;
}

/* The fix is the first button of the list, and its name says what it does. */
static void
test_fix_the_first_finding (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) list = NULL;
  g_autoptr (AtspiAccessible) button = NULL;
  g_autofree char *name = NULL;

  paste (app, "ctrl+l", "IRI", "http://a.ex/b c");
  list = e2e_await (app, ATSPI_ROLE_LIST, "Findings");
  g_assert_true (e2e_visit (list, visit_button, &button));
  name = atspi_accessible_get_name (button, NULL);
  g_assert_true (e2e_is_translation (name, "Percent-encode the space"));
  e2e_tab_to (app, button);
  e2e_keys_press (app, "space");
  e2e_await_text (entry, "http://a.ex/b%20c");
}

static void
test_copy_the_uri (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);

  paste (app, "ctrl+l", "IRI", "http://bücher.example/é");
  e2e_keys_press (app, "ctrl+shift+c");
  e2e_clipboard_await ("http://xn--bcher-kva.example/%C3%A9");
}

/* RFC 3986 §6.2.2.1. */
static void
test_compare_two (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);

  paste (app, "ctrl+l", "IRI", "HTTP://example.com/");
  paste (app, "ctrl+shift+l", "Second IRI", "http://EXAMPLE.com/");
  e2e_await_showing (
      app, (const char *[]){ "Equal except for capital and small letters", NULL });
  g_object_unref (
      e2e_await (app, E2E_ROLE_VERDICT, "Equal except for capital and small letters"));
}

static void
test_export_the_picture (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "picture.svg", NULL);

  paste (app, "ctrl+l", "IRI", "http://ab.אבג.ex/ב");
  e2e_files_save (app, "SVG", "ab.אבג.ex.svg", path);
  e2e_files_await (path, "<?xml", "</svg>\n");
}

/* 200 links, of which 5 deceive. */
#define FINE "http://c.example/\n"
#define FINE_3 FINE FINE FINE
#define FINE_13 FINE_3 FINE_3 FINE_3 FINE_3 FINE
#define LINKS_40 "http://a.example@b.example/\n" FINE_13 FINE_13 FINE_13
#define LINKS_200 LINKS_40 LINKS_40 LINKS_40 LINKS_40 LINKS_40

#define CHOOSE_DECEPTIVE                                                               \
  { "ctrl+3", "Paste Text", NULL }, { "ctrl+v", "Deceptive (5)", LINKS_200 },          \
  {                                                                                    \
    "alt+d", "200 links in 200 lines · 5 shown", NULL                                  \
  }
#define INSPECT_FIRST                                                                  \
  CHOOSE_DECEPTIVE, { "Return", "Link 1 of 5 · Deceptive", NULL }

#define WANDERING "http://ab.אבגד.123/הו?x=1"

/* A key or chord that someone presses, what the window shows then, and what another
 * program copied before, so that it can be pasted; or NULL. */
typedef struct
{
  const char *chord;
  const char *shown;
  const char *clipboard;
} Press;

/* The keys after the start, with those before the question, and what the last one
 * copies or shows. docs/journeys.md has the keys and the seconds that --verbose
 * prints. */
static const struct
{
  const char *name;
  Press before[7];
  Press presses[9];
  const char *copied;
} tasks[] = {
  { "analyst-destination",
    { { NULL } },
    { { "ctrl+v",
        "Warning: \u2066xn--pypal-4ve.com\u2069 mixes Latin and Cyrillic letters",
        "http://p\u0430ypal.com/" } },
    NULL },
  { "analyst-letters",
    { { NULL } },
    { { "ctrl+v", "Components", "http://p\u0430ypal.com/" },
      { "alt+l",
        "Stored: Scheme “\u2066http\u2069”, Host “\u2066p\u0430ypal.com\u2069”, Path "
        "“\u2066/\u2069”. Registrable domain "
        "“\u2066xn--pypal-4ve.com\u2069 "
        "(\u2066\u2066p\u0430ypal\u2069.\u2066com\u2069\u2069, Cyrillic)”. "
        "Left-to-right embedding: shown in logical order. Scripts: "
        "Latin and Cyrillic. U+0430 looks like “\u2066a\u2069”.",
        NULL } },
    NULL },
  { "analyst-card",
    { { NULL } },
    { { "ctrl+v", "Components", "hxxps://evil[.]example/x" }, { "alt+6", NULL, NULL } },
    "Goes to evil[.]example \u2014 hxxps[://]evil[.]example/x" },
  { "analyst-deceptive", { { NULL } }, { CHOOSE_DECEPTIVE }, NULL },
  { "analyst-next",
    { INSPECT_FIRST },
    { { "alt+Down", "Link 2 of 5 · Deceptive", NULL } },
    NULL },
  { "analyst-back",
    { INSPECT_FIRST },
    { { "ctrl+3", "200 links in 200 lines · 5 shown", NULL } },
    NULL },
  { "teacher-order",
    { { NULL } },
    { { "ctrl+v",
        "Right-to-left addresses look like this. Read each block of right-to-left text "
        "from right to left.",
        "http://example.org/abc/אבגד/1" } },
    NULL },
  { "teacher-rule",
    { { NULL } },
    { { "ctrl+v", "Components", WANDERING },
      { "alt+Page_Down", NULL, NULL },
      { "alt+Page_Down", "HEBREW LETTER ALEF", NULL },
      { "F6", NULL, NULL },
      { "F6", NULL, NULL },
      { "Tab", NULL, NULL },
      { "space", "Stored · 1 of 9", NULL } },
    NULL },
  { "teacher-sentence",
    { { NULL } },
    { { "ctrl+v", "Components", "http://\u05d0.example/\u05d1" },
      { "alt+4", NULL, NULL } },
    "\u2066http://\u05d0.example/\u05d1\u2069" },
  { "developer-punycode",
    { { NULL } },
    { { "ctrl+v", "Components", "b\u00fccher.example" }, { "alt+2", NULL, NULL } },
    "xn--bcher-kva.example" },
  { "developer-uri",
    { { NULL } },
    { { "ctrl+v", "Components", "http://b\u00fccher.example/\u00e9" },
      { "alt+1", NULL, NULL } },
    "http://xn--bcher-kva.example/%C3%A9" },
  { "developer-equivalence",
    { { NULL } },
    { { "ctrl+v", "Components", "HTTP://example.com/" },
      { "ctrl+shift+l", "Second IRI", NULL },
      { "ctrl+v", "Equal except for capital and small letters",
        "http://EXAMPLE.com/" } },
    NULL },
  { "developer-standards",
    { { NULL } },
    { { "ctrl+v", "Components", WANDERING },
      { "alt+Page_Down", NULL, NULL },
      { "alt+Page_Down", NULL, NULL },
      { "alt+Page_Down", "6 of 9 differ", NULL } },
    NULL },
};

static double
get_seconds (void)
{
  return (double) g_get_monotonic_time () / G_USEC_PER_SEC;
}

/* Returns the number of keys. Adds to @seconds the time from each key to what it
 * shows. */
static gsize
press_all (E2eApp *app, const Press *presses, gsize n, double *seconds)
{
  gsize i;

  for (i = 0; i < n && presses[i].chord != NULL; i++)
    {
      if (presses[i].clipboard != NULL)
        e2e_clipboard_set (presses[i].clipboard);
      *seconds -= get_seconds ();
      e2e_keys_press (app, presses[i].chord);
      if (presses[i].shown != NULL)
        e2e_await_showing (app, (const char *[]){ presses[i].shown, NULL });
      *seconds += get_seconds ();
    }
  return i;
}

static void
test_task (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data), n;
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  double seconds = 0;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  press_all (app, tasks[i].before, G_N_ELEMENTS (tasks[i].before), &seconds);
  seconds = 0;
  n = press_all (app, tasks[i].presses, G_N_ELEMENTS (tasks[i].presses), &seconds);
  if (tasks[i].copied != NULL)
    {
      seconds -= get_seconds ();
      e2e_clipboard_await (tasks[i].copied);
      seconds += get_seconds ();
    }
  g_test_message ("%s: %" G_GSIZE_FORMAT " keys, %.1f seconds", tasks[i].name, n,
                  seconds);
}

static void
test_help (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  E2eApp *guide;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  g_test_timer_start ();
  e2e_keys_press (app, "F1");
  guide = e2e_app_await_dialog (app);
  e2e_await_showing (guide, (const char *[]){ "Guide", NULL });
  g_test_message ("teacher-help: 1 key, %.1f seconds", g_test_timer_elapsed ());
  e2e_keys_press (guide, "Escape");
  e2e_app_await_answered (guide);
}

/* The fourth lesson, whose first example ends with four Hebrew letters; the rules that
 * change something are W6, N1, N2, I1 and L2. */
static void
test_class (void)
{
  static const char *const keys[] = { "ctrl+4", "Down", "Down", "Down", "Return" };
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  E2eApp *presentation;

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  g_test_timer_start ();
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    e2e_keys_press (app, keys[i]);
  g_object_unref (e2e_await (app, ATSPI_ROLE_HEADING, "Logical and visual order"));
  e2e_keys_press (app, "F11");
  presentation = e2e_app_await_dialog (app);
  e2e_keys_press (presentation, "End");
  e2e_await_showing (presentation, (const char *[]){ "Shown · 7 of 7", NULL });
  g_test_message ("teacher-class: 7 keys, %.1f seconds", g_test_timer_elapsed ());
  e2e_keys_press (presentation, "Escape");
  e2e_app_await_answered (presentation);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (void);
  } tests[] = {
    { "/journeys/enter", test_enter },
    { "/journeys/hear-the-verdict", test_hear_the_verdict },
    { "/journeys/hear-it-come", test_hear_it_come },
    { "/journeys/fix-the-first-finding", test_fix_the_first_finding },
    { "/journeys/copy-the-uri", test_copy_the_uri },
    { "/journeys/compare-two", test_compare_two },
    { "/journeys/export-the-picture", test_export_the_picture },
    { "/journeys/tasks/teacher-help", test_help },
    { "/journeys/tasks/teacher-class", test_class },
  };

  g_setenv ("GTK_USE_PORTAL", "0", TRUE);
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_func (tests[i].path, tests[i].test);
  for (gsize i = 0; i < G_N_ELEMENTS (tasks); i++)
    {
      g_autofree char *path = g_strconcat ("/journeys/tasks/", tasks[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_task);
    }
  return g_test_run ();
}
