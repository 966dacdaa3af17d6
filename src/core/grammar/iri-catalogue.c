/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* All that there is to say about a text, as one table. */

#include "iri-finding.h"

#include <glib/gi18n-lib.h>

/* Ids never change. A message's {char} is the first character of the span,
 * {text} the span's text. */
/* clang-format off */
/* Few deceive; the other rows leave that out. */
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
static const IriFindingInfo catalogue[] = {
  [IRI_FINDING_NOT_UTF_8] = {
      "not-utf-8", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3629 §3",
      N_ ("{text} is not UTF-8"),
      N_ ("These bytes stand for no character, so nobody can say what the "
          "address is."),
      N_ ("Find out which charset the text is in and convert it.") },
  [IRI_FINDING_NOT_IN_CHARSET] = {
      "not-in-charset", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "3987bis-00 §3.1",
      N_ ("The text is not all in the charset that it is said to be in"),
      N_ ("Some of its bytes mean nothing in that charset; U+FFFD stands in "
          "their place, so this is not the address that was meant."),
      N_ ("Find out which charset the text is really in.") },
  [IRI_FINDING_SURROGATE] = {
      "surrogate", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "3987bis-00 §7.3",
      N_ ("Half of a surrogate pair stands alone"),
      N_ ("Surrogates belong to UTF-16 and are no characters of their own."),
      N_ ("Convert the text again from its source.") },
  [IRI_FINDING_REFERENCE] = {
      "character-reference", IRI_SEVERITY_WARNING, IRI_FORCE_MUST,
      "XML 1.0 §4.1",
      N_ ("{text} stands for no character"),
      N_ ("Surrogates and numbers beyond U+10FFFF are no characters, so it is "
          "read as it is typed: & and # are delimiters then."),
      N_ ("Write the number of the character that is meant.") },
  [IRI_FINDING_CONTROL] = {
      "control", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      N_ ("{char} is a control character"),
      N_ ("Control characters are lost or acted on along the way, and nobody "
          "sees them."),
      N_ ("Remove it, or percent-encode it if it is meant.") },
  [IRI_FINDING_SPACE] = {
      "space", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      N_ ("A space cannot stand in an address"),
      N_ ("Lists and text are split at spaces, so the address would be cut "
          "here."),
      N_ ("Write it as %20.") },
  [IRI_FINDING_DELIMITER] = {
      "delimiter", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      N_ ("{char} is used to put addresses in, not to write them"),
      N_ ("Angle brackets and quotation marks stand around addresses in text, "
          "so this one would be cut here."),
      N_ ("Percent-encode it.") },
  [IRI_FINDING_UNWISE] = {
      "unwise", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      N_ ("{char} is not allowed in an address"),
      N_ ("Systems change it or read it in different ways."),
      N_ ("Percent-encode it.") },
  [IRI_FINDING_CHARACTER] = {
      "character", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      N_ ("{char} cannot stand here"),
      N_ ("The grammar has no place for it in this component."),
      N_ ("Percent-encode it.") },
  [IRI_FINDING_NON_CHARACTER] = {
      "non-character", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      N_ ("{char} is a noncharacter"),
      N_ ("Unicode keeps it for programs' inner use and will never make it a "
          "character."),
      N_ ("Remove it.") },
  [IRI_FINDING_PRIVATE_USE] = {
      "private-use", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      N_ ("{char} is for private use, which only a query may hold"),
      N_ ("What it looks like and means is known only to those who agreed on "
          "it."),
      N_ ("Percent-encode it, or use a character that everybody has.") },
  [IRI_FINDING_TAG] = {
      "tag", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      N_ ("{char} is a tag character"),
      N_ ("Tags are invisible, and nobody can type them from what is shown."),
      N_ ("Remove it."),
      .deceives = TRUE },
  [IRI_FINDING_SPECIAL] = {
      "special", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      N_ ("{char} is a special character, not a letter or sign"),
      N_ ("It stands for something that is lost or unknown, or steers how text "
          "is handled."),
      N_ ("Replace it by what it stands for.") },
  [IRI_FINDING_SWAPPING] = {
      "swapping", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "masinter-07 §3.1 e",
      N_ ("{char} switches the mirroring of signs on or off"),
      N_ ("It is invisible and out of use, and cannot be typed from what is "
          "shown."),
      N_ ("Remove it.") },
  [IRI_FINDING_BIDI_FORMATTING] = {
      "bidi-formatting", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §4.1",
      N_ ("{char} reorders the display and is not allowed inside"),
      N_ ("It is invisible, makes the address look like another one, and "
          "cannot be typed from what is shown."),
      N_ ("Remove it."),
      .deceives = TRUE },
  [IRI_FINDING_BIDI_CONTROL_LATER] = {
      "bidi-control-later", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "UAX #9 §2",
      N_ ("{char} reorders the display"),
      N_ ("It is newer than the document, which does not name it; it deceives "
          "in the same way as the characters that are forbidden."),
      N_ ("Remove it."),
      .deceives = TRUE },
  [IRI_FINDING_PERCENT] = {
      "percent", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §2.1",
      N_ ("{text} does not begin a percent-encoded octet"),
      N_ ("A percent sign must be followed by two hex digits."),
      N_ ("Write it as %25 if a percent sign is meant.") },
  [IRI_FINDING_SCHEME_MISSING] = {
      "scheme-missing", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.1",
      N_ ("There is no scheme before the colon"),
      N_ ("A colon in the first segment always ends a scheme."),
      N_ ("Write the scheme, or begin with ./ if this is a path.") },
  [IRI_FINDING_SCHEME_CHARACTER] = {
      "scheme-character", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.1",
      N_ ("{char} cannot stand there in a scheme"),
      N_ ("A scheme begins with a letter from a to z; letters, digits, +, - "
          "and . may follow."),
      N_ ("Fix the scheme, or begin with ./ if this is a path.") },
  [IRI_FINDING_SCHEME_ALONE] = {
      "scheme-alone", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 2396 §3",
      N_ ("Nothing follows the scheme"),
      N_ ("The first grammar of addresses wants a path or something else "
          "behind the colon; later ones do not."),
      N_ ("Write what the scheme is about.") },
  [IRI_FINDING_USERINFO_AT] = {
      "userinfo-at", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.1",
      N_ ("There is more than one @ before the host"),
      N_ ("Programs differ in which one they take, so they go to different "
          "hosts."),
      N_ ("Write the others as %40."),
      .deceives = TRUE },
  [IRI_FINDING_PORT_NOT_DIGITS] = {
      "port-not-digits", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.3",
      N_ ("{text} is no port"),
      N_ ("A port is written in decimal digits."),
      N_ ("Write digits, or percent-encode the colon if it belongs to a name.") },
  [IRI_FINDING_HOST_BRACKET] = {
      "host-bracket", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      N_ ("The brackets around the address of the host do not match"),
      N_ ("Brackets stand only around a whole IPv6 or later address."),
      N_ ("Close the bracket right before the port or the path.") },
  [IRI_FINDING_HOST_COLON] = {
      "host-colon", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      N_ ("A colon stands in the host"),
      N_ ("Only one colon may stand there, before the port."),
      N_ ("Put an IPv6 address in brackets.") },
  [IRI_FINDING_HOST_NOT_ASCII] = {
      "host-not-ascii", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "masinter-07 §3.1 a",
      N_ ("{char} cannot stand in a host by this document"),
      N_ ("Internationalized domain names came later; the document keeps hosts "
          "to letters, digits and signs of US-ASCII."),
      N_ ("Write the host in its ASCII form, or choose a later document.") },
  [IRI_FINDING_HOST_PERCENT] = {
      "host-percent", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "3987bis-00 §2.2",
      N_ ("The host is percent-encoded in part, which this document does not "
          "allow"),
      N_ ("Programs differ in whether they decode it, so they look up "
          "different names."),
      N_ ("Write the characters themselves.") },
  [IRI_FINDING_IPV6] = {
      "ipv6", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      N_ ("{text} is no IPv6 address"),
      N_ ("It has eight groups of up to four hex digits; one :: may stand for "
          "groups of zeros."),
      N_ ("Fix the address.") },
  [IRI_FINDING_IPVFUTURE] = {
      "ipvfuture", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      N_ ("{text} is no address of a future version"),
      N_ ("It is v, a version in hex digits, a dot and the address."),
      N_ ("Fix the address.") },
  [IRI_FINDING_ZONE] = {
      "zone", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      N_ ("The zone {text} is not part of an IPv6 address here"),
      N_ ("Zones came with RFC 6874 and mean something only on one machine."),
      N_ ("Leave the zone out.") },
  [IRI_FINDING_BRACKET] = {
      "bracket", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      N_ ("{char} may stand only around the address of a host"),
      N_ ("Square brackets are kept for IPv6 and later addresses."),
      N_ ("Percent-encode it.") },
  [IRI_FINDING_HASH_IN_FRAGMENT] = {
      "hash-in-fragment", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.5",
      N_ ("A second # stands in the fragment"),
      N_ ("The first # begins the fragment, and there is only one."),
      N_ ("Write it as %23.") },
  [IRI_FINDING_HOST_REFUSED] = {
      "host-refused", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §3.1",
      N_ ("{text} cannot stand in a host name"),
      N_ ("The rules for internationalized domain names refuse the host, so it "
          "cannot be looked up."),
      NULL },
  [IRI_FINDING_BIDI_MIXED] = {
      "bidi-mixed", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 3987 §4.2",
      N_ ("{text} mixes both writing directions"),
      N_ ("Letters of a component that runs both ways are hard to read back in "
          "the right order."),
      N_ ("Write the whole component percent-encoded, or in one direction.") },
  [IRI_FINDING_BIDI_ENDS] = {
      "bidi-ends", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 3987 §4.2",
      N_ ("{text} does not begin and end with a right-to-left letter"),
      N_ ("Digits and signs at its edge join what stands beside it on screen, "
          "across the delimiter."),
      N_ ("Write the whole component percent-encoded, or begin and end it with "
          "a letter.") },
  [IRI_FINDING_LONG] = {
      "long", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 9110 §4.1",
      N_ ("The address is longer than 8,000 bytes"),
      N_ ("Programs are advised to take that many; beyond, some refuse the "
          "address or cut it."),
      N_ ("Make it shorter, or send the data by other means.") },
  [IRI_FINDING_NOT_ENCODABLE] = {
      "not-encodable", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, percent-encoding",
      N_ ("The charset of the document does not have {text}"),
      N_ ("It is written as a numeric character reference, which the server "
          "cannot tell from one that was typed."),
      N_ ("Use UTF-8 for the document, or percent-encode the query as the "
          "server expects it.") },
  [IRI_FINDING_URI_INVALID] = {
      "uri-invalid", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §3.1",
      N_ ("The URI that it maps to is not valid"),
      N_ ("#, %, [ and ] must not be converted, so a misplaced one stays."),
      N_ ("Fix the findings above; the URI follows.") },
  [IRI_FINDING_BASE_RELATIVE] = {
      "base-relative", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §5.1",
      N_ ("There is no scheme, neither here nor in the base"),
      N_ ("A base that is relative itself says only where to go from a place "
          "that nobody knows."),
      N_ ("Give the base as an address with its scheme.") },
  [IRI_FINDING_PATH_AS_HOST] = {
      "path-as-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §3.3",
      N_ ("What was a path has become the host of the target"),
      N_ ("Without its dot segments the path begins with //, and what follows "
          "that is read as a host, which nobody asked for."),
      N_ ("Do not have the path begin with an empty segment."),
      .deceives = TRUE },
  [IRI_FINDING_DOMAIN_TO_ASCII] = {
      "domain-to-ascii",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The host cannot be turned into ASCII"),
      N_ ("A browser finds a character, or a label, that "
          "internationalized domain names do not allow, so there is "
          "no name to look up."),
      N_ ("Fix the host.") },
  [IRI_FINDING_DOMAIN_INVALID_CODE_POINT] = {
      "domain-invalid-code-point",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The host has a character that no domain name can have"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Remove the character.") },
  [IRI_FINDING_HOST_INVALID_CODE_POINT] = {
      "host-invalid-code-point",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The host has a character that no host can have"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Percent-encode the character.") },
  [IRI_FINDING_IPV4_EMPTY_COMPONENT] = {
      "ipv4-empty-part",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("A dot follows the number of an IPv4 address"),
      N_ ("A browser takes the address without it; other programs may "
          "not."),
      N_ ("Remove the dot.") },
  [IRI_FINDING_IPV4_TOO_MANY_COMPONENTS] = {
      "ipv4-too-many-parts",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The host ends in a number but has more parts than an IPv4 "
          "address"),
      N_ ("A browser takes a host that ends in a number for an IPv4 "
          "address, and refuses this one."),
      N_ ("Write four numbers, or end the name in a letter.") },
  [IRI_FINDING_IPV4_NON_NUMERIC_COMPONENT] = {
      "ipv4-non-numeric-part",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The host ends in a number but is no IPv4 address"),
      N_ ("A browser takes a host that ends in a number for an IPv4 "
          "address, and refuses this one."),
      N_ ("Write four numbers, or end the name in a letter.") },
  [IRI_FINDING_IPV4_NON_DECIMAL_COMPONENT] = {
      "ipv4-non-decimal-part",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("The IPv4 address is written in hexadecimal or octal "
          "numbers"),
      N_ ("A browser reads 0x7f as 127 and 010 as 8; people and other "
          "programs do not."),
      N_ ("Write the numbers in decimal."),
      .deceives = TRUE },
  [IRI_FINDING_IPV4_OUT_OF_RANGE_COMPONENT] = {
      "ipv4-out-of-range-part",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("A number of the IPv4 address is greater than 255"),
      N_ ("A browser takes the last one for all the bytes that are left, "
          "which hides what the address is."),
      N_ ("Write four numbers up to 255."),
      .deceives = TRUE },
  [IRI_FINDING_IPV4_TOO_LARGE] = {
      "ipv4-too-large",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("A number of the IPv4 address is too large for its place"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Write four numbers up to 255.") },
  [IRI_FINDING_IPV6_UNCLOSED] = {
      "ipv6-unclosed",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The bracket of the IPv6 address is not closed"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Write ] behind it.") },
  [IRI_FINDING_IPV6_INVALID_COMPRESSION] = {
      "ipv6-invalid-compression",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The IPv6 address begins with a single colon"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Write :: for groups of zeros.") },
  [IRI_FINDING_IPV6_TOO_MANY_PIECES] = {
      "ipv6-too-many-pieces",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The IPv6 address has more than eight groups"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Fix the address.") },
  [IRI_FINDING_IPV6_MULTIPLE_COMPRESSION] = {
      "ipv6-multiple-compression",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The IPv6 address has more than one ::"),
      N_ ("Nobody can tell how many groups of zeros each of them "
          "stands for."),
      N_ ("Write one of them out.") },
  [IRI_FINDING_IPV6_INVALID_CODE_POINT] = {
      "ipv6-invalid-code-point",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The IPv6 address has a character that is neither a hex "
          "digit nor a colon, or ends in a colon"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Fix the address.") },
  [IRI_FINDING_IPV6_TOO_FEW_PIECES] = {
      "ipv6-too-few-pieces",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The IPv6 address has fewer than eight groups"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Write all groups, or :: for zeros.") },
  [IRI_FINDING_IPV4_IN_IPV6_TOO_MANY_PIECES] = {
      "ipv4-in-ipv6-too-many-pieces",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("There is no room for the IPv4 address in the IPv6 address"),
      N_ ("It takes the place of the last two groups."),
      N_ ("Fix the address.") },
  [IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT] = {
      "ipv4-in-ipv6-invalid-code-point",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The IPv4 address in the IPv6 address is not written in "
          "numbers from 0 to 255"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Fix the address.") },
  [IRI_FINDING_IPV4_IN_IPV6_OUT_OF_RANGE_COMPONENT] = {
      "ipv4-in-ipv6-out-of-range-part",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("A number of the IPv4 address in the IPv6 address is larger "
          "than 255"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Fix the address.") },
  [IRI_FINDING_IPV4_IN_IPV6_TOO_FEW_COMPONENTS] = {
      "ipv4-in-ipv6-too-few-parts",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The IPv4 address in the IPv6 address has fewer than four "
          "numbers"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Fix the address.") },
  [IRI_FINDING_INVALID_URL_UNIT] = {
      "invalid-url-unit",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("{char} is no character of a URL"),
      N_ ("A browser encodes it, or removes it, and goes on; the "
          "address is not valid all the same."),
      N_ ("Percent-encode it, or remove it.") },
  [IRI_FINDING_SPECIAL_SCHEME_MISSING_FOLLOWING_SOLIDUS] = {
      "special-scheme-missing-following-solidus",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("There are not exactly two slashes behind the scheme"),
      N_ ("A browser reads the address as if there were two."),
      N_ ("Write // behind the colon.") },
  [IRI_FINDING_MISSING_SCHEME_NON_RELATIVE_URL] = {
      "missing-scheme-non-relative-url",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("There is no scheme, and nothing to be relative to"),
      N_ ("A browser can read this only in a page whose address can "
          "have relative ones."),
      N_ ("Write the scheme, or name a base.") },
  [IRI_FINDING_INVALID_REVERSE_SOLIDUS] = {
      "invalid-reverse-solidus",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("A backslash stands where a slash belongs"),
      N_ ("A browser takes it for a slash, other programs do not, so "
          "they go to different places."),
      N_ ("Write a slash.") },
  [IRI_FINDING_INVALID_CREDENTIALS] = {
      "invalid-credentials",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("A user name or password stands before the host"),
      N_ ("It is not allowed in addresses of pages, and what looks "
          "like a host there is none."),
      N_ ("Leave it out."),
      .deceives = TRUE },
  [IRI_FINDING_HOST_MISSING] = {
      "host-missing",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("There is no host"),
      N_ ("Addresses with this scheme, or with a user name or port, "
          "must have one."),
      N_ ("Write the host.") },
  [IRI_FINDING_PORT_OUT_OF_RANGE] = {
      "port-out-of-range",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The port is larger than 65535"),
      N_ ("There are no such ports."),
      N_ ("Fix the port.") },
  [IRI_FINDING_PORT_INVALID] = {
      "port-invalid",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The port is not written in digits"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Write digits.") },
  [IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER] = {
      "file-invalid-windows-drive-letter",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("A drive letter stands at the beginning of a relative "
          "address"),
      N_ ("A browser takes it for the root of the path."),
      N_ ("Write file:/// before it.") },
  [IRI_FINDING_FILE_INVALID_WINDOWS_DRIVE_LETTER_HOST] = {
      "file-invalid-windows-drive-letter-host",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("A drive letter stands where the host belongs"),
      N_ ("A browser takes it for the beginning of the path."),
      N_ ("Write a third slash before it.") },
  /* Characters that the grammar allows. */
  [IRI_FINDING_NOT_IN_IRI] = {
      "not-in-iri", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §7.3",
      N_ ("{char} is allowed here, but not in an IRI"),
      N_ ("Programs that take IRIs cut the address there, drop the "
          "character or refuse the whole."),
      N_ ("Percent-encode it before the address is handed on.") },
  [IRI_FINDING_BIDI_FORMATTING_ALLOWED] = {
      "bidi-formatting-allowed", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §7.3",
      N_ ("{char} reorders the display"),
      N_ ("This document allows it, later ones forbid it: it is "
          "invisible and makes the address look like another one."),
      N_ ("Remove it."),
      .deceives = TRUE },
  [IRI_FINDING_SHAPING_CONTROL] = {
      "shaping-control", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 e",
      N_ ("{char} changes how its neighbours are drawn"),
      N_ ("Unicode advises against these characters. They are invisible, "
          "so nobody can type the address from what is shown."),
      N_ ("Remove it."),
      .deceives = TRUE },
  [IRI_FINDING_LINE_SEPARATOR] = {
      "line-separator", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      N_ ("{char} breaks the line"),
      N_ ("Shown, the address falls into two lines; programs that find "
          "addresses in text stop there."),
      N_ ("Remove it.") },
  [IRI_FINDING_SPACE_LOOK_ALIKE] = {
      "space-look-alike", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §6.1 b",
      N_ ("{char} looks like a space or like nothing"),
      N_ ("It cannot be told from a plain space, and the address cannot "
          "be typed from what is shown."),
      N_ ("Remove it, or write %20 if a space is meant.") },
  [IRI_FINDING_HOST_LOOK_ALIKE] = {
      "host-look-alike", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §6.1 b",
      N_ ("{char} in the host looks like {like}"),
      N_ ("The host seems to end there or to have another part, so "
          "people take the address for that of somebody else."),
      N_ ("Write the host without it."),
      .deceives = TRUE },
  [IRI_FINDING_HOST_DOT] = {
      "host-dot", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3490 §3.1",
      N_ ("{char} is read as a dot between two names"),
      N_ ("Keyboards for Chinese and Japanese write dots this way. "
          "Domain names take it for a dot; programs that look for a dot "
          "do not find it."),
      N_ ("Write a plain dot.") },
  [IRI_FINDING_DELIMITER_LOOK_ALIKE] = {
      "delimiter-look-alike", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §6.1 b",
      N_ ("{char} looks like {like} and does not work like it"),
      N_ ("Who types the address from paper writes the plain sign and "
          "gets another address."),
      N_ ("Write the plain sign if it is meant, or choose another name.") },
  [IRI_FINDING_UNWISE_LOOK_ALIKE] = {
      "unwise-look-alike", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §6.1 b",
      N_ ("{char} looks like {like}, which addresses do not have"),
      N_ ("Who types the address from paper writes the plain sign, and "
          "the address is cut or refused."),
      N_ ("Choose a name without it.") },
  [IRI_FINDING_INVISIBLE] = {
      "invisible", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "masinter-07 §3.1 e",
      N_ ("{char} is invisible"),
      N_ ("Two addresses that look the same differ in it, and nobody can "
          "type it from what is shown."),
      N_ ("Remove it."),
      .deceives = TRUE },
  [IRI_FINDING_JOINER] = {
      "joiner", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 5892 A.1",
      N_ ("{char} is invisible and joins or parts nothing here"),
      N_ ("Some languages need it between letters that would join "
          "otherwise; here it only makes a second address that looks the "
          "same."),
      N_ ("Remove it.") },
  [IRI_FINDING_SOFT_HYPHEN] = {
      "soft-hyphen", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 e",
      N_ ("A soft hyphen stands in the address"),
      N_ ("It is shown only at the end of a line, so the address looks "
          "like one without it."),
      N_ ("Remove it.") },
  [IRI_FINDING_VARIATION_SELECTOR] = {
      "variation-selector", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 e",
      N_ ("{char} chooses how the character before it is drawn"),
      N_ ("It is invisible itself, and many keyboards do not write it, "
          "so the address may be typed without it."),
      N_ ("Remove it if the character is clear without it.") },
  [IRI_FINDING_FULL_WIDTH] = {
      "full-width", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §6.1 b",
      N_ ("{text} is {plain} in full-width characters"),
      N_ ("They look like plain letters, digits and signs and are "
          "different ones to every program."),
      N_ ("Write the plain characters.") },
  [IRI_FINDING_HALF_WIDTH_KATAKANA] = {
      "half-width-katakana", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §8.2",
      N_ ("{text} is {plain} in half-width Katakana"),
      N_ ("They come from old machines and are different characters from "
          "the usual Katakana."),
      N_ ("Write usual, full-width Katakana.") },
  [IRI_FINDING_HALF_WIDTH] = {
      "half-width", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §6.1 b",
      N_ ("{text} is {plain} in half-width characters"),
      N_ ("They come from old machines and are different characters from "
          "the usual ones."),
      N_ ("Write the usual characters.") },
  [IRI_FINDING_LIGATURE] = {
      "ligature", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      N_ ("{text} is {plain} in one character"),
      N_ ("It looks like the two letters, and people type those, which "
          "makes another address."),
      N_ ("Write the letters one by one.") },
  [IRI_FINDING_ARABIC_PRESENTATION_FORM] = {
      "arabic-presentation-form", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 c",
      N_ ("{char} is an Arabic letter in the shape of one place in a word"),
      N_ ("Keyboards write the plain letters, which take their shape by "
          "themselves, so it cannot be typed from what is shown."),
      N_ ("Write the plain letters.") },
  [IRI_FINDING_HEBREW_PRESENTATION_FORM] = {
      "hebrew-presentation-form", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 c",
      N_ ("{char} is a Hebrew letter together with its points, or a "
          "variant of it"),
      N_ ("Keyboards write the plain letters and points, so it cannot be "
          "typed from what is shown."),
      N_ ("Write the plain letter, and its points after it if they are "
          "meant.") },
  [IRI_FINDING_VERTICAL_FORM] = {
      "vertical-form", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 c",
      N_ ("{char} is a sign in its shape for vertical text"),
      N_ ("Keyboards do not write it, so it cannot be typed from what is "
          "shown."),
      N_ ("Write the usual sign.") },
  [IRI_FINDING_STYLED_LETTER] = {
      "styled-letter", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      N_ ("{text} is {plain} in a mathematical style"),
      N_ ("They look like plain letters in bold, italic or script, so "
          "this looks like another address."),
      N_ ("Write plain letters.") },
  [IRI_FINDING_MATHEMATICAL_SYMBOL] = {
      "mathematical-symbol", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "masinter-07 §3.1 c",
      N_ ("{char} is a mathematical symbol"),
      N_ ("Most keyboards do not have it, so it is hard to type from "
          "what is shown."),
      N_ ("Use a word.") },
  [IRI_FINDING_DINGBAT] = {
      "dingbat", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "masinter-07 §3.1 c",
      N_ ("{char} is an ornament"),
      N_ ("Most keyboards do not have it, and many of them look alike."),
      N_ ("Use a word.") },
  [IRI_FINDING_SYMBOL] = {
      "symbol", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "masinter-07 §3.1 c",
      N_ ("{char} is a symbol or an emoji"),
      N_ ("Many of them look alike and are drawn otherwise on other "
          "systems."),
      N_ ("Use a word.") },
  [IRI_FINDING_HOST_SYMBOL] = {
      "host-symbol", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 5892 §2",
      N_ ("{char} in the host is a symbol, not a letter or digit"),
      N_ ("Names of hosts are made of letters and digits; many programs "
          "refuse this one, and look-alikes are easy to find."),
      N_ ("Use a name of letters and digits.") },
  [IRI_FINDING_TATWEEL] = {
      "tatweel", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 5892 §2.6",
      N_ ("{char} only makes a word longer"),
      N_ ("Arabic words are the same with it and without it, so people "
          "leave it out when they type."),
      N_ ("Remove it.") },
  [IRI_FINDING_DEPRECATED_CHARACTER] = {
      "deprecated-character", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      N_ ("{char} is out of use"),
      N_ ("Unicode advises against it, since another character says the "
          "same."),
      N_ ("Write the usual character.") },
  [IRI_FINDING_UNASSIGNED] = {
      "unassigned", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §7.3",
      N_ ("{char} is not assigned to any character yet"),
      N_ ("Nobody can see or type it, and what it will mean is not known."),
      N_ ("Remove it, or see whether the text was damaged on its way.") },
  [IRI_FINDING_PRIVATE_USE_IN_QUERY] = {
      "private-use-in-query", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §7.3",
      N_ ("{char} is for private use"),
      N_ ("A query may hold it, but what it looks like and means is "
          "known only to those who agreed on it."),
      N_ ("Use a character that everybody has.") },
  /* Letters and scripts. */
  [IRI_FINDING_NOT_NFC] = {
      "not-nfc", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "3987bis-00 §5.3.2.2",
      N_ ("{text} is not in the normal form NFC"),
      N_ ("The same letters can be stored in two ways. This is the less "
          "usual one, so an address that looks the same may be a "
          "different one."),
      N_ ("Write it with composed letters, as keyboards do.") },
  [IRI_FINDING_NOT_NFC_FORBIDDEN] = {
      "not-nfc-forbidden", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "masinter-07 §3.1 g",
      N_ ("{text} is not in the normal form NFC"),
      N_ ("This document allows only the composed way of storing "
          "letters, so that the same letters are the same address."),
      N_ ("Write it with composed letters, as keyboards do.") },
  [IRI_FINDING_NOT_NFKC] = {
      "not-nfkc", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      N_ ("{text} is a variant of {plain}"),
      N_ ("It is kept for old charsets or for typography, and people "
          "type the plain characters, which makes another address."),
      N_ ("Write the plain characters.") },
  [IRI_FINDING_UPPER_CASE] = {
      "upper-case", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      N_ ("{text} is in capital letters"),
      N_ ("Capitals of Latin, Greek and Cyrillic look alike more often "
          "than small letters do."),
      N_ ("Use small letters in new addresses.") },
  [IRI_FINDING_MIXED_SCRIPTS] = {
      "mixed-scripts", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      N_ ("{text} mixes letters of different scripts in one word"),
      N_ ("Letters of one script look like those of another, so this can "
          "pass for a word that it is not."),
      N_ ("Write the word in one script."),
      .deceives = TRUE },
  [IRI_FINDING_SEVERAL_SCRIPTS] = {
      "several-scripts", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      N_ ("{text} has words in different scripts"),
      N_ ("Letters of one script look like those of another, and "
          "keyboards have to be changed to type them."),
      N_ ("Keep to one script where that is possible.") },
  [IRI_FINDING_WHOLE_SCRIPT] = {
      "whole-script-confusable", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "UTS #39 §4.1",
      N_ ("{text} can be taken for {read}"),
      N_ ("All its letters look like others, so people take the name for that "
          "of somebody else."),
      N_ ("Use a name that cannot be mistaken."),
      .deceives = TRUE },
  [IRI_FINDING_WHOLE_SCRIPT_EXPECTED] = {
      "whole-script-expected", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "UTS #39 §4.1",
      N_ ("{text} looks like {read}"),
      N_ ("All its letters look like others. Browsers show it all the same, "
          "since such letters are expected in this domain."),
      N_ ("Make sure that the name is the one that is meant.") },
  [IRI_FINDING_MIXED_DIGITS] = {
      "mixed-digits", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      N_ ("{text} mixes digits of different scripts"),
      N_ ("Digits of one script look like others of a different value, "
          "so the number is misread."),
      N_ ("Use one kind of digits.") },
  [IRI_FINDING_LEADING_MARK] = {
      "leading-mark", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      N_ ("{text} begins with a combining mark"),
      N_ ("The mark joins the sign before it on screen and hides where "
          "the component begins."),
      N_ ("Remove the mark, or write the letter that it belongs to."),
      .deceives = TRUE },
  [IRI_FINDING_OVERLAY] = {
      "overlay", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §8.5",
      N_ ("{char} is drawn across the {other} before it"),
      N_ ("The delimiter looks like another sign, so people see other "
          "components than there are."),
      N_ ("Remove the mark."),
      .deceives = TRUE },
  [IRI_FINDING_REPEATED_MARK] = {
      "repeated-mark", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "UTS #39 §5.4",
      N_ ("The same mark stands twice on one letter"),
      N_ ("Both are drawn in the same place, so it looks like a letter "
          "with one."),
      N_ ("Remove one of them.") },
  [IRI_FINDING_MANY_MARKS] = {
      "many-marks", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "UTS #39 §5.4",
      N_ ("A letter has more than four marks"),
      N_ ("Hardly any language needs as many; they run into the lines above "
          "and below and hide what stands there."),
      N_ ("Remove them.") },
  [IRI_FINDING_DIGIT_LIKE_LETTER] = {
      "digit-like-letter", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      N_ ("{text} has a digit where a letter would make a word"),
      N_ ("The digits 0 and 1 look like the letters o and l, so it is "
          "read and typed as a word."),
      N_ ("Use the letter, or put the digit apart from the letters.") },
  [IRI_FINDING_LETTER_LIKE_DIGIT] = {
      "letter-like-digit", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      N_ ("{text} has a letter among digits"),
      N_ ("The letters O and l look like the digits 0 and 1, so it is "
          "read and typed as a number."),
      N_ ("Use the digit, or put the letter apart from the digits.") },
  /* Percent-encoding. */
  [IRI_FINDING_PCT_UNRESERVED] = {
      "pct-unreserved", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §2.3",
      N_ ("{text} is an encoding of characters that need none"),
      N_ ("The address is the same with the plain characters, but "
          "programs that compare letter by letter see two addresses."),
      N_ ("Write the characters themselves.") },
  [IRI_FINDING_PCT_RESERVED] = {
      "pct-reserved", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §2.2",
      N_ ("{text} is an encoded delimiter"),
      N_ ("Encoded it is data, plain it divides the address. Programs "
          "that decode too early read another address."),
      NULL },
  [IRI_FINDING_PCT_LOWER_CASE] = {
      "pct-lower-case", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §2.1",
      N_ ("{text} has hex digits in small letters"),
      N_ ("The address is the same with capitals, but programs that "
          "compare letter by letter see two addresses."),
      N_ ("Write the hex digits in capitals.") },
  [IRI_FINDING_DOUBLE_ENCODING] = {
      "double-encoding", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §2.4",
      N_ ("{text} is percent-encoded twice"),
      N_ ("Who decodes once and who decodes twice get different "
          "addresses. This is used to get past filters."),
      N_ ("Encode once, unless one address is carried inside another.") },
  [IRI_FINDING_PCT_OVERLONG] = {
      "pct-overlong", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 3629 §3",
      N_ ("{text} spells a character in more octets than it takes"),
      N_ ("Careless programs decode it all the same, often as / or . "
          "after the checks are over."),
      N_ ("Write the character in its one right form.") },
  [IRI_FINDING_PCT_SURROGATE] = {
      "pct-surrogate", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 3629 §3",
      N_ ("{text} is an encoded half of a surrogate pair"),
      N_ ("Surrogates belong to UTF-16 and have no form in UTF-8, so "
          "this stands for no character."),
      N_ ("Encode the character itself, in four octets.") },
  [IRI_FINDING_PCT_BEYOND_UNICODE] = {
      "pct-beyond-unicode", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 3629 §3",
      N_ ("{text} is beyond the last character of Unicode"),
      N_ ("It looks like UTF-8, but the numbers end at U+10FFFF."),
      N_ ("Encode the text again from its source.") },
  [IRI_FINDING_PCT_NOT_UTF_8] = {
      "pct-not-utf-8", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §8.7",
      N_ ("{text} is not UTF-8; in windows-1252 it reads {reading}"),
      N_ ("It was encoded from an older charset, and which one cannot be "
          "known. It stays encoded in the IRI."),
      N_ ("Encode the text in UTF-8 if the server knows it by that name.") },
  [IRI_FINDING_PCT_NUL] = {
      "pct-nul", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7.3",
      N_ ("%00 stands for the character that ends strings in many "
          "programs"),
      N_ ("Such programs read the address only up to there, after all of "
          "it was checked."),
      N_ ("Remove it.") },
  [IRI_FINDING_PCT_CONTROL] = {
      "pct-control", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7.3",
      N_ ("{text} is an encoded control character"),
      N_ ("Decoded, a line end or the like can start a header or a "
          "command of its own."),
      N_ ("Remove it, unless the server expects it.") },
  [IRI_FINDING_PCT_BIDI] = {
      "pct-bidi", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §4.1",
      N_ ("{text} is an encoded character that reorders the display"),
      N_ ("Programs that decode it for display show another address than "
          "this one."),
      N_ ("Remove it."),
      .deceives = TRUE },
  [IRI_FINDING_PCT_INVISIBLE] = {
      "pct-invisible", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §6.1",
      N_ ("{text} is an encoded character that is invisible"),
      N_ ("Programs that decode it for display show an address that "
          "looks like another one."),
      N_ ("Remove it."),
      .deceives = TRUE },
  [IRI_FINDING_PCT_U] = {
      "pct-u", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §2.1",
      N_ ("{text} is an old way of encoding that no standard has"),
      N_ ("Only a few servers decode it; others refuse it or take the "
          "percent sign as it is."),
      N_ ("Percent-encode the character in UTF-8.") },
  [IRI_FINDING_PCT_DOT_SEGMENT] = {
      "pct-dot-segment", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §6.2.2",
      N_ ("{text} is an encoded dot segment"),
      N_ ("Browsers and servers take it for . or .. and go to another "
          "path, often after the path was checked."),
      N_ ("Write the path without it.") },
  [IRI_FINDING_PCT_HOST] = {
      "pct-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §3.2.2",
      N_ ("The host is percent-encoded in part"),
      N_ ("Some programs decode it before they look the name up and "
          "others do not, so they come to different hosts."),
      N_ ("Write the characters themselves, or the xn-- form.") },
  [IRI_FINDING_PCT_HIDDEN] = {
      "pct-hidden", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7.6",
      N_ ("{text} in the host stands for {quote}"),
      N_ ("No host needs that. It hides from people and from filters which "
          "host this is, or where it ends."),
      N_ ("Write the characters themselves, and look at the host again."),
      .deceives = TRUE },
  /* Scheme. */
  [IRI_FINDING_SCHEME_UPPER_CASE] = {
      "scheme-upper-case", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §3.1",
      N_ ("The scheme is in capital letters"),
      N_ ("It is the same scheme in small letters, but programs that "
          "compare letter by letter see two addresses."),
      N_ ("Write the scheme in small letters.") },
  [IRI_FINDING_SCHEME_SCRIPT] = {
      "scheme-script", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7",
      N_ ("{text} runs a program instead of going to a place"),
      N_ ("Opened in a browser, the rest of the address is carried out "
          "with the rights of the page."),
      N_ ("Do not open it unless you wrote it."),
      .deceives = TRUE },
  [IRI_FINDING_SCHEME_NOT_A_PLACE] = {
      "scheme-not-a-place", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "RFC 3986 §1.1",
      N_ ("{text} holds or names its content itself"),
      N_ ("There is no place that it leads to, so who sent it is who "
          "made what is shown."),
      NULL },
  [IRI_FINDING_SCHEME_LIKE_HOST] = {
      "scheme-like-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §4.5",
      N_ ("{text} is read as a scheme, though it looks like a host"),
      N_ ("What stands before the first colon is the scheme. Without // "
          "there is no host and no port."),
      N_ ("Write https:// or another scheme before it.") },
  [IRI_FINDING_DRIVE_LETTER] = {
      "drive-letter", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 8089 E.2",
      N_ ("{text} is read as a scheme, though it looks like a drive"),
      N_ ("This is a file name of Windows, not an address."),
      N_ ("Write file:/// before it.") },
  [IRI_FINDING_URL_PREFIX] = {
      "url-prefix", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 C",
      N_ ("URL: stands before the address"),
      N_ ("It was used to mark addresses in text and is read as a scheme "
          "of its own now."),
      N_ ("Remove it.") },
  [IRI_FINDING_SCHEME_TWICE] = {
      "scheme-twice", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §3.2",
      N_ ("The scheme stands there twice"),
      N_ ("The second one is taken for the name of the host."),
      N_ ("Remove one of them.") },
  [IRI_FINDING_AUTHORITY_MISSING] = {
      "authority-missing", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 9110 §4.2",
      N_ ("There is no // behind the scheme"),
      N_ ("Addresses of this scheme have a host. Browsers add the "
          "slashes, other programs find no host."),
      N_ ("Write // and the host.") },
  /* User information and port. */
  [IRI_FINDING_MAILTO_ADDRESS] = {
      "mailto-address", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 6068 §2",
      N_ ("{text} is no mail address"),
      N_ ("A mail address is a name, @ and a domain. Mail programs guess what "
          "is meant, or send the message to nobody."),
      N_ ("Write it as name@domain.") },
  [IRI_FINDING_MAILTO_DOMAIN] = {
      "mailto-domain", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 6068 §2",
      N_ ("Mail cannot be sent to {text}"),
      N_ ("The rules for internationalized domain names refuse it."),
      N_ ("Correct the domain.") },
  [IRI_FINDING_MAILTO_HIDDEN] = {
      "mailto-hidden", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 6068 §7",
      N_ ("The message goes to hidden recipients too"),
      N_ ("Those behind bcc= get a copy that the others do not know of, and many "
          "mail programs do not show them until one looks."),
      N_ ("Take them out of the message unless you know them."),
      .deceives = TRUE },
  [IRI_FINDING_MAILTO_ATTACHMENT] = {
      "mailto-attachment", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "RFC 6068 §4",
      N_ ("{text} asks to attach a file of yours"),
      N_ ("Some mail programs do so without a word, and the file leaves with "
          "the message."),
      N_ ("Look at what is attached before you send the message."),
      .deceives = TRUE },
  [IRI_FINDING_MAILTO_HEADER] = {
      "mailto-header", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 6068 §4",
      N_ ("{text} is no header field that a link may set"),
      N_ ("Subject, Keywords and the text are known to do no harm. Others "
          "change who a message seems to be from or what becomes of it."),
      N_ ("Remove it.") },
  [IRI_FINDING_MAILTO_LINE_BREAK] = {
      "mailto-line-break", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "RFC 6068 §5",
      N_ ("A header field has a line break in it"),
      N_ ("A mail program that takes it as it is reads what follows as another "
          "header field: more recipients, or another sender."),
      N_ ("Remove the line break, %0D%0A."),
      .deceives = TRUE },
  [IRI_FINDING_DATA_PAGE] = {
      "data-page", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 2397 §6",
      N_ ("The address is a page itself"),
      N_ ("Whoever wrote the address wrote the page. It can look like that of "
          "anybody, and run programs."),
      N_ ("Read what it holds instead of opening it."),
      .deceives = TRUE },
  [IRI_FINDING_DATA_COMMA] = {
      "data-comma", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 2397 §3",
      N_ ("There is no comma, so there is no data"),
      N_ ("What stands before the first comma says what the data is; the data "
          "follows it."),
      N_ ("Write a comma before the data.") },
  [IRI_FINDING_DATA_BASE64] = {
      "data-base64", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 2397 §3",
      N_ ("{text} is not base64"),
      N_ ("Browsers refuse all of the data. What is shown of it leaves this "
          "out."),
      N_ ("Encode the data again, or remove ;base64.") },
  [IRI_FINDING_USERINFO] = {
      "userinfo", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §7.6",
      N_ ("The host comes after the @; {text} before it is only a user"),
      N_ ("People take what stands first for the host."),
      NULL },
  [IRI_FINDING_USERINFO_HTTP] = {
      "userinfo-http", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 9110 §4.2.4",
      N_ ("{text} stands before the host of a web address"),
      N_ ("Web addresses have no user any more. Here it mostly serves to "
          "make people take it for the host."),
      N_ ("Remove it and the @."),
      .deceives = TRUE },
  [IRI_FINDING_USERINFO_LIKE_HOST] = {
      "userinfo-like-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §7.6",
      N_ ("{text} looks like a host and is only a user; the host is "
          "{quote}"),
      N_ ("The host is what stands after the @, not the name that people see "
          "first."),
      N_ ("Remove it and the @, and look at the host."),
      .deceives = TRUE },
  [IRI_FINDING_USERINFO_EMPTY] = {
      "userinfo-empty", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §3.2.1",
      N_ ("There is no user before the @"),
      N_ ("The address is the same without the @, but programs that "
          "compare letter by letter see two addresses."),
      N_ ("Remove the @.") },
  [IRI_FINDING_PASSWORD] = {
      "password", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 3986 §3.2.1",
      N_ ("A password stands in the address"),
      N_ ("Addresses are shown, logged and passed on, and the password "
          "with them. This form is out of use for that reason."),
      N_ ("Remove the password, and change it if the address was passed "
          "on.") },
  [IRI_FINDING_PORT_EMPTY] = {
      "port-empty", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §3.2.3",
      N_ ("There is no port after the colon"),
      N_ ("The address is the same without the colon, but programs that "
          "compare letter by letter see two addresses."),
      N_ ("Remove the colon.") },
  [IRI_FINDING_PORT_DEFAULT] = {
      "port-default", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §3.2.3",
      N_ ("{text} is the usual port of the scheme"),
      N_ ("The address is the same without it, but programs that compare "
          "letter by letter see two addresses."),
      N_ ("Remove the colon and the port.") },
  [IRI_FINDING_PORT_RANGE] = {
      "port-range", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, port",
      N_ ("There is no port {text}"),
      N_ ("Ports go up to 65535. Programs refuse the address, or use "
          "what is left of the number."),
      N_ ("Write the right port.") },
  [IRI_FINDING_PORT_ZERO] = {
      "port-zero", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 6335 §6",
      N_ ("Port 0 cannot be connected to"),
      N_ ("It is reserved and means that any free port will do, which "
          "helps no one who wants to get there."),
      N_ ("Write the right port.") },
  [IRI_FINDING_PORT_ZEROS] = {
      "port-zeros", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §3.2.3",
      N_ ("The port {text} begins with zeros"),
      N_ ("It is the same port without them, but programs that compare "
          "letter by letter see two addresses."),
      N_ ("Remove the zeros.") },
  /* Host. */
  [IRI_FINDING_HOST_EMPTY] = {
      "host-empty", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 9110 §4.2.1",
      N_ ("There is no host"),
      N_ ("Addresses of this scheme need one. Browsers take the next "
          "part of the path for it, others fail."),
      N_ ("Write the host.") },
  [IRI_FINDING_HOST_NO_DOTS] = {
      "host-no-dots", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §3.2.2",
      N_ ("The host {text} has no dot"),
      N_ ("Such a name is known only in one's own network, so the "
          "address leads elsewhere or nowhere for others."),
      N_ ("Write the whole name.") },
  [IRI_FINDING_HOST_TRAILING_DOT] = {
      "host-trailing-dot", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "RFC 3986 §3.2.2",
      N_ ("The host ends in a dot"),
      N_ ("The dot says that the name is complete. It is the same host, "
          "but many programs see two different ones."),
      N_ ("Remove the dot.") },
  [IRI_FINDING_HOST_UPPER_CASE] = {
      "host-upper-case", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §3.2.2",
      N_ ("{text} in the host is in capital letters"),
      N_ ("It is the same host in small letters, but programs that "
          "compare letter by letter see two addresses."),
      N_ ("Write the host in small letters.") },
  [IRI_FINDING_HOST_UNDERSCORE] = {
      "host-underscore", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 1123 §2.1",
      N_ ("The host has an underscore"),
      N_ ("Names of hosts are letters, digits and hyphens. Many servers "
          "and programs refuse this one."),
      N_ ("Use a hyphen.") },
  [IRI_FINDING_HOST_CHARACTER] = {
      "host-character", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 1123 §2.1",
      N_ ("{char} is in no name of a host"),
      N_ ("The grammar of addresses allows it, but names of hosts are "
          "letters, digits and hyphens."),
      N_ ("Write the name without it.") },
  [IRI_FINDING_LABEL_EMPTY] = {
      "label-empty", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 1034 §3.1",
      N_ ("There is nothing between two dots of the host"),
      N_ ("Each part of a name needs at least one character, so this "
          "host cannot be looked up."),
      N_ ("Remove one of the dots.") },
  [IRI_FINDING_LABEL_LONG] = {
      "label-long", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 1034 §3.1",
      N_ ("A part of the host is longer than 63 characters"),
      N_ ("Domain names have no room for more, so this host cannot be "
          "looked up."),
      N_ ("Write a shorter name.") },
  [IRI_FINDING_NAME_LONG] = {
      "name-long", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 1034 §3.1",
      N_ ("The host is longer than 253 characters"),
      N_ ("Domain names have no room for more, so this host cannot be "
          "looked up."),
      N_ ("Write a shorter name.") },
  [IRI_FINDING_LABEL_HYPHEN] = {
      "label-hyphen", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 1123 §2.1",
      N_ ("{text} begins or ends with a hyphen"),
      N_ ("A part of the name of a host may hold hyphens only inside."),
      N_ ("Remove the hyphen.") },
  [IRI_FINDING_LABEL_HYPHENS] = {
      "label-hyphens", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 5891 §4.2.3.1",
      N_ ("{text} has hyphens in the third and fourth place"),
      N_ ("They are kept for encoded names such as those that begin with "
          "xn--."),
      N_ ("Choose another name.") },
  [IRI_FINDING_A_LABEL_INVALID] = {
      "a-label-invalid", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5890 §2.3.2",
      N_ ("{text} begins with xn-- and encodes no name"),
      N_ ("It is kept for encoded names; programs refuse it or show it "
          "as it is."),
      N_ ("Write the name in its own letters.") },
  [IRI_FINDING_A_LABEL_NOT_CANONICAL] = {
      "a-label-not-canonical", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5891 §5.4",
      N_ ("{text} is not the form that its name is encoded in"),
      N_ ("Decoded and encoded again it becomes another name, so "
          "programs come to different hosts."),
      N_ ("Write the name in its own letters.") },
  [IRI_FINDING_A_LABEL_UPPER_CASE] = {
      "a-label-upper-case", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD,
      "RFC 5890 §2.3.2",
      N_ ("{text} is an encoded name in capital letters"),
      N_ ("It is the same host in small letters, but programs that "
          "compare letter by letter see two addresses."),
      N_ ("Write it in small letters.") },
  [IRI_FINDING_BIDI_LABEL_DIGIT] = {
      "bidi-label-digit", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 1",
      N_ ("{text} begins with a digit, and the host runs right to left "
          "in part"),
      N_ ("On screen the digits move to the part beside them, so the "
          "parts seem to stand in another order."),
      N_ ("Let each part of the host begin with a letter.") },
  [IRI_FINDING_BROWSER_PUNYCODE] = {
      "browser-punycode", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "Chromium docs/idn.md",
      N_ ("Browsers show {text} as {quote}"),
      N_ ("They do not show it in Unicode, since it could be taken for "
          "another name."),
      N_ ("Use a name that browsers show."),
      .deceives = TRUE },
  [IRI_FINDING_BROWSER_A_LABEL] = {
      "browser-a-label", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "Chromium docs/idn.md",
      N_ ("{text} stands for {quote}, which browsers do not show"),
      N_ ("They do not show it in Unicode, since it could be taken for "
          "another name."),
      N_ ("Use a name that browsers show."),
      .deceives = TRUE },
  [IRI_FINDING_BROWSER_REFUSED] = {
      "browser-refused", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard",
      N_ ("Browsers do not take {text} for a name"),
      N_ ("The rules for internationalized domain names that browsers follow "
          "refuse it, so they open nothing."),
      N_ ("Use a name that browsers open.") },
  [IRI_FINDING_NO_ALPHABET] = {
      "no-alphabet", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "UTR #36 §2.3",
      N_ ("{quote} has letters that no language uses together"),
      N_ ("With marks of several languages a word can pass for one without "
          "them, which people know."),
      N_ ("Make sure that the name is the one that is meant."),
      .deceives = TRUE },
  [IRI_FINDING_IPV4_LIKE] = {
      "ipv4-like", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7.4",
      N_ ("Browsers take {text} for the IPv4 address {quote}"),
      N_ ("They read numbers in other lengths and in hex or octal as well, "
          "which hides from people and from filters where the address "
          "leads."),
      N_ ("Write the address as four numbers from 0 to 255."),
      .deceives = TRUE },
  [IRI_FINDING_IPV4_REFUSED] = {
      "ipv4-refused", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, IPv4 parser",
      N_ ("{text} ends in a number and is no IPv4 address"),
      N_ ("Browsers take every host that ends in a number for an IPv4 "
          "address and refuse this one; others look it up as a name."),
      N_ ("Write four numbers from 0 to 255, or a name that does not end "
          "in a number.") },
  [IRI_FINDING_IPV6_NOT_CANONICAL] = {
      "ipv6-not-canonical", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 5952 §4",
      N_ ("{text} is not the usual way to write this IPv6 address"),
      N_ ("It is the same address in small letters, without leading "
          "zeros and with the longest run of zeros left out, but "
          "programs that compare letter by letter see two."),
      N_ ("Write it in its usual form.") },
  [IRI_FINDING_IPV6_WITH_IPV4] = {
      "ipv6-with-ipv4", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 4291 §2.5.5",
      N_ ("{text} has the IPv4 address {quote} inside"),
      N_ ("It may lead to the IPv4 host, past rules that are meant for "
          "IPv4 addresses."),
      NULL },
  [IRI_FINDING_IPVFUTURE_UNKNOWN] = {
      "ipvfuture-unknown", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "RFC 3986 §3.2.2",
      N_ ("{text} is an address of a version that does not exist yet"),
      N_ ("The grammar keeps a place for it; no program can connect to "
          "it."),
      N_ ("Use a name, an IPv4 or an IPv6 address.") },
  [IRI_FINDING_HOST_CAPITAL_I] = {
      "host-capital-i", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      N_ ("The I in {other} looks like a small L"),
      N_ ("Hosts are the same in small letters, where it is an i, so people "
          "take the name for that of somebody else."),
      N_ ("Write the host in small letters."),
      .deceives = TRUE },
  [IRI_FINDING_HOST_LIKE_FILE] = {
      "host-like-file", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §4.5",
      N_ ("{text} is a host, and looks like the name of a file"),
      N_ ("Who clicks on it expects a file that is there already, and goes "
          "to somebody's site."),
      NULL },
  [IRI_FINDING_HOST_BEGINS_LIKE] = {
      "host-begins-like", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §7.6",
      N_ ("The host begins like {quote} and belongs to {other}"),
      N_ ("People read from the left and stop at the name they know. Whose a "
          "host is, is told by its end."),
      N_ ("Look at the end of the host, and go on only if you know that "
          "name."),
      .deceives = TRUE },
  [IRI_FINDING_HOST_OWNER_FAR] = {
      "host-owner-far", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §7.6",
      N_ ("The host belongs to {other}, which comes only after {quote} "
          "characters"),
      N_ ("Where there is no room for so many, the name that counts is cut "
          "off, and the beginning is taken for it."),
      N_ ("Look at the end of the host, and go on only if you know that "
          "name."),
      .deceives = TRUE },
  [IRI_FINDING_IP_LOOPBACK] = {
      "ip-loopback", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 6890 §2.2",
      N_ ("{quote} is this machine itself"),
      N_ ("It leads each reader to a server on the machine that they sit "
          "at, if one runs there."),
      N_ ("Write the name of the machine if others are to get there.") },
  [IRI_FINDING_IP_PRIVATE] = {
      "ip-private", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 6890 §2.2",
      N_ ("{quote} is in a private network"),
      N_ ("Each network gives such addresses to machines of its own, so "
          "other readers come to another machine or to none."),
      N_ ("Write a name that is known everywhere if others are to get "
          "there.") },
  [IRI_FINDING_IP_LINK_LOCAL] = {
      "ip-link-local", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 6890 §2.2",
      N_ ("{quote} is known only on one link of a network"),
      N_ ("It reaches what the machine is directly connected with. In data "
          "centres that is a service which gives out the machine's "
          "secrets."),
      N_ ("Write a name that is known everywhere if others are to get "
          "there.") },
  [IRI_FINDING_IP_SPECIAL] = {
      "ip-special", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 6890 §2.2",
      N_ ("{quote} is kept for special uses"),
      N_ ("Documentation, tests, groups of machines and later use have "
          "addresses of their own, which lead to no ordinary host."),
      NULL },
  /* Labels of a host that runs right to left in part. */
  [IRI_FINDING_BIDI_RULE_1] = {
      "bidi-rule-1", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 1",
      N_ ("{other} begins with {char}, and the host runs right to left in part"),
      N_ ("What stands before the first letter of a label moves to the label "
          "beside it on screen."),
      N_ ("Let each label of the host begin with a letter.") },
  [IRI_FINDING_BIDI_RULE_2] = {
      "bidi-rule-2", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 2",
      N_ ("{char} cannot stand in {other}, which runs right to left"),
      N_ ("A label that runs both ways falls into pieces on screen, and nobody "
          "can tell in which order they are stored."),
      N_ ("Write each label of the host in one direction.") },
  [IRI_FINDING_BIDI_RULE_3] = {
      "bidi-rule-3", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 3",
      N_ ("{other} runs right to left and ends with {char}"),
      N_ ("What stands after the last letter or digit of a label moves to the "
          "label beside it on screen."),
      N_ ("Let the label end with a letter or a digit.") },
  [IRI_FINDING_BIDI_RULE_4] = {
      "bidi-rule-4", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 4",
      N_ ("{char} is a digit of another kind than those before it in {other}"),
      N_ ("European and Arabic digits are put in order by different rules, so "
          "numbers of both kinds can change places on screen."),
      N_ ("Use digits of one kind.") },
  [IRI_FINDING_BIDI_RULE_5] = {
      "bidi-rule-5", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 5",
      N_ ("{char} cannot stand in {other}, which runs left to right"),
      N_ ("A label that runs both ways falls into pieces on screen, and nobody "
          "can tell in which order they are stored."),
      N_ ("Write each label of the host in one direction.") },
  [IRI_FINDING_BIDI_RULE_6] = {
      "bidi-rule-6", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5893 §2 rule 6",
      N_ ("{other} ends with {char}, and the host runs right to left in part"),
      N_ ("What stands after the last letter or digit of a label moves to the "
          "label beside it on screen."),
      N_ ("Let each label of the host end with a letter or a digit.") },
  /* Path, query and fragment. */
  [IRI_FINDING_DOT_SEGMENT] = {
      "dot-segment", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §6.2.2.3",
      N_ ("{text} in the path will be removed"),
      N_ ("A dot stands for the folder itself, two for the one above it. "
          "Programs remove both before they use the address."),
      N_ ("Write the path that is left without them.") },
  [IRI_FINDING_DOTS_HIDE_AUTHORITY] = {
      "dots-hide-authority", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §5.2.4",
      N_ ("Without its dot segments the path would begin with //"),
      N_ ("What follows would be read as a host, so the address changes "
          "when it is tidied up."),
      N_ ("Write the path without the empty segment.") },
  [IRI_FINDING_EMPTY_SEGMENT] = {
      "empty-segment", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §3.3",
      N_ ("There is nothing between two slashes"),
      N_ ("Some servers take two slashes for one and others do not, so "
          "this may be another address or the same."),
      N_ ("Remove one of the slashes, unless the server wants both.") },
  [IRI_FINDING_BACKSLASH] = {
      "backslash", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, path state",
      N_ ("Browsers read \\ as /"),
      N_ ("Others do not, so they see other components and may go to "
          "another host."),
      N_ ("Write / if a slash is meant, otherwise %5C.") },
  [IRI_FINDING_BACKSLASH_HOST] = {
      "backslash-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, authority state",
      N_ ("Browsers go to the host {quote}, which others do not see"),
      N_ ("Browsers read \\ as /, and two of them begin a host. By RFC 3986 "
          "there is none, so a check that goes by it lets the address pass."),
      N_ ("Write / if a slash is meant, otherwise %5C."),
      .deceives = TRUE },
  [IRI_FINDING_BACKSLASH_OTHER_HOST] = {
      "backslash-other-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, authority state",
      N_ ("Browsers go to {quote}, others to {other}"),
      N_ ("Browsers read \\ as /, which ends the host. By RFC 3986 it does "
          "not, so the host that was checked is not the one that is gone to."),
      N_ ("Write the address with one host and without \\."),
      .deceives = TRUE },
  [IRI_FINDING_SECOND_QUESTION_MARK] = {
      "second-question-mark", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "RFC 3986 §3.4",
      N_ ("A second ? stands in the query"),
      N_ ("Only the first ? begins the query; this one is part of it. "
          "Some old programs read it otherwise."),
      N_ ("Write & between the parts of a query, or %3F if a question "
          "mark is meant.") },
  [IRI_FINDING_EMPTY_QUERY] = {
      "empty-query", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §6.2.3",
      N_ ("There is nothing after the ?"),
      N_ ("It is another address than the one without it, though most "
          "servers answer the same."),
      N_ ("Remove the ? if it has no meaning.") },
  [IRI_FINDING_EMPTY_FRAGMENT] = {
      "empty-fragment", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §6.2.3",
      N_ ("There is nothing after the #"),
      N_ ("It is another address than the one without it, though it "
          "leads to the same place."),
      N_ ("Remove the # if it has no meaning.") },
  [IRI_FINDING_LONG_COMPONENT] = {
      "long-component", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §3.3",
      N_ ("A part of the path is longer than 255 bytes"),
      N_ ("Many systems keep files under names of at most 255 bytes, so "
          "it may be cut or refused."),
      N_ ("Use a shorter name.") },
  [IRI_FINDING_TRAILING_PUNCTUATION] = {
      "trailing-punctuation", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 C",
      N_ ("The address ends with {char}"),
      N_ ("In running text it is taken for the punctuation of the "
          "sentence and left out."),
      N_ ("Percent-encode it, or put the address in angle brackets.") },
  /* Direction, where the document says MUST. */
  [IRI_FINDING_BIDI_MIXED_FORBIDDEN] = {
      "bidi-mixed-forbidden", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "duerst-01 §4.1",
      N_ ("{text} mixes both writing directions"),
      N_ ("This document forbids it, since nobody can tell in which "
          "order the letters are stored."),
      N_ ("Write the component in one direction, or percent-encoded.") },
  [IRI_FINDING_BIDI_OTHERS_FORBIDDEN] = {
      "bidi-others-forbidden", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "duerst-01 §4.1",
      N_ ("{text} has right-to-left letters together with digits or signs"),
      N_ ("This document allows nothing but right-to-left letters beside "
          "them; later ones allow digits inside."),
      N_ ("Write the component without them, or choose a later document.") },
  /* What is shown, and what a reader makes of it. */
  [IRI_FINDING_BIDI_TWIN] = {
      "bidi-twin", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §4.2",
      N_ ("{quote} looks exactly the same"),
      N_ ("It is another address. Nobody can tell from a screen or from "
          "paper which of the two is meant, so this one may be taken for "
          "that one."),
      N_ ("Percent-encode the components with right-to-left letters, or "
          "write a host label in its xn-- form."),
      .deceives = TRUE },
  [IRI_FINDING_BIDI_MISREAD] = {
      "bidi-misread", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §4.4",
      N_ ("People read this as {quote}"),
      N_ ("They read each block of right-to-left text from right to left "
          "and the rest from left to right, and get another address."),
      N_ ("Percent-encode the components with right-to-left letters, or "
          "write a host label in its xn-- form."),
      .deceives = TRUE },
  [IRI_FINDING_BIDI_HOST_MOVED] = {
      "bidi-host-moved", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §4.4",
      N_ ("The {unit} {text} stands where the {other-unit} {other} belongs"),
      N_ ("What stands in the place of the host is taken for the host, so "
          "people may think that the address leads elsewhere."),
      N_ ("Percent-encode the right-to-left component beside the host.") },
  [IRI_FINDING_BIDI_MOVED] = {
      "bidi-moved", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §4.4",
      N_ ("The {unit} {text} stands where the {other-unit} {other} belongs"),
      N_ ("Components with right-to-left letters that follow each other are "
          "shown from right to left as a whole, so one may be taken for "
          "another."),
      N_ ("Percent-encode one of the components.") },
  [IRI_FINDING_BIDI_HOST_TORN] = {
      "bidi-host-torn", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §4.4",
      N_ ("The host {text} is shown torn apart"),
      N_ ("Something else stands between its pieces, so nobody can see "
          "where the host begins and ends."),
      N_ ("Percent-encode the right-to-left component beside the host.") },
  [IRI_FINDING_BIDI_TORN] = {
      "bidi-torn", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §4.4",
      N_ ("The {unit} {text} is shown in several pieces"),
      N_ ("Digits and signs at an end of a right-to-left component are "
          "drawn to what is beside it, so something else stands between "
          "its pieces."),
      N_ ("Percent-encode the whole component, or have it begin and end "
          "with right-to-left letters.") },
  [IRI_FINDING_BIDI_ORDER] = {
      "bidi-order", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §4.4",
      N_ ("The pieces of {text} are shown in another order than they are "
          "stored in"),
      N_ ("Right-to-left pieces that follow each other are read from right "
          "to left. People who know the script do so; others may not."),
      N_ ("Where that matters, percent-encode the pieces, or write host "
          "labels in their xn-- form.") },
  [IRI_FINDING_MORE] = {
      "more", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "",
      N_ ("Not all findings are listed"),
      N_ ("Only the first of each kind are listed. The verdict counts all."),
      NULL },
};
/* clang-format on */

G_STATIC_ASSERT (G_N_ELEMENTS (catalogue) == IRI_N_FINDINGS);

const IriFindingInfo *
iri_finding_info (IriFindingCode code)
{
  g_return_val_if_fail (code < IRI_N_FINDINGS, NULL);
  return &catalogue[code];
}
