/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The About window. */

#include "iri-library-versions.h"
#include "scope-dialogs.h"
#include "scope-versions.h"
#include "scope-window.h"

#include <string.h>

#define ADDRESS "http://secret.example/"

static gboolean
has_line_with (char **lines, const char *beginning)
{
  for (gsize i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], beginning))
      return TRUE;
  return FALSE;
}

/* Every library that draws or computes results, each with its version. */
static void
test_versions (void)
{
  static const char *const names[] = {
    "GTK 4.", "libadwaita 1.", "Pango 1.", "HarfBuzz ", "cairo 1.", "ICU ", "GLib 2.",
  };
  char **lines = scope_versions (), **core = iri_library_versions ();

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (has_line_with (lines, names[i]));
  for (gsize i = 0; core[i] != NULL; i++)
    g_assert_true (has_line_with (lines, core[i]));
  g_strfreev (core);
  g_strfreev (lines);
}

static GtkWidget *
find_about (ScopeWindow *window)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  return GTK_WIDGET (
      adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
#else
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) one = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (one) == GTK_WINDOW (window))
        return GTK_WIDGET (one);
    }
  return NULL;
#endif
}

/* Users send this text to others, so it must not contain the IRI they inspected. */
static void
test_window (void)
{
  ScopeWindow *window = g_object_new (SCOPE_TYPE_WINDOW, NULL);
  GtkWidget *about;
  const char *info;
  char **lines = scope_versions ();

  scope_window_show_iri (window, ADDRESS);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.about", NULL);
  about = find_about (window);
  g_assert_true (scope_is_about (about));
  info = scope_about_get_debug_info (about);
  for (gsize i = 0; lines[i] != NULL; i++)
    g_assert_nonnull (strstr (info, lines[i]));
  g_assert_nonnull (strstr (info, "standard: rfc3987\n"));
  g_assert_null (strstr (info, "secret"));
  g_strfreev (lines);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/about/versions", test_versions);
  g_test_add_func ("/about/window", test_window);
  return g_test_run ();
}
