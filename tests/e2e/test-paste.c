/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What becomes of what is pasted: cleaned where the documents say so, told, and
 * taken back by one press; and pasted as it is by another key. */

#include "e2e-main.h"

#define LRI "\u2066"
#define PDI "\u2069"
#define LRE "\u202a"
#define PDF "\u202c"
#define MARKS "Display marks around the IRI were taken off"

static const struct
{
  const char *name;
  gboolean last; /* by the last of the documents, the URL Standard */
  const char *pasted;
  const char *text;
  const char *toast;
} rows[] = {
  /* 3987bis-00 §4.1: what is around an IRI is no part of it. */
  { "isolate", FALSE, LRI "http://א.ex/" PDI, "http://א.ex/", MARKS },
  { "embedding", FALSE, LRE "http://א.ex/" PDF, "http://א.ex/", MARKS },
  { "one-side", FALSE, "\u200ehttp://א.ex/", "http://א.ex/", MARKS },
  /* What is inside is a finding. */
  { "inside", FALSE, "http://a/\u200eb", "http://a/\u200eb", NULL },
  /* RFC 3987 strips nothing else. */
  { "space", FALSE, " http://a/ ", " http://a/ ", NULL },
  /* The URL Standard, basic URL parser, steps 1 and 3. */
  { "url-space", TRUE, "\n http://a/ \n", "http://a/",
    "Control characters and spaces around it were removed" },
  { "url-line-ends", TRUE, LRI "http://a/\nb" PDI, "http://a/b",
    MARKS "; Tabs and line ends were removed" },
};

static const struct
{
  const char *name;
  const char *list;
  const char *text;
  const char *toast;
} lists[] = {
  /* RFC 2483 §5: lines end in CR LF, and "#" begins a comment. */
  { "uri", "# a comment\r\nhttp://a/%C3%A9\r\n", "http://a/%C3%A9", NULL },
  { "file", "file:///home/caf%C3%A9%20%FF.txt\r\n",
    "file:///home/café%20%FF.txt", "The name of the file was decoded" },
  { "several", "http://a/\r\nhttp://b/\r\n", "http://a/",
    "The first of 2 addresses was taken" },
};

static void
focus_empty (E2eApp *app, AtspiAccessible *entry)
{
  e2e_await_text (entry, "");
  e2e_keys_press (app, "ctrl+l");
}

static void
read_by_last (E2eApp *app)
{
  e2e_keys_press (app, "ctrl+d");
  e2e_keys_press (app, "space");
  e2e_keys_press (app, "End");
  e2e_keys_press (app, "Return");
}

static void
test_paste (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  if (rows[i].last)
    read_by_last (app);
  focus_empty (app, entry);
  e2e_clipboard_set (rows[i].pasted);
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, rows[i].text);
  if (rows[i].toast == NULL)
    return;
  e2e_await_showing (app, (const char *[]){ rows[i].toast, NULL });
  /* First what was taken off, then what was pasted. */
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, rows[i].pasted);
  e2e_keys_press (app, "ctrl+z");
  e2e_await_text (entry, "");
}

/* A list is taken where there is one, though there is text, too. */
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
  if (lists[i].toast != NULL)
    e2e_await_showing (app, (const char *[]){ lists[i].toast, NULL });
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

/* The toast has a button, which the keyboard comes to. */
static void
test_undo_button (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  g_autoptr (AtspiAccessible) undo = NULL;

  focus_empty (app, entry);
  e2e_clipboard_set (LRI "http://a/" PDI);
  e2e_keys_press (app, "ctrl+v");
  e2e_await_text (entry, "http://a/");
  undo = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Undo");
  e2e_click (app, undo);
  e2e_await_text (entry, LRI "http://a/" PDI);
}

/* A piece in the middle of an address is no address: it is not prepared. */
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
  g_test_add_func ("/paste/as-it-is", test_as_it_is);
  g_test_add_func ("/paste/undo-button", test_undo_button);
  g_test_add_func ("/paste/piece", test_piece);
  return g_test_run ();
}
