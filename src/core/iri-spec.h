/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Who turns a host into its ASCII form. */
typedef enum
{
  IRI_IDNA_DEFAULT, /* as the document says */
  IRI_IDNA_UTS46,
  IRI_IDNA_2008,
  IRI_IDNA_UTS46_TRANSITIONAL,
  IRI_IDNA_2003,
  IRI_IDNA_BROWSER,
  IRI_IDNA_NONE,
} IriIdna;

/**
 * IriSpec:
 * @id: the stable id, as `--spec` takes it
 * @title: the document's name for people
 * @idna: what the document does with a host
 * @pct_in_host: ireg-name may hold percent-encoded octets
 * @hash_in_fragment: ifragment may hold `#`
 *
 * One document, as data. What differs from document to document is a field
 * here, never a branch elsewhere.
 */
typedef struct
{
  const char *id;
  const char *title;
  IriIdna idna;
  gboolean pct_in_host;
  gboolean hash_in_fragment;
} IriSpec;

/* RFC 3987, the default. Never NULL. */
IRI_API const IriSpec *iri_spec_default (void);

/* The document called @id, or NULL. */
IRI_API const IriSpec *iri_spec_find (const char *id);

/* All documents, oldest first; @n_specs is set to their number. Static. */
IRI_API const IriSpec *iri_spec_all (gsize *n_specs);

/* All flavours, the default one first; @n_flavours is set to their number.
 * Static. */
IRI_API const IriIdna *iri_idna_all (gsize *n_flavours);

/* The stable id of a flavour, as `--idna` takes it. Static. */
IRI_API const char *iri_idna_id (IriIdna idna);

/* Sets @idna to the flavour called @id. FALSE if there is none. */
IRI_API gboolean iri_idna_find (const char *id, IriIdna *idna);

G_END_DECLS
