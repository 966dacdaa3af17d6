/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Text has a contrast of 4.5:1 to its background (WCAG 2.1, 1.4.3), measured in the
 * pixels of every page: light and dark, each in high contrast too. --verbose prints the
 * lowest contrast of each page. The colours of the picture are in test-picture. */

#include "scope-application.h"
#include "scope-entry.h"
#include "scope-guide.h"
#include "scope-preferences.h"
#include "scope-settings.h"
#include "scope-shortcuts.h"
#include "scope-window-private.h"

#include <math.h>
#include <string.h>

#define LEAST 4.5
#define WIDTH 1200
#define HEIGHT 1600
/* At this size strokes are wider than a pixel, so some have the full colour. */
#define PERCENT 200
/* What is left out of an entry on each side, so that its border is no text. */
#define BORDER 8

static const struct Look
{
  const char *name;
  AdwColorScheme scheme;
  const char *contrast;
} looks[] = {
  { "light", ADW_COLOR_SCHEME_FORCE_LIGHT, "system" },
  { "dark", ADW_COLOR_SCHEME_FORCE_DARK, "system" },
  { "light-high", ADW_COLOR_SCHEME_FORCE_LIGHT, "high" },
  { "dark-high", ADW_COLOR_SCHEME_FORCE_DARK, "high" },
};

/* A window as pixels, in cairo's ARGB32. */
typedef struct
{
  GtkWidget *window;
  graphene_point_t origin;
  int width;
  int height;
  guint32 *pixels;
  const char *page;
  double lowest;
  char *lowest_text;
} Shot;

static double
linear (guint32 pixel, int shift)
{
  double value = ((pixel >> shift) & 0xff) / 255.;

  return value <= .03928 ? value / 12.92 : pow ((value + .055) / 1.055, 2.4);
}

static double
get_contrast (guint32 a, guint32 b)
{
  double first = .2126 * linear (a, 16) + .7152 * linear (a, 8) + .0722 * linear (a, 0);
  double second
      = .2126 * linear (b, 16) + .7152 * linear (b, 8) + .0722 * linear (b, 0);

  return (MAX (first, second) + .05) / (MIN (first, second) + .05);
}

/* The background is the most frequent colour, and the text is what differs most from
 * it. */
static double
measure (const Shot *self, const graphene_rect_t *place)
{
  g_autoptr (GHashTable) colors = g_hash_table_new (NULL, NULL);
  int left = (int) ceilf (place->origin.x), top = (int) ceilf (place->origin.y);
  int right = left + (int) place->size.width, bottom = top + (int) place->size.height;
  guint32 ground = 0;
  guint most = 0;
  double contrast = 1;
  GHashTableIter iter;
  gpointer color, times;

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        gpointer pixel = GUINT_TO_POINTER (self->pixels[y * self->width + x]);
        guint n = GPOINTER_TO_UINT (g_hash_table_lookup (colors, pixel)) + 1;

        g_hash_table_insert (colors, pixel, GUINT_TO_POINTER (n));
        if (n > most)
          {
            most = n;
            ground = GPOINTER_TO_UINT (pixel);
          }
      }
  g_hash_table_iter_init (&iter, colors);
  while (g_hash_table_iter_next (&iter, &color, &times))
    contrast = MAX (contrast, get_contrast (GPOINTER_TO_UINT (color), ground));
  return contrast;
}

/* Whether @widget is drawn whole: inside the window and what it scrolls in. */
static gboolean
find_place (const Shot *self, GtkWidget *widget, graphene_rect_t *place)
{
  graphene_rect_t all
      = GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height);

  for (GtkWidget *around = gtk_widget_get_parent (widget); around != NULL;
       around = gtk_widget_get_parent (around))
    if (gtk_widget_get_overflow (around) == GTK_OVERFLOW_HIDDEN)
      {
        graphene_rect_t clip;

        if (!gtk_widget_compute_bounds (around, self->window, &clip))
          return FALSE;
        graphene_rect_offset (&clip, -self->origin.x, -self->origin.y);
        if (!graphene_rect_intersection (&all, &clip, &all))
          return FALSE;
      }
  if (!gtk_widget_compute_bounds (widget, self->window, place))
    return FALSE;
  graphene_rect_offset (place, -self->origin.x, -self->origin.y);
  return place->size.width >= 1 && graphene_rect_contains_rect (&all, place);
}

static void
check_place (Shot *self, const graphene_rect_t *place, const char *text)
{
  double contrast = measure (self, place);

  if (contrast < LEAST)
    g_test_fail_printf ("%s: “%s” has %.1f:1", self->page, text, contrast);
  if (contrast < self->lowest)
    {
      self->lowest = contrast;
      g_free (self->lowest_text);
      self->lowest_text = g_strdup (text);
    }
}

static void
check_label (Shot *self, GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  graphene_rect_t place;

  if (*text != '\0' && find_place (self, label, &place))
    check_place (self, &place, text);
}

/* Between the icons. */
static void
check_placeholder (Shot *self, GtkEntry *entry, graphene_rect_t place)
{
  const char *text = gtk_entry_get_placeholder_text (entry);
  int icons[2];

  if (text == NULL || *text == '\0')
    return;
  for (int i = 0; i < 2; i++)
    {
      GdkRectangle area;

      gtk_entry_get_icon_area (entry, (GtkEntryIconPosition) i, &area);
      icons[i] = area.width;
    }
  place.origin.x += (float) (icons[0] + BORDER);
  place.size.width -= (float) (icons[0] + icons[1] + 2 * BORDER);
  check_place (self, &place, text);
}

/* An entry draws its text itself, each component in a colour of its own, so each
 * character is measured. Other punctuation has no pixel in its full colour. The second
 * entry of Compare is left out: its text begins where its icon would end. */
static void
check_entry (Shot *self, GtkWidget *entry)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  g_autofree IriLayoutGlyph *glyphs = NULL;
  graphene_rect_t place;
  gsize n = 0;

  if (g_str_equal (self->page, "compare") || !find_place (self, entry, &place))
    return;
  place.origin.y += BORDER;
  place.size.height -= 2 * BORDER;
  if (*text == '\0')
    check_placeholder (self, GTK_ENTRY (entry), place);
  else
    glyphs = iri_layout_get_glyphs (scope_entry_get_line (SCOPE_ENTRY (entry)), &n);
  if (n == 0 || glyphs[n - 1].line > 0)
    return;
  for (gsize i = 0; i < n; i++)
    {
      const char *at = text + glyphs[i].offset;
      int x = scope_entry_get_char_x (SCOPE_ENTRY (entry),
                                      (int) g_utf8_pointer_to_offset (text, at));
      int width = glyphs[i].width / PANGO_SCALE;

      if ((g_ascii_isalnum (*at) || strchr ("?#@", *at) != NULL) && x >= 0
          && x + width <= (int) place.size.width)
        check_place (self,
                     &GRAPHENE_RECT_INIT (place.origin.x + (float) x, place.origin.y,
                                          (float) width, place.size.height),
                     at);
    }
}

/* WCAG asks nothing of what is insensitive. */
static void
check_labels (Shot *self, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget)
      || gtk_widget_get_opacity (widget) < 1)
    return;
  if (GTK_IS_LABEL (widget))
    check_label (self, widget);
  if (SCOPE_IS_ENTRY (widget))
    check_entry (self, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_labels (self, child);
}

static void
on_layout (GdkFrameClock *clock, int *n)
{
  (*n)++;
}

/* Adaptive widgets change step by step, and analyses end in threads. */
static void
await_layouts (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  int n = 0;
  gulong handler = g_signal_connect_after (clock, "layout", G_CALLBACK (on_layout), &n);

  while (n < 10)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (clock, handler);
}

static void
take_pixels (Shot *self)
{
  GdkPaintable *paintable = gtk_widget_paintable_new (self->window);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (self->window));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t own;
  GskRenderNode *node;
  GdkTexture *texture;

  g_assert_true (gtk_widget_compute_bounds (self->window, self->window, &own));
  self->origin = own.origin;
  self->width = (int) own.size.width;
  self->height = (int) own.size.height;
  gdk_paintable_snapshot (paintable, snapshot, self->width, self->height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (
      renderer, node,
      &GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height));
  self->pixels = g_new (guint32, self->width * self->height);
  gdk_texture_download (texture, (guchar *) self->pixels, (gsize) self->width * 4);
  g_object_unref (texture);
  gsk_render_node_unref (node);
  g_object_unref (paintable);
}

/* A window without focus is drawn fainter, and there is no window manager to give
 * it. */
static void
check_window (GtkWidget *window, const char *page)
{
  Shot shot = { .window = window, .page = page, .lowest = 21 };

  await_layouts (window);
  gtk_widget_unset_state_flags (window, GTK_STATE_FLAG_BACKDROP);
  await_layouts (window);
  take_pixels (&shot);
  check_labels (&shot, window);
  g_test_message ("%-12s %5.1f:1 %s", page, shot.lowest, shot.lowest_text);
  g_assert_nonnull (shot.lowest_text);
  g_free (shot.lowest_text);
  g_free (shot.pixels);
}

static void
set_look (const struct Look *look)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), look->scheme);
  g_settings_set_string (scope_settings_get (), "contrast", look->contrast);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-xft-dpi", 96 * 1024 * PERCENT / 100, NULL);
}

static void
present (GtkWidget *window)
{
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
}

static void
test_empty (gconstpointer look)
{
  GtkWidget *window;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  present (window);
  check_window (window, "empty");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* In one line, with each component. */
static void
test_entry (gconstpointer look)
{
  ScopeWindow *window;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  present (GTK_WIDGET (window));
  scope_window_show_iri (window, "foo://u@a.b:1/c?d#e");
  check_window (GTK_WIDGET (window), "entry");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_pages (gconstpointer look)
{
  static const char *const pages[] = { "inspect", "host",    "characters", "readings",
                                       "resolve", "compare", "text",       "learn" };
  static const char address[] = "http://example.com@www.\u0430\u0440\u0440\u04CF\u0435"
                                ".com/\u05D0\u05D1/1%20a?q=\u05D2#%FF";
  ScopeWindow *window;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  present (GTK_WIDGET (window));
  g_object_set (window->second, "text", "http://example.com/", NULL);
  g_object_set (window->base, "text", "http://a.example/b", NULL);
  scope_window_show_iri (window, address);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_assert_true (scope_window_show_page (window, pages[i]));
      check_window (GTK_WIDGET (window), pages[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_characters (gconstpointer look)
{
  static const char *const views[] = { "rules", "conventions" };
  ScopeWindow *window;
  GtkWidget *page;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  present (GTK_WIDGET (window));
  scope_window_show_iri (window, "http://ab.\u05D0\u05D1.123/\u05D2?x=1");
  scope_window_show_page (window, "characters");
  page = adw_bin_get_child (ADW_BIN (gtk_stack_get_visible_child (window->views)));
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_object_set (page, "view", views[i], NULL);
      check_window (GTK_WIDGET (window), views[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The pages that Learn opens. */
static void
test_learn (gconstpointer look)
{
  static const char *const actions[]
      = { "learn.gallery", "learn.practice", "learn.predict" };
  ScopeWindow *window;
  GtkWidget *page;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  present (GTK_WIDGET (window));
  scope_window_show_iri (window, "http://ab.\u05D0\u05D1.123/\u05D2?x=1");
  scope_window_show_page (window, "learn");
  page = adw_bin_get_child (ADW_BIN (adw_view_stack_get_visible_child (window->pages)));
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_true (gtk_widget_activate_action (page, actions[i], NULL));
      check_window (GTK_WIDGET (window), actions[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_preferences (gconstpointer look)
{
  static const char *const pages[] = { "reading", "display" };
  ScopeWindow *window;
  GtkWidget *preferences;

  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  preferences = scope_preferences_new (scope_window_get_document (window));
  scope_dialog_present (preferences, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      scope_settings_dialog_show_page (preferences, pages[i]);
      check_window (GTK_WIDGET (gtk_widget_get_root (preferences)), pages[i]);
    }
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (preferences)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_text (gconstpointer look)
{
  static const char contents[] = "http://a.example/ http://a.example@b.example/";
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp (NULL, &stream, NULL);
  ScopeWindow *window;

  g_assert_true (g_file_replace_contents (file, contents, strlen (contents), NULL,
                                          FALSE, 0, NULL, NULL, NULL));
  set_look (look);
  window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  present (GTK_WIDGET (window));
  scope_window_open_file (window, file);
  check_window (GTK_WIDGET (window), "links");
  gtk_window_destroy (GTK_WINDOW (window));
  g_file_delete (file, NULL, NULL);
}

static void
test_help (gconstpointer look)
{
  GtkWidget *windows[2];

  set_look (look);
  windows[0] = g_object_new (SCOPE_TYPE_GUIDE, NULL);
  windows[1] = scope_shortcuts_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      present (windows[i]);
      check_window (windows[i], i == 0 ? "guide" : "shortcuts");
      gtk_window_destroy (GTK_WINDOW (windows[i]));
    }
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    GTestDataFunc function;
  } subjects[] = {
    { "empty", test_empty }, { "entry", test_entry },
    { "pages", test_pages }, { "characters", test_characters },
    { "learn", test_learn }, { "preferences", test_preferences },
    { "text", test_text },   { "help", test_help },
  };

  g_autoptr (ScopeApplication) app = NULL;
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  /* It loads the style sheets. */
  app = scope_application_new ();
  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (subjects); j++)
      {
        g_autofree char *path
            = g_strdup_printf ("/contrast/%s/%s", looks[i].name, subjects[j].name);

        g_test_add_data_func (path, &looks[i], subjects[j].function);
      }
  return g_test_run ();
}
