/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry.h"

#include <adwaita.h>
#include <string.h>

/* An entry in a window on screen. */
typedef struct
{
  GtkWidget *window;
  ScopeEntry *entry;
  GtkEditable *text; /* the entry as an editable */
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
  gboolean done = FALSE;
  GdkFrameClock *clock;

  clock = gtk_widget_get_frame_clock (stage->window);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (stop), &done);
  gtk_widget_queue_draw (GTK_WIDGET (stage->entry));
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &done);
}

static void
stage_up (Stage *stage, gconstpointer data)
{
  stage->window = gtk_window_new ();
  stage->entry = SCOPE_ENTRY (scope_entry_new ());
  stage->text = GTK_EDITABLE (stage->entry);
  gtk_widget_set_valign (GTK_WIDGET (stage->entry), GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (stage->window), GTK_WIDGET (stage->entry));
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 300, 200);
  gtk_window_present (GTK_WINDOW (stage->window));
  while (!gtk_widget_get_mapped (stage->window))
    g_main_context_iteration (NULL, TRUE);
  settle (stage);
}

static void
stage_down (Stage *stage, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (stage->window));
}

static char *
repeat (const char *unit, gsize n)
{
  GString *text = g_string_sized_new (n * strlen (unit));

  while (n-- > 0)
    g_string_append (text, unit);
  return g_string_free (text, FALSE);
}

static void
activate (Stage *stage, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (gtk_editable_get_delegate (stage->text)),
                              action, NULL);
}

static void
on_read (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  char **text = data;
  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static char *
read_clipboard (Stage *stage)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (stage->window), NULL,
                                 on_read, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  return text;
}

/* Glyph positions. */

typedef struct
{
  const char *name;
  const char *text;
  const int *order; /* the characters from left to right */
  gboolean editable;
} PlaceRow;

static const int arabic_first[]
    = { 0, 1, 5, 4, 3, 2, 6, 7, 8, 9, 10, 11, 12, 13, 14, -1 };
static const int as_stored[] = { 0, 1, 2, 3, 4, 5, 6, -1 };
static const int hebrew_first[] = { 6, 5, 4, 3, 2, 1, 0, 7, -1 };

static const PlaceRow place_rows[] = {
  { "arabic-first", "//عربي.example/", arabic_first, TRUE },
  { "neutral", "//1.2/?", as_stored, TRUE },
  { "hebrew-first", "אב/גד?ה=", hebrew_first, TRUE },
  { "arabic-first-row", "//عربي.example/", arabic_first, FALSE },
  { "neutral-row", "//1.2/?", as_stored, FALSE },
};

static void
check_places (Stage *stage, const int *order)
{
  int x = -1;

  for (; *order >= 0; order++)
    {
      int next = scope_entry_get_char_x (stage->entry, *order);
      g_assert_cmpint (next, >, x);
      x = next;
    }
}

static void
test_places (Stage *stage, gconstpointer data)
{
  const PlaceRow *row = data;

  gtk_editable_set_text (stage->text, row->text);
  gtk_editable_set_editable (stage->text, row->editable);
  settle (stage);
  check_places (stage, row->order);
  g_assert_cmpint (scope_entry_get_char_x (stage->entry, row->order[0]), <, 40);
}

/* In a right-to-left locale the order is the same; a read-only row is aligned to the
 * right, an entry to the left. */
static void
test_places_rtl (Stage *stage, gconstpointer data)
{
  const PlaceRow *row = data;
  int x;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  gtk_editable_set_text (stage->text, row->text);
  gtk_editable_set_editable (stage->text, row->editable);
  settle (stage);
  check_places (stage, row->order);
  x = scope_entry_get_char_x (stage->entry, row->order[0]);
  if (row->editable)
    g_assert_cmpint (x, <, 40);
  else
    g_assert_cmpint (x, >, 100);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* No glyph is clipped. */

typedef struct
{
  const char *name;
  const char *unit;
  gsize n;
} LongRow;

static const LongRow long_rows[] = {
  { "latin-64k", "a", 65536 },        { "hebrew-64k", "א", 65536 },
  { "alternating-64k", "aא", 32768 }, { "marks-64k", "\u0301", 65536 },
  { "brackets-128k", "(", 131072 },   { "mixed-4m", "http://אב/a?", 349526 },
};

static void
test_long (Stage *stage, gconstpointer data)
{
  const LongRow *row = data;
  g_autofree char *text = repeat (row->unit, row->n);
  g_autofree char *copied = NULL;
  int chars = g_utf8_strlen (text, -1);
  IriSpan shown;

  gtk_editable_set_text (stage->text, text);
  settle (stage);
  g_assert_cmpuint (strlen (gtk_editable_get_text (stage->text)), ==, strlen (text));
  g_assert_cmpstr (gtk_editable_get_text (stage->text), ==, text);

  gtk_editable_set_position (stage->text, -1);
  settle (stage);
  g_assert_cmpint (gtk_editable_get_position (stage->text), ==, chars);
  shown = iri_layout_get_shown (scope_entry_get_line (stage->entry));
  g_assert_cmpuint (shown.begin, >, 0);
  g_assert_cmpuint (shown.end, ==, strlen (text));
  /* There is space for the next character. */
  g_assert_cmpint (g_utf8_strlen (text + shown.begin, shown.end - shown.begin), ==,
                   2048);

  activate (stage, "selection.select-all");
  activate (stage, "clipboard.copy");
  settle (stage);
  copied = read_clipboard (stage);
  g_assert_cmpstr (copied, ==, text);
}

/* Types and deletes with keys in the middle of a long text, and undoes it. */
static void
test_long_edits (Stage *stage, gconstpointer data)
{
  g_autofree char *half = repeat ("אb/", 11000);
  g_autofree char *text = g_strconcat (half, half, NULL);
  g_autofree char *typed = g_strconcat (half, "xyz", half, NULL);
  GtkWidget *child = GTK_WIDGET (gtk_editable_get_delegate (stage->text));

  gtk_editable_set_text (stage->text, text);
  gtk_editable_set_position (stage->text, 33000);
  settle (stage);
  g_signal_emit_by_name (child, "insert-at-cursor", "xyz!");
  g_signal_emit_by_name (child, "backspace");
  settle (stage);
  g_assert_cmpstr (gtk_editable_get_text (stage->text), ==, typed);
  g_assert_cmpint (gtk_editable_get_position (stage->text), ==, 33003);
  for (int i = 0; i < 3; i++)
    g_signal_emit_by_name (child, "move-cursor", GTK_MOVEMENT_LOGICAL_POSITIONS, -1,
                           FALSE);
  g_signal_emit_by_name (child, "delete-from-cursor", GTK_DELETE_CHARS, 3);
  g_assert_cmpint (gtk_editable_get_position (stage->text), ==, 33000);
  for (int i = 0; i < 6 && !g_str_equal (gtk_editable_get_text (stage->text), text);
       i++)
    activate (stage, "text.undo");
  settle (stage);
  g_assert_cmpstr (gtk_editable_get_text (stage->text), ==, text);
}

/* One undo restores the previous text. */
static void
test_replace (Stage *stage, gconstpointer data)
{
  gtk_editable_set_text (stage->text, "http://אב/c d");
  scope_entry_replace_span (stage->entry, 13, 14, "%20");
  g_assert_cmpstr (gtk_editable_get_text (stage->text), ==, "http://אב/c%20d");
  scope_entry_undo (stage->entry);
  g_assert_cmpstr (gtk_editable_get_text (stage->text), ==, "http://אב/c d");
}

/* A text that was visible is a step of its own, even if it equals the text between the
 * two halves of another replacement: everything was deleted and then inserted. */
static void
test_replace_seen (Stage *stage, gconstpointer data)
{
  gtk_editable_set_text (stage->text, "a");
  scope_entry_replace_span (stage->entry, 0, 1, "bc");
  gtk_editable_select_region (stage->text, 0, -1);
  gtk_widget_activate_action (GTK_WIDGET (stage->entry), "text-entry.delete", NULL);
  scope_entry_replace_span (stage->entry, 0, 0, "d");
  g_assert_cmpstr (gtk_editable_get_text (stage->text), ==, "d");
  scope_entry_undo (stage->entry);
  g_assert_cmpstr (gtk_editable_get_text (stage->text), ==, "");
  scope_entry_undo (stage->entry);
  g_assert_cmpstr (gtk_editable_get_text (stage->text), ==, "bc");
  scope_entry_undo (stage->entry);
  g_assert_cmpstr (gtk_editable_get_text (stage->text), ==, "a");
}

/* A span in bytes. */
static void
test_span (Stage *stage, gconstpointer data)
{
  g_autofree char *text = repeat ("http://אב/", 2000);
  int begin, end;
  IriSpan shown;
  int x;

  gtk_editable_set_text (stage->text, text);
  /* The letters of the thousandth host, after 12 bytes and 10 characters per host. */
  scope_entry_select_span (stage->entry, 12007, 12011);
  settle (stage);
  g_assert_true (gtk_editable_get_selection_bounds (stage->text, &begin, &end));
  g_assert_cmpint (begin, ==, 10007);
  g_assert_cmpint (end, ==, 10009);
  shown = iri_layout_get_shown (scope_entry_get_line (stage->entry));
  g_assert_cmpuint (shown.begin, <, 12007);
  g_assert_cmpuint (shown.end, >, 12011);
  x = scope_entry_get_char_x (stage->entry, 10007);
  g_assert_cmpint (x, >=, 0);
  g_assert_cmpint (x, <, gtk_widget_get_width (GTK_WIDGET (stage->entry)));
  g_assert_true (
      gtk_widget_is_focus (GTK_WIDGET (gtk_editable_get_delegate (stage->text))));

  scope_entry_select_span (stage->entry, 23990, 900000);
  gtk_editable_get_selection_bounds (stage->text, &begin, &end);
  g_assert_cmpint (end, ==, 20000);
}

/* A row copies the text in logical order. */
static void
test_row_copies (Stage *stage, gconstpointer data)
{
  const char *text = "a\u202eאב\u200f/\tב\n";
  g_autofree char *copied = NULL;

  gtk_editable_set_text (stage->text, text);
  gtk_editable_set_editable (stage->text, FALSE);
  scope_entry_set_wrap (stage->entry, TRUE);
  settle (stage);
  activate (stage, "selection.select-all");
  activate (stage, "clipboard.copy");
  copied = read_clipboard (stage);
  g_assert_cmpstr (copied, ==, text);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (stage->entry), "value"));
}

/* A row that wraps requests the height of its lines. */
static void
test_row_wraps (Stage *stage, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (stage->entry);
  int one, many, width;

  gtk_editable_set_editable (stage->text, FALSE);
  scope_entry_set_wrap (stage->entry, TRUE);
  gtk_editable_set_text (stage->text, "http://example.com/אבגד/אבגד/אבגד/a/b/c/d/e/f");
  settle (stage);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, 2000, &one, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, 100, &many, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (many, >, 2 * one);
  g_assert_cmpint (width, <, 100);
}

static int
count_glyphs (GskRenderNode *node)
{
  int n = 0;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      return gsk_text_node_get_num_glyphs (node);
    case GSK_ROUNDED_CLIP_NODE:
      return count_glyphs (gsk_rounded_clip_node_get_child (node));
    case GSK_CLIP_NODE:
      return count_glyphs (gsk_clip_node_get_child (node));
    case GSK_TRANSFORM_NODE:
      return count_glyphs (gsk_transform_node_get_child (node));
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_glyphs (gsk_container_node_get_child (node, i));
      return n;
    default:
      return 0;
    }
}

/* Returns the number of glyphs that the entry draws. */
static int
drawn_glyphs (Stage *stage)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  int n = 0;

  settle (stage);
  paintable = gtk_widget_paintable_new (GTK_WIDGET (stage->entry));
  gdk_paintable_snapshot (paintable, snapshot, 300, 40);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node)
    {
      n = count_glyphs (node);
      gsk_render_node_unref (node);
    }
  return n;
}

static void
test_placeholder (Stage *stage, gconstpointer data)
{
  g_assert_cmpint (drawn_glyphs (stage), ==, 0);
  gtk_entry_set_placeholder_text (GTK_ENTRY (stage->entry), "אב/cd");
  g_assert_cmpint (drawn_glyphs (stage), ==, 5);
  gtk_editable_set_text (stage->text, "x");
  g_assert_cmpint (drawn_glyphs (stage), ==, 1);
}

/* Marks. */

static PangoColor *
color_at (Stage *stage, gsize offset)
{
  IriLayout *line = scope_entry_get_line (stage->entry);
  PangoAttrList *list
      = pango_layout_get_attributes (iri_layout_get_pango_layout (line));
  PangoAttrIterator *iter = pango_attr_list_get_iterator (list);
  int index = iri_layout_index_from_text (line, offset);
  PangoAttribute *attr = NULL;
  int begin, end;

  do
    {
      pango_attr_iterator_range (iter, &begin, &end);
      if (begin <= index && index < end)
        attr = pango_attr_iterator_get (iter, PANGO_ATTR_FOREGROUND);
    }
  while (pango_attr_iterator_next (iter));
  pango_attr_iterator_destroy (iter);
  return attr ? &pango_attribute_as_color (attr)->color : NULL;
}

static void
check_marked (Stage *stage, const char *marked)
{
  for (gsize i = 0; marked[i]; i++)
    {
      if (marked[i] == '-')
        g_assert_null (color_at (stage, i));
      else
        g_assert_nonnull (color_at (stage, i));
    }
}

/* Marks set before an edit move with the text and are cut at its end. */
static void
test_marks (Stage *stage, gconstpointer data)
{
  IriHighlight marks[] = { { IRI_HIGHLIGHT_COMPONENT, IRI_COMPONENT_HOST, { 2, 5 } },
                           { IRI_HIGHLIGHT_ERROR, IRI_COMPONENT_NONE, { 7, 5000 } } };
  int position = 0;

  gtk_editable_set_text (stage->text, "abcdefgh");
  scope_entry_set_highlights (stage->entry, marks, G_N_ELEMENTS (marks));
  check_marked (stage, "--xxx---");
  gtk_editable_insert_text (stage->text, "12", -1, &position);
  check_marked (stage, "----xxx---");
  position = 5;
  gtk_editable_insert_text (stage->text, "3", -1, &position);
  check_marked (stage, "----xxxx---");
  gtk_editable_delete_text (stage->text, 0, 6);
  check_marked (stage, "xx---");
  gtk_editable_delete_text (stage->text, 1, -1);
  check_marked (stage, "x");
  settle (stage);
  gtk_editable_set_text (stage->text, "");
  settle (stage);
  scope_entry_set_highlights (stage->entry, NULL, 0);
  gtk_editable_set_text (stage->text, "ab");
  check_marked (stage, "--");
}

/* Left and Right move in visual order, or in logical order if the caret is logical;
 * words and the ends are in logical order. */

typedef struct
{
  const char *name;
  const char *text;
  int from;
  GtkMovementStep step;
  int count;
  int to;
  ScopeCaret caret;
} MoveRow;

#define SEEN GTK_MOVEMENT_VISUAL_POSITIONS
#define WORDS GTK_MOVEMENT_WORDS
#define ENDS GTK_MOVEMENT_BUFFER_ENDS

static const MoveRow move_rows[] = {
  { "right-latin", "abc", 0, SEEN, 1, 1, SCOPE_CARET_VISUAL },
  { "left-latin", "abc", 2, SEEN, -1, 1, SCOPE_CARET_VISUAL },
  { "left-hebrew", "אבג", 1, SEEN, -1, 2, SCOPE_CARET_VISUAL },
  { "right-hebrew", "אבג", 2, SEEN, 1, 1, SCOPE_CARET_VISUAL },
  { "on-hebrew", "אבג", 1, SEEN, 1, 2, SCOPE_CARET_LOGICAL },
  { "back-hebrew", "אבג", 2, SEEN, -1, 1, SCOPE_CARET_LOGICAL },
  { "on-cluster", "ae\u0301b", 1, SEEN, 1, 3, SCOPE_CARET_LOGICAL },
  { "word-on", "http://ab.cd", 0, WORDS, 1, 4, SCOPE_CARET_VISUAL },
  { "word-back", "http://ab", 9, WORDS, -1, 7, SCOPE_CARET_VISUAL },
  { "end", "http://אב", 3, ENDS, 1, 9, SCOPE_CARET_VISUAL },
  { "begin", "http://אב", 3, ENDS, -1, 0, SCOPE_CARET_VISUAL },
  { "empty", "", 0, SEEN, 1, 0, SCOPE_CARET_VISUAL },
};

static void
test_move (Stage *stage, gconstpointer data)
{
  const MoveRow *row = data;

  scope_entry_set_caret (stage->entry, row->caret);
  gtk_editable_set_text (stage->text, row->text);
  gtk_editable_set_position (stage->text, row->from);
  g_signal_emit_by_name (gtk_editable_get_delegate (stage->text), "move-cursor",
                         row->step, row->count, FALSE);
  g_assert_cmpint (gtk_editable_get_position (stage->text), ==, row->to);
}

/* The Right key goes from one end to the other and visits each position once. */
static void
test_walk (Stage *stage, gconstpointer data)
{
  GtkEditable *child = gtk_editable_get_delegate (stage->text);
  const char *text = "ab/אבג/cd\u202e1";
  int n = g_utf8_strlen (text, -1);
  int steps = 0;

  gtk_editable_set_text (stage->text, text);
  gtk_editable_set_position (stage->text, 0);
  for (; gtk_editable_get_position (stage->text) != n && steps < 3 * n; steps++)
    g_signal_emit_by_name (child, "move-cursor", GTK_MOVEMENT_VISUAL_POSITIONS, 1,
                           FALSE);
  g_assert_cmpint (steps, ==, n);
}

/* Returns the position at which Pango draws the caret at @position. */
static int
caret_x (Stage *stage, int position)
{
  IriLayout *line = scope_entry_get_line (stage->entry);
  const char *text = gtk_editable_get_text (stage->text);
  gsize byte = g_utf8_offset_to_pointer (text, position) - text;
  PangoRectangle strong;

  pango_layout_get_cursor_pos (iri_layout_get_pango_layout (line),
                               iri_layout_index_from_text (line, byte), &strong, NULL);
  return strong.x;
}

/* The Right key never moves the caret to the left, and the Left key returns by the same
 * positions. */
static void
test_arrows (Stage *stage, gconstpointer data)
{
  const char *text = data;
  GtkEditable *child = gtk_editable_get_delegate (stage->text);
  int n = g_utf8_strlen (text, -1);
  int from, to = 0;

  gtk_editable_set_text (stage->text, text);
  gtk_editable_set_position (stage->text, 0);
  do
    {
      from = to;
      g_signal_emit_by_name (child, "move-cursor", GTK_MOVEMENT_VISUAL_POSITIONS, 1,
                             FALSE);
      to = gtk_editable_get_position (stage->text);
      g_assert_cmpint (caret_x (stage, to), >=, caret_x (stage, from));
      if (to == from)
        break;
      g_signal_emit_by_name (child, "move-cursor", GTK_MOVEMENT_VISUAL_POSITIONS, -1,
                             FALSE);
      g_assert_cmpint (gtk_editable_get_position (stage->text), ==, from);
      gtk_editable_set_position (stage->text, to);
    }
  while (to != n);
  g_assert_cmpint (to, ==, n);
}

static void
add (const char *group,
     const char *name,
     gconstpointer row,
     void (*function) (Stage *stage, gconstpointer data))
{
  g_autofree char *path = g_strdup_printf ("/entry/%s/%s", group, name);
  g_test_add (path, Stage, row, stage_up, function, stage_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  for (gsize i = 0; i < G_N_ELEMENTS (place_rows); i++)
    {
      const PlaceRow *row = &place_rows[i];
      add ("places", row->name, row, test_places);
      add ("places-rtl", row->name, row, test_places_rtl);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (long_rows); i++)
    add ("long", long_rows[i].name, &long_rows[i], test_long);
  for (gsize i = 0; i < G_N_ELEMENTS (move_rows); i++)
    add ("move", move_rows[i].name, &move_rows[i], test_move);
  add ("long", "edits", NULL, test_long_edits);
  add ("arrows", "example", "http://ab.אבגד.123/הו?x=1#ff", test_arrows);
  add ("arrows", "arabic-first", "//عربي.example/", test_arrows);
  add ("arrows", "digit-last", "אב/גד?ה=1", test_arrows);
  add ("arrows", "clusters", "e\u0301א\u05b8b/1\u202ec\tד", test_arrows);
  add ("move", "walk", NULL, test_walk);
  add ("select", "span", NULL, test_span);
  add ("select", "replace", NULL, test_replace);
  add ("select", "replace-seen", NULL, test_replace_seen);
  add ("row", "copies", NULL, test_row_copies);
  add ("row", "wraps", NULL, test_row_wraps);
  add ("draw", "placeholder", NULL, test_placeholder);
  add ("draw", "marks", NULL, test_marks);

  return g_test_run ();
}
