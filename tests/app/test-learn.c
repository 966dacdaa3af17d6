/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Learn: every lesson opens, and its live fields follow what is typed. */

#include "scope-entry.h"
#include "scope-learn-page.h"
#include "scope-lesson-field.h"
#include "scope-lesson-list.h"
#include "scope-lesson-pictures.h"
#include "scope-option-drop-down.h"
#include "scope-picture-card.h"
#include "scope-picture.h"
#include "scope-practice-page.h"
#include "scope-presentation.h"
#include "scope-uba-steps-card.h"
#include "scope-window-private.h"

#include <glib/gstdio.h>
#include <string.h>

/* Every live field of every lesson fits a phone. */
static void
test_fields (void)
{
  g_auto (GStrv) names = scope_lesson_names ();

  for (gsize i = 0; names[i] != NULL; i++)
    {
      g_autoptr (ScopeLesson) lesson = scope_lesson_open (names[i]);

      for (guint j = 0; j < lesson->blocks->len; j++)
        {
          const ScopeLessonBlock *block = g_ptr_array_index (lesson->blocks, j);
          GtkWidget *window;
          int width;

          if (scope_lesson_is_prose (block->kind) || block->kind == SCOPE_LESSON_SEE)
            continue;
          window = gtk_window_new ();
          gtk_window_set_child (GTK_WINDOW (window),
                                scope_lesson_field_new (block, NULL));
          gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (window)),
                              GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
          g_test_message ("%s: %u: %d", names[i], block->line, width);
          g_assert_cmpint (width, <=, 360 - 2 * 12);
          gtk_window_destroy (GTK_WINDOW (window));
        }
    }
}

/* Returns the first descendant of @type. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* What a field of each kind computes follows what is typed. The second text has the
 * label that the standard gives, or the title of the verdict. */
static const struct
{
  const char *name;
  ScopeLessonBlock block;
  const char *typed;
  const char *label;
} fields[] = {
  /* RFC 3492 and 5891 */
  { "host",
    { SCOPE_LESSON_HOST, 1, (char *) "a.example", NULL },
    "b\303\274cher.example",
    "xn--bcher-kva.example" },
  /* IUC 19, Table 1 */
  { "table",
    { SCOPE_LESSON_TABLE, 1, (char *) "a", NULL },
    "M\303\244rz",
    "4D C3 A4 72 7A \302\267 M%C3%A4rz" },
  { "conventions",
    { SCOPE_LESSON_CONVENTIONS, 1, (char *) "a:b", NULL },
    "a:c",
    "Left-to-right embedding" },
  /* RFC 3986, section 6.2.2.1 */
  { "compare",
    { SCOPE_LESSON_COMPARE, 1, (char *) "http://b.example/",
      (char *) "http://a.example/" },
    "http://A.example/",
    "Equal except for capital and small letters" },
  /* UAX #9: W6 and N1 or N2 change delimiters, I1 and L2 the letter. */
  { "steps",
    { SCOPE_LESSON_STEPS, 1, (char *) "http://a.example/", NULL },
    "http://a.example/\327\220\327\221",
    "Stored \302\267 1 of 7" },
};

static gboolean
has_label (GtkWidget *widget, const char *text)
{
  gboolean has = GTK_IS_LABEL (widget)
                 && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !has;
       child = gtk_widget_get_next_sibling (child))
    has = has_label (child, text);
  return has;
}

static void
test_live (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *field = scope_lesson_field_new (&fields[i].block, NULL);
  GtkWidget *entry;

  gtk_window_set_child (GTK_WINDOW (window), field);
  entry = find (field, SCOPE_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), fields[i].typed);
  g_assert_true (has_label (field, fields[i].label));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
shows_hebrew (GtkWidget *widget)
{
  const char *text
      = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "";
  gboolean shows = FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    shows = shows
            || g_unichar_get_script (g_utf8_get_char (text)) == G_UNICODE_SCRIPT_HEBREW;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !shows;
       child = gtk_widget_get_next_sibling (child))
    shows = shows_hebrew (child);
  return shows;
}

/* In Bidi Notation "A" stands for the letter alef (3987bis-00 §1.4): the field shows
 * what one would type, keeps the IRI, and goes back when the notation does. */
static void
test_notation (void)
{
  g_autoptr (ScopeDocument) document = scope_document_new ();
  const ScopeLessonBlock block
      = { SCOPE_LESSON_STEPS, 1, (char *) "http://a/\327\220", NULL };
  GtkWidget *window = gtk_window_new (), *field, *entry;

  scope_document_set_notation (document, SCOPE_BIDI_NOTATION_CAPITALS);
  field = scope_lesson_field_new (&block, document);
  gtk_window_set_child (GTK_WINDOW (window), field);
  entry = find (field, SCOPE_TYPE_ENTRY);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "http://a/A");
  g_assert_cmpstr (scope_lesson_field_get_iri (SCOPE_LESSON_FIELD (field)), ==,
                   "http://a/\327\220");
  g_assert_false (shows_hebrew (field));
  gtk_editable_set_text (GTK_EDITABLE (entry), "http://a/AB");
  g_assert_cmpstr (scope_lesson_field_get_iri (SCOPE_LESSON_FIELD (field)), ==,
                   "http://a/\327\220\327\221");
  scope_document_set_notation (document, SCOPE_BIDI_NOTATION_OFF);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==,
                   "http://a/\327\220\327\221");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* No question shows other letters, and the words of the right answer neither. */
static void
test_practice_notation (void)
{
  static const char *const kinds[] = { "order", "host", "twin", "type" };
  g_autoptr (ScopeDocument) document = scope_document_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = scope_practice_page_new (document);

  scope_document_set_notation (document, SCOPE_BIDI_NOTATION_CAPITALS);
  gtk_window_set_child (GTK_WINDOW (window), page);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_object_set (page, "kind", kinds[i], NULL);
      g_test_message ("%s", kinds[i]);
      g_assert_false (shows_hebrew (page));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A text in a charset that is chosen. RFC 1489 has the bytes of KOI8-R; UTF-16 has two
 * bytes for each of these letters. */
static const struct
{
  const char *charset, *text, *label;
} encoded[] = {
  { "KOI8-R", "\320\274\320\270\321\200", "CD C9 D2 \302\267 %CD%C9%D2" },
  { "KOI8-R", "\303\244", "Has no such character" },
  { "UTF-16BE", "\320\274\303\244", "04 3C 00 E4 \302\267 %04%3C%00%E4" },
  { "windows-1252", "M\303\244rz", "4D E4 72 7A \302\267 M%E4rz" },
};

static void
test_charset (void)
{
  const ScopeLessonBlock block = { SCOPE_LESSON_TABLE, 1, (char *) "a", NULL };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *field = scope_lesson_field_new (&block, NULL);
  GtkWidget *charset = find (field, SCOPE_TYPE_OPTION_DROP_DOWN);
  GtkWidget *entry = find (field, SCOPE_TYPE_ENTRY);

  gtk_window_set_child (GTK_WINDOW (window), field);
  for (gsize i = 0; i < G_N_ELEMENTS (encoded); i++)
    {
      g_object_set (charset, "choice", encoded[i].charset, NULL);
      gtk_editable_set_text (GTK_EDITABLE (entry), encoded[i].text);
      g_test_message ("%s %s", encoded[i].charset, encoded[i].text);
      g_assert_true (
          has_label (gtk_widget_get_next_sibling (charset), encoded[i].label));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A text without right-to-left letters has four steps, see "steps" above. */
static const ScopeLessonBlock played
    = { SCOPE_LESSON_STEPS, 1, (char *) "http://a.example/", NULL };

/* Playing goes to the last step, stops there, and begins again at the first one. */
static void
test_play (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *field = scope_lesson_field_new (&played, NULL);
  GtkToggleButton *play;

  gtk_window_set_child (GTK_WINDOW (window), field);
  play = GTK_TOGGLE_BUTTON (find (field, GTK_TYPE_TOGGLE_BUTTON));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (play)));
  g_assert_true (has_label (field, "Stored \302\267 1 of 4"));
  gtk_toggle_button_set_active (play, TRUE);
  while (gtk_toggle_button_get_active (play))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (has_label (field, "Shown \302\267 4 of 4"));
  gtk_toggle_button_set_active (play, TRUE);
  g_assert_true (has_label (field, "Stored \302\267 1 of 4"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nothing moves by itself on a desktop without animations. */
static void
test_play_still (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *field;

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  field = scope_lesson_field_new (&played, NULL);
  gtk_window_set_child (GTK_WINDOW (window), field);
  g_assert_false (gtk_widget_get_visible (find (field, GTK_TYPE_TOGGLE_BUTTON)));
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  g_assert_true (gtk_widget_get_visible (find (field, GTK_TYPE_TOGGLE_BUTTON)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static int
count (GtkWidget *widget, GType type)
{
  int n = g_type_is_a (G_OBJECT_TYPE (widget), type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);
  return n;
}

/* A lesson, and the number of its pictures and of its steps. */
static const struct
{
  const char *name;
  int pictures, steps;
} rows[] = {
  { "04-order", 3, 0 },
  { "05-classes", 2, 4 },
  { "09-displays", 12, 0 },
  { "10-deception", 5, 0 },
};

static void
test_content (void)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *page;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", rows[i].name);
      page = GTK_WIDGET (window->learn_page);
      g_test_message ("%s", rows[i].name);
      g_assert_cmpint (count (page, SCOPE_TYPE_PICTURE), ==, rows[i].pictures);
      g_assert_cmpint (count (page, SCOPE_TYPE_UBA_STEPS_CARD), ==, rows[i].steps);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A lesson, and its fields whose pictures are saved: of steps, of two IRIs, of one IRI,
 * by each convention. */
static const struct
{
  const char *name;
  guint n_pictures;
} saved[] = {
  { "03-host", 0 },          /* hosts have none */
  { "05-classes", 4 + 2 },   /* steps, two IRIs */
  { "06-embedding", 1 + 1 }, /* conventions, one IRI */
  { "09-displays", 1 },      /* conventions */
  { "10-deception", 2 + 3 }, /* two IRIs, one IRI */
};

/* Returns the text of the file, and deletes it. */
static char *
take_file (const char *folder, guint number)
{
  g_autofree char *name = g_strdup_printf ("%02u.svg", number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = NULL;

  if (g_file_get_contents (path, &text, NULL, NULL))
    g_assert_cmpint (g_remove (path), ==, 0);
  return text;
}

static void
test_saved (void)
{
  g_autofree char *path = g_dir_make_tmp ("iriscope-XXXXXX", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  for (gsize i = 0; i < G_N_ELEMENTS (saved); i++)
    {
      g_autoptr (ScopeLesson) lesson = scope_lesson_open (saved[i].name);
      g_autoptr (GVariant) pictures = scope_lesson_pictures_list (lesson);
      g_autofree char *more = NULL;

      g_assert_true (scope_lesson_pictures_write (pictures, SCOPE_BIDI_NOTATION_OFF,
                                                  folder, NULL));
      for (guint j = 1; j <= saved[i].n_pictures; j++)
        {
          g_autofree char *svg = take_file (path, j);

          g_assert_nonnull (svg);
          g_assert_nonnull (strstr (svg, "</title>"));
        }
      more = take_file (path, saved[i].n_pictures + 1);
      g_assert_null (more);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* A field, its notation, what its file says and does not say. */
static const struct
{
  const char *name;
  const char *lesson;
  ScopeBidiNotation notation;
  const char *says, *does_not_say;
} files[] = {
  { "steps", "# a\n{steps: http://a/\327\220}", SCOPE_BIDI_NOTATION_OFF,
    "This is what you see.", ">A<" },
  { "compare", "# a\n{compare: http://a/b | http://c/d}", SCOPE_BIDI_NOTATION_OFF,
    ">http://a/b, http://c/d</title>", NULL },
  { "conventions", "# a\n{conventions: http://a/\327\220}", SCOPE_BIDI_NOTATION_OFF,
    "In right-to-left prose", NULL },
  { "letters", "# a\n{iri: http://a/\327\220}", SCOPE_BIDI_NOTATION_HEBREW,
    ">\327\220<", ">A<" },
  { "capitals", "# a\n{iri: http://a/\327\220}", SCOPE_BIDI_NOTATION_CAPITALS, ">A<",
    ">\327\220<" },
};

static void
test_file (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *path = g_dir_make_tmp ("iriscope-XXXXXX", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (ScopeLesson) lesson
      = scope_lesson_new (files[i].lesson, strlen (files[i].lesson));
  g_autoptr (GVariant) pictures = scope_lesson_pictures_list (lesson);
  g_autofree char *svg = NULL;

  g_assert_true (
      scope_lesson_pictures_write (pictures, files[i].notation, folder, NULL));
  svg = take_file (path, 1);
  g_assert_nonnull (svg);
  g_assert_nonnull (strstr (svg, files[i].says));
  if (files[i].does_not_say != NULL)
    g_assert_null (strstr (svg, files[i].does_not_say));
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* An action, and whether it shows something else. */
static const struct
{
  const char *action, *lesson;
  gboolean changes;
} steps[] = {
  { "learn.next", NULL, FALSE },         { "learn.previous", NULL, FALSE },
  { "learn.open", "09-displays", TRUE }, { "learn.open", "00-none", FALSE },
  { "learn.next", NULL, TRUE },          { "learn.next", NULL, FALSE },
  { "learn.previous", NULL, TRUE },      { "learn.overview", NULL, TRUE },
  { "learn.overview", NULL, FALSE },     { "learn.open", "01-iri", TRUE },
  { "learn.previous", NULL, FALSE },
};

static void
test_navigation (void)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  GtkWidget *page;

  g_assert_true (scope_window_show_page (window, "learn"));
  page = GTK_WIDGET (window->learn_page);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      GtkWidget *child = adw_bin_get_child (ADW_BIN (page));
      const char *lesson = steps[i].lesson;

      g_test_message ("%s %s", steps[i].action, lesson != NULL ? lesson : "");
      gtk_widget_activate_action (page, steps[i].action, lesson != NULL ? "s" : NULL,
                                  lesson);
      g_assert_cmpint (adw_bin_get_child (ADW_BIN (page)) != child, ==,
                       steps[i].changes);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is chosen above the picture of Inspect. */
static const struct
{
  const char *name, *toggle;
  IriConvention convention;
} presented[] = {
  { "plain-rtl", NULL, IRI_CONVENTION_PLAIN_RTL },
  { "isolate", NULL, IRI_CONVENTION_ISOLATE },
  { "both", "Show both base directions", IRI_CONVENTION_EMBED_LTR },
  { "both-isolate", "Show both base directions", IRI_CONVENTION_ISOLATE },
  { "all", "Show all conventions", IRI_CONVENTION_EMBED_LTR },
};

/* What screen readers say about the first picture in @widget. */
static char *
read_picture (GtkWidget *widget)
{
  return gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (find (widget, SCOPE_TYPE_PICTURE)), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "");
}

static void
press_toggle (GtkWidget *widget, const char *tooltip)
{
  if (GTK_IS_TOGGLE_BUTTON (widget)
      && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    press_toggle (child, tooltip);
}

static ScopePresentation *
find_presentation (void)
{
  ScopePresentation *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++)
    {
      g_autoptr (GtkWidget) window
          = g_list_model_get_item (gtk_window_get_toplevels (), i);

      if (SCOPE_IS_PRESENTATION (window))
        found = SCOPE_PRESENTATION (window);
    }
  return found;
}

/* The presentation has the picture of Inspect. */
static void
test_presented (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  GtkWidget *card = find (GTK_WIDGET (window), SCOPE_TYPE_PICTURE_CARD);
  ScopePresentation *presentation;
  g_autofree char *usual = NULL, *picture = NULL, *other = NULL;

  scope_document_set_text (window->document, "http://a.\327\220/\327\221?c");
  usual = read_picture (card);
  scope_document_set_convention (window->document, presented[i].convention);
  if (presented[i].toggle != NULL)
    press_toggle (card, presented[i].toggle);
  gtk_window_present (GTK_WINDOW (window));
  picture = read_picture (card);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.present", NULL);
  presentation = find_presentation ();
  g_assert_nonnull (presentation);
  other = read_picture (GTK_WIDGET (presentation));
  g_assert_cmpstr (picture, !=, usual);
  g_assert_cmpstr (other, ==, picture);
  gtk_window_destroy (GTK_WINDOW (presentation));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* What the picture says can be read. */
  g_setenv ("GTK_A11Y", "test", TRUE);
  adw_init ();
  g_test_add_func ("/learn/fields", test_fields);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *path = g_strconcat ("/learn/live/", fields[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_live);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (presented); i++)
    {
      g_autofree char *path
          = g_strconcat ("/learn/presented/", presented[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_presented);
    }
  g_test_add_func ("/learn/notation", test_notation);
  g_test_add_func ("/learn/practice-notation", test_practice_notation);
  g_test_add_func ("/learn/charset", test_charset);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strconcat ("/learn/file/", files[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_file);
    }
  g_test_add_func ("/learn/saved", test_saved);
  g_test_add_func ("/learn/play/end", test_play);
  g_test_add_func ("/learn/play/still", test_play_still);
  g_test_add_func ("/learn/content", test_content);
  g_test_add_func ("/learn/navigation", test_navigation);
  return g_test_run ();
}
