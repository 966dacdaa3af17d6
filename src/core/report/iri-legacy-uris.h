/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/**
 * IriLegacyUri:
 * @uri: the URI
 * @charsets: (element-type utf8): the names of the charsets that give it; static
 * @query_only: whether only the query is in these charsets and the rest in UTF-8, as in
 *   browsers (3987bis-00 §3.5)
 *
 * A URI that an IRI may have become.
 */
typedef struct
{
  char *uri;
  GPtrArray *charsets;
  gboolean query_only;
} IriLegacyUri;

/**
 * IriLegacyUris:
 * @uris: (element-type IriLegacyUri): the different URIs, that of UTF-8 first
 * @lacking: (element-type utf8): the names of the charsets that lack a character of the
 *   IRI; static
 *
 * All URIs that programs make of one IRI if they percent-encode it in UTF-8 or in a
 * legacy charset (3987bis-00 §8.7, iuc19 §2).
 */
typedef struct
{
  GPtrArray *uris;
  GPtrArray *lacking;
} IriLegacyUris;

/* The URIs of @report, which must be made with %IRI_WANT_URI and %IRI_WANT_HOST; both
 * lists are empty if it has no URI. By the URL Standard only queries depend on a
 * charset. Takes linear time. Free with iri_legacy_uris_free(). */
IRI_API IriLegacyUris *iri_legacy_uris_new (const IriReport *report);
IRI_API void iri_legacy_uris_free (IriLegacyUris *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriLegacyUris, iri_legacy_uris_free)

G_END_DECLS
