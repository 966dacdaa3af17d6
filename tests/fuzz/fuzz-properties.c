/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the standards promise for every text: the properties of test-properties. */

#include "fuzz.h"
#include "properties.h"

#include <string.h>

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
  g_autofree char *text = g_malloc (size + 1);
  const char *failed = NULL;

  memcpy (text, data, size);
  text[size] = '\0';
  properties_check (text, size, spec, fail, &failed);
  if (failed != NULL)
    {
      g_autofree char *what = g_strconcat (failed, " by ", spec->id, NULL);

      fuzz_fail (what, data, size);
    }
  return 0;
}
