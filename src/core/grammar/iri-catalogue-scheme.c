/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about the scheme, and about mailto: and data:. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_SCHEME_MISSING, {
      "scheme-missing", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.1",
      .message = N_ ("There is no scheme before the colon"),
      .why = N_ ("A colon in the first segment always ends a scheme."),
      .fix = N_ ("Write the scheme, or begin with ./ if this is a path.") } },
  { IRI_FINDING_SCHEME_CHARACTER, {
      "scheme-character", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.1",
      .message = N_ ("{char} cannot stand there in a scheme"),
      .why = N_ ("A scheme begins with a letter from a to z; letters, digits, "
                 "+, - and . may follow."),
      .fix = N_ ("Fix the scheme, or begin with ./ if this is a path.") } },
  { IRI_FINDING_SCHEME_ALONE, {
      "scheme-alone", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 2396 §3",
      .message = N_ ("Nothing follows the scheme"),
      .why = N_ ("The first grammar of addresses wants a path or something "
                 "else behind the colon; later ones do not."),
      .fix = N_ ("Write what the scheme is about.") } },
  { IRI_FINDING_SCHEME_UPPER_CASE, {
      "scheme-upper-case", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §3.1",
      .message = N_ ("The scheme is in capital letters"),
      .why = N_ ("It is the same scheme in small letters, but programs that "
                 "compare letter by letter see two addresses."),
      .fix = N_ ("Write the scheme in small letters.") } },
  { IRI_FINDING_SCHEME_SCRIPT, {
      "scheme-script", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §7",
      .message = N_ ("{text} runs a program instead of going to a place"),
      .why = N_ ("Opened in a browser, the rest of the address is carried out "
                 "with the rights of the page."),
      .fix = N_ ("Do not open it unless you wrote it."),
      .deceives = TRUE } },
  { IRI_FINDING_SCHEME_NOT_A_PLACE, {
      "scheme-not-a-place", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "RFC 3986 §1.1",
      .message = N_ ("{text} holds or names its content itself"),
      .why = N_ ("There is no place that it leads to, so who sent it is who "
                 "made what is shown.") } },
  { IRI_FINDING_SCHEME_LIKE_HOST, {
      "scheme-like-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §4.5",
      .message = N_ ("{text} is read as a scheme, though it looks like a host"),
      .why = N_ ("What stands before the first colon is the scheme. Without // "
                 "there is no host and no port."),
      .fix = N_ ("Write https:// or another scheme before it.") } },
  { IRI_FINDING_DRIVE_LETTER, {
      "drive-letter", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 8089 E.2",
      .message = N_ ("{text} is read as a scheme, though it looks like a "
                     "drive"),
      .why = N_ ("This is a file name of Windows, not an address."),
      .fix = N_ ("Write file:/// before it.") } },
  { IRI_FINDING_URL_PREFIX, {
      "url-prefix", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 C",
      .message = N_ ("URL: stands before the address"),
      .why = N_ ("It was used to mark addresses in text and is read as a "
                 "scheme of its own now."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_SCHEME_TWICE, {
      "scheme-twice", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §3.2",
      .message = N_ ("The scheme stands there twice"),
      .why = N_ ("The second one is taken for the name of the host."),
      .fix = N_ ("Remove one of them.") } },
  { IRI_FINDING_AUTHORITY_MISSING, {
      "authority-missing", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 9110 §4.2",
      .message = N_ ("There is no // behind the scheme"),
      .why = N_ ("Addresses of this scheme have a host. Browsers add the "
                 "slashes, other programs find no host."),
      .fix = N_ ("Write // and the host.") } },
  { IRI_FINDING_MAILTO_ADDRESS, {
      "mailto-address", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 6068 §2",
      .message = N_ ("{text} is no mail address"),
      .why = N_ ("A mail address is a name, @ and a domain. Mail programs "
                 "guess what is meant, or send the message to nobody."),
      .fix = N_ ("Write it as name@domain.") } },
  { IRI_FINDING_MAILTO_DOMAIN, {
      "mailto-domain", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 6068 §2",
      .message = N_ ("Mail cannot be sent to {text}"),
      .why = N_ ("The rules for internationalized domain names refuse it."),
      .fix = N_ ("Correct the domain.") } },
  { IRI_FINDING_MAILTO_HIDDEN, {
      "mailto-hidden", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 6068 §7",
      .message = N_ ("The message goes to hidden recipients too"),
      .why = N_ ("Those behind bcc= get a copy that the others do not know of, "
                 "and many mail programs do not show them until one looks."),
      .fix = N_ ("Take them out of the message unless you know them."),
      .deceives = TRUE } },
  { IRI_FINDING_MAILTO_ATTACHMENT, {
      "mailto-attachment", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "RFC 6068 §4",
      .message = N_ ("{text} asks to attach a file of yours"),
      .why = N_ ("Some mail programs do so without a word, and the file leaves "
                 "with the message."),
      .fix = N_ ("Look at what is attached before you send the message."),
      .deceives = TRUE } },
  { IRI_FINDING_MAILTO_HEADER, {
      "mailto-header", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 6068 §4",
      .message = N_ ("{text} is no header field that a link may set"),
      .why = N_ ("Subject, Keywords and the text are known to do no harm. "
                 "Others change who a message seems to be from or what becomes "
                 "of it."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_MAILTO_LINE_BREAK, {
      "mailto-line-break", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "RFC 6068 §5",
      .message = N_ ("A header field has a line break in it"),
      .why = N_ ("A mail program that takes it as it is reads what follows as "
                 "another header field: more recipients, or another sender."),
      .fix = N_ ("Remove the line break, %0D%0A."),
      .deceives = TRUE } },
  { IRI_FINDING_DATA_PAGE, {
      "data-page", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 2397 §6",
      .message = N_ ("The address is a page itself"),
      .why = N_ ("Whoever wrote the address wrote the page. It can look like "
                 "that of anybody, and run programs."),
      .fix = N_ ("Read what it holds instead of opening it."),
      .deceives = TRUE } },
  { IRI_FINDING_DATA_COMMA, {
      "data-comma", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 2397 §3",
      .message = N_ ("There is no comma, so there is no data"),
      .why = N_ ("What stands before the first comma says what the data is; "
                 "the data follows it."),
      .fix = N_ ("Write a comma before the data.") } },
  { IRI_FINDING_DATA_BASE64, {
      "data-base64", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 2397 §3",
      .message = N_ ("{text} is not base64"),
      .why = N_ ("Browsers refuse all of the data. What is shown of it leaves "
                 "this out."),
      .fix = N_ ("Encode the data again, or remove ;base64.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_scheme = { rows, G_N_ELEMENTS (rows) };
