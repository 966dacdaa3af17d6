/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The order in which a host is drawn, in every text of every page:
 * docs/decisions/order-of-hosts.md. The host has two labels from right to left, which
 * only a text that isolates them has in order. */

#include "scope-entry.h"
#include "scope-window-private.h"
#include "window-rest.h"

#include <string.h>

#define FIRST "\u05D0\u05D1"
#define SECOND "\u05D2\u05D3"
#define HOST "ab." FIRST "." SECOND
#define IRI "http://" HOST "/ef?g=1"

static const struct
{
  const char *page;
  guint n_hosts; /* of the texts that have a host alone or in a sentence, at least */
  guint n_iris;  /* of those with the whole IRI */
} rows[] = {
  { "inspect", 1, 1 },  { "host", 1, 1 },    { "characters", 1, 1 },
  { "readings", 1, 1 }, { "resolve", 1, 1 }, { "compare", 1, 1 },
};

/* What was found on a page. */
typedef struct
{
  const char *page;
  guint n_hosts;
  guint n_iris;
} Count;

/* Where the character at @index of the layout is, from the left; -1 if the other one is
 * in another line. */
static gboolean
find_places (PangoLayout *layout, int first, int second, int *left, int *right)
{
  PangoRectangle a, b;

  pango_layout_index_to_pos (layout, first, &a);
  pango_layout_index_to_pos (layout, second, &b);
  *left = MIN (a.x, a.x + a.width);
  *right = MIN (b.x, b.x + b.width);
  return a.y == b.y;
}

/* Compares the order of both labels in the layout of @text. */
static void
check_layout (Count *count, PangoLayout *layout, const char *text)
{
  const char *shown = pango_layout_get_text (layout);
  const char *first = strstr (shown, FIRST);
  const char *second = first != NULL ? strstr (first, SECOND) : NULL;
  gboolean whole = strstr (text, "://ab.") != NULL;
  int left, right;

  if (second == NULL
      || !find_places (layout, (int) (first - shown), (int) (second - shown), &left,
                       &right))
    return;
  if ((left < right) == whole)
    g_test_fail_printf ("%s: %s", count->page, text);
  if (whole)
    count->n_iris++;
  else
    count->n_hosts++;
}

static void
check_texts (Count *count, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_layout (count, gtk_label_get_layout (GTK_LABEL (widget)),
                  gtk_label_get_text (GTK_LABEL (widget)));
  if (SCOPE_IS_ENTRY (widget))
    check_layout (count, scope_entry_get_layout (SCOPE_ENTRY (widget)),
                  gtk_editable_get_text (GTK_EDITABLE (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_texts (count, child);
}

static void
test_page (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  Count count = { .page = rows[i].page };

  gtk_window_set_default_size (GTK_WINDOW (window), 1600, 1200);
  gtk_window_present (GTK_WINDOW (window));
  scope_document_set_text (window->second, "http://" HOST "/");
  scope_document_set_text (window->base, "http://a.example/");
  scope_window_show_iri (window, IRI);
  g_assert_true (scope_window_show_page (window, rows[i].page));
  window_run_to_rest (window);
  check_texts (&count, GTK_WIDGET (window));
  g_test_message ("%u hosts, %u IRIs", count.n_hosts, count.n_iris);
  g_assert_cmpuint (count.n_hosts, >=, rows[i].n_hosts);
  g_assert_cmpuint (count.n_iris, >=, rows[i].n_iris);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/order-of-hosts/", rows[i].page, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_page);
    }
  return g_test_run ();
}
