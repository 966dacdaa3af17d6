/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-font-coverage.h"

#include "iri-unicode.h"

/* The cache of a font map, valid until its fonts change. Only the main thread
 * uses it. */
typedef struct
{
  PangoFontset *fonts;
  guint serial;
  GHashTable *known; /* gunichar -> whether a font has it, plus 1 */
} Memory;

static void
memory_free (gpointer data)
{
  Memory *memory = data;

  g_object_unref (memory->fonts);
  g_hash_table_unref (memory->known);
  g_free (memory);
}

static Memory *
get_memory (PangoContext *context)
{
  static const char key[] = "iri-coverage";
  PangoFontMap *map = pango_context_get_font_map (context);
  Memory *memory = g_object_get_data (G_OBJECT (map), key);
  guint serial = pango_font_map_get_serial (map);
  g_autoptr (PangoFontDescription) font = NULL;

  if (memory != NULL && memory->serial == serial)
    return memory;
  font = pango_font_description_from_string ("Monospace 12");
  memory = g_new0 (Memory, 1);
  memory->serial = serial;
  memory->fonts = pango_context_load_fontset (context, font,
                                              pango_context_get_language (context));
  memory->known = g_hash_table_new (NULL, NULL);
  g_object_set_data_full (G_OBJECT (map), key, memory, memory_free);
  return memory;
}

static gboolean
ask_fonts (PangoFontset *fonts, gunichar c)
{
  PangoFont *font = pango_fontset_get_font (fonts, c);
  gboolean has = font != NULL && pango_font_has_char (font, c);

  g_clear_object (&font);
  return has;
}

gboolean
iri_font_coverage_has (PangoContext *context, gunichar c)
{
  Memory *memory;
  gpointer known;

  if (c < 0x7f || iri_unicode_is_ignorable (c))
    return TRUE;
  memory = get_memory (context);
  known = g_hash_table_lookup (memory->known, GUINT_TO_POINTER (c));
  if (known == NULL)
    {
      known = GINT_TO_POINTER (1 + ask_fonts (memory->fonts, c));
      g_hash_table_insert (memory->known, GUINT_TO_POINTER (c), known);
    }
  return GPOINTER_TO_INT (known) == 2;
}
