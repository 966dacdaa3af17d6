/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* IRIs in running text, which may be no UTF-8. */

#include "fuzz.h"

#include "iri-chars.h"
#include "iri-detect.h"

typedef struct
{
  const uint8_t *data;
  size_t size;
  gsize end; /* of the last one */
  guint n;
} Found;

/* IRIs are UTF-8, in order, inside the text, and do not overlap. */
static void
take (IriSpan span, gpointer user_data)
{
  Found *found = user_data;
  const uint8_t *data = found->data;
  size_t size = found->size;

  FUZZ_HOLDS (span.begin >= found->end && span.begin < span.end && span.end <= size);
  FUZZ_HOLDS (
      iri_utf8_is_valid ((const char *) data + span.begin, iri_span_length (span)));
  found->end = span.end;
  found->n++;
}

static void
count (IriSpan span, gpointer n)
{
  ++*(guint *) n;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Found found = { data, size, 0, 0 };
  g_autofree char *line = g_malloc (size + 2);
  guint n = 0;

  iri_detect ((const char *) data, size, take, &found);
  /* No IRI goes on after a line end. */
  memcpy (line, data, size);
  line[size] = '\n';
  line[size + 1] = 'a';
  iri_detect (line, size + 2, count, &n);
  FUZZ_HOLDS (n == found.n);
  return 0;
}
