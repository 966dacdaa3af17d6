/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

G_BEGIN_DECLS

/**
 * IriIdnaInfo:
 * @id: its stable id, as `--idna` takes it
 * @title: what people call it, not yet translated
 * @summary: what it does, in a sentence, not yet translated
 * @library: the library behind it, or NULL if there is none
 * @idna: whose row this is
 * @history: nobody should look names up by it any more
 *
 * What there is to say of a flavour of IDNA.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *summary;
  const char *library;
  IriIdna idna;
  gboolean history;
} IriIdnaInfo;

/* All flavours, the default one first; @n_flavours is set to their number.
 * Static. */
IRI_API const IriIdna *iri_idna_all (gsize *n_flavours);

/* The row of @idna, which is not %IRI_IDNA_DEFAULT. Static. */
IRI_API const IriIdnaInfo *iri_idna_info (IriIdna idna);

/* The stable id of a flavour, as `--idna` takes it. Static. */
IRI_API const char *iri_idna_id (IriIdna idna);

/* Sets @idna to the flavour called @id. FALSE if there is none. */
IRI_API gboolean iri_idna_find (const char *id, IriIdna *idna);

/* The version of the library that runs: "2.3.3". Free with g_free(). NULL if
 * there is no library. */
IRI_API char *iri_idna_library_version (IriIdna idna);

/* The versions of Unicode that the flavour's tables are of: "12 (IDNA), 14
 * (UTS #46)". Free with g_free(). NULL if there is no library. */
IRI_API char *iri_idna_unicode_version (IriIdna idna);

/* Both in a line: "libidn2 2.3.3, Unicode 12 (IDNA), 14 (UTS #46)". Free with
 * g_free(). NULL if there is no library. */
IRI_API char *iri_idna_version (IriIdna idna);

G_END_DECLS
