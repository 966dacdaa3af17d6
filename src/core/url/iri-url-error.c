/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-url-private.h"

#include "iri-chars.h"
#include "iri-percent-decode.h"

static const struct
{
  IriFindingCode code;
  const char *name;
} errors_by_code[] = {
  { IRI_FINDING_DOMAIN_TO_ASCII, "domain-to-ASCII" },
  { IRI_FINDING_DOMAIN_CODE_POINT, "domain-to-ASCII" },
  { IRI_FINDING_DOMAIN_NOT_VALID, "domain-to-ASCII" },
  { IRI_FINDING_DOMAIN_PERCENT_ENCODED, "domain-percent-encoded" },
  { IRI_FINDING_HOST_INVALID_CODE_POINT, "host-invalid-code-point" },
  { IRI_FINDING_IPV4_EMPTY_PART, "IPv4-empty-part" },
  { IRI_FINDING_IPV4_TOO_MANY_PARTS, "IPv4-too-many-parts" },
  { IRI_FINDING_IPV4_TOO_FEW_PARTS, "IPv4-too-few-parts" },
  { IRI_FINDING_IPV4_NON_NUMERIC_PART, "IPv4-non-numeric-part" },
  { IRI_FINDING_IPV4_NON_DECIMAL_PART, "IPv4-non-decimal-part" },
  { IRI_FINDING_IPV4_NON_ASCII_INPUT, "IPv4-non-ASCII-input" },
  { IRI_FINDING_IPV4_OUT_OF_RANGE_PART, "IPv4-out-of-range-part" },
  { IRI_FINDING_IPV6_UNCLOSED, "IPv6-unclosed" },
  { IRI_FINDING_IPV6_INVALID_COMPRESSION, "IPv6-invalid-compression" },
  { IRI_FINDING_IPV6_TOO_MANY_PIECES, "IPv6-too-many-pieces" },
  { IRI_FINDING_IPV6_MULTIPLE_COMPRESSION, "IPv6-multiple-compression" },
  { IRI_FINDING_IPV6_INVALID_CODE_POINT, "IPv6-invalid-code-point" },
  { IRI_FINDING_IPV6_TOO_FEW_PIECES, "IPv6-too-few-pieces" },
  { IRI_FINDING_IPV6_PIECE_LEADING_ZERO, "IPv6-piece-leading-zero" },
  { IRI_FINDING_IPV4_IN_IPV6_TOO_MANY_PIECES, "IPv4-in-IPv6-too-many-pieces" },
  { IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT, "IPv4-in-IPv6-invalid-code-point" },
  { IRI_FINDING_IPV4_IN_IPV6_OUT_OF_RANGE_PART, "IPv4-in-IPv6-out-of-range-part" },
  { IRI_FINDING_IPV4_IN_IPV6_TOO_FEW_PARTS, "IPv4-in-IPv6-too-few-parts" },
  { IRI_FINDING_INVALID_URL_UNIT, "invalid-URL-unit" },
  { IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS,
    "special-scheme-missing-following-solidus" },
  { IRI_FINDING_MISSING_SCHEME_NON_RELATIVE_URL, "missing-scheme-non-relative-URL" },
  { IRI_FINDING_INVALID_REVERSE_SOLIDUS, "invalid-reverse-solidus" },
  { IRI_FINDING_INVALID_CREDENTIALS, "invalid-credentials" },
  { IRI_FINDING_HOST_MISSING, "host-missing" },
  { IRI_FINDING_PORT_OUT_OF_RANGE, "port-out-of-range" },
  { IRI_FINDING_PORT_INVALID, "port-invalid" },
  { IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER,
    "file-invalid-Windows-drive-letter" },
  { IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER_HOST,
    "file-invalid-Windows-drive-letter-host" },
};

const char *
iri_url_error_name (IriFindingCode code)
{
  for (gsize i = 0; i < G_N_ELEMENTS (errors_by_code); i++)
    if (errors_by_code[i].code == code)
      return errors_by_code[i].name;
  return NULL;
}

void
iri_url_error (const IriUrlErrors *errors,
               IriFindingCode code,
               IriComponent component,
               IriSpan span)
{
  if (errors->report != NULL)
    errors->report ((IriFinding){ .code = code, .component = component, .span = span },
                    errors->data);
}

void
iri_url_check_units (const IriUrlErrors *errors,
                     IriComponent component,
                     const char *text,
                     IriSpan span)
{
  const guint8 *bytes = (const guint8 *) text;
  gsize end = span.end;

  for (gsize at = span.begin; errors->report != NULL && at < end;)
    {
      gunichar c = bytes[at];
      guint n = c < 0x80 ? 1 : MAX (iri_utf8_read (bytes + at, end - at, &c), 1);

      if (!iri_url_is_code_point (c) && !iri_percent_is_encoded (text + at, end - at))
        iri_url_error (errors, IRI_FINDING_INVALID_URL_UNIT, component,
                       (IriSpan){ at, at + n });
      at += n;
    }
}
