/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-spec.h"

/* A new document is a new row here and, at most, a step function. */
static const IriSpec specs[] = {
  {
      .id = "rfc3987",
      .title = "RFC 3987",
      /* §3.1 has ToASCII as an option; UTS #46 is today's reading of it. */
      .idna = IRI_IDNA_UTS46,
      .pct_in_host = TRUE,
      .hash_in_fragment = FALSE,
  },
};

static const struct
{
  const char *id;
  IriIdna idna;
} flavours[] = {
  { "uts46", IRI_IDNA_UTS46 },
  { "idna2008", IRI_IDNA_2008 },
  { "uts46-transitional", IRI_IDNA_UTS46_TRANSITIONAL },
  { "idna2003", IRI_IDNA_2003 },
  { "browser", IRI_IDNA_BROWSER },
  { "none", IRI_IDNA_NONE },
};

const IriSpec *
iri_spec_default (void)
{
  return iri_spec_find ("rfc3987");
}

const IriSpec *
iri_spec_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (specs); i++)
    if (g_str_equal (specs[i].id, id))
      return &specs[i];
  return NULL;
}

const IriSpec *
iri_spec_all (gsize *n_specs)
{
  *n_specs = G_N_ELEMENTS (specs);
  return specs;
}

const IriIdna *
iri_idna_all (gsize *n_flavours)
{
  static const IriIdna all[] = {
    IRI_IDNA_UTS46,
    IRI_IDNA_2008,
    IRI_IDNA_UTS46_TRANSITIONAL,
    IRI_IDNA_NONE,
  };

  *n_flavours = G_N_ELEMENTS (all);
  return all;
}

const char *
iri_idna_id (IriIdna idna)
{
  for (gsize i = 0; i < G_N_ELEMENTS (flavours); i++)
    if (flavours[i].idna == idna)
      return flavours[i].id;
  return NULL;
}

gboolean
iri_idna_find (const char *id, IriIdna *idna)
{
  for (gsize i = 0; i < G_N_ELEMENTS (flavours); i++)
    if (g_str_equal (flavours[i].id, id))
      {
        *idna = flavours[i].idna;
        return TRUE;
      }
  return FALSE;
}
