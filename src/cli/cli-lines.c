/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-lines.h"

#include "iri-charset.h"

#include <string.h>

/* Charsets of which a line feed has several octets. */
static const struct Wide
{
  const char *charset;
  gsize unit;
  gsize place;
  char feed[4];
  char mark[4]; /* the byte order mark */
} wide[] = {
  { "UTF-16BE", 2, 1, "\0\n", "\xFE\xFF" },
  { "UTF-16LE", 2, 0, "\n\0", "\xFF\xFE" },
  { "UTF-32BE", 4, 3, { 0, 0, 0, '\n' }, { 0, 0, '\xFE', '\xFF' } },
  { "UTF-32LE", 4, 0, { '\n', 0, 0, 0 }, { '\xFF', '\xFE', 0, 0 } },
};

static void
become (CliLines *self, const struct Wide *row)
{
  self->charset = row->charset;
  self->unit = row->unit;
  self->place = row->place;
}

/* Whether @charset reads the row's line feed as one. */
static gboolean
has_feed (const char *charset, const struct Wide *row)
{
  gsize length;
  g_autofree char *text = iri_charset_decode (charset, row->feed, row->unit,
                                              &length, NULL, NULL, NULL);

  return text != NULL && length == 1 && *text == '\n';
}

void
cli_lines_init (CliLines *self, FILE *file, const char *charset)
{
  *self = (CliLines){ .file = file, .charset = charset, .unit = 1 };
  self->octets = g_string_new (NULL);
  for (gsize i = 0; charset != NULL && i < G_N_ELEMENTS (wide); i++)
    if (has_feed (charset, &wide[i]))
      become (self, &wide[i]);
}

/* The byte order mark decides which of the two it is. */
static void
heed_mark (CliLines *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wide); i++)
    if (wide[i].unit == self->unit && self->octets->len == self->unit
        && memcmp (wide[i].mark, self->octets->str, self->unit) == 0)
      become (self, &wide[i]);
}

/* Whether the line that is being read ends in a line feed. */
static gboolean
ends_in_feed (const CliLines *self)
{
  gsize length = self->octets->len, begin = length - self->unit;

  if (length % self->unit != 0
      || self->octets->str[begin + self->place] != '\n')
    return FALSE;
  for (gsize i = 0; i < self->unit; i++)
    if (i != self->place && self->octets->str[begin + i] != '\0')
      return FALSE;
  return TRUE;
}

/* Reads a line with its end. FALSE if there is none. */
static gboolean
read_line (CliLines *self)
{
  int octet;

  g_string_truncate (self->octets, 0);
  while ((octet = getc_unlocked (self->file)) != EOF)
    {
      g_string_append_c (self->octets, (char) octet);
      if (self->number == 0 && self->unit > 1)
        heed_mark (self);
      if (ends_in_feed (self))
        return TRUE;
    }
  return self->octets->len > 0;
}

/* The line as UTF-8, with its end. */
static const char *
decode_line (CliLines *self, gsize *length)
{
  *length = self->octets->len;
  if (self->charset == NULL)
    return self->octets->str;
  g_free (self->text);
  self->text = iri_charset_decode (self->charset, self->octets->str,
                                   self->octets->len, length, NULL, NULL, NULL);
  return self->text;
}

const char *
cli_lines_next (CliLines *self, gsize *length)
{
  static const char mark[] = "\uFEFF";
  const char *line;

  if (!read_line (self))
    return NULL;
  line = decode_line (self, length);
  if (self->number++ == 0 && *length >= strlen (mark)
      && memcmp (line, mark, strlen (mark)) == 0)
    {
      line += strlen (mark);
      *length -= strlen (mark);
    }
  if (*length > 0 && line[*length - 1] == '\n')
    (*length)--;
  if (*length > 0 && line[*length - 1] == '\r')
    (*length)--;
  return line;
}

void
cli_lines_clear (CliLines *self)
{
  g_string_free (self->octets, TRUE);
  g_free (self->text);
}
