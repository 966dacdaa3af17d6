/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-line-reader.h"

#include "iri-charset.h"
#include "iri-report.h"

#include <string.h>

void
cli_line_reader_init (CliLineReader *self, FILE *file, const char *charset)
{
  *self
      = (CliLineReader){ .file = file, .line_end = iri_line_end_for_charset (charset) };
  self->octets = g_string_new (NULL);
}

/* Chooses the byte order by a byte order mark. */
static void
detect_byte_order (CliLineReader *self)
{
  IriLineEnd line_end = self->line_end;

  if (self->octets->len == line_end.unit
      && iri_line_end_read_mark (&line_end, self->octets->str, self->octets->len)
             == self->line_end.unit)
    self->line_end = line_end;
}

/* Reads a line and its line end. Returns FALSE at the end of the file. */
static gboolean
read_line (CliLineReader *self)
{
  int octet;

  g_string_truncate (self->octets, 0);
  self->cut = FALSE;
  while ((octet = getc_unlocked (self->file)) != EOF)
    {
      g_string_append_c (self->octets, (char) octet);
      if (self->number == 0 && self->line_end.unit > 1)
        detect_byte_order (self);
      if (iri_line_end_is_at (&self->line_end, self->octets->str, self->octets->len))
        break;
      if (self->octets->len == IRI_TEXT_MAX_BYTES)
        {
          /* Dropping whole characters keeps the line end recognizable. */
          self->cut = TRUE;
          g_string_truncate (self->octets, 0);
        }
    }
  if (octet == EOF && self->octets->len == 0 && !self->cut)
    return FALSE;
  if (self->cut)
    g_string_truncate (self->octets, 0);
  return TRUE;
}

/* Returns the line and its line end in UTF-8. */
static const char *
decode_line (CliLineReader *self, gsize *length)
{
  *length = self->octets->len;
  if (self->line_end.charset == NULL)
    return self->octets->str;
  g_free (self->text);
  self->text = iri_charset_decode (self->line_end.charset, self->octets->str,
                                   self->octets->len, length, NULL, NULL, NULL);
  return self->text;
}

const char *
cli_line_reader_next (CliLineReader *self, gsize *length)
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
cli_line_reader_clear (CliLineReader *self)
{
  g_string_free (self->octets, TRUE);
  g_free (self->text);
}
