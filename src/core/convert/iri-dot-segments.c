/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-dot-segments.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The beginning of the segment that ends at @end, not before @begin. */
static gsize
begin_of_segment (const GString *path, gsize begin, gsize end)
{
  while (end > begin && path->str[end - 1] != '/')
    end--;
  return end;
}

/* Removes the last segment of @out after @begin, with the "/" before it, if there is
 * one. */
static void
drop_last_segment (GString *out, gsize begin)
{
  gsize segment = begin_of_segment (out, begin, out->len);

  g_string_truncate (out, MAX (segment, begin + 1) - 1);
}

/* The number of dots of the dot segment at @at, 1 or 2; 0 if it is another segment. */
static gsize
count_dots (const char *path, gsize length, gsize at)
{
  gsize n = 0;

  while (n < 3 && at + n < length && path[at + n] == '.')
    n++;
  if (n > 2 || (at + n < length && path[at + n] != '/'))
    return 0;
  return n;
}

static gsize
end_of_segment (const char *path, gsize length, gsize at)
{
  const char *slash = at < length ? memchr (path + at, '/', length - at) : NULL;

  return slash != NULL ? (gsize) (slash - path) : length;
}

/* The state of removing dot segments from a path. */
typedef struct
{
  const char *path;
  gsize length;
  gsize at; /* the beginning of the input buffer */
  const IriResolveListener *listener;
  GString *out;
  gsize begin; /* the beginning of the output in @out */
} DotSegmentRemover;

/* The rounds of RFC 3986 §5.2.4 and of RFC 2396 §5.2. */
typedef enum
{
  ROUND_BEGIN,
  ROUND_DOTS_FIRST,
  ROUND_DOTS_ALONE,
  ROUND_DOT,
  ROUND_UP,
  ROUND_UP_BEYOND_ROOT,
  ROUND_KEEP,
  ROUND_EARLY_DOT,
  ROUND_EARLY_DOT_LAST,
  ROUND_EARLY_UP,
  ROUND_EARLY_UP_LAST,
  ROUND_EARLY_UP_BEYOND_ROOT,
  ROUND_EARLY_KEEP,
} Round;

static const struct
{
  const char *number;
  const char *title;
  gboolean excess;
} rounds[] = {
  [ROUND_BEGIN] = { "5.2.4 1", N_ ("The path is the input"), FALSE },
  [ROUND_DOTS_FIRST] = { "5.2.4 2A", N_ ("Dots at the beginning are removed"), FALSE },
  [ROUND_DOTS_ALONE] = { "5.2.4 2D", N_ ("Only dots are left and are removed"), FALSE },
  [ROUND_DOT] = { "5.2.4 2B", N_ ("“.” is removed"), FALSE },
  [ROUND_UP] = { "5.2.4 2C", N_ ("“..” removes the segment before it"), FALSE },
  [ROUND_UP_BEYOND_ROOT]
  = { "5.2.4 2C", N_ ("“..” has no segment to remove and is dropped"), TRUE },
  [ROUND_KEEP] = { "5.2.4 2E", N_ ("The next segment is kept"), FALSE },
  [ROUND_EARLY_DOT] = { "6c", N_ ("“.” is removed"), FALSE },
  [ROUND_EARLY_DOT_LAST] = { "6d", N_ ("“.” is removed"), FALSE },
  [ROUND_EARLY_UP] = { "6e", N_ ("“..” removes the segment before it"), FALSE },
  [ROUND_EARLY_UP_LAST] = { "6f", N_ ("“..” removes the segment before it"), FALSE },
  [ROUND_EARLY_UP_BEYOND_ROOT]
  = { "6g", N_ ("“..” has no segment to remove and is kept"), TRUE },
  [ROUND_EARLY_KEEP] = { "6e", N_ ("The next segment is kept"), FALSE },
};

/* Reports a round after which @rest is the input buffer. */
static void
report_round_before (const DotSegmentRemover *self,
                     Round round,
                     const char *rest,
                     gsize rest_length)
{
  iri_resolve_report_step (self->listener, (IriResolveStep){
                                               .kind = IRI_RESOLVE_SEGMENT,
                                               .number = rounds[round].number,
                                               .title = rounds[round].title,
                                               .code = "",
                                               .component = IRI_COMPONENT_PATH,
                                               .text = self->out->str,
                                               .length = self->out->len,
                                               .rest = rest,
                                               .rest_length = rest_length,
                                               .excess = rounds[round].excess,
                                           });
}

static void
report_round (const DotSegmentRemover *self, Round round)
{
  report_round_before (self, round, self->path + self->at, self->length - self->at);
}

/* Steps 2A and 2D: removes dot segments at the beginning. */
static void
take_off_dots (DotSegmentRemover *self)
{
  gsize n;

  while (self->at < self->length
         && (n = count_dots (self->path, self->length, self->at)) > 0)
    {
      gboolean alone = self->at + n == self->length;

      self->at = MIN (self->at + n + 1, self->length);
      report_round (self, alone ? ROUND_DOTS_ALONE : ROUND_DOTS_FIRST);
    }
}

/* Step 2E for a segment of which @length bytes are kept. */
static void
keep_segment (const DotSegmentRemover *self, const char *segment, gsize length)
{
  g_string_append_len (self->out, segment, (gssize) length);
  report_round (self, ROUND_KEEP);
}

/* Steps 2B, 2C and 2E for a segment and the "/" before it, if there is one. A dot
 * segment at the end leaves that "/". */
static void
take_segment (DotSegmentRemover *self)
{
  const char *slash = self->path + self->at;
  gsize begin = *slash == '/' ? self->at + 1 : self->at;
  gsize end = end_of_segment (self->path, self->length, begin);
  gsize n = begin > self->at ? count_dots (self->path, self->length, begin) : 0;
  gboolean vain = self->out->len == self->begin;
  Round round = n < 2 ? ROUND_DOT : vain ? ROUND_UP_BEYOND_ROOT : ROUND_UP;
  gsize length = end - self->at;

  self->at = end;
  if (n == 2)
    drop_last_segment (self->out, self->begin);
  if (n == 0)
    keep_segment (self, slash, length);
  else if (end < self->length)
    report_round (self, round);
  else
    {
      report_round_before (self, round, slash, 1);
      keep_segment (self, slash, 1);
    }
}

void
iri_remove_dot_segments (const char *path,
                         gsize length,
                         const IriResolveListener *listener,
                         GString *out)
{
  DotSegmentRemover self = {
    .path = path,
    .length = length,
    .listener = listener,
    .out = out,
    .begin = out->len,
  };

  report_round (&self, ROUND_BEGIN);
  take_off_dots (&self);
  while (self.at < self.length)
    take_segment (&self);
}

/* Removes the last segment with the "/" after it. */
static void
take_back_segment (GString *out, gsize begin)
{
  g_string_truncate (out, begin_of_segment (out, begin, out->len - 1));
}

/* Handles one segment with the "/" after it, if there is one. @kept is the end, in the
 * output, of the ".." segments that must stay. */
static void
fold_segment (DotSegmentRemover *self, gsize *kept)
{
  const char *segment = self->path + self->at;
  gsize end = end_of_segment (self->path, self->length, self->at);
  gsize n = count_dots (self->path, self->length, self->at);
  gboolean last = end == self->length;

  self->at = MIN (end + 1, self->length);
  if (n == 1)
    {
      report_round (self, last ? ROUND_EARLY_DOT_LAST : ROUND_EARLY_DOT);
      return;
    }
  if (n == 2 && self->out->len > *kept)
    {
      take_back_segment (self->out, *kept);
      report_round (self, last ? ROUND_EARLY_UP_LAST : ROUND_EARLY_UP);
      return;
    }
  g_string_append_len (self->out, segment, self->path + self->at - segment);
  if (n == 2)
    *kept = self->out->len;
  report_round (self, n == 2 ? ROUND_EARLY_UP_BEYOND_ROOT : ROUND_EARLY_KEEP);
}

void
iri_remove_dot_segments_rfc2396 (const char *path,
                                 gsize length,
                                 const IriResolveListener *listener,
                                 GString *out)
{
  DotSegmentRemover self
      = { .path = path, .length = length, .listener = listener, .out = out };
  gsize kept = out->len;

  while (self.at < self.length)
    fold_segment (&self, &kept);
}
