/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-spec.h"
#include "iri-steps.h"

G_BEGIN_DECLS

/* Appends to @iri the IRI that a URI can be shown as by @spec (RFC 3987 §3.2): of
 * its percent-encoded octets, those that are strictly legal UTF-8 for characters
 * that may stand there are decoded. Reserved characters, `%` and US-ASCII not
 * allowed in a URI stay as they are (step 2), in the early drafts all of
 * US-ASCII; octets that are no UTF-8, bidi formatting and what is invisible or
 * unassigned stay with hex digits in upper case (steps 3 and 4, of which §6.1
 * leaves the last to choice). The host becomes @host_unicode where that is not
 * NULL and the document has a step for it. What there is after each step goes to
 * @steps, unless that is NULL.
 *
 * Never another charset than UTF-8. @text must be valid UTF-8. */
IRI_API void iri_unmap (const char *text,
                        gsize length,
                        const IriComponents *components,
                        const IriSpec *spec,
                        const char *host_unicode,
                        GString *iri,
                        IriSteps *steps);

/* The same for @length bytes of @text that stand in @component. */
IRI_API void iri_unmap_component (const char *text,
                                  gsize length,
                                  IriComponent component,
                                  const IriSpec *spec,
                                  GString *iri);

/* Appends @length bytes of @text to @plain with everything percent-encoded
 * decoded that is UTF-8 and can be shown: for reading only, reserved characters
 * included. */
IRI_API void iri_decode (const char *text, gsize length, GString *plain);

G_END_DECLS
