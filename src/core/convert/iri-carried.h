/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/* More web addresses in one are not listed. */
#define IRI_CARRIED_MAX 8

/* How deep web addresses are looked for in each other. */
#define IRI_CARRIED_MAX_DEPTH 8

/**
 * IriCarried:
 * @component: the component that it is in
 * @span: where it is, in bytes of the text
 * @n_decoded: how often it had to be percent-decoded
 * @base64: whether it was in Base64
 * @iri: the address
 *
 * A web address inside another one, as in the links of redirecting and scanning
 * services.
 */
typedef struct
{
  IriComponent component;
  IriSpan span;
  guint n_decoded;
  gboolean base64;
  char *iri;
} IriCarried;

/* The web addresses in the path, the query and the fragment of @text, which is UTF-8:
 * those that a segment, a value or the fragment starts with, percent-encoded up to
 * twice or in Base64 (RFC 4648 §4 and §5). Those inside them are not listed. Sets
 * @n_left_out to the number of those above the maximum. Free with g_array_unref(). */
IRI_API GArray *
iri_carried_find (const char *text, const IriComponents *components, gsize *n_left_out);

G_END_DECLS
