/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-spec.h"
#include "iri-steps.h"

G_BEGIN_DECLS

/* Converts a URI, @length bytes of valid UTF-8, to an IRI by @spec (RFC 3987 §3.2)
 * and appends it to @iri. Decodes percent-encoded octets that are strictly legal
 * UTF-8 for characters allowed there. Reserved characters, `%` and US-ASCII not
 * allowed in a URI stay unchanged (step 2), in the early drafts all of US-ASCII.
 * Other octets, bidi formatting and invisible or unassigned characters stay
 * percent-encoded in upper case (steps 3 and 4; §6.1 makes the last optional).
 *
 * Replaces the host by @host_unicode unless that is NULL or the standard has no
 * step for it. The text after each step goes to @steps, unless that is NULL. */
IRI_API void iri_to_iri (const char *text,
                         gsize length,
                         const IriComponents *components,
                         const IriSpec *spec,
                         const char *host_unicode,
                         GString *iri,
                         IriSteps *steps);

/* The same for @length bytes of @text from @component. */
IRI_API void iri_component_to_iri (const char *text,
                                   gsize length,
                                   IriComponent component,
                                   const IriSpec *spec,
                                   GString *iri);

/* Appends @length bytes of @text to @plain and decodes all visible UTF-8, reserved
 * characters included. For display only. */
IRI_API void iri_decode (const char *text, gsize length, GString *plain);

G_END_DECLS
