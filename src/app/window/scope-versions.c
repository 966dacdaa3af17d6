/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-versions.h"

#include "iri-library-versions.h"
#include "iri-unicode-probe.h"
#include "scope-settings.h"

#include <adwaita.h>
#include <hb.h>

static gboolean
harfbuzz_knows (gunichar c, gpointer data)
{
  return hb_unicode_general_category (hb_unicode_funcs_get_default (), c)
         != HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED;
}

char **
scope_versions (void)
{
  GPtrArray *lines = g_ptr_array_new ();
  char **core = iri_library_versions ();

  g_ptr_array_add (lines, g_strdup_printf ("cairo %s", cairo_version_string ()));
  g_ptr_array_add (lines, g_strdup_printf ("GTK %u.%u.%u", gtk_get_major_version (),
                                           gtk_get_minor_version (),
                                           gtk_get_micro_version ()));
  g_ptr_array_add (lines,
                   g_strdup_printf ("HarfBuzz %s, Unicode %u", hb_version_string (),
                                    iri_unicode_probe (harfbuzz_knows, NULL)));
  g_ptr_array_add (
      lines, g_strdup_printf ("libadwaita %u.%u.%u", adw_get_major_version (),
                              adw_get_minor_version (), adw_get_micro_version ()));
  g_ptr_array_add (lines, g_strdup_printf ("Pango %s", pango_version_string ()));
  for (gsize i = 0; core[i] != NULL; i++)
    g_ptr_array_add (lines, core[i]);
  g_free (core);
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

static void
add_system (GString *info)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);
  const char *desktop = g_getenv ("XDG_CURRENT_DESKTOP");

  g_string_append_printf (info, "\nSystem: %s\n", system != NULL ? system : "unknown");
  g_string_append_printf (info, "Desktop: %s\n", desktop != NULL ? desktop : "unknown");
  if (display != NULL)
    g_string_append_printf (info, "Display: %s\n", G_OBJECT_TYPE_NAME (display));
  g_string_append_printf (info, "Language: %s\n", g_get_language_names ()[0]);
  g_string_append_printf (info, "Direction: %s\n",
                          gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL
                              ? "right to left"
                              : "left to right");
}

/* Those that results depend on, but nothing that the user typed. */
static void
add_settings (GString *info)
{
  static const char *const keys[]
      = { "standard", "flavour", "charset", "convention", "notation" };
  GSettings *settings = scope_settings_get ();

  g_string_append_c (info, '\n');
  for (gsize i = 0; settings != NULL && i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *value = g_settings_get_string (settings, keys[i]);

      g_string_append_printf (info, "%s: %s\n", keys[i], value);
    }
}

char *
scope_versions_debug_info (void)
{
  GString *info = g_string_new (NULL);
  char **lines = scope_versions ();
  g_autofree char *joined = g_strjoinv ("\n", lines);

  g_string_append_printf (info, "Iriscope %s\n\n%s\n", IRI_VERSION, joined);
  add_system (info);
  add_settings (info);
  g_strfreev (lines);
  return g_string_free (info, FALSE);
}
