/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about the host: its syntax, its labels and IP addresses. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_HOST_BRACKET, {
      "host-bracket", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §3.2.2",
      .message = N_ ("The square brackets in the host do not match"),
      .why = N_ ("Brackets must enclose a whole IPv6 or later IP address."),
      .fix = N_ ("Close the bracket right before the port or the path.") } },
  { IRI_FINDING_HOST_COLON, {
      "host-colon", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §3.2.2",
      .message = N_ ("The host contains a colon"),
      .why = N_ ("The only colon allowed here is the one before the port."),
      .fix = N_ ("Enclose an IPv6 address in square brackets.") } },
  { IRI_FINDING_HOST_NOT_ASCII, {
      "host-not-ascii", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 2396 §3.2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is not allowed in a host by this standard"),
      .why = N_ ("Internationalized domain names came later; this standard "
                 "limits hosts to US-ASCII letters, digits and punctuation."),
      .fix = N_ ("Use the ASCII form of the host, or choose a later "
                 "standard.") } },
  { IRI_FINDING_HOST_BIDI_FORMATTING, {
      "host-bidi-formatting", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST,
      "RFC 2396 §3.2.2",
      .message = N_ ("{char} is not allowed in a host by this standard"),
      .why = N_ ("It is invisible, can make the IRI look like another one, and "
                 "cannot be typed from what is shown."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_HOST_PERCENT, {
      "host-percent", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 2396 §3.2.2",
      .message = N_ ("The host is partly percent-encoded, which this standard "
                     "does not allow"),
      .why = N_ ("Some programs decode it and others do not, so they look up "
                 "different names."),
      .fix = N_ ("Use the characters themselves.") } },
  { IRI_FINDING_HOSTNAME, {
      "hostname", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 2396 §3.2.2",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} is not allowed here in the name of a server"),
      .why = N_ ("This standard limits the labels of a server name to letters, digits "
                 "and hyphens inside them, and the last one starts with a letter."),
      .fix = N_ ("Correct the host, or choose a later standard.") } },
  { IRI_FINDING_IPV6, {
      "ipv6", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §3.2.2",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} is not a valid IPv6 address"),
      .why = N_ ("An IPv6 address has eight groups of up to four hex digits; "
                 "one :: may replace groups of zeros."),
      .fix = N_ ("Correct the IPv6 address.") } },
  { IRI_FINDING_IPVFUTURE, {
      "ipvfuture", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §3.2.2",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} is not a valid IP address of a future version"),
      .why = N_ ("The form is v, a version in hex digits, a dot and the "
                 "address."),
      .fix = N_ ("Correct the IP address.") } },
  { IRI_FINDING_ZONE, {
      "zone", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §2.2",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("The zone {text} is not allowed in an IPv6 address here"),
      .why = N_ ("A zone names a network interface of one machine and means "
                 "nothing on another."),
      .fix = N_ ("Remove the zone.") } },
  { IRI_FINDING_BRACKET, {
      "bracket", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §3.2.2",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is only allowed around an IP address in the host"),
      .why = N_ ("Square brackets are reserved for IPv6 and later IP "
                 "addresses."),
      .fix = N_ ("Percent-encode it.") } },
  { IRI_FINDING_HOST_REFUSED, {
      "host-refused", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §3.1",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} is not allowed in a host name"),
      .why = N_ ("The rules for internationalized domain names reject this "
                 "host, so it cannot be looked up.") } },
  { IRI_FINDING_HOST_UNRESOLVABLE, {
      "host-unresolvable", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3987 §3.1",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} is not allowed in a host name"),
      .why = N_ ("This is a URI, but the rules for internationalized domain names reject "
                 "the host, so it cannot be looked up."),
      .fix = N_ ("Correct the host.") } },
  { IRI_FINDING_HOST_LOOK_ALIKE, {
      "host-look-alike", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3987 §6.1 b",
      /* Translators: {like} is a US-ASCII character: /. */
      .message = N_ ("{char} in the host looks like {like}"),
      .why = N_ ("The host seems to end there or to have another label, so "
                 "readers may take it for somebody else's site."),
      .fix = N_ ("Remove it from the host."),
      .deceives = TRUE } },
  { IRI_FINDING_HOST_DOT, {
      "host-dot", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3490 §3.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} separates labels of the host like a dot"),
      .why = N_ ("Chinese and Japanese keyboards produce this dot. Domain "
                 "names treat it as a dot, but programs that look for a plain "
                 "dot miss it."),
      .fix = N_ ("Use a plain dot.") } },
  { IRI_FINDING_HOST_SYMBOL, {
      "host-symbol", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 5892 §2.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} in the host is a symbol, not a letter or digit"),
      .why = N_ ("Host names consist of letters and digits. Many programs "
                 "reject this one, and an attacker can easily find a "
                 "look-alike."),
      .fix = N_ ("Use a name of letters and digits.") } },
  { IRI_FINDING_HOST_EMPTY, {
      "host-empty", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 1738 §3.1",
      .message = N_ ("The host is empty"),
      .why = N_ ("IRIs with this scheme need a host. Browsers use the first "
                 "segment of the path instead; other programs fail."),
      .fix = N_ ("Add the host.") } },
  { IRI_FINDING_HOST_NO_DOTS, {
      "host-no-dots", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 §3.2.2",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("The host {text} has no dot"),
      .why = N_ ("Such a name is known only in your own network, so for others "
                 "the IRI leads elsewhere or nowhere."),
      .fix = N_ ("Use the full domain name.") } },
  { IRI_FINDING_HOST_TRAILING_DOT, {
      "host-trailing-dot", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "RFC 3986 §3.2.2",
      .message = N_ ("The host ends in a dot"),
      .why = N_ ("The dot marks the name as complete. It is the same host, but "
                 "many programs see two different ones."),
      .fix = N_ ("Remove the dot.") } },
  { IRI_FINDING_HOST_UPPER_CASE, {
      "host-upper-case", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_SHOULD, "RFC 3986 §3.2.2",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} in the host is in capital letters"),
      .why = N_ ("It is the same host in small letters, but programs that "
                 "compare character by character see two different IRIs."),
      .fix = N_ ("Use small letters for the host.") } },
  { IRI_FINDING_HOST_UNDERSCORE, {
      "host-underscore", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 1123 §2.1",
      .message = N_ ("The host contains an underscore"),
      .why = N_ ("Host names consist of letters, digits and hyphens. Many "
                 "servers and programs reject this one."),
      .fix = N_ ("Use a hyphen.") } },
  { IRI_FINDING_HOST_CHARACTER, {
      "host-character", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 1123 §2.1",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("{char} is not allowed in a host name"),
      .why = N_ ("The grammar of IRIs allows it, but host names consist of "
                 "letters, digits and hyphens."),
      .fix = N_ ("Remove it from the host.") } },
  { IRI_FINDING_LABEL_EMPTY, {
      "label-empty", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 1034 §3.1",
      .message = N_ ("The host has an empty label between two dots"),
      .why = N_ ("Each label needs at least one character, so this host cannot "
                 "be looked up."),
      .fix = N_ ("Remove one of the dots.") } },
  { IRI_FINDING_LABEL_LONG, {
      "label-long", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 1034 §3.1",
      .message = N_ ("A label of the host is longer than 63 characters"),
      .why = N_ ("Domain names do not allow longer labels, so this host cannot "
                 "be looked up."),
      .fix = N_ ("Use a shorter name.") } },
  { IRI_FINDING_NAME_LONG, {
      "name-long", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 1034 §3.1",
      .message = N_ ("The host is longer than 253 characters"),
      .why = N_ ("Domain names do not allow longer names, so this host cannot "
                 "be looked up."),
      .fix = N_ ("Use a shorter name.") } },
  { IRI_FINDING_LABEL_HYPHEN, {
      "label-hyphen", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 1123 §2.1",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} starts or ends with a hyphen"),
      .why = N_ ("A label of a host name may contain hyphens only inside, so "
                 "some programs reject this host."),
      .fix = N_ ("Remove the hyphen.") } },
  { IRI_FINDING_LABEL_HYPHENS, {
      "label-hyphens", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 5891 §4.2.3.1",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} has hyphens in the third and fourth positions"),
      .why = N_ ("Such names are reserved for encodings like xn--, so "
                 "registries and programs may reject this one."),
      .fix = N_ ("Choose another name.") } },
  { IRI_FINDING_A_LABEL_INVALID, {
      "a-label-invalid", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 5890 §2.3.2.1",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} starts with xn-- but does not encode a name"),
      .why = N_ ("The prefix is reserved for encoded names; programs reject "
                 "this one or show it as it is."),
      .fix = N_ ("Use the Unicode form of the name.") } },
  { IRI_FINDING_A_LABEL_NOT_CANONICAL, {
      "a-label-not-canonical", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 5891 §5.4",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} is not the canonical encoding of its name"),
      .why = N_ ("Decoding and encoding it again gives another name, so "
                 "programs connect to different hosts."),
      .fix = N_ ("Use the Unicode form of the name.") } },
  { IRI_FINDING_A_LABEL_UPPER_CASE, {
      "a-label-upper-case", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_SHOULD,
      "RFC 5891 §4.2.1",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} is an encoded name in capital letters"),
      .why = N_ ("It is the same host in small letters, but programs that "
                 "compare character by character see two different IRIs."),
      .fix = N_ ("Use small letters.") } },
  { IRI_FINDING_BROWSER_PUNYCODE, {
      "browser-punycode", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "Chromium docs/idn.md",
      /* Translators: {quote} is another form of the host or a part of it. */
      .message = N_ ("Browsers show {quote} in Punycode"),
      .why = N_ ("They do not show it in Unicode because readers could mistake "
                 "it for another name."),
      .fix = N_ ("Use a name that browsers show in Unicode."),
      .deceives = TRUE } },
  { IRI_FINDING_BROWSER_A_LABEL, {
      "browser-a-label", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "Chromium docs/idn.md",
      /* Translators: {quote} is another form of the host or a part of it. */
      .message = N_ ("Browsers do not show the letters of {quote}"),
      .why = N_ ("They do not show it in Unicode because readers could mistake "
                 "it for another name."),
      .fix = N_ ("Use a name that browsers show in Unicode."),
      .deceives = TRUE } },
  { IRI_FINDING_BROWSER_REFUSED, {
      "browser-refused", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "URL Standard §3.5",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("Browsers reject the host name {text}"),
      .why = N_ ("It breaks the rules for internationalized domain names that "
                 "browsers follow, so they open nothing."),
      .fix = N_ ("Use a name that browsers open.") } },
  { IRI_FINDING_LETTERS_OF_NO_LANGUAGE, {
      "no-alphabet", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {quote} is another form of the host or a part of it. */
      .message = N_ ("{quote} combines letters that no single language uses"),
      .why = N_ ("A word with marks from several languages can pass for a "
                 "familiar word without them."),
      .fix = N_ ("Check that this is the name you want."),
      .deceives = TRUE } },
  { IRI_FINDING_IPV4_LIKE, {
      "ipv4-like", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3986 §7.4",
      /* Translators: {text} is a host or a part of it: 192.0.2.1; {quote} is another
       * form of the host or a part of it. */
      .message = N_ ("Browsers read {text} as the IPv4 address {quote}"),
      .why = N_ ("They also accept fewer numbers and hex or octal notation, "
                 "which hides from people and from filters where the IRI "
                 "leads."),
      .fix = N_ ("Use four numbers from 0 to 255."),
      .deceives = TRUE } },
  { IRI_FINDING_IPV4_REFUSED, {
      "ipv4-refused", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "URL Standard §3.5",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} ends in a number but is not a valid IPv4 address"),
      .why = N_ ("Browsers read every host that ends in a number as an IPv4 "
                 "address and reject this one; other programs look it up as a "
                 "name."),
      .fix = N_ ("Use four numbers from 0 to 255, or a name that does not end "
                 "in a number.") } },
  { IRI_FINDING_IPV6_NOT_CANONICAL, {
      "ipv6-not-canonical", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_SHOULD, "RFC 5952 §4",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} is not the canonical form of this IPv6 address"),
      .why = N_ ("The canonical form uses small letters, no leading zeros, and "
                 ":: for the longest run of zeros. Programs that compare "
                 "character by character see two different addresses."),
      .fix = N_ ("Use the canonical form.") } },
  { IRI_FINDING_IPV6_WITH_IPV4, {
      "ipv6-with-ipv4", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 4291 §2.5.5",
      /* Translators: {text} is a host or a part of it: 192.0.2.1; {quote} is another
       * form of the host or a part of it. */
      .message = N_ ("{text} contains the IPv4 address {quote}"),
      .why = N_ ("It may lead to the IPv4 host and so get past rules for IPv4 "
                 "addresses.") } },
  { IRI_FINDING_IPVFUTURE_UNKNOWN, {
      "ipvfuture-unknown", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "RFC 3986 §3.2.2",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} is an IP address of a version that does not exist "
                     "yet"),
      .why = N_ ("The grammar reserves this form for the future; no program "
                 "can connect to it."),
      .fix = N_ ("Use a name, an IPv4 address or an IPv6 address.") } },
  { IRI_FINDING_HOST_CAPITAL_I, {
      "host-capital-i", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {other} is the registrable domain or a label: example.com. */
      .message = N_ ("The I in {other} looks like a small L"),
      .why = N_ ("Host names ignore case, so this is an i, but readers may "
                 "take the name for somebody else's."),
      .fix = N_ ("Use small letters for the host."),
      .deceives = TRUE } },
  { IRI_FINDING_HOST_LIKE_FILE, {
      "host-like-file", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.5",
      /* Translators: {text} is a host or a part of it: 192.0.2.1. */
      .message = N_ ("{text} is a host but looks like a file name"),
      .why = N_ ("Readers who click it expect a local file and open somebody's "
                 "site instead.") } },
  { IRI_FINDING_HOST_BEGINS_LIKE, {
      "host-begins-like", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3986 §7.6",
      /* Translators: {quote} is another form of the host or a part of it; {other} is
       * the registrable domain or a label: example.com. */
      .message = N_ ("The host starts like {quote} but belongs to {other}"),
      .why = N_ ("Readers start at the left and stop at the name they know, "
                 "but the end of a host name says who owns it."),
      .fix = N_ ("Check the end of the host, and continue only if you know "
                 "that name."),
      .deceives = TRUE } },
  { IRI_FINDING_HOST_REGISTRABLE_DOMAIN_LATE, {
      "host-owner-far", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "URL Standard §4.8.2",
      /* Translators: {other} is the registrable domain; {quote} is a number, which can
       * be any from 41: 62. There are no plural forms here, so put it where it needs
       * none. */
      .message = N_ ("The host belongs to {other}, which comes only after "
                     "{quote} characters"),
      .why = N_ ("Where space is short, the end of the name is cut off, and "
                 "readers take the start for the owner."),
      .fix = N_ ("Check the end of the host, and continue only if you know "
                 "that name."),
      .deceives = TRUE } },
  { IRI_FINDING_IP_LOOPBACK, {
      "ip-loopback", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 6890 §2.2",
      /* Translators: {quote} is another form of the host or a part of it. */
      .message = N_ ("{quote} is the local machine"),
      .why = N_ ("For every reader it leads to a server on their own machine, "
                 "if one runs there."),
      .fix = N_ ("Use the name of the machine if others need to reach it.") } },
  { IRI_FINDING_IP_PRIVATE, {
      "ip-private", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 6890 §2.2",
      /* Translators: {quote} is another form of the host or a part of it. */
      .message = N_ ("{quote} is in a private network"),
      .why = N_ ("Each network assigns such addresses to its own machines, so "
                 "other readers reach a different machine or none."),
      .fix = N_ ("Use a public name if others need to reach it.") } },
  { IRI_FINDING_IP_LINK_LOCAL, {
      "ip-link-local", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 6890 §2.2",
      /* Translators: {quote} is another form of the host or a part of it. */
      .message = N_ ("{quote} is only valid on one network link"),
      .why = N_ ("It reaches machines on the same link. In data centers that "
                 "includes a service that hands out the machine's secrets."),
      .fix = N_ ("Use a public name if others need to reach it.") } },
  { IRI_FINDING_IP_SPECIAL, {
      "ip-special", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 6890 §2.2",
      /* Translators: {quote} is another form of the host or a part of it. */
      .message = N_ ("{quote} is reserved for special uses"),
      .why = N_ ("Documentation, tests, multicast and future use have reserved "
                 "addresses, which do not lead to an ordinary host.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_host = { rows, G_N_ELEMENTS (rows) };
