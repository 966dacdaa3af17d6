/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-resolve-step.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/**
 * IriResolveOptions:
 * @spec: the standard to resolve by
 * @non_strict: ignore the scheme of a reference if it is that of the base (RFC 3986
 *   §5.2.2, "not strict")
 * @listener: receives each step, or NULL
 *
 * How to resolve a reference.
 */
typedef struct
{
  const IriSpec *spec;
  gboolean non_strict;
  const IriResolveListener *listener;
} IriResolveOptions;

/* Resolves @reference against @base, both NUL-terminated and parsed into
 * components in bytes, and appends the result to @target. Components need not be valid.
 *
 * Returns FALSE and appends nothing if the base is needed and has no scheme (RFC
 * 3986 §5.1). */
IRI_API gboolean iri_resolve (const char *base,
                              const IriComponents *base_components,
                              const char *reference,
                              const IriComponents *components,
                              const IriResolveOptions *options,
                              GString *target);

/* Reports to the listener of @options how @reference, of @length bytes, is resolved
 * by the standard, including the URL Standard. @base, "" for none, and @reference
 * must be prepared. @charset is the document charset, or NULL for UTF-8. */
IRI_API void iri_resolve_explain (const char *base,
                                  const char *reference,
                                  gsize length,
                                  const char *charset,
                                  const IriResolveOptions *options);

G_END_DECLS
