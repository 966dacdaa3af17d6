/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about the path, the query, the fragment and the whole IRI. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_HASH_IN_FRAGMENT, {
      "hash-in-fragment", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.5",
      .message = N_ ("A second # stands in the fragment"),
      .why = N_ ("The first # begins the fragment, and there is only one."),
      .fix = N_ ("Write it as %23.") } },
  { IRI_FINDING_LONG, {
      "long", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 9110 §4.1",
      .message = N_ ("The address is longer than 8,000 bytes"),
      .why = N_ ("Programs are advised to take that many; beyond, some refuse "
                 "the address or cut it."),
      .fix = N_ ("Make it shorter, or send the data by other means.") } },
  { IRI_FINDING_URI_INVALID, {
      "uri-invalid", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3987 §3.1",
      .message = N_ ("The URI that it maps to is not valid"),
      .why = N_ ("#, %, [ and ] must not be converted, so a misplaced one "
                 "stays."),
      .fix = N_ ("Fix the findings above; the URI follows.") } },
  { IRI_FINDING_BASE_RELATIVE, {
      "base-relative", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §5.1",
      .message = N_ ("There is no scheme, neither here nor in the base"),
      .why = N_ ("A base that is relative itself says only where to go from a "
                 "place that nobody knows."),
      .fix = N_ ("Give the base as an address with its scheme.") } },
  { IRI_FINDING_PATH_AS_HOST, {
      "path-as-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §3.3",
      .message = N_ ("What was a path has become the host of the target"),
      .why = N_ ("Without its dot segments the path begins with //, and what "
                 "follows that is read as a host, which nobody asked for."),
      .fix = N_ ("Do not have the path begin with an empty segment."),
      .deceives = TRUE } },
  { IRI_FINDING_DOT_SEGMENT, {
      "dot-segment", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §6.2.2.3",
      .message = N_ ("{text} in the path will be removed"),
      .why = N_ ("A dot stands for the folder itself, two for the one above "
                 "it. Programs remove both before they use the address."),
      .fix = N_ ("Write the path that is left without them.") } },
  { IRI_FINDING_DOTS_HIDE_AUTHORITY, {
      "dots-hide-authority", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §5.2.4",
      .message = N_ ("Without its dot segments the path would begin with //"),
      .why = N_ ("What follows would be read as a host, so the address changes "
                 "when it is tidied up."),
      .fix = N_ ("Write the path without the empty segment.") } },
  { IRI_FINDING_EMPTY_SEGMENT, {
      "empty-segment", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §3.3",
      .message = N_ ("There is nothing between two slashes"),
      .why = N_ ("Some servers take two slashes for one and others do not, so "
                 "this may be another address or the same."),
      .fix = N_ ("Remove one of the slashes, unless the server wants "
                 "both.") } },
  { IRI_FINDING_BACKSLASH, {
      "backslash", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, path state",
      .message = N_ ("Browsers read \\ as /"),
      .why = N_ ("Others do not, so they see other components and may go to "
                 "another host."),
      .fix = N_ ("Write / if a slash is meant, otherwise %5C.") } },
  { IRI_FINDING_BACKSLASH_HOST, {
      "backslash-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, authority state",
      .message = N_ ("Browsers go to the host {quote}, which others do not "
                     "see"),
      .why = N_ ("Browsers read \\ as /, and two of them begin a host. By RFC "
                 "3986 there is none, so a check that goes by it lets the "
                 "address pass."),
      .fix = N_ ("Write / if a slash is meant, otherwise %5C."),
      .deceives = TRUE } },
  { IRI_FINDING_BACKSLASH_OTHER_HOST, {
      "backslash-other-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "URL Standard, authority state",
      .message = N_ ("Browsers go to {quote}, others to {other}"),
      .why = N_ ("Browsers read \\ as /, which ends the host. By RFC 3986 it "
                 "does not, so the host that was checked is not the one that "
                 "is gone to."),
      .fix = N_ ("Write the address with one host and without \\."),
      .deceives = TRUE } },
  { IRI_FINDING_SECOND_QUESTION_MARK, {
      "second-question-mark", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "RFC 3986 §3.4",
      .message = N_ ("A second ? stands in the query"),
      .why = N_ ("Only the first ? begins the query; this one is part of it. "
                 "Some old programs read it otherwise."),
      .fix = N_ ("Write & between the parts of a query, or %3F if a question "
                 "mark is meant.") } },
  { IRI_FINDING_EMPTY_QUERY, {
      "empty-query", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §6.2.3",
      .message = N_ ("There is nothing after the ?"),
      .why = N_ ("It is another address than the one without it, though most "
                 "servers answer the same."),
      .fix = N_ ("Remove the ? if it has no meaning.") } },
  { IRI_FINDING_EMPTY_FRAGMENT, {
      "empty-fragment", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §6.2.3",
      .message = N_ ("There is nothing after the #"),
      .why = N_ ("It is another address than the one without it, though it "
                 "leads to the same place."),
      .fix = N_ ("Remove the # if it has no meaning.") } },
  { IRI_FINDING_LONG_COMPONENT, {
      "long-component", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 §3.3",
      .message = N_ ("A part of the path is longer than 255 bytes"),
      .why = N_ ("Many systems keep files under names of at most 255 bytes, so "
                 "it may be cut or refused."),
      .fix = N_ ("Use a shorter name.") } },
  { IRI_FINDING_TRAILING_PUNCTUATION, {
      "trailing-punctuation", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 C",
      .message = N_ ("The address ends with {char}"),
      .why = N_ ("In running text it is taken for the punctuation of the "
                 "sentence and left out."),
      .fix = N_ ("Percent-encode it, or put the address in angle "
                 "brackets.") } },
  { IRI_FINDING_MORE, {
      "more", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "",
      .message = N_ ("Not all findings are listed"),
      .why = N_ ("Only the first of each kind are listed. The verdict counts "
                 "all.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_path = { rows, G_N_ELEMENTS (rows) };
