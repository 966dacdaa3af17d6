/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-settings.h"

void
scope_settings_migrate (GSettings *settings)
{
  g_autoptr (GVariant) old = g_settings_get_user_value (settings, "document");
  g_autoptr (GVariant) new = g_settings_get_user_value (settings, "standard");
  g_autofree char *flavour = g_settings_get_string (settings, "flavour");

  /* The value "document" was renamed with the key. */
  if (g_str_equal (flavour, "document"))
    g_settings_reset (settings, "flavour");
  if (old == NULL)
    return;
  if (new == NULL)
    g_settings_set_value (settings, "standard", old);
  g_settings_reset (settings, "document");
}

static GSettings *
make_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = NULL;
  GSettings *settings;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, SCOPE_APP_ID, TRUE);
  if (schema == NULL)
    return NULL;
  settings = g_settings_new_full (schema, NULL, NULL);
  g_settings_schema_unref (schema);
  scope_settings_migrate (settings);
  return settings;
}

/* Looks the schema up, because g_settings_new() aborts without one. */
GSettings *
scope_settings_get (void)
{
  static gsize once;
  static GSettings *settings;

  if (g_once_init_enter (&once))
    {
      settings = make_settings ();
      g_once_init_leave (&once, 1);
    }
  return settings;
}
