/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/* What an address holds instead of leading to it: data (RFC 2397) or a program.
 * It is decoded for reading, and nothing else is ever done with it. */

typedef enum
{
  IRI_CONTENT_DATA,
  IRI_CONTENT_PROGRAM,
} IriContentKind;

/**
 * IriContent:
 * @kind: what it is
 * @span: where it is, in bytes of the text; empty for data without a comma
 * @type_span: where the media type is; empty if it is left out
 * @media_type: in small letters, without parameters; "text/plain" if it is left
 *   out, not valid or longer than 255 bytes; NULL for a program
 * @charset: (nullable): the charset that is said
 * @base64: whether data is in base64, not percent-encoded
 * @fault: what is no base64, or %IRI_SPAN_ABSENT
 * @comma: whether there is the comma that data stands behind
 * @page: whether a browser makes a page of it
 * @size: how many octets it is
 * @n_read: how many of them, from the first, are in @text or @hex
 * @text: (nullable): what they say, U+FFFD for what means nothing in the charset;
 *   NULL if they are no text
 * @hex: (nullable): their values if they are no text, "89 50 4e"
 *
 * What an address holds.
 */
typedef struct
{
  IriContentKind kind;
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
} IriContent;

/* So many octets of text are read, and so many of what is no text. */
#define IRI_CONTENT_MAX_TEXT 4096
#define IRI_CONTENT_MAX_HEX 256

/* What @length bytes of @text hold, whose components are @components. NULL if its
 * scheme is not one that holds something. Total, and takes linear time. */
IRI_API IriContent *iri_content_new (const char *text,
                                     gsize length,
                                     const IriComponents *components);
IRI_API void iri_content_free (IriContent *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriContent, iri_content_free)

/* "data", "program". Static. */
IRI_API const char *iri_content_kind_id (IriContentKind kind);

/* All that it is, in a line for people: "text/html, 12 bytes". Translated; free
 * with g_free(). */
IRI_API char *iri_content_describe (const IriContent *self);

G_END_DECLS
