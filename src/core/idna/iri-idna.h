/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

G_BEGIN_DECLS

/**
 * IriIdnaFlavourInfo:
 * @id: its stable id, as `--idna` takes it
 * @title: its name for people, not yet translated
 * @summary: one sentence that describes it, not yet translated
 * @library: the library that implements it, or NULL
 * @idna: the flavour
 * @obsolete: whether it is obsolete for looking up names
 *
 * A flavour of IDNA.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *summary;
  const char *library;
  IriIdnaFlavour idna;
  gboolean obsolete;
} IriIdnaFlavourInfo;

/* All flavours, the default one first; sets @n_flavours to their number.
 * Static. */
IRI_API const IriIdnaFlavour *iri_idna_all (gsize *n_flavours);

/* The row of @idna, which must not be %IRI_IDNA_DEFAULT. Static. */
IRI_API const IriIdnaFlavourInfo *iri_idna_info (IriIdnaFlavour idna);

/* The stable id of a flavour, as `--idna` takes it. Static. */
IRI_API const char *iri_idna_id (IriIdnaFlavour idna);

/* Sets @idna to the flavour with the id @id. FALSE if there is none. */
IRI_API gboolean iri_idna_find (const char *id, IriIdnaFlavour *idna);

/* The version of the library at run time: "2.3.3". NULL if there is no library.
 * Free with g_free(). */
IRI_API char *iri_idna_library_version (IriIdnaFlavour idna);

/* The Unicode versions of the flavour's tables: "12 (IDNA), 14 (UTS #46)". NULL
 * if there is no library. Free with g_free(). */
IRI_API char *iri_idna_unicode_version (IriIdnaFlavour idna);

/* Library and Unicode versions: "libidn2 2.3.3, Unicode 12 (IDNA), 14 (UTS #46)".
 * NULL if there is no library. Free with g_free(). */
IRI_API char *iri_idna_version (IriIdnaFlavour idna);

G_END_DECLS
