/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-parts.h"

G_BEGIN_DECLS

typedef enum
{
  IRI_SEVERITY_ERROR,
  IRI_SEVERITY_WARNING,
  IRI_SEVERITY_NOTE,
} IriSeverity;

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
  IRI_FINDING_BIDI_BRACKETS,
  IRI_FINDING_LONG,
  IRI_FINDING_NOT_ENCODABLE,
  IRI_FINDING_URI_INVALID,
  IRI_FINDING_BASE_RELATIVE,
  /* Validation errors of the URL Standard, by its names. */
  IRI_FINDING_DOMAIN_TO_ASCII,
  IRI_FINDING_DOMAIN_INVALID_CODE_POINT,
  IRI_FINDING_HOST_INVALID_CODE_POINT,
  IRI_FINDING_IPV4_EMPTY_PART,
  IRI_FINDING_IPV4_TOO_MANY_PARTS,
  IRI_FINDING_IPV4_NON_NUMERIC_PART,
  IRI_FINDING_IPV4_NON_DECIMAL_PART,
  IRI_FINDING_IPV4_OUT_OF_RANGE_PART,
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
 *   character and the text of the finding's span. Not yet translated
 * @why: why it matters. Not yet translated
 * @mend: how to mend it, or NULL. Not yet translated
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
  const char *mend;
} IriFindingInfo;

/**
 * IriFinding:
 * @code: the row of the catalogue
 * @part: the component it is in
 * @span: where it is, in bytes of the text
 * @detail: what a library has to say, as a stable code, or NULL. Static
 *
 * Something to say about a text.
 */
typedef struct
{
  IriFindingCode code;
  IriPart part;
  IriSpan span;
  const char *detail;
} IriFinding;

/* Takes a finding as soon as it is known. The parser allocates nothing; what
 * becomes of the finding is its caller's business. */
typedef void (*IriFindingFunc) (IriFinding finding, gpointer data);

/* The row of @code in the catalogue. Static. */
IRI_API const IriFindingInfo *iri_finding_info (IriFindingCode code);

/* "error", "warning", "note". Static. */
IRI_API const char *iri_severity_id (IriSeverity severity);

/* What is so, translated, with the place filled in between U+2068 and U+2069,
 * so that right-to-left letters do not reorder the sentence. @text is the text that the
 * finding is about (@length bytes, of any content). Free with g_free(). */
IRI_API char *
iri_finding_message (const IriFinding *finding, const char *text, gsize length);

/* Why it matters, translated. Static. */
IRI_API const char *iri_finding_why (const IriFinding *finding);

/* Most severe first, then in the order of the text; what is wrong with the whole
 * comes after what is wrong with its parts. For g_array_sort(). */
IRI_API int iri_finding_compare (gconstpointer a, gconstpointer b);

G_END_DECLS
