/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The entries of a window with the width of a phone show an IRI in the order of one
 * line, and show the caret; the two of the page Compare line up. */

#include "scope-entry-private.h"
#include "scope-window-private.h"

#define NARROW 360
#define WIDE 1200
#define HEIGHT 700

/* Wider than a narrow window, and without a place where no letters would move. */
#define BLOCK                                                                          \
  "\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5\u05d6\u05d7\u05d8\u05d9"                       \
  "\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5\u05d6\u05d7\u05d8\u05d9"                       \
  "\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5\u05d6\u05d7\u05d8\u05d9"                       \
  "\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5\u05d6\u05d7\u05d8\u05d9"

static const char *const pages[] = { "inspect", "compare" };

static ScopeWindow *
show_window (int width, int percent, const char *page)
{
  ScopeWindow *window;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100,
                "gtk-enable-animations", FALSE, NULL);
  window = g_object_new (SCOPE_TYPE_WINDOW, "default-width", width, "default-height",
                         HEIGHT, NULL);
  scope_window_show_page (window, page);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
on_paint (gboolean *done)
{
  *done = TRUE;
}

/* Runs until a frame has been painted and nothing is left to do. */
static void
settle (ScopeWindow *window)
{
  GdkFrameClock *clock;
  gboolean done = FALSE;

  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (on_paint), &done);
  gtk_widget_queue_draw (GTK_WIDGET (window));
  while (!done || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &done);
}

static void
set_text (ScopeWindow *window, ScopeEntry *entry, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  settle (window);
  settle (window);
}

typedef struct
{
  gsize offset; /* of a character in the text */
  int line;
  int x;
} Place;

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const Place *first = a, *second = b;

  return first->line != second->line ? first->line - second->line
                                     : first->x - second->x;
}

/* Reads the glyphs of the lines from left to right, one line after the other. */
static char *
read_glyphs (ScopeEntry *entry, const char *text)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));
  IriLayout *line = scope_entry_get_line (entry);
  PangoLayout *layout = scope_entry_get_layout (entry);
  GString *seen = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      Place place = { (gsize) (at - text), 0, 0 };
      int index = iri_layout_index_from_text (line, place.offset);
      PangoRectangle box;

      pango_layout_index_to_line_x (layout, index, FALSE, &place.line, NULL);
      pango_layout_index_to_pos (layout, index, &box);
      place.x = MIN (box.x, box.x + box.width);
      g_array_append_val (places, place);
    }
  g_array_sort (places, compare_places);
  for (guint i = 0; i < places->len; i++)
    g_string_append_unichar (
        seen, g_utf8_get_char (text + g_array_index (places, Place, i).offset));
  return g_string_free (seen, FALSE);
}

/* Ordered by hand by UAX #9, with a left-to-right embedding. */
static const struct
{
  const char *name;
  const char *text;
  const char *seen;
} rows[] = {
  { "path", "http://example.com/אבגדאבגד/אבגדהוזחט/12345/index.html?q=1",
    "http://example.com/12345/טחזוהדגבא/דגבאדגבא/index.html?q=1" },
  { "host", "http://אבגד.123.אבגדהוזח/abcdef/גדהוזחטיכל/abcdefghijkl",
    "http://חזוהדגבא.123.דגבא/abcdef/לכיטחזוהדג/abcdefghijkl" },
};

static void
check_order (ScopeWindow *window, ScopeEntry *entry, const char *text, const char *seen)
{
  g_autofree char *read = NULL;

  set_text (window, entry, text);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, NARROW);
  g_assert_cmpint (pango_layout_get_line_count (scope_entry_get_layout (entry)), >, 1);
  read = read_glyphs (entry, text);
  g_assert_cmpstr (read, ==, seen);
}

static void
test_order (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  for (gsize page = 0; page < G_N_ELEMENTS (pages); page++)
    {
      ScopeWindow *window = show_window (NARROW, 100, pages[page]);

      check_order (window, window->entry, rows[i].text, rows[i].seen);
      if (gtk_widget_get_mapped (GTK_WIDGET (window->second_entry)))
        check_order (window, window->second_entry, rows[i].text, rows[i].seen);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* The caret at each position of a block that cannot be broken, to both ends of which
 * the entry scrolls. */
static void
check_caret (ScopeWindow *window, ScopeEntry *entry)
{
  const char *text = "http://a/" BLOCK BLOCK "/b";
  double most = 0;

  set_text (window, entry, text);
  gtk_widget_grab_focus (GTK_WIDGET (entry));
  for (int i = 0; i <= g_utf8_strlen (text, -1); i++)
    {
      GdkRectangle caret;

      gtk_editable_set_position (GTK_EDITABLE (entry), i);
      settle (window);
      caret = scope_entry_get_caret_area (entry);
      most = MAX (most, entry->across);
      g_assert_cmpint (caret.x, >=, (int) entry->area.origin.x);
      g_assert_cmpint (caret.x, <=,
                       (int) (entry->area.origin.x + entry->area.size.width));
      g_assert_cmpint (caret.y, >=, 0);
      g_assert_cmpint (caret.y + caret.height, <=,
                       gtk_widget_get_height (GTK_WIDGET (entry)));
    }
  g_assert_cmpfloat (most, >, 0);
  gtk_editable_set_position (GTK_EDITABLE (entry), 0);
  settle (window);
  g_assert_cmpfloat (entry->across, ==, 0);
}

static void
test_caret (void)
{
  for (gsize page = 0; page < G_N_ELEMENTS (pages); page++)
    {
      ScopeWindow *window = show_window (NARROW, 100, pages[page]);

      check_caret (window, window->entry);
      if (gtk_widget_get_mapped (GTK_WIDGET (window->second_entry)))
        check_caret (window, window->second_entry);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static graphene_rect_t
get_bounds (ScopeWindow *window, ScopeEntry *entry)
{
  graphene_rect_t bounds;

  g_assert_true (
      gtk_widget_compute_bounds (GTK_WIDGET (entry), GTK_WIDGET (window), &bounds));
  return bounds;
}

#define SHORT "http://a.example/"
#define LONG                                                                           \
  "http://a.example/index/of/all/that/is/here?and=what&is=not&in=any&line=of&it="      \
  "all#with-a-fragment-that-is-long"

static const struct
{
  const char *name;
  const char *first;
  const char *second;
} pairs[] = {
  { "short", SHORT, SHORT },
  { "long", LONG, LONG },
  { "short-and-long", SHORT, LONG },
  { "long-and-short", LONG, SHORT },
};

/* Where the first line begins in the window. */
static int
get_line_y (ScopeWindow *window, ScopeEntry *entry)
{
  double x, y;

  scope_entry_get_origin (entry, &x, &y);
  return (int) (get_bounds (window, entry).origin.y + y);
}

/* Beside each other they begin at the same height, and so do their first lines, with
 * half a pixel to round for one that is centred. */
static void
test_wide (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  ScopeWindow *window = show_window (WIDE, 100, "compare");
  graphene_rect_t first, second;
  int apart;

  set_text (window, window->entry, pairs[i].first);
  set_text (window, window->second_entry, pairs[i].second);
  first = get_bounds (window, window->entry);
  second = get_bounds (window, window->second_entry);
  g_assert_cmpfloat (second.origin.x, >, first.origin.x + first.size.width);
  g_assert_cmpfloat (second.origin.y, ==, first.origin.y);
  g_assert_cmpfloat (second.size.width, ==, first.size.width);
  apart
      = get_line_y (window, window->second_entry) - get_line_y (window, window->entry);
  g_assert_cmpint (ABS (apart), <=, 1);
  if (g_str_equal (pairs[i].first, pairs[i].second))
    g_assert_cmpfloat (second.size.height, ==, first.size.height);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Below each other they begin and end at the same x, and show their beginning. */
static void
test_narrow (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  ScopeWindow *window = show_window (NARROW, 200, "compare");
  graphene_rect_t first, second;

  set_text (window, window->entry, pairs[i].first);
  set_text (window, window->second_entry, pairs[i].second);
  gtk_widget_grab_focus (window->menu_button);
  settle (window);
  first = get_bounds (window, window->entry);
  second = get_bounds (window, window->second_entry);
  g_assert_cmpfloat (second.origin.y, >, first.origin.y + first.size.height);
  g_assert_cmpfloat (second.origin.x, ==, first.origin.x);
  g_assert_cmpfloat (second.size.width, ==, first.size.width);
  g_assert_cmpfloat (window->entry->scroll, <, 1);
  g_assert_cmpfloat (window->second_entry->scroll, <, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add (const char *group, const char *name, gsize i, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/entries/%s/%s", group, name);

  g_test_add_data_func (path, GSIZE_TO_POINTER (i), test);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    add ("order", rows[i].name, i, test_order);
  g_test_add_func ("/entries/caret", test_caret);
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      add ("wide", pairs[i].name, i, test_wide);
      add ("narrow", pairs[i].name, i, test_narrow);
    }
  return g_test_run ();
}
