/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-resolve-step.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/**
 * IriResolveOptions:
 * @spec: by whose rules: those of RFC 3986 §5.2, or as it says of RFC 2396 §5.2
 * @lax: a reference with the scheme of the base is taken for one without
 *   a scheme, as long ago (RFC 3986 §5.2.2, "not strict")
 * @listener: who is told each step, or NULL
 *
 * How to resolve.
 */
typedef struct
{
  const IriSpec *spec;
  gboolean lax;
  const IriResolveListener *listener;
} IriResolveOptions;

/* Appends to @target what @reference, taken apart into @components, means where @base
 * is the base, taken apart into @base_components. The parts of either are used as they
 * stand, valid or not.
 *
 * FALSE, and nothing is appended, if @base is needed and has no scheme, so that
 * it is no base (RFC 3986 §5.1). */
IRI_API gboolean iri_resolve (const char *base,
                              const IriComponents *base_components,
                              const char *reference,
                              const IriComponents *components,
                              const IriResolveOptions *options,
                              GString *target);

/* Tells the listener of @options how @reference, of @length bytes, is resolved by
 * its document, the URL Standard too: what iri_resolve() or the parser of that
 * does. Both are the strings that were read, prepared. A @base that is "" is none.
 * @charset is that of the document, or NULL for UTF-8. */
IRI_API void iri_resolve_explain (const char *base,
                                  const char *reference,
                                  gsize length,
                                  const char *charset,
                                  const IriResolveOptions *options);

G_END_DECLS
