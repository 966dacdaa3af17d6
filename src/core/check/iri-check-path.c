/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-check-private.h"

#include "iri-percent-decode.h"

#include <string.h>

/* Many file systems limit file names to this length. */
#define MAX_SEGMENT_BYTES 255

static gboolean
is_absolute (const IriCheck *self)
{
  IriSpan path = self->components->span[IRI_COMPONENT_PATH];

  return path.begin < path.end && self->text[path.begin] == '/';
}

static void
found (IriCheck *self, IriFindingCode code, gsize begin, gsize end)
{
  iri_check_report (self, code, IRI_COMPONENT_PATH, begin, end);
}

static gsize
segment_end (const IriCheck *self, gsize at)
{
  gsize end = self->components->span[IRI_COMPONENT_PATH].end;
  const char *slash = memchr (self->text + at, '/', end - at);

  return slash == NULL ? end : (gsize) (slash - self->text);
}

/* Reports empty and very long segments of an absolute path. */
void
iri_check_segments (IriCheck *self)
{
  IriSpan path = self->components->span[IRI_COMPONENT_PATH];

  if (!is_absolute (self))
    return;
  for (gsize at = path.begin + 1, end; at <= path.end; at = end + 1)
    {
      end = segment_end (self, at);
      if (end == at && end < path.end)
        found (self, IRI_FINDING_EMPTY_SEGMENT, at, at + 1);
      else if (end - at > MAX_SEGMENT_BYTES)
        found (self, IRI_FINDING_LONG_COMPONENT, at, end);
    }
}

/* The number of dots in a segment that has only dots, "%2E" included; 0 for other
 * segments. Sets @encoded to whether one is percent-encoded. */
static guint
count_dots (const char *text, gsize length, gboolean *encoded)
{
  guint n = 0;

  *encoded = FALSE;
  for (gsize at = 0; at < length; n++)
    if (text[at] == '.')
      at++;
    else if (iri_percent_is_encoded (text + at, length - at)
             && iri_percent_octet (text + at) == '.')
      {
        *encoded = TRUE;
        at += 3;
      }
    else
      return 0;
  return n;
}

/* The path after its dot segments are removed, as far as the checks need it. */
typedef struct
{
  gsize depth;
  gboolean first_empty;
} Left;

static void
keep_segment (Left *self, gboolean empty)
{
  if (self->depth == 0)
    self->first_empty = empty;
  self->depth++;
}

/* Reports a dot segment, unless it is kept (RFC 2396 §5.2): a reference with an
 * absolute path is already the target. */
static void
found_dots (IriCheck *self, gboolean encoded, gsize begin, gsize end)
{
  if (encoded)
    found (self, IRI_FINDING_PCT_DOT_SEGMENT, begin, end);
  else if (!self->spec->resolves_as_rfc2396)
    found (self, IRI_FINDING_DOT_SEGMENT, begin, end);
}

/* Reports dot segments of absolute paths; relative paths need theirs. */
void
iri_check_dots (IriCheck *self)
{
  IriSpan path = self->components->span[IRI_COMPONENT_PATH];
  Left left = { 0 };

  if (!is_absolute (self))
    return;
  for (gsize at = path.begin + 1, end; at <= path.end; at = end + 1)
    {
      gboolean encoded;
      guint dots;

      end = segment_end (self, at);
      dots = count_dots (self->text + at, end - at, &encoded);
      if (dots != 1 && dots != 2)
        keep_segment (&left, end == at);
      else
        found_dots (self, encoded, at, end);
      if (dots == 2 && left.depth > 0)
        left.depth--;
    }
  if (left.depth > 1 && left.first_empty
      && self->components->host_kind == IRI_HOST_NONE)
    found (self, IRI_FINDING_DOTS_HIDE_AUTHORITY, path.begin, path.end);
}

void
iri_check_query (IriCheck *self)
{
  IriSpan query = self->components->span[IRI_COMPONENT_QUERY];

  if (query.begin == query.end)
    iri_check_report (self, IRI_FINDING_EMPTY_QUERY, IRI_COMPONENT_QUERY,
                      query.begin - 1, query.begin);
  /* Other schemes, such as LDAP, may use "?" as a delimiter in the query. */
  if (iri_span_is_present (self->components->span[IRI_COMPONENT_SCHEME])
      && !self->scheme->special)
    return;
  for (gsize at = query.begin; at < query.end; at++)
    if (self->text[at] == '?')
      iri_check_report (self, IRI_FINDING_SECOND_QUESTION_MARK, IRI_COMPONENT_QUERY, at,
                        at + 1);
}

void
iri_check_fragment (IriCheck *self)
{
  IriSpan fragment = self->components->span[IRI_COMPONENT_FRAGMENT];

  if (fragment.begin == fragment.end)
    iri_check_report (self, IRI_FINDING_EMPTY_FRAGMENT, IRI_COMPONENT_FRAGMENT,
                      fragment.begin - 1, fragment.begin);
}

/* Programs that find IRIs in text leave out punctuation at the end (RFC 3986
 * appendix C). The dots of a dot segment are not punctuation. */
void
iri_check_end (IriCheck *self)
{
  gsize last = self->length - 1;
  IriComponent component;

  if (self->length < 2 || strchr (".,;:!'", self->text[last]) == NULL)
    return;
  component = iri_components_at (self->components, last);
  if (component != IRI_COMPONENT_PATH && component != IRI_COMPONENT_QUERY
      && component != IRI_COMPONENT_FRAGMENT)
    return;
  if (component == IRI_COMPONENT_PATH
      && (self->text[last - 1] == '/' || self->text[last - 1] == '.'))
    return;
  iri_check_report (self, IRI_FINDING_TRAILING_PUNCTUATION, component, last, last + 1);
}
