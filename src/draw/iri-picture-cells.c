/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-picture-private.h"

#include "iri-chars.h"
#include "iri-percent-decode.h"

#include <string.h>

/* Cuts a line into cells, which are grapheme clusters. Of a long line it draws
 * the cells around the first characters that are displaced. */

/* Maximum number of characters to read for @max cells. */
#define CHARS_A_CELL 16

/* Maximum distance back to a certain start of a cluster. */
#define MAX_BACK 64

/* Returns the first character whose visual position differs from its logical
 * one, or 0. */
static gsize
first_moved (const IriBidi *bidi)
{
  gsize next = 0;

  if (!bidi->moved)
    return 0;
  for (gsize i = 0; i < bidi->n_order; i++)
    {
      while (next < bidi->n_chars && bidi->levels[next] == IRI_BIDI_REMOVED)
        next++;
      if (bidi->order[i] != next)
        return next;
      next++;
    }
  return 0;
}

/* Returns the first character that differs from the compared text or has
 * moved. */
static gsize
first_of_note (const IriPictureBuilder *self, const IriPictureLine *line)
{
  const IriPictureSetup *setup = self->setup;

  if (!setup->compared)
    return first_moved (line->bidi);
  if (setup->n_differences == 0)
    return 0;
  return (gsize) g_utf8_strlen (line->bidi->text,
                                (gssize) (line->block == 0
                                              ? setup->differences[0].left.begin
                                              : setup->differences[0].right.begin));
}

/* Sets the first character to draw; returns its offset in bytes. */
static gsize
find_begin (const IriPictureBuilder *self, IriPictureLine *line, gsize max)
{
  const IriBidi *bidi = line->bidi;
  gsize first = bidi->n_chars > max ? first_of_note (self, line) : 0;
  const char *p;

  if (first <= max / 4)
    return 0;
  line->begin = first - max / 4;
  p = g_utf8_offset_to_pointer (bidi->text, (glong) line->begin);
  for (int i = 0; i < MAX_BACK && p > bidi->text && (guchar) *p >= 0x80; i++)
    {
      p = g_utf8_prev_char (p);
      line->begin--;
    }
  return (gsize) (p - bidi->text);
}

static gboolean
is_delimiter (const IriComponents *components, IriComponent component, gunichar c)
{
  if (component == IRI_COMPONENT_NONE)
    return TRUE;
  if (component == IRI_COMPONENT_PATH)
    return c == '/';
  return component == IRI_COMPONENT_HOST && components->host_kind != IRI_HOST_IPV6
         && components->host_kind != IRI_HOST_IPVFUTURE && iri_char_is_label_dot (c);
}

/* Returns the level of the first of these characters that has one. */
static guint8
find_level (const IriBidi *bidi, gsize first, gsize n_chars)
{
  for (gsize i = first; i < first + n_chars; i++)
    if (bidi->levels[i] != IRI_BIDI_REMOVED)
      return bidi->levels[i];
  return IRI_BIDI_REMOVED;
}

/* Adds a cell of @n_chars characters from @first on, which is at byte @offset. */
static void
add_cell (IriPictureBuilder *self,
          IriPictureLine *line,
          IriSpan span,
          gsize first,
          gsize n_chars)
{
  const IriBidi *bidi = line->bidi;
  IriComponent component = iri_components_at (&bidi->components, span.begin);
  gboolean delimiter = is_delimiter (&bidi->components, component,
                                     g_utf8_get_char (bidi->text + span.begin));
  IriPictureCell cell = {
    .block = line->block,
    .span = span,
    .source = iri_span_map_to_input (bidi->map, span),
    .first = first,
    .n_chars = n_chars,
    .counterpart = -1,
    .level = find_level (bidi, first, n_chars),
    .component = component,
    .delimiter = delimiter,
    .ink = delimiter ? IRI_COMPONENT_NONE : component,
  };

  g_array_append_val (self->picture->cells, cell);
  for (gsize i = first; i < first + n_chars; i++)
    line->cell_of[i - line->begin] = line->n_cells;
  line->n_cells++;
}

/* Cuts the text from byte @from on into at most @max clusters. */
static void
cut (IriPictureBuilder *self, IriPictureLine *line, gsize from, gsize max)
{
  const char *begin = line->bidi->text + from, *p = begin, *end;
  gsize limit = MIN (line->bidi->n_chars - line->begin, max * CHARS_A_CELL);
  g_autofree PangoLogAttr *breaks = g_new0 (PangoLogAttr, limit + 1);
  gsize done = 0;

  end = g_utf8_offset_to_pointer (begin, (glong) limit);
  pango_get_log_attrs (begin, (int) (end - begin), 0, pango_language_get_default (),
                       breaks, (int) limit + 1);
  line->cell_of = g_new (guint32, limit);
  for (gsize i = 0; i < limit && line->n_cells < max;)
    {
      const char *cluster = p;

      do
        {
          p = g_utf8_next_char (p);
          i++;
        }
      while (i < limit && !breaks[i].is_cursor_position);
      add_cell (
          self, line,
          (IriSpan){ from + (gsize) (cluster - begin), from + (gsize) (p - begin) },
          line->begin + done, i - done);
      done = i;
    }
  line->end = line->begin + done;
}

/* Returns the octet that the cells from @i on spell as %XX, or -1. */
static int
octet_at (IriPictureBuilder *self, const IriPictureLine *line, guint i)
{
  const char *at;

  if (i + 3 > line->n_cells)
    return -1;
  at = line->bidi->text + iri_picture_cell (self, line, i)->span.begin;
  if (!iri_percent_is_encoded (at, 3)
      || iri_picture_cell (self, line, i + 2)->n_chars != 1)
    return -1;
  return iri_percent_octet (at);
}

static void
find_octets (IriPictureBuilder *self, IriPictureLine *line)
{
  for (guint i = 0; i < line->n_cells;)
    {
      guint8 bytes[4];
      guint n = 0, length = 1;
      IriPictureOctets octets = { .first = i };
      gunichar c;

      for (int octet;
           n < G_N_ELEMENTS (bytes) && (octet = octet_at (self, line, i + 3 * n)) >= 0;)
        bytes[n++] = (guint8) octet;
      if (n == 0)
        {
          i++;
          continue;
        }
      if (bytes[0] < 0x80)
        octets.decoded = iri_picture_name_char (self, bytes[0]);
      else if ((length = iri_utf8_read (bytes, n, &c)) > 0)
        octets.decoded = iri_picture_name_char (self, c);
      octets.n = 3 * MAX (length, 1);
      g_array_append_val (line->octets, octets);
      i += octets.n;
    }
}

void
iri_picture_make_cells (IriPictureBuilder *self, IriPictureLine *line, gsize max)
{
  gsize left_out;

  line->first_cell = self->picture->cells->len;
  cut (self, line, find_begin (self, line, max), max);
  left_out = line->bidi->n_chars - (line->end - line->begin);
  self->picture->n_left_out = MAX (self->picture->n_left_out, left_out);

  line->contents = g_new0 (IriPictureContent, line->n_cells);
  for (guint i = 0; i < line->n_cells; i++)
    {
      IriPictureCell *cell = iri_picture_cell (self, line, i);

      iri_picture_make_content (self, cell, &line->contents[i],
                                line->bidi->text + cell->span.begin,
                                iri_span_length (cell->span));
    }
  find_octets (self, line);
}
