/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

/* Findings about the scheme, and about mailto: and data:. */

#include "iri-catalogue.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const IriCatalogueRow rows[] = {
  { IRI_FINDING_SCHEME_MISSING, {
      "scheme-missing", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.1",
      .message = N_ ("The scheme before the colon is missing"),
      .why = N_ ("A colon in the first segment always ends a scheme."),
      .fix = N_ ("Add the scheme, or start with ./ if this is a path.") } },
  { IRI_FINDING_SCHEME_CHARACTER, {
      "scheme-character", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 3986 §3.1",
      .message = N_ ("{char} is not allowed there in a scheme"),
      .why = N_ ("A scheme starts with a letter from a to z, followed by "
                 "letters, digits, +, - and . only."),
      .fix = N_ ("Correct the scheme, or start with ./ if this is a path.") } },
  { IRI_FINDING_SCHEME_ALONE, {
      "scheme-alone", IRI_SEVERITY_ERROR, IRI_FORCE_MUST, "RFC 2396 §3",
      .message = N_ ("Nothing follows the scheme"),
      .why = N_ ("RFC 2396 requires something after the colon; later standards "
                 "do not."),
      .fix = N_ ("Add something after the colon.") } },
  { IRI_FINDING_SCHEME_UPPER_CASE, {
      "scheme-upper-case", IRI_SEVERITY_NOTE, IRI_FORCE_SHOULD, "RFC 3986 §3.1",
      .message = N_ ("The scheme is in capital letters"),
      .why = N_ ("It is the same scheme in small letters, but programs that "
                 "compare character by character see two different IRIs."),
      .fix = N_ ("Use small letters for the scheme.") } },
  { IRI_FINDING_SCHEME_SCRIPT, {
      "scheme-script", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "HTML Standard, javascript: URLs",
      .message = N_ ("{text} runs a program instead of opening a page"),
      .why = N_ ("A browser runs the rest of the IRI with the rights of the "
                 "current page."),
      .fix = N_ ("Do not open it unless you wrote it."),
      .deceives = TRUE } },
  { IRI_FINDING_SCHEME_NOT_A_PLACE, {
      "scheme-not-a-place", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE,
      "RFC 3986 §1.1.3",
      .message = N_ ("{text} contains or names its content instead of a "
                     "server"),
      .why = N_ ("It does not lead to any server, so whoever sent it made the "
                 "content that is shown.") } },
  { IRI_FINDING_SCHEME_LIKE_HOST, {
      "scheme-like-host", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 3986 §4.5",
      .message = N_ ("{text} is read as a scheme but looks like a host"),
      .why = N_ ("Everything before the first colon is the scheme. Without // "
                 "there is no host and no port."),
      .fix = N_ ("Add https:// or another scheme before it.") } },
  { IRI_FINDING_DRIVE_LETTER, {
      "drive-letter", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 8089 E.2",
      .message = N_ ("{text} is read as a scheme but looks like a drive "
                     "letter"),
      .why = N_ ("This is a Windows file name, not an IRI."),
      .fix = N_ ("Add file:/// before it.") } },
  { IRI_FINDING_URL_PREFIX, {
      "url-prefix", IRI_SEVERITY_NOTE, IRI_FORCE_ADVICE, "RFC 3986 C",
      .message = N_ ("The IRI is prefixed with URL:"),
      .why = N_ ("The prefix used to mark URLs in text; programs now read it "
                 "as a scheme of its own."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_SCHEME_TWICE, {
      "scheme-twice", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 3986 §3.2",
      .message = N_ ("The IRI has the scheme twice"),
      .why = N_ ("Programs read the second one as the host name."),
      .fix = N_ ("Remove one of them.") } },
  { IRI_FINDING_AUTHORITY_MISSING, {
      "authority-missing", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE,
      "RFC 1738 §3.1",
      .message = N_ ("The // after the scheme is missing"),
      .why = N_ ("IRIs with this scheme have a host. Browsers add the slashes, "
                 "but other programs find no host."),
      .fix = N_ ("Add // and the host.") } },
  { IRI_FINDING_MAILTO_ADDRESS, {
      "mailto-address", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 6068 §2",
      .message = N_ ("{text} is not a valid email address"),
      .why = N_ ("An email address is a name, @ and a domain. Email programs "
                 "guess what you mean, or send the message to nobody."),
      .fix = N_ ("Use the form name@domain.") } },
  { IRI_FINDING_MAILTO_DOMAIN, {
      "mailto-domain", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 6068 §2",
      .message = N_ ("Email cannot be sent to {text}"),
      .why = N_ ("The rules for internationalized domain names reject this "
                 "domain."),
      .fix = N_ ("Correct the domain.") } },
  { IRI_FINDING_MAILTO_HIDDEN, {
      "mailto-hidden", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 6068 §7",
      .message = N_ ("The message also goes to hidden recipients"),
      .why = N_ ("Recipients after bcc= get a copy that the others do not know "
                 "about, and many email programs hide them from the sender "
                 "too."),
      .fix = N_ ("Remove them from the message unless you know them."),
      .deceives = TRUE } },
  { IRI_FINDING_MAILTO_ATTACHMENT, {
      "mailto-attachment", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "RFC 6068 §4",
      .message = N_ ("{text} asks to attach one of your files"),
      .why = N_ ("Some email programs attach it without asking, and the file "
                 "leaves with the message."),
      .fix = N_ ("Check the attachments before you send the message."),
      .deceives = TRUE } },
  { IRI_FINDING_MAILTO_HEADER, {
      "mailto-header", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD, "RFC 6068 §4",
      .message = N_ ("{text} is not a header field that a link may set"),
      .why = N_ ("Only Subject, Keywords and the body are known to be safe. "
                 "Other fields can change the apparent sender of a message or "
                 "what happens to it."),
      .fix = N_ ("Remove it.") } },
  { IRI_FINDING_MAILTO_LINE_BREAK, {
      "mailto-line-break", IRI_SEVERITY_WARNING, IRI_FORCE_SHOULD,
      "RFC 6068 §5",
      .message = N_ ("A header field contains a line break"),
      .why = N_ ("A careless email program reads the text after it as another "
                 "header field, which can add recipients or change the "
                 "sender."),
      .fix = N_ ("Remove the line break, %0D%0A."),
      .deceives = TRUE } },
  { IRI_FINDING_DATA_PAGE, {
      "data-page", IRI_SEVERITY_WARNING, IRI_FORCE_ADVICE, "RFC 2397 §6",
      .message = N_ ("The IRI itself contains a web page"),
      .why = N_ ("Whoever wrote the IRI wrote the page. It can imitate any "
                 "site and run programs."),
      .fix = N_ ("Read its content instead of opening it."),
      .deceives = TRUE } },
  { IRI_FINDING_DATA_COMMA, {
      "data-comma", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 2397 §3",
      .message = N_ ("The comma is missing, so there is no data"),
      .why = N_ ("The first comma separates the description of the data from "
                 "the data."),
      .fix = N_ ("Add a comma before the data.") } },
  { IRI_FINDING_DATA_BASE64, {
      "data-base64", IRI_SEVERITY_WARNING, IRI_FORCE_MUST, "RFC 2397 §3",
      .message = N_ ("{text} is not valid base64"),
      .why = N_ ("Browsers reject all of the data. The content shown here "
                 "leaves this part out."),
      .fix = N_ ("Encode the data again, or remove ;base64.") } },
};
/* clang-format on */

const IriCatalogueGroup iri_catalogue_scheme = { rows, G_N_ELEMENTS (rows) };
