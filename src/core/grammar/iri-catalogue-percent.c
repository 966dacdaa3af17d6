/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about percent-encoding. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_PERCENT, {
      "percent", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §2.1",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} does not start a percent-encoded octet"),
      .why = N_ ("A percent sign must be followed by two hex digits."),
      .fix = N_ ("Percent-encode a percent sign as %25.") } },
  { IRI_FINDING_PCT_UNRESERVED, {
      "pct-unreserved", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_SHOULD, "RFC 3986 §2.3",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} encodes characters that need no percent-encoding"),
      .why = N_ ("It is the same IRI with the plain characters, but programs "
                 "that compare character by character see two different IRIs."),
      .fix = N_ ("Use the characters themselves.") } },
  { IRI_FINDING_PCT_RESERVED, {
      "pct-reserved", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 §2.2",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} is a percent-encoded delimiter"),
      .why = N_ ("Encoded, it is data; plain, it separates components. "
                 "Programs that decode it too early read a different IRI.") } },
  { IRI_FINDING_PCT_LOWER_CASE, {
      "pct-lower-case", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_SHOULD, "RFC 3986 §2.1",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} contains lower-case hex digits"),
      .why = N_ ("It is the same IRI in upper case, but programs that compare "
                 "character by character see two different IRIs."),
      .fix = N_ ("Use upper-case hex digits.") } },
  { IRI_FINDING_DOUBLE_ENCODING, {
      "double-encoding", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3986 §2.4",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} is percent-encoded twice"),
      .why = N_ ("Programs that decode once and programs that decode twice get "
                 "different IRIs, which attackers use to get past filters."),
      .fix = N_ ("Encode it once, unless one IRI is embedded in another.") } },
  { IRI_FINDING_PCT_OVERLONG, {
      "pct-overlong", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 3629 §3",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} encodes a character in more octets than "
                     "necessary"),
      .why = N_ ("Careless programs still decode it, often to / or . after all "
                 "checks are done."),
      .fix = N_ ("Use the shortest encoding of the character.") } },
  { IRI_FINDING_PCT_SURROGATE, {
      "pct-surrogate", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 3629 §3",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} encodes half of a surrogate pair"),
      .why = N_ ("Surrogates belong to UTF-16 and are not allowed in UTF-8, so "
                 "this does not encode any character."),
      .fix = N_ ("Encode the character itself, in four octets.") } },
  { IRI_FINDING_PCT_BEYOND_UNICODE, {
      "pct-beyond-unicode", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_MUST, "RFC 3629 §3",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} is above the last Unicode code point"),
      .why = N_ ("It looks like UTF-8, but code points end at U+10FFFF."),
      .fix = N_ ("Encode the text again from its source.") } },
  { IRI_FINDING_PCT_NOT_UTF_8, {
      "pct-not-utf-8", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3987 §7.7",
      /* Translators: {text} is a percent-encoding: %2F; {windows-1252} is the decoded
       * text: ä. */
      .message = N_ ("{text} is not UTF-8; in windows-1252 it reads {windows-1252}"),
      .why = N_ ("It was encoded from an older charset, and there is no way to "
                 "know which one. It stays encoded in the IRI."),
      .fix = N_ ("Encode the text in UTF-8 if the server accepts it.") } },
  { IRI_FINDING_PCT_NUL, {
      "pct-nul", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3986 §7.3",
      /* xgettext:no-c-format */
      .message = N_ ("%00 encodes the character that ends strings in many "
                     "programs"),
      .why = N_ ("Such programs check the whole IRI but then read it only up "
                 "to this point."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_PCT_CONTROL, {
      "pct-control", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3986 §7.2",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} is a percent-encoded control character"),
      .why = N_ ("When a program decodes a line break, for example, it can "
                 "start a new header or command."),
      .fix = N_ ("Remove it, unless the server expects it.") } },
  { IRI_FINDING_PCT_BIDI, {
      "pct-bidi", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3987 §4.1",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} is a percent-encoded character that reorders the "
                     "displayed text"),
      .why = N_ ("Programs that decode it for display show an IRI that differs "
                 "from this one."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_PCT_INVISIBLE, {
      "pct-invisible", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3987 §3.2",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} is a percent-encoded invisible character"),
      .why = N_ ("Programs that decode it for display show an IRI that looks "
                 "like another one."),
      .fix = N_ ("Remove it."),
      .deceives = TRUE } },
  { IRI_FINDING_PCT_U, {
      "pct-u", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3986 §2.1",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} is in the form of JavaScript's escape(), which URIs "
                     "do not allow"),
      .why = N_ ("Only a few servers decode it; others reject it or read the "
                 "percent sign literally."),
      .fix = N_ ("Percent-encode the character in UTF-8.") } },
  { IRI_FINDING_PCT_DOT_SEGMENT, {
      "pct-dot-segment", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3986 §6.2.2",
      /* Translators: {text} is a percent-encoding: %2F. */
      .message = N_ ("{text} is a percent-encoded dot segment"),
      .why = N_ ("Browsers and servers treat it as . or .. and go to another "
                 "path, often after the path was checked."),
      .fix = N_ ("Remove it from the path.") } },
  { IRI_FINDING_PCT_HOST, {
      "pct-host", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3986 §3.2.2",
      .message = N_ ("The host is partly percent-encoded"),
      .why = N_ ("Some programs decode it before they look up the name and "
                 "others do not, so they connect to different hosts."),
      .fix = N_ ("Use the characters themselves, or the xn-- form.") } },
  { IRI_FINDING_PCT_HIDDEN, {
      "pct-hidden", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3986 §7.6",
      /* Translators: {text} is a percent-encoding: %2F; {quote} is the decoded text. */
      .message = N_ ("{text} in the host encodes {quote}"),
      .why = N_ ("No host needs this. It hides from people and from filters "
                 "which host this is, or where it ends."),
      .fix = N_ ("Use the characters themselves, and check the host again."),
      .deceives = TRUE } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_percent = { rows, G_N_ELEMENTS (rows) };
