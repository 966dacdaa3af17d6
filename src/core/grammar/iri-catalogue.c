/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-catalogue.h"

static const IriCatalogueGroup *const groups[] = {
  &iri_catalogue_bidi,    &iri_catalogue_characters, &iri_catalogue_host,
  &iri_catalogue_letters, &iri_catalogue_path,       &iri_catalogue_percent,
  &iri_catalogue_scheme,  &iri_catalogue_url,        &iri_catalogue_userinfo_port,
};

/* A test checks that every code has a row. */
static gpointer
index_by_code (gpointer data)
{
  static const IriFindingInfo *infos[IRI_N_FINDINGS];

  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    for (gsize k = 0; k < groups[i]->n_rows; k++)
      {
        const IriCatalogueRow *row = &groups[i]->rows[k];

        g_assert (infos[row->code] == NULL);
        infos[row->code] = &row->info;
      }
  return infos;
}

const IriFindingInfo *
iri_finding_info (IriFindingCode code)
{
  static GOnce once = G_ONCE_INIT;
  const IriFindingInfo *const *infos = g_once (&once, index_by_code, NULL);

  g_return_val_if_fail (code < IRI_N_FINDINGS, NULL);
  return infos[code];
}
