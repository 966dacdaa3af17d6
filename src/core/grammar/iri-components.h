/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* The components of RFC 3986 §3, in logical order. */
typedef enum
{
  IRI_COMPONENT_SCHEME,
  IRI_COMPONENT_USERINFO,
  IRI_COMPONENT_HOST,
  IRI_COMPONENT_PORT,
  IRI_COMPONENT_PATH,
  IRI_COMPONENT_QUERY,
  IRI_COMPONENT_FRAGMENT,
  IRI_COMPONENT_NONE, /* a delimiter or the whole text */
} IriComponent;

#define IRI_N_COMPONENTS IRI_COMPONENT_NONE

/* The syntax of ihost (RFC 3987 §2.2, first match wins). */
typedef enum
{
  IRI_HOST_NONE, /* there is no authority */
  IRI_HOST_EMPTY,
  IRI_HOST_REG_NAME,
  IRI_HOST_IPV4,
  IRI_HOST_IPV6,
  IRI_HOST_IPVFUTURE,
} IriHostKind;

/**
 * IriComponents:
 * @span: the range of each component in bytes, or %IRI_SPAN_ABSENT; the path is
 *   always present
 * @host_kind: the syntax of the host
 * @valid: whether the text is an IRI reference by the grammar of the standard
 *   and its MUST NOT on bidi formatting characters (RFC 3987 §4.1)
 * @ascii: whether every byte is below 0x80
 * @utf8: whether the bytes are UTF-8
 *
 * A parsed text. Nothing is copied or decoded; delimiters belong to no component;
 * an IP literal keeps its brackets.
 *
 *   http://me@example.com:8042/over/there?name=ferret#nose
 *   \__/   \/ \_________/ \__/\_________/ \_________/ \__/
 *   0  4   7 9 10      21 22 26        37 38       49 50 54
 *   scheme user   host    port   path       query   fragment
 */
typedef struct
{
  IriSpan span[IRI_N_COMPONENTS];
  IriHostKind host_kind;
  gboolean valid;
  gboolean ascii;
  gboolean utf8;
} IriComponents;

/* The names of RFC 3986 §3 in lower case; "" for %IRI_COMPONENT_NONE. Static. */
IRI_API const char *iri_component_id (IriComponent component);

/* The component's name for people, translated. Static. */
IRI_API const char *iri_component_name (IriComponent component);

/* "reg-name", "ipv4", "ipv6", "ipvfuture", "empty"; NULL for %IRI_HOST_NONE. Static. */
IRI_API const char *iri_host_kind_id (IriHostKind kind);

/* The component of the byte at @offset, in bytes of the text; %IRI_COMPONENT_NONE for a
 * delimiter. */
IRI_API IriComponent iri_components_at (const IriComponents *components, gsize offset);

G_END_DECLS
