/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A name by each flavour of IDNA, with the cache of hosts and without. */

#include "fuzz.h"

#include "iri-host-cache.h"
#include "iri-host.h"
#include "iri-idna.h"

#include <string.h>

static gboolean
is_same (const IriHost *a, const IriHost *b)
{
  if (g_strcmp0 (a->ascii, b->ascii) != 0 || g_strcmp0 (a->unicode, b->unicode) != 0
      || a->n_labels != b->n_labels)
    return FALSE;
  for (gsize i = 0; i < a->n_labels; i++)
    if (a->labels[i].span.begin != b->labels[i].span.begin
        || a->labels[i].span.end != b->labels[i].span.end
        || g_strcmp0 (a->labels[i].ascii, b->labels[i].ascii) != 0
        || g_strcmp0 (a->labels[i].error, b->labels[i].error) != 0)
      return FALSE;
  return TRUE;
}

/* A label that is rejected has no A-label, unless it is the whole name that is too
 * long.
 */
static gboolean
has_one_form (const IriHost *host, const IriLabel *label)
{
  if (label->error == NULL)
    return label->ascii != NULL;
  return label->ascii == NULL || g_str_equal (label->error, "name-too-long");
}

/* What is looked up is US-ASCII and stays as it is; labels are in order, inside the
 * name. */
static void
check_host (const IriHost *host, const uint8_t *data, size_t size)
{
  gsize end = 0;

  FUZZ_HOLDS ((host->ascii == NULL) == (host->unicode == NULL));
  FUZZ_HOLDS (host->ascii == NULL || g_str_is_ascii (host->ascii));
  FUZZ_HOLDS (host->unicode == NULL || g_utf8_validate (host->unicode, -1, NULL));
  for (gsize i = 0; i < host->n_labels; i++)
    {
      const IriLabel *label = &host->labels[i];

      FUZZ_HOLDS (label->span.begin >= end && label->span.begin <= label->span.end
                  && label->span.end <= size);
      FUZZ_HOLDS (has_one_form (host, label));
      end = label->span.end;
    }
}

/* The third time, a host is in the cache. */
static void
check_cache (const char *text, IriIdnaFlavour idna, const uint8_t *data, size_t size)
{
  const IriSpan all = { 0, strlen (text) };
  g_autoptr (IriHost) first = iri_host_new (text, all, IRI_HOST_REG_NAME, idna);
  g_autoptr (IriHost) second = iri_host_new (text, all, IRI_HOST_REG_NAME, idna);
  g_autoptr (IriHost) third = iri_host_new (text, all, IRI_HOST_REG_NAME, idna);

  check_host (first, data, size);
  FUZZ_HOLDS (is_same (first, second) && is_same (first, third));
}

static void
check_again (const IriHost *host, const uint8_t *data, size_t size)
{
  g_autoptr (IriHost) again = NULL;

  if (host->ascii == NULL)
    return;
  again = iri_host_new_name (host->ascii, (IriSpan){ 0, strlen (host->ascii) },
                             IRI_HOST_REG_NAME, host->idna);
  FUZZ_HOLDS (g_strcmp0 (again->ascii, host->ascii) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  gsize length = strlen (text), n;
  const IriIdnaFlavour *flavours = iri_idna_all (&n);

  if (!g_utf8_validate (text, -1, NULL))
    return 0;
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (IriHost) host = iri_host_new_name (text, (IriSpan){ 0, length },
                                                    IRI_HOST_REG_NAME, flavours[i]);

      check_host (host, data, size);
      if (flavours[i] != IRI_IDNA_NONE)
        check_again (host, data, size);
      check_cache (text, flavours[i], data, size);
    }
  return 0;
}
