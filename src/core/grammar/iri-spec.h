/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

/* The groups of characters that documents allow or not: those of 3987bis-00
 * §7.3, and what else they differ in. What the generic grammar of URIs allows in
 * a component is in no group. */
typedef enum
{
  IRI_GROUP_UCS = 1 << 0,         /* from U+00A0 up and in no other group */
  IRI_GROUP_PCT_ENCODED = 1 << 1, /* "%" HEXDIG HEXDIG */
  IRI_GROUP_PERCENT = 1 << 2,     /* any other "%" */
  IRI_GROUP_HASH = 1 << 3,
  IRI_GROUP_BRACKET = 1 << 4, /* "[" "]" */
  IRI_GROUP_SPACE = 1 << 5,
  IRI_GROUP_DELIMITER = 1 << 6, /* "<" ">" '"' */
  IRI_GROUP_UNWISE = 1 << 7,    /* "\" "^" "`" "{" "|" "}" */
  IRI_GROUP_CONTROL = 1 << 8,   /* C0, DEL, C1 */
  IRI_GROUP_BIDI_FORMATTING = 1 << 9,
  IRI_GROUP_SWAPPING = 1 << 10, /* U+206A, U+206B */
  IRI_GROUP_SPECIAL = 1 << 11,  /* U+FFF0-FFFD */
  IRI_GROUP_PRIVATE_USE = 1 << 12,
  IRI_GROUP_TAG = 1 << 13,           /* U+E0000-E0FFF */
  IRI_GROUP_NON_CHARACTER = 1 << 14, /* but for the two that follow */
  IRI_GROUP_FFFE = 1 << 15,          /* U+FFFE, U+FFFF */
} IriGroup;

/* The parser that reads a text. */
typedef enum
{
  IRI_PARSER_GENERIC, /* iri_parse(), by the fields of the row */
  IRI_PARSER_URL,     /* iri_url_parse() */
} IriParser;

/* What is done to a text before it is read. */
typedef enum
{
  IRI_PREPARE_END,
  IRI_PREPARE_TRIM,       /* space, CR, LF, TAB at both ends */
  IRI_PREPARE_BACKSLASH,  /* "\" as a path separator becomes "/" */
  IRI_PREPARE_ENCODE_UCS, /* href-ucschar that is not ucschar */
  IRI_PREPARE_PERCENT,    /* "%" without two hex digits becomes "%25" */
  IRI_PREPARE_TRIM_C0,    /* C0 controls and space at both ends */
  IRI_PREPARE_STRIP,      /* TAB, LF, CR anywhere */
} IriPrepareRule;

/* Where the octets that are percent-encoded come from. */
typedef enum
{
  IRI_CHARSET_NEVER,      /* always UTF-8 */
  IRI_CHARSET_HTTP_QUERY, /* a query of http or https by the document charset */
  IRI_CHARSET_ALWAYS,     /* everything by the charset: the lens of iuc19 */
} IriCharsetUse;

/**
 * IriMapStep:
 * @number: the document's own number for it, or ""
 * @title: what it does, not yet translated
 * @components: the components that are in their URI form after it, a bit for each
 *   %IriComponent
 * @ucs_components: the components of which what is not US-ASCII is percent-encoded
 *   after it, and nothing else
 *
 * @nfc: whether the text is in NFC after it
 *
 * A step of a document's mapping to URIs. What the last one leaves is the URI.
 */
typedef struct
{
  const char *number;
  const char *title;
  guint components;
  guint ucs_components;
  gboolean nfc;
} IriMapStep;

/* Who turns a host into its ASCII form. */
typedef enum
{
  IRI_IDNA_DEFAULT, /* as the document says */
  IRI_IDNA_UTS46,
  IRI_IDNA_2008,
  IRI_IDNA_UTS46_TRANSITIONAL,
  IRI_IDNA_2003,    /* RFC 3490, as 3987bis-00 wants it */
  IRI_IDNA_BROWSER, /* UTS #46 as the URL Standard calls it */
  IRI_IDNA_NONE,
} IriIdna;

/* What a percent-encoding in a URI stands for. */
typedef enum
{
  IRI_OCTETS_NO_UTF8, /* octets that are no part of UTF-8 */
  IRI_OCTETS_UNFIT,   /* a character that is not appropriate in an IRI */
  IRI_OCTETS_DECODED, /* a character that becomes one */
  IRI_OCTETS_N_KINDS,
} IriOctets;

/* How it is written after a step. */
typedef enum
{
  IRI_FORM_AS_GIVEN,
  IRI_FORM_OCTETS,  /* <c3><bc> */
  IRI_FORM_ESCAPED, /* %C3%BC */
  IRI_FORM_CHARACTER,
} IriForm;

/**
 * IriUnmapStep:
 * @number: the document's own number for it, or ""
 * @title: what it does, not yet translated
 * @form: how each kind of percent-encoding is written after it
 * @host: whether A-labels are U-labels after it
 *
 * A step of a document's conversion of URIs to IRIs.
 */
typedef struct
{
  const char *number;
  const char *title;
  guint8 form[IRI_OCTETS_N_KINDS];
  gboolean host;
} IriUnmapStep;

/**
 * IriSpec:
 * @id: the stable id, as `--spec` takes it
 * @title: the document's name for people
 * @year: when it was published; 0 for a living one
 * @summary: what it is, in one sentence, not yet translated
 * @prepare: what is done first, in this order, to %IRI_PREPARE_END
 * @parser: the parser that reads it
 * @bad_scheme_is_path: what is not a valid scheme before a ":" is part of a path
 *   (guidelines-00 §5.1)
 * @needs_scheme_part: something must follow the scheme (RFC 2396 §3)
 * @userinfo_ends_at_first_at: the first "@" ends the userinfo, not the last
 *   (guidelines-00 §5.2.1)
 * @authority_may_be_name: an authority that is not userinfo, host and port may be
 *   a name with any number of "@" and ":" (reg_name, RFC 2396 §3.2.1)
 * @allowed: for each component the groups of characters that it may hold, a mask
 *   of %IriGroup
 * @allows_all_characters: no character is an error, whatever @allowed says
 * @pieces: HOSTPORT and HOSTSPECIFIC are told (3987bis-00 §3.2)
 * @nfc_must: a text that is not in NFC is not valid
 * @delimiters: what components are between for the rules on their direction; NULL
 *   for what 3987bis-00 §4.2 has
 * @structure_must: the rules on the direction of components are MUSTs
 * @idna: what the document does with a host
 * @idna_must: a host must not be percent-encoded
 * @charset: what a document charset is used for
 * @map: the steps of the mapping to URIs, @n_map of them
 * @decodes_ascii: conversion to IRIs decodes unreserved US-ASCII too, not only
 *   octets from 0x80 up
 * @keeps_unadvisable: it leaves look-alikes, unassigned characters and what is
 *   not in NFC percent-encoded
 * @unmap: the steps of the conversion to IRIs, @n_unmap of them
 * @decoded_groups: groups of characters that it decodes besides @allowed
 * @resolve_rfc2396: references are resolved as RFC 2396 §5.2 says, not RFC 3986
 * @resolves_while_parsing: the parser takes the base and resolves
 * @resolve_section: the section that defines resolution
 * @normalizes_by_parsing: the scheme-based normal form is that of the parsed IRI
 * @has_host_parser: hosts are parsed by rules of their own, not by @allowed
 * @refusal_title: the title for a text that is not valid, not yet translated;
 *   NULL for one that depends on the finding
 * @host_refusal_title: the same for a host
 *
 * One document, as data. What differs from document to document is a field
 * here, never a branch elsewhere.
 */
typedef struct
{
  const char *id;
  const char *title;
  int year;
  const char *summary;
  IriPrepareRule prepare[8];
  IriParser parser;
  gboolean bad_scheme_is_path;
  gboolean needs_scheme_part;
  gboolean userinfo_ends_at_first_at;
  gboolean authority_may_be_name;
  guint32 allowed[IRI_N_COMPONENTS];
  gboolean allows_all_characters;
  gboolean pieces;
  gboolean nfc_must;
  const char *delimiters;
  gboolean structure_must;
  IriIdna idna;
  gboolean idna_must;
  IriCharsetUse charset;
  const IriMapStep *map;
  gsize n_map;
  gboolean decodes_ascii;
  gboolean keeps_unadvisable;
  const IriUnmapStep *unmap;
  gsize n_unmap;
  guint32 decoded_groups;
  gboolean resolve_rfc2396;
  gboolean resolves_while_parsing;
  const char *resolve_section;
  gboolean normalizes_by_parsing;
  gboolean has_host_parser;
  const char *refusal_title;
  const char *host_refusal_title;
} IriSpec;

/* RFC 3987, the default. Never NULL. */
IRI_API const IriSpec *iri_spec_default (void);

/* The document called @id, or NULL. */
IRI_API const IriSpec *iri_spec_find (const char *id);

/* All documents, oldest first; @n_specs is set to their number. Static. */
IRI_API const IriSpec *iri_spec_all (gsize *n_specs);

G_END_DECLS
