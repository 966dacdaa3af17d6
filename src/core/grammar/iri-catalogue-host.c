/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about the host: its syntax, its labels and IP addresses. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_HOST_BRACKET, {
      "host-bracket", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      .message = N_ ("The brackets around the address of the host do not "
                     "match"),
      .why = N_ ("Brackets stand only around a whole IPv6 or later address."),
      .fix = N_ ("Close the bracket right before the port or the path.") } },
  { IRI_FINDING_HOST_COLON, {
      "host-colon", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      .message = N_ ("A colon stands in the host"),
      .why = N_ ("Only one colon may stand there, before the port."),
      .fix = N_ ("Put an IPv6 address in brackets.") } },
  { IRI_FINDING_HOST_NOT_ASCII, {
      "host-not-ascii", IRI_SEVERITY_ERROR, IRI_FORCE_MUST,
      "masinter-07 §3.1 a",
      .message = N_ ("{char} cannot stand in a host by this document"),
      .why = N_ ("Internationalized domain names came later; the document "
                 "keeps hosts to letters, digits and signs of US-ASCII."),
      .fix = N_ ("Write the host in its ASCII form, or choose a later "
                 "document.") } },
  { IRI_FINDING_HOST_PERCENT, {
      "host-percent", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "3987bis-00 §2.2",
      .message = N_ ("The host is percent-encoded in part, which this document "
                     "does not allow"),
      .why = N_ ("Programs differ in whether they decode it, so they look up "
                 "different names."),
      .fix = N_ ("Write the characters themselves.") } },
  { IRI_FINDING_IPV6, {
      "ipv6", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      .message = N_ ("{text} is no IPv6 address"),
      .why = N_ ("It has eight groups of up to four hex digits; one :: may "
                 "stand for groups of zeros."),
      .fix = N_ ("Fix the address.") } },
  { IRI_FINDING_IPVFUTURE, {
      "ipvfuture", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      .message = N_ ("{text} is no address of a future version"),
      .why = N_ ("It is v, a version in hex digits, a dot and the address."),
      .fix = N_ ("Fix the address.") } },
  { IRI_FINDING_ZONE, {
      "zone", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §2.2",
      .message = N_ ("The zone {text} is not part of an IPv6 address here"),
      .why = N_ ("Zones came with RFC 6874 and mean something only on one "
                 "machine."),
      .fix = N_ ("Leave the zone out.") } },
  { IRI_FINDING_BRACKET, {
      "bracket", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.2.2",
      .message = N_ ("{char} may stand only around the address of a host"),
      .why = N_ ("Square brackets are kept for IPv6 and later addresses."),
      .fix = N_ ("Percent-encode it.") } },
  { IRI_FINDING_HOST_REFUSED, {
      "host-refused", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §3.1",
      .message = N_ ("{text} cannot stand in a host name"),
      .why = N_ ("The rules for internationalized domain names refuse the "
                 "host, so it cannot be looked up.") } },
  { IRI_FINDING_HOST_LOOK_ALIKE, {
      "host-look-alike", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §6.1 b",
      .message = N_ ("{char} in the host looks like {like}"),
      .why = N_ ("The host seems to end there or to have another part, so "
                 "people take the address for that of somebody else."),
      .fix = N_ ("Write the host without it."),
      .deceives = TRUE } },
  { IRI_FINDING_HOST_DOT, {
      "host-dot", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3490 §3.1",
      .message = N_ ("{char} is read as a dot between two names"),
      .why = N_ ("Keyboards for Chinese and Japanese write dots this way. "
                 "Domain names take it for a dot; programs that look for a dot "
                 "do not find it."),
      .fix = N_ ("Write a plain dot.") } },
  { IRI_FINDING_HOST_SYMBOL, {
      "host-symbol", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 5892 §2",
      .message = N_ ("{char} in the host is a symbol, not a letter or digit"),
      .why = N_ ("Names of hosts are made of letters and digits; many programs "
                 "refuse this one, and look-alikes are easy to find."),
      .fix = N_ ("Use a name of letters and digits.") } },
  { IRI_FINDING_HOST_EMPTY, {
      "host-empty", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 9110 §4.2.1",
      .message = N_ ("There is no host"),
      .why = N_ ("Addresses of this scheme need one. Browsers take the next "
                 "part of the path for it, others fail."),
      .fix = N_ ("Write the host.") } },
  { IRI_FINDING_HOST_NO_DOTS, {
      "host-no-dots", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §3.2.2",
      .message = N_ ("The host {text} has no dot"),
      .why = N_ ("Such a name is known only in one's own network, so the "
                 "address leads elsewhere or nowhere for others."),
      .fix = N_ ("Write the whole name.") } },
  { IRI_FINDING_HOST_TRAILING_DOT, {
      "host-trailing-dot", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "RFC 3986 §3.2.2",
      .message = N_ ("The host ends in a dot"),
      .why = N_ ("The dot says that the name is complete. It is the same host, "
                 "but many programs see two different ones."),
      .fix = N_ ("Remove the dot.") } },
  { IRI_FINDING_HOST_UPPER_CASE, {
      "host-upper-case", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §3.2.2",
      .message = N_ ("{text} in the host is in capital letters"),
      .why = N_ ("It is the same host in small letters, but programs that "
                 "compare letter by letter see two addresses."),
      .fix = N_ ("Write the host in small letters.") } },
  { IRI_FINDING_HOST_UNDERSCORE, {
      "host-underscore", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 1123 §2.1",
      .message = N_ ("The host has an underscore"),
      .why = N_ ("Names of hosts are letters, digits and hyphens. Many servers "
                 "and programs refuse this one."),
      .fix = N_ ("Use a hyphen.") } },
  { IRI_FINDING_HOST_CHARACTER, {
      "host-character", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 1123 §2.1",
      .message = N_ ("{char} is in no name of a host"),
      .why = N_ ("The grammar of addresses allows it, but names of hosts are "
                 "letters, digits and hyphens."),
      .fix = N_ ("Write the name without it.") } },
  { IRI_FINDING_LABEL_EMPTY, {
      "label-empty", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 1034 §3.1",
      .message = N_ ("There is nothing between two dots of the host"),
      .why = N_ ("Each part of a name needs at least one character, so this "
                 "host cannot be looked up."),
      .fix = N_ ("Remove one of the dots.") } },
  { IRI_FINDING_LABEL_LONG, {
      "label-long", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 1034 §3.1",
      .message = N_ ("A part of the host is longer than 63 characters"),
      .why = N_ ("Domain names have no room for more, so this host cannot be "
                 "looked up."),
      .fix = N_ ("Write a shorter name.") } },
  { IRI_FINDING_NAME_LONG, {
      "name-long", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 1034 §3.1",
      .message = N_ ("The host is longer than 253 characters"),
      .why = N_ ("Domain names have no room for more, so this host cannot be "
                 "looked up."),
      .fix = N_ ("Write a shorter name.") } },
  { IRI_FINDING_LABEL_HYPHEN, {
      "label-hyphen", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 1123 §2.1",
      .message = N_ ("{text} begins or ends with a hyphen"),
      .why = N_ ("A part of the name of a host may hold hyphens only inside."),
      .fix = N_ ("Remove the hyphen.") } },
  { IRI_FINDING_LABEL_HYPHENS, {
      "label-hyphens", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 5891 §4.2.3.1",
      .message = N_ ("{text} has hyphens in the third and fourth place"),
      .why = N_ ("They are kept for encoded names such as those that begin "
                 "with xn--."),
      .fix = N_ ("Choose another name.") } },
  { IRI_FINDING_A_LABEL_INVALID, {
      "a-label-invalid", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5890 §2.3.2",
      .message = N_ ("{text} begins with xn-- and encodes no name"),
      .why = N_ ("It is kept for encoded names; programs refuse it or show it "
                 "as it is."),
      .fix = N_ ("Write the name in its own letters.") } },
  { IRI_FINDING_A_LABEL_NOT_CANONICAL, {
      "a-label-not-canonical", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 5891 §5.4",
      .message = N_ ("{text} is not the form that its name is encoded in"),
      .why = N_ ("Decoded and encoded again it becomes another name, so "
                 "programs come to different hosts."),
      .fix = N_ ("Write the name in its own letters.") } },
  { IRI_FINDING_A_LABEL_UPPER_CASE, {
      "a-label-upper-case", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD,
      "RFC 5890 §2.3.2",
      .message = N_ ("{text} is an encoded name in capital letters"),
      .why = N_ ("It is the same host in small letters, but programs that "
                 "compare letter by letter see two addresses."),
      .fix = N_ ("Write it in small letters.") } },
  { IRI_FINDING_BROWSER_PUNYCODE, {
      "browser-punycode", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "Chromium docs/idn.md",
      .message = N_ ("Browsers show {text} as {quote}"),
      .why = N_ ("They do not show it in Unicode, since it could be taken for "
                 "another name."),
      .fix = N_ ("Use a name that browsers show."),
      .deceives = TRUE } },
  { IRI_FINDING_BROWSER_A_LABEL, {
      "browser-a-label", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "Chromium docs/idn.md",
      .message = N_ ("{text} stands for {quote}, which browsers do not show"),
      .why = N_ ("They do not show it in Unicode, since it could be taken for "
                 "another name."),
      .fix = N_ ("Use a name that browsers show."),
      .deceives = TRUE } },
  { IRI_FINDING_BROWSER_REFUSED, {
      "browser-refused", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "URL Standard",
      .message = N_ ("Browsers do not take {text} for a name"),
      .why = N_ ("The rules for internationalized domain names that browsers "
                 "follow refuse it, so they open nothing."),
      .fix = N_ ("Use a name that browsers open.") } },
  { IRI_FINDING_NO_ALPHABET, {
      "no-alphabet", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "UTR #36 §2.3",
      .message = N_ ("{quote} has letters that no language uses together"),
      .why = N_ ("With marks of several languages a word can pass for one "
                 "without them, which people know."),
      .fix = N_ ("Make sure that the name is the one that is meant."),
      .deceives = TRUE } },
  { IRI_FINDING_IPV4_LIKE, {
      "ipv4-like", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7.4",
      .message = N_ ("Browsers take {text} for the IPv4 address {quote}"),
      .why = N_ ("They read numbers in other lengths and in hex or octal as "
                 "well, which hides from people and from filters where the "
                 "address leads."),
      .fix = N_ ("Write the address as four numbers from 0 to 255."),
      .deceives = TRUE } },
  { IRI_FINDING_IPV4_REFUSED, {
      "ipv4-refused", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, IPv4 parser",
      .message = N_ ("{text} ends in a number and is no IPv4 address"),
      .why = N_ ("Browsers take every host that ends in a number for an IPv4 "
                 "address and refuse this one; others look it up as a name."),
      .fix = N_ ("Write four numbers from 0 to 255, or a name that does not "
                 "end in a number.") } },
  { IRI_FINDING_IPV6_NOT_CANONICAL, {
      "ipv6-not-canonical", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 5952 §4",
      .message = N_ ("{text} is not the usual way to write this IPv6 address"),
      .why = N_ ("It is the same address in small letters, without leading "
                 "zeros and with the longest run of zeros left out, but "
                 "programs that compare letter by letter see two."),
      .fix = N_ ("Write it in its usual form.") } },
  { IRI_FINDING_IPV6_WITH_IPV4, {
      "ipv6-with-ipv4", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 4291 §2.5.5",
      .message = N_ ("{text} has the IPv4 address {quote} inside"),
      .why = N_ ("It may lead to the IPv4 host, past rules that are meant for "
                 "IPv4 addresses.") } },
  { IRI_FINDING_IPVFUTURE_UNKNOWN, {
      "ipvfuture-unknown", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "RFC 3986 §3.2.2",
      .message = N_ ("{text} is an address of a version that does not exist "
                     "yet"),
      .why = N_ ("The grammar keeps a place for it; no program can connect to "
                 "it."),
      .fix = N_ ("Use a name, an IPv4 or an IPv6 address.") } },
  { IRI_FINDING_HOST_CAPITAL_I, {
      "host-capital-i", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §8.5",
      .message = N_ ("The I in {other} looks like a small L"),
      .why = N_ ("Hosts are the same in small letters, where it is an i, so "
                 "people take the name for that of somebody else."),
      .fix = N_ ("Write the host in small letters."),
      .deceives = TRUE } },
  { IRI_FINDING_HOST_LIKE_FILE, {
      "host-like-file", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §4.5",
      .message = N_ ("{text} is a host, and looks like the name of a file"),
      .why = N_ ("Who clicks on it expects a file that is there already, and "
                 "goes to somebody's site.") } },
  { IRI_FINDING_HOST_BEGINS_LIKE, {
      "host-begins-like", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §7.6",
      .message = N_ ("The host begins like {quote} and belongs to {other}"),
      .why = N_ ("People read from the left and stop at the name they know. "
                 "Whose a host is, is told by its end."),
      .fix = N_ ("Look at the end of the host, and go on only if you know that "
                 "name."),
      .deceives = TRUE } },
  { IRI_FINDING_HOST_OWNER_FAR, {
      "host-owner-far", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7.6",
      .message = N_ ("The host belongs to {other}, which comes only after "
                     "{quote} characters"),
      .why = N_ ("Where there is no room for so many, the name that counts is "
                 "cut off, and the beginning is taken for it."),
      .fix = N_ ("Look at the end of the host, and go on only if you know that "
                 "name."),
      .deceives = TRUE } },
  { IRI_FINDING_IP_LOOPBACK, {
      "ip-loopback", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 6890 §2.2",
      .message = N_ ("{quote} is this machine itself"),
      .why = N_ ("It leads each reader to a server on the machine that they "
                 "sit at, if one runs there."),
      .fix = N_ ("Write the name of the machine if others are to get "
                 "there.") } },
  { IRI_FINDING_IP_PRIVATE, {
      "ip-private", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 6890 §2.2",
      .message = N_ ("{quote} is in a private network"),
      .why = N_ ("Each network gives such addresses to machines of its own, so "
                 "other readers come to another machine or to none."),
      .fix = N_ ("Write a name that is known everywhere if others are to get "
                 "there.") } },
  { IRI_FINDING_IP_LINK_LOCAL, {
      "ip-link-local", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 6890 §2.2",
      .message = N_ ("{quote} is known only on one link of a network"),
      .why = N_ ("It reaches what the machine is directly connected with. In "
                 "data centres that is a service which gives out the machine's "
                 "secrets."),
      .fix = N_ ("Write a name that is known everywhere if others are to get "
                 "there.") } },
  { IRI_FINDING_IP_SPECIAL, {
      "ip-special", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 6890 §2.2",
      .message = N_ ("{quote} is kept for special uses"),
      .why = N_ ("Documentation, tests, groups of machines and later use have "
                 "addresses of their own, which lead to no ordinary host.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_host = { rows, G_N_ELEMENTS (rows) };
