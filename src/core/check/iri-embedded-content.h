/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/* The content that data: (RFC 2397) and javascript: IRIs have in themselves, decoded
 * only for display. */

typedef enum
{
  IRI_EMBEDDED_CONTENT_DATA,
  IRI_EMBEDDED_CONTENT_PROGRAM,
} IriEmbeddedContentKind;

/**
 * IriEmbeddedContent:
 * @kind: data or a program
 * @span: the content, in bytes of the text; empty for data without a comma
 * @type_span: the media type, in bytes of the text; empty if there is none
 * @media_type: (nullable): in lowercase, without parameters; "text/plain" if it is
 *   missing, not valid or longer than 255 bytes; NULL for a program
 * @charset: (nullable): the charset parameter
 * @base64: whether data is encoded as base64; otherwise it is percent-encoded
 * @fault: the bytes of the text that are not valid base64, or %IRI_SPAN_ABSENT
 * @comma: whether there is a comma before the data
 * @page: whether a browser shows it as a page
 * @size: its size in octets
 * @n_read: the number of octets, from the first, that are in @text or @hex
 * @text: (nullable): the decoded text in UTF-8, with U+FFFD for octets that are not
 *   valid in the charset; NULL if it is not text
 * @hex: (nullable): the octets in hex, "89 50 4e"; NULL if it is text
 *
 * The content of an IRI.
 */
typedef struct
{
  IriEmbeddedContentKind kind;
  IriSpan span;
  IriSpan type_span;
  char *media_type;
  char *charset;
  gboolean base64;
  IriSpan fault;
  gboolean comma;
  gboolean page;
  gsize size;
  gsize n_read;
  char *text;
  char *hex;
} IriEmbeddedContent;

/* The largest number of octets that are decoded, of text and of other data. */
#define IRI_EMBEDDED_CONTENT_MAX_TEXT 4096
#define IRI_EMBEDDED_CONTENT_MAX_HEX 256

/* Reads the content of @text, which is @length bytes of UTF-8 with @components. Returns
 * NULL if its scheme has no content; otherwise never fails. Takes linear time. Free
 * with iri_embedded_content_free(). */
IRI_API IriEmbeddedContent *iri_embedded_content_new (const char *text,
                                                      gsize length,
                                                      const IriComponents *components);
IRI_API void iri_embedded_content_free (IriEmbeddedContent *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriEmbeddedContent, iri_embedded_content_free)

/* The stable id of @kind: "data" or "program". Static. */
IRI_API const char *iri_embedded_content_kind_id (IriEmbeddedContentKind kind);

/* A translated description in one line: "text/html, 12 bytes". Free with g_free(). */
IRI_API char *iri_embedded_content_describe (const IriEmbeddedContent *self);

G_END_DECLS
