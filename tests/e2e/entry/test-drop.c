/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Dragging from another program: a drop on the entry is an IRI, a drop on the page Text
 * is a text. */

#include "e2e-drag.h"
#include "e2e-main.h"

#include <gio/gio.h>

#define LRI "\u2066"
#define PDI "\u2069"

#define MARKS_GONE "Display marks around the IRI were removed"
#define NAME_DECODED "The name of the file was decoded"

/* The name of a file in its URI (RFC 8089 §2), and as text. */
#define FILE_NAME "/home/me/caf\u00e9 \u05d0.txt"
#define FILE_URI "file:///home/me/caf%C3%A9%20%D7%90.txt"
#define FILE_IRI "file:///home/me/caf\u00e9%20\u05d0.txt"

static const struct
{
  const char *name;
  GdkContentProvider *(*make) (const char *what);
  const char *what;
  const char *text;    /* of the entry, which had "x" before */
  const char *message; /* of a change; NULL if there is none */
  const char *taken;   /* the text before that change */
} rows[] = {
  { "file", e2e_drag_file, FILE_NAME, FILE_IRI, NAME_DECODED, FILE_URI },
  { "uri-list", e2e_drag_list, "# a comment\r\nhttp://a/%C3%A9\r\n", "http://a/%C3%A9",
    NULL, NULL },
  { "uri-list-of-files", e2e_drag_list, FILE_URI "\r\nfile:///b\r\n", FILE_IRI,
    "Only the first of 2 IRIs was inserted", FILE_URI },
  { "uri-list-without-line-end", e2e_drag_list, "http://a/#b", "http://a/#b", NULL,
    NULL },
  { "uri-list-not-utf-8", e2e_drag_list, "http://a/caf\xe9\r\n", "http://a/caf%E9",
    NULL, NULL },
  /* The drop is inserted at the pointer, which is after the text. */
  { "text", e2e_drag_text, "http://a/\u00e9", "xhttp://a/\u00e9", NULL, NULL },
  { "text-with-marks", e2e_drag_text, LRI "http://a/\u00e9" PDI, "xhttp://a/\u00e9",
    MARKS_GONE, "x" LRI "http://a/\u00e9" PDI },
};

static void
test_entry (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (E2eApp) app = e2e_app_start ("x");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);
  AtspiAccessible *undo;

  e2e_await_text (entry, "x");
  e2e_drag (app, rows[i].make (rows[i].what), entry);
  e2e_await_text (entry, rows[i].text);
  if (rows[i].message == NULL)
    return;
  e2e_await_showing (app, (const char *[]){ rows[i].message, NULL });
  undo = e2e_await (app, ATSPI_ROLE_PUSH_BUTTON, "Undo");
  e2e_click (app, undo);
  g_object_unref (undo);
  e2e_await_text (entry, rows[i].taken);
}

/* Nothing is inserted, and the reason is said. */
static void
test_comments (void)
{
  g_autoptr (E2eApp) app = e2e_app_start ("x");
  g_autoptr (AtspiAccessible) entry = e2e_await_entry (app);

  e2e_await_text (entry, "x");
  e2e_drag (app, e2e_drag_list ("# a comment\r\n#http://a/\r\n"), entry);
  e2e_await_showing (app, (const char *[]){ "The list has no IRIs", NULL });
  e2e_await_text (entry, "x");
}

#define TEXT "See http://example.com/ and\nhttp://b.example/\n"

static const char *const found[] = { "2 links in 2 lines", NULL };

/* Opens a page on which a text can be dropped. */
static AtspiAccessible *
await_page (E2eApp *app)
{
  e2e_keys_press (app, "ctrl+3");
  return e2e_await (app, ATSPI_ROLE_LABEL, "Find Links in a Text");
}

static void
test_page_file (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) page = await_page (app);
  g_autofree char *path
      = g_build_filename (g_get_user_runtime_dir (), "dropped é.txt", NULL);

  g_assert_true (g_file_set_contents (path, TEXT, -1, NULL));
  e2e_drag (app, e2e_drag_file (path), page);
  e2e_await_showing (app, (const char *[]){ "dropped é.txt", NULL });
  e2e_await_showing (app, found);
}

static void
test_page_text (void)
{
  g_autoptr (E2eApp) app = e2e_app_start (NULL);
  g_autoptr (AtspiAccessible) page = await_page (app);

  e2e_drag (app, e2e_drag_text (TEXT), page);
  e2e_await_showing (app, found);
}

int
main (int argc, char **argv)
{
  e2e_init (argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/drop/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_entry);
    }
  g_test_add_func ("/drop/uri-list-of-comments", test_comments);
  g_test_add_func ("/drop/page/file", test_page_file);
  g_test_add_func ("/drop/page/text", test_page_text);
  return g_test_run ();
}
