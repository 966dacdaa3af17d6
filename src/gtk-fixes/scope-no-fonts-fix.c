/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>
#include <stdlib.h>

/* Without any font, GTK crashes when it draws a text (gsk_text_node_new() refers to
 * no font). So we say what is missing instead.
 *
 * To see it: FONTCONFIG_FILE=FILE iriscope http://אב/ with a file that has nothing but
 * <fontconfig/>.
 *
 * Versions: GTK 4.8.3 with Pango 1.50.12, and 4.18.6 with 1.56.3 (tried). */
void
scope_no_fonts_fix (void)
{
  /* Families are listed even then: those that Pango itself names. */
  PangoFontMap *fonts = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (fonts);
  g_autoptr (PangoFontDescription) any = pango_font_description_new ();
  g_autoptr (PangoFont) font = pango_font_map_load_font (fonts, context, any);

  g_object_unref (context);
  if (font != NULL)
    return;
  g_printerr ("iriscope: %s\n", _ ("There are no fonts to show text with"));
  exit (EXIT_FAILURE);
}
