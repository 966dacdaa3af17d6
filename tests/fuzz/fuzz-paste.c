/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Text from the clipboard, which is prepared by the rules of each standard: display
 * marks and white space removed, notations read, NFC. */

#include "fuzz.h"

#include "iri-chars.h"
#include "iri-prepare.h"

#include <string.h>

/* The map covers the prepared text and points inside the given one; what was copied is
 * the same. */
static void
check_map (const IriPrepared *prepared, const uint8_t *data, size_t size)
{
  const IriSpanMap *map = prepared->map;
  gsize at = 0;

  for (gsize i = 0; i < map->n_entries; at = map->entries[i++].out.end)
    {
      const IriSpanMapEntry *entry = &map->entries[i];

      FUZZ_HOLDS (entry->out.begin == at && entry->out.end <= prepared->length);
      FUZZ_HOLDS (entry->in.begin <= entry->in.end && entry->in.end <= size);
      FUZZ_HOLDS (!entry->copied
                  || memcmp (prepared->text + entry->out.begin, data + entry->in.begin,
                             iri_span_length (entry->out))
                         == 0);
    }
  FUZZ_HOLDS (at == prepared->length);
}

/* Changes are inside the text, in order for each rule, and change something. */
static void
check_changes (const IriPrepared *prepared, const uint8_t *data, size_t size)
{
  FUZZ_HOLDS (prepared->n_changes > 0);
  for (gsize i = 0; i < prepared->n_changes; i++)
    {
      const IriChange *change = &prepared->changes[i];
      gsize length = iri_span_length (change->span);

      FUZZ_HOLDS (change->span.begin <= change->span.end && change->span.end <= size);
      FUZZ_HOLDS (!iri_utf8_is_valid ((const char *) data, size)
                  || g_utf8_validate (change->after, -1, NULL));
      FUZZ_HOLDS (strlen (change->after) != length
                  || memcmp (change->after, data + change->span.begin, length) != 0);
      FUZZ_HOLDS (i == 0 || change->rule != change[-1].rule
                  || change->span.begin >= change[-1].span.begin);
    }
}

/* What was prepared once needs no more preparation. */
static void
check_again (const IriPrepared *prepared,
             const IriSpec *spec,
             const IriPreparation *how,
             const uint8_t *data,
             size_t size)
{
  g_autoptr (IriPrepared) again = NULL;

  if (how->notation != IRI_NOTATION_PLAIN)
    return;
  again = iri_prepare (prepared->text, prepared->length, spec, how);
  FUZZ_HOLDS (again == NULL
              || (again->length == prepared->length
                  && memcmp (again->text, prepared->text, again->length) == 0));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const IriSpaces spaces[]
      = { IRI_SPACES_KEEP, IRI_SPACES_REMOVE, IRI_SPACES_ENCODE };
  gsize n_specs, n_notations;
  const IriSpec *specs = iri_spec_all (&n_specs);
  const IriNotation *notations = iri_notation_all (&n_notations);
  gsize choice = fuzz_choose (data, size, n_specs * n_notations * 12);
  const IriSpec *spec = &specs[choice % n_specs];
  const IriPreparation how = {
    .removes_display_marks = choice / n_specs % 2 == 0,
    .normalize = choice / n_specs / 2 % 2 == 0,
    .spaces = spaces[choice / n_specs / 4 % 3],
    .notation = notations[choice / n_specs / 12],
  };
  g_autoptr (IriPrepared) prepared
      = iri_prepare ((const char *) data, size, spec, &how);

  if (prepared == NULL)
    return 0;
  FUZZ_HOLDS (prepared->text[prepared->length] == '\0');
  FUZZ_HOLDS (!iri_utf8_is_valid ((const char *) data, size)
              || iri_utf8_is_valid (prepared->text, prepared->length));
  check_map (prepared, data, size);
  check_changes (prepared, data, size);
  check_again (prepared, spec, &how, data, size);
  return 0;
}
