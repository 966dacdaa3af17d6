/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Another IRI is shown from the top of every page that scrolls, so that its verdict is
 * in view. */

#include "scope-characters-page.h"
#include "scope-window-private.h"

#define HOST "http://a.example"
#define PATH "/a/b/c/d/\u05d0\u05d1\u05d2/1/2/3?a=1&b=2#c"

static const struct
{
  const char *name;
  const char *page;
  const char *view; /* of the page Characters, or NULL */
  const char *next;
  gboolean stays;
} rows[] = {
  { "overview", "inspect", NULL, "http://b.example" PATH, FALSE },
  { "overview-same-host", "inspect", NULL, HOST "/", TRUE },
  { "host", "host", NULL, "http://b.example" PATH, FALSE },
  { "host-same-host", "host", NULL, HOST "/", TRUE },
  { "standards", "readings", NULL, "http://b.example" PATH, FALSE },
  { "rules", "characters", "rules", "http://b.example" PATH, FALSE },
  { "conventions", "characters", "conventions", "http://b.example" PATH, FALSE },
  { "compare", "compare", NULL, "http://b.example" PATH, FALSE },
  { "compare-same-host", "compare", NULL, HOST PATH "d", FALSE },
  { "resolve", "resolve", NULL, "http://b.example" PATH, FALSE },
};

/* The place of the page that is shown. */
static GtkAdjustment *
find_place (GtkWidget *widget)
{
  GtkAdjustment *place = NULL;

  if (!gtk_widget_get_mapped (widget) || SCOPE_IS_ENTRY (widget))
    return NULL;
  if (GTK_IS_SCROLLED_WINDOW (widget))
    place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  if (place != NULL
      && gtk_adjustment_get_upper (place) > gtk_adjustment_get_page_size (place))
    return place;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      place = find_place (child);
      if (place != NULL)
        return place;
    }
  return NULL;
}

static GtkAdjustment *
await_place (ScopeWindow *window)
{
  GtkAdjustment *place = find_place (GTK_WIDGET (window));

  while (place == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      place = find_place (GTK_WIDGET (window));
    }
  return place;
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_OBJECT_TYPE (widget) == type ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static void
count (guint *reports)
{
  (*reports)++;
}

/* Waits until the window has the report of @iri. */
static void
show (ScopeWindow *window, const char *iri)
{
  ScopeDocument *document = scope_window_get_document (window);
  guint reports = 0;
  gulong handler = g_signal_connect_swapped (document, "notify::report",
                                             G_CALLBACK (count), &reports);

  scope_window_show_iri (window, iri);
  scope_document_analyze (document);
  while (reports == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (document, handler);
}

static void
test_another (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, "default-width", 500,
                                      "default-height", 330, NULL);
  GtkAdjustment *place;
  double top;

  show (window, HOST PATH);
  scope_document_set_text (window->second, HOST "/");
  scope_document_set_text (window->base, HOST "/x");
  scope_window_show_page (window, rows[i].page);
  if (rows[i].view != NULL)
    g_object_set (find (GTK_WIDGET (window), SCOPE_TYPE_CHARACTERS_PAGE), "view",
                  rows[i].view, NULL);
  gtk_window_present (GTK_WINDOW (window));
  place = await_place (window);
  gtk_adjustment_set_value (place, 20);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 20);
  show (window, rows[i].next);
  top = gtk_adjustment_get_value (place);
  g_assert_cmpfloat (top, ==, rows[i].stays ? 20 : 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/top-scroller/", rows[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_another);
    }
  return g_test_run ();
}
