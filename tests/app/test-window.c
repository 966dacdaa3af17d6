/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions and layout of a window. */

#include "scope-adaptive-box.h"
#include "scope-character-table.h"
#include "scope-characters-page.h"
#include "scope-compare-page.h"
#include "scope-copy-row.h"
#include "scope-entry.h"
#include "scope-example-row.h"
#include "scope-finding-row.h"
#include "scope-gtk-versions.h"
#include "scope-host-page.h"
#include "scope-inspect-layout.h"
#include "scope-learn-page.h"
#include "scope-option-drop-down.h"
#include "scope-picture-card.h"
#include "scope-picture.h"
#include "scope-readings-page.h"
#include "scope-resolve-page.h"
#include "scope-selectable-text.h"
#include "scope-shortcuts.h"
#include "scope-spec-result-row.h"
#include "scope-text-page.h"
#include "scope-window-private.h"
#include "window-rest.h"

/* One window, which scrolls, for each time that it is asked for. */
static void
test_shortcuts (void)
{
  GtkWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL), *shortcuts = NULL;
  g_autoptr (GListModel) toplevels = gtk_window_get_toplevels ();
  guint n = 0;

  g_object_ref (toplevels);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.shortcuts", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) one = g_list_model_get_item (toplevels, i);

      if (SCOPE_IS_SHORTCUTS (one) && n++ == 0)
        shortcuts = one;
    }
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (gtk_window_get_transient_for (shortcuts) == window);
  gtk_window_destroy (shortcuts);
  gtk_window_destroy (window);
}

/* Returns the first descendant of @type whose text is @text, or the first of @type if
 * @text is NULL. */
static GtkWidget *
find (GtkWidget *widget, GType type, const char *text)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type)
      && (text == NULL
          || g_str_equal (gtk_editable_get_text (GTK_EDITABLE (widget)), text)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static ScopeWindow *
window_with (const char *iri)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);

  scope_window_show_iri (window, iri);
  return window;
}

static GtkEditable *
entry_of (ScopeWindow *window)
{
  return GTK_EDITABLE (find (GTK_WIDGET (window), SCOPE_TYPE_ENTRY, NULL));
}

/* Pages are built when they are shown first, and once. */
static void
test_late_pages (void)
{
  static const struct
  {
    const char *name;
    GType (*type) (void);
  } pages[] = {
    { "host", scope_host_page_get_type },
    { "readings", scope_readings_page_get_type },
    { "characters", scope_characters_page_get_type },
    { "compare", scope_compare_page_get_type },
    { "resolve", scope_resolve_page_get_type },
    { "text", scope_text_page_get_type },
    { "learn", scope_learn_page_get_type },
  };
  ScopeWindow *window = window_with ("http://a/b");
  GtkWidget *root = GTK_WIDGET (window);

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *page;

      g_assert_null (find (root, pages[i].type (), NULL));
      scope_window_show_page (window, pages[i].name);
      page = find (root, pages[i].type (), NULL);
      g_assert_nonnull (page);
      scope_window_show_page (window, "inspect");
      scope_window_show_page (window, pages[i].name);
      g_assert_true (find (root, pages[i].type (), NULL) == page);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_entry_is_bound (void)
{
  ScopeWindow *window = window_with ("http://a/b");
  GtkEditable *entry = entry_of (window);

  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "http://a/b");
  gtk_editable_set_text (entry, "http://a/c");
  g_assert_cmpstr (scope_document_get_text (scope_window_get_document (window)), ==,
                   "http://a/c");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Every value is the whole text of a row, without anything else. */
static void
test_values (void)
{
  static const char *const values[] = {
    "http",
    "אב.example",
    "אב",
    "xn--4dbc",
    "example",
    "/é",
    "q=1",
    "http://xn--4dbc.example/%C3%A9?q=1", /* URI */
    "xn--4dbc.example",                   /* host for DNS */
    "http://בא.example/é?q=1",            /* visual order */
  };
  ScopeWindow *window = window_with ("http://אב.example/é?q=1");
  ScopeWindow *failing = window_with ("http://אב.1a/");

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    if (find (GTK_WIDGET (window), SCOPE_TYPE_ENTRY, values[i]) == NULL)
      g_error ("No row shows %s", values[i]);
  g_assert_null (find (GTK_WIDGET (failing), SCOPE_TYPE_ENTRY, "http://xn--4dbc.1a/"));
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (failing));
}

/* Like a click or the Enter key. */
static void
activate (GtkWidget *row)
{
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
}

static void
test_select_span (void)
{
  ScopeWindow *window = window_with ("http://é/ /");
  GtkEditable *entry = entry_of (window);
  GtkWidget *row = find (GTK_WIDGET (window), SCOPE_TYPE_FINDING_ROW, NULL);
  int begin, end;

  activate (row);
  g_assert_true (gtk_editable_get_selection_bounds (entry, &begin, &end));
  g_assert_cmpint (begin, ==, 9);
  g_assert_cmpint (end, ==, 10);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_focus_entry (void)
{
  ScopeWindow *window = window_with ("http://a/");
  int begin, end;

  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (window), "win.focus-entry", NULL));
  g_assert_true (gtk_editable_get_selection_bounds (entry_of (window), &begin, &end));
  g_assert_cmpint (begin, ==, 0);
  g_assert_cmpint (end, ==, 9);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_example (void)
{
  ScopeWindow *window = window_with ("");
  GtkWidget *row = find (GTK_WIDGET (window), SCOPE_TYPE_EXAMPLE_ROW, NULL);

  activate (row);
  g_assert_cmpstr (scope_document_get_text (scope_window_get_document (window)), ==,
                   "http://example.com/הו");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
on_clipboard (GObject *source, GAsyncResult *result, gpointer data)
{
  char **text = data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static char *
read_clipboard (GtkWidget *widget)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, on_clipboard,
                                 &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  return text;
}

/* If capitals stand for right-to-left letters, a loaded IRI is shown in capitals too,
 * and capitals of its own are escaped. */
static void
test_show_notation (void)
{
  static const struct
  {
    const char *iri;
    const char *typed;
  } rows[] = {
    { "http://ab.123.גדהוזח/", "http://ab.123.CDEFGH/" },
    { "http://Ab.גד/", "http://\\Ab.CD/" },
    { "http://تث/%D7%90", "http://تث/%D7%90" },
  };
  ScopeWindow *window = window_with ("");
  ScopeDocument *document = scope_window_get_document (window);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.notation", "s", "hebrew");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.show", "s", rows[i].iri);
      g_assert_cmpstr (scope_document_get_text (document), ==, rows[i].typed);
    }
  scope_document_set_notation (document, SCOPE_BIDI_NOTATION_OFF);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Goes through all of them and back to the first. */
static void
test_next_notation (void)
{
  static const char *const ids[] = { "hebrew", "arabic", "capitals", "off" };
  ScopeWindow *window = window_with ("");

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *id = NULL;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.next-notation", NULL);
      g_object_get (window, "notation", &id, NULL);
      g_assert_cmpstr (id, ==, ids[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The typed text stays; the copy has the letters, in logical or visual order. */
static void
test_copy_notation (void)
{
  ScopeWindow *window = window_with ("http://ab.CDEFGH.ij/kl/mn/op.html");
  ScopeDocument *document = scope_window_get_document (window);
  g_autofree char *text = NULL, *visual = NULL;

  scope_document_set_notation (document, SCOPE_BIDI_NOTATION_CAPITALS);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-iri", NULL);
  text = read_clipboard (GTK_WIDGET (window));
  g_assert_cmpstr (text, ==, "http://ab.גדהוזח.ij/kl/mn/op.html");
  /* The first example of 3987bis-00 §4.4. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-visual", NULL);
  visual = read_clipboard (GTK_WIDGET (window));
  g_assert_cmpstr (visual, ==, "http://ab.HGFEDC.ij/kl/mn/op.html");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (window)), ==,
                   "http://ab.CDEFGH.ij/kl/mn/op.html");
  scope_document_set_notation (document, SCOPE_BIDI_NOTATION_OFF);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A copy button is sensitive only if there is something to copy. */
static void
test_copy_sensitive (void)
{
  static const struct
  {
    const char *text;
    gboolean sensitive;
  } rows[] = { { "http://אב.example/", TRUE }, { "http://אב.1a/", FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ScopeWindow *window = window_with (rows[i].text);
      GtkWidget *row = find (GTK_WIDGET (window), SCOPE_TYPE_COPY_ROW, NULL);
      GtkWidget *button = find (row, GTK_TYPE_BUTTON, NULL);

      g_assert_cmpint (gtk_widget_get_sensitive (button), ==, rows[i].sensitive);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Alt+Page Down goes through the views and stops at the last; Resolve is one of them
 * only if there is something to resolve. */
static void
test_views (void)
{
  static const struct
  {
    const char *text;
    const char *base;
    const char *last;
  } rows[] = {
    { "http://a.example/", "", "readings" },
    { "../b", "", "resolve" },
    { "http://a.example/", "http://b.example/", "resolve" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ScopeWindow *window = window_with (rows[i].text);
      g_autofree char *last = NULL, *first = NULL;

      scope_document_set_text (window->base, rows[i].base);
      for (int step = 0; step < 6; step++)
        gtk_widget_activate_action (GTK_WIDGET (window), "win.next-view", NULL);
      g_object_get (window, "page", &last, NULL);
      g_assert_cmpstr (last, ==, rows[i].last);
      for (int step = 0; step < 6; step++)
        gtk_widget_activate_action (GTK_WIDGET (window), "win.previous-view", NULL);
      g_object_get (window, "page", &first, NULL);
      g_assert_cmpstr (first, ==, "inspect");
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static void
test_select_standard (void)
{
  ScopeWindow *window = window_with ("http://a/b c");
  ScopeDocument *document = scope_window_get_document (window);
  GtkWidget *row, *lists;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "readings");
  row = find (GTK_WIDGET (window), SCOPE_TYPE_SPEC_RESULT_ROW, NULL);
  /* Older standards have the last list. Its second row is for several of them, and the
   * next one then for the first of those. */
  lists = gtk_widget_get_parent (gtk_widget_get_parent (row));
  row = gtk_widget_get_first_child (gtk_widget_get_last_child (lists));
  row = gtk_widget_get_next_sibling (row);
  activate (row);
  g_assert_cmpstr (scope_document_get_spec (document)->id, ==, "rfc3987");
  activate (gtk_widget_get_next_sibling (row));
  g_assert_cmpstr (scope_document_get_spec (document)->id, ==, "iuc19");
  g_assert_true (scope_document_get_report (document)->valid);
  scope_document_set_spec (document, iri_spec_default ());
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A new window uses the standard that was chosen last; open windows keep theirs. */
static void
test_choice_is_kept (void)
{
  ScopeWindow *first = window_with ("http://a/");
  ScopeWindow *second;
  ScopeDocument *document = scope_window_get_document (first);

  scope_document_set_spec (document, iri_spec_find ("leiri"));
  second = window_with ("http://a/");
  g_assert_true (scope_document_get_spec (scope_window_get_document (second))
                 == iri_spec_find ("leiri"));
  scope_document_set_spec (scope_window_get_document (second), iri_spec_default ());
  g_assert_cmpstr (scope_document_get_spec (document)->id, ==, "leiri");
  gtk_window_destroy (GTK_WINDOW (first));
  gtk_window_destroy (GTK_WINDOW (second));
}

/* The visual twin can be copied and inspected. Digits before right-to-left letters look
 * the same as digits after them (UAX #9). */
static void
test_twin (void)
{
  ScopeWindow *window = window_with ("http://a.ex/אב/12/cd");
  GtkWidget *row = find (GTK_WIDGET (window), SCOPE_TYPE_FINDING_ROW, NULL);
  g_autofree char *copied = NULL;

  gtk_widget_activate_action (row, "finding.copy-other", NULL);
  copied = read_clipboard (GTK_WIDGET (window));
  g_assert_cmpstr (copied, ==, "http://a.ex/12/אב/cd");
  gtk_widget_activate_action (row, "finding.show-other", NULL);
  g_assert_cmpstr (scope_document_get_text (scope_window_get_document (window)), ==,
                   "http://a.ex/12/אב/cd");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The caret of the entry, the cursor of the document and the highlighting are at the
 * same character. */
static void
test_pointing (void)
{
  ScopeWindow *window = window_with ("http://ab.אבגד.123/");
  ScopeDocument *document = scope_window_get_document (window);
  GtkWidget *entry = find (GTK_WIDGET (window), SCOPE_TYPE_ENTRY, NULL);
  GtkWidget *card = find (GTK_WIDGET (window), SCOPE_TYPE_PICTURE_CARD, NULL);
  GtkWidget *picture = find (card, SCOPE_TYPE_PICTURE, NULL);
  int begin, end;

  gtk_widget_grab_focus (entry);
  gtk_editable_set_position (GTK_EDITABLE (entry), 12);
  g_assert_cmpuint (scope_document_get_cursor (document), ==, 12);
  g_assert_cmpuint (scope_picture_get_cursor (SCOPE_PICTURE (picture)), ==, 12);
  scope_picture_set_cursor (SCOPE_PICTURE (picture), 3);
  g_assert_cmpuint (scope_document_get_cursor (document), ==, 3);
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (entry)), ==, 12);
  gtk_editable_set_position (GTK_EDITABLE (entry), -1);
  g_assert_cmpuint (scope_document_get_cursor (document), ==, SCOPE_NO_CURSOR);
  scope_picture_set_cursor (SCOPE_PICTURE (picture), 10);
  g_signal_emit_by_name (picture, "activate");
  g_assert_true (
      gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), &begin, &end));
  g_assert_cmpint (begin, ==, 10);
  g_assert_cmpint (end, ==, 11);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A selection in the list changes the document, and vice versa. */
static void
test_convention (void)
{
  ScopeWindow *window = window_with ("http://a/");
  ScopeDocument *document = scope_window_get_document (window);
  GtkWidget *chooser = find (find (GTK_WIDGET (window), SCOPE_TYPE_PICTURE_CARD, NULL),
                             SCOPE_TYPE_OPTION_DROP_DOWN, NULL);
  GtkWidget *list = adw_bin_get_child (ADW_BIN (chooser));

  scope_document_set_convention (document, IRI_CONVENTION_URI);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (list)), ==,
                    IRI_CONVENTION_URI);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), IRI_CONVENTION_ISOLATE);
  g_assert_cmpint (scope_document_get_convention (document), ==,
                   IRI_CONVENTION_ISOLATE);
  scope_document_set_convention (document, IRI_CONVENTION_EMBED_LTR);
  gtk_window_destroy (GTK_WINDOW (window));
}

static char *
first_position (GtkColumnView *view)
{
  g_autoptr (GObject) row
      = g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), 0);
  char *position;

  g_object_get (row, "position", &position, NULL);
  return position;
}

static void
sort_by (GtkColumnView *view, guint column, GtkSortType type)
{
  g_autoptr (GtkColumnViewColumn) found
      = g_list_model_get_item (gtk_column_view_get_columns (view), column);

  gtk_column_view_sort_by_column (view, found, type);
}

/* Logical order abאב, visual order abבא: the table sorts by either, ascending or
 * descending, and the selected row is the character that the document points at. */
static void
test_table (void)
{
  static const struct
  {
    guint column;
    GtkSortType type;
    const char *first;
    guint of_alef;
  } rows[] = {
    { 0, GTK_SORT_ASCENDING, "1", 2 },
    { 7, GTK_SORT_DESCENDING, "3", 0 },
    { 7, GTK_SORT_ASCENDING, "1", 3 },
    { 0, GTK_SORT_DESCENDING, "4", 1 },
  };
  ScopeDocument *document = scope_document_new ();
  g_autoptr (ScopeCharacterList) characters = NULL;
  ScopeCharacterTable *table
      = g_object_ref_sink (g_object_new (SCOPE_TYPE_CHARACTER_TABLE, NULL));
  GtkColumnView *view
      = GTK_COLUMN_VIEW (find (GTK_WIDGET (table), GTK_TYPE_COLUMN_VIEW, NULL));
  GtkSingleSelection *selection
      = GTK_SINGLE_SELECTION (gtk_column_view_get_model (view));

  scope_document_set_text (document, "abאב");
  characters = scope_character_list_new (scope_document_get_report (document),
                                         IRI_CONVENTION_EMBED_LTR);
  scope_character_table_show (table, document, characters);
  scope_document_set_cursor (document, 2);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *first = NULL;

      sort_by (view, rows[i].column, rows[i].type);
      first = first_position (view);
      g_assert_cmpstr (first, ==, rows[i].first);
      g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==,
                        rows[i].of_alef);
      g_assert_cmpuint (scope_document_get_cursor (document), ==, 2);
    }
  gtk_single_selection_set_selected (selection, 0);
  g_assert_cmpuint (scope_document_get_cursor (document), ==, 3);
  scope_document_set_cursor (document, SCOPE_NO_CURSOR);
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==,
                    GTK_INVALID_LIST_POSITION);
  g_object_unref (table);
  g_object_unref (document);
}

static void
test_minimum_width (void)
{
  ScopeWindow *window = window_with ("http://me@אב.example:80/a?b#c");
  int minimum;

  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                      NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Four sections, each 100 pixels high; x and y of each at a given width. */
static void
test_columns (void)
{
  static const struct
  {
    int width;
    GtkTextDirection direction;
    gboolean findings_first;
    int x[4], y[4]; /* picture, findings, components, copy */
  } rows[] = {
    { 939, GTK_TEXT_DIR_LTR, FALSE, { 0, 0, 0, 0 }, { 0, 124, 248, 372 } },
    { 940, GTK_TEXT_DIR_LTR, FALSE, { 0, 482, 0, 482 }, { 0, 124, 124, 248 } },
    { 940, GTK_TEXT_DIR_RTL, FALSE, { 0, 0, 482, 0 }, { 0, 124, 124, 248 } },
    { 939, GTK_TEXT_DIR_LTR, TRUE, { 0, 0, 0, 0 }, { 124, 0, 248, 372 } },
    { 940, GTK_TEXT_DIR_LTR, TRUE, { 0, 0, 0, 482 }, { 124, 0, 248, 248 } },
    { 940, GTK_TEXT_DIR_RTL, TRUE, { 0, 0, 482, 0 }, { 124, 0, 248, 248 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *columns
          = g_object_ref_sink (g_object_new (SCOPE_TYPE_INSPECT_LAYOUT, NULL));
      GtkWidget *children[4];
      int height;

      gtk_widget_set_direction (columns, rows[i].direction);
      for (int child = 0; child < 4; child++)
        {
          children[child] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
          gtk_widget_set_size_request (children[child], 10, 100);
          gtk_widget_set_parent (children[child], columns);
        }
      g_object_set (columns, "findings-first", rows[i].findings_first, NULL);
      gtk_widget_measure (columns, GTK_ORIENTATION_VERTICAL, rows[i].width, &height,
                          NULL, NULL, NULL);
      gtk_widget_allocate (columns, rows[i].width, height, -1, NULL);
      for (int child = 0; child < 4; child++)
        {
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (children[child], columns, &bounds));
          g_assert_cmpfloat (bounds.origin.x, ==, rows[i].x[child]);
          g_assert_cmpfloat (bounds.origin.y, ==, rows[i].y[child]);
        }
      g_object_unref (columns);
    }
}

/* Two cells, each 100 pixels high, one of which needs only 60 pixels of width; x, y and
 * width of each. The gap between them is 12 pixels. */
static void
test_cells (void)
{
  static const struct
  {
    int wide_chars;
    GtkTextDirection direction;
    int x[2], y[2], width[2];
  } rows[] = {
    { 1, GTK_TEXT_DIR_LTR, { 0, 440 }, { 0, 0 }, { 428, 60 } },
    { 1, GTK_TEXT_DIR_RTL, { 72, 0 }, { 0, 0 }, { 428, 60 } },
    { 999, GTK_TEXT_DIR_LTR, { 0, 0 }, { 0, 102 }, { 500, 500 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *cells
          = g_object_ref_sink (g_object_new (SCOPE_TYPE_ADAPTIVE_BOX, "weights", "1 0",
                                             "wide-chars", rows[i].wide_chars, NULL));
      GtkWidget *children[2];
      int height;

      gtk_widget_set_direction (cells, rows[i].direction);
      for (int child = 0; child < 2; child++)
        {
          children[child] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
          gtk_widget_set_size_request (children[child], 60, 100);
          gtk_widget_set_parent (children[child], cells);
        }
      gtk_widget_measure (cells, GTK_ORIENTATION_VERTICAL, 500, &height, NULL, NULL,
                          NULL);
      gtk_widget_allocate (cells, 500, height, -1, NULL);
      for (int child = 0; child < 2; child++)
        {
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (children[child], cells, &bounds));
          g_assert_cmpfloat (bounds.origin.x, ==, rows[i].x[child]);
          g_assert_cmpfloat (bounds.origin.y, ==, rows[i].y[child]);
          g_assert_cmpfloat (bounds.size.width, ==, rows[i].width[child]);
        }
      g_object_unref (cells);
    }
}

/* At first a long text shows 300 characters; one click shows all. */
static void
test_long_value (void)
{
  g_autofree char *text = g_strnfill (3000, 'a');
  GtkWidget *value = g_object_ref_sink (
      g_object_new (SCOPE_TYPE_SELECTABLE_TEXT, "text", text, NULL));
  GtkWidget *entry = find (value, SCOPE_TYPE_ENTRY, NULL);

  g_assert_cmpuint (gtk_entry_get_text_length (GTK_ENTRY (entry)), ==,
                    SCOPE_SELECTABLE_TEXT_MAX_CHARS);
  gtk_widget_activate_action (value, "value.show-all", NULL);
  g_assert_cmpuint (gtk_entry_get_text_length (GTK_ENTRY (entry)), ==, 3000);
  g_object_unref (value);
}

/* A text that is read in a thread does not block the window. */
static void
test_four_megabytes (void)
{
  ScopeWindow *window = window_with ("");
  ScopeDocument *document = scope_window_get_document (window);
  g_autofree char *tail = g_strnfill (4 << 20, '(');
  g_autofree char *iri = g_strconcat ("http://אב/", tail, NULL);
  GObject *position = gtk_widget_get_template_child (
      GTK_WIDGET (window), SCOPE_TYPE_WINDOW, "caret_position");

  scope_window_show_iri (window, iri);
  g_assert_true (scope_document_get_busy (document));
  while (scope_document_get_busy (document))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (scope_document_get_report (document)->length, >, 4 << 20);
  gtk_editable_set_position (entry_of (window), 0);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (position)), ==,
                   "Position 1 of 4194314");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns the number of entries below @widget with a long text; each must have laid it
 * out once. */
static guint
check_long_entries (GtkWidget *widget)
{
  guint n = 0;

  if (SCOPE_IS_ENTRY (widget) && gtk_widget_get_mapped (widget)
      && gtk_entry_get_text_length (GTK_ENTRY (widget))
             > SCOPE_SELECTABLE_TEXT_MAX_CHARS)
    {
      g_assert_cmpuint (
          iri_layout_get_n_measured (scope_entry_get_line (SCOPE_ENTRY (widget))), ==,
          1);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_long_entries (child);
  return n;
}

/* Typing a letter into a long IRI lays it out once, at the width that it has in the
 * window. The path and the forms to copy show their beginning only. */
static void
test_laid_out_once (void)
{
  ScopeWindow *window = window_with ("");
  GtkEditable *text = gtk_editable_get_delegate (entry_of (window));
  GString *iri = g_string_new ("http://a/");

  for (int i = 0; i < 900; i++)
    g_string_append (iri, "a\u05d0");
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 800);
  scope_window_show_iri (window, iri->str);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  window_run_to_rest (window);
  g_signal_emit_by_name (text, "insert-at-cursor", "x");
  g_assert_true (scope_document_get_waiting (scope_window_get_document (window)));
  window_run_to_rest (window);
  g_assert_cmpuint (check_long_entries (GTK_WIDGET (window)), ==, 1);
  g_string_free (iri, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/window/shortcuts", test_shortcuts);
  g_test_add_func ("/window/late-pages", test_late_pages);
  g_test_add_func ("/window/entry-is-bound", test_entry_is_bound);
  g_test_add_func ("/window/values", test_values);
  g_test_add_func ("/window/select-span", test_select_span);
  g_test_add_func ("/window/focus-entry", test_focus_entry);
  g_test_add_func ("/window/example", test_example);
  g_test_add_func ("/window/copy-notation", test_copy_notation);
  g_test_add_func ("/window/copy-sensitive", test_copy_sensitive);
  g_test_add_func ("/window/next-notation", test_next_notation);
  g_test_add_func ("/window/show-notation", test_show_notation);
  g_test_add_func ("/window/views", test_views);
  g_test_add_func ("/window/select-standard", test_select_standard);
  g_test_add_func ("/window/choice-is-kept", test_choice_is_kept);
  g_test_add_func ("/window/twin", test_twin);
  g_test_add_func ("/window/pointing", test_pointing);
  g_test_add_func ("/window/convention", test_convention);
  g_test_add_func ("/characters/table", test_table);
  g_test_add_func ("/window/minimum-width", test_minimum_width);
  g_test_add_func ("/window/laid-out-once", test_laid_out_once);
  g_test_add_func ("/window/four-megabytes", test_four_megabytes);
  g_test_add_func ("/columns/places", test_columns);
  g_test_add_func ("/cells/places", test_cells);
  g_test_add_func ("/value/long", test_long_value);
  return g_test_run ();
}
