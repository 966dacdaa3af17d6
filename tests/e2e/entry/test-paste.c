/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Pasted text is cleaned up as the standards say, and one key press undoes that;
 * another key pastes it unchanged. tests/app/test-paste.c tests what is reported about
 * it. */

#include "e2e-main.h"

#define LRI "\u2066"
#define PDI "\u2069"
#define LRE "\u202a"
#define PDF "\u202c"

static const struct
{
  const char *name;
  gboolean last; /* use the last standard, the URL Standard */
  const char *pasted;
  const char *text;
  gboolean cleaned;
} rows[] = {
  /* 3987bis-00 §4.1: marks around an IRI are not part of it. */
  { "isolate", FALSE, LRI "http://א.ex/" PDI, "http://א.ex/", TRUE },
  { "embedding", FALSE, LRE "http://א.ex/" PDF, "http://א.ex/", TRUE },
  { "one-side", FALSE, "\u200ehttp://א.ex/", "http://א.ex/", TRUE },
  /* Marks inside the IRI are findings. */
  { "inside", FALSE, "http://a/\u200eb", "http://a/\u200eb", FALSE },
  /* What people copy with an IRI: RFC 3986, appendix C. */
  { "space", FALSE, " http://a/ ", "http://a/", TRUE },
  { "line-end", FALSE, "bücher.example\n", "bücher.example", TRUE },
  { "angles", FALSE, "<http://a/>", "http://a/", TRUE },
  { "html", FALSE, "<a dir=\"ltr\" href=\"http://a/?b&amp;c\">d</a>", "http://a/?b&c",
    TRUE },
  { "latex", FALSE, "\\href{http://a/\\%41}{b}", "http://a/%41", TRUE },
  { "json", FALSE, "\"http://\\u05d0.example/\"", "http://א.example/", TRUE },
  { "defanged", FALSE, "hxxps://evil[.]example/", "https://evil.example/", TRUE },
  { "sentence", FALSE, "See http://א.example/, please", "http://א.example/", TRUE },
  /* The URL Standard, basic URL parser, steps 1 and 3. */
  { "url-space", TRUE, "\n http://a/ \n", "http://a/", TRUE },
  { "url-line-ends", TRUE, LRI "http://a/\nb" PDI, "http://a/b", TRUE },
};

static const struct
{
  const char *name;
  const char *list;
  const char *text;
} lists[] = {
  /* RFC 2483 §5: lines end in CR LF, and "#" begins a comment. */
  { "uri", "# a comment\r\nhttp://a/%C3%A9\r\n", "http://a/%C3%A9" },
  { "file", "file:///home/caf%C3%A9%20%FF.txt\r\n", "file:///home/café%20%FF.txt" },
  { "several", "http://a/\r\nhttp://b/\r\n", "http://a/" },
  { "not-utf-8", "http://a/caf\xe9\r\n", "http://a/caf%E9" },
  /* The text that is offered too is taken instead. */
  { "only-comments", "# a comment\r\n", "a file" },
};

static void
focus_empty (E2eApp *app, AtspiAccessible *entry)
{
  e2e_await_text (entry, "");
  e2e_keys_press (app, "ctrl+l");
}

static void
read_by_browsers (E2eApp *app)
{
  e2e_keys_press (app, "ctrl+d");
  e2e_keys_press (app, "space");
  e2e_keys_press (app, "Home");
  e2e_keys_press (app, "Return");
}

static void
test_paste (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  if (rows[i].last)
    read_by_browsers (app);
  focus_empty (app, entry);
  e2e_clipboard_set (rows[i].pasted);
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, rows[i].text);
  if (!rows[i].cleaned)
    return;
  /* The first undo restores the removed characters, the second removes the pasted
   * text. */
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, rows[i].pasted);
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, "");
}

/* A list of URIs is preferred to text. */
static void
test_list (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  focus_empty (app, entry);
  e2e_clipboard_set_list (lists[i].list, "a file");
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, lists[i].text);
}

static void
test_as_it_is (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  focus_empty (app, entry);
  e2e_clipboard_set (LRI "http://a/" PDI);
  e2e_keys_press (app, "ctrl+shift+v");
  e2e_await_text (entry, LRI "http://a/" PDI);
}

/* Text pasted into an IRI is a fragment of it and is not cleaned up. */
static void
test_piece (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("http://a/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, "http://a/");
  e2e_keys_press (app, "ctrl+l");
  e2e_keys_press (app, "End");
  e2e_clipboard_set (LRI "b" PDI);
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, "http://a/b");
}

/* From the start to the Punycode of a bare host on the clipboard in two keys, whose
 * text stays as it is. The A-label is that of RFC 3492's bücher. */
static void
test_two_keys (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_clipboard_set ("bücher.example");
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, "bücher.example");
  e2e_keys_press (app, "alt+2");
  e2e_clipboard_await ("xn--bcher-kva.example");
}

/* An entry, and the keys that show it and give it the focus. */
static const struct
{
  const char *name;
  const char *entry;
  const char *page;
  const char *focus;
} entries[] = {
  { "first", "IRI", "ctrl+1", "ctrl+l" },
  { "second", "Second IRI", "ctrl+2", "ctrl+shift+l" },
  { "base", "Base", "ctrl+6", "ctrl+shift+l" },
};

/* Pastes text that is cleaned up into one of @entries. Returns the entry. */
static AtspiAccessible *
paste_into (E2eApp *app, gsize i)
{
  g_autoptr (AtspiAccessible) first = e2e_await_entry (app);
  AtspiAccessible *entry;

  focus_empty (app, first);
  e2e_keys_press (app, entries[i].page);
  entry = e2e_await (app, ATSPI_ROLE_TEXT, entries[i].entry);
  e2e_keys_press (app, entries[i].focus);
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_clipboard_set ("<http://a/>");
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, "http://a/");
  return entry;
}

static gboolean
has_no_undo (gpointer app)
{
  g_autoptr (AtspiAccessible) undo = e2e_find (app, ATSPI_ROLE_PUSH_BUTTON, "Undo");

  return undo == NULL;
}

/* The button of the message restores what was pasted, in the entry that it was pasted
 * into, and the message is gone. */
static void
test_undo_button (gconstpointer data)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = paste_into (app, GPOINTER_TO_SIZE (data));
  g_autoptr (AtspiAccessible) undo = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Undo");

  e2e_click (app, undo);
  e2e_await_text (entry, "<http://a/>");
  g_assert_true (e2e_wait (has_no_undo, app));
}

typedef struct
{
  E2eApp *app;
  int width;
} Resizing;

static gboolean
is_resized (gpointer data)
{
  Resizing *to = data;

  return e2e_get_extents (to->app->root).width == to->width;
}

/* The program, which must not warn, lays out the message with its window: at each size,
 * and when sizes follow each other faster than frames. */
static void
test_resize (void)
{
  enum
  {
    TIMES = 20,
    STEP = 40
  };
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = paste_into (app, 0);
  g_autoptr (AtspiAccessible) undo = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Undo");

  for (int i = 0; i < TIMES; i++)
    {
      Resizing to = { app, i % 2 == 0 ? 360 + STEP * i : 1200 - STEP * i };

      e2e_app_resize (app, to.width + 2 * app->margin, 640);
      if (i < TIMES / 2 || i == TIMES - 1)
        g_assert_true (e2e_wait (is_resized, &to));
    }
}

/* An argument is read as it is meant, and a key undoes that. */
static void
test_argument (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("hxxps://evil[.]example/");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, "https://evil.example/");
  e2e_await_state (entry, ATSPI_STATE_FOCUSED, TRUE);
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, "hxxps://evil[.]example/");
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/paste/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_paste);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *path = g_strconcat ("/paste/list/", lists[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_list);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *path
          = g_strconcat ("/paste/undo-button/", entries[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_undo_button);
    }
  g_test_add_func ("/paste/resize", test_resize);
  g_test_add_func ("/paste/as-it-is", test_as_it_is);
  g_test_add_func ("/paste/piece", test_piece);
  g_test_add_func ("/paste/two-keys", test_two_keys);
  g_test_add_func ("/paste/argument", test_argument);
  return g_test_run ();
}
