/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the standards promise for every text: the properties of test-properties. */

#include "fuzz.h"
#include "properties.h"

static void
fail (gsize property, gpointer data)
{
  *(const char **) data = properties_name (property);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  gsize n;
  const IriSpec *specs = iri_spec_all (&n);
  const IriSpec *spec = &specs[fuzz_choose (data, size, n)];
  const char *failed = NULL;

  properties_check ((const char *) data, size, spec, fail, &failed);
  if (failed != NULL)
    g_error ("%s does not hold by %s for «%.*s»", failed, spec->id, (int) size,
             (const char *) data);
  return 0;
}
