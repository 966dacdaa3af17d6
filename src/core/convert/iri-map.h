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
 * IriMapping:
 * @text: the IRI reference, valid UTF-8
 * @length: its length in bytes
 * @components: its components
 * @spec: the document to map by
 * @host_ascii: what a host becomes that holds anything outside US-ASCII; NULL
 *   for percent-encoded octets
 * @charset: the document charset, or NULL for UTF-8
 *
 * What a mapping to a URI is made of. The caller owns it all.
 */
typedef struct
{
  const char *text;
  gsize length;
  const IriComponents *components;
  const IriSpec *spec;
  const char *host_ascii;
  const char *charset;
} IriMapping;

/**
 * IriMapTrace:
 * @map: takes which bytes of the URI came from which bytes of the text, or NULL
 * @steps: takes what there is after each step of the document, or NULL
 * @report: takes a finding for each character that the charset lacks, or NULL
 * @data: for @report
 *
 * What is to be said of a mapping besides its result.
 */
typedef struct
{
  IriSpanMap *map;
  IriSteps *steps;
  IriFindingFunc report;
  gpointer data;
} IriMapTrace;

/* Appends to @uri the URI that an IRI maps to by the steps of its document
 * (RFC 3987 §3.1, 3987bis-00 §3.3-3.6, and so on): characters that a URI does not
 * allow, in masinter-07 those outside US-ASCII alone, as the percent-encoded
 * octets of their UTF-8; `#` `%` `[` `]` never. @trace may be NULL.
 *
 * Identity on URIs, idempotent. */
IRI_API void
iri_map (const IriMapping *mapping, GString *uri, const IriMapTrace *trace);

G_END_DECLS
