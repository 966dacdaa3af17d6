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
 * @host: (nullable): serialized, an IPv6 address with its brackets; NULL for a null
 *   host
 * @port: -1 if there is none or it is the default of the scheme
 * @opaque: whether the path is opaque instead of a list of segments
 * @path: serialized
 * @query: (nullable): percent-encoded, without its "?"; NULL for none
 * @fragment: (nullable): percent-encoded, without its "#"; NULL for none
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

/* Parses @text as browsers do: the basic URL parser of the URL Standard (§4.4).
 * @text is @length bytes of valid UTF-8, with U+0000 allowed, after
 * IRI_PREPARE_TRIM_C0 and IRI_PREPARE_STRIP.
 *
 * @base is the base URL or NULL. @charset is the document charset, which encodes
 * the query of some schemes, or NULL for UTF-8. Sets @components to the components
 * in bytes of @text. Reports validation errors to @report, which may be NULL, with
 * @data.
 *
 * Returns NULL on failure. Takes linear time. Free with iri_url_free(). */
IRI_API IriUrl *iri_url_parse (const char *text,
                               gsize length,
                               const IriUrl *base,
                               const char *charset,
                               IriComponents *components,
                               IriFindingFunc report,
                               gpointer data);

/* The validation error of the URL Standard that a finding with @code is, as the
 * standard names it ("domain-to-ASCII"), or NULL. Several codes can be of one error,
 * whose reasons they tell apart. Static. */
IRI_API const char *iri_url_error_name (IriFindingCode code);

/* Reports to @listener how the parser resolves @text against @base, both prepared as
 * for iri_url_parse(); "" if there is no base. Each state is a rule, each segment of a
 * path a segment step, and the serialized URL the result; a failure has no result. */
IRI_API void iri_url_explain (const char *base,
                              const char *text,
                              gsize length,
                              const char *charset,
                              const IriResolveListener *listener);
IRI_API void iri_url_free (IriUrl *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriUrl, iri_url_free)

/* Appends the serialization of @self (§4.5), as `href` returns it. */
IRI_API void iri_url_append_href (const IriUrl *self, GString *out);

/* Appends to @out what the parser makes of the text at @span, which is in @component:
 * percent-encoded by the set of that component. The query is converted to @charset,
 * which may be NULL for UTF-8. A text without a scheme is taken to have a special
 * one. */
void iri_url_encode_part (const char *text,
                          const IriComponents *components,
                          IriComponent component,
                          IriSpan span,
                          const char *charset,
                          GString *out);

/* Whether @scheme is special (§3). Sets @port, unless it is NULL, to the default
 * port; -1 for none. */
IRI_API gboolean iri_url_is_special (const char *scheme, int *port);

G_END_DECLS
