/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-url-encode.h"
#include "iri-url.h"

G_BEGIN_DECLS

/* Takes a validation error at @span. */
typedef struct
{
  IriFindingFunc report;
  gpointer data;
} IriUrlErrors;

void iri_url_error (const IriUrlErrors *errors,
                    IriFindingCode code,
                    IriComponent component,
                    IriSpan span);

/* Reports what of @span of @text is no URL unit: characters that are no URL code
 * points, and each "%" without two hex digits. */
void iri_url_check_units (const IriUrlErrors *errors,
                          IriComponent component,
                          const char *text,
                          IriSpan span);

/* Appends the query at @span of @text, percent-encoded by @set, to @out. It is
 * written in @charset first, if that is not NULL and known. What the charset lacks
 * becomes a numeric character reference, all percent-encoded, and is reported. */
void iri_url_encode_query (const char *text,
                           IriSpan span,
                           IriUrlSet set,
                           const char *charset,
                           const IriUrlErrors *errors,
                           GString *out);

/* The host parser: the host at @span of @text, serialized. @opaque is for schemes
 * that are not special. NULL on failure. Free with g_free(). */
char *iri_url_parse_host (const char *text,
                          IriSpan span,
                          gboolean opaque,
                          IriHostKind *kind,
                          const IriUrlErrors *errors);

/* Appends what stands between "//" and the path of @self, as it is serialized. */
void iri_url_append_authority (const IriUrl *self, GString *out);

/**
 * IriUrlDomain:
 * @text: the domain in ASCII, NUL-terminated
 * @length: bytes of @text
 * @span: where the host is that it comes from
 * @exact: whether @text is that host but for the case of letters, so that offsets
 *   correspond
 * @errors: takes validation errors
 *
 * A domain and where it comes from.
 */
typedef struct
{
  const char *text;
  gsize length;
  IriSpan span;
  gboolean exact;
  const IriUrlErrors *errors;
} IriUrlDomain;

/* Where @span of the domain is in the text: the whole host where it is not known
 * what came from where. */
IriSpan iri_url_domain_span (const IriUrlDomain *self, IriSpan span);

/* Reports @code there. */
void iri_url_domain_error (const IriUrlDomain *self,
                           IriFindingCode code,
                           IriSpan span);

/* The ends in a number checker: such a domain is an IPv4 address or nothing. */
gboolean iri_url_domain_ends_in_number (const IriUrlDomain *self);

/* The IPv4 parser. FALSE, having reported why, on failure. */
gboolean iri_url_parse_ipv4 (const IriUrlDomain *self, guint32 *address);
void iri_url_append_ipv4 (guint32 address, GString *out);

/* The IPv6 parser on @span of @text, what is between the brackets. FALSE, having
 * reported why, on failure. */
gboolean iri_url_parse_ipv6 (const char *text,
                             IriSpan span,
                             const IriUrlErrors *errors,
                             guint16 address[8]);
void iri_url_append_ipv6 (const guint16 address[8], GString *out);

G_END_DECLS
