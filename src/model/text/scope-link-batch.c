/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-link-batch.h"

#include "iri-chars.h"
#include "iri-detect.h"

#include <string.h>

#define BLOCK_BYTES 4096

/* A position in the current line. */
typedef struct
{
  ScopeLinkBatch *batch;
  const IriOptions *options;
  const char *line;
  gsize at;       /* in bytes, from 0 */
  guint32 column; /* in characters, from 1 */
} Cursor;

/* Counts every byte that is not a UTF-8 continuation byte, as `iri detect` does. */
static guint32
count_up_to (Cursor *cursor, gsize at)
{
  cursor->column
      += (guint32) iri_utf8_count (cursor->line + cursor->at, at - cursor->at);
  cursor->at = at;
  return cursor->column;
}

static void
analyse (ScopeLink *link, ScopeLinkBatch *self, const IriOptions *options)
{
  g_autoptr (IriReport) report = iri_report_new (link->text, link->length, options);
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);

  /* Shared, because many links have the same title. */
  link->title = g_string_chunk_insert_const (self->strings, verdict->title);
  if (verdict->host != NULL)
    link->domain = g_string_chunk_insert_const (self->strings, verdict->host);
  for (gsize i = 0; i < IRI_N_SEVERITIES; i++)
    link->n_findings[i] = (guint32) report->n_found[i];
  link->level = verdict->level;
  link->deceives = iri_report_deceives (report);
}

static void
add_link (IriSpan span, gpointer data)
{
  Cursor *cursor = data;
  ScopeLinkBatch *self = cursor->batch;
  gsize length = iri_span_length (span);
  ScopeLink link = {
    .text = g_string_chunk_insert_len (self->strings, cursor->line + span.begin,
                                       (gssize) length),
    .line = self->n_lines,
    .column = count_up_to (cursor, span.begin),
    .begin = (guint32) span.begin,
    .length = (guint32) length,
  };

  analyse (&link, self, cursor->options);
  g_array_append_val (self->links, link);
}

/* Adds the errors of @chunk from @first on that are before @end, where the line
 * ends. Returns the index of the first error after it. */
static guint
add_decode_errors (Cursor *cursor, const ScopeTextChunk *chunk, guint first, gsize end)
{
  gsize begin = (gsize) (cursor->line - chunk->text);

  cursor->at = 0;
  cursor->column = 1;
  while (first < chunk->errors->len)
    {
      ScopeLocatedDecodeError decode_error
          = { .error = g_array_index (chunk->errors, ScopeDecodeError, first),
              .line = cursor->batch->n_lines };

      if (decode_error.error.at >= end)
        break;
      decode_error.column = count_up_to (cursor, decode_error.error.at - begin);
      g_array_append_val (cursor->batch->decode_errors, decode_error);
      first++;
    }
  return first;
}

ScopeLinkBatch *
scope_link_batch_new (const ScopeTextChunk *chunk, const IriOptions *options)
{
  ScopeLinkBatch *self = g_new0 (ScopeLinkBatch, 1);
  IriOptions all = *options;
  Cursor cursor = { .batch = self, .options = &all };
  guint error = 0;

  g_atomic_ref_count_init (&self->refs);
  all.want = IRI_WANT_ALL;
  self->links = g_array_new (FALSE, FALSE, sizeof (ScopeLink));
  self->decode_errors = g_array_new (FALSE, FALSE, sizeof (ScopeLocatedDecodeError));
  self->n_decode_errors = chunk->n_errors;
  self->strings = g_string_chunk_new (BLOCK_BYTES);
  self->end = chunk->end;
  for (gsize at = 0, next; at < chunk->length; at = next)
    {
      const char *line = chunk->text + at;
      const char *feed = memchr (line, '\n', chunk->length - at);
      gsize end = feed != NULL ? (gsize) (feed - chunk->text) : chunk->length;

      next = end + (feed != NULL ? 1 : 0);
      self->n_lines++;
      cursor.line = line;
      error = add_decode_errors (&cursor, chunk, error, end);
      cursor.at = 0;
      cursor.column = 1;
      iri_detect (line, end - at, add_link, &cursor);
    }
  return self;
}

ScopeLinkBatch *
scope_link_batch_ref (ScopeLinkBatch *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
scope_link_batch_unref (ScopeLinkBatch *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_array_unref (self->links);
  g_array_unref (self->decode_errors);
  g_string_chunk_free (self->strings);
  g_free (self);
}

void
scope_link_batch_offset_lines (ScopeLinkBatch *self, guint64 n_lines)
{
  for (guint i = 0; i < self->links->len; i++)
    g_array_index (self->links, ScopeLink, i).line += n_lines;
  for (guint i = 0; i < self->decode_errors->len; i++)
    g_array_index (self->decode_errors, ScopeLocatedDecodeError, i).line += n_lines;
}
