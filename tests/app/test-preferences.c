/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Preferences are saved, and apply at once. */

#include "iri-charset.h"
#include "iri-typable-scripts.h"
#include "scope-appearance.h"
#include "scope-entry-private.h"
#include "scope-option-row.h"
#include "scope-option.h"
#include "scope-picture.h"
#include "scope-preferences.h"
#include "scope-scripts-row.h"
#include "scope-settings.h"
#include "scope-suffix-list.h"
#include "scope-window-private.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  ScopeWindow *window;
  GtkWidget *preferences;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  self->preferences = scope_preferences_new (scope_window_get_document (self->window));
  scope_dialog_present (self->preferences, NULL);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_auto (GStrv) keys = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;

  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (self->preferences)));
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_get (scope_settings_get (), "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (char **key = keys; *key != NULL; key++)
    g_settings_reset (scope_settings_get (), *key);
}

/* Returns the first descendant of @type; for rows with a subject, that of @subject. */
static GtkWidget *
find (GtkWidget *widget, GType type, const char *subject)
{
  g_autofree char *found = NULL;

  if (G_OBJECT_TYPE (widget) == type && subject != NULL)
    g_object_get (widget, "subject", &found, NULL);
  if (G_OBJECT_TYPE (widget) == type && g_strcmp0 (found, subject) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *within = find (child, type, subject);

      if (within != NULL)
        return within;
    }
  return NULL;
}

/* Every key with a list of choices, and the property of the document or the picture
 * that follows it. */
static const struct ChoiceRow
{
  const char *key;
  const char *value;
  const char *property;
  gboolean everywhere; /* in all windows, or in this one and future ones */
} choice_rows[] = {
  { "standard", "leiri", "spec", FALSE },
  { "notation", "arabic", "notation", FALSE },
  { "convention", "isolate", "convention", FALSE },
  { "flavour", "idna2003", "flavour", TRUE },
  { "charset", "windows-1255", "charset", TRUE },
  { "caret", "logical", NULL, TRUE },
  { "contrast", "high", NULL, TRUE },
};

static void
assert_property (gpointer object, const char *property, const char *value)
{
  g_autofree char *is = NULL;

  g_object_get (object, property, &is, NULL);
  g_assert_cmpstr (is, ==, value);
}

static void
test_choice (Fixture *self, gconstpointer data)
{
  const struct ChoiceRow *row = data;
  GSettings *settings = scope_settings_get ();
  ScopeWindow *other = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  ScopeWindow *later;
  GtkWidget *list = find (self->preferences, SCOPE_TYPE_OPTION_ROW, row->key);
  g_autofree char *before = g_settings_get_string (settings, row->key);
  g_autofree char *after = NULL;

  assert_property (list, "choice", before);
  g_object_set (list, "choice", row->value, NULL);
  after = g_settings_get_string (settings, row->key);
  g_assert_cmpstr (after, ==, row->value);
  later = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  if (row->property != NULL)
    {
      assert_property (scope_window_get_document (self->window), row->property,
                       row->value);
      assert_property (scope_window_get_document (other), row->property,
                       row->everywhere ? row->value : before);
      assert_property (scope_window_get_document (later), row->property, row->value);
    }
  gtk_window_destroy (GTK_WINDOW (other));
  gtk_window_destroy (GTK_WINDOW (later));
}

/* The value of the key by its old name is kept, unless the new one has a value. */
static void
test_renamed_key (Fixture *self, gconstpointer data)
{
  static const char *const old_values[] = { "leiri", "whatwg" };
  GSettings *settings = scope_settings_get ();

  for (gsize i = 0; i < G_N_ELEMENTS (old_values); i++)
    {
      g_autofree char *standard = NULL, *document = NULL;

      g_settings_set_string (settings, "document", old_values[i]);
      scope_settings_migrate (settings);
      standard = g_settings_get_string (settings, "standard");
      document = g_settings_get_string (settings, "document");
      g_assert_cmpstr (standard, ==, "leiri");
      g_assert_cmpstr (document, ==, "");
    }
}

/* So is that of the flavour, whose value for the default of the standard had that
 * name. */
static void
test_renamed_value (Fixture *self, gconstpointer data)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *flavour = NULL;

  g_settings_set_string (settings, "flavour", "document");
  scope_settings_migrate (settings);
  flavour = g_settings_get_string (settings, "flavour");
  g_assert_cmpstr (flavour, ==, "standard");
}

/* The lists offer every choice, with valid ids. */
static void
test_lists (Fixture *self, gconstpointer data)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (scope_settings_get (), "settings-schema", &schema, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (choice_rows); i++)
    {
      const struct ChoiceRow *row = &choice_rows[i];
      const ScopeOptions *choices = scope_options_find (row->key);
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, row->key);

      for (guint j = 0; j < choices->count (); j++)
        {
          ScopeOption choice = choices->get (j);
          g_autofree char *title = choice.title;
          g_autoptr (GVariant) value
              = g_variant_ref_sink (g_variant_new_string (choice.id));

          g_assert_cmpuint (strlen (title), >, 0);
          g_assert_true (g_settings_schema_key_range_check (key, value));
          if (row->property == NULL || g_str_equal (row->key, "charset"))
            continue;
          g_object_set (scope_window_get_document (self->window), row->property,
                        choice.id, NULL);
          assert_property (scope_window_get_document (self->window), row->property,
                           choice.id);
        }
    }
}

/* A setting that is changed elsewhere is noticed, in upper or lower case. */
static void
test_changed_elsewhere (Fixture *self, gconstpointer data)
{
  GtkWidget *list = find (self->preferences, SCOPE_TYPE_OPTION_ROW, "charset");

  g_settings_set_string (scope_settings_get (), "charset", "koi8-r");
  assert_property (list, "choice", "KOI8-R");
}

static void
test_picture (Fixture *self, gconstpointer data)
{
  GSettings *settings = scope_settings_get ();
  GtkWidget *font = find (self->preferences, GTK_TYPE_FONT_BUTTON, NULL);
  GtkWidget *size = find (self->preferences, GTK_TYPE_SPIN_BUTTON, NULL);
  ScopePicture *picture = g_object_ref_sink (SCOPE_PICTURE (scope_picture_new ()));
  g_autofree char *family = NULL;

  scope_appearance_bind_picture (picture);
  scope_appearance_bind_picture_zoom (picture);
  g_object_set (font, "font", "DejaVu Serif", NULL);
  family = g_settings_get_string (settings, "picture-font");
  g_assert_cmpstr (family, ==, "DejaVu Serif");
  assert_property (picture, "font", "DejaVu Serif");
  g_object_set (font, "font", "Monospace", NULL);
  assert_property (picture, "font", "");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (size), 150);
  g_assert_cmpfloat (scope_picture_get_zoom (picture), ==, 1.5);
  scope_picture_set_zoom (picture, 2);
  g_assert_cmpuint (g_settings_get_uint (settings, "picture-size"), ==, 200);
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (size)), ==, 200);
  g_object_unref (picture);
}

static gboolean
has_component_colors (ScopeEntry *entry)
{
  for (guint i = 0; i < entry->marks->len; i++)
    if (g_array_index (entry->marks, IriHighlight, i).kind == IRI_HIGHLIGHT_COMPONENT)
      return TRUE;
  return FALSE;
}

/* High contrast has one colour for all text, at once. */
static void
test_contrast_of_entry (Fixture *self, gconstpointer data)
{
  GSettings *settings = scope_settings_get ();

  scope_window_show_iri (self->window, "http://example.org/");
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (has_component_colors (self->window->entry));
      g_settings_set_string (settings, "contrast", "high");
      g_assert_false (has_component_colors (self->window->entry));
      g_settings_set_string (settings, "contrast", "system");
    }
}

/* The style sheet of libadwaita is used; the test notices if it moves. */
static void
test_contrast (Fixture *self, gconstpointer data)
{
  GSettings *settings = scope_settings_get ();
  ScopePicture *picture = g_object_ref_sink (SCOPE_PICTURE (scope_picture_new ()));
  gboolean high;

  scope_appearance_bind_picture (picture);
  for (int i = 0; i < 2; i++)
    {
      g_settings_set_string (settings, "contrast", "high");
      g_object_get (picture, "high-contrast", &high, NULL);
      g_assert_true (high);
      g_settings_set_string (settings, "contrast", "system");
      g_object_get (picture, "high-contrast", &high, NULL);
      g_assert_false (high);
    }
  g_assert_true (g_resources_get_info ("/org/gnome/Adwaita/styles/base-hc.css",
                                       G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL));
  g_object_unref (picture);
}

static void
assert_scripts (const char *list)
{
  g_auto (GStrv) codes = g_settings_get_strv (scope_settings_get (), "typed-scripts");
  g_autofree char *joined = g_strjoinv (",", codes);

  g_assert_cmpstr (joined, ==, list);
}

static void
get_ticks (GtkWidget *widget, GPtrArray *ticks)
{
  if (GTK_IS_CHECK_BUTTON (widget))
    g_ptr_array_add (ticks, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    get_ticks (child, ticks);
}

/* In the order of the table: Latin, Arabic... In the locale C only Latin is likely. */
static void
test_scripts (Fixture *self, gconstpointer data)
{
  GtkWidget *row = find (self->preferences, SCOPE_TYPE_SCRIPTS_ROW, NULL);
  AdwExpanderRow *expander = ADW_EXPANDER_ROW (row);
  g_autoptr (GPtrArray) ticks = g_ptr_array_new ();
  static const char *const ogham[] = { "Ogam", "Latn", NULL };
  gsize n;

  iri_script_all (&n);
  get_ticks (row, ticks);
  g_assert_cmpuint (ticks->len, ==, n);
  assert_scripts ("");
  adw_expander_row_set_enable_expansion (expander, TRUE);
  assert_scripts ("Latn");
  gtk_check_button_set_active (ticks->pdata[1], TRUE);
  assert_scripts ("Latn,Arab");
  gtk_check_button_set_active (ticks->pdata[0], FALSE);
  gtk_check_button_set_active (ticks->pdata[1], FALSE);
  assert_scripts ("Zyyy");
  gtk_check_button_set_active (ticks->pdata[1], TRUE);
  assert_scripts ("Arab");
  adw_expander_row_set_enable_expansion (expander, FALSE);
  assert_scripts ("");
  adw_expander_row_set_enable_expansion (expander, TRUE);
  assert_scripts ("Arab");
  /* A script that is not in the list is kept. */
  g_settings_set_strv (scope_settings_get (), "typed-scripts", ogham);
  g_assert_true (gtk_check_button_get_active (ticks->pdata[0]));
  gtk_check_button_set_active (ticks->pdata[1], TRUE);
  assert_scripts ("Latn,Arab,Ogam");
}

static void
count (guint *notified)
{
  (*notified)++;
}

/* Sets @uri, unless it is NULL, or else writes @text into @file, and waits until
 * another Public Suffix List is in use. */
static void
change_list (const char *uri, const char *file, const char *text)
{
  guint notified = 0;
  gulong handler = g_signal_connect_swapped (
      scope_suffix_list_get (), "notify::description", G_CALLBACK (count), &notified);

  if (uri != NULL)
    g_settings_set_string (scope_settings_get (), "suffix-list", uri);
  else
    g_assert_true (g_file_set_contents (file, text, -1, NULL));
  while (notified == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (scope_suffix_list_get (), handler);
}

static void
use_list (const char *uri)
{
  change_list (uri, NULL, NULL);
}

static void
assert_registrable (Fixture *self, const char *domain)
{
  g_autoptr (IriReport) report = NULL;

  g_object_get (scope_window_get_document (self->window), "report", &report, NULL);
  g_assert_cmpstr (iri_host_domain (report->host).registrable, ==, domain);
}

static gboolean
has_subtitle (GtkWidget *widget, const char *subtitle)
{
  if (ADW_IS_ACTION_ROW (widget)
      && g_strcmp0 (adw_action_row_get_subtitle (ADW_ACTION_ROW (widget)), subtitle)
             == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_subtitle (child, subtitle))
      return TRUE;
  return FALSE;
}

/* A row that takes the focus does something when it is pressed. That of an expander row
 * opens it. */
static void
assert_rows_act (GtkWidget *widget)
{
  if (ADW_IS_EXPANDER_ROW (widget))
    return;
  if (G_OBJECT_TYPE (widget) == ADW_TYPE_ACTION_ROW
      && gtk_widget_get_focusable (widget))
    g_assert_nonnull (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_rows_act (child);
}

static void
test_rows (Fixture *self, gconstpointer data)
{
  assert_rows_act (self->preferences);
}

/* A list in a file applies to what is open; one that cannot be read is not used. */
#define MISSING_LIST "\u2068list.dat\u2069: \u2068No such file or directory\u2069"

static void
test_suffix_list (Fixture *self, gconstpointer data)
{
  static const char list[] = "// VERSION: 2038-01-01_00-00-00_UTC\n"
                             "// ===BEGIN ICANN DOMAINS===\ncom\nb.com\n"
                             "// ===END ICANN DOMAINS===\n";
  g_autofree char *folder = g_dir_make_tmp ("preferences-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "list.dat", NULL);
  g_autofree char *uri = g_filename_to_uri (file, NULL, NULL);

  g_object_set (scope_window_get_document (self->window), "text", "http://x.a.b.com/",
                NULL);
  scope_document_analyze (scope_window_get_document (self->window));
  assert_registrable (self, "b.com");
  g_assert_true (g_file_set_contents (file, list, -1, NULL));
  use_list (uri);
  assert_registrable (self, "a.b.com");
  g_assert_true (has_subtitle (self->preferences, "Public Suffix List of 2038-01-01"));
  g_assert_cmpint (g_remove (file), ==, 0);
  use_list ("");
  assert_registrable (self, "b.com");
  use_list (uri);
  assert_registrable (self, "b.com");
  g_assert_true (has_subtitle (self->preferences, MISSING_LIST));
  use_list ("");
  g_assert_false (has_subtitle (self->preferences, MISSING_LIST));
  g_rmdir (folder);
}

#define LIST(year, more)                                                               \
  "// VERSION: " year "-01-01_00-00-00_UTC\n"                                          \
  "// ===BEGIN ICANN DOMAINS===\ncom\n" more "// ===END ICANN DOMAINS===\n"

/* A second choice applies at once, as does a newer list that is saved over the chosen
 * one. */
static void
test_newer_suffix_list (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("preferences-XXXXXX", NULL);
  char *files[] = { g_build_filename (folder, "a.dat", NULL),
                    g_build_filename (folder, "b.dat", NULL) };

  g_object_set (scope_window_get_document (self->window), "text",
                "http://z.y.x.a.b.com/", NULL);
  scope_document_analyze (scope_window_get_document (self->window));
  g_assert_true (g_file_set_contents (files[0], LIST ("2037", "b.com\n"), -1, NULL));
  g_assert_true (g_file_set_contents (files[1], LIST ("2038", "a.b.com\n"), -1, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *uri = g_filename_to_uri (files[i], NULL, NULL);

      use_list (uri);
      assert_registrable (self, i == 0 ? "a.b.com" : "x.a.b.com");
    }
  g_assert_true (has_subtitle (self->preferences, "Public Suffix List of 2038-01-01"));
  change_list (NULL, files[1], LIST ("2039", "x.a.b.com\n"));
  assert_registrable (self, "y.x.a.b.com");
  g_assert_true (has_subtitle (self->preferences, "Public Suffix List of 2039-01-01"));
  use_list ("");
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_assert_cmpint (g_remove (files[i]), ==, 0);
      g_free (files[i]);
    }
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/preferences/lists", test_lists },
    { "/preferences/changed-elsewhere", test_changed_elsewhere },
    { "/preferences/renamed-key", test_renamed_key },
    { "/preferences/renamed-value", test_renamed_value },
    { "/preferences/picture", test_picture },
    { "/preferences/contrast", test_contrast },
    { "/preferences/contrast-of-entry", test_contrast_of_entry },
    { "/preferences/scripts", test_scripts },
    { "/preferences/rows", test_rows },
    { "/preferences/suffix-list", test_suffix_list },
    { "/preferences/newer-suffix-list", test_newer_suffix_list },
  };

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  scope_appearance_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (choice_rows); i++)
    {
      g_autofree char *path
          = g_strconcat ("/preferences/choice/", choice_rows[i].key, NULL);

      g_test_add (path, Fixture, &choice_rows[i], set_up, test_choice, tear_down);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
