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

/* How strongly the document says it (RFC 2119 words). */
typedef enum
{
  IRI_FORCE_MUST,
  IRI_FORCE_SHOULD,
  IRI_FORCE_ADVICE,
} IriForce;

typedef enum
{
  IRI_FINDING_NOT_UTF_8,
  IRI_FINDING_NOT_IN_CHARSET,
  IRI_FINDING_SURROGATE,
  IRI_FINDING_REFERENCE,
  IRI_FINDING_CONTROL,
  IRI_FINDING_SPACE,
  IRI_FINDING_DELIMITER,
  IRI_FINDING_UNWISE,
  IRI_FINDING_CHARACTER,
  IRI_FINDING_NON_CHARACTER,
  IRI_FINDING_PRIVATE_USE,
  IRI_FINDING_TAG,
  IRI_FINDING_SPECIAL,
  IRI_FINDING_SWAPPING,
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
  IRI_FINDING_HOST_PERCENT,
  IRI_FINDING_IPV6,
  IRI_FINDING_IPVFUTURE,
  IRI_FINDING_ZONE,
  IRI_FINDING_BRACKET,
  IRI_FINDING_HASH_IN_FRAGMENT,
  IRI_FINDING_HOST_REFUSED,
  IRI_FINDING_BIDI_MIXED,
  IRI_FINDING_BIDI_ENDS,
  IRI_FINDING_LONG,
  IRI_FINDING_NOT_ENCODABLE,
  IRI_FINDING_URI_INVALID,
  IRI_FINDING_BASE_RELATIVE,
  IRI_FINDING_PATH_AS_HOST,
  /* Validation errors of the URL Standard, by its names. */
  IRI_FINDING_DOMAIN_TO_ASCII,
  IRI_FINDING_DOMAIN_INVALID_CODE_POINT,
  IRI_FINDING_HOST_INVALID_CODE_POINT,
  IRI_FINDING_IPV4_EMPTY_COMPONENT,
  IRI_FINDING_IPV4_TOO_MANY_COMPONENTS,
  IRI_FINDING_IPV4_NON_NUMERIC_COMPONENT,
  IRI_FINDING_IPV4_NON_DECIMAL_COMPONENT,
  IRI_FINDING_IPV4_OUT_OF_RANGE_COMPONENT,
  IRI_FINDING_IPV4_TOO_LARGE, /* our name for the former where it is failure */
  IRI_FINDING_IPV6_UNCLOSED,
  IRI_FINDING_IPV6_INVALID_COMPRESSION,
  IRI_FINDING_IPV6_TOO_MANY_PIECES,
  IRI_FINDING_IPV6_MULTIPLE_COMPRESSION,
  IRI_FINDING_IPV6_INVALID_CODE_POINT,
  IRI_FINDING_IPV6_TOO_FEW_PIECES,
  IRI_FINDING_IPV4_IN_IPV6_TOO_MANY_PIECES,
  IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT,
  IRI_FINDING_IPV4_IN_IPV6_OUT_OF_RANGE_COMPONENT,
  IRI_FINDING_IPV4_IN_IPV6_TOO_FEW_COMPONENTS,
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
  /* Characters that the grammar allows. */
  IRI_FINDING_NOT_IN_IRI,
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
  IRI_FINDING_WHOLE_SCRIPT,
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
  IRI_FINDING_SCHEME_NOT_A_PLACE,
  IRI_FINDING_SCHEME_LIKE_HOST,
  IRI_FINDING_DRIVE_LETTER,
  IRI_FINDING_URL_PREFIX,
  IRI_FINDING_SCHEME_TWICE,
  IRI_FINDING_AUTHORITY_MISSING,
  /* What the scheme says the rest is. */
  IRI_FINDING_MAILTO_ADDRESS,
  IRI_FINDING_MAILTO_DOMAIN,
  IRI_FINDING_MAILTO_HIDDEN,
  IRI_FINDING_MAILTO_ATTACHMENT,
  IRI_FINDING_MAILTO_HEADER,
  IRI_FINDING_MAILTO_LINE_BREAK,
  IRI_FINDING_DATA_PAGE,
  IRI_FINDING_DATA_COMMA,
  IRI_FINDING_DATA_BASE64,
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
  IRI_FINDING_NO_ALPHABET,
  IRI_FINDING_IPV4_LIKE,
  IRI_FINDING_IPV4_REFUSED,
  IRI_FINDING_IPV6_NOT_CANONICAL,
  IRI_FINDING_IPV6_WITH_IPV4,
  IRI_FINDING_IPVFUTURE_UNKNOWN,
  IRI_FINDING_HOST_CAPITAL_I,
  IRI_FINDING_HOST_LIKE_FILE,
  IRI_FINDING_HOST_BEGINS_LIKE,
  IRI_FINDING_HOST_OWNER_FAR,
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
  /* Direction, where the document says MUST. */
  IRI_FINDING_BIDI_MIXED_FORBIDDEN,
  IRI_FINDING_BIDI_OTHERS_FORBIDDEN,
  /* What is shown, and what a reader makes of it. */
  IRI_FINDING_BIDI_TWIN,
  IRI_FINDING_BIDI_MISREAD,
  IRI_FINDING_BIDI_HOST_MOVED,
  IRI_FINDING_BIDI_MOVED,
  IRI_FINDING_BIDI_HOST_TORN,
  IRI_FINDING_BIDI_TORN,
  IRI_FINDING_BIDI_ORDER,
  IRI_FINDING_MORE,
  IRI_N_FINDINGS,
} IriFindingCode;

/**
 * IriFindingInfo:
 * @id: the stable, lower-case, hyphenated code
 * @severity: how bad it is
 * @force: how strongly the document says it
 * @section: the document and section that say it, for people
 * @message: one line: what is so. `{char}` and `{text}` stand for the first
 *   character and the text of the finding's span, `{like}` for the US-ASCII that
 *   the character looks like, `{plain}` for the text in NFKC, `{read}` for the
 *   US-ASCII that the text can be read as, `{reading}` for
 *   what percent-encoded octets are in windows-1252, `{other}` for the text that
 *   is spoken of beside it, `{unit}` and `{other-unit}` for what the two are,
 *   `{quote}` for a text of its own. Not yet translated
 * @why: why it matters. Not yet translated
 * @fix: how to fix it, or NULL. Not yet translated
 * @deceives: whether a person may be led to another place than the one that the
 *   address seems to name, or not see all of it
 *
 * One row of the catalogue.
 */
typedef struct
{
  const char *id;
  IriSeverity severity;
  IriForce force;
  const char *section;
  const char *message;
  const char *why;
  const char *fix;
  gboolean deceives;
} IriFindingInfo;

/**
 * IriFinding:
 * @code: the row of the catalogue
 * @component: the component it is in
 * @span: where it is, in bytes of the text
 * @detail: what a library has to say, as a stable code, or NULL. Static
 * @other: what is spoken of beside it, in bytes of the text; empty if nothing is
 * @unit: what is at @span, where the message speaks of it
 * @other_unit: what is at @other
 * @read: (nullable): what the text at @span was read as, where that is not what
 *   stands there; owned by the report
 * @other_read: (nullable): the same for @other
 * @quote: (nullable): another text that the message quotes; owned by the report
 * @section: the section that says so, where it is not the catalogue's: @detail is
 *   then the rule that refuses a label of the host (iri-refusal.h); else NULL
 * @c: the character that the rule is about, or 0
 * @more: how many findings with this code in this component are not listed; only
 *   the last listed one of them has the number
 *
 * Something to say about a text.
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
  const char *read;
  const char *other_read;
  const char *quote;
  const char *section;
  gunichar c;
  gsize more;
} IriFinding;

/* Takes a finding as soon as it is known. The parser allocates nothing; what
 * becomes of the finding is its caller's business. */
typedef void (*IriFindingFunc) (IriFinding finding, gpointer data);

/* The row of @code in the catalogue. Static. */
IRI_API const IriFindingInfo *iri_finding_info (IriFindingCode code);

/* "error", "warning", "note". Static. */
IRI_API const char *iri_severity_id (IriSeverity severity);

/* Most severe first, then twins, then in the order of the text; what is wrong with the whole
 * comes after what is wrong with its parts. For g_array_sort(). */
IRI_API int iri_finding_compare (gconstpointer a, gconstpointer b);

G_END_DECLS
