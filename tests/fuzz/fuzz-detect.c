/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* IRIs in running text, which may be no UTF-8. */

#include "fuzz.h"

#include "iri-chars.h"
#include "iri-detect.h"

static void
take (IriSpan span, gpointer spans)
{
  g_array_append_val ((GArray *) spans, span);
}

static GArray *
detect (const char *text, gsize length)
{
  GArray *spans = g_array_new (FALSE, FALSE, sizeof (IriSpan));

  iri_detect (text, length, take, spans);
  return spans;
}

/* IRIs are UTF-8, in order, inside the text, and do not overlap. */
static void
check_spans (const GArray *spans, const uint8_t *data, size_t size)
{
  gsize end = 0;

  for (guint i = 0; i < spans->len; i++)
    {
      IriSpan span = g_array_index (spans, IriSpan, i);

      FUZZ_HOLDS (span.begin >= end && span.begin < span.end && span.end <= size);
      FUZZ_HOLDS (
          iri_utf8_is_valid ((const char *) data + span.begin, iri_span_length (span)));
      end = span.end;
    }
}

/* The same IRIs are found between @before and @after. */
static void
check_inside (
    const GArray *spans, const uint8_t *data, size_t size, char before, char after)
{
  g_autofree char *line = g_malloc (size + 2);
  g_autoptr (GArray) found = NULL;

  line[0] = before;
  memcpy (line + 1, data, size);
  line[size + 1] = after;
  found = detect (line, size + 2);
  FUZZ_HOLDS (found->len == spans->len);
  for (guint i = 0; i < found->len; i++)
    {
      IriSpan span = g_array_index (spans, IriSpan, i);
      IriSpan inside = g_array_index (found, IriSpan, i);

      FUZZ_HOLDS (inside.begin == span.begin + 1 && inside.end == span.end + 1);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GArray) spans = detect ((const char *) data, size);

  check_spans (spans, data, size);
  /* No IRI begins before or goes on after a space or a line end. */
  check_inside (spans, data, size, ' ', ' ');
  check_inside (spans, data, size, '\n', '\n');
  return 0;
}
