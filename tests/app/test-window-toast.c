/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Toasts that stay until they are dismissed. */

#include "scope-entry.h"
#include "scope-window.h"

#include <adwaita.h>

#define SCHEMA "org.gnome.desktop.a11y.applications"

static gboolean
has_label (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* The overlay's last child is the toast. */
static gboolean
is_shown (ScopeWindow *window, const char *text)
{
  GtkWidget *overlay = find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *last = gtk_widget_get_last_child (overlay);

  return last != gtk_widget_get_first_child (overlay) && has_label (last, text);
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A window with a toast that has a button. */
static ScopeWindow *
window_with_button (void)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);

  scope_window_show_iri (window, "http://a.example/");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.clear-history", NULL);
  g_assert_true (is_shown (window, "History cleared"));
  return window;
}

static void
test_next (void)
{
  ScopeWindow *window = window_with_button ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-toast", "s", "First");
  g_assert_true (is_shown (window, "First"));
  g_assert_false (is_shown (window, "History cleared"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-toast", "s", "Second");
  g_assert_true (is_shown (window, "Second"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A button that would undo something else is gone, and so is one that was used up. */
static void
test_expiry (void)
{
  ScopeWindow *window = window_with_button ();
  GtkWidget *entry = find (GTK_WIDGET (window), SCOPE_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), "http://a.example/b c");
  settle ();
  g_assert_true (is_shown (window, "History cleared"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.restore-history", NULL);
  settle ();
  g_assert_false (is_shown (window, "History cleared"));

  while (!is_shown (window, "IRI fixed"))
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.fix", "t", (guint64) 0);
      g_main_context_iteration (NULL, FALSE);
    }
  settle ();
  g_assert_true (is_shown (window, "IRI fixed"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "http://a.example/");
  settle ();
  g_assert_false (is_shown (window, "IRI fixed"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
set_screen_reader (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = g_settings_schema_source_lookup (source, SCHEMA, TRUE);
  GSettings *settings;

  if (schema == NULL)
    return FALSE;
  settings = g_settings_new_full (schema, NULL, NULL);
  g_settings_set_boolean (settings, "screen-reader-enabled", TRUE);
  g_object_unref (settings);
  g_settings_schema_unref (schema);
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  if (!set_screen_reader ())
    g_test_message ("gsettings-desktop-schemas is not installed: toasts disappear");
  g_test_add_func ("/toast/next", test_next);
  g_test_add_func ("/toast/expiry", test_expiry);
  return g_test_run ();
}
