/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#include "iri-finding.h"

#include "iri-chars.h"
#include "iri-host.h"
#include "iri-icu.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Longer quotations are cut in a message; the span has the whole. */
#define MAX_QUOTED_BYTES 60

/* Ids never change. A message's {char} is the first character of the span,
 * {text} the span's text. */
/* clang-format off */
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
      N_ ("Remove it.") },
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
      N_ ("Remove it.") },
  [IRI_FINDING_BIDI_CONTROL_LATER] = {
      "bidi-control-later", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "UAX #9 §2",
      N_ ("{char} reorders the display"),
      N_ ("It is newer than the document, which does not name it; it deceives "
          "in the same way as the characters that are forbidden."),
      N_ ("Remove it.") },
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
      N_ ("Mend the scheme, or begin with ./ if this is a path.") },
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
      N_ ("Write the others as %40.") },
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
      N_ ("Mend the address.") },
  [IRI_FINDING_IPVFUTURE] = {
      "ipvfuture", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      N_ ("{text} is no address of a future version"),
      N_ ("It is v, a version in hex digits, a dot and the address."),
      N_ ("Mend the address.") },
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
      N_ ("The rules for internationalized domain names refuse it, so the host "
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
  [IRI_FINDING_BIDI_BRACKETS] = {
      "bidi-brackets", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "UAX #9 N0",
      N_ ("There are too many brackets to pair them all"),
      N_ ("From here on brackets are placed like any other sign, so some may "
          "be shown elsewhere than a browser shows them."),
      NULL },
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
      N_ ("Mend the findings above; the URI follows.") },
  [IRI_FINDING_BASE_RELATIVE] = {
      "base-relative", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §5.1",
      N_ ("There is no scheme, neither here nor in the base"),
      N_ ("A base that is relative itself says only where to go from a place "
          "that nobody knows."),
      N_ ("Give the base as an address with its scheme.") },
  [IRI_FINDING_DOMAIN_TO_ASCII] = {
      "domain-to-ascii",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The host cannot be turned into ASCII"),
      N_ ("A browser finds a character, or a label, that "
          "internationalized domain names do not allow, so there is "
          "no name to look up."),
      N_ ("Mend the host.") },
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
  [IRI_FINDING_IPV4_EMPTY_PART] = {
      "ipv4-empty-part",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("A dot follows the number of an IPv4 address"),
      N_ ("A browser takes the address without it; other programs may "
          "not."),
      N_ ("Remove the dot.") },
  [IRI_FINDING_IPV4_TOO_MANY_PARTS] = {
      "ipv4-too-many-parts",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The host ends in a number but has more parts than an IPv4 "
          "address"),
      N_ ("A browser takes a host that ends in a number for an IPv4 "
          "address, and refuses this one."),
      N_ ("Write four numbers, or end the name in a letter.") },
  [IRI_FINDING_IPV4_NON_NUMERIC_PART] = {
      "ipv4-non-numeric-part",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The host ends in a number but is no IPv4 address"),
      N_ ("A browser takes a host that ends in a number for an IPv4 "
          "address, and refuses this one."),
      N_ ("Write four numbers, or end the name in a letter.") },
  [IRI_FINDING_IPV4_NON_DECIMAL_PART] = {
      "ipv4-non-decimal-part",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("The IPv4 address is written in hexadecimal or octal "
          "numbers"),
      N_ ("A browser reads 0x7f as 127 and 010 as 8; people and other "
          "programs do not."),
      N_ ("Write the numbers in decimal.") },
  [IRI_FINDING_IPV4_OUT_OF_RANGE_PART] = {
      "ipv4-out-of-range-part",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("A number of the IPv4 address is too large"),
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
      N_ ("Mend the address.") },
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
      N_ ("Mend the address.") },
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
      N_ ("Mend the address.") },
  [IRI_FINDING_IPV4_IN_IPV6_INVALID_CODE_POINT] = {
      "ipv4-in-ipv6-invalid-code-point",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The IPv4 address in the IPv6 address is not written in "
          "numbers from 0 to 255"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Mend the address.") },
  [IRI_FINDING_IPV4_IN_IPV6_OUT_OF_RANGE_PART] = {
      "ipv4-in-ipv6-out-of-range-part",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("A number of the IPv4 address in the IPv6 address is larger "
          "than 255"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Mend the address.") },
  [IRI_FINDING_IPV4_IN_IPV6_TOO_FEW_PARTS] = {
      "ipv4-in-ipv6-too-few-parts",
      IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "URL Standard",
      N_ ("The IPv4 address in the IPv6 address has fewer than four "
          "numbers"),
      N_ ("A browser refuses the address as a whole."),
      N_ ("Mend the address.") },
  [IRI_FINDING_INVALID_URL_UNIT] = {
      "invalid-url-unit",
      IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "URL Standard",
      N_ ("{text} is no character of a URL"),
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
      N_ ("Leave it out.") },
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
      N_ ("Mend the port.") },
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
  [IRI_FINDING_MORE] = {
      "more", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "",
      N_ ("There are more findings from here on"),
      N_ ("Only the first are listed."),
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

const char *
iri_severity_id (IriSeverity severity)
{
  switch (severity)
    {
    case IRI_SEVERITY_ERROR:
      return "error";
    case IRI_SEVERITY_WARNING:
      return "warning";
    case IRI_SEVERITY_NOTE:
      return "note";
    }
  g_return_val_if_reached ("");
}

/* Bytes as people write them: <C0><AF>. */
static void
append_bytes (GString *out, const guint8 *bytes, gsize length)
{
  for (gsize i = 0; i < length; i++)
    g_string_append_printf (out, "<%02X>", bytes[i]);
}

/* U+0041 “A”, or U+202E RIGHT-TO-LEFT OVERRIDE where there is nothing to see. */
static void
append_char (GString *out, const char *text, gsize length)
{
  const guint8 *bytes = (const guint8 *) text;
  gunichar c = bytes[0];
  guint n = c < 0x80 ? 1 : iri_utf8_read (bytes, length, &c);

  if (n == 0)
    append_bytes (out, bytes, iri_utf8_fault (bytes, length));
  else if (g_unichar_isgraph (c) && !iri_char_is_later_bidi_control (c)
           && !iri_char_is_bidi_formatting (c))
    g_string_append_len (out, text, n);
  else
    {
      g_autofree char *name = iri_icu_char_name (c);

      g_string_append_printf (out, "U+%04X %s", c, name);
    }
}

/* The text of a span, with what cannot be shown written out. */
static void
append_text (GString *out, const char *text, gsize length)
{
  gsize shown = MIN (length, MAX_QUOTED_BYTES);

  for (gsize at = 0; at < shown;)
    {
      const guint8 *bytes = (const guint8 *) text + at;
      gunichar c = bytes[0];
      guint n = c < 0x80 ? 1 : iri_utf8_read (bytes, length - at, &c);

      append_char (out, text + at, length - at);
      at += n != 0 ? n : iri_utf8_fault (bytes, length - at);
    }
  if (length > shown)
    g_string_append (out, "…");
}

/* Of a label that is empty there is no text to speak of. */
static const char *
choose_message (const IriFinding *finding)
{
  if (finding->code == IRI_FINDING_HOST_REFUSED
      && g_strcmp0 (finding->detail, "empty-label") == 0)
    return _ ("A label of the host name is empty");
  return _ (iri_finding_info (finding->code)->message);
}

char *
iri_finding_message (const IriFinding *finding, const char *text, gsize length)
{
  const char *message = choose_message (finding);
  IriSpan span = finding->span;
  GString *out = g_string_new (NULL);
  const char *brace;

  g_return_val_if_fail (span.end <= length && span.begin <= span.end, NULL);
  for (; (brace = strchr (message, '{')) != NULL;
       message = strchr (brace, '}') + 1)
    {
      gboolean is_char = g_str_has_prefix (brace, "{char}");

      g_string_append_len (out, message, brace - message);
      /* Isolated, so that the sentence around it keeps its order. */
      g_string_append (out, "\u2068");
      if (iri_span_length (span) == 0)
        g_string_append (out, "");
      else if (is_char)
        append_char (out, text + span.begin, iri_span_length (span));
      else
        append_text (out, text + span.begin, iri_span_length (span));
      g_string_append (out, "\u2069");
    }
  g_string_append (out, message);
  return g_string_free (out, FALSE);
}

const char *
iri_finding_why (const IriFinding *finding)
{
  if (finding->detail != NULL)
    return iri_host_error_message (finding->detail);
  return _ (iri_finding_info (finding->code)->why);
}

int
iri_finding_compare (gconstpointer a, gconstpointer b)
{
  const IriFinding *left = a, *right = b;
  IriSeverity left_severity = iri_finding_info (left->code)->severity;
  IriSeverity right_severity = iri_finding_info (right->code)->severity;

  if (left_severity != right_severity)
    return left_severity < right_severity ? -1 : 1;
  /* What is wrong with the whole follows what is wrong with its parts. */
  if ((left->part == IRI_PART_NONE) != (right->part == IRI_PART_NONE))
    return left->part == IRI_PART_NONE ? 1 : -1;
  if (left->span.begin != right->span.begin)
    return left->span.begin < right->span.begin ? -1 : 1;
  return (int) left->code - (int) right->code;
}
