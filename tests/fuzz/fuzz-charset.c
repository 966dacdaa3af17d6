/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Decoding from every listed charset, and encoding what comes out. */

#include "fuzz.h"

#include "iri-chars.h"
#include "iri-charset.h"

#include <string.h>

typedef struct
{
  size_t size;
  guint n;
  gboolean outside;
} Faults;

static void
take (IriSpan span, gpointer data)
{
  Faults *faults = data;

  faults->n++;
  faults->outside |= span.begin > span.end || span.end > faults->size;
}

/* The entries cover the output; what was copied is the same. */
static void
check_map (const IriSpanMap *map,
           const char *text,
           gsize length,
           const uint8_t *data,
           size_t size)
{
  gsize at = 0;

  for (gsize i = 0; i < map->n_entries; at = map->entries[i++].out.end)
    {
      const IriSpanMapEntry *entry = &map->entries[i];

      FUZZ_HOLDS (entry->out.begin == at && entry->out.end <= length);
      FUZZ_HOLDS (entry->in.begin <= entry->in.end && entry->in.end <= size);
      FUZZ_HOLDS (!entry->copied
                  || memcmp (text + entry->out.begin, data + entry->in.begin,
                             iri_span_length (entry->out))
                         == 0);
    }
  FUZZ_HOLDS (at == length);
}

/* Text without faults comes back: decoding what it is encoded to gives the same text,
 * with a map and without. */
static void
check_back (
    const char *name, const char *text, gsize length, const uint8_t *data, size_t size)
{
  g_autoptr (GString) octets = g_string_new (NULL);
  g_autofree char *again = NULL;
  Faults missing = { length, 0, FALSE };
  gsize n;

  if (iri_charset_is_unicode (name))
    return;
  iri_charset_encode (name, text, length, octets, take, &missing);
  FUZZ_HOLDS (!missing.outside);
  if (missing.n > 0)
    return;
  again = iri_charset_decode (name, octets->str, octets->len, &n, NULL, NULL, NULL);
  FUZZ_HOLDS (n == length && memcmp (again, text, n) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  gsize n_charsets, length, plain_length;
  const IriCharset *charsets = iri_charset_all (&n_charsets);
  const char *name = charsets[fuzz_choose (data, size, n_charsets)].name;
  g_autoptr (IriSpanMap) map = iri_span_map_new ();
  Faults faults = { size, 0, FALSE };
  g_autofree char *text = iri_charset_decode (name, (const char *) data, size, &length,
                                              map, take, &faults);
  g_autofree char *plain = iri_charset_decode (name, (const char *) data, size,
                                               &plain_length, NULL, NULL, NULL);

  FUZZ_HOLDS (!faults.outside);
  FUZZ_HOLDS (length == plain_length && memcmp (text, plain, length) == 0);
  FUZZ_HOLDS (iri_utf8_is_valid (text, length));
  check_map (map, text, length, data, size);
  if (faults.n == 0)
    check_back (name, text, length, data, size);
  return 0;
}
