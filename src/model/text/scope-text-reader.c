/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-text-reader.h"

#include "iri-chars.h"
#include "iri-charset.h"
#include "iri-line-end.h"
#include "iri-report.h"

#include <string.h>

/* The sizes of the first chunk and of the longest, unless a line is longer. */
#define FIRST_OCTETS 4096
#define MAX_OCTETS (128 * 1024)

struct _ScopeTextReader
{
  GInputStream *stream;
  char *charset;
  IriLineEnd feed;
  GByteArray *octets; /* read, but not in a chunk yet */
  gsize wanted;       /* size of the next chunk */
  guint64 end;
  gboolean begun;
  gboolean ended;
};

void
scope_text_chunk_free (ScopeTextChunk *self)
{
  if (self == NULL)
    return;
  g_free (self->text);
  g_array_unref (self->errors);
  g_free (self);
}

static ScopeTextChunk *
chunk_new (void)
{
  ScopeTextChunk *self = g_new0 (ScopeTextChunk, 1);

  self->errors = g_array_new (FALSE, FALSE, sizeof (ScopeDecodeError));
  return self;
}

/* @more: whether the octets directly follow the last error and belong to it. */
static void
add_error (ScopeTextChunk *self, gsize at, gboolean more, const char *octets, gsize n)
{
  ScopeDecodeError error = { .at = at, .n_octets = n };
  ScopeDecodeError *last;

  if (!more)
    {
      self->n_errors++;
      if (self->errors->len == SCOPE_TEXT_CHUNK_MAX_ERRORS)
        return;
      memcpy (error.octets, octets, MIN (n, SCOPE_DECODE_ERROR_MAX_OCTETS));
      g_array_append_val (self->errors, error);
      return;
    }
  if (self->n_errors > SCOPE_TEXT_CHUNK_MAX_ERRORS)
    return;
  last = &g_array_index (self->errors, ScopeDecodeError, self->errors->len - 1);
  if (last->n_octets < SCOPE_DECODE_ERROR_MAX_OCTETS)
    memcpy (last->octets + last->n_octets, octets,
            MIN (n, SCOPE_DECODE_ERROR_MAX_OCTETS - last->n_octets));
  last->n_octets += n;
}

static void
decode_utf8 (ScopeTextChunk *self, const guint8 *octets, gsize length)
{
  gsize last = G_MAXSIZE; /* where the last error ended */
  guint n;
  gunichar c;

  self->text = g_malloc (length + 1);
  memcpy (self->text, octets, length);
  self->text[length] = '\0';
  self->length = length;
  if (iri_utf8_is_valid (self->text, length))
    return;
  for (gsize at = 0; at < length; at += n)
    {
      n = octets[at] < 0x80 ? 1 : iri_utf8_read (octets + at, length - at, &c);
      if (n > 0)
        continue;
      n = iri_utf8_fault (octets + at, length - at);
      add_error (self, at, last == at, self->text + at, n);
      last = at + n;
    }
}

static void
append_span (IriSpan span, gpointer spans)
{
  g_array_append_val (spans, span);
}

/* @spans are those of the input. @map says where the U+FFFD of each is in the
 * output. */
static void
add_charset_errors (ScopeTextChunk *self,
                    const guint8 *octets,
                    const IriSpanMap *map,
                    const GArray *spans)
{
  gsize entry = 0, last = G_MAXSIZE;

  for (guint i = 0; i < spans->len; i++)
    {
      IriSpan span = g_array_index (spans, IriSpan, i);
      gsize at;

      while (entry + 1 < map->n_entries && map->entries[entry].in.end <= span.begin)
        entry++;
      at = map->entries[entry].out.begin;
      if (map->entries[entry].copied)
        at += span.begin - map->entries[entry].in.begin;
      add_error (self, at, last == span.begin, (const char *) octets + span.begin,
                 iri_span_length (span));
      last = span.end;
    }
}

static void
decode_charset (ScopeTextChunk *self,
                const char *charset,
                const guint8 *octets,
                gsize length)
{
  g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (IriSpan));
  IriSpanMap *map = NULL;

  self->text = iri_charset_decode (charset, (const char *) octets, length,
                                   &self->length, NULL, append_span, spans);
  if (spans->len == 0)
    return;
  /* Only errors need the map, so valid text is decoded without it. */
  map = iri_span_map_new ();
  g_free (self->text);
  self->text = iri_charset_decode (charset, (const char *) octets, length,
                                   &self->length, map, NULL, NULL);
  add_charset_errors (self, octets, map, spans);
  iri_span_map_free (map);
}

/* Reads the byte order mark at the start of the stream, if it is not read yet. Returns
 * its length. */
static gsize
read_mark (ScopeTextReader *self)
{
  if (self->begun)
    return 0;
  self->begun = TRUE;
  return iri_line_end_read_mark (&self->feed, (const char *) self->octets->data,
                                 self->octets->len);
}

/* Moves the first @length octets to a chunk. */
static ScopeTextChunk *
take_chunk (ScopeTextReader *self, gsize length)
{
  ScopeTextChunk *chunk = chunk_new ();
  gsize mark = read_mark (self);

  if (self->feed.charset == NULL)
    decode_utf8 (chunk, self->octets->data + mark, length - mark);
  else
    decode_charset (chunk, self->feed.charset, self->octets->data + mark,
                    length - mark);
  self->end += length;
  chunk->end = self->end;
  g_byte_array_remove_range (self->octets, 0, length);
  self->wanted = MIN (2 * self->wanted, MAX_OCTETS);
  return chunk;
}

static gboolean
read_more (ScopeTextReader *self, GCancellable *cancellable, GError **error)
{
  gsize length = self->octets->len, n;

  g_byte_array_set_size (self->octets, length + self->wanted);
  if (!g_input_stream_read_all (self->stream, self->octets->data + length, self->wanted,
                                &n, cancellable, error))
    return FALSE;
  g_byte_array_set_size (self->octets, length + n);
  self->ended = n < self->wanted;
  return TRUE;
}

/* A byte order mark decides what a line feed looks like. */
static gsize
find_lines (ScopeTextReader *self, gsize known)
{
  IriLineEnd feed = self->feed;

  if (!self->begun)
    iri_line_end_read_mark (&feed, (const char *) self->octets->data,
                            self->octets->len);
  return iri_line_end_complete_length (&feed, (const char *) self->octets->data,
                                       self->octets->len, known);
}

/* Reads to the end of a line that is too long to be searched. Returns a chunk that has
 * U+FFFD in its place. */
static ScopeTextChunk *
skip_line (ScopeTextReader *self, GCancellable *cancellable, GError **error)
{
  static const char replacement[] = "\uFFFD\n";
  ScopeDecodeError cut = { 0 };
  ScopeTextChunk *chunk;
  gsize whole = 0;

  read_mark (self);
  do
    {
      gsize n = self->octets->len - self->octets->len % self->feed.unit;

      cut.n_octets += n;
      g_byte_array_remove_range (self->octets, 0, (guint) n);
      if (!read_more (self, cancellable, error))
        return NULL;
      whole = iri_line_end_first_line_length (
          &self->feed, (const char *) self->octets->data, self->octets->len);
    }
  while (whole == 0 && !self->ended);
  if (whole == 0)
    whole = self->octets->len;
  cut.n_octets += whole;
  g_byte_array_remove_range (self->octets, 0, (guint) whole);
  self->end += cut.n_octets;
  chunk = chunk_new ();
  chunk->text = g_strdup (replacement);
  chunk->length = strlen (replacement);
  chunk->end = self->end;
  g_array_append_val (chunk->errors, cut);
  chunk->n_errors = 1;
  return chunk;
}

ScopeTextChunk *
scope_text_reader_next (ScopeTextReader *self,
                        GCancellable *cancellable,
                        GError **error)
{
  gsize known = 0, whole = 0;

  while (whole == 0 && !self->ended)
    {
      if (!read_more (self, cancellable, error))
        return NULL;
      whole = find_lines (self, known);
      known = self->octets->len;
      if (whole == 0 && known > IRI_TEXT_MAX_BYTES)
        return skip_line (self, cancellable, error);
    }
  if (self->ended)
    whole = self->octets->len;
  return whole > 0 ? take_chunk (self, whole) : NULL;
}

const char *
scope_text_reader_get_charset (const ScopeTextReader *self)
{
  return self->feed.charset != NULL ? self->feed.charset : "UTF-8";
}

ScopeTextReader *
scope_text_reader_new (GInputStream *stream, const char *charset)
{
  ScopeTextReader *self = g_new0 (ScopeTextReader, 1);

  self->stream = g_object_ref (stream);
  if (charset != NULL && iri_charset_is_known (charset)
      && g_ascii_strcasecmp (charset, "utf-8") != 0)
    self->charset = g_strdup (charset);
  self->feed = iri_line_end_for_charset (self->charset);
  self->octets = g_byte_array_new ();
  self->wanted = FIRST_OCTETS;
  return self;
}

void
scope_text_reader_free (ScopeTextReader *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->stream);
  g_byte_array_unref (self->octets);
  g_free (self->charset);
  g_free (self);
}
