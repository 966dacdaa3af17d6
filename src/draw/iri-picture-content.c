/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include "iri-character-label.h"
#include "iri-font-coverage.h"
#include "iri-unicode.h"

#include <string.h>

/* Fills a cell with its character, or with a label for one without a shape. */

#define DOTTED_CIRCLE 0x25cc

/* Returns a label for an invisible character, or NULL for a visible one. A
 * number with more than four digits is split in two rows. Free with g_free(). */
static char *
write_code (gunichar c)
{
  g_autofree char *name = c == 0xfffd ? g_strdup ("FFFD") : iri_character_label (c);
  gsize length;

  if (name == NULL || c < 0xffff)
    return g_steal_pointer (&name);
  length = strlen (name);
  if (length <= 4 || !g_ascii_isxdigit (name[length - 1])
      || !g_ascii_isxdigit (name[0]))
    return g_steal_pointer (&name);
  return g_strdup_printf ("%.*s\n%s", (int) length - 4, name, name + length - 4);
}

/* Returns the octets of @c, one a row, or two if there are four. */
static char *
write_octets (gunichar c)
{
  char bytes[6];
  int n = g_unichar_to_utf8 (c, bytes), a_row = n > 3 ? 2 : 1;
  GString *out = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    g_string_append_printf (out, "%s%%%02X", i > 0 && i % a_row == 0 ? "\n" : "",
                            (guint8) bytes[i]);
  return g_string_free (out, FALSE);
}

const char *
iri_picture_name_char (IriPictureBuilder *self, gunichar c)
{
  g_autofree char *name = iri_character_label (c);
  char bytes[6];

  if (name == NULL && !iri_font_coverage_has (self->picture->context, c))
    name = g_strdup_printf ("U+%04X", c);
  if (name != NULL)
    return iri_picture_keep (self, name, -1);
  return iri_picture_keep (self, bytes, g_unichar_to_utf8 (c, bytes));
}

/* Returns the first character of a cluster that no font has, or 0. */
static gunichar
find_missing (PangoContext *context, const char *text, gsize n)
{
  for (gsize i = 0; i < n; i++, text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (iri_unicode_is_visible (c) && !iri_font_coverage_has (context, c))
        return c;
    }
  return 0;
}

static void
note_missing (GArray *missing, gunichar c)
{
  for (guint i = 0; i < missing->len; i++)
    if (g_array_index (missing, gunichar, i) == c)
      return;
  g_array_append_val (missing, c);
}

static void
set_code (IriPictureBuilder *self, IriPictureContent *content, const char *code)
{
  content->role = IRI_PICTURE_CODE;
  content->boxed = TRUE;
  content->stored = content->shown = iri_picture_keep (self, code, -1);
}

/* Returns the text of a cluster with at most the first marks, a lone mark on a
 * dotted circle, and its first character replaced by @mirror if it is
 * mirrored. */
static const char *
write_glyph (IriPictureBuilder *self, const char *text, gsize n, gunichar mirror)
{
  gunichar first = g_utf8_get_char (text);
  g_autoptr (GString) out = g_string_new (NULL);

  if (iri_unicode_is_mark (first))
    g_string_append_unichar (out, DOTTED_CIRCLE);
  for (gsize i = 0; i < n; i++, text = g_utf8_next_char (text))
    g_string_append_unichar (out,
                             i == 0 && mirror != 0 ? mirror : g_utf8_get_char (text));
  return iri_picture_keep (self, out->str, -1);
}

/* Returns the notation of a letter, or NULL if it is written unchanged. */
static const char *
write_notation (IriPictureBuilder *self, gunichar c)
{
  gunichar letter = iri_notation_letter (self->setup->notation, c);
  const char text[] = { (char) letter, '\0' };

  return letter != c ? iri_picture_keep (self, text, -1) : NULL;
}

void
iri_picture_make_content (IriPictureBuilder *self,
                          IriPictureCell *cell,
                          IriPictureContent *content,
                          const char *text,
                          gsize length)
{
  gunichar first = g_utf8_get_char (text), missing;
  gsize n = MIN (cell->n_chars, IRI_PICTURE_MAX_MARKS);
  g_autofree char *code = write_code (first);

  if (code != NULL)
    {
      set_code (self, content, code);
      return;
    }
  content->role = cell->delimiter ? IRI_PICTURE_GLYPH_DELIMITER : IRI_PICTURE_GLYPH;
  content->stored = content->shown
      = cell->n_chars == 1 ? write_notation (self, first) : NULL;
  if (content->stored != NULL)
    return;
  missing = find_missing (self->picture->context, text, n);
  if (missing != 0)
    {
      cell->missing = TRUE;
      note_missing (self->picture->missing, missing);
      code = write_octets (missing);
      set_code (self, content, code);
      return;
    }
  content->stored = content->shown = write_glyph (self, text, n, 0);
  if (iri_bidi_is_mirrored (first, cell->level))
    content->shown = write_glyph (self, text, n, iri_unicode_mirror (first));
}
