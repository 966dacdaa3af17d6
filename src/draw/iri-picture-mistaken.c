/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include "iri-chars.h"

/* Finds what people read as a component, as positions in the lower row. */

/* Nobody reads a longer line to its end. */
#define MAX_CHARS 65536

static gboolean
is_formatting (gunichar c)
{
  return iri_char_is_bidi_formatting (c) || iri_char_is_later_bidi_control (c);
}

/* Finds the positions of the bytes @span of the visual text. Its characters are
 * in visual order without formatting characters; only the marks of one cell may
 * be in another order. */
static IriPictureMistaken
find_positions (IriPictureBuilder *self,
                const IriPictureLine *line,
                const gunichar *chars,
                IriSpan span)
{
  const IriBidi *bidi = line->bidi;
  IriPictureMistaken seen = { G_MAXUINT, 0 };
  const char *p = bidi->visual;

  for (gsize i = 0; i < bidi->n_order && *p != '\0'; i++)
    {
      guint32 c = bidi->order[i];
      gsize offset = (gsize) (p - bidi->visual);
      guint position;

      if (is_formatting (chars[c]))
        continue;
      p = g_utf8_next_char (p);
      if (offset < span.begin || offset >= span.end || c < line->begin
          || c >= line->end)
        continue;
      position
          = iri_picture_cell (self, line, line->cell_of[c - line->begin])->position;
      seen.begin = MIN (seen.begin, position);
      seen.end = MAX (seen.end, position + 1);
    }
  return seen.end > 0 ? seen : (IriPictureMistaken){ 0, 0 };
}

/* Returns whether exactly @component is at these positions. */
static gboolean
is_true (IriPictureBuilder *self,
         const IriPictureLine *line,
         IriPictureMistaken seen,
         IriComponent component)
{
  for (guint i = 0; i < line->n_cells; i++)
    {
      const IriPictureCell *cell = iri_picture_cell (self, line, i);
      gboolean inside = cell->position >= seen.begin && cell->position < seen.end;

      if (inside != (cell->component == component))
        return FALSE;
    }
  return TRUE;
}

static IriPictureMistaken
find_seen (IriPictureBuilder *self,
           const IriPictureLine *line,
           const gunichar *chars,
           IriComponent component)
{
  IriSpan span = line->perception->seen_components.span[component];
  IriPictureMistaken seen;

  if (!iri_span_is_present (span) || span.begin == span.end)
    return (IriPictureMistaken){ 0, 0 };
  seen = find_positions (self, line, chars, span);
  if (is_true (self, line, seen, component))
    return (IriPictureMistaken){ 0, 0 };
  return seen;
}

void
iri_picture_find_perceived (IriPictureBuilder *self, IriPictureLine *line)
{
  g_autofree gunichar *chars = NULL;

  if (line->perception == NULL || !line->bidi->moved || line->bidi->n_chars > MAX_CHARS)
    return;
  chars = g_utf8_to_ucs4_fast (line->bidi->text, (glong) line->bidi->length, NULL);
  line->seen_host = find_seen (self, line, chars, IRI_COMPONENT_HOST);
  line->seen_path = find_seen (self, line, chars, IRI_COMPONENT_PATH);
}
