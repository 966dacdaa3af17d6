/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about percent-encoding. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_PERCENT, {
      "percent", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §2.1",
      .message = N_ ("{text} does not begin a percent-encoded octet"),
      .why = N_ ("A percent sign must be followed by two hex digits."),
      .fix = N_ ("Write it as %25 if a percent sign is meant.") } },
  { IRI_FINDING_PCT_UNRESERVED, {
      "pct-unreserved", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §2.3",
      .message = N_ ("{text} is an encoding of characters that need none"),
      .why = N_ ("The address is the same with the plain characters, but "
                 "programs that compare letter by letter see two addresses."),
      .fix = N_ ("Write the characters themselves.") } },
  { IRI_FINDING_PCT_RESERVED, {
      "pct-reserved", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §2.2",
      .message = N_ ("{text} is an encoded delimiter"),
      .why = N_ ("Encoded it is data, plain it divides the address. Programs "
                 "that decode too early read another address.") } },
  { IRI_FINDING_PCT_LOWER_CASE, {
      "pct-lower-case", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §2.1",
      .message = N_ ("{text} has hex digits in small letters"),
      .why = N_ ("The address is the same with capitals, but programs that "
                 "compare letter by letter see two addresses."),
      .fix = N_ ("Write the hex digits in capitals.") } },
  { IRI_FINDING_DOUBLE_ENCODING, {
      "double-encoding", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §2.4",
      .message = N_ ("{text} is percent-encoded twice"),
      .why = N_ ("Who decodes once and who decodes twice get different "
                 "addresses. This is used to get past filters."),
      .fix = N_ ("Encode once, unless one address is carried inside "
                 "another.") } },
  { IRI_FINDING_PCT_OVERLONG, {
      "pct-overlong", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 3629 §3",
      .message = N_ ("{text} spells a character in more octets than it takes"),
      .why = N_ ("Careless programs decode it all the same, often as / or . "
                 "after the checks are over."),
      .fix = N_ ("Write the character in its one right form.") } },
  { IRI_FINDING_PCT_SURROGATE, {
      "pct-surrogate", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 3629 §3",
      .message = N_ ("{text} is an encoded half of a surrogate pair"),
      .why = N_ ("Surrogates belong to UTF-16 and have no form in UTF-8, so "
                 "this stands for no character."),
      .fix = N_ ("Encode the character itself, in four octets.") } },
  { IRI_FINDING_PCT_BEYOND_UNICODE, {
      "pct-beyond-unicode", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 3629 §3",
      .message = N_ ("{text} is beyond the last character of Unicode"),
      .why = N_ ("It looks like UTF-8, but the numbers end at U+10FFFF."),
      .fix = N_ ("Encode the text again from its source.") } },
  { IRI_FINDING_PCT_NOT_UTF_8, {
      "pct-not-utf-8", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "3987bis-00 §8.7",
      .message = N_ ("{text} is not UTF-8; in windows-1252 it reads {reading}"),
      .why = N_ ("It was encoded from an older charset, and which one cannot "
                 "be known. It stays encoded in the IRI."),
      .fix = N_ ("Encode the text in UTF-8 if the server knows it by that "
                 "name.") } },
  { IRI_FINDING_PCT_NUL, {
      "pct-nul", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7.3",
      .message = N_ ("%00 stands for the character that ends strings in many "
                     "programs"),
      .why = N_ ("Such programs read the address only up to there, after all "
                 "of it was checked."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_PCT_CONTROL, {
      "pct-control", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7.3",
      .message = N_ ("{text} is an encoded control character"),
      .why = N_ ("Decoded, a line end or the like can start a header or a "
                 "command of its own."),
      .fix = N_ ("Remove it, unless the server expects it.") } },
  { IRI_FINDING_PCT_BIDI, {
      "pct-bidi", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "3987bis-00 §4.1",
      .message = N_ ("{text} is an encoded character that reorders the "
                     "display"),
      .why = N_ ("Programs that decode it for display show another address "
                 "than this one."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_PCT_INVISIBLE, {
      "pct-invisible", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "3987bis-00 §6.1",
      .message = N_ ("{text} is an encoded character that is invisible"),
      .why = N_ ("Programs that decode it for display show an address that "
                 "looks like another one."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_PCT_U, {
      "pct-u", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §2.1",
      .message = N_ ("{text} is an old way of encoding that no standard has"),
      .why = N_ ("Only a few servers decode it; others refuse it or take the "
                 "percent sign as it is."),
      .fix = N_ ("Percent-encode the character in UTF-8.") } },
  { IRI_FINDING_PCT_DOT_SEGMENT, {
      "pct-dot-segment", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §6.2.2",
      .message = N_ ("{text} is an encoded dot segment"),
      .why = N_ ("Browsers and servers take it for . or .. and go to another "
                 "path, often after the path was checked."),
      .fix = N_ ("Write the path without it.") } },
  { IRI_FINDING_PCT_HOST, {
      "pct-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §3.2.2",
      .message = N_ ("The host is percent-encoded in part"),
      .why = N_ ("Some programs decode it before they look the name up and "
                 "others do not, so they come to different hosts."),
      .fix = N_ ("Write the characters themselves, or the xn-- form.") } },
  { IRI_FINDING_PCT_HIDDEN, {
      "pct-hidden", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7.6",
      .message = N_ ("{text} in the host stands for {quote}"),
      .why = N_ ("No host needs that. It hides from people and from filters "
                 "which host this is, or where it ends."),
      .fix = N_ ("Write the characters themselves, and look at the host "
                 "again."),
      .deceives = TRUE } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_percent = { rows, G_N_ELEMENTS (rows) };
