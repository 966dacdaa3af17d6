/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-unit.h"

G_BEGIN_DECLS

typedef enum
{
  IRI_SEVERITY_ERROR,
  IRI_SEVERITY_WARNING,
  IRI_SEVERITY_NOTE,
} IriSeverity;

#define IRI_N_SEVERITIES 3

/* How strongly the standard requires it, in the words of RFC 2119. */
typedef enum
{
  IRI_REQUIREMENT_MUST,
  IRI_REQUIREMENT_SHOULD,
  IRI_REQUIREMENT_ADVICE,
} IriRequirementLevel;

typedef enum
{
  IRI_FINDING_NOT_UTF_8,
  IRI_FINDING_NOT_IN_CHARSET,
  IRI_FINDING_SURROGATE,
  IRI_FINDING_CHARACTER_REFERENCE,
  IRI_FINDING_CONTROL,
  IRI_FINDING_SPACE,
  IRI_FINDING_DELIMITER,
  IRI_FINDING_UNWISE,
  IRI_FINDING_CHARACTER,
  IRI_FINDING_NON_CHARACTER,
  IRI_FINDING_PRIVATE_USE,
  IRI_FINDING_TAG,
  IRI_FINDING_SPECIAL,
  IRI_FINDING_SYMMETRIC_SWAPPING,
  IRI_FINDING_BIDI_FORMATTING,
  IRI_FINDING_BIDI_CONTROL_LATER,
  IRI_FINDING_PERCENT,
  IRI_FINDING_SCHEME_MISSING,
  IRI_FINDING_SCHEME_CHARACTER,
  IRI_FINDING_SCHEME_ALONE,
  IRI_FINDING_USERINFO_AT,
  IRI_FINDING_PORT_NOT_DIGITS,
  IRI_FINDING_HOST_BRACKET,
  IRI_FINDING_HOST_COLON,
  IRI_FINDING_HOST_NOT_ASCII,
  IRI_FINDING_HOST_BIDI_FORMATTING,
  IRI_FINDING_HOST_PERCENT,
  IRI_FINDING_HOSTNAME,
  IRI_FINDING_IPV6,
  IRI_FINDING_IPVFUTURE,
  IRI_FINDING_ZONE,
  IRI_FINDING_BRACKET,
  IRI_FINDING_HASH_IN_FRAGMENT,
  IRI_FINDING_HOST_REFUSED,
  IRI_FINDING_HOST_UNRESOLVABLE,
  IRI_FINDING_BIDI_MIXED,
  IRI_FINDING_BIDI_ENDS,
  IRI_FINDING_LONG,
  IRI_FINDING_TOO_LONG,
  IRI_FINDING_NOT_ENCODABLE,
  IRI_FINDING_URI_INVALID,
  IRI_FINDING_BASE_RELATIVE,
  IRI_FINDING_PATH_AS_HOST,
  /* Validation errors of the URL Standard, by its names. */
  IRI_FINDING_DOMAIN_TO_ASCII,
  IRI_FINDING_DOMAIN_CODE_POINT,
  IRI_FINDING_HOST_INVALID_CODE_POINT,
  IRI_FINDING_IPV4_EMPTY_PART,
  IRI_FINDING_IPV4_TOO_MANY_PARTS,
  IRI_FINDING_IPV4_NON_NUMERIC_PART,
  IRI_FINDING_IPV4_NON_DECIMAL_PART,
  IRI_FINDING_IPV4_OUT_OF_RANGE_PART,
  IRI_FINDING_IPV4_TOO_LARGE, /* IPv4-out-of-range-part as a failure */
  IRI_FINDING_IPV6_UNCLOSED,
  IRI_FINDING_IPV6_INVALID_COMPRESSION,
  IRI_FINDING_IPV6_TOO_MANY_PIECES,
  IRI_FINDING_IPV6_MULTIPLE_COMPRESSION,
  IRI_FINDING_IPV6_INVALID_CODE_POINT,
  IRI_FINDING_IPV6_TOO_FEW_PIECES,
  IRI_FINDING_IPV4_IN_IPV6_TOO_MANY_PIECES,
  IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT,
  IRI_FINDING_IPV4_IN_IPV6_OUT_OF_RANGE_PART,
  IRI_FINDING_IPV4_IN_IPV6_TOO_FEW_PARTS,
  IRI_FINDING_INVALID_URL_UNIT,
  IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS,
  IRI_FINDING_MISSING_SCHEME_NON_RELATIVE_URL,
  IRI_FINDING_INVALID_REVERSE_SOLIDUS,
  IRI_FINDING_INVALID_CREDENTIALS,
  IRI_FINDING_HOST_MISSING,
  IRI_FINDING_PORT_OUT_OF_RANGE,
  IRI_FINDING_PORT_INVALID,
  IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER,
  IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER_HOST,
  IRI_FINDING_DOMAIN_NOT_VALID, /* domain-to-ASCII where it is no failure */
  IRI_FINDING_DOMAIN_PERCENT_ENCODED,
  IRI_FINDING_IPV4_TOO_FEW_PARTS,
  IRI_FINDING_IPV4_NON_ASCII_INPUT,
  IRI_FINDING_IPV6_PIECE_LEADING_ZERO,
  /* Characters that the grammar allows. */
  IRI_FINDING_NOT_IN_IRI,
  IRI_FINDING_NOT_IN_URI,
  IRI_FINDING_BIDI_FORMATTING_ALLOWED,
  IRI_FINDING_SHAPING_CONTROL,
  IRI_FINDING_LINE_SEPARATOR,
  IRI_FINDING_SPACE_LOOK_ALIKE,
  IRI_FINDING_HOST_LOOK_ALIKE,
  IRI_FINDING_HOST_DOT,
  IRI_FINDING_DELIMITER_LOOK_ALIKE,
  IRI_FINDING_UNWISE_LOOK_ALIKE,
  IRI_FINDING_INVISIBLE,
  IRI_FINDING_JOINER,
  IRI_FINDING_SOFT_HYPHEN,
  IRI_FINDING_VARIATION_SELECTOR,
  IRI_FINDING_FULL_WIDTH,
  IRI_FINDING_HALF_WIDTH_KATAKANA,
  IRI_FINDING_HALF_WIDTH,
  IRI_FINDING_LIGATURE,
  IRI_FINDING_ARABIC_PRESENTATION_FORM,
  IRI_FINDING_HEBREW_PRESENTATION_FORM,
  IRI_FINDING_VERTICAL_FORM,
  IRI_FINDING_STYLED_LETTER,
  IRI_FINDING_MATHEMATICAL_SYMBOL,
  IRI_FINDING_DINGBAT,
  IRI_FINDING_SYMBOL,
  IRI_FINDING_HOST_SYMBOL,
  IRI_FINDING_TATWEEL,
  IRI_FINDING_DEPRECATED_CHARACTER,
  IRI_FINDING_UNASSIGNED,
  IRI_FINDING_PRIVATE_USE_IN_QUERY,
  /* Letters and scripts. */
  IRI_FINDING_NOT_NFC,
  IRI_FINDING_NOT_NFC_FORBIDDEN,
  IRI_FINDING_NOT_NFKC,
  IRI_FINDING_UPPER_CASE,
  IRI_FINDING_MIXED_SCRIPTS,
  IRI_FINDING_SEVERAL_SCRIPTS,
  IRI_FINDING_WHOLE_SCRIPT_CONFUSABLE,
  IRI_FINDING_WHOLE_SCRIPT_EXPECTED,
  IRI_FINDING_MIXED_DIGITS,
  IRI_FINDING_LEADING_MARK,
  IRI_FINDING_OVERLAY,
  IRI_FINDING_REPEATED_MARK,
  IRI_FINDING_MANY_MARKS,
  IRI_FINDING_DIGIT_LIKE_LETTER,
  IRI_FINDING_LETTER_LIKE_DIGIT,
  /* Percent-encoding. */
  IRI_FINDING_PCT_UNRESERVED,
  IRI_FINDING_PCT_RESERVED,
  IRI_FINDING_PCT_LOWER_CASE,
  IRI_FINDING_DOUBLE_ENCODING,
  IRI_FINDING_PCT_OVERLONG,
  IRI_FINDING_PCT_SURROGATE,
  IRI_FINDING_PCT_BEYOND_UNICODE,
  IRI_FINDING_PCT_NOT_UTF_8,
  IRI_FINDING_PCT_NUL,
  IRI_FINDING_PCT_CONTROL,
  IRI_FINDING_PCT_BIDI,
  IRI_FINDING_PCT_INVISIBLE,
  IRI_FINDING_PCT_U,
  IRI_FINDING_PCT_DOT_SEGMENT,
  IRI_FINDING_PCT_HOST,
  IRI_FINDING_PCT_HIDDEN,
  /* Scheme. */
  IRI_FINDING_SCHEME_UPPER_CASE,
  IRI_FINDING_SCHEME_SCRIPT,
  IRI_FINDING_SCHEME_WITHOUT_SERVER,
  IRI_FINDING_SCHEME_LIKE_HOST,
  IRI_FINDING_DRIVE_LETTER,
  IRI_FINDING_URL_PREFIX,
  IRI_FINDING_SCHEME_TWICE,
  IRI_FINDING_AUTHORITY_MISSING,
  /* The content of mailto: and data:. */
  IRI_FINDING_MAILTO_ADDRESS,
  IRI_FINDING_MAILTO_DOMAIN,
  IRI_FINDING_MAILTO_HIDDEN,
  IRI_FINDING_MAILTO_ATTACHMENT,
  IRI_FINDING_MAILTO_HEADER,
  IRI_FINDING_MAILTO_LINE_BREAK,
  IRI_FINDING_MAILTO_UTF8,
  IRI_FINDING_MAILTO_DIRECTIONS,
  IRI_FINDING_DATA_PAGE,
  IRI_FINDING_DATA_COMMA,
  IRI_FINDING_DATA_BASE64,
  /* The syntax of other schemes. */
  IRI_FINDING_URN_NID,
  IRI_FINDING_URN_NSS,
  IRI_FINDING_URN_QUERY,
  IRI_FINDING_URN_IETF,
  IRI_FINDING_URN_NBN,
  IRI_FINDING_ISBN,
  IRI_FINDING_ISSN,
  IRI_FINDING_CHECK_DIGIT,
  IRI_FINDING_UUID,
  IRI_FINDING_OID,
  IRI_FINDING_TEL_NUMBER,
  IRI_FINDING_TEL_CONTEXT,
  IRI_FINDING_TEL_PARAMETER,
  IRI_FINDING_SMS_RECIPIENT,
  IRI_FINDING_SMS_FIELD,
  IRI_FINDING_GEO_COORDINATES,
  IRI_FINDING_GEO_RANGE,
  IRI_FINDING_GEO_PARAMETER,
  IRI_FINDING_GEO_QUERY,
  IRI_FINDING_DID_METHOD,
  IRI_FINDING_DID_ID,
  IRI_FINDING_NEWS_NAME,
  IRI_FINDING_NNTP_NAME,
  IRI_FINDING_LDAP_SERVER,
  IRI_FINDING_LDAP_DN,
  IRI_FINDING_LDAP_ATTRIBUTE,
  IRI_FINDING_LDAP_SCOPE,
  IRI_FINDING_LDAP_FILTER,
  IRI_FINDING_LDAP_EXTENSION,
  IRI_FINDING_WS_FRAGMENT,
  IRI_FINDING_FTP_TYPE,
  IRI_FINDING_FILE_AUTHORITY,
  IRI_FINDING_FILE_PATH,
  IRI_FINDING_FILE_QUERY,
  IRI_FINDING_MAGNET_TOPIC,
  /* User information and port. */
  IRI_FINDING_USERINFO,
  IRI_FINDING_USERINFO_HTTP,
  IRI_FINDING_USERINFO_LIKE_HOST,
  IRI_FINDING_USERINFO_EMPTY,
  IRI_FINDING_PASSWORD,
  IRI_FINDING_PORT_EMPTY,
  IRI_FINDING_PORT_DEFAULT,
  IRI_FINDING_PORT_RANGE,
  IRI_FINDING_PORT_ZERO,
  IRI_FINDING_PORT_ZEROS,
  /* Host. */
  IRI_FINDING_HOST_EMPTY,
  IRI_FINDING_HOST_NO_DOTS,
  IRI_FINDING_HOST_TRAILING_DOT,
  IRI_FINDING_HOST_UPPER_CASE,
  IRI_FINDING_HOST_UNDERSCORE,
  IRI_FINDING_HOST_CHARACTER,
  IRI_FINDING_LABEL_EMPTY,
  IRI_FINDING_LABEL_LONG,
  IRI_FINDING_NAME_LONG,
  IRI_FINDING_LABEL_HYPHEN,
  IRI_FINDING_LABEL_HYPHENS,
  IRI_FINDING_A_LABEL_INVALID,
  IRI_FINDING_A_LABEL_NOT_CANONICAL,
  IRI_FINDING_A_LABEL_UPPER_CASE,
  IRI_FINDING_BIDI_LABEL_DIGIT,
  IRI_FINDING_BROWSER_PUNYCODE,
  IRI_FINDING_BROWSER_A_LABEL,
  IRI_FINDING_BROWSER_REFUSED,
  IRI_FINDING_LETTERS_OF_NO_LANGUAGE,
  IRI_FINDING_IPV4_LIKE,
  IRI_FINDING_IPV4_REFUSED,
  IRI_FINDING_IPV6_NOT_CANONICAL,
  IRI_FINDING_IPV6_WITH_IPV4,
  IRI_FINDING_IPVFUTURE_UNKNOWN,
  IRI_FINDING_HOST_CAPITAL_I,
  IRI_FINDING_HOST_LIKE_FILE,
  IRI_FINDING_HOST_BEGINS_LIKE,
  IRI_FINDING_HOST_REGISTRABLE_DOMAIN_LATE,
  IRI_FINDING_IP_LOOPBACK,
  IRI_FINDING_IP_PRIVATE,
  IRI_FINDING_IP_LINK_LOCAL,
  IRI_FINDING_IP_SPECIAL,
  IRI_FINDING_BIDI_RULE_1,
  IRI_FINDING_BIDI_RULE_2,
  IRI_FINDING_BIDI_RULE_3,
  IRI_FINDING_BIDI_RULE_4,
  IRI_FINDING_BIDI_RULE_5,
  IRI_FINDING_BIDI_RULE_6,
  /* Path, query and fragment. */
  IRI_FINDING_DOT_SEGMENT,
  IRI_FINDING_DOTS_HIDE_AUTHORITY,
  IRI_FINDING_EMPTY_SEGMENT,
  IRI_FINDING_BACKSLASH,
  IRI_FINDING_BACKSLASH_HOST,
  IRI_FINDING_BACKSLASH_OTHER_HOST,
  IRI_FINDING_SECOND_QUESTION_MARK,
  IRI_FINDING_EMPTY_QUERY,
  IRI_FINDING_EMPTY_FRAGMENT,
  IRI_FINDING_LONG_COMPONENT,
  IRI_FINDING_TRAILING_PUNCTUATION,
  IRI_FINDING_DOMAIN_OUTSIDE_HOST,
  /* The text means an IRI that it is not. */
  IRI_FINDING_BARE_HOST,
  IRI_FINDING_BARE_EMAIL,
  IRI_FINDING_DEFANGED,
  IRI_FINDING_IN_TEXT,
  IRI_FINDING_MEANT_DECEIVES,
  IRI_FINDING_MEANT_WARNED,
  IRI_FINDING_MEANT_REFUSED,
  IRI_FINDING_CARRIES_ADDRESS,
  IRI_FINDING_CARRIED_DECEIVES,
  /* Direction, where the standard says MUST. */
  IRI_FINDING_BIDI_MIXED_FORBIDDEN,
  IRI_FINDING_BIDI_NON_RTL_FORBIDDEN,
  /* Display order, and how people read it. */
  IRI_FINDING_BIDI_TWIN_HOST,
  IRI_FINDING_BIDI_MISREAD_HOST,
  IRI_FINDING_BIDI_TWIN,
  IRI_FINDING_BIDI_MISREAD,
  IRI_FINDING_BIDI_HOST_MOVED,
  IRI_FINDING_BIDI_MOVED,
  IRI_FINDING_BIDI_HOST_SPLIT,
  IRI_FINDING_BIDI_SPLIT,
  IRI_FINDING_BIDI_ORDER,
  IRI_FINDING_MORE,
  IRI_N_FINDINGS,
} IriFindingCode;

/**
 * IriFindingInfo:
 * @id: the stable id, lower-case and hyphenated
 * @severity: how bad it is
 * @force: how strongly the standard requires it
 * @standard: (nullable): the standard that it rests on, and its section, for people;
 *   iri_finding_section() is the chosen one's
 * @message: the title, one line, untranslated. The placeholders `{char}` and
 *   `{text}` are the first character and the text of the finding's span, `{like}`
 *   the US-ASCII that the character looks like, `{plain}` the text in NFKC,
 *   `{ascii}` the US-ASCII that the text looks like, `{script}` and `{scripts}` the
 *   scripts of its letters, without ASCII ones and with them, `{foreign}` the letters
 *   that are not of the most frequent script, and that script of theirs,
 *   `{windows-1252}` the percent-encoded octets in that charset, `{other}` the second
 *   text, `{unit}` and `{other-unit}` the kinds of the two, `{quote}` the finding's
 *   quote
 * @why: what can go wrong, untranslated
 * @fix: (nullable): how to fix it, untranslated
 * @deceives: whether it can make people mistake where the IRI leads, or hide
 *   part of it from them
 *
 * One row of the catalogue.
 */
typedef struct
{
  const char *id;
  IriSeverity severity;
  IriRequirementLevel force;
  const char *standard;
  const char *message;
  const char *why;
  const char *fix;
  gboolean deceives;
} IriFindingInfo;

/**
 * IriFinding:
 * @code: the row of the catalogue
 * @component: the component that it is in
 * @span: its range, in bytes of the text
 * @detail: (nullable): a stable code for the reason a library gives. Static
 * @other: the second range that the message mentions, in bytes of the text; empty
 *   if there is none
 * @unit: the kind of unit at @span, if the message mentions it
 * @other_unit: the kind of unit at @other
 * @span_text: (nullable): what messages quote instead of the text at @span, which has
 *   it encoded; owned by the report
 * @other_text: (nullable): the same for @other
 * @name: (nullable): how messages name the labels of a host at @span: the ASCII form
 *   first, because the letters imitate others; owned by the report
 * @other_name: (nullable): the same for @other
 * @quote_name: (nullable): the same for @quote
 * @quote: (nullable): another text that the message quotes; owned by the report
 * @browsers: (nullable): the names of the browsers whose display policies the finding
 *   is about, if others differ; owned by the report
 * @section: (nullable): the section that has the rule, if not the catalogue's; @detail,
 *   if any, is then the rule that rejects a label of the host (iri-rejection.h)
 * @c: the character that the rule is about, or 0
 * @more: how many further findings with this code in this component are not
 *   listed; set only in the last one listed
 *
 * A problem in a text, or something that people should know about it.
 */
typedef struct
{
  IriFindingCode code;
  IriComponent component;
  IriSpan span;
  const char *detail;
  IriSpan other;
  IriBidiUnitKind unit;
  IriBidiUnitKind other_unit;
  const char *span_text;
  const char *other_text;
  const char *name;
  const char *other_name;
  const char *quote_name;
  const char *quote;
  const char *browsers;
  const char *section;
  gunichar c;
  gsize more;
} IriFinding;

/* Called for each finding as soon as it is known, so that the parser need not
 * allocate. @finding and what it points to are valid only during the call. */
typedef void (*IriFindingFunc) (IriFinding finding, gpointer data);

/* The row of @code in the catalogue, in constant time. Static. */
IRI_API const IriFindingInfo *iri_finding_info (IriFindingCode code);

/* "error", "warning", "note". Static. */
IRI_API const char *iri_severity_id (IriSeverity severity);

/* Compares two IriFinding for g_array_sort(): by severity, then visual twins,
 * then by position, with findings about the whole text last. */
IRI_API int iri_finding_compare (gconstpointer a, gconstpointer b);

G_END_DECLS
