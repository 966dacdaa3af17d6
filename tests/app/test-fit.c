/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that is to be read has room, on every page: in windows as narrow as a
 * telephone and as wide as a screen, with text of 100 % and of 200 %. */

#include "scope-preferences.h"
#include "scope-window.h"

#define ADDRESS                                                                \
  "http://me@ab.\u05D0\u05D1\u05D2\u05D3.123:80/\u05D4\u05D5/fi?x=1#fragment"

/* What the frame takes where there is no compositor, left and right. */
#define FRAME 10

/* A telephone has 360 pixels, and text of 200 % is read on a larger screen. */
static const struct Row
{
  const char *name;
  int percent;
  int width;
} rows[] = {
  { "100-percent-360", 100, 360 + FRAME }, { "100-percent-600", 100, 600 },
  { "100-percent-1000", 100, 1000 },       { "100-percent-1300", 100, 1300 },
  { "200-percent-720", 200, 720 + FRAME }, { "200-percent-1000", 200, 1000 },
  { "200-percent-1300", 200, 1300 },
};

static void
set_text_size (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                96 * 1024 * percent / 100, NULL);
}

static void
on_layout (GdkFrameClock *clock, gboolean *done)
{
  *done = TRUE;
}

static void
await_layout (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean done = FALSE;
  gulong handler
      = g_signal_connect_after (clock, "layout", G_CALLBACK (on_layout), &done);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

/* More often than anything is laid out before it stays as it is. */
#define MAX_LAYOUTS 200

/* Until it is laid out at this width.
 * What gives way does so step by step. */
static void
give_width (GtkWidget *window, int width, const char *page)
{
  GdkSurface *surface;

  gtk_window_present (GTK_WINDOW (window));
  surface = gtk_native_get_surface (GTK_NATIVE (window));
  for (int i = 0; i < MAX_LAYOUTS && gdk_surface_get_width (surface) != width;
       i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), width, 900);
      await_layout (window);
    }
  if (gdk_surface_get_width (surface) != width)
    g_test_fail_printf ("%s takes %d", page, gdk_surface_get_width (surface));
  await_layout (window);
}

static gboolean
scrolls_sideways (GtkWidget *widget)
{
  GtkPolicyType policy;

  if (!GTK_IS_SCROLLED_WINDOW (widget))
    return FALSE;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);
  return policy != GTK_POLICY_NEVER;
}

/* The name of the page gives way to the buttons beside it in the narrowest window;
 * it is in the menu below it as well. */
static gboolean
is_cut (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget)
         && gtk_widget_get_ancestor (widget, GTK_TYPE_MENU_BUTTON) == NULL
         && pango_layout_is_ellipsized (
             gtk_label_get_layout (GTK_LABEL (widget)));
}

/* A border may be put over that of the window. */
static gboolean
is_outside (GtkWidget *window, GtkWidget *widget)
{
  graphene_rect_t place;

  return gtk_widget_compute_bounds (widget, window, &place)
         && place.size.width > 0
         && (place.origin.x < -1
             || place.origin.x + place.size.width
                    > (float) gtk_widget_get_width (window) + 1);
}

/* Adds what has no room below @widget; what is outside is told once. */
static void
find_faults (GtkWidget *window, GtkWidget *widget, GString *faults)
{
  gboolean outside;

  if (!gtk_widget_get_mapped (widget) || scrolls_sideways (widget)
      || GTK_IS_SCROLLBAR (widget))
    return;
  outside = is_outside (window, widget);
  if (outside || is_cut (widget))
    g_string_append_printf (
        faults, " %s “%s” %s;", G_OBJECT_TYPE_NAME (widget),
        GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "",
        outside ? "sticks out" : "is cut");
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && !outside; child = gtk_widget_get_next_sibling (child))
    find_faults (window, child, faults);
}

static void
check_fits (GtkWidget *window, const char *page)
{
  g_autoptr (GString) faults = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (window); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_faults (window, child, faults);
  if (faults->len > 0)
    g_test_fail_printf ("%s:%s", page, faults->str);
}

static GtkWidget *
find_pages (GtkWidget *widget)
{
  GtkWidget *found = ADW_IS_VIEW_STACK (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_pages (child);
  return found;
}

static void
test_pages (gconstpointer data)
{
  const struct Row *row = data;
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  AdwViewStack *pages = ADW_VIEW_STACK (find_pages (GTK_WIDGET (window)));
  g_autoptr (GtkSelectionModel) model = adw_view_stack_get_pages (pages);

  set_text_size (row->percent);
  scope_window_show_iri (window, ADDRESS);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (AdwViewStackPage) page
          = g_list_model_get_item (G_LIST_MODEL (model), i);

      adw_view_stack_set_visible_child_name (
          pages, adw_view_stack_page_get_name (page));
      give_width (GTK_WIDGET (window), row->width,
                  adw_view_stack_page_get_name (page));
      check_fits (GTK_WIDGET (window), adw_view_stack_page_get_name (page));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  set_text_size (100);
}

static void
test_preferences (gconstpointer data)
{
  const struct Row *row = data;
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  GtkWidget *preferences = scope_preferences_new (
      GTK_WINDOW (window), scope_window_get_document (window));
  static const char *const pages[] = { "reading", "display" };

  set_text_size (row->percent);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      adw_preferences_window_set_visible_page_name (
          ADW_PREFERENCES_WINDOW (preferences), pages[i]);
      give_width (preferences, MAX (row->width, 400), pages[i]);
      check_fits (preferences, pages[i]);
    }
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (window));
  set_text_size (100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *page = g_strconcat ("/fit/pages/", rows[i].name, NULL);
      g_autofree char *preferences
          = g_strconcat ("/fit/preferences/", rows[i].name, NULL);

      g_test_add_data_func (page, &rows[i], test_pages);
      g_test_add_data_func (preferences, &rows[i], test_preferences);
    }
  return g_test_run ();
}
