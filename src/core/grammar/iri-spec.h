/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"

G_BEGIN_DECLS

#define IRI_N_HOST_KINDS (IRI_HOST_IPVFUTURE + 1)

/* The alternatives of ipath (RFC 3987 §2.2), and for an empty path what comes before
 * it. */
typedef enum
{
  IRI_PATH_ABEMPTY,           /* after an authority */
  IRI_PATH_ABEMPTY_EMPTY,     /* the same, empty */
  IRI_PATH_ABSOLUTE,          /* begins with "/" */
  IRI_PATH_NOSCHEME,          /* of a relative reference */
  IRI_PATH_ROOTLESS,          /* after a scheme */
  IRI_PATH_EMPTY_WITH_SCHEME, /* nothing after a scheme */
  IRI_PATH_EMPTY,
} IriPathKind;

#define IRI_N_PATH_KINDS (IRI_PATH_EMPTY + 1)

/**
 * IriGrammarNames:
 * @reference: any reference
 * @with_scheme: one with a scheme, without and with a fragment
 * @without_scheme: one without a scheme, the same
 * @absolute: (nullable): also one with a scheme and without a fragment
 * @needs_path: whether a reference without a scheme has an authority or a path
 * @authority: (nullable): the authority, if it has user information, host and port
 * @registry: (nullable): an authority that is one name, if that differs
 * @component: (nullable): the components; those for host and path are not used
 * @special_scheme: (nullable): a special scheme (URL Standard), if that differs
 * @host: (nullable): the host, by %IriHostKind
 * @opaque_host: (nullable): a host that is not a domain, because the scheme is not
 *   special (URL Standard); NULL if the scheme makes no difference
 * @colons: whether the first segment of a relative path may have a ":"
 * @path: (nullable): the path, by #IriPathKind
 *
 * The names of rules in the grammar of a standard. NULL where it has no rule.
 */
typedef struct
{
  const char *reference;
  const char *with_scheme[2];
  const char *without_scheme[2];
  const char *absolute;
  gboolean needs_path;
  const char *authority;
  const char *registry;
  const char *component[IRI_N_COMPONENTS];
  const char *special_scheme;
  const char *host[IRI_N_HOST_KINDS];
  const char *opaque_host;
  gboolean colons;
  const char *path[IRI_N_PATH_KINDS];
} IriGrammarNames;

/* The groups of characters that the syntax of a standard allows or forbids: those of
 * 3987bis-00 §7.3 and a few more. Characters that the generic grammar of URIs allows in
 * a component are in no group. */
typedef enum
{
  IRI_SYNTAX_GROUP_UCS = 1 << 0,         /* from U+00A0 up and in no other group */
  IRI_SYNTAX_GROUP_PCT_ENCODED = 1 << 1, /* "%" HEXDIG HEXDIG */
  IRI_SYNTAX_GROUP_PERCENT = 1 << 2,     /* any other "%" */
  IRI_SYNTAX_GROUP_HASH = 1 << 3,
  IRI_SYNTAX_GROUP_BRACKET = 1 << 4, /* "[" "]" */
  IRI_SYNTAX_GROUP_SPACE = 1 << 5,
  IRI_SYNTAX_GROUP_DELIMITER = 1 << 6, /* "<" ">" '"' */
  IRI_SYNTAX_GROUP_UNWISE = 1 << 7,    /* "\" "^" "`" "{" "|" "}" */
  IRI_SYNTAX_GROUP_CONTROL = 1 << 8,   /* C0, DEL, C1 */
  IRI_SYNTAX_GROUP_BIDI_FORMATTING = 1 << 9,
  IRI_SYNTAX_GROUP_SYMMETRIC_SWAPPING = 1 << 10, /* U+206A, U+206B */
  IRI_SYNTAX_GROUP_SPECIAL = 1 << 11,            /* U+FFF0-FFFD */
  IRI_SYNTAX_GROUP_PRIVATE_USE = 1 << 12,
  IRI_SYNTAX_GROUP_TAG = 1 << 13,           /* U+E0000-E007F */
  IRI_SYNTAX_GROUP_NON_CHARACTER = 1 << 14, /* except the next group */
  IRI_SYNTAX_GROUP_FFFE = 1 << 15,          /* U+FFFE, U+FFFF */
  IRI_SYNTAX_GROUP_AFTER_TAGS = 1 << 16,    /* U+E0080-E0FFF */
} IriSyntaxGroup;

/* The groups of characters that standards advise against (masinter-07 §3.1, duerst-01
 * §5.1, 3987bis-00 §6.1). */
typedef enum
{
  IRI_DISCOURAGED_INVISIBLE = 1 << 0,     /* and look-alikes of space */
  IRI_DISCOURAGED_EXCLUDED = 1 << 1,      /* look-alikes of "delims" and "unwise" */
  IRI_DISCOURAGED_WIDTH = 1 << 2,         /* full-width and half-width forms */
  IRI_DISCOURAGED_DELIMITER = 1 << 3,     /* look-alikes of other delimiters */
  IRI_DISCOURAGED_UNTYPABLE = 1 << 4,     /* symbols, ligatures, presentation forms */
  IRI_DISCOURAGED_COMPATIBILITY = 1 << 5, /* other compatibility characters */
  IRI_DISCOURAGED_UNASSIGNED = 1 << 6,
  IRI_DISCOURAGED_JOINER = 1 << 7, /* U+200C, U+200D */
  IRI_DISCOURAGED_FORMAT = 1 << 8, /* all of General_Category Cf, also visible ones */
} IriDiscouraged;

/* The parser that reads a text. */
typedef enum
{
  IRI_PARSER_GENERIC, /* iri_parse(), by the fields of the row */
  IRI_PARSER_URL,     /* iri_url_parse() */
  IRI_N_PARSERS,
} IriParser;

/* A change to a text before it is parsed. */
typedef enum
{
  IRI_PREPARE_END,
  IRI_PREPARE_TRIM,       /* space, CR, LF, TAB at both ends */
  IRI_PREPARE_HREF_STRIP, /* the characters of href-strip, which has none */
  IRI_PREPARE_BACKSLASH,  /* "\" as a path separator becomes "/" */
  IRI_PREPARE_ENCODE_UCS, /* href-ucschar that is not ucschar */
  IRI_PREPARE_PERCENT,    /* "%" without two hex digits becomes "%25" */
  IRI_PREPARE_TRIM_C0,    /* C0 controls and space at both ends */
  IRI_PREPARE_STRIP,      /* TAB, LF, CR anywhere */
} IriPrepareRule;

/**
 * IriStepCitation:
 * @number: its number in the standard; NULL if it is not part of the standard
 * @section: the document and section that it is based on, "3987bis-00 §7.1"; NULL for
 *   that of the rule
 *
 * What a step is called and where it is specified.
 */
typedef struct
{
  const char *number;
  const char *section;
} IriStepCitation;

/**
 * IriPrepareStep:
 * @rule: the change, %IRI_PREPARE_END after the last one
 * @citation: its number in the standard, and its section
 *
 * A step of a standard's preparation.
 */
typedef struct
{
  IriPrepareRule rule;
  IriStepCitation citation;
} IriPrepareStep;

/* A change before parsing that callers ask for. */
typedef enum
{
  IRI_INPUT_CHARSET,       /* convert the text to Unicode */
  IRI_INPUT_DISPLAY_MARKS, /* remove display marks around the IRI */
  IRI_INPUT_INNER_MARKS,   /* remove those of a display form also inside */
  IRI_INPUT_XML,           /* replace character references */
  IRI_INPUT_BIDI,          /* replace capitals by right-to-left letters */
  IRI_INPUT_SPACES,        /* remove or percent-encode white space */
  IRI_INPUT_NFC,           /* normalize what was not in Unicode */
  IRI_N_INPUT_STEPS,
} IriInputStep;

/* Which charset the percent-encoded octets are in. */
typedef enum
{
  IRI_CHARSET_NEVER,      /* always UTF-8 */
  IRI_CHARSET_HTTP_QUERY, /* http and https queries use the document charset */
  IRI_CHARSET_ALWAYS,     /* all use the document charset, as in iuc19 */
} IriCharsetUse;

/**
 * IriToUriStep:
 * @number: its number in the standard, or ""
 * @title: what it does, not yet translated
 * @components: the components that are in URI form after it, a bit for each
 *   %IriComponent
 * @ucs_components: the components in which only non-ASCII characters are
 *   percent-encoded after it
 * @nfc: whether the text is in NFC after it
 * @only_idna: left out unless a flavour of IDNA converts the host
 *
 * A step of a standard's mapping to URIs. The result of the last one is the URI.
 */
typedef struct
{
  const char *number;
  const char *title;
  guint components;
  guint ucs_components;
  gboolean nfc;
  gboolean only_idna;
} IriToUriStep;

/* The rules that convert a host to ASCII. */
typedef enum
{
  IRI_IDNA_DEFAULT, /* those of the standard */
  IRI_IDNA_UTS46,
  IRI_IDNA_2008,
  IRI_IDNA_UTS46_TRANSITIONAL,
  IRI_IDNA_2003,         /* RFC 3490, as in 3987bis-00 §3.4 */
  IRI_IDNA_2003_RFC3987, /* the same with the flags of RFC 3987 §3.1 */
  IRI_IDNA_BROWSER,      /* UTS #46 with the URL Standard's options */
  IRI_IDNA_NONE,
} IriIdnaFlavour;

/* What a percent-encoding in a URI stands for. */
typedef enum
{
  IRI_PCT_NOT_UTF8,        /* octets that are not UTF-8 */
  IRI_PCT_NOT_APPROPRIATE, /* a character not appropriate in an IRI */
  IRI_PCT_DECODED,         /* a character that is decoded */
  IRI_PCT_N_KINDS,
} IriPctKind;

/* The percent-encoded US-ASCII characters that are decoded. */
typedef enum
{
  IRI_DECODED_ASCII_NONE,
  IRI_DECODED_ASCII_UNRESERVED,
  IRI_DECODED_ASCII_MARKS,        /* RFC 2396's unreserved ones, with !*'() */
  IRI_DECODED_ASCII_NOT_RESERVED, /* all but reserved ones, "#", "%" and controls */
} IriDecodedAscii;

/* How a percent-encoding is written after a step. */
typedef enum
{
  IRI_PCT_FORM_AS_GIVEN,
  IRI_PCT_FORM_OCTETS,  /* <c3><bc> */
  IRI_PCT_FORM_ESCAPED, /* %C3%BC */
  IRI_PCT_FORM_CHARACTER,
} IriPctForm;

/**
 * IriToIriStep:
 * @number: its number in the standard, or "" for a step of ours
 * @title: what it does, not yet translated
 * @form: how each kind of percent-encoding is written after it
 * @host: whether A-labels are U-labels after it
 *
 * A step of a standard's conversion of URIs to IRIs.
 */
typedef struct
{
  const char *number;
  const char *title;
  guint8 form[IRI_PCT_N_KINDS];
  gboolean host;
} IriToIriStep;

/**
 * IriSpec:
 * @id: the stable id, as `--spec` takes it
 * @title: its name for people
 * @year: the year of publication; 0 for a living standard
 * @summary: one sentence that describes it, not yet translated
 * @prepare: changes before parsing, in order, up to %IRI_PREPARE_END
 * @input: the numbers and sections of the steps that callers ask for, by %IriInputStep
 * @references_last: character references are replaced as the last change, not the
 *   first, so that the others do not affect what they stand for (guidelines-00 §4)
 * @parser: the parser that reads it
 * @parser_is_lenient: it also reads texts that the grammar does not allow, and stops at
 *   a failure, so that only a valid text is known to match rules
 * @bad_scheme_is_path: what is not a valid scheme before a ":" is part of a path
 *   (guidelines-00 §5.1)
 * @has_opaque_part: what follows the scheme without a "/" is opaque and has no query,
 *   and it is never empty (RFC 2396 §3)
 * @has_registry_authority: an authority that is not userinfo, host and port may be a
 *   name with any number of "@" and ":" (RFC 2396 §3.2.1)
 * @has_hostnames: hosts of schemes with servers are hostnames or IPv4 addresses of four
 *   numbers of any value (RFC 2396 §3.2.2)
 * @max_ipv4_digits: how many digits each of these numbers may have; 0 for any
 * @has_rfc2732_literals: hosts in brackets are IPv6 addresses as in RFC 2732 and
 *   nothing else
 * @userinfo_ends_at_first_at: the first "@" ends the userinfo, not the last
 *   (guidelines-00 §5.2.1)
 * @names: the names of the rules of its grammar
 * @allowed: for each component the groups of characters that it may hold, a mask
 *   of %IriSyntaxGroup
 * @allows_all_characters: no character is an error, whatever @allowed says
 * @has_host_port: HOSTPORT and HOSTSPECIFIC are reported (3987bis-00 §3.2)
 * @nfc_required: a text that is not in NFC is not valid
 * @delimiters: the characters that separate components for the rules on their
 *   direction; NULL for those of 3987bis-00 §4.2
 * @single_script: the letters of a component should be of one script, also in a
 *   language that is written in several, such as Japanese (duerst-01 §6.4)
 * @bidi_structure_required: the rules on the direction of components are MUSTs
 * @idna: how hosts are converted to ASCII
 * @idna2003: the flavour that %IRI_IDNA_2003 stands for; %IRI_IDNA_DEFAULT for itself
 * @idna_required: a host must not be percent-encoded
 * @idna_by_scheme: hosts are percent-encoded instead unless they are known to be domain
 *   names (RFC 3987 §3.1)
 * @charset: what the document charset is used for
 * @encodes_all: the mapping to URIs percent-encodes also the reserved characters that a
 *   component cannot hold, and a bare "%" (guidelines-00 §5.3, §5.4, §7.1)
 * @has_uri_grammar: without the characters that URIs lack, its grammar is that of URIs;
 *   otherwise the URI must be valid by RFC 3986
 * @to_uri: the steps of the mapping to URIs, @n_to_uri of them; none if the parser
 *   makes the URI
 * @decodes_ascii: which US-ASCII characters conversion to IRIs decodes
 * @same_ascii: which US-ASCII characters are the same as their percent-encoding
 * @discouraged: the characters that conversion to IRIs leaves percent-encoded although
 *   they are allowed, a mask of %IriDiscouraged
 * @keeps_nfc: conversion to IRIs leaves characters not in NFC percent-encoded
 * @to_iri: the steps of the conversion to IRIs, @n_to_iri of them
 * @to_iri_source: the standard that these steps are from; NULL if they are its own
 * @decoded_groups: groups that conversion to IRIs decodes besides @allowed
 * @encoded_groups: groups that conversion to IRIs never decodes, because preparation
 *   percent-encodes them
 * @resolves_while_parsing: the parser takes the base and resolves
 * @resolves_as_rfc2396: references are resolved as RFC 2396 §5.2 says, not RFC 3986
 * @keeps_excess_dots: ".." segments that go up beyond the root stay in the target
 * @resolve_section: the section that defines resolution
 * @rungs_source: the standard that the rungs of normalization are from; NULL if they
 *   are its own
 * @normalizes_by_parsing: the scheme-based normal form is that of the parsed IRI
 * @has_host_parser: hosts are parsed by rules of their own, not by @allowed
 * @rejection_title: the title for a text that is not valid, not yet translated;
 *   NULL for one that depends on the finding
 * @host_rejection_title: the same for a host
 *
 * One standard, as data. Whatever differs between standards is a field here,
 * never a branch elsewhere.
 */
typedef struct
{
  const char *id;
  const char *title;
  int year;
  const char *summary;
  IriPrepareStep prepare[8];
  IriStepCitation input[IRI_N_INPUT_STEPS];
  gboolean references_last;
  IriParser parser;
  gboolean parser_is_lenient;
  gboolean bad_scheme_is_path;
  gboolean has_opaque_part;
  gboolean has_registry_authority;
  gboolean has_hostnames;
  guint max_ipv4_digits;
  gboolean has_rfc2732_literals;
  gboolean userinfo_ends_at_first_at;
  const IriGrammarNames *names;
  guint32 allowed[IRI_N_COMPONENTS];
  gboolean allows_all_characters;
  gboolean has_host_port;
  gboolean nfc_required;
  const char *delimiters;
  gboolean single_script;
  gboolean bidi_structure_required;
  IriIdnaFlavour idna;
  IriIdnaFlavour idna2003;
  gboolean idna_required;
  gboolean idna_by_scheme;
  IriCharsetUse charset;
  gboolean encodes_all;
  gboolean has_uri_grammar;
  const IriToUriStep *to_uri;
  gsize n_to_uri;
  IriDecodedAscii decodes_ascii;
  IriDecodedAscii same_ascii;
  guint32 discouraged;
  gboolean keeps_nfc;
  const IriToIriStep *to_iri;
  gsize n_to_iri;
  const char *to_iri_source;
  guint32 decoded_groups;
  guint32 encoded_groups;
  gboolean resolves_while_parsing;
  gboolean resolves_as_rfc2396;
  gboolean keeps_excess_dots;
  const char *resolve_section;
  const char *rungs_source;
  gboolean normalizes_by_parsing;
  gboolean has_host_parser;
  const char *rejection_title;
  const char *host_rejection_title;
} IriSpec;

/* RFC 3987, the default. Never NULL. */
IRI_API const IriSpec *iri_spec_default (void);

/* The standard with the id @id, or NULL. */
IRI_API const IriSpec *iri_spec_find (const char *id);

/* The flavour that @idna stands for under @self: the flags of RFC 3490 depend on it.
 * %IRI_IDNA_DEFAULT stays. */
IRI_API IriIdnaFlavour iri_spec_idna (const IriSpec *self, IriIdnaFlavour idna);

/* All standards; sets @n_specs to their number. Static. */
IRI_API const IriSpec *iri_spec_all (gsize *n_specs);

G_END_DECLS
