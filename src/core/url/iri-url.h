/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"
#include "iri-resolve-step.h"

G_BEGIN_DECLS

/**
 * IriUrl:
 * @scheme: in lower case
 * @username: percent-encoded; "" for none
 * @password: percent-encoded; "" for none
 * @host: serialized, an IPv6 address with its brackets; NULL for a null host
 * @port: -1 for none, or for the default of the scheme
 * @opaque: whether the path is opaque: not a list of segments
 * @path: serialized
 * @query: percent-encoded, without its "?"; NULL for none
 * @fragment: percent-encoded, without its "#"; NULL for none
 *
 * A URL record of the URL Standard.
 */
typedef struct
{
  char *scheme;
  char *username;
  char *password;
  char *host;
  int port;
  gboolean opaque;
  char *path;
  char *query;
  char *fragment;
} IriUrl;

/* What a browser makes of @text: the basic URL parser of the URL Standard.
 * @text is @length bytes of valid UTF-8, U+0000 allowed, of which what the parser
 * strips has been stripped (IRI_PREPARE_TRIM_C0, IRI_PREPARE_STRIP).
 *
 * @base is what it is relative to, or NULL. @charset is that of the document, by
 * which the query of some schemes is encoded, or NULL for UTF-8. @components is set to
 * where the components stand in @text, as far as they are there. Validation
 * errors go to @report, which may be NULL, with @data.
 *
 * Returns NULL on failure. Total, and takes a time in proportion to @length. */
IRI_API IriUrl *iri_url_parse (const char *text,
                               gsize length,
                               const IriUrl *base,
                               const char *charset,
                               IriComponents *components,
                               IriFindingFunc report,
                               gpointer data);

/* Tells @listener how the parser takes @text, prepared as for iri_url_parse(),
 * and what of @base, which is prepared too; "" is no base. Each state is a rule,
 * each segment of a path a round, what the URL is serialized to the result; there
 * is none where the parser fails. */
IRI_API void iri_url_explain (const char *base,
                              const char *text,
                              gsize length,
                              const char *charset,
                              const IriResolveListener *listener);
IRI_API void iri_url_free (IriUrl *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriUrl, iri_url_free)

/* Appends the serialization of @self, what `href` gives. */
IRI_API void iri_url_append_href (const IriUrl *self, GString *out);

/* Whether @scheme is one of the special ones, which web pages are made of. Sets
 * @port to its default one, -1 for none, unless that is NULL. */
IRI_API gboolean iri_url_is_special (const char *scheme, int *port);

G_END_DECLS
