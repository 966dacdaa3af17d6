/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-finding.h"
#include "iri-span-map.h"
#include "iri-spec.h"
#include "iri-steps.h"

G_BEGIN_DECLS

/**
 * IriToUriInput:
 * @text: the IRI reference, valid UTF-8
 * @length: length of @text in bytes
 * @components: its components, in bytes of @text
 * @spec: the standard to map by
 * @host_ascii: the ASCII form of a non-ASCII host; NULL to percent-encode it
 * @charset: the document charset, or NULL for UTF-8
 *
 * The input of a mapping to a URI, owned by the caller.
 */
typedef struct
{
  const char *text;
  gsize length;
  const IriComponents *components;
  const IriSpec *spec;
  const char *host_ascii;
  const char *charset;
} IriToUriInput;

/**
 * IriToUriDetails:
 * @map: receives which bytes of the URI come from which bytes of the text, or NULL
 * @steps: receives the text after each step of the standard, or NULL
 * @report: called for each character that the charset lacks, or NULL
 * @data: user data for @report
 *
 * The optional outputs of a mapping.
 */
typedef struct
{
  IriSpanMap *map;
  IriSteps *steps;
  IriFindingFunc report;
  gpointer data;
} IriToUriDetails;

/* Maps an IRI to a URI by the steps of its standard (RFC 3987 §3.1, 3987bis-00
 * §3.3-3.6) and appends it to @uri. Percent-encodes the UTF-8 of characters that a
 * URI does not allow, in masinter-07 only of non-ASCII characters; never `#` `%`
 * `[` `]`. @details may be NULL.
 *
 * Idempotent; URIs stay unchanged. */
IRI_API void
iri_to_uri (const IriToUriInput *input, GString *uri, const IriToUriDetails *details);

/* Appends to @out what the mapping makes of the text at @span, which is in @component.
 * The host of @input is not used: labels are percent-encoded. */
IRI_API void iri_to_uri_part (const IriToUriInput *input,
                              IriComponent component,
                              IriSpan span,
                              GString *out);

/* Whether the mapping percent-encodes @component in the document charset of @input. */
gboolean iri_encodes_by_charset (const IriToUriInput *input, IriComponent component);

/* Appends the IRI to @out with only those components percent-encoded that its standard
 * maps by the document charset, as queries of http and https (3987bis-00 §3.5). Never
 * the host. @details may be NULL, and its steps are not used. */
IRI_API void iri_encode_by_charset (const IriToUriInput *input,
                                    const IriToUriDetails *details,
                                    GString *out);

G_END_DECLS
