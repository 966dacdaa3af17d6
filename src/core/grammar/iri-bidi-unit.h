/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/* What counts as a component for bidirectional text: finer than the components
 * of the grammar (3987bis-00 §4.2). */
typedef enum
{
  IRI_BIDI_UNIT_SCHEME,
  IRI_BIDI_UNIT_USERINFO,
  IRI_BIDI_UNIT_LABEL,
  IRI_BIDI_UNIT_LITERAL, /* an address in brackets */
  IRI_BIDI_UNIT_PORT,
  IRI_BIDI_UNIT_SEGMENT,
  IRI_BIDI_UNIT_QUERY, /* a piece of the query that is neither name nor value */
  IRI_BIDI_UNIT_NAME,
  IRI_BIDI_UNIT_VALUE,
  IRI_BIDI_UNIT_FRAGMENT,
  IRI_BIDI_UNIT_NONE, /* a delimiter */
} IriBidiUnitKind;

/**
 * IriBidiUnit:
 * @kind: what it is
 * @component: the component of the grammar that it is in
 * @span: where it is, in bytes of the text; never empty
 */
typedef struct
{
  IriBidiUnitKind kind;
  IriComponent component;
  IriSpan span;
} IriBidiUnit;

/* The units of @length bytes of UTF-8 in stored order. Labels end at the dots of
 * RFC 3490 §3.1, segments at "/", pieces of the query at "&" and ";", a name and
 * its value at the first "=". Owned by the caller: an array of IriBidiUnit. */
IRI_API GArray *iri_bidi_units (const char *text,
                                gsize length,
                                const IriComponents *components);

/* "scheme", "userinfo", "label", "literal", "port", "segment", "query", "name",
 * "value", "fragment"; "" for %IRI_BIDI_UNIT_NONE. Static. */
IRI_API const char *iri_bidi_unit_id (IriBidiUnitKind kind);

/* "host label", "path segment", …, translated, for use within a sentence. "" for
 * %IRI_BIDI_UNIT_NONE. Static. */
IRI_API const char *iri_bidi_unit_name (IriBidiUnitKind kind);

G_END_DECLS
