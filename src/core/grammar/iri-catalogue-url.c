/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Validation errors of the URL Standard. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_DOMAIN_TO_ASCII, {
      "domain-to-ascii", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.3",
      .message = N_ ("The host cannot be converted to ASCII"),
      .why = N_ ("It contains a character or a label that internationalized "
                 "domain names do not allow, so a browser has no name to look "
                 "up."),
      .fix = N_ ("Correct the host.") } },
  { IRI_FINDING_DOMAIN_CODE_POINT, {
      "domain-code-point", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The host contains a character that is not allowed in a "
                     "domain name"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Remove the character.") } },
  { IRI_FINDING_HOST_INVALID_CODE_POINT, {
      "host-invalid-code-point", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The host contains a character that is not allowed in a "
                     "host"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Percent-encode the character.") } },
  { IRI_FINDING_IPV4_EMPTY_PART, {
      "ipv4-empty-part", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §3.5",
      .message = N_ ("The IPv4 address ends with a dot"),
      .why = N_ ("Browsers ignore the dot; other programs may not."),
      .fix = N_ ("Remove the dot.") } },
  { IRI_FINDING_IPV4_TOO_MANY_PARTS, {
      "ipv4-too-many-parts", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The host ends in a number but has more parts than an "
                     "IPv4 address"),
      .why = N_ ("Browsers read a host that ends in a number as an IPv4 "
                 "address, and they reject this one."),
      .fix = N_ ("Use four numbers, or end the name in a letter.") } },
  { IRI_FINDING_IPV4_NON_NUMERIC_PART, {
      "ipv4-non-numeric-part", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The host ends in a number but is not a valid IPv4 "
                     "address"),
      .why = N_ ("Browsers read a host that ends in a number as an IPv4 "
                 "address, and they reject this one."),
      .fix = N_ ("Use four numbers, or end the name in a letter.") } },
  { IRI_FINDING_IPV4_NON_DECIMAL_PART, {
      "ipv4-non-decimal-part", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §3.5",
      .message = N_ ("The IPv4 address contains hexadecimal or octal numbers"),
      .why = N_ ("Browsers read 0x7f as 127 and 010 as 8, but people and other "
                 "programs may not, so they see a different address."),
      .fix = N_ ("Use decimal numbers."),
      .deceives = TRUE } },
  { IRI_FINDING_IPV4_OUT_OF_RANGE_PART, {
      "ipv4-out-of-range-part", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §3.5",
      .message = N_ ("A number in the IPv4 address is greater than 255"),
      .why = N_ ("Browsers spread the last number over all remaining bytes, "
                 "which hides the real address from readers."),
      .fix = N_ ("Use four numbers up to 255."),
      .deceives = TRUE } },
  { IRI_FINDING_IPV4_TOO_LARGE, {
      "ipv4-too-large", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "URL Standard §3.5",
      .message = N_ ("A number in the IPv4 address is too large for its "
                     "position"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Use four numbers up to 255.") } },
  { IRI_FINDING_IPV6_UNCLOSED, {
      "ipv6-unclosed", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "URL Standard §3.5",
      .message = N_ ("The bracket of the IPv6 address is not closed"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Add ] after the IPv6 address.") } },
  { IRI_FINDING_IPV6_INVALID_COMPRESSION, {
      "ipv6-invalid-compression", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The IPv6 address starts with a single colon"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Use :: to replace groups of zeros.") } },
  { IRI_FINDING_IPV6_TOO_MANY_PIECES, {
      "ipv6-too-many-pieces", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The IPv6 address has more than eight groups"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Correct the IPv6 address.") } },
  { IRI_FINDING_IPV6_MULTIPLE_COMPRESSION, {
      "ipv6-multiple-compression", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The IPv6 address contains :: more than once"),
      .why = N_ ("Browsers reject the whole URL, because it does not say how many "
                 "groups of zeros each of them replaces."),
      .fix = N_ ("Keep one :: and write out the other groups.") } },
  { IRI_FINDING_IPV6_INVALID_CODE_POINT, {
      "ipv6-invalid-code-point", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The IPv6 address contains a character that is neither a "
                     "hex digit nor a colon, or ends in a colon"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Correct the IPv6 address.") } },
  { IRI_FINDING_IPV6_TOO_FEW_PIECES, {
      "ipv6-too-few-pieces", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The IPv6 address has fewer than eight groups"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Add the missing groups, or use :: for zeros.") } },
  { IRI_FINDING_IPV4_IN_IPV6_TOO_MANY_PIECES, {
      "ipv4-in-ipv6-too-many-pieces", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The IPv6 address has no room for the IPv4 address in it"),
      .why = N_ ("Browsers reject the whole URL, because an embedded IPv4 address "
                 "replaces the last two groups."),
      .fix = N_ ("Correct the IPv6 address.") } },
  { IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT, {
      "ipv4-in-ipv6-invalid-code-point", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The IPv4 address in the IPv6 address does not consist of "
                     "numbers from 0 to 255"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Correct the embedded IPv4 address.") } },
  { IRI_FINDING_IPV4_IN_IPV6_OUT_OF_RANGE_PART, {
      "ipv4-in-ipv6-out-of-range-part", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("A number of the IPv4 address in the IPv6 address is "
                     "greater than 255"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Correct the embedded IPv4 address.") } },
  { IRI_FINDING_IPV4_IN_IPV6_TOO_FEW_PARTS, {
      "ipv4-in-ipv6-too-few-parts", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §3.5",
      .message = N_ ("The IPv4 address in the IPv6 address has fewer than four "
                     "numbers"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Correct the embedded IPv4 address.") } },
  { IRI_FINDING_INVALID_URL_UNIT, {
      "invalid-url-unit", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §4.3",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is not allowed in a URL"),
      .why = N_ ("Browsers encode or remove it and go on, but the URL is not "
                 "valid."),
      .fix = N_ ("Percent-encode it, or remove it.") } },
  { IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS, {
      "special-scheme-missing-following-solidus", IRI_SEVERITY_WARNING,
      IRI_REQUIREMENT_SHOULD, "URL Standard §4.4",
      .message = N_ ("The scheme is not followed by exactly two slashes"),
      .why = N_ ("Browsers read the URL as if there were two; other programs "
                 "may not."),
      .fix = N_ ("Use exactly two slashes after the colon.") } },
  { IRI_FINDING_MISSING_SCHEME_NON_RELATIVE_URL, {
      "missing-scheme-non-relative-url", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §4.4",
      .message = N_ ("The scheme is missing, and there is no base to resolve "
                     "against"),
      .why = N_ ("Browsers can read this only on a page whose URL can be a "
                 "base."),
      .fix = N_ ("Add the scheme, or set a base.") } },
  { IRI_FINDING_INVALID_REVERSE_SOLIDUS, {
      "invalid-reverse-solidus", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §4.4",
      .message = N_ ("A backslash is used instead of a slash"),
      .why = N_ ("Browsers read it as a slash and other programs do not, so "
                 "they may connect to different hosts."),
      .fix = N_ ("Use a slash.") } },
  { IRI_FINDING_INVALID_CREDENTIALS, {
      "invalid-credentials", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §4.4",
      .message = N_ ("There is a user name or password before the host"),
      .why = N_ ("Browsers open the URL, and use them if the server asks for a "
                 "login. They are not allowed in the URL of a page, and readers "
                 "may take them for the host."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_HOST_MISSING, {
      "host-missing", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "URL Standard §4.4",
      .message = N_ ("The host is missing"),
      .why = N_ ("Browsers reject the whole URL, because URLs with this scheme, or "
                 "with a user name or port, must have a host."),
      .fix = N_ ("Add the host.") } },
  { IRI_FINDING_PORT_OUT_OF_RANGE, {
      "port-out-of-range", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "URL Standard §4.4",
      .message = N_ ("The port is greater than 65535"),
      .why = N_ ("Browsers reject the whole URL, because no such port exists."),
      .fix = N_ ("Correct the port.") } },
  { IRI_FINDING_PORT_INVALID, {
      "port-invalid", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "URL Standard §4.4",
      .message = N_ ("The port does not consist of digits"),
      .why = N_ ("Browsers reject the whole URL."),
      .fix = N_ ("Use digits only.") } },
  { IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER, {
      "file-invalid-windows-drive-letter", IRI_SEVERITY_WARNING,
      IRI_REQUIREMENT_SHOULD, "URL Standard §4.4",
      .message = N_ ("A relative URL starts with a drive letter"),
      .why = N_ ("Browsers read it as the root of the path."),
      .fix = N_ ("Add file:/// before it.") } },
  { IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER_HOST, {
      "file-invalid-windows-drive-letter-host", IRI_SEVERITY_WARNING,
      IRI_REQUIREMENT_SHOULD, "URL Standard §4.4",
      .message = N_ ("There is a drive letter in the place of the host"),
      .why = N_ ("Browsers read it as the start of the path."),
      .fix = N_ ("Add a third slash before it.") } },
  { IRI_FINDING_DOMAIN_NOT_VALID, {
      "domain-not-valid", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §3.4",
      .message = N_ ("The host is not a valid domain name"),
      .why = N_ ("Browsers look it up all the same, but the URL is not valid, and "
                 "other programs may reject it."),
      .fix = N_ ("Correct the host.") } },
  { IRI_FINDING_DOMAIN_PERCENT_ENCODED, {
      "domain-percent-encoded", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §3.5",
      .message = N_ ("The domain name contains percent-encoded characters"),
      .why = N_ ("Browsers decode them before they look up the name, but the URL "
                 "is not valid, and other programs may not."),
      .fix = N_ ("Use the characters themselves.") } },
  { IRI_FINDING_IPV4_TOO_FEW_PARTS, {
      "ipv4-too-few-parts", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §3.5",
      .message = N_ ("The IPv4 address has fewer than four numbers"),
      .why = N_ ("Browsers spread the last number over all remaining bytes, "
                 "which hides the real address from readers."),
      .fix = N_ ("Use four numbers up to 255.") } },
  { IRI_FINDING_IPV4_NON_ASCII_INPUT, {
      "ipv4-non-ascii-input", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §3.5",
      .message = N_ ("The IPv4 address contains characters other than US-ASCII"),
      .why = N_ ("Browsers map them to digits and dots; other programs may not."),
      .fix = N_ ("Use the digits 0 to 9 and full stops.") } },
  { IRI_FINDING_IPV6_PIECE_LEADING_ZERO, {
      "ipv6-piece-leading-zero", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_SHOULD,
      "URL Standard §3.5",
      .message = N_ ("A group of the IPv6 address begins with a zero that it does "
                     "not need"),
      .why = N_ ("Browsers remove it, but the URL is not valid."),
      .fix = N_ ("Remove the leading zeros.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_url = { rows, G_N_ELEMENTS (rows) };
