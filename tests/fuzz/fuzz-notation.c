/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Each notation: what is read, where it came from, and what is written. */

#include "fuzz.h"

#include "iri-notation.h"

#include <string.h>

/* Writing and reading gives the text back, if the writer says so. */
static void
check_write (IriNotation notation, const uint8_t *data, size_t size)
{
  g_autoptr (GString) written = g_string_new (NULL);
  g_autoptr (GString) read = g_string_new (NULL);

  if (!g_utf8_validate_len ((const char *) data, size, NULL)
      || !iri_notation_write (notation, (const char *) data, size, written))
    return;
  iri_notation_read (notation, written->str, written->len, read, NULL);
  FUZZ_HOLDS (read->len == size && memcmp (read->str, data, size) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  gsize n;
  const IriNotation *notations = iri_notation_all (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (IriSpanMap) map = iri_span_map_new ();
      g_autoptr (GString) text = g_string_new (NULL);
      gsize at = 0;

      iri_notation_read (notations[i], (const char *) data, size, text, map);
      for (gsize j = 0; j < map->n_entries; at = map->entries[j++].out.end)
        FUZZ_HOLDS (map->entries[j].out.begin == at && map->entries[j].in.end <= size);
      FUZZ_HOLDS (at == text->len);
      check_write (notations[i], data, size);
    }
  return 0;
}
