/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Validation errors of the URL Standard. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_DOMAIN_TO_ASCII, {
      "domain-to-ascii", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      .message = N_ ("The host cannot be turned into ASCII"),
      .why = N_ ("A browser finds a character, or a label, that "
                 "internationalized domain names do not allow, so there is no "
                 "name to look up."),
      .fix = N_ ("Fix the host.") } },
  { IRI_FINDING_DOMAIN_INVALID_CODE_POINT, {
      "domain-invalid-code-point", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("The host has a character that no domain name can have"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Remove the character.") } },
  { IRI_FINDING_HOST_INVALID_CODE_POINT, {
      "host-invalid-code-point", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("The host has a character that no host can have"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Percent-encode the character.") } },
  { IRI_FINDING_IPV4_EMPTY_COMPONENT, {
      "ipv4-empty-part", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      .message = N_ ("A dot follows the number of an IPv4 address"),
      .why = N_ ("A browser takes the address without it; other programs may "
                 "not."),
      .fix = N_ ("Remove the dot.") } },
  { IRI_FINDING_IPV4_TOO_MANY_COMPONENTS, {
      "ipv4-too-many-parts", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      .message = N_ ("The host ends in a number but has more parts than an "
                     "IPv4 address"),
      .why = N_ ("A browser takes a host that ends in a number for an IPv4 "
                 "address, and refuses this one."),
      .fix = N_ ("Write four numbers, or end the name in a letter.") } },
  { IRI_FINDING_IPV4_NON_NUMERIC_COMPONENT, {
      "ipv4-non-numeric-part", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("The host ends in a number but is no IPv4 address"),
      .why = N_ ("A browser takes a host that ends in a number for an IPv4 "
                 "address, and refuses this one."),
      .fix = N_ ("Write four numbers, or end the name in a letter.") } },
  { IRI_FINDING_IPV4_NON_DECIMAL_COMPONENT, {
      "ipv4-non-decimal-part", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "URL Standard",
      .message = N_ ("The IPv4 address is written in hexadecimal or octal "
                     "numbers"),
      .why = N_ ("A browser reads 0x7f as 127 and 010 as 8; people and other "
                 "programs do not."),
      .fix = N_ ("Write the numbers in decimal."),
      .deceives = TRUE } },
  { IRI_FINDING_IPV4_OUT_OF_RANGE_COMPONENT, {
      "ipv4-out-of-range-part", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "URL Standard",
      .message = N_ ("A number of the IPv4 address is greater than 255"),
      .why = N_ ("A browser takes the last one for all the bytes that are "
                 "left, which hides what the address is."),
      .fix = N_ ("Write four numbers up to 255."),
      .deceives = TRUE } },
  { IRI_FINDING_IPV4_TOO_LARGE, {
      "ipv4-too-large", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      .message = N_ ("A number of the IPv4 address is too large for its place"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Write four numbers up to 255.") } },
  { IRI_FINDING_IPV6_UNCLOSED, {
      "ipv6-unclosed", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      .message = N_ ("The bracket of the IPv6 address is not closed"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Write ] behind it.") } },
  { IRI_FINDING_IPV6_INVALID_COMPRESSION, {
      "ipv6-invalid-compression", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("The IPv6 address begins with a single colon"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Write :: for groups of zeros.") } },
  { IRI_FINDING_IPV6_TOO_MANY_PIECES, {
      "ipv6-too-many-pieces", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("The IPv6 address has more than eight groups"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Fix the address.") } },
  { IRI_FINDING_IPV6_MULTIPLE_COMPRESSION, {
      "ipv6-multiple-compression", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("The IPv6 address has more than one ::"),
      .why = N_ ("Nobody can tell how many groups of zeros each of them stands "
                 "for."),
      .fix = N_ ("Write one of them out.") } },
  { IRI_FINDING_IPV6_INVALID_CODE_POINT, {
      "ipv6-invalid-code-point", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("The IPv6 address has a character that is neither a hex "
                     "digit nor a colon, or ends in a colon"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Fix the address.") } },
  { IRI_FINDING_IPV6_TOO_FEW_PIECES, {
      "ipv6-too-few-pieces", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      .message = N_ ("The IPv6 address has fewer than eight groups"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Write all groups, or :: for zeros.") } },
  { IRI_FINDING_IPV4_IN_IPV6_TOO_MANY_PIECES, {
      "ipv4-in-ipv6-too-many-pieces", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("There is no room for the IPv4 address in the IPv6 "
                     "address"),
      .why = N_ ("It takes the place of the last two groups."),
      .fix = N_ ("Fix the address.") } },
  { IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT, {
      "ipv4-in-ipv6-invalid-code-point", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("The IPv4 address in the IPv6 address is not written in "
                     "numbers from 0 to 255"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Fix the address.") } },
  { IRI_FINDING_IPV4_IN_IPV6_OUT_OF_RANGE_COMPONENT, {
      "ipv4-in-ipv6-out-of-range-part", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("A number of the IPv4 address in the IPv6 address is "
                     "larger than 255"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Fix the address.") } },
  { IRI_FINDING_IPV4_IN_IPV6_TOO_FEW_COMPONENTS, {
      "ipv4-in-ipv6-too-few-parts", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("The IPv4 address in the IPv6 address has fewer than four "
                     "numbers"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Fix the address.") } },
  { IRI_FINDING_INVALID_URL_UNIT, {
      "invalid-url-unit", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "URL Standard",
      .message = N_ ("{char} is no character of a URL"),
      .why = N_ ("A browser encodes it, or removes it, and goes on; the "
                 "address is not valid all the same."),
      .fix = N_ ("Percent-encode it, or remove it.") } },
  { IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS, {
      "special-scheme-missing-following-solidus", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "URL Standard",
      .message = N_ ("There are not exactly two slashes behind the scheme"),
      .why = N_ ("A browser reads the address as if there were two."),
      .fix = N_ ("Write // behind the colon.") } },
  { IRI_FINDING_MISSING_SCHEME_NON_RELATIVE_URL, {
      "missing-scheme-non-relative-url", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "URL Standard",
      .message = N_ ("There is no scheme, and nothing to be relative to"),
      .why = N_ ("A browser can read this only in a page whose address can "
                 "have relative ones."),
      .fix = N_ ("Write the scheme, or name a base.") } },
  { IRI_FINDING_INVALID_REVERSE_SOLIDUS, {
      "invalid-reverse-solidus", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "URL Standard",
      .message = N_ ("A backslash stands where a slash belongs"),
      .why = N_ ("A browser takes it for a slash, other programs do not, so "
                 "they go to different places."),
      .fix = N_ ("Write a slash.") } },
  { IRI_FINDING_INVALID_CREDENTIALS, {
      "invalid-credentials", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "URL Standard",
      .message = N_ ("A user name or password stands before the host"),
      .why = N_ ("It is not allowed in addresses of pages, and what looks like "
                 "a host there is none."),
      .fix = N_ ("Leave it out."),
      .deceives = TRUE } },
  { IRI_FINDING_HOST_MISSING, {
      "host-missing", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      .message = N_ ("There is no host"),
      .why = N_ ("Addresses with this scheme, or with a user name or port, "
                 "must have one."),
      .fix = N_ ("Write the host.") } },
  { IRI_FINDING_PORT_OUT_OF_RANGE, {
      "port-out-of-range", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      .message = N_ ("The port is larger than 65535"),
      .why = N_ ("There are no such ports."),
      .fix = N_ ("Fix the port.") } },
  { IRI_FINDING_PORT_INVALID, {
      "port-invalid", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      .message = N_ ("The port is not written in digits"),
      .why = N_ ("A browser refuses the address as a whole."),
      .fix = N_ ("Write digits.") } },
  { IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER, {
      "file-invalid-windows-drive-letter", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "URL Standard",
      .message = N_ ("A drive letter stands at the beginning of a relative "
                     "address"),
      .why = N_ ("A browser takes it for the root of the path."),
      .fix = N_ ("Write file:/// before it.") } },
  { IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER_HOST, {
      "file-invalid-windows-drive-letter-host", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "URL Standard",
      .message = N_ ("A drive letter stands where the host belongs"),
      .why = N_ ("A browser takes it for the beginning of the path."),
      .fix = N_ ("Write a third slash before it.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_url = { rows, G_N_ELEMENTS (rows) };
