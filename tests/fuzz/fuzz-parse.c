/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The parser of RFC 3987 by each standard, without anything after it: fast enough for
 * hundreds of millions of texts. */

#include "fuzz.h"

#include "iri-chars.h"
#include "iri-parse.h"

#include <string.h>

typedef struct
{
  const uint8_t *data;
  size_t size;
  guint n;
  gsize begin; /* of the last finding */
} Findings;

static void
take (IriFinding finding, gpointer user_data)
{
  Findings *self = user_data;
  const uint8_t *data = self->data;
  size_t size = self->size;

  FUZZ_HOLDS (finding.span.begin <= finding.span.end && finding.span.end <= size);
  FUZZ_HOLDS (finding.code < IRI_N_FINDINGS);
  self->n++;
}

/* Whether @at is the end of a text or the first byte of a character. */
static gboolean
is_border (const uint8_t *data, size_t size, gsize at)
{
  return at == size || (data[at] & 0xc0) != 0x80;
}

/* RFC 3986 §5.3: the components and their delimiters are the text. */
static gsize
joined_length (const IriComponents *parsed)
{
  static const gsize delimiters[IRI_N_COMPONENTS] = { 1, 1, 2, 1, 0, 1, 1 };
  gsize length = 0;

  for (int i = 0; i < IRI_N_COMPONENTS; i++)
    if (iri_span_is_present (parsed->span[i]))
      length += iri_span_length (parsed->span[i]) + delimiters[i];
  return length;
}

static void
check_components (const IriComponents *parsed, const uint8_t *data, size_t size)
{
  gsize end = 0;

  for (int i = 0; i < IRI_N_COMPONENTS; i++)
    {
      IriSpan span = parsed->span[i];

      if (!iri_span_is_present (span))
        continue;
      FUZZ_HOLDS (span.begin >= end && span.begin <= span.end && span.end <= size);
      FUZZ_HOLDS (
          !parsed->utf8
          || (is_border (data, size, span.begin) && is_border (data, size, span.end)));
      end = span.end;
    }
  FUZZ_HOLDS (end == size && iri_span_is_present (parsed->span[IRI_COMPONENT_PATH]));
  FUZZ_HOLDS (joined_length (parsed) == size);
  FUZZ_HOLDS (iri_span_is_present (parsed->span[IRI_COMPONENT_HOST])
              == (parsed->host_kind != IRI_HOST_NONE));
}

/* What is valid has the same components and no findings as the reference of a longer
 * text: a fragment may be added to a text without one. */
static void
check_fragment (const IriComponents *before,
                const IriSpec *spec,
                const uint8_t *data,
                size_t size)
{
  g_autofree char *longer = NULL;
  IriComponents after;

  if (!before->valid || iri_span_is_present (before->span[IRI_COMPONENT_FRAGMENT]))
    return;
  longer = g_malloc (size + 2);
  memcpy (longer, data, size);
  memcpy (longer + size, "#f", 2);
  iri_parse (longer, size + 2, spec, &after, NULL, NULL);
  for (int i = 0; i < IRI_COMPONENT_FRAGMENT; i++)
    FUZZ_HOLDS (before->span[i].begin == after.span[i].begin
                && before->span[i].end == after.span[i].end);
  FUZZ_HOLDS (after.valid && after.span[IRI_COMPONENT_FRAGMENT].begin == size + 1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);
  const IriSpec *spec = &specs[fuzz_choose (data, size, n)];
  Findings findings = { .data = data, .size = size };
  IriComponents parsed, silent;

  if (spec->parser == IRI_PARSER_URL)
    return 0;
  memset (&parsed, 0, sizeof parsed);
  memset (&silent, 0, sizeof silent);
  iri_parse ((const char *) data, size, spec, &parsed, take, &findings);
  iri_parse ((const char *) data, size, spec, &silent, NULL, NULL);
  FUZZ_HOLDS (memcmp (&parsed, &silent, sizeof parsed) == 0);
  FUZZ_HOLDS (parsed.utf8 == iri_utf8_is_valid ((const char *) data, size));
  FUZZ_HOLDS (parsed.valid || findings.n > 0);
  check_components (&parsed, data, size);
  check_fragment (&parsed, spec, data, size);
  return 0;
}
