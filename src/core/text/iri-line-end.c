/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-line-end.h"

#include "iri-charset.h"

#include <string.h>

/* Charsets with a byte order mark (Unicode §23.8). Longer marks come first,
 * because the mark of UTF-32LE starts with that of UTF-16LE. */
static const struct
{
  IriLineEnd line_end;
  char feed[4];
  char mark[4];
  gsize n_mark;
} rows[] = {
  { { "UTF-32LE", 4, 0, '\n' }, { '\n', 0, 0, 0 }, { '\xFF', '\xFE', 0, 0 }, 4 },
  { { "UTF-32BE", 4, 3, '\n' }, { 0, 0, 0, '\n' }, { 0, 0, '\xFE', '\xFF' }, 4 },
  { { "UTF-16LE", 2, 0, '\n' }, "\n\0", "\xFF\xFE", 2 },
  { { "UTF-16BE", 2, 1, '\n' }, "\0\n", "\xFE\xFF", 2 },
  { { NULL, 1, 0, '\n' }, "\n", "\xEF\xBB\xBF", 3 },
};

/* Whether @charset reads the @unit octets at @feed as a line feed. */
static gboolean
reads_as_line_feed (const char *charset, const char *feed, gsize unit)
{
  gsize length;
  g_autofree char *text
      = iri_charset_decode (charset, feed, unit, &length, NULL, NULL, NULL);

  return text != NULL && length == 1 && *text == '\n';
}

IriLineEnd
iri_line_end_for_charset (const char *charset)
{
  IriLineEnd self = { charset, 1, 0, '\n' };

  for (gsize i = 0; charset != NULL && i < G_N_ELEMENTS (rows); i++)
    if (rows[i].line_end.unit > 1
        && reads_as_line_feed (charset, rows[i].feed, rows[i].line_end.unit))
      return rows[i].line_end;
  return self;
}

gsize
iri_line_end_read_mark (IriLineEnd *self, const char *octets, gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (length >= rows[i].n_mark && memcmp (octets, rows[i].mark, rows[i].n_mark) == 0)
      {
        *self = rows[i].line_end;
        return rows[i].n_mark;
      }
  return 0;
}

gboolean
iri_line_end_is_at (const IriLineEnd *self, const char *octets, gsize length)
{
  if (length < self->unit || length % self->unit != 0)
    return FALSE;
  octets += length - self->unit;
  for (gsize i = 0; i < self->unit; i++)
    if (octets[i] != (i == self->position ? self->octet : '\0'))
      return FALSE;
  return TRUE;
}

gsize
iri_line_end_complete_length (const IriLineEnd *self,
                              const char *octets,
                              gsize length,
                              gsize known)
{
  for (gsize at = length - length % self->unit; at > known; at -= self->unit)
    if (iri_line_end_is_at (self, octets, at))
      return at;
  return 0;
}

gsize
iri_line_end_first_line_length (const IriLineEnd *self,
                                const char *octets,
                                gsize length)
{
  const char *feed;

  if (self->unit == 1)
    {
      feed = memchr (octets, self->octet, length);
      return feed != NULL ? (gsize) (feed - octets) + 1 : 0;
    }
  for (gsize at = self->unit; at <= length; at += self->unit)
    if (iri_line_end_is_at (self, octets, at))
      return at;
  return 0;
}
