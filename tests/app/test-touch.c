/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* On a touch screen every control is at least 44 pixels wide and high, on every page,
 * in menus and in the preferences. */

#include "scope-preferences.h"
#include "scope-touch.h"
#include "scope-window.h"

#include <glib/gstdio.h>

#define ADDRESS                                                                        \
  "http://me@ab.\u05D0\u05D1\u05D2\u05D3.123:80/\u05D4\u05D5/fi?x=1#fragment"

#define TEXT "See https://www.example.org/ or\nhttp://example.com@b.example/\n"

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

/* Returns whether @widget is a touch target. Widgets in a button or in a row with a
 * switch are pressed together with it, and selectable text is in rows that are large
 * enough. */
static gboolean
is_target (GtkWidget *widget)
{
  static const char *const internal[]
      = { "GtkModelButton", "GtkColumnViewTitle", "GtkListItemWidget" };
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  if (GTK_IS_SWITCH (widget))
    return gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW) == NULL;
  if (GTK_IS_IMAGE (widget))
    return GTK_IS_ENTRY (parent) || GTK_IS_SEARCH_ENTRY (parent);
  if (GTK_IS_ENTRY (widget))
    return gtk_editable_get_editable (GTK_EDITABLE (widget));
  for (gsize i = 0; i < G_N_ELEMENTS (internal); i++)
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), internal[i]))
      return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) == NULL;
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget)
         || GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget);
}

static void
describe (GtkWidget *widget, GString *faults)
{
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (at);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (faults, " < %s.%s", gtk_widget_get_css_name (at), joined);
    }
}

/* Adds targets that are too small, at and below @widget. Returns the number of
 * targets. */
static guint
find_small (GtkWidget *widget, GString *faults)
{
  graphene_rect_t place;
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (is_target (widget) && gtk_widget_compute_bounds (widget, widget, &place))
    {
      n++;
      if (place.size.width < SCOPE_TOUCH_TARGET
          || place.size.height < SCOPE_TOUCH_TARGET)
        {
          g_string_append_printf (faults, "\n%g x %g:", place.size.width,
                                  place.size.height);
          describe (widget, faults);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += find_small (child, faults);
  return n;
}

static void
check (GtkWidget *root, const char *name)
{
  g_autoptr (GString) faults = g_string_new (NULL);
  guint n;

  await_layout (root);
  n = find_small (root, faults);
  g_assert_cmpuint (n, >, 0);
  if (faults->len == 0)
    return;
  g_test_message ("%s:%s", name, faults->str);
  g_test_fail ();
}

/* Checks the popovers that open from @widget or below it. */
static void
check_popovers (GtkWidget *widget, const char *page)
{
  GtkPopover *popover = NULL;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_MENU_BUTTON (widget))
    popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget));
  else if (GTK_IS_DROP_DOWN (widget))
    popover = GTK_POPOVER (gtk_widget_get_last_child (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && popover == NULL; child = gtk_widget_get_next_sibling (child))
    check_popovers (child, page);
  if (popover == NULL || !gtk_widget_is_sensitive (widget))
    return;
  gtk_popover_popup (popover);
  check (GTK_WIDGET (popover), page);
  gtk_popover_popdown (popover);
}

static void
check_page (GtkWidget *window, const char *page)
{
  check (window, page);
  check_popovers (window, page);
}

/* An upper bound of the layouts before the window is stable. */
#define MAX_LAYOUTS 200

/* Widgets that adapt to a narrow window do so step by step. */
static void
give_width (GtkWidget *window, int width, const char *page)
{
  GdkSurface *surface;

  gtk_window_present (GTK_WINDOW (window));
  surface = gtk_native_get_surface (GTK_NATIVE (window));
  for (int i = 0; i < MAX_LAYOUTS && gdk_surface_get_width (surface) != width; i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), width, 900);
      await_layout (window);
    }
  if (gdk_surface_get_width (surface) == width)
    return;
  g_test_message ("%s takes %d", page, gdk_surface_get_width (surface));
  g_test_fail ();
}

/* Returns the name of a file with IRIs. */
static char *
write_text (void)
{
  char *path = NULL;
  int fd = g_file_open_tmp (NULL, &path, NULL);

  g_assert_cmpint (fd, >=, 0);
  g_assert_true (g_close (fd, NULL));
  g_assert_true (g_file_set_contents (path, TEXT, -1, NULL));
  return path;
}

/* A phone is 360 pixels wide; here the frame is added. */
static const struct
{
  const char *path;
  int width;
} widths[] = {
  { "/touch/pages/narrow", 360 + 10 },
  { "/touch/pages/wide", 1000 },
};

static void
test_pages (gconstpointer data)
{
  static const char *const pages[] = { "inspect", "host",    "characters", "readings",
                                       "resolve", "compare", "text",       "learn" };
  int width = GPOINTER_TO_INT (data);
  g_autofree char *path = write_text ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);

  give_width (GTK_WIDGET (window), width, "empty");
  check_page (GTK_WIDGET (window), "empty");
  scope_window_open_file (window, file);
  scope_window_show_iri (window, ADDRESS);
  /* This shows a toast. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.select-standard", "s",
                              "rfc3987");
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_assert_true (scope_window_show_page (window, pages[i]));
      give_width (GTK_WIDGET (window), width, pages[i]);
      check_page (GTK_WIDGET (window), pages[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_preferences (void)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  GtkWidget *preferences = scope_preferences_new (scope_window_get_document (window));
  static const char *const pages[] = { "reading", "display" };

  scope_dialog_present (preferences, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      scope_settings_dialog_show_page (preferences, pages[i]);
      check_page (preferences, pages[i]);
    }
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (preferences)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A finger that moves across controls does not change them. */
static void
test_judge (void)
{
  static const struct
  {
    GdkEventType type;
    gboolean before;
    gboolean after;
  } rows[] = {
    { GDK_TOUCH_BEGIN, FALSE, FALSE }, { GDK_TOUCH_UPDATE, FALSE, FALSE },
    { GDK_TOUCH_END, FALSE, TRUE },    { GDK_TOUCH_CANCEL, FALSE, FALSE },
    { GDK_BUTTON_PRESS, TRUE, TRUE },  { GDK_BUTTON_RELEASE, TRUE, FALSE },
    { GDK_MOTION_NOTIFY, TRUE, TRUE }, { GDK_KEY_PRESS, TRUE, TRUE },
    { GDK_KEY_RELEASE, TRUE, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (scope_touch_next_state (rows[i].type, rows[i].before), ==,
                     rows[i].after);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  /* The layout in GNOME and on phones. */
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", "appmenu:close",
                NULL);
  scope_touch_set (TRUE);
  g_test_add_func ("/touch/judge", test_judge);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    g_test_add_data_func (widths[i].path, GINT_TO_POINTER (widths[i].width),
                          test_pages);
  g_test_add_func ("/touch/preferences", test_preferences);
  return g_test_run ();
}
