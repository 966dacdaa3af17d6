/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The parser of the URL Standard. */

#include "fuzz.h"

#include "iri-prepare.h"
#include "iri-spec.h"
#include "iri-url.h"

#include <string.h>

static char *
make_href (const char *text,
           gsize length,
           const IriUrl *base,
           IriComponents *components)
{
  g_autoptr (IriUrl) url
      = iri_url_parse (text, length, base, NULL, components, NULL, NULL);
  GString *href;

  if (url == NULL)
    return NULL;
  href = g_string_new (NULL);
  iri_url_append_href (url, href);
  return g_string_free (href, FALSE);
}

/* URL Standard §4.5: parsing a serialized URL gives the same URL. */
static void
check_again (const char *href, const uint8_t *data, size_t size)
{
  IriComponents components;
  g_autofree char *again = NULL;

  if (href == NULL)
    return;
  again = make_href (href, strlen (href), NULL, &components);
  FUZZ_HOLDS (g_strcmp0 (again, href) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const char origin[] = "http://u@example.org:81/a/b?c#d";
  static const IriPreparation none = { 0 };
  const char *text = (const char *) data;
  gsize length = size;
  IriComponents components;
  g_autoptr (IriPrepared) prepared = NULL;
  g_autoptr (IriUrl) base = NULL;
  g_autofree char *alone = NULL;
  g_autofree char *resolved = NULL;

  if (!g_utf8_validate_len (text, length, NULL))
    return 0;
  prepared = iri_prepare (text, length, iri_spec_find ("whatwg"), &none);
  if (prepared != NULL)
    {
      text = prepared->text;
      length = prepared->length;
    }
  base = iri_url_parse (origin, strlen (origin), NULL, NULL, &components, NULL, NULL);
  resolved = make_href (text, length, base, &components);
  alone = make_href (text, length, NULL, &components);
  for (int i = 0; i < IRI_N_COMPONENTS; i++)
    FUZZ_HOLDS (!iri_span_is_present (components.span[i])
                || (components.span[i].begin <= components.span[i].end
                    && components.span[i].end <= length));
  check_again (alone, data, size);
  check_again (resolved, data, size);
  return 0;
}
