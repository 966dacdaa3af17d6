/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How long toasts are shown, by the setting of the desktop. */

#include "scope-toast-timeout.h"

static void
test_normal (void)
{
  g_assert_cmpuint (scope_toast_timeout (FALSE), ==, 5);
  g_assert_cmpuint (scope_toast_timeout (TRUE), ==, 5);
}

/* A button stays until it was pressed or its toast dismissed. */
static void
test_screen_reader (void)
{
  GSettings *settings = g_settings_new ("org.gnome.desktop.a11y.applications");

  g_settings_set_boolean (settings, "screen-reader-enabled", TRUE);
  g_assert_cmpuint (scope_toast_timeout (FALSE), ==, 20);
  g_assert_cmpuint (scope_toast_timeout (TRUE), ==, 0);
  g_settings_reset (settings, "screen-reader-enabled");
  test_normal ();
  g_object_unref (settings);
}

int
main (int argc, char **argv)
{
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/toast-timeout/normal", test_normal);
  g_test_add_func ("/toast-timeout/screen-reader", test_screen_reader);
  return g_test_run ();
}
