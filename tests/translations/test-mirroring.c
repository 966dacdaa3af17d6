/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* From right to left, each page is the mirror image of the same page from left to
 * right: navigation, lists, columns of tables, the slider and the frame of the picture.
 * What is read from left to right in any language keeps its order inside a mirrored
 * place. Icons with a direction point the other way. $LANGUAGE is a language from right
 * to left. */

#include "iri-translations.h"
#include "scope-window-private.h"
#include "window-rest.h"

#define ADDRESS "http://me@ab.אבגד.123:80/הו/fi?x=1#fragment"
#define OTHER "http://me@ab.אבגד.124:80/הו/fi?x=1#fragment"

/* Widgets that are not mirrored inside: they hold IRIs, code points and their order, or
 * GTK does not mirror them. */
static const char *const kept[] = {
  "ScopeEntry", "ScopePicture", "GtkSwitch", "GtkText", "GtkLabel", "GtkInscription",
};

/* The icons of the window that have a direction. */
static const char *const directed[] = {
  "edit-clear-symbolic",  "edit-undo-symbolic",
  "go-jump-symbolic",     "go-next-symbolic",
  "go-previous-symbolic", "pan-end-symbolic",
  "view-list-symbolic",   "view-sort-descending-symbolic",
};

static const struct Page
{
  const char *name;
  const char *view; /* of the characters */
} pages[] = {
  { "inspect", NULL },       { "host", NULL },     { "characters", "table" },
  { "characters", "rules" }, { "readings", NULL }, { "characters", "conventions" },
  { "resolve", NULL },       { "compare", NULL },  { "text", NULL },
  { "learn", NULL },
};

/* A widget, and where it is from left to right. */
typedef struct
{
  GtkWidget *widget;
  double x;
  double width;
} Place;

static ScopeWindow *
make_window (int width)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, "default-width", width,
                                      "default-height", 900, NULL);

  g_object_set (window->second, "text", OTHER, NULL);
  g_object_set (window->base, "text", OTHER, NULL);
  scope_window_show_iri (window, ADDRESS);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* Adaptive widgets change step by step. */
static void
settle (ScopeWindow *window)
{
  for (int i = 0; i < 4; i++)
    window_run_to_rest (window);
}

static void
show_page (ScopeWindow *window, const struct Page *page)
{
  GtkWidget *view;

  g_assert_true (scope_window_show_page (window, page->name));
  view = gtk_stack_get_visible_child (window->views);
  if (page->view != NULL)
    g_object_set (adw_bin_get_child (ADW_BIN (view)), "view", page->view, NULL);
  settle (window);
}

static gboolean
is_kept (GtkWidget *widget)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), kept[i]))
      return TRUE;
  return FALSE;
}

/* Appends the places of the visible widgets at and below @widget of @window, without
 * popovers and tooltips. */
static void
collect (GtkWidget *window, GtkWidget *widget, GArray *places)
{
  graphene_rect_t bounds;
  Place place = { .widget = widget };

  if (!gtk_widget_get_mapped (widget) || (GTK_IS_NATIVE (widget) && widget != window)
      || !gtk_widget_compute_bounds (widget, window, &bounds))
    return;
  place.x = bounds.origin.x;
  place.width = bounds.size.width;
  if (place.width > 0)
    g_array_append_val (places, place);
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && !is_kept (widget); child = gtk_widget_get_next_sibling (child))
    collect (window, child, places);
}

static void
complain (const Place *place, double expected, double x)
{
  g_autoptr (GString) path = g_string_new (NULL);

  for (GtkWidget *at = place->widget; at != NULL; at = gtk_widget_get_parent (at))
    g_string_append_printf (path, " < %s", G_OBJECT_TYPE_NAME (at));
  g_test_message ("at %g instead of %g:%s", x, expected, path->str);
  g_test_fail ();
}

/* Whether each of @places, which were from left to right, is now as far from the other
 * side. A pixel that is left over can be on either side. */
static void
check_mirrored (GtkWidget *window, const GArray *places)
{
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);
      graphene_rect_t bounds;
      double expected = gtk_widget_get_width (window) - place->x - place->width;

      if (!gtk_widget_get_mapped (place->widget)
          || !gtk_widget_compute_bounds (place->widget, window, &bounds))
        g_test_fail_printf ("%s is gone", G_OBJECT_TYPE_NAME (place->widget));
      else if (ABS (expected - bounds.origin.x) > 2)
        complain (place, expected, bounds.origin.x);
    }
}

static gboolean
is_directed (const char *icon)
{
  for (gsize i = 0; i < G_N_ELEMENTS (directed); i++)
    if (g_strcmp0 (icon, directed[i]) == 0)
      return TRUE;
  return FALSE;
}

/* Icons whose theme has a form for right-to-left text are those that we list, and take
 * it. */
static void
check_icons (GtkWidget *widget)
{
  const char *icon
      = GTK_IS_IMAGE (widget) ? gtk_image_get_icon_name (GTK_IMAGE (widget)) : NULL;
  GtkIconTheme *theme
      = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));

  if (icon != NULL && gtk_widget_get_mapped (widget))
    {
      g_autofree char *form = g_strconcat (icon, "-rtl", NULL);

      if (is_directed (icon) != gtk_icon_theme_has_icon (theme, form))
        g_test_fail_printf ("%s has a direction in only one of theme and list", icon);
      if (is_directed (icon) && gtk_widget_get_direction (widget) != GTK_TEXT_DIR_RTL)
        g_test_fail_printf ("%s points to the right", icon);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_icons (child);
}

static void
test_page (ScopeWindow *window, const struct Page *page)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));

  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  show_page (window, page);
  collect (GTK_WIDGET (window), GTK_WIDGET (window), places);
  g_assert_cmpuint (places->len, >, 50);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  settle (window);
  check_mirrored (GTK_WIDGET (window), places);
  check_icons (GTK_WIDGET (window));
}

static void
test_pages (gconstpointer data)
{
  ScopeWindow *window = make_window (GPOINTER_TO_INT (data));

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_test_message ("%s %s", pages[i].name, pages[i].view);
      test_page (window, &pages[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  iri_translations_init ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_data_func ("/mirroring/narrow", GINT_TO_POINTER (360), test_pages);
  g_test_add_data_func ("/mirroring/wide", GINT_TO_POINTER (1200), test_pages);
  return g_test_run ();
}
