/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* All text fits in every window and popover: at the width of a phone and of a screen,
 * with narrow and with wide fonts, at 100 % and 200 % text size, in left-to-right and
 * right-to-left layout. */

#include "iri-translations.h"
#include "scope-guide.h"
#include "scope-open-dialog.h"
#include "scope-preferences.h"
#include "scope-presentation.h"
#include "scope-save-dialog.h"
#include "scope-shortcuts.h"
#include "scope-unsaved-dialog.h"
#include "scope-window-private.h"

#include <fontconfig/fontconfig.h>
#include <glib/gstdio.h>
#include <pango/pangofc-fontmap.h>

/* The width of the frame on each side if there is no compositor. */
#define FRAME 10

/* A fontconfig file, or NULL for the installed fonts. */
static const struct Look
{
  const char *name;
  const char *fonts;
  const char *font;
  int percent;
  GtkTextDirection direction;
} looks[] = {
  { "installed", NULL, "Cantarell 11", 100, GTK_TEXT_DIR_LTR },
  { "installed-rtl", NULL, "Cantarell 11", 100, GTK_TEXT_DIR_RTL },
  { "installed-large", NULL, "Cantarell 11", 200, GTK_TEXT_DIR_LTR },
  { "few", FONTS, "DejaVu Sans 10", 100, GTK_TEXT_DIR_LTR },
  { "few-rtl", FONTS, "DejaVu Sans 10", 100, GTK_TEXT_DIR_RTL },
  { "few-large-rtl", FONTS, "DejaVu Sans 10", 200, GTK_TEXT_DIR_RTL },
  { "wide", FONTS, "DejaVu Sans Bold 11", 100, GTK_TEXT_DIR_LTR },
  { "wide-rtl", FONTS, "DejaVu Sans Bold 11", 100, GTK_TEXT_DIR_RTL },
  { "wide-large", FONTS, "DejaVu Sans Bold 11", 200, GTK_TEXT_DIR_LTR },
};

static const int widths[] = { 360, 400, 600, 800, 1200 };

/* At 200 %, a table scrolls sideways in a window that is narrower. */
#define LEAST_LARGE_TABLE 720

/* At 200 %, the buttons above a lesson and in the bar of a set need 390 pixels in
 * English and 524 in the pseudo-locale. */
#define LEAST_LARGE_BAR 600

static const char *const addresses[] = {
  "http://me@ab.\u05D0\u05D1\u05D2\u05D3.123:80/\u05D4\u05D5/fi?x=1#fragment",
  "http://example.com@www.\u0430\u0440\u0440\u04CF\u0435.com",
};

/* The font map used for layout with wide fonts. */
static PangoFontMap *
make_fonts (const struct Look *look)
{
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type (CAIRO_FONT_TYPE_FT);
  FcConfig *config = look->fonts != NULL ? FcConfigCreate () : NULL;

  if (config == NULL)
    return map;
  g_assert_true (FcConfigParseAndLoad (config, (const FcChar8 *) look->fonts, TRUE));
  g_assert_true (FcConfigBuildFonts (config));
  pango_fc_font_map_set_config (PANGO_FC_FONT_MAP (map), config);
  FcConfigDestroy (config);
  return map;
}

/* Applies to all windows that are created from now on. */
static void
set_look (const struct Look *look)
{
  PangoFontMap *fonts = make_fonts (look);

  pango_cairo_font_map_set_default (PANGO_CAIRO_FONT_MAP (fonts));
  g_object_unref (fonts);
  gtk_widget_set_default_direction (look->direction);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                96 * 1024 * look->percent / 100, "gtk-font-name", look->font,
                "gtk-enable-animations", FALSE, NULL);
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

/* An upper bound of the layouts before the window is stable. */
#define MAX_LAYOUTS 200

/* Runs until the window is laid out at this width.
 * Adaptive widgets change step by step. */
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
  if (gdk_surface_get_width (surface) != width)
    g_test_fail_printf ("%s takes %d of %d", page, gdk_surface_get_width (surface),
                        width);
  while (g_main_context_iteration (NULL, FALSE))
    ;
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

/* The list of a drop-down or of such a row has its titles whole. */
static gboolean
is_choice (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL
         || (gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) != NULL
             && gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) != NULL);
}

/* libadwaita ellipsizes the title of a window, which the list next to the guide has,
 * too, and the names below the icons of the pages; GTK ellipsizes the placeholder of an
 * entry that has a name. */
static gboolean
is_cut (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget)
         && gtk_widget_get_ancestor (widget, ADW_TYPE_WINDOW_TITLE) == NULL
         && gtk_widget_get_ancestor (widget, ADW_TYPE_VIEW_SWITCHER_BAR) == NULL
         && !is_choice (widget) && !GTK_IS_TEXT (gtk_widget_get_parent (widget))
         && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* Whether a line of @label begins where a text must not be broken (UAX #14). */
static gboolean
breaks_word (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);
  int n;
  const PangoLogAttr *attrs = pango_layout_get_log_attrs_readonly (layout, &n);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      int begin = pango_layout_get_line_readonly (layout, i)->start_index;

      if (!attrs[g_utf8_pointer_to_offset (text, text + begin)].is_line_break)
        return TRUE;
    }
  return FALSE;
}

/* The name of what is pressed is read at a glance; a value or an IRI may break
 * anywhere. */
static gboolean
is_broken (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget)
         && gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) != NULL
         && breaks_word (GTK_LABEL (widget));
}

/* A border may overlap that of the window. */
static gboolean
is_outside (GtkWidget *window, GtkWidget *widget)
{
  graphene_rect_t place;

  return gtk_widget_compute_bounds (widget, window, &place) && place.size.width > 0
         && (place.origin.x < -1
             || place.origin.x + place.size.width
                    > (float) gtk_widget_get_width (window) + 1);
}

static gboolean
is_large (GtkWidget *widget)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 96 * 1024;
}

/* Whether @widget shows a table whose last columns are reached by scrolling only. */
static gboolean
hides_columns (GtkWidget *widget)
{
  GtkAdjustment *columns;

  if (is_large (widget)
      && gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (widget)))
             < LEAST_LARGE_TABLE)
    return FALSE;
  if (!GTK_IS_SCROLLED_WINDOW (widget)
      || !GTK_IS_COLUMN_VIEW (
          gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget))))
    return FALSE;
  columns = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));
  return gtk_adjustment_get_upper (columns)
         > gtk_adjustment_get_page_size (columns) + 1;
}

/* Adds the widgets below @widget whose text does not fit; a widget that is outside the
 * window is reported without its children. */
static void
find_faults (GtkWidget *window, GtkWidget *widget, GString *faults)
{
  gboolean outside;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_SCROLLBAR (widget))
    return;
  if (hides_columns (widget))
    g_string_append (faults, " a table hides columns;");
  if (scrolls_sideways (widget))
    return;
  outside = is_outside (window, widget);
  if (outside || is_cut (widget) || is_broken (widget))
    g_string_append_printf (
        faults, " %s “%s” %s;", G_OBJECT_TYPE_NAME (widget),
        GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "",
        outside           ? "sticks out"
        : is_cut (widget) ? "is cut"
                          : "breaks inside a word");
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && !outside; child = gtk_widget_get_next_sibling (child))
    find_faults (window, child, faults);
}

static void
check_fits (GtkWidget *window, const char *page, int width)
{
  g_autoptr (GString) faults = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (window); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_faults (window, child, faults);
  if (faults->len > 0)
    g_test_fail_printf ("%s at %d:%s", page, width, faults->str);
}

/* Checks the window at all widths from @least on. */
static void
try_window_from (GtkWidget *window, const char *name, int least)
{
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      if (widths[i] < least)
        continue;
      give_width (window, widths[i] + FRAME, name);
      check_fits (window, name, widths[i]);
    }
}

static void
try_window (GtkWidget *window, const char *name)
{
  try_window_from (window, name, 0);
}

/* A popover without its shadow is no wider than a phone. */
static void
try_popover (GtkWidget *popover, const char *name)
{
  const int least = widths[0];
  GtkWidget *contents = gtk_widget_get_first_child (popover);

  await_layout (popover);
  if (gtk_widget_get_width (contents) > least)
    g_test_fail_printf ("%s takes %d", name, gtk_widget_get_width (contents));
  check_fits (contents, name, least);
}

static void
set_text (ScopeDocument *document, const char *text)
{
  g_object_set (document, "text", text, NULL);
}

static void
test_pages (gconstpointer data)
{
  static const char *const pages[] = { "inspect", "host",    "characters", "readings",
                                       "resolve", "compare", "text",       "learn" };
  const struct Look *look = data;
  ScopeWindow *window;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  set_text (window->second, addresses[1]);
  set_text (window->base, addresses[0]);
  for (gsize a = 0; a < G_N_ELEMENTS (addresses); a++)
    {
      scope_window_show_iri (window, addresses[a]);
      for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          g_assert_true (scope_window_show_page (window, pages[i]));
          try_window (GTK_WIDGET (window), pages[i]);
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_characters (gconstpointer data)
{
  static const char *const views[] = { "rules", "conventions" };
  const struct Look *look = data;
  ScopeWindow *window;
  GtkWidget *page;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  scope_window_show_iri (window, addresses[0]);
  scope_window_show_page (window, "characters");
  page = adw_bin_get_child (ADW_BIN (gtk_stack_get_visible_child (window->views)));
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_object_set (page, "view", views[i], NULL);
      try_window (GTK_WIDGET (window), views[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The pages that Learn opens. */
static void
test_learn (gconstpointer data)
{
  static const char *const actions[]
      = { "learn.gallery", "learn.practice", "learn.predict" };
  const struct Look *look = data;
  ScopeWindow *window;
  GtkWidget *page;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  scope_window_show_iri (window, addresses[0]);
  scope_window_show_page (window, "learn");
  page = adw_bin_get_child (ADW_BIN (adw_view_stack_get_visible_child (window->pages)));
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_true (gtk_widget_activate_action (page, actions[i], NULL));
      try_window (GTK_WIDGET (window), actions[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_text (gconstpointer data)
{
  const struct Look *look = data;
  ScopeWindow *window;
  g_autofree char *name = NULL;
  g_autoptr (GFile) file = NULL;
  int fd = g_file_open_tmp (NULL, &name, NULL);

  g_assert_cmpint (fd, >=, 0);
  g_assert_true (g_close (fd, NULL));
  g_assert_true (g_file_set_contents (name, addresses[0], -1, NULL));
  file = g_file_new_for_path (name);
  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  scope_window_open_file (window, file);
  try_window (GTK_WIDGET (window), "text of a file");
  gtk_window_destroy (GTK_WINDOW (window));
  g_remove (name);
}

static void
test_lesson (gconstpointer data)
{
  const struct Look *look = data;
  ScopeWindow *window;
  GtkWidget *page;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  scope_window_show_page (window, "learn");
  page = adw_bin_get_child (ADW_BIN (adw_view_stack_get_visible_child (window->pages)));
  g_assert_true (gtk_widget_activate_action (page, "learn.open", "s", "04-order"));
  try_window_from (GTK_WIDGET (window), "lesson",
                   look->percent > 100 ? LEAST_LARGE_BAR : 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The bar that leads through the cards of the gallery. */
static void
test_set (gconstpointer data)
{
  const struct Look *look = data;
  ScopeWindow *window;
  GtkWidget *page;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  scope_window_show_page (window, "learn");
  page = adw_bin_get_child (ADW_BIN (adw_view_stack_get_visible_child (window->pages)));
  g_assert_true (gtk_widget_activate_action (page, "learn.gallery", NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-example", "u", 3);
  g_assert_nonnull (scope_set_bar_get_set (window->set_bar));
  scope_window_show_page (window, "inspect");
  try_window_from (GTK_WIDGET (window), "set",
                   look->percent > 100 ? LEAST_LARGE_BAR : 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns the window above @window. */
static GtkWidget *
find_transient (ScopeWindow *window)
{
  GListModel *all = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) one = g_list_model_get_item (all, i);

      if (gtk_window_get_transient_for (one) == GTK_WINDOW (window))
        found = GTK_WIDGET (one);
    }
  g_assert_nonnull (found);
  return found;
}

/* Returns the window with the dialog of @window. */
static GtkWidget *
find_dialog (ScopeWindow *window)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  AdwApplicationWindow *host = ADW_APPLICATION_WINDOW (window);

  g_assert_nonnull (adw_application_window_get_visible_dialog (host));
  return GTK_WIDGET (window);
#else
  return find_transient (window);
#endif
}

/* A dialog at the size that it takes above a window of each width. */
static void
try_dialog (ScopeWindow *window, GtkWidget *dialog, const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      give_width (GTK_WIDGET (window), widths[i] + FRAME, name);
      await_layout (dialog);
      check_fits (dialog, name, widths[i]);
    }
}

static void
test_dialogs (gconstpointer data)
{
  const struct Look *look = data;
  ScopeWindow *window;
  GtkWidget *dialog;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  scope_window_show_iri (window, addresses[0]);
  gtk_window_present (GTK_WINDOW (window));
  dialog = GTK_WIDGET (scope_open_dialog_new (scope_window_get_document (window)));
  scope_dialog_present (dialog, GTK_WINDOW (window));
  try_dialog (window, find_dialog (window), "open");
  gtk_window_destroy (GTK_WINDOW (window));
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  gtk_window_present (GTK_WINDOW (window));
  scope_dialog_present (GTK_WIDGET (scope_unsaved_dialog_new ()), GTK_WINDOW (window));
  try_dialog (window, find_dialog (window), "unsaved");
  gtk_window_destroy (GTK_WINDOW (window));
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  gtk_window_present (GTK_WINDOW (window));
  dialog = GTK_WIDGET (scope_save_dialog_new (GTK_WINDOW (window), "svg"));
  gtk_window_present (GTK_WINDOW (dialog));
  try_dialog (window, dialog, "save");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* It covers the monitor. */
static void
test_presentation (gconstpointer data)
{
  const struct Look *look = data;
  ScopeWindow *window;
  GtkWidget *presentation;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  scope_window_show_iri (window, addresses[0]);
  scope_document_analyze (scope_window_get_document (window));
  gtk_window_present (GTK_WINDOW (window));
  scope_presentation_show (GTK_WINDOW (window), scope_window_get_document (window),
                           SCOPE_ORDERS_ONE, NULL);
  presentation = find_transient (window);
  await_layout (presentation);
  await_layout (presentation);
  check_fits (presentation, "presentation", gtk_widget_get_width (presentation));
  gtk_window_destroy (GTK_WINDOW (presentation));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_preferences (gconstpointer data)
{
  static const char *const pages[] = { "reading", "display" };
  const struct Look *look = data;
  ScopeWindow *window;
  GtkWidget *preferences;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  preferences = scope_preferences_new (scope_window_get_document (window));
  scope_dialog_present (preferences, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      scope_settings_dialog_show_page (preferences, pages[i]);
      try_window (GTK_WIDGET (gtk_widget_get_root (preferences)), pages[i]);
    }
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (preferences)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_about (gconstpointer data)
{
  const struct Look *look = data;
  ScopeWindow *window;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.about", NULL);
  try_window (find_dialog (window), "about");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_guide (gconstpointer data)
{
  const struct Look *look = data;
  GtkWidget *guide;

  set_look (look);
  guide = g_object_new (SCOPE_TYPE_GUIDE, NULL);
  try_window (guide, "guide");
  gtk_window_destroy (GTK_WINDOW (guide));
}

static void
test_shortcuts (gconstpointer data)
{
  const struct Look *look = data;
  GtkWidget *shortcuts;

  set_look (look);
  shortcuts = scope_shortcuts_new ();
  try_window (shortcuts, "shortcuts");
  gtk_window_destroy (GTK_WINDOW (shortcuts));
}

static void
test_popovers (gconstpointer data)
{
  const struct Look *look = data;
  ScopeWindow *window;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  scope_window_show_iri (window, addresses[0]);
  give_width (GTK_WIDGET (window), widths[0] + FRAME, "window");
  gtk_menu_button_popup (window->history_button);
  try_popover (GTK_WIDGET (gtk_menu_button_get_popover (window->history_button)),
               "history");
  gtk_menu_button_popdown (window->history_button);
  adw_split_button_popup (ADW_SPLIT_BUTTON (window->copy_button));
  try_popover (GTK_WIDGET (window->copy_menu), "copy");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    GTestDataFunc function;
  } subjects[] = {
    { "pages", test_pages },
    { "characters", test_characters },
    { "learn", test_learn },
    { "lesson", test_lesson },
    { "set", test_set },
    { "dialogs", test_dialogs },
    { "presentation", test_presentation },
    { "text", test_text },
    { "preferences", test_preferences },
    { "about", test_about },
    { "guide", test_guide },
    { "shortcuts", test_shortcuts },
    { "popovers", test_popovers },
  };

  iri_translations_init ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (subjects); j++)
      {
        g_autofree char *path
            = g_strdup_printf ("/fit/%s/%s", looks[i].name, subjects[j].name);

        g_test_add_data_func (path, &looks[i], subjects[j].function);
      }
  return g_test_run ();
}
