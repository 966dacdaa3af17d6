/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-link-batch.h"

#include "iri-detect.h"

#include <string.h>

/* Texts are kept together in blocks of this size. */
#define BLOCK_BYTES 4096

/* The line that is looked at. */
typedef struct
{
  ScopeLinkBatch *catch;
  const IriOptions *options;
  const char *line;
  gsize at;       /* how far its characters are counted, in bytes */
  guint32 column; /* of that place, in characters from 1 */
} Place;

/* What is no UTF-8 counts as a character for each byte that begins none, as in
 * `iri detect`. */
static guint32
count_up_to (Place *place, gsize at)
{
  for (; place->at < at; place->at++)
    if ((place->line[place->at] & 0xC0) != 0x80)
      place->column++;
  return place->column;
}

static void
judge (ScopeLink *address, ScopeLinkBatch *self, const IriOptions *options)
{
  IriReport *report = iri_report_new (address->text, address->length, options);
  g_autoptr (IriVerdict) verdict = iri_verdict_new (report);

  /* Many have the same. */
  address->title = g_string_chunk_insert_const (self->strings, verdict->title);
  if (verdict->host != NULL)
    address->domain
        = g_string_chunk_insert_const (self->strings, verdict->host);
  for (gsize i = 0; i < IRI_N_SEVERITIES; i++)
    address->n_findings[i] = (guint32) report->n_found[i];
  address->tone = verdict->tone;
  address->deceives = iri_report_deceives (report);
  self->n_tones[verdict->tone]++;
  self->n_deceptive += address->deceives;
  iri_report_unref (report);
}

static void
take (IriSpan span, gpointer data)
{
  Place *place = data;
  ScopeLinkBatch *self = place->catch;
  gsize length = iri_span_length (span);
  ScopeLink address = {
    .text = g_string_chunk_insert_len (self->strings, place->line + span.begin,
                                       (gssize) length),
    .line = self->n_lines,
    .column = count_up_to (place, span.begin),
    .begin = (guint32) span.begin,
    .length = (guint32) length,
  };

  judge (&address, self, place->options);
  g_array_append_val (self->addresses, address);
}

/* Those of the faults of @piece from @first on that are in the line that goes
 * up to @end. Returns which one is the next. */
static guint
take_oddities (Place *place,
               const ScopeTextChunk *piece,
               guint first,
               gsize end)
{
  gsize begin = (gsize) (place->line - piece->text);

  place->at = 0;
  place->column = 1;
  while (first < piece->faults->len)
    {
      ScopeLocatedDecodeError decode_error
          = { .fault = g_array_index (piece->faults, ScopeDecodeError, first),
              .line = place->catch->n_lines };

      if (decode_error.fault.at >= end)
        break;
      decode_error.column = count_up_to (place, decode_error.fault.at - begin);
      g_array_append_val (place->catch->decode_errors, decode_error);
      first++;
    }
  return first;
}

ScopeLinkBatch *
scope_link_batch_new (const ScopeTextChunk *piece, const IriOptions *options)
{
  ScopeLinkBatch *self = g_new0 (ScopeLinkBatch, 1);
  IriOptions all = *options;
  Place place = { .catch = self, .options = &all };
  guint fault = 0;

  g_atomic_ref_count_init (&self->refs);
  all.want = IRI_WANT_ALL;
  self->addresses = g_array_new (FALSE, FALSE, sizeof (ScopeLink));
  self->decode_errors
      = g_array_new (FALSE, FALSE, sizeof (ScopeLocatedDecodeError));
  self->n_decode_errors = piece->n_errors;
  self->strings = g_string_chunk_new (BLOCK_BYTES);
  self->end = piece->end;
  for (gsize at = 0, next; at < piece->length; at = next)
    {
      const char *line = piece->text + at;
      const char *feed = memchr (line, '\n', piece->length - at);
      gsize end = feed != NULL ? (gsize) (feed - piece->text) : piece->length;

      next = end + (feed != NULL ? 1 : 0);
      self->n_lines++;
      place.line = line;
      fault = take_oddities (&place, piece, fault, end);
      place.at = 0;
      place.column = 1;
      iri_detect (line, end - at, take, &place);
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
  g_array_unref (self->addresses);
  g_array_unref (self->decode_errors);
  g_string_chunk_free (self->strings);
  g_free (self);
}

void
scope_link_batch_place (ScopeLinkBatch *self, guint64 n_lines)
{
  for (guint i = 0; i < self->addresses->len; i++)
    g_array_index (self->addresses, ScopeLink, i).line += n_lines;
  for (guint i = 0; i < self->decode_errors->len; i++)
    g_array_index (self->decode_errors, ScopeLocatedDecodeError, i).line
        += n_lines;
}
