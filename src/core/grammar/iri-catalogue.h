/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* The rows that iri_finding_info() returns, a file for each subject. Ids never
 * change. */

#pragma once

#include "iri-finding.h"

typedef struct
{
  IriFindingCode code;
  IriFindingInfo info;
} IriCatalogueRow;

typedef struct
{
  const IriCatalogueRow *rows;
  gsize n_rows;
} IriCatalogueGroup;

extern const IriCatalogueGroup iri_catalogue_bidi;
extern const IriCatalogueGroup iri_catalogue_characters;
extern const IriCatalogueGroup iri_catalogue_host;
extern const IriCatalogueGroup iri_catalogue_letters;
extern const IriCatalogueGroup iri_catalogue_path;
extern const IriCatalogueGroup iri_catalogue_percent;
extern const IriCatalogueGroup iri_catalogue_scheme;
extern const IriCatalogueGroup iri_catalogue_url;
extern const IriCatalogueGroup iri_catalogue_userinfo_port;
