/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-appearance.h"

#include "scope-settings.h"

#include <adwaita.h>
#include <math.h>

/* The style sheets for high contrast, in the order of their priority: that of
 * libadwaita, which it loads if the desktop asks for it, and ours. */
static const struct
{
  const char *resource;
  guint priority;
} sheets[] = {
  { "/org/gnome/Adwaita/styles/base-hc.css", GTK_STYLE_PROVIDER_PRIORITY_THEME + 1 },
  { "/io/github/iriscope/Iriscope/style-hc.css",
    GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 },
};

static gboolean
is_wanted (void)
{
  GSettings *settings = scope_settings_get ();
  g_autofree char *contrast = NULL;

  if (settings != NULL)
    contrast = g_settings_get_string (settings, "contrast");
  return g_strcmp0 (contrast, "high") == 0;
}

static GtkStyleProvider *
load (const char *resource)
{
  GtkCssProvider *provider;

  if (!g_resources_get_info (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return NULL;
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, resource);
  return GTK_STYLE_PROVIDER (provider);
}

static void
update_sheets (void)
{
  static GtkStyleProvider *loaded[G_N_ELEMENTS (sheets)];
  GdkDisplay *display = gdk_display_get_default ();

  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      if (loaded[i] == NULL && is_wanted ())
        loaded[i] = load (sheets[i].resource);
      if (loaded[i] == NULL)
        continue;
      if (is_wanted ())
        gtk_style_context_add_provider_for_display (display, loaded[i],
                                                    sheets[i].priority);
      else
        gtk_style_context_remove_provider_for_display (display, loaded[i]);
    }
}

void
scope_appearance_init (void)
{
  GSettings *settings = scope_settings_get ();

  if (settings == NULL)
    return;
  g_signal_connect (settings, "changed::contrast", G_CALLBACK (update_sheets), NULL);
  update_sheets ();
}

gboolean
scope_appearance_is_high_contrast (void)
{
  return is_wanted ()
         || adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

void
scope_appearance_watch_contrast (gpointer object, void (*follow) (gpointer object))
{
  GSettings *settings = scope_settings_get ();

  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (follow), object, G_CONNECT_SWAPPED);
  if (settings != NULL)
    g_signal_connect_object (settings, "changed::contrast", G_CALLBACK (follow), object,
                             G_CONNECT_SWAPPED);
}

static void
update_contrast (gpointer picture)
{
  g_object_set (picture, "high-contrast", scope_appearance_is_high_contrast (), NULL);
}

void
scope_appearance_bind_picture (ScopePicture *picture)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  GSettings *settings = scope_settings_get ();

  g_object_bind_property (style, "dark", picture, "dark", G_BINDING_SYNC_CREATE);
  scope_appearance_watch_contrast (picture, update_contrast);
  update_contrast (picture);
  if (settings != NULL)
    g_settings_bind (settings, "picture-font", picture, "font", G_SETTINGS_BIND_GET);
}

static gboolean
get_zoom (GValue *zoom, GVariant *percent, gpointer data)
{
  g_value_set_double (zoom, g_variant_get_uint32 (percent) / 100.);
  return TRUE;
}

static GVariant *
set_zoom (const GValue *zoom, const GVariantType *type, gpointer data)
{
  return g_variant_new_uint32 ((guint32) lround (g_value_get_double (zoom) * 100));
}

void
scope_appearance_bind_picture_zoom (ScopePicture *picture)
{
  GSettings *settings = scope_settings_get ();

  if (settings != NULL)
    g_settings_bind_with_mapping (settings, "picture-size", picture, "zoom",
                                  G_SETTINGS_BIND_DEFAULT, get_zoom, set_zoom, NULL,
                                  NULL);
}
