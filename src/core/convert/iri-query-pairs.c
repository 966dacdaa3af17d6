/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-query-pairs.h"

#include "iri-percent-decode.h"

#include <string.h>

static void
clear_pair (gpointer data)
{
  IriQueryPair *pair = data;

  g_free (pair->name);
  g_free (pair->value);
}

/* A plus sign is a space there. */
static char *
decode (const char *text, IriSpan span)
{
  g_autoptr (GString) spaced
      = g_string_new_len (text + span.begin, (gssize) iri_span_length (span));

  g_string_replace (spaced, "+", " ", 0);
  return iri_percent_decode (spaced->str, spaced->len);
}

static IriQueryPair
read_pair (const char *text, IriSpan span)
{
  const char *equals = memchr (text + span.begin, '=', iri_span_length (span));
  IriSpan name = span, value = IRI_SPAN_ABSENT;

  if (equals != NULL)
    {
      name.end = (gsize) (equals - text);
      value = (IriSpan){ name.end + 1, span.end };
    }
  return (IriQueryPair){
    .span = span,
    .value_span = value,
    .name = decode (text, name),
    .value = equals != NULL ? decode (text, value) : g_strdup (""),
  };
}

GArray *
iri_query_pairs_new (const char *text, IriSpan span, gsize *n_left_out)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (IriQueryPair));
  gsize left_out = 0;

  g_array_set_clear_func (pairs, clear_pair);
  if (iri_span_is_present (span)
      && memchr (text + span.begin, '=', iri_span_length (span)) != NULL)
    for (gsize at = span.begin, end; at <= span.end; at = end + 1)
      {
        const char *next = memchr (text + at, '&', span.end - at);

        end = next != NULL ? (gsize) (next - text) : span.end;
        if (end == at)
          continue;
        if (pairs->len < IRI_QUERY_PAIRS_MAX)
          {
            IriQueryPair pair = read_pair (text, (IriSpan){ at, end });

            g_array_append_val (pairs, pair);
          }
        else
          left_out++;
      }
  if (n_left_out != NULL)
    *n_left_out = left_out;
  return pairs;
}
