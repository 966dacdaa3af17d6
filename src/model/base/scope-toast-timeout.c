/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-toast-timeout.h"

#define SCHEMA "org.gnome.desktop.a11y.applications"
#define KEY "screen-reader-enabled"

/* What libadwaita has. */
#define NORMAL 5

#define LONG 20

/* Looks the schema up, because other desktops may not have it. */
static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();

  return source != NULL ? g_settings_schema_source_lookup (source, SCHEMA, TRUE) : NULL;
}

static gboolean
is_screen_reader_on (void)
{
  GSettingsSchema *schema = find_schema ();
  GSettings *settings;
  gboolean on = FALSE;

  if (schema == NULL)
    return FALSE;
  if (g_settings_schema_has_key (schema, KEY))
    {
      settings = g_settings_new_full (schema, NULL, NULL);
      on = g_settings_get_boolean (settings, KEY);
      g_object_unref (settings);
    }
  g_settings_schema_unref (schema);
  return on;
}

guint
scope_toast_timeout (gboolean has_button)
{
  if (!is_screen_reader_on ())
    return NORMAL;
  return has_button ? 0 : LONG;
}
