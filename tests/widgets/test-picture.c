/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture as a widget: keys, pointer, accessible text. The expected order is from
 * the picture in the design and from UAX #9. */

#include "scope-picture-private.h"

#include "iri-report.h"

#include <adwaita.h>
#include <string.h>

/* Logical, from 0:   0123456789
 *                    http://ab.אבגד.123/הו?x=1
 * Visual, from 10 on: 20 19 18 15 16 17 14 13 12 11 10, then 21 to 24. */
#define WANDERING "http://ab.אבגד.123/הו?x=1"

typedef struct
{
  GtkWidget *window;
  ScopePicture *picture;
  IriReport *report;
  IriReport *other;
  IriBidi *bidis[IRI_N_CONVENTIONS];
  guint released;
} Stage;

static void
release (gpointer data)
{
  guint *released = data;

  ++*released;
}

static void
show (Stage *stage, const char *text, gsize n_bidis)
{
  ScopePictureLines lines = { 0 };

  g_clear_pointer (&stage->report, iri_report_unref);
  stage->report = iri_report_new (text, -1, NULL);
  for (gsize i = 0; i < n_bidis; i++)
    {
      g_clear_pointer (&stage->bidis[i], iri_bidi_free);
      stage->bidis[i] = iri_report_order (stage->report, (IriConvention) i);
    }
  lines.text = stage->report->display;
  lines.bidis = (const IriBidi *const *) stage->bidis;
  lines.n_bidis = n_bidis;
  scope_picture_set_lines (stage->picture, &lines, &stage->released, release);
}

static void
show_pair (Stage *stage, const char *first, const char *second)
{
  ScopePictureLines lines = { .n_bidis = 2 };
  g_autofree IriDifference *differences = NULL;

  stage->other = iri_report_new (second, -1, NULL);
  show (stage, first, 1);
  stage->bidis[1] = iri_report_order (stage->other, IRI_CONVENTION_EMBED_LTR);
  differences
      = iri_diff (stage->bidis[0]->text, stage->bidis[0]->length, stage->bidis[1]->text,
                  stage->bidis[1]->length, &lines.n_differences);
  lines.text = stage->report->display;
  lines.other = stage->other->display;
  lines.bidis = (const IriBidi *const *) stage->bidis;
  lines.differences = differences;
  scope_picture_set_lines (stage->picture, &lines, g_steal_pointer (&differences),
                           g_free);
}

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
  GdkFrameClock *clock = gtk_widget_get_frame_clock (stage->window);

  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (stop), &done);
  gtk_widget_queue_draw (GTK_WIDGET (stage->picture));
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &done);
}

static void
stage_up (Stage *stage, gconstpointer width)
{
  stage->window = gtk_window_new ();
  stage->picture = SCOPE_PICTURE (scope_picture_new ());
  gtk_widget_set_valign (GTK_WIDGET (stage->picture), GTK_ALIGN_START);
  gtk_widget_set_halign (GTK_WIDGET (stage->picture), GTK_ALIGN_START);
  gtk_widget_set_size_request (GTK_WIDGET (stage->picture), 1100, -1);
  gtk_window_set_child (GTK_WINDOW (stage->window), GTK_WIDGET (stage->picture));
  show (stage, WANDERING, 1);
  gtk_window_present (GTK_WINDOW (stage->window));
  while (!gtk_widget_get_mapped (stage->window))
    g_main_context_iteration (NULL, TRUE);
  settle (stage);
}

static void
stage_down (Stage *stage, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (stage->window));
  g_clear_pointer (&stage->report, iri_report_unref);
  g_clear_pointer (&stage->other, iri_report_unref);
  for (gsize i = 0; i < IRI_N_CONVENTIONS; i++)
    g_clear_pointer (&stage->bidis[i], iri_bidi_free);
}

/* A picture that is 300 pixels wide, and so divided into strips. */
static void
make_narrow (Stage *stage)
{
  gtk_widget_set_size_request (GTK_WIDGET (stage->picture), 300, -1);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 300, 700);
  settle (stage);
  while (gtk_widget_get_width (GTK_WIDGET (stage->picture)) > 300)
    settle (stage);
}

static GtkShortcutTrigger *
first_trigger (GtkShortcut *shortcut)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

  while (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    trigger = gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger));
  return trigger;
}

static gboolean
press_in (GListModel *shortcuts, GtkWidget *widget, GtkShortcutTrigger *key)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (gtk_shortcut_trigger_equal (first_trigger (shortcut), key))
        return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                             widget,
                                             gtk_shortcut_get_arguments (shortcut));
    }
  return FALSE;
}

/* Presses a key that the picture handles. Returns whether it had an effect. */
static gboolean
press (Stage *stage, const char *name)
{
  GtkWidget *widget = GTK_WIDGET (stage->picture);
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);
  g_autoptr (GtkShortcutTrigger) key = gtk_shortcut_trigger_parse_string (name);
  gboolean done = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (all, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        done |= press_in (G_LIST_MODEL (controller), widget, key);
    }
  return done;
}

static void
press_all (Stage *stage, const char *names)
{
  g_auto (GStrv) keys = g_strsplit (names, " ", -1);

  for (char **key = keys; *key != NULL; key++)
    press (stage, *key);
}

typedef struct
{
  const char *name;
  const char *text;
  guint cursor; /* at the start */
  const char *keys;
  guint after;
} KeyRow;

static const KeyRow key_rows[] = {
  { "begin", WANDERING, G_MAXUINT, "Right", 0 },
  { "right-is-stored-order", WANDERING, 9, "Right Right", 11 },
  { "left", WANDERING, 12, "Left", 11 },
  { "left-end", WANDERING, 0, "Left", 0 },
  { "right-end", WANDERING, 24, "Right", 24 },
  { "home", WANDERING, 12, "Home", 0 },
  { "end", WANDERING, 12, "End", 24 },
  { "down-follows-the-line", WANDERING, 10, "Down", 10 },
  { "left-below-is-visual", WANDERING, 10, "Down Left", 11 },
  { "right-below-is-visual", WANDERING, 10, "Down Right", 21 },
  { "below-over-digits", WANDERING, 15, "Down Right Right Right", 14 },
  { "below-into-the-path", WANDERING, 15, "Down Left Left", 19 },
  { "home-below", WANDERING, 10, "Down Home", 0 },
  { "end-below", WANDERING, 10, "Down End", 24 },
  { "end-below-is-visual", "a:אב", 2, "Down End", 2 },
  { "home-below-is-visual", "אב", 0, "Down Home", 1 },
  { "up-again", WANDERING, 10, "Down Left Up Right", 12 },
  { "escape", WANDERING, 10, "Escape", G_MAXUINT },
  { "clusters", "a:e\u0301b", 2, "Right", 4 },
  { "clusters-back", "a:e\u0301b", 4, "Left", 2 },
  { "mark-of-a-cluster", "a:e\u0301b", 3, "Right", 4 },
  { "removed-is-there", "a:\u202aאב", 3, "Down Left Left", 2 },
  { "nothing", "", G_MAXUINT, "Right Down Home End Escape", G_MAXUINT },
};

static void
test_keys (Stage *stage, gconstpointer data)
{
  const KeyRow *row = data;

  show (stage, row->text, 1);
  settle (stage);
  scope_picture_set_cursor (stage->picture, row->cursor);
  press_all (stage, row->keys);
  g_assert_cmpuint (scope_picture_get_cursor (stage->picture), ==, row->after);
}

/* Two IRIs that are compared: characters of the second are counted after those of the
 * first. The twins are those of the picture in the design. */
#define TWINS "http://ab.אבגד.123/", "http://ab.123.אבגד/"
#define ALIGNED "a:bc", "a:xbc"

typedef struct
{
  const char *name;
  const char *texts[2];
  guint cursor;
  const char *keys;
  guint after;
} PairRow;

static const PairRow pair_rows[] = {
  { "down-to-what-both-show", { TWINS }, 12, "Down Left", 13 },
  { "down-along-both-lines", { TWINS }, 12, "Down Down", 19 + 16 },
  { "second-is-in-stored-order", { TWINS }, 12, "Down Down Left", 19 + 15 },
  { "up-along-both-lines", { TWINS }, 19 + 15, "Up", 11 },
  { "up-to-the-first", { TWINS }, 19 + 15, "Up Up Left", 10 },
  { "end-of-the-second", { TWINS }, 19 + 15, "End", 19 + 18 },
  { "to-the-same", { ALIGNED }, 2, "Down", 4 + 3 },
  { "and-back", { ALIGNED }, 2, "Down Up", 2 },
  { "from-what-the-first-lacks", { ALIGNED }, 4 + 2, "Up", 1 },
};

static void
test_pair_keys (Stage *stage, gconstpointer data)
{
  const PairRow *row = data;

  show_pair (stage, row->texts[0], row->texts[1]);
  settle (stage);
  scope_picture_set_cursor (stage->picture, row->cursor);
  press_all (stage, row->keys);
  g_assert_cmpuint (scope_picture_get_cursor (stage->picture), ==, row->after);
}

/* The first strip is http://ab. and the second begins below its h. */
static void
test_strips (Stage *stage, gconstpointer data)
{
  make_narrow (stage);
  g_assert_cmpuint (stage->picture->picture->strips->len, >, 1);
  scope_picture_set_cursor (stage->picture, 0);
  press_all (stage, "Down Down");
  g_assert_cmpuint (scope_picture_get_cursor (stage->picture), ==, 10);
  press_all (stage, "Up");
  g_assert_cmpuint (scope_picture_get_cursor (stage->picture), ==, 0);
  g_assert_true (stage->picture->lower);
  press_all (stage, "Up");
  g_assert_false (stage->picture->lower);
  g_assert_false (press (stage, "Up"));
}

/* Moves to the next convention, which shows the same character in another place. */
static void
test_conventions (Stage *stage, gconstpointer data)
{
  const IriPictureCell *cell;

  show (stage, WANDERING, 2);
  settle (stage);
  scope_picture_set_cursor (stage->picture, 10);
  press_all (stage, "Down Down");
  cell = scope_picture_get_cell (stage->picture, stage->picture->cell);
  g_assert_cmpuint (cell->block, ==, 1);
  press_all (stage, "End Home");
  g_assert_cmpuint (scope_picture_get_cursor (stage->picture), ==, 0);
  cell = scope_picture_get_cell (stage->picture, stage->picture->cell);
  g_assert_cmpuint (cell->block, ==, 1);
}

static void
assert_hit (Stage *stage, int index, IriPictureBox box, guint strip)
{
  double scale = scope_picture_get_scale (stage->picture);
  double x = box.x + box.width / 2 - stage->picture->scroll[strip];

  g_assert_cmpint (scope_picture_cell_at (stage->picture, x * scale,
                                          (box.y + box.height / 2) * scale),
                   ==, index);
}

static void
assert_hits (Stage *stage)
{
  for (int i = 0; i < (int) stage->picture->picture->cells->len; i++)
    {
      const IriPictureCell *cell = scope_picture_get_cell (stage->picture, i);

      assert_hit (stage, i, cell->upper, cell->strip);
      assert_hit (stage, i, cell->lower, cell->strip);
    }
}

/* Both cells of each character, at any zoom. */
static void
test_hits (Stage *stage, gconstpointer data)
{
  assert_hits (stage);
  scope_picture_set_zoom (stage->picture, 2);
  settle (stage);
  assert_hits (stage);
  make_narrow (stage);
  assert_hits (stage);
  g_assert_cmpint (scope_picture_cell_at (stage->picture, -10, 10), ==, -1);
  g_assert_cmpint (scope_picture_cell_at (stage->picture, 10, 9999), ==, -1);
}

/* What was found at a character is part of its description. */
static void
test_marks (Stage *stage, gconstpointer data)
{
  static const IriPictureMark marks[] = { { .span = { 2, 3 }, .severe = TRUE } };
  static const char *const messages[] = { "Not allowed" };
  ScopePictureLines lines;

  show (stage, "s:<b", 1);
  lines = stage->picture->lines;
  lines.marks = marks;
  lines.messages = messages;
  lines.n_marks = 1;
  scope_picture_set_lines (stage->picture, &lines, NULL, NULL);
  scope_picture_set_cursor (stage->picture, 2);
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (stage->picture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "3, <, LESS-THAN SIGN, level 0, shown at 3. Not allowed");
}

/* A folded picture shows two strips, until keys move beyond them. */
static void
test_folded (Stage *stage, gconstpointer data)
{
  gboolean folded;

  show (stage, "http://a.example/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s", 1);
  make_narrow (stage);
  scope_picture_ensure (stage->picture);
  g_assert_cmpuint (stage->picture->picture->strips->len, >, 3);
  g_object_set (stage->picture, "folded", TRUE, NULL);
  g_assert_cmpuint (scope_picture_count_shown (stage->picture), ==, 2);
  /* The caret of the entry does not unfold it. */
  scope_picture_set_cursor (stage->picture, 40);
  g_object_get (stage->picture, "folded", &folded, NULL);
  g_assert_true (folded);
  press_all (stage, "Left Right");
  g_object_get (stage->picture, "folded", &folded, NULL);
  g_assert_false (folded);
}

/* A picture that cannot be divided scrolls until the cell under the cursor is
 * visible. */
static void
test_wide_strip (Stage *stage, gconstpointer data)
{
  const IriPictureCell *cell;
  double left;

  show (stage, "אבגדהוזחטיאבגדהוזחטיאבגדהוזחטי", 1);
  make_narrow (stage);
  scope_picture_ensure (stage->picture);
  g_assert_cmpuint (stage->picture->picture->strips->len, ==, 1);
  scope_picture_set_cursor (stage->picture, 29);
  cell = scope_picture_get_cell (stage->picture, 29);
  left = cell->upper.x - stage->picture->scroll[0];
  g_assert_cmpfloat (left, >=, 0);
  g_assert_cmpfloat (left + cell->upper.width, <=, stage->picture->picture->width);
  press_all (stage, "Home");
  g_assert_cmpfloat (stage->picture->scroll[0], ==, 0);
  g_assert_false (scope_picture_scroll_sideways (stage->picture, -.7));
  g_assert_true (scope_picture_scroll_sideways (stage->picture, .7));
  g_assert_cmpfloat_with_epsilon (stage->picture->scroll[0],
                                  .7 * stage->picture->picture->width, .01);
  g_assert_true (scope_picture_scroll_sideways (stage->picture, 10));
  g_assert_false (scope_picture_scroll_sideways (stage->picture, .7));
  g_assert_true (scope_picture_scroll_sideways (stage->picture, -10));
  g_assert_cmpfloat (stage->picture->scroll[0], ==, 0);
}

static void
test_zoom (Stage *stage, gconstpointer data)
{
  int height = gtk_widget_get_height (GTK_WIDGET (stage->picture));

  g_assert_true (press (stage, "<Control>plus"));
  g_assert_cmpfloat (scope_picture_get_zoom (stage->picture), >, 1);
  settle (stage);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (stage->picture)), >, height);
  press (stage, "<Control>0");
  g_assert_cmpfloat (scope_picture_get_zoom (stage->picture), ==, 1);
  for (int i = 0; i < 20; i++)
    press (stage, "<Control>minus");
  g_assert_cmpfloat (scope_picture_get_zoom (stage->picture), ==, .5);
  for (int i = 0; i < 20; i++)
    press (stage, "<Control>plus");
  g_assert_cmpfloat (scope_picture_get_zoom (stage->picture), ==,
                     SCOPE_PICTURE_MAX_ZOOM);
}

/* GTK warns of a widget that is higher in some width than without one. */
static void
assert_least_height (Stage *stage)
{
  GtkWidget *picture = GTK_WIDGET (stage->picture);
  int least, wide;

  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, 5000, &wide, NULL, NULL, NULL);
  g_assert_cmpint (wide, >, 0);
  g_assert_cmpint (least, ==, wide);
}

/* What changes the height is known before the next width is. */
static void
test_least_height (Stage *stage, gconstpointer data)
{
  assert_least_height (stage);
  g_object_set (stage->picture, "font", "Monospace 20", NULL);
  assert_least_height (stage);
  scope_picture_set_zoom (stage->picture, 2);
  assert_least_height (stage);
  make_narrow (stage);
  assert_least_height (stage);
  show (stage, "http://a.example/", 1);
  assert_least_height (stage);
}

/* Names are Unicode character names. */
static void
test_accessible (Stage *stage, gconstpointer data)
{
  GtkAccessible *picture = GTK_ACCESSIBLE (stage->picture);

  gtk_test_accessible_assert_role (picture, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (picture, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       stage->picture->picture->summary);
  scope_picture_set_cursor (stage->picture, 10);
  gtk_test_accessible_assert_property (
      picture, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "11, א, HEBREW LETTER ALEF, level 1, shown at 21");
  scope_picture_set_cursor (stage->picture, SCOPE_PICTURE_NO_CURSOR);
  gtk_test_accessible_assert_property (picture, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "");
}

/* The lines are released when others replace them, and not before. */
static void
test_release (Stage *stage, gconstpointer data)
{
  guint released = stage->released;

  show (stage, "a:b", 1);
  g_assert_cmpuint (stage->released, ==, released + 1);
  settle (stage);
  g_assert_cmpuint (stage->released, ==, released + 1);
}

static void
test_direction (Stage *stage, gconstpointer data)
{
  GtkTextDirection before = gtk_widget_get_default_direction ();

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (stage->picture)), ==,
                   GTK_TEXT_DIR_LTR);
  settle (stage);
  assert_hits (stage);
  gtk_widget_set_default_direction (before);
}

/* Any input is drawn, in part if it is long. */
static void
test_hostile (Stage *stage, gconstpointer data)
{
  static const struct
  {
    const char *unit;
    gsize n;
  } rows[] = {
    { "", 0 },           { "\xff", 3 },        { "\u202e", 70000 }, { "(", 131072 },
    { "\u2067", 65536 }, { "e\u0301", 40000 }, { "\u0301", 65536 }, { "א", 1 << 20 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GString *text = g_string_new ("http://אב/");

      for (gsize n = 0; n < rows[i].n; n++)
        g_string_append (text, rows[i].unit);
      show (stage, text->str, 1);
      settle (stage);
      scope_picture_set_cursor (stage->picture, 20);
      press_all (stage, "End Down Home");
      g_string_free (text, TRUE);
    }
}

static void
add (const char *name,
     gconstpointer data,
     void (*function) (Stage *stage, gconstpointer data))
{
  g_autofree char *path = g_strconcat ("/picture/", name, NULL);

  g_test_add (path, Stage, data, stage_up, function, stage_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (key_rows); i++)
    {
      g_autofree char *name = g_strconcat ("keys/", key_rows[i].name, NULL);

      add (name, &key_rows[i], test_keys);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (pair_rows); i++)
    {
      g_autofree char *name = g_strconcat ("pair-keys/", pair_rows[i].name, NULL);

      add (name, &pair_rows[i], test_pair_keys);
    }
  add ("strips", NULL, test_strips);
  add ("conventions", NULL, test_conventions);
  add ("hits", NULL, test_hits);
  add ("marks", NULL, test_marks);
  add ("folded", NULL, test_folded);
  add ("wide-strip", NULL, test_wide_strip);
  add ("zoom", NULL, test_zoom);
  add ("least-height", NULL, test_least_height);
  add ("accessible", NULL, test_accessible);
  add ("release", NULL, test_release);
  add ("direction", NULL, test_direction);
  add ("hostile", NULL, test_hostile);
  return g_test_run ();
}
