/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-spec.h"
#include "iri-steps.h"

G_BEGIN_DECLS

/* The rungs of the comparison ladder (3987bis-00 §5.3); each includes those
 * before it. Character normalization is not one of them: it MUST NOT be applied
 * (§5.3.2.2). */
typedef enum
{
  IRI_RUNG_STRING,  /* §5.3.1: no change */
  IRI_RUNG_CASE,    /* §5.3.2.1: case of hex digits, scheme and host */
  IRI_RUNG_PERCENT, /* §5.3.2.3: needless percent-encoding */
  IRI_RUNG_PATH,    /* §5.3.2.4: dot segments */
  IRI_RUNG_SCHEME,  /* §5.3.3: port, empty path, local host, IDN */
} IriRung;

#define IRI_N_RUNGS (IRI_RUNG_SCHEME + 1)

/* "string", "case", "percent", "path", "scheme". Static. */
IRI_API const char *iri_rung_id (IriRung rung);

/* Sets @rung to the one with the id @id. FALSE if there is none. */
IRI_API gboolean iri_rung_find (const char *id, IriRung *rung);

/* The section that defines @rung, "5.3.1". Static. */
IRI_API const char *iri_rung_section (IriRung rung);

/**
 * IriNormalizeInput:
 * @text: the IRI reference, valid UTF-8
 * @length: length of @text in bytes
 * @spec: the standard
 * @idna: how to map the host; not %IRI_IDNA_DEFAULT
 * @charset: (nullable): the document charset, or NULL for UTF-8
 *
 * The input of a normalization, owned by the caller.
 */
typedef struct
{
  const char *text;
  gsize length;
  const IriSpec *spec;
  IriIdnaFlavour idna;
  const char *charset;
} IriNormalizeInput;

/* Appends the normal form of @input up to @rung to @out. A host is decoded, and on the
 * last rung converted to Unicode, if IDNA accepts it; it never becomes ASCII. What the
 * standard maps by the document charset is percent-encoded in it instead. The text
 * after each rung goes to @steps, unless that is NULL.
 *
 * Idempotent on each rung, and components keep their kind. For comparison only:
 * an IRI that is passed on MUST NOT be changed (§5.3.2.3). */
IRI_API void iri_normalize (const IriNormalizeInput *input,
                            IriRung rung,
                            IriSteps *steps,
                            GString *out);

G_END_DECLS
