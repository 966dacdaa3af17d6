/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The clipboard contents that the window offers. */

#include "scope-copy-command.h"
#include "scope-copy-menu-row.h"
#include "scope-copy-menu.h"
#include "scope-settings.h"
#include "scope-window.h"

#include <string.h>

#define TEXT "text/plain;charset=utf-8"

/* The link for http://אב.example/. */
#define HTML_LINK                                                                      \
  "<a dir=\"ltr\" href=\"http://xn--4dbc.example/\">http://אב.example/</a>"
#define MARKDOWN "[\u2066http://אב.example/\u2069](<http://xn--4dbc.example/>)"

static const char latex[]
    = "\\href{http://xn--4dbc.example/}"
      "{\\ifdefined\\LR\\expandafter\\LR\\fi{http://אב.example/}}";

static ScopeWindow *
window_with (const char *iri)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);

  scope_window_show_iri (window, iri);
  return window;
}

static void
on_result (GObject *source, GAsyncResult *result, gpointer data)
{
  GAsyncResult **there = data;

  *there = g_object_ref (result);
}

static GAsyncResult *
await (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return *result;
}

static gboolean
is_offered (GtkWidget *widget, const char *type)
{
  return gdk_content_formats_contain_mime_type (
      gdk_clipboard_get_formats (gtk_widget_get_clipboard (widget)), type);
}

/* Returns the contents of the clipboard in @type. */
static GBytes *
read_type (GtkWidget *widget, const char *type)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (widget);
  GOutputStream *out = g_memory_output_stream_new_resizable ();
  g_autoptr (GAsyncResult) opened = NULL;
  GAsyncResult *copied = NULL;
  GInputStream *in;
  GBytes *bytes;

  gdk_clipboard_read_async (clipboard, (const char *[]){ type, NULL },
                            G_PRIORITY_DEFAULT, NULL, on_result, &opened);
  in = gdk_clipboard_read_finish (clipboard, await (&opened), NULL, NULL);
  g_assert_nonnull (in);
  g_output_stream_splice_async (out, in,
                                G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE
                                    | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                G_PRIORITY_DEFAULT, NULL, on_result, &copied);
  g_output_stream_splice_finish (out, await (&copied), NULL);
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
  g_object_unref (copied);
  g_object_unref (in);
  g_object_unref (out);
  return bytes;
}

static char *
read_text (GtkWidget *widget)
{
  g_autoptr (GBytes) bytes = read_type (widget, TEXT);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
test_copy (void)
{
  static const struct
  {
    const char *id;
    const char *text;
  } expected[] = {
    { "punycode", "http://xn--4dbc.example/" },
    { "link", "http://אב.example/" },
    { "host-unicode", "אב.example" },
    { "domain", "xn--4dbc.example" },
    { "display", NULL }, /* depends on the convention: tested elsewhere */
    { "html-references", "http://&#x5D0;&#x5D1;.example/" },
    { "xml-references", "http://&#x5D0;&#x5D1;.example/" },
    { "charset", NULL }, /* no charset is chosen */
    { "c", "\"http://\\u05d0\\u05d1.example/\"" },
    { "json", "\"http://\\u05d0\\u05d1.example/\"" },
    { "python", "\"http://\\u05d0\\u05d1.example/\"" },
    { "uri", "http://xn--4dbc.example/" },
    { "host", "xn--4dbc.example" },
    { "iri", "http://אב.example/" },
    { "isolate", "\u2066http://אב.example/\u2069" },
    { "visual", "http://בא.example/" },
    { "embed", "\u202ahttp://אב.example/\u202c" },
    { "lrm", NULL }, /* not available: see below */
    { "html", "<bdi dir=\"ltr\">http://אב.example/</bdi>" },
    { "html-link", HTML_LINK },
    { "markdown", MARKDOWN },
    { "latex", latex },
  };
  ScopeWindow *window = window_with ("http://אב.example/");

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const IriCopyForm *form = iri_copy_form_find (expected[i].id);
      const char *action = scope_copy_command_action (form);
      g_autofree char *text = NULL;

      if (expected[i].text == NULL)
        continue;
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
      text = read_text (GTK_WIDGET (window));
      g_assert_cmpstr (text, ==, expected[i].text);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Marks are enough, and available, only for IRIs without right-to-left characters. */
static void
test_copy_marks (void)
{
  ScopeWindow *window = window_with ("http://a/");
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-lrm", NULL);
  text = read_text (GTK_WIDGET (window));
  g_assert_cmpstr (text, ==, "\u200ehttp://a/\u200e");
  scope_window_show_iri (window, "http://א/");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-lrm", NULL);
  same = read_text (GTK_WIDGET (window));
  g_assert_cmpstr (same, ==, text);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* RFC 2483 §5: one URI per line, each line ending in CRLF. There are only URIs in it,
 * no references. */
static void
test_copy_list (void)
{
  ScopeWindow *window = window_with ("http://אב.example/");
  GtkWidget *widget = GTK_WIDGET (window);
  g_autoptr (GBytes) list = NULL;
  const char *expected = "http://xn--4dbc.example/\r\n";

  gtk_widget_activate_action (widget, "win.copy-uri", NULL);
  list = read_type (widget, "text/uri-list");
  g_assert_cmpmem (g_bytes_get_data (list, NULL), g_bytes_get_size (list), expected,
                   strlen (expected));
  gtk_widget_activate_action (widget, "win.copy-iri", NULL);
  g_assert_false (is_offered (widget, "text/uri-list"));
  scope_window_show_iri (window, "a/b");
  gtk_widget_activate_action (widget, "win.copy-uri", NULL);
  g_assert_false (is_offered (widget, "text/uri-list"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A picture or a report is made in a thread. Until it is ready, the clipboard keeps its
 * contents. */
typedef struct
{
  const char *action;
  const char *type;
  const char *begin;
} LargeRow;

static const LargeRow large_rows[] = {
  { "win.copy-png", "image/png", "\x89PNG\r\n\x1a\n" },
  { "win.copy-svg", "image/svg+xml", "<?xml " },
  { "win.copy-card", "image/png", "\x89PNG\r\n\x1a\n" },
  { "win.copy-card-svg", "image/svg+xml", "<?xml " },
  { "win.copy-report", TEXT, "{\"input\":\"http://" },
};

static GBytes *
copy_large (GtkWidget *widget, const LargeRow *row)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (widget);
  GdkContentProvider *before;

  gdk_clipboard_set_text (clipboard, "from before");
  before = gdk_clipboard_get_content (clipboard);
  g_assert_true (gtk_widget_activate_action (widget, row->action, NULL));
  while (gdk_clipboard_get_content (clipboard) == before)
    g_main_context_iteration (NULL, TRUE);
  return read_type (widget, row->type);
}

static void
test_copy_large (gconstpointer data)
{
  const LargeRow *row = data;
  ScopeWindow *window = window_with ("http://אב.example/");
  g_autoptr (GBytes) made = copy_large (GTK_WIDGET (window), row);

  g_assert_cmpuint (g_bytes_get_size (made), >, strlen (row->begin));
  g_assert_cmpmem (g_bytes_get_data (made, NULL), strlen (row->begin), row->begin,
                   strlen (row->begin));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The picture is that of the window: with its font, and with outlines in high
 * contrast. */
static void
test_copy_look (void)
{
  static const LargeRow svg = { "win.copy-svg", "image/svg+xml", NULL };
  GSettings *settings = scope_settings_get ();
  ScopeWindow *window = window_with ("http://אב.example/");
  g_autoptr (GBytes) plain = copy_large (GTK_WIDGET (window), &svg);
  g_autoptr (GBytes) chosen = NULL;
  g_autoptr (GBytes) outlined = NULL;

  g_settings_set_string (settings, "picture-font", "DejaVu Serif");
  chosen = copy_large (GTK_WIDGET (window), &svg);
  g_settings_reset (settings, "picture-font");
  g_settings_set_string (settings, "contrast", "high");
  outlined = copy_large (GTK_WIDGET (window), &svg);
  g_settings_reset (settings, "contrast");
  g_assert_null (g_strrstr_len (g_bytes_get_data (plain, NULL),
                                (gssize) g_bytes_get_size (plain),
                                "font-family:\"DejaVu Serif\""));
  g_assert_nonnull (g_strrstr_len (g_bytes_get_data (chosen, NULL),
                                   (gssize) g_bytes_get_size (chosen),
                                   "font-family:\"DejaVu Serif\""));
  g_assert_false (g_bytes_equal (plain, outlined));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The button repeats the form that was chosen in its menu, not one copied in another
 * way. */
static void
test_copy_last (void)
{
  ScopeWindow *window = window_with ("http://אב.example/");
  GtkWidget *widget = GTK_WIDGET (window);
  g_autofree char *chosen = NULL;
  g_autofree char *again = NULL;

  gtk_widget_activate_action (widget, "win.copy-as", "s", "python");
  chosen = read_text (widget);
  g_assert_cmpstr (chosen, ==, "\"http://\\u05d0\\u05d1.example/\"");
  gtk_widget_activate_action (widget, "win.copy-iri", NULL);
  gtk_widget_activate_action (widget, "win.copy-as", "s", "no such form");
  gtk_widget_activate_action (widget, "win.copy-last", NULL);
  again = read_text (widget);
  g_assert_cmpstr (again, ==, chosen);
  gtk_widget_activate_action (widget, "win.copy-as", "s", "uri");
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
find_menu (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = SCOPE_IS_COPY_MENU (child) ? child : find_menu (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static guint
count_rows (GtkWidget *widget, const IriCopyForm *kind)
{
  guint n = SCOPE_IS_COPY_MENU_ROW (widget)
            && scope_copy_menu_row_get_kind (SCOPE_COPY_MENU_ROW (widget)) == kind;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child, kind);
  return n;
}

/* Every form with an action is in the menu once, and the menu is empty until it
 * opens. */
static void
test_menu (void)
{
  ScopeWindow *window = window_with ("http://אב.example/");
  GtkWidget *menu = find_menu (GTK_WIDGET (window));
  const IriCopyForm *kind;

  for (guint i = 0; (kind = scope_copy_command_at (i)) != NULL; i++)
    g_assert_cmpuint (count_rows (menu, kind), ==, 0);
  gtk_window_present (GTK_WINDOW (window));
  gtk_popover_popup (GTK_POPOVER (menu));
  for (guint i = 0; (kind = scope_copy_command_at (i)) != NULL; i++)
    g_assert_cmpuint (count_rows (menu, kind), ==,
                      scope_copy_command_action (kind) != NULL ? 1 : 0);
  gtk_popover_popdown (GTK_POPOVER (menu));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/copying/forms", test_copy);
  g_test_add_func ("/copying/marks", test_copy_marks);
  g_test_add_func ("/copying/list", test_copy_list);
  for (gsize i = 0; i < G_N_ELEMENTS (large_rows); i++)
    {
      g_autofree char *path
          = g_strconcat ("/copying/large/", large_rows[i].action + 9, NULL);

      g_test_add_data_func (path, &large_rows[i], test_copy_large);
    }
  g_test_add_func ("/copying/look", test_copy_look);
  g_test_add_func ("/copying/last", test_copy_last);
  g_test_add_func ("/copying/menu", test_menu);
  return g_test_run ();
}
