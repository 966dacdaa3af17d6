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

/* Reports each invalid URL unit in @span of @text: characters that are not URL code
 * points, and each "%" without two hex digits. */
void iri_url_check_units (const IriUrlErrors *errors,
                          IriComponent component,
                          const char *text,
                          IriSpan span);

/* Appends the query at @span of @text, percent-encoded by @set, to @out. It is
 * converted to @charset first, if that is not NULL and known. Characters that the
 * charset lacks become percent-encoded numeric references and are reported. */
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

/* Appends the serialized text between "//" and the path of @self. */
void iri_url_append_authority (const IriUrl *self, GString *out);

/**
 * IriUrlDomain:
 * @text: the domain in ASCII, NUL-terminated
 * @length: bytes of @text
 * @span: its source in the text
 * @exact: whether @text differs from its source only in case, so that offsets
 *   correspond
 * @errors: receives validation errors
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

/* The source of @span of the domain: the whole host unless offsets correspond. */
IriSpan iri_url_domain_span (const IriUrlDomain *self, IriSpan span);

/* Reports @code at @span of the domain. */
void iri_url_domain_error (const IriUrlDomain *self, IriFindingCode code, IriSpan span);

/* The ends in a number checker: such a domain must be an IPv4 address. */
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
