/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about the path, the query, the fragment and the whole IRI. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_HASH_IN_FRAGMENT, {
      "hash-in-fragment", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §3.5",
      .message = N_ ("The fragment contains a second #"),
      .why = N_ ("The first # starts the fragment, and there can be only one."),
      .fix = N_ ("Percent-encode it as %23.") } },
  { IRI_FINDING_LONG, {
      "long", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 9110 §4.1",
      .message = N_ ("The IRI is longer than 8,000 bytes"),
      .why = N_ ("RFC 9110 asks programs to support 8,000 bytes; some reject or "
                 "cut longer IRIs."),
      .fix = N_ ("Make it shorter, or send the data by other means.") } },
  { IRI_FINDING_TOO_LONG, {
      "too-long", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_ADVICE, "RFC 9110 §4.1",
      .message = N_ ("The text is longer than 64 MiB"),
      .why = N_ ("So that one text cannot use up the memory, only its first "
                 "1,000 bytes are kept and examined."),
      .fix = N_ ("Look for a missing line end, and divide the text into "
                 "IRIs.") } },
  { IRI_FINDING_URI_INVALID, {
      "uri-invalid", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3987 §3.1",
      .message = N_ ("The URI that the IRI maps to is not valid"),
      .why = N_ ("Percent-encoding cannot correct other errors."),
      .fix = N_ ("Fix the findings above to make the URI valid.") } },
  { IRI_FINDING_BASE_RELATIVE, {
      "base-relative", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_MUST, "RFC 3986 §5.1",
      .message = N_ ("Neither the IRI nor the base has a scheme"),
      .why = N_ ("A relative base cannot say where the target is."),
      .fix = N_ ("Enter a base with a scheme.") } },
  { IRI_FINDING_PATH_AS_HOST, {
      "path-as-host", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "RFC 3986 §3.3",
      .message = N_ ("A path segment became the host of the target"),
      .why = N_ ("Without its dot segments the path starts with //, and "
                 "programs read what follows as a host, so the target leads to "
                 "an unexpected site."),
      .fix = N_ ("Remove the empty segment at the start of the path."),
      .deceives = TRUE } },
  { IRI_FINDING_DOT_SEGMENT, {
      "dot-segment", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 §6.2.2.3",
      /* Translators: {text} is a part of the path: “..”. */
      .message = N_ ("{text} in the path will be removed"),
      .why = N_ ("A single dot means the folder itself, two dots the one above "
                 "it. Programs remove both before they use the IRI."),
      .fix = N_ ("Use the path without them.") } },
  { IRI_FINDING_DOTS_HIDE_AUTHORITY, {
      "dots-hide-authority", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "RFC 3986 §3.3",
      .message = N_ ("The path would start with // without its dot segments"),
      .why = N_ ("Programs would read what follows as a host, so normalizing "
                 "the IRI changes where it leads."),
      .fix = N_ ("Remove the empty segment from the path.") } },
  { IRI_FINDING_EMPTY_SEGMENT, {
      "empty-segment", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 §3.3",
      .message = N_ ("There is nothing between two slashes"),
      .why = N_ ("Some servers treat two slashes as one and others do not, so "
                 "this may or may not be the same IRI."),
      .fix = N_ ("Remove one of the slashes, unless the server needs "
                 "both.") } },
  { IRI_FINDING_BACKSLASH, {
      "backslash", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, "URL Standard §4.4",
      .message = N_ ("Browsers read \\ as /"),
      .why = N_ ("Other programs do not, so they see different components and "
                 "may connect to another host."),
      /* xgettext:no-c-format */
      .fix = N_ ("Use / if you want a slash, otherwise %5C.") } },
  { IRI_FINDING_BACKSLASH_HOST, {
      "backslash-host", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "URL Standard §4.4",
      /* Translators: {quote} is a host or an IRI. */
      .message = N_ ("Browsers connect to the host {quote}, which other "
                     "programs do not see"),
      .why = N_ ("Browsers read \\ as /, and two of them start a host. By RFC "
                 "3986 there is no host, so a security check may let the IRI "
                 "pass."),
      /* xgettext:no-c-format */
      .fix = N_ ("Use / if you want a slash, otherwise %5C."),
      .deceives = TRUE } },
  { IRI_FINDING_BACKSLASH_OTHER_HOST, {
      "backslash-other-host", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE,
      "URL Standard §4.4",
      /* Translators: {quote} is a host or an IRI; {other} is a host. */
      .message = N_ ("Browsers connect to {quote}, other programs to {other}"),
      .why = N_ ("Browsers read \\ as /, which ends the host. By RFC 3986 it "
                 "does not, so a security check may look at the wrong host."),
      .fix = N_ ("Use only one host and no \\."),
      .deceives = TRUE } },
  { IRI_FINDING_SECOND_QUESTION_MARK, {
      "second-question-mark", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE,
      "RFC 3986 §3.4",
      .message = N_ ("The query contains a second ?"),
      .why = N_ ("Only the first ? starts the query; this one is part of it. "
                 "Some old programs read it differently."),
      /* xgettext:no-c-format */
      .fix = N_ ("Use & between query parameters, or %3F if you want a "
                 "question mark.") } },
  { IRI_FINDING_EMPTY_QUERY, {
      "empty-query", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 §6.2.3",
      .message = N_ ("The query after the ? is empty"),
      .why = N_ ("It is a different IRI from the one without the ?, though "
                 "most servers return the same."),
      .fix = N_ ("Remove the ? if it has no meaning.") } },
  { IRI_FINDING_EMPTY_FRAGMENT, {
      "empty-fragment", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 §6.2.3",
      .message = N_ ("The fragment after the # is empty"),
      .why = N_ ("It is a different IRI from the one without the #, though it "
                 "leads to the same resource."),
      .fix = N_ ("Remove the # if it has no meaning.") } },
  { IRI_FINDING_LONG_COMPONENT, {
      "long-component", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "POSIX <limits.h>",
      .message = N_ ("A path segment is longer than 255 bytes"),
      .why = N_ ("Many systems limit file names to 255 bytes, so it may be cut "
                 "off or rejected."),
      .fix = N_ ("Use a shorter name.") } },
  { IRI_FINDING_TRAILING_PUNCTUATION, {
      "trailing-punctuation", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 C",
      /* Translators: {char} is é, or U+202E RIGHT-TO-LEFT OVERRIDE. */
      .message = N_ ("The IRI ends with {char}"),
      .why = N_ ("In running text, programs take it for punctuation of the "
                 "sentence and leave it out."),
      .fix = N_ ("Percent-encode it, or enclose the IRI in angle "
                 "brackets.") } },
  { IRI_FINDING_DOMAIN_OUTSIDE_HOST, {
      "domain-elsewhere", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 5891 §5",
      /* Translators: {text} is a part of the path: “..”. */
      .message = N_ ("{text} looks like a domain name, but is percent-encoded here "
                     "and not converted to Punycode"),
      .why = N_ ("Only the host of an IRI is converted. The program that reads this "
                 "part has to convert the name before it looks it up."),
      .fix = N_ ("If that program cannot do so, use the xn-- form of the name.") } },
  { IRI_FINDING_BARE_HOST, {
      "bare-host", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 §4.5",
      .message = N_ ("Looks like a host"),
      .why = N_ ("The text has no scheme, so programs read it as a path or as something "
                 "else. Only address bars add the scheme."),
      .fix = N_ ("Add the scheme.") } },
  { IRI_FINDING_BARE_EMAIL, {
      "bare-email", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 6068 §2",
      .message = N_ ("Looks like an email address"),
      .why = N_ ("The text has no scheme, so programs read it as a path."),
      .fix = N_ ("Add the scheme mailto.") } },
  { IRI_FINDING_DEFANGED, {
      "defanged", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, NULL,
      .message = N_ ("The IRI is defanged"),
      .why = N_ ("It is written so that nobody opens it by accident. Programs do not "
                 "read it as the IRI that is meant."),
      .fix = N_ ("Restore the IRI.") } },
  { IRI_FINDING_IN_TEXT, {
      "in-text", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, "RFC 3986 C",
      /* Translators: {quote} is a host or an IRI. */
      .message = N_ ("The text contains the IRI {quote}"),
      .why = N_ ("Delimiters and other words around an IRI are not part of it."),
      .fix = N_ ("Use the IRI alone.") } },
  { IRI_FINDING_MEANT_DECEIVES, {
      "meant-deceives", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, NULL,
      /* Translators: {quote} is an IRI: http://example.com/. */
      .message = N_ ("The IRI that is meant is deceptive: {quote}"),
      .why = N_ ("It is not what it looks like, or it hides something, so readers may "
                 "not end up where they expect."),
      .deceives = TRUE } },
  { IRI_FINDING_MEANT_WARNED, {
      "meant-warned", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, NULL,
      /* Translators: {quote} is an IRI: http://example.com/. */
      .message = N_ ("The IRI that is meant has warnings: {quote}"),
      .why = N_ ("Programs that read the text as this IRI may reject it or change "
                 "it.") } },
  { IRI_FINDING_MEANT_REFUSED, {
      "meant-refused", IRI_SEVERITY_ERROR, IRI_REQUIREMENT_ADVICE, NULL,
      /* Translators: {quote} is an IRI: http://example.com/. */
      .message = N_ ("The IRI that is meant has errors: {quote}"),
      .why = N_ ("Programs that read the text as this IRI reject it.") } },
  { IRI_FINDING_CARRIES_ADDRESS, {
      "carries-address", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, NULL,
      /* Translators: {quote} is a host or an IRI. */
      .message = N_ ("The IRI carries another IRI: {quote}"),
      .why = N_ ("The server of this IRI may send readers on to the other one. Check "
                 "both.") } },
  { IRI_FINDING_CARRIED_DECEIVES, {
      "carried-deceives", IRI_SEVERITY_WARNING, IRI_REQUIREMENT_ADVICE, NULL,
      /* Translators: {quote} is a host or an IRI. */
      .message = N_ ("The IRI carries a deceptive IRI: {quote}"),
      .why = N_ ("It is not what it looks like, or it hides something, so readers may "
                 "not end up where they expect."),
      .deceives = TRUE } },
  { IRI_FINDING_MORE, {
      "more", IRI_SEVERITY_NOTE, IRI_REQUIREMENT_ADVICE, NULL,
      .message = N_ ("Some findings are not listed"),
      .why = N_ ("Only the first findings of each kind are listed. The "
                 "number of findings includes all of them.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_path = { rows, G_N_ELEMENTS (rows) };
