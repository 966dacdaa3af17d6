/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-versions.h"

GdkRGBA
scope_accent_color (GtkWidget *widget)
{
  GdkRGBA color = { .21, .52, .89, 1 };

#if ADW_CHECK_VERSION(1, 6, 0)
  GdkRGBA *accent
      = adw_style_manager_get_accent_color_rgba (adw_style_manager_get_default ());

  color = *accent;
  gdk_rgba_free (accent);
#else
  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget),
                                  "theme_selected_bg_color", &color);
#endif
  return color;
}
