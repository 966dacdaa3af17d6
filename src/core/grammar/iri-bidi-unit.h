/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/* The components that the rules on bidirectional text apply to; they are finer
 * than those of the grammar (3987bis-00 §4.2). */
typedef enum
{
  IRI_BIDI_UNIT_SCHEME,
  IRI_BIDI_UNIT_USERINFO,
  IRI_BIDI_UNIT_LABEL,
  IRI_BIDI_UNIT_LITERAL, /* an IP literal, in brackets */
  IRI_BIDI_UNIT_PORT,
  IRI_BIDI_UNIT_SEGMENT,
  IRI_BIDI_UNIT_QUERY, /* a query parameter without "=" */
  IRI_BIDI_UNIT_NAME,
  IRI_BIDI_UNIT_VALUE,
  IRI_BIDI_UNIT_FRAGMENT,
  IRI_BIDI_UNIT_NONE, /* a delimiter */
} IriBidiUnitKind;

/**
 * IriBidiUnit:
 * @kind: its kind
 * @component: the component of the grammar that it is in
 * @span: its range, in bytes of the text; never empty
 */
typedef struct
{
  IriBidiUnitKind kind;
  IriComponent component;
  IriSpan span;
} IriBidiUnit;

/* The units of the @length bytes of UTF-8 at @text in logical order, an array
 * of IriBidiUnit. Labels end at the dots of RFC 3490 §3.1, segments at "/",
 * query parameters at "&" and ";", names at the first "=". Free with
 * g_array_unref(). */
IRI_API GArray *
iri_bidi_units (const char *text, gsize length, const IriComponents *components);

/* "scheme", "userinfo", "label", "literal", "port", "segment", "query", "name",
 * "value", "fragment"; "" for %IRI_BIDI_UNIT_NONE. Static. */
IRI_API const char *iri_bidi_unit_id (IriBidiUnitKind kind);

/* "host label", "path segment" and so on, translated, for use within a
 * sentence; "" for %IRI_BIDI_UNIT_NONE. Static. */
IRI_API const char *iri_bidi_unit_name (IriBidiUnitKind kind);

G_END_DECLS
