/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-parts.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* Appends to @uri the URI that @text, taken apart into @parts, maps to
 * (RFC 3987 §3.1): every character outside US-ASCII, and `<` `>` `"` space `{`
 * `}` `|` `\` `^` and backtick, as the percent-encoded octets of its UTF-8;
 * `#` `%` `[` `]` never. A host that holds anything outside US-ASCII becomes
 * @host_ascii, or percent-encoded octets where that is NULL.
 *
 * Identity on URIs, idempotent. @text must be valid UTF-8. */
IRI_API void iri_map (const char *text,
                      gsize length,
                      const IriParts *parts,
                      const char *host_ascii,
                      GString *uri);

/* Appends @length bytes of @text to @out, every byte that a URI does not allow
 * percent-encoded. */
IRI_API void iri_encode (const char *text, gsize length, GString *out);

G_END_DECLS
