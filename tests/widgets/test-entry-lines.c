/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* An entry with several lines, and one with more lines than fit. */

#include "scope-entry-private.h"

#include <adwaita.h>

#define WIDTH 300
#define HEIGHT 700

/* Some fifteen lines of this text. */
#define PIECE "http://example.org/אבג/dir/"
#define N_PIECES 16

typedef struct
{
  GtkWidget *window;
  ScopeEntry *entry;
  GtkEditable *text;
  GtkWidget *below;
} Stage;

static gboolean
stop (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs until a frame after this one has been painted. */
static void
settle (Stage *stage)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (stage->window);
  gboolean done = FALSE;

  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (stop), &done);
  gtk_widget_queue_draw (GTK_WIDGET (stage->entry));
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &done);
}

static void
set_text (Stage *stage, const char *piece, guint n)
{
  GString *text = g_string_new (NULL);

  while (n-- > 0)
    g_string_append (text, piece);
  gtk_editable_set_text (stage->text, text->str);
  g_string_free (text, TRUE);
  settle (stage);
}

/* Limits the height of the entry to @height pixels. */
static void
give_height (Stage *stage, int height)
{
  gtk_widget_set_size_request (stage->below, -1, HEIGHT - height);
  settle (stage);
}

static void
stage_up (Stage *stage, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  stage->window = gtk_window_new ();
  stage->entry = SCOPE_ENTRY (scope_entry_new ());
  stage->text = GTK_EDITABLE (stage->entry);
  stage->below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  scope_entry_set_wrap (stage->entry, TRUE);
  scope_entry_set_shrinks (stage->entry, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (stage->entry));
  gtk_box_append (GTK_BOX (box), stage->below);
  gtk_window_set_decorated (GTK_WINDOW (stage->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (stage->window), box);
  gtk_window_present (GTK_WINDOW (stage->window));
  while (!gtk_widget_get_mapped (stage->window))
    g_main_context_iteration (NULL, TRUE);
  settle (stage);
  gtk_widget_grab_focus (GTK_WIDGET (stage->entry));
}

static void
stage_down (Stage *stage, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (stage->window));
}

static int
count_lines (Stage *stage)
{
  return pango_layout_get_line_count (scope_entry_get_layout (stage->entry));
}

static gboolean
press (Stage *stage, guint key, GdkModifierType state)
{
  gboolean done = scope_entry_move_by_key (stage->entry, key, state);

  settle (stage);
  return done;
}

static int
get_position (Stage *stage)
{
  return gtk_editable_get_position (stage->text);
}

static int
get_line (Stage *stage)
{
  int line;

  pango_layout_index_to_line_x (scope_entry_get_layout (stage->entry),
                                scope_entry_get_caret_index (stage->entry), FALSE,
                                &line, NULL);
  return line;
}

static void
check_caret_seen (Stage *stage)
{
  GdkRectangle area = scope_entry_get_caret_area (stage->entry);

  g_assert_cmpint (area.y, >=, 0);
  g_assert_cmpint (area.y + area.height, <=,
                   gtk_widget_get_height (GTK_WIDGET (stage->entry)));
  g_assert_cmpint (area.x, >=, 0);
  g_assert_cmpint (area.x, <, WIDTH);
}

/* The natural height is that of the lines, at least that of an empty entry; the minimum
 * is that of two lines. */
static void
test_height (Stage *stage, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (stage->entry);
  int empty = gtk_widget_get_height (widget), minimum, natural, text;

  set_text (stage, "http://ab/", 1);
  g_assert_cmpint (gtk_widget_get_height (widget), ==, empty);
  set_text (stage, PIECE, N_PIECES);
  g_assert_cmpint (count_lines (stage), >, 8);
  pango_layout_get_pixel_size (scope_entry_get_layout (stage->entry), NULL, &text);
  g_assert_cmpint (gtk_widget_get_height (widget), >=, text);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, WIDTH, &minimum, &natural, NULL,
                      NULL);
  g_assert_cmpint (minimum, >=, 2 * text / count_lines (stage));
  g_assert_cmpint (minimum, <, 4 * text / count_lines (stage));
  g_assert_cmpint (natural, ==, gtk_widget_get_height (widget));
  set_text (stage, "x", 1);
  g_assert_cmpint (gtk_widget_get_height (widget), ==, empty);
}

/* The entry scrolls to the caret wherever it moves. */
static void
test_scroll (Stage *stage, gconstpointer data)
{
  give_height (stage, 100);
  set_text (stage, PIECE, N_PIECES);
  for (int i = 0; i < 50; i++)
    {
      int n = gtk_entry_get_text_length (GTK_ENTRY (stage->entry));

      gtk_editable_set_position (stage->text, i * 7919 % (n + 1));
      settle (stage);
      check_caret_seen (stage);
    }
}

/* Without the focus, the beginning is shown, where the host is; with it, the caret. */
static void
test_unfocused (Stage *stage, gconstpointer data)
{
  give_height (stage, 100);
  set_text (stage, PIECE, N_PIECES);
  gtk_editable_set_position (stage->text, -1);
  settle (stage);
  check_caret_seen (stage);
  gtk_window_set_focus (GTK_WINDOW (stage->window), NULL);
  set_text (stage, PIECE, N_PIECES + 1);
  gtk_editable_set_position (stage->text, -1);
  settle (stage);
  g_assert_cmpfloat (stage->entry->scroll, ==, 0);
  gtk_widget_grab_focus (GTK_WIDGET (stage->entry));
  gtk_editable_set_position (stage->text, -1);
  settle (stage);
  check_caret_seen (stage);
}

/* The wheel scrolls from end to end and does not move the caret. */
static void
test_wheel (Stage *stage, gconstpointer data)
{
  give_height (stage, 100);
  set_text (stage, PIECE, N_PIECES);
  gtk_editable_set_position (stage->text, 0);
  settle (stage);
  g_assert_false (scope_entry_scroll_by (stage->entry, -10));
  g_assert_true (scope_entry_scroll_by (stage->entry, 1e6));
  settle (stage);
  g_assert_false (scope_entry_scroll_by (stage->entry, 10));
  g_assert_cmpint (get_position (stage), ==, 0);
  g_assert_cmpint (scope_entry_get_caret_area (stage->entry).y, <, 0);
  set_text (stage, "x", 1);
  g_assert_false (scope_entry_scroll_by (stage->entry, 10));
  check_caret_seen (stage);
}

static void
await_still (Stage *stage)
{
  while (stage->entry->fling != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* The distance before a touch counts as a drag and scrolls the text. */
#define BEGIN 20

/* A touch drag scrolls the text up and down and does not move the caret; a text that
 * fits does not scroll. */
static void
test_finger (Stage *stage, gconstpointer data)
{
  ScopeEntry *entry = stage->entry;

  set_text (stage, "x", 1);
  g_assert_false (scope_entry_begin_touch_scroll (entry, 0, -BEGIN));
  give_height (stage, 100);
  set_text (stage, PIECE, N_PIECES);
  gtk_editable_set_position (stage->text, 0);
  settle (stage);
  g_assert_false (scope_entry_begin_touch_scroll (entry, 0, -1));
  g_assert_false (scope_entry_begin_touch_scroll (entry, 2 * BEGIN, -BEGIN));
  g_assert_true (scope_entry_begin_touch_scroll (entry, 0, -BEGIN));
  g_assert_cmpfloat (entry->scroll, ==, 0);
  scope_entry_update_touch_scroll (entry, -BEGIN - 30);
  g_assert_cmpfloat (entry->scroll, ==, 30);
  scope_entry_update_touch_scroll (entry, -BEGIN - 10);
  g_assert_cmpfloat (entry->scroll, ==, 10);
  scope_entry_update_touch_scroll (entry, BEGIN);
  g_assert_cmpfloat (entry->scroll, ==, 0);
  g_assert_cmpint (get_position (stage), ==, 0);
}

/* After release the scrolling continues and slows down: by some 50 pixels at 200 pixels
 * per second, and never past the end of the text. It does not continue if there is
 * nothing to scroll or after another touch. */
static void
test_fling (Stage *stage, gconstpointer data)
{
  ScopeEntry *entry = stage->entry;
  GtkSettings *settings = gtk_settings_get_default ();

  give_height (stage, 100);
  set_text (stage, PIECE, N_PIECES);
  gtk_editable_set_position (stage->text, 0);
  settle (stage);
  scope_entry_begin_kinetic_scroll (entry, -200);
  await_still (stage);
  g_assert_cmpfloat_with_epsilon (entry->scroll, 45, 5);
  scope_entry_begin_kinetic_scroll (entry, -1e6);
  await_still (stage);
  g_assert_cmpfloat (entry->scroll, ==, scope_entry_get_overflow (entry));
  scope_entry_begin_kinetic_scroll (entry, 200);
  g_assert_true (scope_entry_stop_kinetic_scroll (entry));
  g_assert_false (scope_entry_stop_kinetic_scroll (entry));
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  scope_entry_begin_kinetic_scroll (entry, 200);
  g_assert_false (scope_entry_stop_kinetic_scroll (entry));
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

/* Down and Up move one line at a time, to the ends of the text. */
static void
test_up_down (Stage *stage, gconstpointer data)
{
  int n = count_lines (stage), i, end;

  set_text (stage, PIECE, N_PIECES);
  n = count_lines (stage);
  end = gtk_entry_get_text_length (GTK_ENTRY (stage->entry));
  gtk_editable_set_position (stage->text, 12);
  for (i = 1; i < n; i++)
    {
      g_assert_true (press (stage, GDK_KEY_Down, 0));
      g_assert_cmpint (get_line (stage), ==, i);
    }
  g_assert_true (press (stage, GDK_KEY_Down, 0));
  g_assert_cmpint (get_position (stage), ==, end);
  g_assert_false (press (stage, GDK_KEY_Down, 0));
  for (i = n - 2; i >= 0; i--)
    {
      g_assert_true (press (stage, GDK_KEY_Up, 0));
      g_assert_cmpint (get_line (stage), ==, i);
    }
  g_assert_true (press (stage, GDK_KEY_Up, 0));
  g_assert_cmpint (get_position (stage), ==, 0);
  g_assert_false (press (stage, GDK_KEY_Up, 0));
}

/* Moving across a short line keeps the horizontal position of the caret: next to a
 * combining mark or a wide letter it returns to where it was. */
static void
test_column (Stage *stage, gconstpointer data)
{
  set_text (stage, "iiiiiiiiimmmmmm納豆", 12);
  gtk_editable_set_position (stage->text, 13);
  settle (stage);
  for (int i = 0; i < 3; i++)
    press (stage, GDK_KEY_Down, 0);
  g_assert_cmpint (get_line (stage), ==, 3);
  for (int i = 0; i < 3; i++)
    press (stage, GDK_KEY_Up, 0);
  g_assert_cmpint (get_position (stage), ==, 13);
}

static void
test_select (Stage *stage, gconstpointer data)
{
  int begin, end;

  set_text (stage, PIECE, N_PIECES);
  gtk_editable_set_position (stage->text, 5);
  settle (stage);
  g_assert_true (press (stage, GDK_KEY_Down, GDK_SHIFT_MASK));
  g_assert_true (gtk_editable_get_selection_bounds (stage->text, &begin, &end));
  g_assert_cmpint (begin, ==, 5);
  g_assert_cmpint (get_position (stage), ==, end);
  g_assert_cmpint (get_line (stage), ==, 1);
  g_assert_false (press (stage, GDK_KEY_Down, GDK_CONTROL_MASK));
  g_assert_false (press (stage, GDK_KEY_Down, GDK_ALT_MASK));
}

/* Returns the position of the caret in the whole text, visible or not, in pixels. */
static PangoRectangle
get_caret (Stage *stage)
{
  PangoRectangle caret;

  pango_layout_get_cursor_pos (scope_entry_get_layout (stage->entry),
                               scope_entry_get_caret_index (stage->entry), &caret,
                               NULL);
  pango_extents_to_pixels (&caret, NULL);
  return caret;
}

/* Page Up and Page Down scroll by less than the visible height, whatever the height of
 * the lines, so that the old position of the caret stays visible. */
static void
test_pages (Stage *stage, gconstpointer data)
{
  int line = 0, last;

  give_height (stage, 120);
  set_text (stage, PIECE, N_PIECES);
  last = count_lines (stage) - 1;
  gtk_editable_set_position (stage->text, 0);
  settle (stage);
  for (PangoRectangle before = get_caret (stage), now;
       press (stage, GDK_KEY_Page_Down, 0); before = now)
    {
      now = get_caret (stage);
      if (line < last)
        g_assert_cmpint (get_line (stage), >, line);
      g_assert_cmpint (now.y - before.y, <,
                       gtk_widget_get_height (GTK_WIDGET (stage->entry)));
      check_caret_seen (stage);
      line = get_line (stage);
    }
  g_assert_cmpint (line, ==, last);
  while (press (stage, GDK_KEY_Page_Up, 0))
    check_caret_seen (stage);
  g_assert_cmpint (get_position (stage), ==, 0);
}

static void
move (Stage *stage, GtkMovementStep step, int count)
{
  g_signal_emit_by_name (gtk_editable_get_delegate (stage->text), "move-cursor", step,
                         count, FALSE);
  settle (stage);
}

/* Home and End stay in the line, but not with Ctrl. */
static void
test_line_ends (Stage *stage, gconstpointer data)
{
  int home;

  set_text (stage, PIECE, N_PIECES);
  gtk_editable_set_position (stage->text, 60);
  settle (stage);
  for (int i = 0; i < 2; i++)
    {
      int line = get_line (stage);

      g_assert_cmpint (line, >, 0);
      move (stage, GTK_MOVEMENT_DISPLAY_LINE_ENDS, -1);
      g_assert_cmpint (get_line (stage), ==, line);
      home = get_position (stage);
      g_assert_cmpint (scope_entry_get_char_x (stage->entry, home), <, 20);
      move (stage, GTK_MOVEMENT_DISPLAY_LINE_ENDS, 1);
      g_assert_cmpint (get_line (stage), ==, line);
      move (stage, GTK_MOVEMENT_LOGICAL_POSITIONS, 1);
      g_assert_cmpint (get_line (stage), ==, line + 1);
    }
  move (stage, GTK_MOVEMENT_BUFFER_ENDS, 1);
  g_assert_cmpint (get_line (stage), ==, count_lines (stage) - 1);
  move (stage, GTK_MOVEMENT_DISPLAY_LINE_ENDS, 1);
  g_assert_cmpint (get_position (stage), ==,
                   gtk_entry_get_text_length (GTK_ENTRY (stage->entry)));
}

/* Typing at the end of a text that is only partly drawn does not move its lines. */
static void
test_typing_at_the_end (Stage *stage, gconstpointer data)
{
  IriSpan before, after;

  give_height (stage, 150);
  set_text (stage, PIECE, 400);
  gtk_editable_set_position (stage->text, -1);
  settle (stage);
  before = iri_layout_get_shown (scope_entry_get_line (stage->entry));
  for (int i = 0; i < 50; i++)
    scope_entry_type (stage->entry, "a");
  settle (stage);
  after = iri_layout_get_shown (scope_entry_get_line (stage->entry));
  g_assert_cmpuint (after.begin, ==, before.begin);
  g_assert_cmpuint (after.end, ==, before.end + 50);
  check_caret_seen (stage);
}

/* Two letters of opposite directions, so that each is a run of its own. */
#define ALTERNATING "aא"

/* A key press lays out the text once, and so do marks that are set later. */
static void
test_laid_out_once (Stage *stage, gconstpointer data)
{
  IriHighlight mark = { .kind = IRI_HIGHLIGHT_NOTE, .span = { 4, 7 } };
  IriLayout *line;

  set_text (stage, ALTERNATING, 1000);
  gtk_editable_set_position (stage->text, 1000);
  settle (stage);
  scope_entry_type (stage->entry, "x");
  settle (stage);
  line = scope_entry_get_line (stage->entry);
  g_assert_cmpuint (iri_layout_get_n_measured (line), ==, 1);
  settle (stage);
  g_assert_true (scope_entry_get_line (stage->entry) == line);
  scope_entry_set_highlights (stage->entry, &mark, 1);
  settle (stage);
  line = scope_entry_get_line (stage->entry);
  scope_entry_set_highlights (stage->entry, &mark, 1);
  g_assert_true (scope_entry_get_line (stage->entry) == line);
  g_assert_cmpuint (iri_layout_get_n_measured (line), ==, 1);
}

/* Measures a read-only row of @text as a list does. Returns its width, and sets the
 * number of widths at which the text was laid out. */
static int
measure_row (const char *text, guint *n_measured)
{
  GtkWidget *row = g_object_ref_sink (scope_entry_new ());
  int width;

  scope_entry_set_wrap (SCOPE_ENTRY (row), TRUE);
  gtk_editable_set_editable (GTK_EDITABLE (row), FALSE);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, WIDTH, NULL, NULL, NULL, NULL);
  *n_measured = iri_layout_get_n_measured (scope_entry_get_line (SCOPE_ENTRY (row)));
  g_object_unref (row);
  return width;
}

/* A row does not lay out a long text in one line just to measure its width, because
 * that takes longest; the width of a row with a short text is that of the text. */
static void
test_row (void)
{
  GString *text = g_string_new ("abc");
  guint n_measured;
  int width = measure_row (text->str, &n_measured);

  g_string_append (text, "abc");
  g_assert_cmpint (measure_row (text->str, &n_measured), >, width);
  for (int i = 0; i < 1000; i++)
    g_string_append (text, ALTERNATING);
  g_assert_cmpint (measure_row (text->str, &n_measured), >, 4000);
  g_assert_cmpuint (n_measured, ==, 1);
  g_string_free (text, TRUE);
}

/* Returns an image of the entry, with 4 bytes for each pixel. Free with g_free(). */
static guchar *
take_picture (Stage *stage, int height)
{
  GdkPaintable *paintable = gtk_widget_paintable_new (GTK_WIDGET (stage->entry));
  GskRenderer *renderer
      = gtk_native_get_renderer (gtk_widget_get_native (stage->window));
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, WIDTH, (float) height);
  guchar *pixels = g_malloc0 ((gsize) WIDTH * 4 * (gsize) height);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  GdkTexture *texture;

  gdk_paintable_snapshot (paintable, snapshot,
                          gtk_widget_get_width (GTK_WIDGET (stage->entry)),
                          gtk_widget_get_height (GTK_WIDGET (stage->entry)));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node, &area);
  gdk_texture_download (texture, pixels, WIDTH * 4);
  g_object_unref (texture);
  gsk_render_node_unref (node);
  g_object_unref (paintable);
  return pixels;
}

/* An entry in which some lines are scrolled out of view draws the others like an entry
 * that is high enough for its text. Compares everything inside the frame. */
static void
test_in_view (Stage *stage, gconstpointer data)
{
  enum
  {
    FRAME = 12,
    VIEW = 80
  };
  g_autofree guchar *all = NULL;
  guchar *some;
  gsize begin = (gsize) WIDTH * 4 * FRAME, end = (gsize) WIDTH * 4 * VIEW;
  guint ink = 0;

  set_text (stage, PIECE, N_PIECES);
  gtk_editable_set_position (stage->text, 200);
  settle (stage);
  g_assert_cmpfloat (scope_entry_get_overflow (stage->entry), ==, 0);
  all = take_picture (stage, VIEW);
  give_height (stage, 100);
  scope_entry_scroll_by (stage->entry, -1e6);
  settle (stage);
  g_assert_cmpfloat (scope_entry_get_overflow (stage->entry), >, 0);
  some = take_picture (stage, VIEW);
  for (gsize i = begin; i < end; i++)
    {
      gsize x = i % ((gsize) WIDTH * 4) / 4;

      /* Skips the frame and the scrollbar. */
      if (x < FRAME || x > WIDTH - 4 * FRAME)
        continue;
      ink += all[i] != all[begin + 4 * FRAME];
      g_assert_cmpint (some[i], ==, all[i]);
    }
  g_assert_cmpuint (ink, >, 1000);
  g_free (some);
}

/* The input method is told the purpose of the entry. */
static void
test_purpose (Stage *stage, gconstpointer data)
{
  GtkEntry *entry = GTK_ENTRY (stage->entry);

  g_assert_cmpint (gtk_entry_get_input_purpose (entry), ==, GTK_INPUT_PURPOSE_URL);
  g_assert_true (gtk_entry_get_input_hints (entry) & GTK_INPUT_HINT_NO_SPELLCHECK);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*function) (Stage *stage, gconstpointer data);
  } tests[] = {
    { "/lines/height", test_height },
    { "/lines/scroll", test_scroll },
    { "/lines/unfocused", test_unfocused },
    { "/lines/wheel", test_wheel },
    { "/lines/finger", test_finger },
    { "/lines/fling", test_fling },
    { "/lines/up-down", test_up_down },
    { "/lines/column", test_column },
    { "/lines/select", test_select },
    { "/lines/pages", test_pages },
    { "/lines/line-ends", test_line_ends },
    { "/lines/typing-at-the-end", test_typing_at_the_end },
    { "/lines/laid-out-once", test_laid_out_once },
    { "/lines/in-view", test_in_view },
    { "/lines/purpose", test_purpose },
  };

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/lines/row", test_row);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Stage, NULL, stage_up, tests[i].function, stage_down);
  return g_test_run ();
}
