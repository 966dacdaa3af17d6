/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-parts.h"
#include "iri-spec.h"
#include "iri-steps.h"

G_BEGIN_DECLS

/* Appends to @out @length bytes of a path without its segments "." and ".."
 * (RFC 3986 §5.2.4). In linear time; any bytes will do. */
IRI_API void
iri_remove_dot_segments (const char *path, gsize length, GString *out);

/* The same for the path of a relative reference, or for what follows the first
 * "/" (RFC 2396 §5.2, steps 6c to 6g): segments ".." that there is nothing to
 * take back for stay at the beginning. */
IRI_API void
iri_fold_dot_segments (const char *path, gsize length, GString *out);

/* Appends to @target what @reference, taken apart into @parts, means where @base
 * is the base, taken apart into @base_parts: by RFC 3986 §5.2.2, strict, or as
 * @spec says by RFC 2396 §5.2. The parts of either are used as they stand, valid
 * or not. What there is after each step goes to @steps, unless that is NULL.
 *
 * FALSE, and nothing is appended, if @base is needed and has no scheme, so that
 * it is no base (RFC 3986 §5.1). */
IRI_API gboolean iri_resolve (const char *base,
                              const IriParts *base_parts,
                              const char *reference,
                              const IriParts *parts,
                              const IriSpec *spec,
                              IriSteps *steps,
                              GString *target);

G_END_DECLS
