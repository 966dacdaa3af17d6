/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-parts.h"

G_BEGIN_DECLS

/* What counts as a component for bidirectional text: finer than the components
 * of the grammar (3987bis-00 §4.2). */
typedef enum
{
  IRI_UNIT_SCHEME,
  IRI_UNIT_USERINFO,
  IRI_UNIT_LABEL,
  IRI_UNIT_LITERAL, /* an address in brackets */
  IRI_UNIT_PORT,
  IRI_UNIT_SEGMENT,
  IRI_UNIT_QUERY, /* a piece of the query that is neither name nor value */
  IRI_UNIT_NAME,
  IRI_UNIT_VALUE,
  IRI_UNIT_FRAGMENT,
  IRI_UNIT_NONE, /* a delimiter */
} IriUnitKind;

/**
 * IriUnit:
 * @kind: what it is
 * @part: the component of the grammar that it is in
 * @span: where it is, in bytes of the text; never empty
 */
typedef struct
{
  IriUnitKind kind;
  IriPart part;
  IriSpan span;
} IriUnit;

/* The units of @length bytes of UTF-8 in stored order. Labels end at the dots of
 * RFC 3490 §3.1, segments at "/", pieces of the query at "&" and ";", a name and
 * its value at the first "=". Owned by the caller: an array of IriUnit. */
IRI_API GArray *
iri_units (const char *text, gsize length, const IriParts *parts);

/* "scheme", "userinfo", "label", "literal", "port", "segment", "query", "name",
 * "value", "fragment"; "" for %IRI_UNIT_NONE. Static. */
IRI_API const char *iri_unit_id (IriUnitKind kind);

/* "host label", "path segment", …, translated, for use within a sentence. "" for
 * %IRI_UNIT_NONE. Static. */
IRI_API const char *iri_unit_name (IriUnitKind kind);

G_END_DECLS
