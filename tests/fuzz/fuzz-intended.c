/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts that people paste instead of an IRI, and the addresses that IRIs carry. */

#include "fuzz.h"

#include "iri-carried.h"
#include "iri-chars.h"
#include "iri-defang.h"
#include "iri-intended.h"
#include "iri-parse.h"
#include "iri-query-pairs.h"

#include <string.h>

/* The IRI that is meant is no longer than the text and what it lacks, and is
 * UTF-8. */
static void
check_intended (const uint8_t *data, gsize size)
{
  g_autoptr (IriIntended) intended = iri_intended_new ((const char *) data, size);

  if (intended == NULL)
    return;
  FUZZ_HOLDS (intended->changes != 0);
  FUZZ_HOLDS (g_utf8_validate (intended->iri, -1, NULL));
  FUZZ_HOLDS (strlen (intended->plain) <= size);
  /* Percent signs and a quoted local part of an email address are percent-encoded. */
  FUZZ_HOLDS (g_str_has_suffix (intended->iri, intended->plain)
              || ((intended->changes & IRI_INTENDED_EMAIL) != 0
                  && strpbrk (intended->plain, "%\"") != NULL));
}

/* What is defanged can be restored, unless it looked defanged before. */
static void
check_defanged (const uint8_t *data, gsize size, const IriComponents *components)
{
  IriSpan scheme = components->span[IRI_COMPONENT_SCHEME];
  gsize path = components->span[IRI_COMPONENT_PATH].begin;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GString) back = g_string_new (NULL);

  if (!components->valid || !iri_span_is_present (scheme) || path == scheme.end + 1
      || iri_refang ((const char *) data, size, out))
    return;
  g_string_truncate (out, 0);
  iri_defang ((const char *) data, components, out);
  FUZZ_HOLDS (iri_refang (out->str, out->len, back));
  FUZZ_HOLDS (g_ascii_strcasecmp (back->str, (const char *) data) == 0);
}

static void
check_carried (const uint8_t *data, gsize size, const IriComponents *components)
{
  gsize end = 0, n_left_out;
  g_autoptr (GArray) found
      = iri_carried_find ((const char *) data, components, &n_left_out);

  FUZZ_HOLDS (found->len <= IRI_CARRIED_MAX);
  for (guint i = 0; i < found->len; i++)
    {
      const IriCarried *carried = &g_array_index (found, IriCarried, i);

      FUZZ_HOLDS (carried->span.begin >= end && carried->span.end <= size);
      FUZZ_HOLDS (g_utf8_validate (carried->iri, -1, NULL));
      end = carried->span.end;
    }
}

static void
check_pairs (const uint8_t *data, gsize size, IriSpan span)
{
  g_autoptr (GArray) pairs = iri_query_pairs_new ((const char *) data, span, NULL);

  for (guint i = 0; i < pairs->len; i++)
    {
      const IriQueryPair *pair = &g_array_index (pairs, IriQueryPair, i);

      FUZZ_HOLDS (pair->span.begin >= span.begin && pair->span.end <= span.end);
      FUZZ_HOLDS (g_utf8_validate (pair->name, -1, NULL));
      FUZZ_HOLDS (g_utf8_validate (pair->value, -1, NULL));
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  gsize length = strlen (text);
  IriComponents components;

  check_intended ((const uint8_t *) text, length);
  if (!iri_utf8_is_valid (text, length))
    return 0;
  iri_parse (text, length, iri_spec_default (), &components, NULL, NULL);
  check_defanged ((const uint8_t *) text, length, &components);
  check_carried ((const uint8_t *) text, length, &components);
  check_pairs ((const uint8_t *) text, length, components.span[IRI_COMPONENT_QUERY]);
  return 0;
}
