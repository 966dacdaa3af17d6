/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-url-encode.h"
#include "iri-url.h"

/* The function that receives validation errors, which may be NULL, and its data. */
typedef struct
{
  IriFindingFunc report;
  gpointer data;
} IriUrlErrors;

/* Reports @code for @component at @span, if @errors has a receiver. */
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

/* Whether queries of @scheme are in the document charset, not in UTF-8. */
gboolean iri_url_uses_charset (const char *scheme);

/* Appends the query at @span of @text to @out, percent-encoded by @set. Converts it to
 * @charset first, unless that is NULL or unknown. Characters that the charset lacks
 * become percent-encoded numeric character references and are reported. */
void iri_url_encode_query (const char *text,
                           IriSpan span,
                           IriUrlSet set,
                           const char *charset,
                           const IriUrlErrors *errors,
                           GString *out);

/* The host parser. Returns the serialized host at @span of @text, or NULL on failure,
 * and sets @kind. @opaque is TRUE for schemes that are not special. Free with
 * g_free(). */
char *iri_url_parse_host (const char *text,
                          IriSpan span,
                          gboolean opaque,
                          IriHostKind *kind,
                          const IriUrlErrors *errors);

/* Appends the serialized authority of @self, which is between "//" and the path. */
void iri_url_append_authority (const IriUrl *self, GString *out);

/**
 * IriUrlDomain:
 * @text: the domain in ASCII, NUL-terminated
 * @length: length of @text in bytes
 * @span: its source, in bytes of the URL
 * @exact: whether @text differs from its source only in case, so that offsets
 *   correspond
 * @errors: receives validation errors
 *
 * A domain and its source in the URL.
 */
typedef struct
{
  const char *text;
  gsize length;
  IriSpan span;
  gboolean exact;
  const IriUrlErrors *errors;
} IriUrlDomain;

/* The bytes of the URL that @span of the domain comes from: the whole host unless
 * offsets correspond. */
IriSpan iri_url_domain_span (const IriUrlDomain *self, IriSpan span);

/* The ends-in-a-number checker. A domain that ends in a number must be an IPv4
 * address. */
gboolean iri_url_domain_ends_in_number (const IriUrlDomain *self);

/* The IPv4 parser. Reports the error and returns FALSE on failure. */
gboolean iri_url_parse_ipv4 (const IriUrlDomain *self, guint32 *address);

/* Appends @address in dotted-decimal form. */
void iri_url_append_ipv4 (guint32 address, GString *out);

/* The IPv6 parser on @span of @text, without the brackets. Reports the error and
 * returns FALSE on failure. */
gboolean iri_url_parse_ipv6 (const char *text,
                             IriSpan span,
                             const IriUrlErrors *errors,
                             guint16 address[8]);

/* Appends the eight pieces of @address, compressed and without brackets. */
void iri_url_append_ipv6 (const guint16 address[8], GString *out);
