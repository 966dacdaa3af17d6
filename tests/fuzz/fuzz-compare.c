/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Two references, which the first line end divides: each resolved against the other,
 * normalized on each rung and compared. */

#include "fuzz.h"

#include "iri-compare.h"
#include "iri-look-alike.h"
#include "iri-report.h"

#include <string.h>

static IriReport *
read_text (const char *text, gsize length, const char *base, const IriSpec *spec)
{
  const IriOptions options
      = { .spec = spec,
          .base = base,
          .want = IRI_WANT_IRI | IRI_WANT_URI | IRI_WANT_TARGET | IRI_WANT_CHECKS };

  return iri_report_new (text, (gssize) length, &options);
}

/* Comparisons are the same in both directions. */
static void
check_comparison (const IriReport *left,
                  const IriReport *right,
                  const uint8_t *data,
                  size_t size)
{
  g_autoptr (IriComparison) there = iri_comparison_new (left, right, IRI_PURPOSE_ANY);
  g_autoptr (IriComparison) back = iri_comparison_new (right, left, IRI_PURPOSE_ANY);
  g_autoptr (IriLookAlike) alike = iri_look_alike_new (left, right);
  g_autoptr (IriLookAlike) alike_back = iri_look_alike_new (right, left);

  FUZZ_HOLDS ((there == NULL) == (back == NULL));
  FUZZ_HOLDS (there == NULL || there->equal == back->equal);
  FUZZ_HOLDS ((alike == NULL) == (alike_back == NULL));
  FUZZ_HOLDS (alike == NULL || alike->alike == alike_back->alike);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const uint8_t *end = size > 0 ? memchr (data, '\n', size) : NULL;
  gsize first = end != NULL ? (gsize) (end - data) : size / 2;
  gsize second = end != NULL ? first + 1 : first;
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);
  const IriSpec *spec = &specs[fuzz_choose (data, size, n)];
  g_autofree char *base = g_strndup ((const char *) data, first);
  g_autoptr (IriReport) left = read_text ((const char *) data, first, NULL, spec);
  g_autoptr (IriReport) right
      = read_text ((const char *) data + second, size - second, NULL, spec);
  g_autoptr (IriReport) target
      = read_text ((const char *) data + second, size - second, base, spec);

  check_comparison (left, right, data, size);
  check_comparison (left, target, data, size);
  check_comparison (right, right, data, size);
  return 0;
}
