/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reported position of the caret is where Pango draws it. */

#include "scope-caret-position.h"
#include "scope-entry.h"

#include <adwaita.h>

typedef struct
{
  const char *name;
  const char *text;
} Row;

/* No formatting characters, because those are drawn as special glyphs. */
static const Row rows[] = {
  { "latin", "http://example.org/" },
  { "hebrew", "אבג/" },
  { "example", "http://ab.אבגד.123/הו?x=1#ff" },
  { "arabic-first", "//عربي.example/" },
  { "arabic-digits", "http://ا١٢.ب34/c5" },
  { "digit-last", "אב/גד?ה=1" },
  { "brackets", "http://[2001:db8::1]/(א)b(ג)" },
  { "twice", "http://אב.example.גד/הו/a/זח" },
  { "han", "http://納豆.אב.豆/" },
};

/* Returns the number of characters that are drawn to the left of the caret. */
static guint
count_left (ScopeEntry *entry, gsize byte)
{
  IriLayout *line = scope_entry_get_line (entry);
  g_autofree IriLayoutGlyph *glyphs = NULL;
  PangoRectangle caret;
  guint left = 0;
  gsize n;

  pango_layout_get_cursor_pos (iri_layout_get_pango_layout (line),
                               (int) iri_layout_index_from_text (line, byte), &caret,
                               NULL);
  glyphs = iri_layout_get_glyphs (line, &n);
  for (gsize i = 0; i < n; i++)
    left += glyphs[i].x + glyphs[i].width / 2 < caret.x;
  return left;
}

static void
test_drawn (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (IriReport) report = iri_report_new (row->text, -1, NULL);
  ScopeEntry *entry = g_object_ref_sink (SCOPE_ENTRY (scope_entry_new ()));
  const char *at = row->text;
  guint n = (guint) g_utf8_strlen (row->text, -1);

  gtk_editable_set_text (GTK_EDITABLE (entry), row->text);
  for (guint i = 0; i <= n; i++)
    {
      g_assert_cmpuint (scope_caret_position_visual (report, i), ==,
                        count_left (entry, (gsize) (at - row->text)));
      if (i < n)
        at = g_utf8_next_char (at);
    }
  g_object_unref (entry);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/caret/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_drawn);
    }
  return g_test_run ();
}
