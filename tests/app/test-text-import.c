/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the page Text takes from the clipboard: every byte of a text, or the file that a
 * list of URIs (RFC 2483 §5) begins with. tests/e2e/entry/test-drop.c tests drops. */

#include "scope-clipboard.h"
#include "scope-text-import.h"
#include "scope-text-page.h"

#include <string.h>

#define LIST "text/uri-list"
#define TEXT "text/plain;charset=utf-8"
#define BYTES(text) text, sizeof text - 1

static const struct
{
  const char *name;
  const char *type;
  const char *bytes;
  gsize length;
  const char *text; /* (nullable): offered as well */
  const char *file; /* (nullable): the URI of the file that is opened */
  const char *read; /* (nullable): the text that is read, of the length of the bytes */
} rows[] = {
  { "text", TEXT, BYTES ("See http://a.example/é\n"), NULL, NULL,
    "See http://a.example/é\n" },
  { "not-utf-8", TEXT, BYTES ("http://a.example/\xe9\nhttp://b.example/\n"), NULL, NULL,
    "http://a.example/\xe9\nhttp://b.example/\n" },
  { "nul", TEXT, BYTES ("http://a.example/\0http://b.example/"), NULL, NULL,
    "http://a.example/\0http://b.example/" },
  { "without-charset", "text/plain", BYTES ("http://a.example/é"), NULL, NULL,
    "http://a.example/é" },
  { "empty", TEXT, BYTES (""), NULL, NULL, "" },
  { "file", LIST, BYTES ("file:///a%20b\r\n"), NULL, "file:///a%20b", NULL },
  { "file-in-capitals", LIST, BYTES ("FILE:///a\r\n"), NULL, "file:///a", NULL },
  { "file-and-name", LIST, BYTES ("# a comment\r\nfile:///a\r\n"), "/a", "file:///a",
    NULL },
  { "files", LIST, BYTES ("file:///a\r\nfile:///b\r\n"), NULL, "file:///a", NULL },
  { "uris", LIST, BYTES ("http://a.example/\r\nhttp://b.example/\r\n"), NULL, NULL,
    "http://a.example/\r\nhttp://b.example/\r\n" },
  { "uri-and-text", LIST, BYTES ("http://a.example/\r\n"), "http://a.example/", NULL,
    "http://a.example/\r\n" },
  { "comments", LIST, BYTES ("# http://a.example/\r\n"), NULL, NULL,
    "# http://a.example/\r\n" },
  { "picture", "image/png", BYTES ("\x89PNG"), NULL, NULL, NULL },
};

typedef struct
{
  GFile *file;
  GBytes *text;
  gboolean done;
} Imported;

static void
on_imported (GFile *file, GBytes *text, gpointer data)
{
  Imported *self = data;

  g_set_object (&self->file, file);
  self->text = text != NULL ? g_bytes_ref (text) : NULL;
  self->done = TRUE;
}

static void
import (Imported *imported)
{
  scope_text_import (G_OBJECT (gdk_display_get_clipboard (gdk_display_get_default ())),
                     on_imported, imported);
  while (!imported->done)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_row (gconstpointer data)
{
  gsize row = GPOINTER_TO_SIZE (data);
  g_autoptr (GBytes) bytes = g_bytes_new_static (rows[row].bytes, rows[row].length);
  GtkWidget *window = gtk_window_new ();
  Imported imported = { 0 };

  scope_clipboard_set_bytes (window, bytes, rows[row].type, rows[row].text);
  import (&imported);
  if (imported.file != NULL)
    {
      g_autofree char *uri = g_file_get_uri (imported.file);

      g_assert_cmpstr (uri, ==, rows[row].file);
    }
  else
    g_assert_null (rows[row].file);
  g_assert_cmpint (imported.text != NULL, ==, rows[row].read != NULL);
  if (imported.text != NULL)
    g_assert_cmpmem (g_bytes_get_data (imported.text, NULL),
                     g_bytes_get_size (imported.text), rows[row].read,
                     rows[row].length);
  g_clear_object (&imported.file);
  g_clear_pointer (&imported.text, g_bytes_unref);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A text that is much longer than a pipe holds. */
static void
test_long (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  GtkWidget *window = gtk_window_new ();
  Imported imported = { 0 };

  while (text->len < 1 << 20)
    g_string_append_printf (text, "http://a.example/%zu\n", text->len);
  bytes = g_bytes_new_static (text->str, text->len);
  scope_clipboard_set_bytes (window, bytes, TEXT, NULL);
  import (&imported);
  g_assert_true (g_bytes_equal (imported.text, bytes));
  g_bytes_unref (imported.text);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The text arrives after the window was closed. */
static void
test_closed (void)
{
  g_autoptr (ScopeDocument) document = scope_document_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (SCOPE_TYPE_TEXT_PAGE, "document", document, NULL);
  Imported imported = { 0 };

  gtk_window_set_child (GTK_WINDOW (window), page);
  scope_clipboard_set_text (window, "http://a.example/");
  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  gtk_widget_activate_action (page, "text.paste", NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  import (&imported);
  while (page != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_bytes_unref (imported.text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/text-import/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_row);
    }
  g_test_add_func ("/text-import/long", test_long);
  g_test_add_func ("/text-import/closed", test_closed);
  return g_test_run ();
}
