/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-spec.h"
#include "iri-steps.h"

G_BEGIN_DECLS

/**
 * IriToIriInput:
 * @text: the URI, valid UTF-8
 * @length: length of @text in bytes
 * @components: its components, in bytes of @text
 * @spec: the standard to convert by
 * @host_unicode: (nullable): what replaces the host, if the standard has a step for it;
 *   NULL for a host that is converted like other components
 * @not_utf8: the components whose characters the mapping to a URI does not encode in
 *   UTF-8, a bit for each %IriComponent; decoded octets would map to others
 *
 * The input of a conversion to an IRI, owned by the caller.
 */
typedef struct
{
  const char *text;
  gsize length;
  const IriComponents *components;
  const IriSpec *spec;
  const char *host_unicode;
  guint not_utf8;
} IriToIriInput;

/* Converts a URI to an IRI (RFC 3987 §3.2) and appends it to @iri. Decodes
 * percent-encoded octets that are strictly legal UTF-8 for characters allowed there.
 * Reserved characters, `%` and US-ASCII not allowed in a URI stay unchanged (step 2),
 * in the early drafts all of US-ASCII. Other octets, bidi formatting and invisible or
 * unassigned characters stay percent-encoded in upper case (steps 3 and 4; §6.1 makes
 * the last optional).
 *
 * The text after each step goes to @steps, unless that is NULL. */
IRI_API void iri_to_iri (const IriToIriInput *input, GString *iri, IriSteps *steps);

/* The same for @length bytes of @text from @component, whose characters stay
 * percent-encoded if @not_utf8. */
IRI_API void iri_component_to_iri (const char *text,
                                   gsize length,
                                   IriComponent component,
                                   const IriSpec *spec,
                                   gboolean not_utf8,
                                   GString *iri);

/* Appends @length bytes of @text to @plain and decodes all visible UTF-8, reserved
 * characters included. For display only. */
IRI_API void iri_decode (const char *text, gsize length, GString *plain);

G_END_DECLS
