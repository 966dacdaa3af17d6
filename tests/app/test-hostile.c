/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The broken, extreme and cut texts of tests/cli/hostile.py in the window. Nothing
 * warns, and the IRI after each of them is shown as if it were alone. A text in the
 * window ends before a NUL; what pasting and opening files does with one is tested in
 * test-text-import.c and tests/model/test-text.c. */

#include "scope-window-private.h"
#include "window-rest.h"

#include <string.h>

#define LAST "http://last.example/"

static const char *const pages[]
    = { "inspect", "host", "characters", "readings", "resolve", "compare" };

/* On how many of the pages the texts of a group are shown. */
static const struct
{
  const char *group;
  gsize n_pages;
} groups[] = {
  { "small/", G_N_ELEMENTS (pages) },
  { "label/", G_N_ELEMENTS (pages) },
  { "large/", G_N_ELEMENTS (pages) },
  { "largest/", 1 },
};

typedef struct
{
  char *name;
  char *text;
  gsize n_pages; /* 0 for a prefix */
} Row;

static ScopeWindow *
present_window (void)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);

  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static void
check_shown (ScopeWindow *window, const char *text)
{
  ScopeDocument *document = scope_window_get_document (window);
  g_autofree char *shown = g_utf8_make_valid (text, -1);
  const IriReport *report = scope_document_get_report (document);

  g_assert_cmpstr (scope_document_get_text (document), ==, shown);
  g_assert_cmpmem (report->text, report->length, shown, strlen (shown));
}

static void
check_last (ScopeWindow *window)
{
  check_shown (window, LAST);
  g_assert_true (scope_document_get_report (scope_window_get_document (window))->valid);
}

/* On the pages that are about two IRIs the other one is hostile as well. */
static void
test_row (gconstpointer data)
{
  const Row *row = data;
  ScopeWindow *window = present_window ();

  if (row->n_pages > 1)
    {
      scope_document_set_text (window->base, row->text);
      scope_document_set_text (window->second, row->text);
    }
  for (gsize i = 0; i < row->n_pages; i++)
    {
      g_assert_true (scope_window_show_page (window, pages[i]));
      scope_window_show_iri (window, row->text);
      window_run_to_rest (window);
      check_shown (window, row->text);
    }
  scope_window_show_iri (window, LAST);
  window_run_to_rest (window);
  check_last (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Each in the same window. */
static void
test_prefixes (gconstpointer data)
{
  const GArray *rows = data;
  ScopeWindow *window = present_window ();
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = &g_array_index (rows, Row, i);

      if (row->n_pages > 0)
        continue;
      scope_window_show_iri (window, row->text);
      check_shown (window, row->text);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
  scope_window_show_iri (window, LAST);
  window_run_to_rest (window);
  check_last (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gsize
count_pages (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    if (g_str_has_prefix (name, groups[i].group))
      return groups[i].n_pages;
  return 0;
}

/* Reads a line with name and length, and so many bytes, until the end of @bytes. */
static void
read_rows (GBytes *bytes, GArray *rows)
{
  gsize length;
  const char *at = g_bytes_get_data (bytes, &length);
  const char *end = at + length;

  while (at < end)
    {
      const char *line_end = memchr (at, '\n', (gsize) (end - at));
      g_autofree char *line = g_strndup (at, (gsize) (line_end - at));
      char *space = strchr (line, ' ');
      gsize n = g_ascii_strtoull (space + 1, NULL, 10);
      Row row = { g_strndup (line, (gsize) (space - line)), g_strndup (line_end + 1, n),
                  count_pages (line) };

      g_array_append_val (rows, row);
      at = line_end + 1 + n;
    }
}

static GArray *
get_rows (void)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) program = g_subprocess_new (
      G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "python3", g_getenv ("HOSTILE"),
      g_getenv ("EXAMPLES"), g_getenv ("SURVIVE_BYTES"), NULL);

  g_assert_no_error (error);
  g_subprocess_communicate (program, NULL, NULL, &bytes, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (program));
  read_rows (bytes, rows);
  return rows;
}

static void
clear_row (gpointer data)
{
  Row *row = data;

  g_free (row->name);
  g_free (row->text);
}

int
main (int argc, char **argv)
{
  g_autoptr (GArray) rows = NULL;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  rows = get_rows ();
  g_array_set_clear_func (rows, clear_row);
  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = &g_array_index (rows, Row, i);
      g_autofree char *path = g_strconcat ("/hostile/", row->name, NULL);

      if (row->n_pages > 0)
        g_test_add_data_func (path, row, test_row);
    }
  g_test_add_data_func ("/hostile/prefixes", rows, test_prefixes);
  return g_test_run ();
}
